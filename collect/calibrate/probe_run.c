#include "collect/calibrate/probe_run.h"

#include <math.h>

#include "base/clock.h"
#include "collect/calibrate/calibration.h"
#include "collect/model/composition.h"
#include "collect/model/predict.h"

/* A probe's loop in one of its two forms: for data in L1, or beyond. */
struct probe_loop {
    bool built;
    int program;
    struct kernel kernel;
    struct predict predict;
};

enum { IN_CORE, BEYOND, FORMS };

struct probe_loops {
    struct probe_loop forms[FORMS];
};

struct probe_measuring {
    const struct probe_request *request;
    struct arena *arena;
    struct err *err;
    struct err first;          /* why the first of those failed that did */
    struct probe_loops *loops; /* of each row of the table */
    struct probe_results *out;
};

/* Without lags both forms are the same. */
static struct probe_loop *loop_of(const struct probe_measuring *m, const struct probe_point *point)
{
    const int form =
        point->level == 0 && point->probe->near + point->probe->far > 0 ? IN_CORE : BEYOND;
    return &m->loops[point->probe - probe_table].forms[form];
}

static size_t table_size(void)
{
    size_t n = 0;
    while (probe_table[n].name != NULL)
        n++;
    return n;
}

void probe_list(const struct probe_request *r, struct arena *arena, struct probe_results *out)
{
    const int n_levels = r->machine->n_caches + 1;
    const size_t most = table_size() * (size_t)n_levels * 2;
    int64_t sizes[2];
    *out = (struct probe_results){.points = arena_alloc(arena, most, sizeof *out->points)};
    for (const struct probe *p = probe_table; p->name != NULL; p++) {
        for (int level = 0; (p->quick || !r->quick) && level < n_levels; level++) {
            if (probe_sizes(p, r->machine, level, 1, sizes))
                out->points[out->n++] =
                    (struct probe_point){.probe = p, .level = level, .cores = 1};
            if (r->cores > 1 && probe_sizes(p, r->machine, level, r->cores, sizes))
                out->points[out->n++] =
                    (struct probe_point){.probe = p, .level = level, .cores = r->cores};
        }
    }
}

/* The first reason is kept; false where work should end. */
static bool goes_on(struct probe_measuring *m, const struct err *why)
{
    if (m->first.kind == ERR_NONE)
        m->first = *why;
    if (why->kind == ERR_INTERRUPTED)
        *m->err = *why;
    return why->kind != ERR_INTERRUPTED;
}

static bool build(struct probe_measuring *m, const struct probe_point *point)
{
    struct probe_loop *loop = loop_of(m, point);
    const struct probe_runner *runner = m->request->runner;
    const struct predict_options how = {.predictor = PREDICT_LC, .rows = true};
    const struct incore *in = NULL;
    struct err why = {0};
    if (loop->built || loop->program < 0)
        return true;
    const struct str source =
        probe_source(point->probe, m->request->machine, point->level, m->arena);
    loop->built = kernel_parse(source, point->probe->name, m->arena, &loop->kernel, &why) &&
                  runner->build(runner->context, &loop->kernel, &loop->program, &in, &why);
    if (!loop->built) {
        loop->program = -1;
        return goes_on(m, &why);
    }
    predict_make(&loop->kernel, NULL, m->request->machine, in, &how, m->arena, &loop->predict);
    return true;
}

void probe_point_add(struct probe_point *point, const struct machine *m, double cy_per_cl)
{
    const bool best = calibration_counts_best(m, point->level, point->cores);
    if (point->n_rounds == PROBE_MAX_ROUNDS)
        return;
    point->rounds_cy_per_cl[point->n_rounds++] = cy_per_cl;
    point->measured_cy_per_cl =
        calibration_quantile(point->rounds_cy_per_cl, point->n_rounds, best ? 0 : 0.5);
}

static bool measure(struct probe_measuring *m, struct probe_point *point)
{
    const struct probe_runner *runner = m->request->runner;
    const struct probe_loop *loop = loop_of(m, point);
    int64_t sizes[2];
    struct spread cy_per_cl = {0};
    struct err why = {0};
    if (!loop->built ||
        !probe_sizes(point->probe, m->request->machine, point->level, point->cores, sizes))
        return true;
    if (m->request->progress != NULL)
        m->request->progress(m->request->context, point);
    if (!runner->run(runner->context, loop->program, sizes, point->cores, &cy_per_cl, &why))
        return goes_on(m, &why);
    const bool best = calibration_counts_best(m->request->machine, point->level, point->cores);
    probe_point_add(point, m->request->machine,
                    point->cores * (best ? cy_per_cl.q1 : cy_per_cl.median));
    if (m->request->remember != NULL)
        m->request->remember(m->request->context, point);
    return true;
}

