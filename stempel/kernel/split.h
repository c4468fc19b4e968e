#ifndef STEMPEL_KERNEL_SPLIT_H
#define STEMPEL_KERNEL_SPLIT_H

#include "stempel/kernel/kernel.h"

/*
 * A kernel in which no size symbol is shared by two dimensions that could have different sizes:
 * a[M][N][N] becomes a[M][N][N'] with N and N' both called N. One dimension can then be shortened,
 * as by blocking, while the other keeps its size.
 */
struct kernel_split {
    struct kernel kernel;           /* accesses, arrays and loops only: no statements */
    int origin[KERNEL_MAX_SYMBOLS]; /* for each of its symbols: that of the original kernel */
};

/*
 * Splits the symbols of `k`. A dimension belongs to the loops that move through it; dimensions that
 * share a loop, and loops that share a dimension (a[i][j] and a[j][i]), stay together. Each symbol
 * keeps its number for the outermost loop; new ones follow. If that takes too many symbols, the
 * kernel stays as it is. Owned by the arena; texts and types are those of `k`.
 */
void kernel_split(const struct kernel *k, struct arena *arena, struct kernel_split *out);

/* Fills the sizes of the split kernel from those of the original one. */
void kernel_split_sizes(const struct kernel_split *s, const int64_t *sizes,
                        int64_t split_sizes[KERNEL_MAX_SYMBOLS]);

#endif
