#ifndef COLLECT_SWEEP_COLUMNS_H
#define COLLECT_SWEEP_COLUMNS_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/*
 * The values of a point: one row here is a column of grid.csv, scaling.csv and blocking.csv, of
 * `inspect model --csv` and `--json`, an array in the pages' reader (render/grid_points.h) and a
 * line of docs/formats.md.
 *
 *   X(type, name, unit, group, member, name in inspect model, meaning)
 *
 * The groups say which mode of `inspect model` shows a column.
 */

/*
 * For each edge between levels, struct model_level. In the tables the names begin with predictor
 * and edge: LC_L1L2_cy_per_cl.
 */
#define EDGE_COLUMNS(X)                                                                            \
    X(REAL, load_bytes_per_lup, "B/LUP", TRAFFIC, load_bytes_per_lup, "load_bytes_per_lup",        \
      "loaded across the edge")                                                                    \
    X(REAL, evict_bytes_per_lup, "B/LUP", TRAFFIC, evict_bytes_per_lup, "evict_bytes_per_lup",     \
      "evicted across the edge")                                                                   \
    X(REAL, cy_per_cl, "cy/CL", TRANSFER, cy_per_cl, "cy_per_cl", "ECM contribution of the edge")

/* Of a point, struct model_point. */
#define CORE_COLUMNS(X)                                                                            \
    X(REAL, T_comp_cy_per_cl, "cy/CL", CORE, core.T_comp_cy_per_cl, "T_comp_cy_per_cl",            \
      "in-core time that overlaps with transfers")                                                 \
    X(REAL, T_RegL1_cy_per_cl, "cy/CL", CORE, core.T_RegL1_cy_per_cl, "T_RegL1_cy_per_cl",         \
      "in-core time of loads and stores")

/* The same; in the tables the names begin with the predictor: LC_ECM_cy_per_cl. */
#define PREDICTION_COLUMNS(X)                                                                      \
    X(REAL, ECM_cy_per_cl, "cy/CL", ECM, T_ECM_multicore_cy_per_cl, "T_ECM_multicore_cy_per_cl",   \
      "ECM prediction, all threads together")                                                      \
    X(REAL, ECM_mlup_per_s, "MLUP/s", ECM, ecm_mlup_per_s, "mlup_per_s",                           \
      "ECM prediction, all threads together")                                                      \
    X(REAL, ECM_low_cy_per_cl, "cy/CL", ECM, ECM_low_cy_per_cl, "ECM_low_cy_per_cl",               \
      "lower end of the 80 % interval, all threads; of a fitted composition")                      \
    X(REAL, ECM_high_cy_per_cl, "cy/CL", ECM, ECM_high_cy_per_cl, "ECM_high_cy_per_cl",            \
      "upper end of the 80 % interval, all threads; of a fitted composition")                      \
    X(TEXT, ECM_interval_reason, "text", ECM, interval_reason, "interval_reason",                  \
      "why that interval is wider than usual")                                                     \
    X(REAL, roofline_cy_per_cl, "cy/CL", ROOFLINE, roofline_cy_per_cl, "roofline_cy_per_cl",       \
      "Roofline prediction")                                                                       \
    X(REAL, roofline_mlup_per_s, "MLUP/s", ROOFLINE, roofline_mlup_per_s, "roofline_mlup_per_s",   \
      "Roofline prediction")                                                                       \
    X(CHARS, roofline_bottleneck, "text", ROOFLINE, roofline_bottleneck, "roofline_bottleneck",    \
      "what limits it: `CPU` or an edge")                                                          \
    X(INT, saturation_cores, "cores", ECM, saturation_cores, "saturation_cores",                   \
      "cores that saturate a NUMA domain; 0: none do, there is no memory traffic")

/* Of a measured point, struct measurement; the last columns of a table. */
#define BENCH_COLUMNS(X)                                                                           \
    X(REAL, bench_cy_per_cl_min, "cy/CL", BENCH, cy_per_cl.min, "bench_cy_per_cl_min",             \
      "measured, all threads together")                                                            \
    X(REAL, bench_cy_per_cl_median, "cy/CL", BENCH, cy_per_cl.median, "bench_cy_per_cl_median",    \
      "measured, all threads together")                                                            \
    X(REAL, bench_cy_per_cl_max, "cy/CL", BENCH, cy_per_cl.max, "bench_cy_per_cl_max",             \
      "measured, all threads together")                                                            \
    X(REAL, bench_mlup_per_s_min, "MLUP/s", BENCH, mlup_per_s.min, "bench_mlup_per_s_min",         \
      "measured")                                                                                  \
    X(REAL, bench_mlup_per_s_median, "MLUP/s", BENCH, mlup_per_s.median,                           \
      "bench_mlup_per_s_median", "measured")                                                       \
    X(REAL, bench_mlup_per_s_max, "MLUP/s", BENCH, mlup_per_s.max, "bench_mlup_per_s_max",         \
      "measured")                                                                                  \
    X(REAL, bench_clock_hz, "Hz", BENCH, clock_hz, "bench_clock_hz",                               \
      "clock during the measurement, median")                                                      \
    X(SIZE, bench_samples, "1", BENCH, n_samples, "bench_samples", "samples kept")                 \
    X(SIZE, bench_rejected, "1", BENCH, n_rejected, "bench_rejected", "samples rejected")          \
    X(VERDICT, bench_verdict, "text", BENCH, verdict, "bench_verdict",                             \
      "`ok`, `noisy`, `disturbed`, `throttled`, `oversubscribed`, `short` or `failed`")            \
    X(TEXT, bench_reason, "text", BENCH, reason, "bench_reason", "the numbers for the verdict")

enum column_type {
    COLUMN_REAL,
    COLUMN_INT,
    COLUMN_SIZE,
    COLUMN_TEXT,    /* const char * */
    COLUMN_CHARS,   /* char[] */
    COLUMN_VERDICT, /* enum verdict */
};

enum column_group {
    COLUMN_TRAFFIC = 1 << 0,
    COLUMN_TRANSFER = 1 << 1,
    COLUMN_CORE = 1 << 2,
    COLUMN_ECM = 1 << 3,
    COLUMN_ROOFLINE = 1 << 4,
    COLUMN_BENCH = 1 << 5,
    COLUMN_KERNEL = 1 << 6,
};

struct column {
    enum column_type type;
    const char *name; /* name in the tables of a collection; null: not in them */
    const char *unit; /* `text`: not a number */
    enum column_group group;
    size_t offset;
    const char *model_name; /* in `inspect model` */
    const char *meaning;
};

/* In the order of the tables; the last of each has no model_name. */
extern const struct column edge_columns[];  /* of struct model_level */
extern const struct column point_columns[]; /* of struct model_point */
extern const struct column bench_columns[]; /* of struct measurement */

#define COLUMN_INDEX(type, name, ...) COLUMN_OF_##name,
enum { BENCH_COLUMNS(COLUMN_INDEX) BENCH_COLUMN_COUNT };

/* The text of a column of words, or null. */
const char *column_text(const struct column *c, const void *of);
/* The number in any other column; NaN if `of` is null, and for negative numbers of COLUMN_INT. */
double column_number(const struct column *c, const void *of);

/* Appends a cell, which is empty if `of` is null. */
void column_add(const struct column *c, const void *of, int digits, struct sb *csv);
/* Sets the member of the JSON object, unless the value is not finite or the text is empty. */
void column_set(const struct column *c, const void *of, json_t *object);

#endif
