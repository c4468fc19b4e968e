#ifndef COLLECT_COMPARE_CLASSIFY_PLACES_H
#define COLLECT_COMPARE_CLASSIFY_PLACES_H

#include "stempel/kernel/kernel.h"

/*
 * Where an iteration reads and writes: every access as offsets along the loops from the updated
 * point, whatever the array's layout. Private to the classification.
 */
struct access_place {
    bool indexed; /* it contains a loop index; otherwise it is always the same element */
    int offset[KERNEL_MAX_LOOPS]; /* in iterations of each loop, from the updated point */
    struct poly plane;            /* what is left: which plane of W, a[1][…] */
};

struct access_places {
    const struct kernel *kernel;
    bool regular; /* false: a subscript is not a loop index plus a number; offset unknown */
    const struct access_place *items; /* [n_accesses] */
};

/* `target` is the access that is updated, -1 for a kernel that writes scalars only. */
struct access_places places_find(const struct kernel *k, int target, struct arena *arena);

/* Equal offsets from the updated element, in whatever array and plane. */
bool places_same_point(const struct access_places *p, int a, int b);

/*
 * Is every element that is read of a written array, other than the updated one, the result of an
 * earlier iteration? Then the order of the iterations is what the code computes.
 */
bool places_is_recurrence(const struct kernel *k, struct arena *arena);

/* Does an inner loop move farther in memory than an outer one? */
bool places_loops_swapped(const struct kernel *k);

#endif
