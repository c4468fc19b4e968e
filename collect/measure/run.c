#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/proc.h"
#include "collect/measure/load.h"
#include "collect/measure/program.h"
#include "collect/measure/report.h"

/*
 * A round fills a third of the budget at most, so that a second one can follow when the first was
 * disturbed; its samples are short, so that a disturbance hits few of them.
 */
enum {
    ROUND_SAMPLES = 31,
    MOST_ROUNDS = 3,
    PROGRAM_OUTPUT_BYTES = 4 << 20,
};
static const double default_budget_s = 2;
static const double default_precision = 0.02;
static const double shortest_sample_s = 0.004;
static const double longest_sample_s = 0.2;
static const double warmup_share = 0.05;
/* Beyond its budget a program allocates, initialises and finishes a sweep of a large grid. */
static const double patience_s = 60;
static const double patience_factor = 10;

struct arguments {
    struct arena *arena;
    const char **items;
    size_t count;
    size_t capacity;
};

static void add(struct arguments *a, const char *word)
{
    a->items = arena_grow(a->arena, a->items, a->count, &a->capacity, sizeof *a->items);
    a->items[a->count++] = word;
}

static void add_option(struct arguments *a, const char *name, const char *value)
{
    add(a, name);
    add(a, value);
}

static const char *join_ints(const int *values, int count, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (int i = 0; i < count; i++)
        sb_addf(&text, "%s%d", i == 0 ? "" : ",", values[i]);
    return sb_cstr(&text);
}

static const char *join_sizes(const int64_t *values, int count, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (int i = 0; i < count; i++)
        sb_addf(&text, "%s%lld", i == 0 ? "" : ",", (long long)values[i]);
    return sb_cstr(&text);
}

/* What is decided for one point before its first round. */
struct point {
    const struct measure_program *program;
    const int64_t *sizes;
    const struct measure_options *options;
    double budget_s;
    int threads;
    int *cpus; /* [threads] */
    size_t n_distinct;
};

static struct arguments command(const struct point *p, double round_s, struct arena *arena)
{
    const double sample_s =
        fmin(fmax(round_s / ROUND_SAMPLES, shortest_sample_s), longest_sample_s);
    struct arguments a = {.arena = arena};
    add(&a, p->program->path);
    for (int i = 0; i < p->program->n_symbols; i++)
        add(&a, str_formatz(arena, "%lld", (long long)p->sizes[i]));
    add_option(&a, "--threads", str_formatz(arena, "%d", p->threads));
    add_option(&a, "--cpus", join_ints(p->cpus, p->threads, arena));
    add_option(&a, "--samples", str_formatz(arena, "%d", ROUND_SAMPLES));
    add_option(&a, "--min-time", str_formatz(arena, "%.6f", sample_s));
    add_option(&a, "--budget", str_formatz(arena, "%.6f", round_s));
    add_option(&a, "--warmup", str_formatz(arena, "%.6f", warmup_share * p->budget_s));
    if (p->program->n_blocks > 0)
        add_option(&a, "--block", join_sizes(p->options->block_sizes, p->program->n_blocks, arena));
    if (p->options->cold)
        add(&a, "--cold");
    if (p->options->jacobi)
        add(&a, "--jacobi");
    if (p->options->serial_touch)
        add_option(&a, "--touch", "serial");
    add(&a, NULL);
    return a;
}

/* Starts the program once; adds the CPU time that it took to `*own_s`. */
static bool run_round(const struct point *p, double round_s, struct arena *arena,
                      struct bench_report *report, double *own_s, struct err *err)
{
    /* What a user has set for other programs must not move our threads. */
    static const char *const unset[] = {"OMP_*", "GOMP_*", "KMP_*", "LIKWID_*", NULL};
    static const char *const set[] = {"LC_ALL=C", "OMP_DYNAMIC=false", NULL};
    const struct arguments a = command(p, round_s, arena);
    const struct proc_spec spec = {.argv = a.items,
                                   .env_set = set,
                                   .env_unset = unset,
                                   .timeout_s = patience_s + patience_factor * p->budget_s,
                                   .max_output = PROGRAM_OUTPUT_BYTES,
                                   .cpus = p->cpus,
                                   .n_cpus = (size_t)p->threads};
    struct proc_result result;
    if (!proc_check(&spec, arena, &result, err))
        return false;
    *own_s += result.user_s + result.system_s;
    return bench_report_parse(result.out, arena, report, err);
}

/* The samples of all rounds. */
struct samples {
    struct sample *items;
    size_t count;
    size_t capacity;
    double timed_s;
};

