#ifndef TESTS_TRAFFIC_SIM_SWEEP_H
#define TESTS_TRAFFIC_SIM_SWEEP_H

#include "collect/traffic/cachesim.h"
#include "collect/traffic/sim.h"

/* The counts of one sweep from empty caches. */
struct sim_sweep {
    int n_levels;
    struct cachesim_counts counts[HIERARCHY_MAX_LEVELS + 1]; /* the last is the memory */
    int64_t iterations;
    int64_t simulated; /* iterations that were really simulated */
};

/*
 * Exact counts of a whole sweep. Once the caches hold the same lines as some iterations of the
 * outermost loop before, moved on by as much as the accesses moved, all that follows is a
 * repetition and is counted, not simulated.
 */
bool sim_sweep(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
               const struct sim_options *options, struct arena *arena, struct sim_sweep *out,
               struct err *err);

#endif
