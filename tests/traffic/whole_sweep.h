#ifndef TESTS_TRAFFIC_WHOLE_SWEEP_H
#define TESTS_TRAFFIC_WHOLE_SWEEP_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/hierarchy.h"
#include "collect/traffic/sim.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/kernel.h"

/*
 * Exact traffic of whole sweeps, without windows, samples or closed forms: what predictors are
 * compared with. Sweeps follow each other; the first ones warm the caches, the last is counted.
 */

/*
 * A fully associative LRU cache of any size, by the stack distances of one simulation (Mattson et
 * al., IBM Systems Journal 9(2), 1970): a line is found where fewer others than the cache holds
 * were touched since. It becomes dirty, and is written back once for it, where it is written for
 * the first time since it was loaded.
 */
enum {
    LRU_LEAST_LINES = 64, /* smaller caches are not told apart */
    LRU_PERIOD = 16       /* elements of the smallest type in a line of 64 bytes */
};

struct lru_curve {
    size_t n;         /* of distances that were told apart; larger ones are in the last */
    uint64_t *misses; /* [n] touches at this distance */
    uint64_t *writes; /* [n] writes with this largest distance since the write before */
    uint64_t iterations;
};

struct lru_sweep {
    struct lru_curve all; /* of the sweep */
    /*
     * Of its iterations away from the edges of every loop, in a multiple of LRU_PERIOD where a loop
     * is that long: what is loaded for the halo there is not counted, as in an infinite grid, and
     * lines begin at all places equally often. Without iterations where a loop is too short.
     */
    struct lru_curve inside;
    uint64_t lines; /* touched in a sweep */
};

/* `edge` iterations at each end of each loop are not inside. Owned by the arena. */
bool lru_sweep(const struct kernel *k, const int64_t *sizes, size_t line_bytes, const int64_t *edge,
               struct arena *arena, struct lru_sweep *out, struct err *err);

/* Lines for each iteration that a cache of `lines` loads and evicts; hits is 0. */
struct level_traffic lru_traffic(const struct lru_curve *c, uint64_t lines);

/*
 * Any hierarchy, by the cache simulator: whole sweeps until one counts what the two before did. The
 * first is not counted. Where a victim cache holds now this, now that part of a grid, sweeps never
 * do; then it is the mean of 20 after four that may find what the first one left. In lines per line
 * of work, as sim_predict_with gives them.
 */
bool whole_sweep(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 const struct sim_options *options, struct arena *arena, struct traffic *out,
                 struct err *err);

#endif
