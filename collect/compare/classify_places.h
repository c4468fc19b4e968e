#ifndef COLLECT_COMPARE_CLASSIFY_PLACES_H
#define COLLECT_COMPARE_CLASSIFY_PLACES_H

#include "stempel/kernel/kernel.h"

/*
 * The places that an iteration reads and writes: every access as offsets along the loops from the
 * updated point, independent of the array's layout. Private to the classification.
 */
struct access_place {
    bool indexed; /* it contains a loop index; otherwise it is always the same element */
    int offset[KERNEL_MAX_LOOPS]; /* in iterations of each loop, from the updated point */
    /* per iteration of the loop; more than 1: the offset is in elements, from a[2 * i] for b[i] */
    int elements[KERNEL_MAX_LOOPS];
    struct poly far[KERNEL_MAX_LOOPS]; /* what sizes add to the offset: -h in a[i - h] */
    struct poly plane;                 /* the remaining subscripts: which plane of W, a[1][…] */
};

struct access_places {
    const struct kernel *kernel;
    bool regular; /* false: a subscript is not a loop index plus a number; offset unknown */
    bool distant; /* some offsets stand for a distance that is a size, as in a[i - h] */
    const struct access_place *items; /* [n_accesses] */
};

/* `target` is the access that is updated, -1 for a kernel that only writes scalars. */
struct access_places places_find(const struct kernel *k, int target, struct arena *arena);

/*
 * The access by which the iteration sets the element that this one reads after it; -1: none. Its
 * value is in a register, so that it is not a load.
 */
int places_set_before(const struct kernel *k, int access);

/* Whether both have equal offsets from the updated element, in any array and plane. */
bool places_same_point(const struct access_places *p, int a, int b);

/*
 * Whether every element read from a written array, other than the updated one, is the result of an
 * earlier iteration. Then the result depends on the order of iterations.
 */
bool places_is_recurrence(const struct kernel *k, struct arena *arena);

/* Whether an inner loop has a larger stride in memory than an outer one. */
bool places_loops_swapped(const struct kernel *k);

#endif
