#ifndef COLLECT_COMPARE_PAIRED_RUNS_H
#define COLLECT_COMPARE_PAIRED_RUNS_H

#include "collect/compare/comparison.h"

/*
 * Measures the user's code and the baseline in turn at every point of the comparison, with the same
 * pinning and sizes, and fills in the results. If the user's own measurements came from a file,
 * only the baseline is measured; otherwise the code is also measured with each cause removed
 * (cause_trials.h).
 */
bool pair_measure(struct comparison *c, struct arena *arena, struct err *err);

/*
 * Median over the rounds of the performance of `own` over that of `base`, and its 95 % confidence
 * interval, whose ends are NaN below six rounds.
 */
void pair_ratio(const struct measurement *own, const struct measurement *base, struct arena *arena,
                double *median, double *low, double *high);

/*
 * The number of iterations of the outermost loop to measure with this many threads so that the
 * arrays in use take about `max_bytes`; the other iterations repeat the same for other planes. 0:
 * all, also if too few would be left or the loop traverses an array backwards.
 */
int64_t pair_outer(const struct kernel *k, const int64_t *sizes, int threads, double max_bytes);

/* How to compare the user's code with a version of it within the budget, setup included. */
struct measure_turns pair_turns(const struct kernel *k, const int64_t *sizes, double budget_s);

/*
 * How often both programs are started per point, 1 to 24: as often as `budget_s` allows, with the
 * time for starting them and setting up arrays of `bytes` in total.
 */
int pair_rounds(double bytes, size_t n_points, double budget_s);

#endif
