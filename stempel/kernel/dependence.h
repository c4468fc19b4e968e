#ifndef STEMPEL_KERNEL_DEPENDENCE_H
#define STEMPEL_KERNEL_DEPENDENCE_H

#include "stempel/kernel/kernel.h"

/*
 * What one iteration of a nest may leave for another. Bounds of loops are not looked at, so "may"
 * errs towards dependence.
 */

/* Whether two accesses move alike through one array, under this many loops. */
bool dependence_same_strides(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b);

/* Whether they also touch the same element in every iteration. */
bool dependence_same_element(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b);

/* The first array that is written and may be read by another iteration, or -1. */
int dependence_in_place(const struct kernel *k);

/* Whether an element that one iteration writes may be read or written by another one. */
bool dependence_between_places(const struct kernel *k);

/*
 * Whether iterations of the innermost loop may depend on one another through an array: as above, or
 * all of them write one element.
 */
bool dependence_in_inner_loop(const struct kernel *k);

#endif
