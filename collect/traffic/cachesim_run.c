/*
 * Runs loops through the simulator with exactly the result of simulating each access, but simulates
 * an access only if it can change something.
 *
 * The lines that an iteration touches are its current lines. Two facts carry everything here:
 *
 * 1. If all accesses of an iteration hit in the first level, repeating them changes nothing: hits
 *    only reorder (LRU, MRU) or do nothing, and stores mark lines that are marked already. So
 *    nothing happens until the next stream enters a new line.
 *
 * 2. Sets are independent. A load whose set holds no other current line, before and after some
 *    stream moves on, finds its line where it was: youngest in its set.
 *
 * So only these accesses are simulated: loads that enter a line that no load was on, stores that
 * enter any line, and all accesses in a set that a stream enters or leaves while it holds another
 * current line. The latter are repeated until an iteration of them has no miss. All streams advance
 * by the same stride, which divides the line, so their distances in lines repeat with a period of
 * line_bytes / stride iterations: what has to be simulated in each iteration of the period is
 * computed once per call.
 *
 * An inclusive cache below may remove a current line while another one is loaded. From then on
 * every access is simulated until an iteration has no miss.
 */
#include "collect/traffic/cachesim.h"

#include "base/panic.h"
#include "collect/traffic/cachesim_level.h"

/* More streams or a longer period are simulated access by access. */
enum { MAX_STREAMS = 192, MAX_PERIOD = 16 };

/* What has to be simulated when streams enter new lines in one iteration of the period. */
struct plan_step {
    unsigned phase;    /* iteration within the period */
    unsigned length;   /* iterations until the next step */
    bool conflict;     /* a set holds several current lines: repeat until all hit */
    unsigned n_active; /* streams to simulate, in their order */
    uint16_t active[MAX_STREAMS];
};

struct plan {
    unsigned period;
    unsigned n_steps;
    struct plan_step steps[MAX_PERIOD];
};

/* A call of cachesim_run. */
struct run {
    struct cachesim *sim;
    const struct cachesim_stream *streams;
    size_t n_streams;
    uint64_t at;                       /* next iteration */
    uint64_t end;                      /* iterations in all */
    struct cachesim_counter simulated; /* simulated loads; all others are hits */
};

static uint64_t address_at(const struct cachesim_stream *s, uint64_t iteration)
{
    return s->address + (uint64_t)s->stride * iteration;
}

static void access_at(struct run *r, const struct cachesim_stream *s, uint64_t iteration)
{
    const uint64_t address = address_at(s, iteration);
    const uint64_t line = address >> r->sim->line_shift;
    const uint64_t offset = address & (r->sim->line_bytes - 1);
    if (s->store)
        sim_store_line(r->sim, 0,
                       (struct line_store){
                           .line = line, .offset = (uint16_t)offset, .bytes = (uint32_t)s->bytes});
    else
        sim_touch(r->sim, 0, line, s->bytes);
}

static void run_single(struct cachesim *sim, const struct cachesim_stream *streams,
                       size_t n_streams, uint64_t iterations)
{
    for (uint64_t i = 0; i < iterations; i++)
        for (size_t s = 0; s < n_streams; s++) {
            if (streams[s].store)
                cachesim_store(sim, address_at(&streams[s], i), streams[s].bytes);
            else
                cachesim_load(sim, address_at(&streams[s], i), streams[s].bytes);
        }
}

/* Whether every stream advances by the same divisor of the line and never crosses the end of a
 * line. */
static bool in_step(const struct cachesim *sim, const struct cachesim_stream *streams,
                    size_t n_streams)
{
    const int64_t stride = streams[0].stride;
    const int64_t line = (int64_t)sim->line_bytes;
    if (stride <= 0 || line % stride != 0 || line / stride > MAX_PERIOD || n_streams > MAX_STREAMS)
        return false;
    for (size_t s = 0; s < n_streams; s++) {
        const uint64_t offset = streams[s].address % (uint64_t)stride;
        if (streams[s].stride != stride || offset + streams[s].bytes > (uint64_t)stride)
            return false;
    }
    return true;
}