size_t probe_point_at(const struct probe_results *r, const struct probe *p, int level, int cores)
{
    size_t i = 0;
    while (i < r->n &&
           (r->points[i].probe != p || r->points[i].level != level || r->points[i].cores != cores))
        i++;
    return i;
}

/* The time in L1 of the same loop, measured; 0: none. */
static double core_cy(const struct probe_results *r, const struct probe *p)
{
    const size_t at = probe_point_at(r, p, 0, 1);
    return at < r->n ? r->points[at].measured_cy_per_cl : 0;
}

/* What one core sweeps. */
static bool own_sizes(const struct probe_measuring *m, const struct probe_point *point,
                      int64_t sizes[2])
{
    if (!probe_sizes(point->probe, m->request->machine, point->level, point->cores, sizes))
        return false;
    sizes[0] /= point->cores;
    return true;
}

/*
 * Before a sweep's first iteration begins and after its last one has begun nothing overlaps with
 * it: the call, and the latencies of the first loads and of the last operations. Beyond L1 that is
 * nothing, in L1, with a hundred lines of work, 5 %. Measured on Sapphire Rapids, with sweeps over
 * 8 to 256 lines: 6 to 15 cycles.
 */
static const double sweep_cy = 12;

static void leave_sweeps_out(struct probe_measuring *m)
{
    for (size_t i = 0; i < m->out->n; i++) {
        struct probe_point *const point = &m->out->points[i];
        const struct probe_loop *const loop = loop_of(m, point);
        struct err ignored = {0};
        int64_t sizes[2];
        int64_t rows = 0;
        int64_t in_row = 0;
        if (point->level > 0 || point->measured_cy_per_cl <= 0 || !loop->built ||
            !own_sizes(m, point, sizes) ||
            !kernel_loop_iterations(&loop->kernel, 0, sizes, &rows, &ignored) ||
            !kernel_loop_iterations(&loop->kernel, 1, sizes, &in_row, &ignored))
            continue;
        const double sweeps_per_cl =
            kernel_lup_per_cl(&loop->kernel, m->request->machine->line_bytes) /
            ((double)rows * (double)in_row);
        point->measured_cy_per_cl = fmax(point->measured_cy_per_cl / 2,
                                         point->measured_cy_per_cl - sweep_cy * sweeps_per_cl);
    }
}

/*
 * A loop is no slower with its data in L1 than beyond: where a disturbance makes it look so, the
 * shorter time counts.
 */
static void settle_in_core(struct probe_results *r)
{
    for (size_t i = 0; i < r->n; i++) {
        struct probe_point *const core = &r->points[i];
        for (size_t k = 0; k < r->n && core->level == 0; k++) {
            const struct probe_point *const p = &r->points[k];
            if (p->probe == core->probe && p->cores == core->cores && p->measured_cy_per_cl > 0)
                core->measured_cy_per_cl = fmin(core->measured_cy_per_cl, p->measured_cy_per_cl);
        }
    }
}

static void take_paths(const struct traffic *t, double share, struct line_paths *out)
{
    double loads[MACHINE_MAX_LEVELS];
    double evicts[MACHINE_MAX_LEVELS];
    for (int l = 0; l < t->n_levels; l++) {
        loads[l] = share * t->levels[l].misses;
        evicts[l] = share * t->levels[l].evicts;
    }
    composition_paths(loads, evicts, t->n_levels, out);
}

/*
 * Layer conditions count the lines of what is worked on. Rows follow each other in memory, so that
 * the lines of the elements which they leave out at their ends are moved as well.
 */
static double touched_share(const struct kernel *k, const int64_t sizes[2])
{
    int64_t iterations = 0;
    struct err ignored = {0};
    return kernel_loop_iterations(k, k->n_loops - 1, sizes, &iterations, &ignored) && iterations > 0
               ? (double)sizes[1] / (double)iterations
               : 1;
}

