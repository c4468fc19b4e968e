#ifndef RENDER_GRID_POINTS_H
#define RENDER_GRID_POINTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/csv.h"
#include "base/str.h"
#include "collect/sweep/columns.h"
#include "collect/traffic/traffic.h"

/*
 * The rows of a grid.csv, scaling.csv or blocking.csv as arrays, one entry per row, NaN for an
 * empty cell. An array is null if the file does not have the column.
 */
enum { POINTS_MAX_EDGES = 4, POINTS_MAX_PREDICTIONS = TRAFFIC_SOURCES };

/* An array per row of collect/sweep/columns.h, by its name. */
#define COLUMN_ARRAY_REAL const double *
#define COLUMN_ARRAY_INT const double *
#define COLUMN_ARRAY_SIZE const double *
#define COLUMN_ARRAY_TEXT const struct str *
#define COLUMN_ARRAY_CHARS const struct str *
#define COLUMN_ARRAY_VERDICT const struct str *
#define COLUMN_ARRAY(type, name, ...) COLUMN_ARRAY_##type name;

/* The edge between two neighbouring levels. */
struct point_edge {
    struct str name; /* L1L2, …, L3MEM */
    EDGE_COLUMNS(COLUMN_ARRAY)
};

struct predicted {
    const struct traffic_source *by;
    size_t n_edges;
    struct point_edge edges[POINTS_MAX_EDGES];
    const double *ECM_rows_cy_per_cl; /* with the core time of whole rows; may be null */
    PREDICTION_COLUMNS(COLUMN_ARRAY)
};

struct points {
    size_t n;
    const double *size;
    const double *threads;
    const double *bytes;
    size_t n_predictions;
    struct predicted predictions[POINTS_MAX_PREDICTIONS];
    const struct str *block_level;
    const double *block_mode;
    CORE_COLUMNS(COLUMN_ARRAY)
    BENCH_COLUMNS(COLUMN_ARRAY)
};

/* Reads the columns; rows are sorted by block mode and level, size and threads, ascending. */
void points_read(const struct csv_table *table, struct arena *arena, struct points *out);

/* The same for only the rows with several threads, or for all others. */
void points_read_threads(const struct csv_table *table, bool several, struct arena *arena,
                         struct points *out);

/* The prediction with this name, or null. */
const struct predicted *points_predicted(const struct points *p, const char *name);

/* MLUP/s: measured if available, else predicted; null if there are neither. */
const double *points_rates(const struct points *p, bool *measured);

/* values[row], or NaN if there is no such column. */
double point_value(const double *values, size_t row);

/* The text, or the empty slice. */
struct str point_text(const struct str *column, size_t row);

#endif
