#include "collect/model/fit_core.h"

#include <math.h>

#include "base/quantile.h"
#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/interval.h"

enum { RATIOS = 33, RATIOS_PER_OCTAVE = 8, ROWS = 33, ROWS_PER_CYCLE = 2 };

/* A loop has short rows if a cache line of work spans more rows than this. */
static const double short_rows_per_cl = 0.05;

/* No loop is faster than its ports. A factor beyond max_factor means that the core was shared. */
static const double min_factor = 1;
static const double max_factor = 1.25;

/* The fitted parameters. */
struct core_fit {
    double core_factor, data_factor, row_cy;
};

/* All loops except `without`; n: all. */
struct core_loops {
    const struct core_sample *items;
    size_t n;
    size_t without;
    double *room; /* for n numbers */
};

static double predicted(const struct core_fit *f, const struct core_sample *l)
{
    const struct machine_composition c = {.core_factor = f->core_factor,
                                          .data_factor = f->data_factor};
    const double row_cy = f->row_cy * l->rows_per_cl;
    const struct core_time core = {l->analysed.T_comp_cy_per_cl + row_cy,
                                   l->analysed.T_RegL1_cy_per_cl + row_cy,
                                   l->analysed.T_beyond_cy_per_cl};
    return composition_core_cy(&c, &core);
}

static double median_ratio(const struct core_loops *loops, const struct core_fit *f)
{
    size_t used = 0;
    for (size_t k = 0; k < loops->n; k++) {
        const struct core_sample *const l = &loops->items[k];
        if (k != loops->without)
            loops->room[used++] = l->measured_cy_per_cl / predicted(f, l);
    }
    return quantile_median(loops->room, used);
}

/* Keeps a fit if its error is smaller than the smallest so far. */
static void try_fit(const struct core_loops *loops, const struct core_fit *f, double *least,
                    struct core_fit *best)
{
    double error = 0;
    for (size_t k = 0; k < loops->n; k++) {
        const struct core_sample *const l = &loops->items[k];
        if (k != loops->without)
            error += fmin(1, fabs(log(predicted(f, l) / l->measured_cy_per_cl)));
    }
    if (error >= *least)
        return;
    *least = error;
    *best = *f;
}

/* 1, and then ratios ever further from it, in turns below and above. */
static double ratio_at(int i)
{
    const int steps = (i + 1) / 2;
    return exp2((double)(i % 2 == 1 ? -steps : steps) / RATIOS_PER_OCTAVE);
}

static struct core_fit fit_factors(const struct core_loops *loops)
{
    struct core_fit best = {0};
    double least = INFINITY;
    for (int i = 0; i < RATIOS; i++) {
        struct core_fit f = {.core_factor = 1, .data_factor = ratio_at(i)};
        f.core_factor = median_ratio(loops, &f);
        f.data_factor *= f.core_factor;
        try_fit(loops, &f, &least, &best);
    }
    return best;
}

static struct core_fit fit_rows(const struct core_loops *loops)
{
    struct core_fit best = {0};
    double least = INFINITY;
    for (int row = 0; row < ROWS; row++) {
        struct core_fit f = {1, 1, (double)row / ROWS_PER_CYCLE};
        const double ratio = median_ratio(loops, &f);
        f.core_factor = f.data_factor = fmax(min_factor, fmin(max_factor, ratio));
        try_fit(loops, &f, &least, &best);
    }
    return best;
}

static struct core_fit fit_loops(const struct core_loops *loops, bool data_measured)
{
    return data_measured ? fit_rows(loops) : fit_factors(loops);
}

/* |ln(measured / predicted)| of loops that were left out. Long and short rows have the same weight,
 * as stencils have both. */
struct core_deviations {
    double sum[2], n[2];
};

static void add_deviation(struct core_deviations *d, const struct core_sample *l, double ratio)
{
    const bool is_short = l->rows_per_cl > short_rows_per_cl;
    d->sum[is_short] += fabs(log(ratio));
    d->n[is_short]++;
}

static double mean_deviation(const struct core_deviations *d)
{
    const double kinds = (d->n[0] > 0) + (d->n[1] > 0);
    return (d->sum[0] / fmax(1, d->n[0]) + d->sum[1] / fmax(1, d->n[1])) / kinds;
}

void composition_fit_core(const struct core_sample *samples, size_t n, struct machine_core *core,
                          struct arena *arena, struct machine_composition *out)
{
    struct core_sample *used = arena_alloc(arena, n, sizeof *used);
    struct core_loops loops = {.items = used, .room = arena_alloc(arena, n, sizeof(double))};
    const bool data_measured = core->n_accesses > 0;
    struct core_deviations deviations = {{0}, {0}};
    for (size_t i = 0; i < n; i++) {
        const struct core_time *const analysed = &samples[i].analysed;
        if (core_time_longer(analysed) > 0 && samples[i].measured_cy_per_cl > 0)
            used[loops.n++] = samples[i];
    }
    if (loops.n < 3)
        return;
    loops.without = loops.n;
    const struct core_fit best = fit_loops(&loops, data_measured);
    out->core_factor = best.core_factor;
    out->data_factor = best.data_factor;
    core->row_cy = best.row_cy;
    out->levels[0].error = 0;
    for (size_t i = 0; i < loops.n; i++) {
        loops.without = i;
        const struct core_fit f = fit_loops(&loops, data_measured);
        const double ratio = predicted(&f, &used[i]) / used[i].measured_cy_per_cl;
        add_deviation(&deviations, &used[i], ratio);
        out->levels[0].error += fmin(1, fabs(ratio - 1)) / (double)loops.n;
    }
    interval_of_deviation(mean_deviation(&deviations), (double)loops.n, &out->levels[0]);
    composition_round(out, 0);
}