/* Whether the first level keeps the lines that stores bring. */
static bool level_keeps(const struct cachesim *sim)
{
    const struct sim_level *c = &sim->levels[0];
    return c->write_back && c->write_allocate;
}

/* Lines and sets of all streams in one iteration. */
struct places {
    uint64_t line[MAX_STREAMS];
    uint32_t set[MAX_STREAMS];
};

static void find_places(const struct run *r, uint64_t iteration, struct places *out)
{
    for (size_t s = 0; s < r->n_streams; s++) {
        out->line[s] = address_at(&r->streams[s], iteration) >> r->sim->line_shift;
        out->set[s] = (uint32_t)level_set(&r->sim->levels[0], out->line[s]);
    }
}

/* Marks the streams in `set` that are on a line other than `line`; true if there are any. */
static bool mark_others(const struct places *p, size_t n_streams, uint64_t line, uint32_t set,
                        bool *active)
{
    bool any = false;
    for (size_t s = 0; s < n_streams; s++)
        if (p->set[s] == set && p->line[s] != line) {
            active[s] = true;
            any = true;
        }
    return any;
}

/* Whether a load was on this line in the previous iteration, so that it is youngest in its set. */
static bool line_is_youngest(const struct run *r, const struct places *before, uint64_t line)
{
    for (size_t s = 0; s < r->n_streams; s++)
        if (before->line[s] == line && !r->streams[s].store)
            return true;
    return false;
}

static void mark_step(const struct run *r, const struct places *before, const struct places *now,
                      bool *active, bool *conflict)
{
    const size_t n = r->n_streams;
    for (size_t s = 0; s < n; s++) {
        if (before->line[s] == now->line[s])
            continue;
        *conflict |= mark_others(now, n, now->line[s], now->set[s], active);
        *conflict |= mark_others(now, n, before->line[s], before->set[s], active);
        active[s] |= r->streams[s].store || !line_is_youngest(r, before, now->line[s]);
    }
    /* if lines compete for a set, the order of all its accesses matters */
    for (size_t s = 0; *conflict && s < n; s++)
        for (size_t t = 0; t < n && !active[s]; t++)
            active[s] = active[t] && now->set[t] == now->set[s];
}

static void plan_step(const struct run *r, unsigned phase, const struct places *before,
                      const struct places *now, struct plan *plan)
{
    bool active[MAX_STREAMS] = {false};
    bool conflict = false;
    mark_step(r, before, now, active, &conflict);
    struct plan_step *step = &plan->steps[plan->n_steps];
    step->phase = phase;
    step->conflict = conflict;
    step->n_active = 0;
    for (size_t s = 0; s < r->n_streams; s++)
        if (active[s])
            step->active[step->n_active++] = (uint16_t)s;
    if (step->n_active > 0)
        plan->n_steps++;
}

static void make_plan(const struct run *r, struct plan *plan)
{
    plan->period = (unsigned)(r->sim->line_bytes / (uint64_t)r->streams[0].stride);
    plan->n_steps = 0;
    struct places places[2];
    find_places(r, plan->period - 1, &places[1]);
    for (unsigned phase = 0; phase < plan->period; phase++) {
        find_places(r, plan->period + phase, &places[phase % 2]);
        plan_step(r, phase, &places[(phase + 1) % 2], &places[phase % 2], plan);
    }
    if (plan->n_steps == 0)
        panic("a loop whose streams enter no lines");
    for (unsigned i = 0; i < plan->n_steps; i++) {
        const unsigned next =
            i + 1 < plan->n_steps ? plan->steps[i + 1].phase : plan->steps[0].phase + plan->period;
        plan->steps[i].length = next - plan->steps[i].phase;
    }
}

