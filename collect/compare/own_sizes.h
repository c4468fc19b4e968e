#ifndef COLLECT_COMPARE_OWN_SIZES_H
#define COLLECT_COMPARE_OWN_SIZES_H

#include "collect/compare/own_code.h"

/* Sizes for own code that is given one number for all of them. */

/* Where a loop begins, or how wide a halo is, when nobody says it. */
enum { OWN_SIZES_START = 4 };

/* Does a loop begin at this size symbol (`i = istart`, `i = halo`)? It is not the size of a grid.
 */
bool own_size_is_start(const struct kernel *k, int symbol);

/*
 * `size` for what the file does not define; OWN_SIZES_START where a loop begins; and for strides
 * of a linear array, `a[i + jj*j + kk*k]`, the length of what is inside.
 */
void own_sizes_fill(const struct own_code *own, int64_t size, int64_t *out);

/* Changes a few of these sizes where the loops leave the arrays: bounds `nm1` where sizes are `n`.
 */
bool own_sizes_fit(const struct own_code *own, int64_t *sizes);

#endif
