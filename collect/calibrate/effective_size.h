#ifndef COLLECT_CALIBRATE_EFFECTIVE_SIZE_H
#define COLLECT_CALIBRATE_EFFECTIVE_SIZE_H

#include <stddef.h>

/*
 * The part of a cache that a core can really use. In a virtual machine, or if others use a shared
 * cache, it is less than the whole: a stream over a larger working set gets its lines from farther
 * away. Pure.
 */
struct size_sample {
    double bytes;     /* working set */
    double cy_per_cl; /* of one stream of loads */
};

enum { EFFECTIVE_SIZES = 12 };

/* Working sets, in ascending order, that show where a cache of this size ends. */
void effective_size_plan(double cache_bytes, double bytes[EFFECTIVE_SIZES]);

/*
 * The working set at which the time per line is midway between that in the cache and that beyond
 * it; at most the cache's size. A larger working set is never faster and disturbances only add
 * time, so each sample is replaced by the minimum of itself and all larger working sets. The time
 * in the cache is the median of the samples up to a quarter of its size (the smallest sample if
 * there are none), the time beyond is the median of those above its size. If these differ by less
 * than a third, or if there are no samples beyond, the curve shows no end, and the result is the
 * cache's size. Samples are in ascending order.
 */
double effective_size(const struct size_sample *samples, size_t n, double cache_bytes);

#endif
