#ifndef COLLECT_MODEL_STUDY_H
#define COLLECT_MODEL_STUDY_H

#include "base/arena.h"
#include "base/err.h"
#include "base/range.h"
#include "stempel/kernel/kernel.h"

/* A parameter study: every combination of the values that the kernel's sizes shall take. */

/*
 * `-D NAME RANGE`; the name `.` stands for all sizes that no other setting names. A name that is
 * given again adds its values to those it has, as in Kerncraft.
 */
struct study_setting {
    struct str name;
    struct str range; /* see base/range.h */
};

/*
 * The combinations, the last symbol's values running fastest. Sizes set through `.` are all equal:
 * they share an axis.
 */
struct study {
    int n_symbols;
    int axis[KERNEL_MAX_SYMBOLS];
    int n_axes;
    struct range axes[KERNEL_MAX_SYMBOLS];
    size_t n_points;
};

/*
 * Makes the study for `k`, owned by the arena. Fails on names that the kernel does not have, sizes
 * left open and values below 1.
 */
bool study_make(const struct kernel *k, const struct study_setting *settings, size_t n_settings,
                struct arena *arena, struct study *out, struct err *err);

/* The sizes of point `index` < n_points, sizes[n_symbols]. */
void study_at(const struct study *study, size_t index, int64_t *sizes);

#endif
