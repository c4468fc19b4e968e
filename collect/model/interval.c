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
 * What streams do not show, learnt from machines of which both streams and stencils were measured
 * (docs/models.md, "Intervals"): the analyser's error of the core, as the 10th and 90th percentile
 * of measured / predicted, and how much further lines of stencils are off than those of streams.
 */
static const double unseen_core[] = {0.9, 1.66};
static const double unseen_lines = 0.07;

void interval_widen_streams(int n_levels, struct machine_composition *c)
{
    c->levels[0].low = unseen_core[0];
    c->levels[0].high = unseen_core[1];
    for (int l = 1; l <= n_levels; l++) {
        c->levels[l].high = exp(hypot(log(c->levels[l].high), unseen_lines));
        c->levels[l].low = 1 / c->levels[l].high;
    }
}

static double times_as_long(const struct line_cost *level, bool high)
{
    return high ? level->high : level->low;
}

/* The time where the core and each level take as long as at that end of their intervals. */
static double time_at_end(const struct machine_composition *c, const struct core_time *core,
                          const double *source_cy, int n_levels, bool high)
{
    const double core_factor = times_as_long(&c->levels[0], high);
    const struct core_time scaled = {core_factor * core->T_comp_cy_per_cl,
                                     core_factor * core->T_RegL1_cy_per_cl};
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
    scaling.T_ECM_cy_per_cl = one.low_cy_per_cl;
    out->ECM_low_cy_per_cl = scaling_time(&scaling, cores);
    scaling.T_ECM_cy_per_cl = one.high_cy_per_cl;
    out->ECM_high_cy_per_cl = scaling_time(&scaling, cores);
}
