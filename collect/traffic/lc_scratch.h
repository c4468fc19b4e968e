#ifndef COLLECT_TRAFFIC_LC_SCRATCH_H
#define COLLECT_TRAFFIC_LC_SCRATCH_H

#include "collect/traffic/lc.h"
#include "collect/traffic/lc_text.h"

/* Private to lc_*.c. */

/* The effect of one access of a stream in one cache. */
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
 * Traffic that vanishes for long loops: `lines` times part / whole. For a stream only if the cache
 * keeps its repetition.
 */
struct lc_leftover {
    int stream; /* -1: from an access that the innermost loop does not move */
    int loop;
    double lines; /* per line of work */
    struct poly part, whole;
};

/* The condition of a level, as for lc_print_named, and its text. */
struct lc_named {
    bool known;
    int condition;
    int64_t bytes;
    char text[LC_TEXT_BYTES];
};

/* Memory for one evaluation by lc_traffic, one entry per item. */
struct lc_scratch {
    bool prepared; /* all fields up to `needs`, except touches, are for these sizes */
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int n_reuses;              /* entries of reuses that count */
    struct lc_stream *streams; /* with what depends on the sizes */
    int64_t total;        /* what all arrays touch, in the unit of lc_reuse_condition.need … */
    int64_t *array_needs; /* … and each; INT64_MAX where that overflows */
    bool places_decide; /* whether a row needs one line or two depends on where it begins; the mean
                           does not apply */
    int64_t *position;  /* of lc_analysis.items */
    int *order;         /* items of each stream in the order in which they touch an element */
    int64_t *distance;  /* in that order; LC_NO_REUSE: none */
    struct lc_touch *touches;                    /* in that order */
    struct lc_reuse *reuses;                     /* the finite ones, ascending */
    int64_t *needs;                              /* of reuses */
    struct lc_named named[HIERARCHY_MAX_LEVELS]; /* of the last evaluation */
};

#define LC_NO_REUSE INT64_MAX

/*
 * Lines per line of work that move between one cache and the next. A miss loads the line, unless a
 * write comes first and the cache does not allocate on writes. A line is evicted once per miss
 * after which it is written.
 */
void lc_count(const struct lc_stream *streams, int n_streams, const struct lc_touch *touches,
              bool allocate, struct level_traffic *out);

/*
 * Fills streams, total, array_needs and places_decide of the scratch; false if the sizes are too
 * large.
 */
bool lc_place_streams(const struct lc_analysis *lc, const int64_t *sizes);

/*
 * Refuses sizes at which the neglected traffic is too large a share of the misses of a level that
 * keeps reuse distances up to `kept`.
 */
bool lc_check_leftovers(const struct lc_analysis *lc, const int64_t *sizes, int64_t kept,
                        double misses, struct err *err);

#endif
