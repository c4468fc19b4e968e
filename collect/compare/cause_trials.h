#ifndef COLLECT_COMPARE_CAUSE_TRIALS_H
#define COLLECT_COMPARE_CAUSE_TRIALS_H

#include "collect/compare/comparison.h"

/* The user's code, compiled and ready to be measured. */
struct trial_bench {
    const struct measure_program *own;
    const struct machine *machine; /* without the own code's flags */
    struct measure_options options;
    double budget_s; /* for all trials together */
};

/*
 * Measures the code without each of its causes next to the unchanged code, in order of descending
 * predicted gain, until the budget is spent; then sorts the causes by the results.
 */
bool trial_measure(struct comparison *c, const struct trial_bench *bench, struct arena *arena,
                   struct err *err);

#endif
