#ifndef COLLECT_COMPARE_PAIRED_RUNS_H
#define COLLECT_COMPARE_PAIRED_RUNS_H

#include "collect/compare/comparison.h"

/*
 * Measures own code and baseline in turn at every point of the comparison, with the same pinning
 * and sizes, and fills in what was found. Where own numbers came from a file only the baseline is
 * measured; else the own code is measured next to itself without each cause (cause_trials.h).
 */
bool pair_measure(struct comparison *c, struct arena *arena, struct err *err);

/*
 * Median over the rounds of `own` performance by that of `base`, and the interval that holds the
 * true one with 95 % confidence; NaN for its ends below six rounds.
 */
void pair_ratio(const struct measurement *own, const struct measurement *base, struct arena *arena,
                double *median, double *low, double *high);

/*
 * How many iterations of the outermost loop to measure on so many threads for the arrays in use to
 * take about `most_bytes`; 0: all of them. The others repeat the same with other planes. All too
 * where too few would be left, or the loop walks an array backwards.
 */
int64_t pair_outer(const struct kernel *k, const int64_t *sizes, int threads, double most_bytes);

/* How to compare the own code with a version of it within the budget, set-up included. */
struct measure_turns pair_turns(const struct kernel *k, const int64_t *sizes, double budget_s);

/*
 * How often both sides are started for each point, 1 to 24: as often as starting them and setting
 * up arrays of `bytes` in all fits into `budget_s`.
 */
int pair_rounds(double bytes, size_t n_points, double budget_s);

#endif
