#ifndef STEMPEL_KERNEL_SPLIT_H
#define STEMPEL_KERNEL_SPLIT_H

#include "stempel/kernel/kernel.h"

/*
 * A kernel in which a size symbol bounds no two dimensions that could have different sizes:
 * a[M][N][N] becomes a[M][N][N'] with N and N' both called N. So one dimension can be cut, as
 * blocking does, where the other stays.
 */
struct kernel_split {
    struct kernel kernel;           /* accesses, arrays and loops only: no statements */
    int origin[KERNEL_MAX_SYMBOLS]; /* of each of its symbols: the one of the whole kernel */
};

/*
 * Splits the symbols of `k`. A dimension belongs to the loops that move through it; dimensions that
 * share a loop, and loops that share a dimension (a[i][j] beside a[j][i]), stay together. Each
 * symbol keeps its number for the outermost loop; new ones follow. Where there are too many symbols
 * the kernel stays as it is. Owned by the arena, texts and types are those of `k`.
 */
void kernel_split(const struct kernel *k, struct arena *arena, struct kernel_split *out);

/* The sizes of the split kernel that are those of the whole one. */
void kernel_split_sizes(const struct kernel_split *s, const int64_t *sizes,
                        int64_t split_sizes[KERNEL_MAX_SYMBOLS]);

#endif
