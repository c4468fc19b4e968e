#include "collect/model/interval.h"

#include <math.h>

#include "collect/model/composition.h"

void interval_of_deviation(double mean, double groups, struct line_cost *out)
{
    const double missed = 0.2;
    out->high = exp(mean * groups * (pow(missed, -1 / groups) - 1));
    out->low = 1 / out->high;
}

/*
 * What the loops of a fit do not show, learnt from machines on which both such loops and stencils
 * were measured (docs/models.md, "Intervals"): how much the analyser's in-core time is off if no
 * loop shows it, as the 10th and 90th percentile of measured / predicted; and how much further off
 * stencils are than such loops.
 */
static const double unseen_core[] = {0.9, 1.66};
static const double unseen_loops = 0.07;

void interval_widen(int n_levels, bool knows_core, struct machine_composition *c)
{
    for (int l = 0; l <= n_levels; l++) {
        c->levels[l].high = exp(hypot(log(c->levels[l].high), unseen_loops));
        c->levels[l].low = 1 / c->levels[l].high;
    }
    if (!knows_core) {
        c->levels[0].low = unseen_core[0];
        c->levels[0].high = unseen_core[1];
    }
}

static double times_as_long(const struct line_cost *level, bool high)
{
    return high ? level->high : level->low;
}

/* The time if the core and each level are at that end of their intervals. */
static double time_at_end(const struct machine_composition *c, const struct core_time *core,
                          const double *source_cy, int n_levels, bool high)
{
    const struct core_time scaled = core_time_scaled(core, times_as_long(&c->levels[0], high));
    double scaled_cy[MACHINE_MAX_LEVELS + 1] = {0};
    for (int l = 1; l <= n_levels; l++)
        scaled_cy[l] = times_as_long(&c->levels[l], high) * source_cy[l];
    return composition_time(c, &scaled, scaled_cy, n_levels);
}

struct composition_interval interval_predict(const struct machine_composition *c,
                                             const struct core_time *core,
                                             const struct line_paths *paths, int n_levels)
{
    double source_cy[MACHINE_MAX_LEVELS + 1] = {0};
    composition_sources(c, paths, n_levels, source_cy);
    return (struct composition_interval){composition_time(c, core, source_cy, n_levels),
                                         time_at_end(c, core, source_cy, n_levels, false),
                                         time_at_end(c, core, source_cy, n_levels, true)};
}

void interval_set(struct scaling scaling, int cores, struct model_point *out)
{
    const struct line_paths paths = model_paths(out);
    const struct composition_interval one =
        interval_predict(out->composition, &out->core, &paths, out->n_levels);
    const struct line_cost *const memory = &out->composition->levels[out->n_levels];
    struct scaling low = scaling;
    struct scaling high = scaling;
    low.T_ECM_cy_per_cl = one.low_cy_per_cl;
    low.T_mem_cy_per_cl *= memory->low;
    high.T_ECM_cy_per_cl = one.high_cy_per_cl;
    high.T_mem_cy_per_cl *= memory->high;
    out->ECM_low_cy_per_cl = scaling_time(&low, cores);
    out->ECM_high_cy_per_cl = scaling_time(&high, cores);
}
