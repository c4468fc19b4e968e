#ifndef TESTS_REFERENCE_REFERENCE_H
#define TESTS_REFERENCE_REFERENCE_H

#include "base/csv.h"
#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/* The reference folder's kernels and machines, as the predictors take them. */

/* Reads FOLDER/NAME as a table. */
bool reference_table(const char *folder, const char *name, struct arena *arena,
                     struct csv_table *out, struct err *err);

/* The row of `table` whose first cell is `name`, or table->rows. */
size_t reference_row(const struct csv_table *table, struct str name);

/*
 * Kernel source with the arrays, loops and accesses of a row of kernels.csv: the loads in
 * sim_access_order where it has one, then the stores. Its arithmetic is not the original's.
 */
struct str reference_source(const struct csv_table *kernels, size_t row, struct arena *arena);

/* The caches of a row of machines.csv. */
void reference_hierarchy(const struct csv_table *machines, size_t row, struct hierarchy *out);

/* Sets sizes[] from a cell such as `M=50 N=50`. */
bool reference_sizes(struct str constants, const struct kernel *k, int64_t *sizes);

#endif
