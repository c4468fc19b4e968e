#ifndef COLLECT_CALIBRATE_EFFECTIVE_SIZE_H
#define COLLECT_CALIBRATE_EFFECTIVE_SIZE_H

#include <stddef.h>

/*
 * How much of a cache a core really gets. In a virtual machine, or where others use a shared cache,
 * that is less than the cache has: a stream over a larger working set finds its lines further away.
 * Pure.
 */
struct size_sample {
    double bytes;     /* working set */
    double cy_per_cl; /* of one stream of loads */
};

enum { EFFECTIVE_SIZES = 12 };

/* Working sets that show where a cache of that size ends, in rising order. */
void effective_size_plan(double cache_bytes, double bytes[EFFECTIVE_SIZES]);

/*
 * The working set at which a line costs half-way between what it costs in the cache and beyond,
 * at most the cache's size. A larger working set is never cheaper: of each sample the cheapest
 * from there on counts, since disturbances only ever add. The cost in the cache is the median of
 * samples up to a quarter of its size (the smallest sample where there are none), that beyond the
 * median of those above its size. Where these differ by less than a third, or there are none
 * beyond, the curve shows no end: then it is the cache's size. Samples are in rising order.
 */
double effective_size(const struct size_sample *samples, size_t n, double cache_bytes);

#endif
