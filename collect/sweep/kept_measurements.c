#include "collect/sweep/kept_measurements.h"

#include <string.h>

#include "base/csv.h"
#include "collect/sweep/columns.h"
#include "collect/sweep/tables.h"

enum { TABLE_MAX_BYTES = 1 << 26 };

static const char *const table_names[POINT_KINDS] = {
    [POINT_GRID] = "grid.csv",
    [POINT_SCALING] = "scaling.csv",
    [POINT_BLOCKING] = "blocking.csv",
};

/* The folder's table, unless it was changed since. */
static bool read_old(const struct configuration *c, const struct dir *folder, const char *name,
                     struct arena *arena, struct csv_table *out)
{
    char noted[HASH_CHARS];
    char found[HASH_CHARS];
    struct err ignored = {0};
    struct str text;
    if (!dir_has(folder, name) ||
        !dir_file_read(folder, name, TABLE_MAX_BYTES, arena, &text, &ignored))
        return false;
    hash_bytes(text, found);
    const bool unchanged = c->before->files_count == 0 ||
                           (config_lists(c->before, name, noted) && strcmp(noted, found) == 0);
    return unchanged && csv_parse_table(text, name, arena, out, &ignored);
}

static const struct str *cells(const struct csv_table *t, size_t row, size_t column)
{
    return &t->cells[row * t->columns + column];
}

/* Whether `n` cells are the same in both. */
static bool equal(const struct str *a, const struct str *b, size_t n)
{
    bool same = true;
    for (size_t i = 0; same && i < n; i++)
        same = str_eq(a[i], b[i]);
    return same;
}

/* Whether the first columns, which identify the point, and the last columns are the same. */
static bool same_columns(const struct csv_table *a, const struct csv_table *b, size_t n_key)
{
    const size_t n = BENCH_COLUMN_COUNT;
    return a->columns >= n_key + n && b->columns >= n_key + n &&
           csv_column(b, point_columns[0].name) == n_key && equal(a->header, b->header, n_key) &&
           equal(a->header + a->columns - n, b->header + b->columns - n, n);
}

static bool any_text(const struct str *list, size_t n)
{
    bool any = false;
    for (size_t i = 0; i < n; i++)
        any = any || list[i].len != 0;
    return any;
}

/* The cells of the measurement in the row of this point, or null. */
static const struct str *find_row(const struct csv_table *old, const struct str *key, size_t n_key)
{
    for (size_t row = 0; row < old->rows; row++) {
        const struct str *bench = cells(old, row, old->columns - BENCH_COLUMN_COUNT);
        if (equal(cells(old, row, 0), key, n_key))
            return any_text(bench, BENCH_COLUMN_COUNT) ? bench : NULL;
    }
    return NULL;
}

static void keep_of(struct configuration *c, const struct dir *folder, enum point_kind kind,
                    struct arena *arena)
{
    struct csv_table old;
    struct csv_table new;
    struct err ignored = {0};
    if (!read_old(c, folder, table_names[kind], arena, &old) ||
        !csv_parse_table(table_points(c, kind, arena), table_names[kind], arena, &new, &ignored))
        return;
    const size_t n_key = csv_column(&new, point_columns[0].name);
    if (!same_columns(&new, &old, n_key))
        return;
    size_t row = 0;
    for (size_t i = 0; i < c->n_points; i++) {
        struct point_result *r = &c->results[i];
        if (c->points[i].kind != kind)
            continue;
        if (!r->measured && r->failure == NULL)
            r->kept = find_row(&old, cells(&new, row, 0), n_key);
        row++;
    }
}

void kept_find(struct configuration *c, const struct dir *folder, struct arena *arena)
{
    if (c->before == NULL || c->before->kernel_hash == NULL ||
        strcmp(c->before->kernel_hash, c->kernel_hash) != 0)
        return;
    for (int kind = 0; kind < POINT_KINDS; kind++)
        keep_of(c, folder, (enum point_kind)kind, arena);
}
