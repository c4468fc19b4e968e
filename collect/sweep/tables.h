#ifndef COLLECT_SWEEP_TABLES_H
#define COLLECT_SWEEP_TABLES_H

#include "collect/sweep/configuration.h"

/* The columns of measurements, which are the last ones, and the first one after those that say
 * which point a row is. */
enum { TABLE_BENCH_COLUMNS = 11 };
extern const char *const table_bench_columns[TABLE_BENCH_COLUMNS];
#define TABLE_FIRST_MODEL_COLUMN "T_comp_cy_per_cl"

/*
 * The CSV tables of a configuration's folder; stencils/README.md documents the columns. Each gives
 * the text of the whole file, owned by the arena; the empty slice where there are no rows.
 */
struct str table_points(const struct configuration *c, enum point_kind kind, struct arena *arena);

#endif
