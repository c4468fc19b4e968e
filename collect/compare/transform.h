#ifndef COLLECT_COMPARE_TRANSFORM_H
#define COLLECT_COMPARE_TRANSFORM_H

#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * Removes one fault from a kernel: each function builds a kernel from a changed tree, and returns
 * false (out untouched) if the kernel, which must have a tree, does not have this fault. Results
 * are owned by the arena; their size symbols have the same names but may be in a different order.
 * Pure.
 */

/* Sizes of the changed kernel, by name. */
void transform_sizes(const struct kernel *own, const int64_t *sizes, const struct kernel *changed,
                     int64_t *out);

/*
 * Replaces divisions by values that are invariant in the inner loop by products with the
 * reciprocal.
 */
bool transform_hoist_divisions(const struct kernel *k, struct arena *arena, struct kernel *out);

/*
 * Replaces divisions by elements of read-only arrays by products, with arrays that hold
 * reciprocals.
 */
bool transform_store_reciprocals(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Replaces powers with a small whole exponent by products. */
bool transform_multiply_powers(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Gives numbers and scalars the type of the arrays, if all arrays have the same type. */
bool transform_one_type(const struct kernel *k, struct arena *arena, struct kernel *out);

/* Makes the kernel write to a separate array instead of the one that other iterations read. */
bool transform_out_of_place(const struct kernel *k, struct arena *arena, struct kernel *out);

/*
 * Gives each iteration of a loop its own element of an array instead of a scalar that begins anew
 * there: sums over another loop can then advance side by side.
 */
bool transform_sums_apart(const struct kernel *k, const struct program_restart *restarts, int n,
                          struct arena *arena, struct kernel *out);

/* Sorts the loops by stride, the one with the smallest strides innermost. */
bool transform_loop_order(const struct kernel *k, struct arena *arena, struct kernel *out);

/*
 * Turns arrays of structs into structs of arrays: moves the last dimension to the front in arrays
 * whose last subscript is always a number and takes few of its values. `*array` is the first such
 * array, of whose `*fields` fields `*used` are accessed.
 */
bool transform_fields_apart(const struct kernel *k, struct arena *arena, struct kernel *out,
                            int *array, int *used, int *fields);

/*
 * Replaces arrays that each iteration writes and reads only for itself by scalars. `*array` is the
 * first.
 */
bool transform_drop_temporaries(const struct kernel *k, struct arena *arena, struct kernel *out,
                                int *array);

#endif
