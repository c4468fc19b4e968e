#ifndef COLLECT_IMPORT_IMPORT_TABLES_H
#define COLLECT_IMPORT_IMPORT_TABLES_H

#include "base/csv.h"

/*
 * The tables of the published INSPECT collection: results.csv, scaling.csv, blocking_*.csv. Not all
 * rows have the same number of cells as the header; struct imported_table holds them in the columns
 * below, NaN if there is no number.
 *
 * Units are as published: times in cy/CL, rates in MLUP/s, transfers as in import_points.c.
 */
enum import_table { IMPORT_RESULTS, IMPORT_SCALING, IMPORT_BLOCKING, IMPORT_TABLES };

enum {
    IMPORT_EDGES = 3,                            /* L1-L2, L2-L3, L3-memory */
    IMPORT_VOLUMES = 2 * IMPORT_EDGES,           /* load and evict of each */
    IMPORT_TRANSFERS = 3 * IMPORT_EDGES,         /* with their total */
    IMPORT_ALL_TRANSFERS = 3 * IMPORT_TRANSFERS, /* counted, and of both predictions */
};

/* In the order of the 54 columns that most files have, then those that few have. */
enum results_column {
    R_SIZE,
    R_ROOFLINE_CS_GFLOPS,
    R_ROOFLINE_CS_MLUPS,
    R_ROOFLINE_CS_INTENSITY,
    R_ROOFLINE_LC_GFLOPS,
    R_ROOFLINE_LC_MLUPS,
    R_ROOFLINE_LC_INTENSITY,
    R_ECM_MLUPS, /* with layer conditions */
    R_BENCH_MLUPS,
    R_CS, /* T_OL, T_nOL, an edge each, sum */
    R_LC = R_CS + IMPORT_EDGES + 3,
    R_BENCH_CYCLES = R_LC + IMPORT_EDGES + 3,
    R_PHENO,                                       /* T_OL, T_nOL, an edge each */
    R_BENCH_TRANSFER = R_PHENO + IMPORT_EDGES + 2, /* load, evict, total of each edge */
    R_CS_TRANSFER = R_BENCH_TRANSFER + 3 * IMPORT_EDGES,
    R_LC_TRANSFER = R_CS_TRANSFER + 3 * IMPORT_EDGES,
    R_STANDARD = R_LC_TRANSFER + 3 * IMPORT_EDGES,
    R_ROOFLINE_CS_CYCLES = R_STANDARD,
    R_ROOFLINE_LC_CYCLES,
    R_ECM_CS_MLUPS,
    R_ECM_LC_MLUPS,
    R_ACCESSES,
    RESULTS_COLUMNS = R_ACCESSES + IMPORT_EDGES
};

enum scaling_column {
    S_SIZE,
    S_THREADS,
    S_BENCH_MLUPS = 9,
    S_ROOFLINE_MLUPS,
    S_BENCH_CYCLES,
    S_ECM_CYCLES,
    S_ECM_MLUPS,
    S_TRANSFER, /* load, evict of each edge */
    SCALING_COLUMNS = S_TRANSFER + 3 * IMPORT_EDGES
};

enum blocking_column {
    B_SIZE,
    B_OPTIONS = 3, /* a text: case, sizes, block sizes */
    B_BENCH_MLUPS = 7,
    B_BENCH_CYCLES,
    B_TRANSFER, /* load, evict of each edge */
    BLOCKING_COLUMNS = B_TRANSFER + 3 * IMPORT_EDGES
};

struct imported_table {
    size_t rows;
    size_t columns; /* of the kind */
    const double *values;
    const struct str *texts;
};

/*
 * Reads a table. Fails if it is not one of this kind; each other irregularity is added to `notes`
 * as a text. Everything is owned by the arena.
 */
bool import_table_read(enum import_table kind, struct str text, const char *name,
                       struct arena *arena, struct imported_table *out, struct str_list *notes,
                       struct err *err);

double import_value(const struct imported_table *t, size_t row, size_t column);
struct str import_text(const struct imported_table *t, size_t row, size_t column);

/* The name of a column in the published files. */
const char *import_column_name(enum import_table kind, size_t column);

#endif
