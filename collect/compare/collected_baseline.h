#ifndef COLLECT_COMPARE_COLLECTED_BASELINE_H
#define COLLECT_COMPARE_COLLECTED_BASELINE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/machine.h"

/* The collection's measurements of a class: stencils/<path>/<machine>/. */
struct collected_baseline {
    const char *machine; /* the folder's name */
    size_t count;
    struct baseline_point *points;
};

/* A row of grid.csv or scaling.csv with a measurement. */
struct baseline_point {
    double size;
    double bytes; /* of all arrays */
    int threads;
    double mlup_per_s;
};

/*
 * Looks in `root` for measurements of `path` on machine `m`, then on a machine of the same
 * microarchitecture (its machine file must be found). False, without an error, if there are none;
 * unreadable files are ignored. Owned by the arena.
 */
bool collected_baseline_find(const char *root, const char *path, const struct machine *m,
                             struct arena *arena, struct collected_baseline *out);

/*
 * The point with this number of threads whose arrays are closest to `bytes` in ratio; null if none
 * is within a factor of two.
 */
const struct baseline_point *collected_baseline_near(const struct collected_baseline *p,
                                                     double bytes, int threads);

#endif
