#ifndef COLLECT_MODEL_INTERVAL_H
#define COLLECT_MODEL_INTERVAL_H

#include "collect/model/model.h"
#include "collect/model/scaling.h"

/*
 * The interval meant to contain 80 % of measurements: the factors `low` and `high` that a fit
 * leaves at the core and each level, and what they make of a prediction. Doubts about an input
 * (interval_doubts.h) widen it. Derivation and figures: docs/models.md, "Intervals". Pure.
 */

/*
 * Sets `low` and `high`, each other's inverse, from the mean of |ln(measured / predicted)| over
 * `groups` kinds of loops that were left out: the error that the next kind stays below with a
 * probability of 0.8, where such deviations are exponential with an unknown mean m. Then P(x > q m)
 * is (1 + q / groups)^(-groups).
 */
void interval_of_deviation(double mean, double groups, struct line_cost *out);

/* Of a fit to streams or probes: adds what they do not show of stencils, and where they say nothing
 * of the analyser, its error. */
void interval_widen(int n_levels, bool knows_core, struct machine_composition *c);

/* A prediction, and where 80 % of measurements should lie. */
struct composition_interval {
    double cy_per_cl, low_cy_per_cl, high_cy_per_cl;
};

/*
 * The interval is from where the core and each level take `low` times as long to where they take
 * `high` times as long: whatever disturbs one of them disturbs the others.
 */
struct composition_interval interval_predict(const struct machine_composition *c,
                                             const struct core_time *core,
                                             const struct line_paths *paths, int n_levels);

/*
 * Sets the interval of a point that a fitted composition predicts: that of one core, scaled to all
 * that are at work. A saturated memory takes as much shorter or longer as its lines do.
 */
void interval_set(struct scaling scaling, int cores, struct model_point *out);

#endif