/* Zeros where it could not be built. */
static struct core_sample analysed(const struct probe_measuring *m, const struct probe_point *point)
{
    int64_t sizes[2];
    struct row_time row = {0};
    const struct probe_loop *loop = loop_of(m, point);
    struct core_sample sample = {.measured_cy_per_cl = 0}; /* the point says */
    if (!loop->built || !own_sizes(m, point, sizes))
        return sample;
    sample.analysed = predict_core(&loop->predict, sizes, &row);
    if (row.iterations > 0)
        sample.rows_per_cl = kernel_lup_per_cl(&loop->kernel, m->request->machine->line_bytes) /
                             (double)row.iterations;
    return sample;
}

/* Traffic of what one core sweeps, in its share of the caches. */
static bool find_lines(const struct probe_measuring *m, const struct probe_point *point,
                       struct line_paths *out)
{
    int64_t sizes[2];
    struct traffic traffic;
    struct err ignored = {0};
    if (!own_sizes(m, point, sizes) || !predict_traffic(&loop_of(m, point)->predict, sizes,
                                                        point->cores, m->arena, &traffic, &ignored))
        return false;
    take_paths(&traffic, touched_share(&loop_of(m, point)->kernel, sizes), out);
    return true;
}

static bool observe(const struct probe_measuring *m, const struct probe_point *point,
                    const struct core_time *alone, struct observation *out)
{
    const struct machine *machine = m->request->machine;
    const double in_core = core_cy(m->out, point->probe);
    struct line_paths lines;
    if (point->level == 0 || point->measured_cy_per_cl <= 0 || in_core <= 0 ||
        !find_lines(m, point, &lines))
        return false;
    *out = (struct observation){
        .name = str_formatz(m->arena, "%s in %s%s", point->probe->name,
                            machine_level_name(machine, point->level),
                            point->cores > 1 ? ", all cores" : ""),
        .group = point->probe->name,
        .core = {.T_comp_cy_per_cl = in_core,
                 .T_RegL1_cy_per_cl = fmin(in_core, alone->T_RegL1_cy_per_cl)},
        .lines = lines,
        .cores = point->cores,
        .measured_cy_per_cl = point->measured_cy_per_cl,
    };
    return true;
}

static void observe_all(struct probe_measuring *m)
{
    struct probe_results *out = m->out;
    out->observations = arena_alloc(m->arena, out->n, sizeof *out->observations);
    out->of_observation = arena_alloc(m->arena, out->n, sizeof(struct probe_point *));
    out->samples = arena_alloc(m->arena, out->n, sizeof *out->samples);
    for (size_t i = 0; i < out->n; i++) {
        out->samples[i] = analysed(m, &out->points[i]);
        if (!observe(m, &out->points[i], &out->samples[i].analysed,
                     &out->observations[out->n_observations]))
            continue;
        out->of_observation[out->n_observations++] = &out->points[i];
    }
}

/* When time is up, only what each core does alone is measured, once. */
static bool is_due(const struct probe_request *r, const struct probe_point *point, int round)
{
    return (round == 0 && point->cores == 1) || clock_now_s() < r->until_s;
}

static bool run_rounds(struct probe_measuring *m)
{
    const struct probe_request *r = m->request;
    for (int round = 0; round < r->rounds; round++) {
        for (size_t i = 0; i < m->out->n; i++) {
            struct probe_point *point = &m->out->points[i];
            if (r->recall != NULL && round == 0)
                r->recall(r->context, point);
            if (point->n_rounds <= round && is_due(r, point, round) && !measure(m, point))
                return false;
        }
    }
    return true;
}

bool probe_measure(const struct probe_request *r, struct arena *arena, struct probe_results *out,
                   struct err *err)
{
    probe_list(r, arena, out);
    struct probe_measuring m = {.request = r, .arena = arena, .err = err, .out = out};
    m.loops = arena_alloc(arena, table_size(), sizeof *m.loops);
    for (size_t i = 0; i < out->n; i++) {
        if (!build(&m, &out->points[i]))
            return false;
    }
    if (!run_rounds(&m))
        return false;
    leave_sweeps_out(&m);
    settle_in_core(out);
    observe_all(&m);
    if (out->n_observations > 0)
        return true;
    *err = m.first;
    return err_set(err, ERR_SYSTEM, "no probe could be measured"); /* a first reason stays */
}
