#ifndef COLLECT_COMPARE_CAUSE_TRIALS_H
#define COLLECT_COMPARE_CAUSE_TRIALS_H

#include "collect/compare/comparison.h"

/* The own code as it is measured, ready to run. */
struct trial_bench {
    const struct measure_program *own;
    const struct machine *machine; /* without the own code's flags */
    struct measure_options options;
    double budget_s; /* of all trials together */
};

/*
 * Measures the own code without each of its causes next to the code as it stands, those with the
 * largest predicted gain first, as far as the budget reaches; then sorts the causes by what was
 * seen.
 */
bool trial_measure(struct comparison *c, const struct trial_bench *bench, struct arena *arena,
                   struct err *err);

#endif
