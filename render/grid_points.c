#include "render/grid_points.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The columns of a table, in the order in which rows are shown. */
struct points_reader {
    const struct csv_table *table;
    struct arena *arena;
    const size_t *order;
    size_t n;   /* rows */
    bool edges; /* whether to read them */
};

/* The column `<prefix><name>`, without joining both: pages look for hundreds of them. */
static size_t column_of(const struct points_reader *r, struct str prefix, struct str name)
{
    for (size_t i = 0; i < r->table->columns; i++) {
        const struct str header = r->table->header[i];
        if (header.len == prefix.len + name.len && str_starts_with(header, prefix) &&
            str_ends_with(header, name))
            return i;
    }
    return r->table->columns;
}

static const double *numbers(const struct points_reader *r, struct str prefix, struct str name)
{
    const size_t column = column_of(r, prefix, name);
    if (column >= r->table->columns)
        return NULL;
    double *values = arena_raw(r->arena, r->n, sizeof *values);
    for (size_t i = 0; i < r->n; i++)
        values[i] = csv_number(r->table, r->order[i], column);
    return values;
}

static const struct str *texts(const struct points_reader *r, struct str prefix, struct str name)
{
    const size_t column = column_of(r, prefix, name);
    if (column >= r->table->columns)
        return NULL;
    struct str *values = arena_raw(r->arena, r->n, sizeof *values);
    for (size_t i = 0; i < r->n; i++)
        values[i] = csv_cell(r->table, r->order[i], column);
    return values;
}

/* Reads the column `<prefix><name>`, of any type, into the array of that name. */
#define READ_REAL numbers
#define READ_INT numbers
#define READ_SIZE numbers
#define READ_TEXT texts
#define READ_CHARS texts
#define READ_VERDICT texts
#define READ(type, name, ...) out->name = READ_##type(r, prefix, STR(#name));

static void read_edge(const struct points_reader *r, struct str prefix, struct point_edge *out)
{
    EDGE_COLUMNS(READ)
}

static void read_prediction(const struct points_reader *r, struct str prefix, struct predicted *out)
{
    PREDICTION_COLUMNS(READ)
    out->ECM_rows_cy_per_cl = numbers(r, prefix, STR("ECM_rows_cy_per_cl"));
}

static void read_core_and_bench(const struct points_reader *r, struct str prefix,
                                struct points *out)
{
    CORE_COLUMNS(READ)
    BENCH_COLUMNS(READ)
}

/* The edge of a column such as `LC_L1L2_load_bytes_per_lup`, or the empty slice. */
static struct str edge_of(struct str header, struct str prefix)
{
    if (!str_starts_with(header, prefix) || header.len <= prefix.len ||
        header.ptr[prefix.len] != '_')
        return (struct str){0};
    const struct str_cut cut = str_cut(str_slice(header, prefix.len + 1, header.len), '_');
    const bool is_edge = cut.ok && cut.head.len <= 6 && str_starts_with(cut.head, STR("L"));
    return is_edge ? cut.head : (struct str){0};
}

static void read_edges(const struct points_reader *r, struct predicted *p)
{
    for (size_t i = 0; i < r->table->columns && p->n_edges < POINTS_MAX_EDGES; i++) {
        const struct str edge = edge_of(r->table->header[i], str_of(p->by->name));
        const bool known = p->n_edges != 0 && str_eq(p->edges[p->n_edges - 1].name, edge);
        if (edge.len == 0 || known)
            continue;
        struct point_edge *e = &p->edges[p->n_edges++];
        e->name = edge;
        read_edge(r, str_format(r->arena, "%s_%.*s_", p->by->name, STR_ARG(edge)), e);
    }
}

static void read_predictions(const struct points_reader *r, struct points *out)
{
    for (size_t i = 0; i < POINTS_MAX_PREDICTIONS; i++) {
        struct predicted p = {.by = &traffic_sources[i]};
        read_prediction(r, str_format(r->arena, "%s_", p.by->name), &p);
        if (p.ECM_cy_per_cl == NULL)
            continue;
        if (r->edges)
            read_edges(r, &p);
        out->predictions[out->n_predictions++] = p;
    }
}

