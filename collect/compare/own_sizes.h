#ifndef COLLECT_COMPARE_OWN_SIZES_H
#define COLLECT_COMPARE_OWN_SIZES_H

#include "collect/compare/own_code.h"

/* Sizes for the user's code when one number is given for all of them. */

/* Default start value of a loop, or width of a halo. */
enum { OWN_SIZES_START = 4 };

/*
 * Whether a loop begins at this size symbol (`i = istart`, `i = halo`), which is then not a grid
 * size.
 */
bool own_size_is_start(const struct kernel *k, int symbol);

/*
 * Fills the sizes that the file does not define: `size`; OWN_SIZES_START for the start of a loop;
 * for strides of a linear array, `a[i + jj*j + kk*k]`, the number of elements that they span.
 */
void own_sizes_fill(const struct own_code *own, int64_t size, int64_t *out);

/*
 * Adjusts some of these sizes if the loops leave the arrays: bounds such as `nm1` when sizes are
 * `n`.
 */
bool own_sizes_fit(const struct own_code *own, int64_t *sizes);

#endif
