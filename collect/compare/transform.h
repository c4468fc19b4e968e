#ifndef COLLECT_COMPARE_TRANSFORM_H
#define COLLECT_COMPARE_TRANSFORM_H

#include "stempel/kernel/kernel.h"

/*
 * What a kernel would be without one of its faults: each function builds the kernel of a
 * changed tree, and returns false (out untouched) where the kernel, which has a tree, has nothing
 * of the kind. Results are owned by the arena; their size symbols have the same names but may have
 * a different order. Pure.
 */

/* Sizes of the changed kernel, by name. */
void transform_sizes(const struct kernel *own, const int64_t *sizes, const struct kernel *changed,
                     int64_t *out);

/* Divisions by what does not change in the inner loop as products with the reciprocal. */
bool transform_hoist_divisions(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Divisions by elements of arrays that are only read as products with theirs: reciprocals. */
bool transform_store_reciprocals(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Powers with a small whole exponent as products. */
bool transform_multiply_powers(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Numbers and scalars in the type of the arrays, where that is one type for all. */
bool transform_one_type(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Writes to a separate array instead of the array that other iterations read. */
bool transform_out_of_place(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Loops in the order in which they move the arrays, the one that moves them least innermost. */
bool transform_loop_order(const struct kernel *k, struct arena *arena, struct kernel *out);

/*
 * Structs of arrays instead of arrays of structs: the last dimension first, of arrays whose last
 * subscript is always a number, and of few of its values. `*array` is the first of them, `*used` of
 * whose `*fields` are accessed.
 */
bool transform_fields_apart(const struct kernel *k, struct arena *arena, struct kernel *out,
                            int *array, int *used, int *fields);

/* Arrays that an iteration writes and reads for itself alone as scalars. `*array` is the first. */
bool transform_drop_temporaries(const struct kernel *k, struct arena *arena, struct kernel *out,
                                int *array);

#endif
