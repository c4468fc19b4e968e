#ifndef BASE_CSV_H
#define BASE_CSV_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* A table with a header line; cells[row * columns + column], all owned by the arena. */
struct csv_table {
    size_t columns;
    size_t rows;
    struct str *header;
    struct str *cells;
};

enum { CSV_MAX_COLUMNS = 4096 };

/*
 * Parses RFC 4180 text by libcsv. The first row is the header; a row with a different number of
 * cells is an error that names the row, and so is one with more than CSV_MAX_COLUMNS. `path` is for
 * messages.
 */
bool csv_parse_table(struct str text, const char *path, struct arena *arena,
                     struct csv_table *table, struct err *err);

/* Rows that may differ in length: cells[start[row]] to cells[start[row + 1]] (exclusive). */
struct csv_rows {
    size_t count;
    const size_t *start; /* [count + 1] */
    const struct str *cells;
};

/*
 * Parses text without a header: empty lines are skipped, a row has at most CSV_MAX_COLUMNS cells.
 */
bool csv_parse_rows(struct str text, const char *path, struct arena *arena, struct csv_rows *rows,
                    struct err *err);

/* The column with this header, or table->columns if there is none. */
size_t csv_column(const struct csv_table *table, const char *name);

/* The cell, or the empty slice outside the table. */
struct str csv_cell(const struct csv_table *table, size_t row, size_t column);

/* The cell as a number; NaN if it is empty, not a number or outside the table. */
double csv_number(const struct csv_table *table, size_t row, size_t column);

/* Appends one cell, quoted where needed, and a comma. */
void csv_add(struct sb *out, struct str cell);

/* Appends a whole number. */
void csv_add_whole(struct sb *out, int64_t value);

/* Appends a number with up to `digits` significant digits; NaN and infinities become empty. */
void csv_add_number(struct sb *out, double value, int digits);

/* Ends the line: the last cell's comma becomes a line end. */
void csv_end(struct sb *out);

#endif
