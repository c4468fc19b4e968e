#ifndef COLLECT_COMPARE_PUBLISHED_H
#define COLLECT_COMPARE_PUBLISHED_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/machine.h"

/* What the collection has measured of a class: stencils/<path>/<machine>/. */
struct published {
    const char *machine; /* the folder's name; another one than ours with same_machine false */
    bool same_machine;
    const char *folder;
    size_t count;
    struct published_point *points;
};

/* A row of grid.csv or scaling.csv with a measurement. */
struct published_point {
    double size;
    double bytes; /* of all arrays */
    int threads;
    double mlup_per_s;
};

/*
 * Looks in `root` for measurements of `path` on machine `m`, then on a machine of the same
 * microarchitecture (its machine file must be found). False, without an error, where there are
 * none; what cannot be read counts as not there. Owned by the arena.
 */
bool published_find(const char *root, const char *path, const struct machine *m,
                    struct arena *arena, struct published *out);

/*
 * The point with that many threads whose arrays are nearest to `bytes` by their ratio; null where
 * none is within a factor of two.
 */
const struct published_point *published_near(const struct published *p, double bytes, int threads);

/* Own numbers of --measured. */
struct own_point {
    int64_t size;
    int threads;
    double mlup_per_s; /* NaN: given as time */
    double seconds;    /* of all sweeps; NaN: given as performance */
    double sweeps;
};

struct own_points {
    size_t count;
    const struct own_point *items;
};

/*
 * Reads a CSV table with the columns `size`, `threads` (optional, 1) and either `mlup_per_s` or
 * `seconds` and `sweeps`. Errors name the row, the column and what is expected.
 */
bool own_points_parse(struct str text, const char *name, struct arena *arena,
                      struct own_points *out, struct err *err);

#endif
