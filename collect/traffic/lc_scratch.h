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

/*
 * Traffic that vanishes for long loops: `lines` times part / whole. Of a stream only where the
 * cache keeps its repetition.
 */
struct lc_leftover {
    int stream; /* -1: of an access that the innermost loop does not move */
    int loop;
    double lines; /* for a line of work */
    struct poly part, whole;
};

/* Room for one evaluation by lc_traffic, one entry for each item. */
struct lc_scratch {
    bool prepared; /* what follows up to `needs`, except touches, is of these sizes */
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int n_reuses;              /* entries of reuses that count */
    struct lc_stream *streams; /* with what depends on the sizes */
    int64_t total;             /* what all arrays touch, in the unit of lc_option.need … */
    int64_t *array_needs;      /* … and each; INT64_MAX where that overflows */
    bool places_decide;        /* rows need one line or two by where they begin, not the mean */
    int64_t *position;         /* of lc_analysis.items */
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

/* Fills streams, total, array_needs and places_decide of the scratch; false where the sizes are too
 * large. */
bool lc_place_streams(const struct lc_analysis *lc, const int64_t *sizes);

/*
 * Refuses sizes at which more is left out than layer conditions may leave out of a level with these
 * misses, which keeps distances up to `kept`.
 */
bool lc_check_leftovers(const struct lc_analysis *lc, const int64_t *sizes, int64_t kept,
                        double misses, struct err *err);

#endif
