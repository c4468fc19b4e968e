#ifndef COLLECT_SWEEP_REPRODUCE_H
#define COLLECT_SWEEP_REPRODUCE_H

#include "base/csv.h"
#include "collect/sweep/config_file.h"
#include "collect/sweep/journal.h"
#include "collect/sweep/set.h"

/*
 * Repeats a stored configuration: the set that collects what its folder holds, and the comparison
 * of both results.
 */

/* The files of a folder that this needs; empty if missing. */
struct reproduce_tables {
    struct str grid, scaling, blocking;
};

/*
 * The set: sizes, size symbols, predictors, thread scaling and blocking of the tables, and how it
 * was measured as config.yml says. `model_only` is set too.
 */
bool reproduce_set(const struct config *stored, const struct reproduce_tables *tables,
                   struct arena *arena, struct set *out, bool *model_only, struct err *err);

/* A quantity in both results. */
struct reproduce_pair {
    const char *name; /* `grid.csv, size 400` */
    double before, after;
    double sigmas; /* measured: the difference in standard errors; predicted: 0 */
    bool differs;
};

struct reproduce_pairs {
    size_t n, n_differ;
    struct reproduce_pair *items;
};

/* Predictions differ if they do so in the fifth digit. */
void reproduce_predictions(const struct csv_table *before, const struct csv_table *after,
                           struct arena *arena, struct reproduce_pairs *out);

/*
 * Measurements, cy/CL, in the order of their names. The difference of the medians' logarithms over
 * its standard error is compared with the normal distribution: two-sided, at 5 % for all points
 * together (Bonferroni), and never less than 2 %. A median's standard error comes from its 95 %
 * confidence interval over the samples of all starts of the program, and is taken as 0.5 % at
 * least: starts on other days differ more than starts in a row.
 */
void reproduce_measurements(const struct journal *before, const struct journal *after,
                            struct arena *arena, struct reproduce_pairs *out);

#endif