static void take_samples(struct samples *all, const struct bench_report *report,
                         struct arena *arena)
{
    for (size_t i = 0; i < report->n_samples; i++) {
        all->items = arena_grow(arena, all->items, all->count, &all->capacity, sizeof *all->items);
        all->items[all->count++] = report->samples[i];
        all->timed_s += report->samples[i].seconds;
    }
}

static bool ran_where_put(const struct bench_report *report, const int *cpus, int threads)
{
    for (int t = 0; t < report->threads; t++) {
        bool found = report->cpus[t] < 0; /* unknown is no evidence */
        for (int i = 0; i < threads; i++)
            found = found || report->cpus[t] == cpus[i];
        if (!found)
            return false;
    }
    return true;
}

static size_t distinct(const int *cpus, int count)
{
    size_t n = 0;
    for (int i = 0; i < count; i++) {
        bool seen = false;
        for (int k = 0; k < i; k++)
            seen = seen || cpus[k] == cpus[i];
        n += !seen;
    }
    return n;
}

/* All CPUs of the sockets that the threads ran on: others' work there shares caches and memory. */
static int *socket_cpus(const struct pin_host *host, const int *cpus, int threads,
                        struct arena *arena, size_t *count)
{
    int *all = arena_alloc(arena, host->n_cpus, sizeof *all);
    *count = 0;
    for (size_t i = 0; i < host->n_cpus; i++) {
        bool same = false;
        for (int t = 0; t < threads; t++) {
            for (size_t k = 0; k < host->n_cpus; k++)
                same = same || (host->cpus[k].cpu == cpus[t] &&
                                host->cpus[k].socket == host->cpus[i].socket);
        }
        if (same)
            all[(*count)++] = host->cpus[i].cpu;
    }
    return all;
}

static bool choose_cpus(struct point *p, struct arena *arena, struct err *err)
{
    p->cpus = arena_alloc(arena, (size_t)p->threads, sizeof *p->cpus);
    p->n_distinct = pin_choose(&p->program->host, p->options->pin, p->threads, p->cpus, arena);
    if (p->n_distinct == 0)
        return err_set(err, ERR_SYSTEM, "this process may not run on any CPU that likwid knows");
    return true;
}

static struct spread over(double numerator, struct spread s)
{
    return (struct spread){numerator / s.max, numerator / s.q3, numerator / s.median,
                           numerator / s.q1, numerator / s.min};
}

static struct spread times(double factor, struct spread s)
{
    return (struct spread){factor * s.min, factor * s.q1, factor * s.median, factor * s.q3,
                           factor * s.max};
}

static void fill(const struct point *p, const struct judgement *j, const struct bench_report *last,
                 struct measurement *out)
{
    const double cl_per_sweep = last->lups_per_sweep / p->program->lup_per_cl;
    out->cy_per_cl = times(j->clock_hz / cl_per_sweep, j->spread_s);
    out->mlup_per_s = over(last->lups_per_sweep * 1e-6, j->spread_s);
    out->clock_hz = j->clock_hz;
    out->uncertainty = j->uncertainty;
    out->n_samples = j->n_kept;
    out->n_rejected = j->n_rejected;
    memcpy(out->rejected, j->rejected, sizeof out->rejected);
    out->samples_s = j->sweep_s;
    out->n_threads = last->threads;
    out->cpus = last->cpus;
    out->bytes = last->bytes;
    out->lups_per_sweep = last->lups_per_sweep;
    out->checksum = last->checksum;
    out->verdict = j->verdict;
    out->reason = j->reason;
}

/* The load of others is what the CPUs did beyond our own program's time. */
static void surroundings(struct circumstances *c, struct cpu_time spent, double own_s,
                         double wall_s)
{
    c->other_load_cpus = spent.known ? fmax(0, (spent.busy_s - own_s) / wall_s) : NAN;
    c->steal_share = spent.known && spent.total_s > 0 ? spent.steal_s / spent.total_s : NAN;
}

/* The measurement of one point in progress: what was decided, and what has come of it so far. */
struct course {
    struct point p;
    struct judge_limits limits;
    struct circumstances around;
    const int *watched;    /* the CPUs of the sockets in use */
    struct cpu_time spent; /* on them, in our rounds alone */
    double wall_s;
    double own_s; /* CPU time of our own program */
    struct samples all;
    struct bench_report report; /* of the last round */
    struct judgement j;         /* over all rounds */
    int n_rounds;
    double *rounds_s;
    size_t rounds_capacity;
};

