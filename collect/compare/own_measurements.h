#ifndef COLLECT_COMPARE_OWN_MEASUREMENTS_H
#define COLLECT_COMPARE_OWN_MEASUREMENTS_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* The user's own measurements, passed with --measured. */
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
