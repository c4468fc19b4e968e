#ifndef COLLECT_MODEL_BLOCKING_H
#define COLLECT_MODEL_BLOCKING_H

#include "collect/model/predict.h"
#include "stempel/kernel/split.h"

/* Spatial blocking: what a block costs and saves, which block pays, and which keeps a condition. */

/* --- one evaluated point whose sweep may be cut into blocks; pointers are borrowed --- */

struct blocking_sweep {
    const struct predict *predict;
    const struct traffic *traffic;
    const struct model_point *point;
    int64_t sizes[KERNEL_MAX_SYMBOLS]; /* of the split kernel */
    struct kernel_split split;
    struct predict blocks;        /* of the split kernel's data, by layer conditions */
    struct lc_listing conditions; /* of that, for the cores at work */
};

/*
 * `sizes` are those of predict->data. False where layer conditions do not say what a block saves.
 * Owned by the arena.
 */
bool blocking_sweep_make(const struct predict *predict, const int64_t *sizes,
                         const struct traffic *traffic, const struct model_point *point,
                         struct arena *arena, struct blocking_sweep *out);

/* One loop in blocks. */
struct blocking {
    bool found;
    int loop;
    int64_t size;       /* of its index */
    double T_cy_per_cl; /* all cores at work */
    double gain;        /* the point's time by that */
    int level;          /* the first cache that misses less with it … */
    int dims;           /* … and the layer condition that holds there then; -1: none is listed */
    bool short_rows;    /* the innermost loop: rows end with each block */
    int64_t sizes[KERNEL_MAX_SYMBOLS]; /* of predict->kernel, for the core's time */
    struct traffic traffic;
};

/*
 * Evaluates a block of one loop. What a block costs counts: the lines around it that its neighbour
 * loads again, and for blocks of the innermost loop the rows' ends. False where that loop cannot be
 * cut without others, or not evaluated.
 */
bool blocking_with(const struct blocking_sweep *s, int loop, int64_t size, struct arena *arena,
                   struct blocking *out);

/*
 * The block with the largest predicted gain, of the outer loops without the outermost, the inner
 * ones first, else of the innermost: powers of two, of which at least two make up the loop. Blocks
 * of the innermost loop are not cut short, since hardware prefetchers follow long rows (Rivera and
 * Tseng, SC 2000; Datta et al., SIAM Review 2009). Nothing is found where less than 1 % is gained.
 */
struct blocking blocking_find(const struct blocking_sweep *s, struct arena *arena);

/* --- blocks of a split kernel --- */

/*
 * Block sizes, by loop, with which condition `c` of the split kernel `k` holds at these sizes:
 * mode 1 blocks the loop next to the innermost, mode 2 all except the outermost, which keeps its
 * whole range. The blocks of mode 2 are as wide in all dimensions, except those that are narrower
 * as a whole: these stay whole, and the others get what that leaves. False where there is nothing
 * to block: the condition holds anyway, no block is small enough, or no symbol is the blocked
 * dimension's own.
 */
bool blocking_for(const struct kernel *k, const struct lc_condition *c, int mode,
                  const int64_t *sizes, int64_t block_sizes[KERNEL_MAX_LOOPS]);

/*
 * Replaces the sizes of a grid (of the split kernel) by those of another one whose traffic is that
 * of the blocked sweep. Blocked dimensions become what one block touches, its halo included. The
 * outermost dimension then has room for all blocks, one after another: the arrays are as large
 * as they were, so that what did not fit into a cache still does not. Arrays beyond 8 times all
 * caches are cut to that: more blocks of the same kind change nothing, and grids of different sizes
 * with the same block have the same prediction.
 */
void blocking_sizes(const struct kernel *k, const struct hierarchy *h, const int64_t *block_sizes,
                    int64_t sizes[KERNEL_MAX_SYMBOLS]);

/* --- block sizes that keep a condition, as commands and pages list them --- */

/* Threads that may share a cache: those of its group and of a NUMA domain; at least 1. */
int blocking_sharers(const struct machine *m, int level);

/* Whether blocking makes sense: a condition on sizes that is about reuse. */
bool blocking_applies(const struct lc_condition *c);

/* The largest block of size `symbol` with `threads` at work on the cache, the others as in sizes[];
 * below 1: none, or any. */
int64_t blocking_largest(const struct kernel *k, const struct lc_condition *c, const int64_t *sizes,
                         int symbol, int threads);

/* Enough to do in a block, two cache lines of elements, or no blocking needed: the size itself is
 * no larger. */
bool blocking_is_useful(const struct kernel *k, const struct machine *m, int64_t block,
                        int64_t size);

/* The loop whose index alone runs to a size symbol; -1: none, or several. */
int blocking_loop(const struct kernel *k, int symbol);

#endif