static bool begin(struct course *c, const struct measure_task *task, struct arena *arena,
                  struct err *err)
{
    const struct measure_options *o = task->options;
    *c = (struct course){
        .p = {.program = task->program,
              .sizes = task->sizes,
              .options = o,
              .budget_s = o->budget_s > 0 ? o->budget_s : default_budget_s,
              .threads = o->threads > 0 ? o->threads : 1},
        .limits = {.precision = o->precision > 0 ? o->precision : default_precision,
                   .best_k = o->best_k},
    };
    if (!choose_cpus(&c->p, arena, err))
        return false;
    c->around = (struct circumstances){.threads = c->p.threads,
                                       .distinct_cpus = c->p.n_distinct,
                                       .affinity_held = true,
                                       .cpu_quota = task->program->host.cpu_quota,
                                       .reference_clock_hz = task->program->clock_hz};
    c->watched =
        socket_cpus(&task->program->host, c->p.cpus, c->p.threads, arena, &c->around.socket_cpus);
    return true;
}

static double round_median_s(const struct bench_report *report, struct arena *arena)
{
    double *sweep_s = arena_alloc(arena, report->n_samples, sizeof *sweep_s);
    for (size_t i = 0; i < report->n_samples; i++)
        sweep_s[i] = report->samples[i].seconds / report->samples[i].sweeps;
    const double *sorted = stats_sorted(sweep_s, report->n_samples, arena);
    return stats_quantile(sorted, report->n_samples, 0.5);
}

/* Starts the program once more and judges all that is known then. */
static bool go_on(struct course *c, double round_s, struct arena *arena, struct err *err)
{
    const struct cpu_time before = cpu_time_now(c->watched, c->around.socket_cpus);
    const double start_s = clock_now_s();
    if (!run_round(&c->p, round_s, arena, &c->report, &c->own_s, err))
        return false;
    take_samples(&c->all, &c->report, arena);
    c->rounds_s = arena_grow(arena, c->rounds_s, (size_t)c->n_rounds, &c->rounds_capacity,
                             sizeof *c->rounds_s);
    c->rounds_s[c->n_rounds++] = round_median_s(&c->report, arena);
    c->around.affinity_held =
        c->around.affinity_held && ran_where_put(&c->report, c->p.cpus, c->p.threads);
    if (c->report.threads < c->p.threads)
        c->around.threads = c->report.threads;
    const size_t n_used = distinct(c->report.cpus, c->report.threads);
    c->around.distinct_cpus = n_used < c->around.distinct_cpus ? n_used : c->around.distinct_cpus;
    const struct cpu_time round =
        cpu_time_between(before, cpu_time_now(c->watched, c->around.socket_cpus));
    c->spent = c->n_rounds == 1 ? round : cpu_time_sum(c->spent, round);
    c->wall_s += clock_now_s() - start_s;
    surroundings(&c->around, c->spent, c->own_s, c->wall_s);
    c->j = judge(c->all.items, c->all.count, &c->around, &c->limits, arena);
    return true;
}

static void finish(const struct course *c, struct measurement *out)
{
    *out = (struct measurement){.counters = "unavailable (time is measured without counters)"};
    fill(&c->p, &c->j, &c->report, out);
    out->n_rounds = c->n_rounds;
    out->rounds_s = c->rounds_s;
    out->timed_s = c->all.timed_s;
    out->wall_s = c->wall_s;
    out->other_load_cpus = c->around.other_load_cpus;
    out->steal_share = c->around.steal_share;
}

bool measure_run(const struct measure_program *program, const int64_t *sizes,
                 const struct measure_options *options, struct arena *arena,
                 struct measurement *out, struct err *err)
{
    const struct measure_task task = {program, sizes, options};
    struct course c;
    if (!begin(&c, &task, arena, err))
        return false;
    do {
        const double round_s = (c.p.budget_s - c.all.timed_s) / (c.n_rounds == 0 ? 2 : 1);
        if (!go_on(&c, round_s, arena, err))
            return false;
    } while (c.j.verdict != VERDICT_OK && c.j.verdict != VERDICT_OVERSUBSCRIBED &&
             c.n_rounds < MOST_ROUNDS && c.all.timed_s < 0.9 * c.p.budget_s);
    finish(&c, out);
    return true;
}

bool measure_in_turn(const struct measure_task *tasks, size_t n_tasks, int rounds,
                     struct arena *arena, struct measurement *out, struct err *err)
{
    struct course *courses = arena_alloc(arena, n_tasks, sizeof *courses);
    for (size_t t = 0; t < n_tasks; t++) {
        if (!begin(&courses[t], &tasks[t], arena, err))
            return false;
    }
    for (int r = 0; r < rounds; r++) {
        for (size_t i = 0; i < n_tasks; i++) {
            struct course *const c = &courses[r % 2 == 0 ? i : n_tasks - 1 - i];
            if (!go_on(c, c->p.budget_s / rounds, arena, err))
                return false;
        }
    }
    for (size_t t = 0; t < n_tasks; t++)
        finish(&courses[t], &out[t]);
    return true;
}