static void simulate(struct run *r, size_t stream, uint64_t iteration)
{
    const struct cachesim_stream *s = &r->streams[stream];
    access_at(r, s, iteration);
    if (!s->store)
        counter_add(&r->simulated, s->bytes);
}

/* One iteration of some streams. After the first level loses a line to an inclusive cache below,
 * all streams that follow take part. True if all hit. */
static bool run_iteration(struct run *r, const uint16_t *active, size_t n_active,
                          uint64_t iteration)
{
    const uint64_t misses = r->sim->levels[0].counts.miss.count;
    const uint64_t lost = r->sim->lost_above;
    size_t next = r->n_streams;
    for (size_t i = 0; i < n_active && r->sim->lost_above == lost; i++) {
        simulate(r, active[i], iteration);
        next = (size_t)active[i] + 1;
    }
    for (; r->sim->lost_above != lost && next < r->n_streams; next++)
        simulate(r, next, iteration);
    return r->sim->levels[0].counts.miss.count == misses;
}

/* Runs all streams, iteration after iteration, until one has no miss. */
static void settle(struct run *r)
{
    uint16_t all[MAX_STREAMS];
    for (size_t s = 0; s < r->n_streams; s++)
        all[s] = (uint16_t)s;
    bool settled = false;
    while (!settled && r->at < r->end)
        settled = run_iteration(r, all, r->n_streams, r->at++);
}

/* One step. False if its sets still miss when the next step begins, or if the first level lost a
 * line that may be current. */
static bool run_step(struct run *r, const struct plan_step *step, uint64_t iteration)
{
    const uint64_t lost = r->sim->lost_above;
    r->at = iteration + 1;
    bool settled = run_iteration(r, step->active, step->n_active, iteration) || !step->conflict;
    while (!settled && r->sim->lost_above == lost && r->at < r->end &&
           r->at < iteration + step->length)
        settled = run_iteration(r, step->active, step->n_active, r->at++);
    return settled && r->sim->lost_above == lost;
}

/* Follows the plan from a settled state until the end, or until a step does not settle. */
static void follow(struct run *r, const struct plan *plan)
{
    uint64_t base = r->at - r->at % plan->period;
    unsigned i = 0;
    while (i < plan->n_steps && base + plan->steps[i].phase < r->at)
        i++;
    for (bool settled = true; settled; i++) {
        if (i == plan->n_steps) {
            base += plan->period;
            i = 0;
        }
        const uint64_t iteration = base + plan->steps[i].phase;
        if (iteration >= r->end) {
            r->at = r->end;
            return;
        }
        settled = run_step(r, &plan->steps[i], iteration);
    }
}

/* Counts all accesses of the run: those that were not simulated are hits. */
static void count_run(const struct run *r)
{
    struct cachesim_counts *counts = &r->sim->levels[0].counts;
    struct cachesim_counter loads = {0};
    for (size_t s = 0; s < r->n_streams; s++) {
        const uint64_t bytes = r->end * r->streams[s].bytes;
        struct cachesim_counter *c = r->streams[s].store ? &counts->store : &loads;
        c->count += r->end;
        c->bytes += bytes;
    }
    counts->load.count += loads.count;
    counts->load.bytes += loads.bytes;
    counts->hit.count += loads.count - r->simulated.count;
    counts->hit.bytes += loads.bytes - r->simulated.bytes;
}

void cachesim_run(struct cachesim *sim, const struct cachesim_stream *streams, size_t n_streams,
                  uint64_t iterations)
{
    if (n_streams == 0)
        return;
    if (!level_keeps(sim) || !in_step(sim, streams, n_streams)) {
        run_single(sim, streams, n_streams, iterations);
        return;
    }
    struct run r = {.sim = sim, .streams = streams, .n_streams = n_streams, .end = iterations};
    struct plan plan;
    make_plan(&r, &plan);
    settle(&r);
    while (r.at < r.end) {
        follow(&r, &plan);
        if (r.at < r.end)
            settle(&r);
    }
    count_run(&r);
}
