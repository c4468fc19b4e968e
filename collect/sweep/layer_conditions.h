#ifndef COLLECT_SWEEP_LAYER_CONDITIONS_H
#define COLLECT_SWEEP_LAYER_CONDITIONS_H

#include "collect/machine/machine.h"
#include "collect/sweep/set.h"
#include "collect/traffic/lc.h"
#include "stempel/kernel/split.h"

/* What the collection needs of the layer conditions of one kernel on one machine, one core. */
struct layers {
    bool known; /* false: layer conditions say nothing about this kernel */
    struct lc_listing listing;
    struct hierarchy hierarchy;
    struct kernel_split
        split; /* the kernel that blocks are cut from: what traffic is predicted of */
    struct lc_listing blocking; /* its conditions, in its symbols */
};

/* Owned by the arena. A kernel that the analysis refuses gives `known` false, which is not an
 * error. */
void layers_find(const struct kernel *k, const struct machine *m, struct arena *arena,
                 struct layers *out);

/* The text of layer_conditions.csv, owned by the arena; empty where nothing is known. */
struct str layers_table(const struct layers *layers, struct arena *arena);

/*
 * The largest grid size (see sizes_fill) for which the last cache keeps the reuse over the
 * outermost loop (in three dimensions the 3D condition); 0 where there is no such size.
 */
int64_t layers_largest_size(const struct layers *layers, const struct kernel *k,
                            const struct set_sizes *wanted);

/*
 * Block sizes, by loop, with which `level` (a name, "L2") keeps the reuse over the outermost loop
 * at these sizes of the kernel: mode 1 blocks the loop next to the innermost, mode 2 all but the
 * outermost, which keeps its whole range. The blocks of mode 2 are as wide in all dimensions, but
 * for those that are narrower as a whole: these stay whole, and the others get what that leaves.
 * False where there is nothing to block: the condition holds anyway, no block is small enough, or
 * no symbol is the blocked dimension's own.
 */
bool layers_block(const struct layers *layers, const char *level, int mode, const int64_t *sizes,
                  int64_t block_sizes[KERNEL_MAX_LOOPS]);

/*
 * Replaces the sizes of a grid (of the split kernel) by those of another one whose traffic is that
 * of the blocked sweep. Blocked dimensions become what one block touches, its halo included. The
 * outermost dimension then has room for all blocks, one after another: the arrays are as large
 * as they were, so that what did not fit into a cache still does not. Arrays beyond 8 times all
 * caches are cut to that: more blocks of the same kind change nothing, and grids of different sizes
 * with the same block have the same prediction.
 */
void layers_blocked_sizes(const struct layers *layers, const int64_t *block_sizes,
                          int64_t split_sizes[KERNEL_MAX_SYMBOLS]);

#endif