struct row_key {
    size_t row;
    double mode, size, threads;
    struct str level;
};

static int compare_number(double a, double b)
{
    return (a > b) - (a < b);
}

static int compare_keys(const void *left, const void *right)
{
    const struct row_key *a = left;
    const struct row_key *b = right;
    const int orders[] = {compare_number(a->mode, b->mode), str_compare(a->level, b->level),
                          compare_number(a->size, b->size), compare_number(a->threads, b->threads),
                          (a->row > b->row) - (a->row < b->row)};
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        if (orders[i] != 0)
            return orders[i];
    }
    return 0;
}

/* NaN cannot be ordered: a missing number comes first. */
static double sortable(double value)
{
    return isnan(value) ? -1 : value;
}

static const size_t *sorted_rows(const struct csv_table *t, struct arena *arena)
{
    struct row_key *keys = arena_raw(arena, t->rows, sizeof *keys);
    const size_t mode = csv_column(t, "block_mode");
    const size_t level = csv_column(t, "block_level");
    const size_t size = csv_column(t, "size");
    const size_t threads = csv_column(t, "threads");
    for (size_t i = 0; i < t->rows; i++)
        keys[i] =
            (struct row_key){i, sortable(csv_number(t, i, mode)), sortable(csv_number(t, i, size)),
                             sortable(csv_number(t, i, threads)), csv_cell(t, i, level)};
    bool sorted = true;
    for (size_t i = 1; i < t->rows && sorted; i++)
        sorted = compare_keys(&keys[i - 1], &keys[i]) < 0;
    if (!sorted)
        qsort(keys, t->rows, sizeof *keys, compare_keys);
    size_t *order = arena_raw(arena, t->rows, sizeof *order);
    for (size_t i = 0; i < t->rows; i++)
        order[i] = keys[i].row;
    return order;
}

static void read_rows(const struct points_reader *reader, struct points *out)
{
    const struct points_reader r = *reader;
    *out = (struct points){.n = r.n};
    const struct str none = {0};
    out->size = numbers(&r, none, STR("size"));
    out->threads = numbers(&r, none, STR("threads"));
    out->bytes = numbers(&r, none, STR("bytes"));
    read_core_and_bench(&r, none, out);
    read_predictions(&r, out);
    out->block_level = texts(&r, none, STR("block_level"));
    out->block_mode = numbers(&r, none, STR("block_mode"));
}

void points_read(const struct csv_table *table, bool edges, struct arena *arena, struct points *out)
{
    const struct points_reader r = {table, arena, sorted_rows(table, arena), table->rows, edges};
    read_rows(&r, out);
}

void points_read_threads(const struct csv_table *table, bool several, struct arena *arena,
                         struct points *out)
{
    const size_t *const order = sorted_rows(table, arena);
    const size_t threads = csv_column(table, "threads");
    size_t *rows = arena_alloc(arena, table->rows, sizeof *rows);
    struct points_reader r = {table, arena, rows, 0, !several};
    for (size_t i = 0; i < table->rows; i++) {
        if ((csv_number(table, order[i], threads) > 1) == several)
            rows[r.n++] = order[i];
    }
    read_rows(&r, out);
}

const struct predicted *points_predicted(const struct points *p, const char *name)
{
    for (size_t i = 0; i < p->n_predictions; i++) {
        if (strcmp(p->predictions[i].by->name, name) == 0)
            return &p->predictions[i];
    }
    return NULL;
}

const double *points_rates(const struct points *p, bool *measured)
{
    const double *rates = p->bench_mlup_per_s_median;
    *measured = false;
    for (size_t i = 0; rates != NULL && i < p->n && !*measured; i++)
        *measured = isfinite(rates[i]);
    if (*measured)
        return rates;
    return p->n_predictions != 0 ? p->predictions[0].ECM_mlup_per_s : NULL;
}

double point_value(const double *values, size_t row)
{
    return values == NULL ? NAN : values[row];
}

struct str point_text(const struct str *column, size_t row)
{
    return column == NULL ? (struct str){0} : column[row];
}
