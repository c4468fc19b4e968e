#ifndef STEMPEL_KERNEL_DEPENDENCE_H
#define STEMPEL_KERNEL_DEPENDENCE_H

#include "stempel/kernel/kernel.h"

/*
 * Dependences between the iterations of a loop nest. Loop bounds are ignored, so the answers are
 * conservative: they may report a dependence that does not exist.
 */

/* Whether two accesses have the same strides in the same array, in a nest of this many loops. */
bool dependence_same_strides(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b);

/* Whether, in addition, they touch the same element in every iteration. */
bool dependence_same_element(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b);

/* The first array that is written and may be read by another iteration, or -1. */
int dependence_in_place(const struct kernel *k);

/* Whether an element that one iteration writes may be read or written by another one. */
bool dependence_between_places(const struct kernel *k);

/*
 * Whether iterations of the innermost loop may depend on one another through an array: as above, or
 * because all of them write the same element.
 */
bool dependence_in_inner_loop(const struct kernel *k);

#endif
