#ifndef COLLECT_TRAFFIC_LC_SCRATCH_H
#define COLLECT_TRAFFIC_LC_SCRATCH_H

#include "collect/traffic/lc.h"

/* Private to lc_*.c. */

/* What an access of a stream does in one cache. */
struct lc_touch {
    bool write;
    bool hit;
};

/* A finite reuse distance at given sizes. */
struct lc_reuse {
    int64_t distance;
    int64_t footprint;
};

/* Room for one evaluation by lc_traffic, one entry for each item. */
struct lc_scratch {
    int64_t *position;        /* of lc_analysis.items */
    int *order;               /* items of each stream in the order in which they touch an element */
    int64_t *distance;        /* in that order; LC_NO_REUSE: none */
    struct lc_touch *touches; /* in that order */
    struct lc_reuse *reuses;  /* the finite ones, ascending */
    int64_t *needs;           /* of reuses */
};

#define LC_NO_REUSE INT64_MAX

/*
 * Lines for a line of work that one cache passes on. A miss loads the line, but not where a write
 * comes first and the cache does not allocate. A line is evicted once for each miss after which it
 * is written.
 */
void lc_count(const struct lc_stream *streams, int n_streams, const struct lc_touch *touches,
              bool allocate, struct level_traffic *out);

#endif
