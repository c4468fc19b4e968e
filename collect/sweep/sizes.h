#ifndef COLLECT_SWEEP_SIZES_H
#define COLLECT_SWEEP_SIZES_H

#include "collect/machine/machine.h"
#include "collect/sweep/set.h"
#include "stempel/kernel/kernel.h"

/* Grid sizes to visit: ascending, without repeats, at least one. Owned by the arena. */
struct size_list {
    size_t count;
    int64_t *items;
    bool reduced; /* the largest size was reduced to the memory of a NUMA domain */
    int64_t fits; /* the largest size that fits in it; 0 if the sizes are fixed */
};

/*
 * The grid sizes of a set for one kernel and machine: what sizes_fill gives to the size symbols.
 * The largest is what the set asks for, reduced so that all arrays fit into 80 % of a NUMA domain's
 * memory. `condition_size` is the largest size that keeps the last cache's layer condition (0:
 * there is none), which set_sizes.layer_condition_factor multiplies. Between the ends the sizes are
 * spaced evenly on the set's scale, and rounded like grids in practice: to multiples of 2 below
 * 100, of 10 above. A list in the set is used unchanged, except for sizes that do not fit or give
 * an empty loop. Fails if the set names a symbol that the kernel does not have.
 */
bool sizes_choose(const struct kernel *k, const struct machine *m, const struct set_sizes *wanted,
                  int64_t condition_size, struct arena *arena, struct size_list *out,
                  struct err *err);

/*
 * The size symbols at grid size `size`: all have this value, except those that the set gives their
 * own value or factor. `wanted` null: all are the same.
 */
void sizes_fill(const struct kernel *k, const struct set_sizes *wanted, int64_t size,
                int64_t sizes[KERNEL_MAX_SYMBOLS]);

#endif
