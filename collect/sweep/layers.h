#ifndef COLLECT_SWEEP_LAYERS_H
#define COLLECT_SWEEP_LAYERS_H

#include "collect/kernel/kernel.h"
#include "collect/machine/machine.h"
#include "collect/sweep/set.h"
#include "collect/traffic/lc.h"

/* What the collection needs of the layer conditions of one kernel on one machine, one core. */
struct layers {
    bool known; /* false: layer conditions say nothing about this kernel */
    struct lc_listing listing;
    struct hierarchy hierarchy;
};

/* Owned by the arena. A kernel that the analysis refuses gives `known` false, which is no error. */
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
 * at these sizes: mode 1 blocks the loop next to the innermost (in one dimension, the only one),
 * mode 2 all but the outermost, which keeps its whole range. False where there is nothing to block:
 * the condition holds anyway, or no block is small enough.
 */
bool layers_block(const struct layers *layers, const struct kernel *k, const char *level, int mode,
                  const int64_t *sizes, int64_t block_sizes[KERNEL_MAX_LOOPS]);

/*
 * Replaces the sizes of a grid by those of another one whose traffic is that of the blocked sweep.
 * Blocked dimensions become what one block touches, its halo included. The outermost dimension then
 * has room for all blocks, one behind the other: the arrays are as large as they were, so that what
 * did not fit into a cache still does not. Arrays beyond 8 times all caches are cut to that: more
 * blocks of the same kind change nothing, and grids of different sizes with the same block have the
 * same prediction.
 */
void layers_blocked_sizes(const struct layers *layers, const struct kernel *k,
                          const int64_t *block_sizes, int64_t *sizes);

#endif
