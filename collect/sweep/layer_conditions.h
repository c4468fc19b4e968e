#ifndef COLLECT_SWEEP_LAYER_CONDITIONS_H
#define COLLECT_SWEEP_LAYER_CONDITIONS_H

#include "collect/machine/machine.h"
#include "collect/sweep/set.h"
#include "collect/traffic/lc.h"
#include "stempel/kernel/split.h"

/* The layer conditions of one kernel on one core of a machine, as the collection needs them. */
struct layers {
    bool known; /* false: layer conditions do not apply to this kernel */
    struct lc_listing listing;
    struct hierarchy hierarchy;
    struct kernel_split split;  /* the kernel for which the traffic with blocking is predicted */
    struct lc_listing blocking; /* its conditions, in its symbols */
};

/*
 * Owned by the arena. If the analysis refuses the kernel, `known` is false, which is not an error.
 */
void layers_find(const struct kernel *k, const struct machine *m, struct arena *arena,
                 struct layers *out);

/* The text of layer_conditions.csv, owned by the arena; empty if `known` is false. */
struct str layers_table(const struct layers *layers, struct arena *arena);

/*
 * The largest grid size (see sizes_fill) for which the last cache keeps the reuse over the
 * outermost loop (in three dimensions the 3D condition); 0 where there is no such size.
 */
int64_t layers_largest_size(const struct layers *layers, const struct kernel *k,
                            const struct set_sizes *wanted);

/* Block sizes with which `level` (a name, "L2") keeps the reuse over the outermost loop at these
 * sizes of the kernel: blocking_for. */
bool layers_block(const struct layers *layers, const char *level, int mode, const int64_t *sizes,
                  int64_t block_sizes[KERNEL_MAX_LOOPS]);

#endif
