#include "collect/import/import_tables.h"

#include <math.h>

#include "base/sort.h"

enum { MAX_ROWS = 100000, MAX_NOTES = 4 };
/* Larger than everything that was ever measured or counted. */
static const double most = 1e18;

#define EDGES_OF(what)                                                                             \
    what " L1L2 load", what " L1L2 evict", what " L1L2 total", what " L2L3 load",                  \
        what " L2L3 evict", what " L2L3 total", what " L3MEM load", what " L3MEM evict",           \
        what " L3MEM total"
#define ECM_OF(what)                                                                               \
    what " Tol", what " Tnol", what " Tl1l2", what " Tl2l3", what " Tl3mem", what " cycl"

static const char *const results_names[RESULTS_COLUMNS] = {
    "N^3",
    "Roofline CS GFLOPs",
    "Roofline CS MLUPs",
    "Roofline CS Arithmetic Intensity",
    "Roofline LC GFLOPs",
    "Roofline LC MLUPs",
    "Roofline LC Arithmetic Intensity",
    "Roofline ECM MLUPs",
    "Benchmark MLUPs",
    ECM_OF("ECM CS"),
    ECM_OF("ECM LC"),
    "Benchmark cycl",
    "Benchmark Pheno Tol",
    "Benchmark Pheno Tnol",
    "Benchmark Pheno Tl1l2",
    "Benchmark Pheno Tl2l3",
    "Benchmark Pheno Tl3mem",
    EDGES_OF("Benchmark Transfer"),
    EDGES_OF("CS Transfer"),
    EDGES_OF("LC Transfer"),
    "Roofline CS cycl",
    "Roofline LC cycl",
    "ECM CS MLUPs",
    "ECM LC MLUPs",
    "accesses L1L2",
    "accesses L2L3",
    "accesses L3MEM",
};

#define COUNTED                                                                                    \
    "l1-l2 miss", "l1-l2 evict", "l2-l3 miss", "l2-l3 evict", "l3-mem miss", "l3-mem evict",       \
        "l1-l2 total", "l2-l3 total", "l3-mem total"

static const char *const scaling_names[SCALING_COLUMNS] = {
    "N",           "threads",           "iterations",
    "time",        "blocking factor",   "flop",
    "lup",         "Gflop/s",           "Gflop/s (Roofline)",
    "Mlup/s",      "Mlup/s (Roofline)", "cy/CL",
    "cy/CL (ECM)", "MLUP/s (ECM)",      COUNTED};

static const char *const blocking_names[BLOCKING_COLUMNS] = {
    "N",      "iterations", "time", "blocking options", "flop", "lup", "Gflop/s",
    "Mlup/s", "cy/CL",      COUNTED};

/* The columns of each kind of file; those with words are not expected to hold numbers. */
static const struct {
    const char *const *names;
    size_t count;
    size_t standard; /* columns of a header that names them in order */
    uint64_t words;
} kinds[IMPORT_TABLES] = {
    [IMPORT_RESULTS] = {results_names, RESULTS_COLUMNS, R_STANDARD,
                        (uint64_t)1 << R_ROOFLINE_CS_INTENSITY | (uint64_t)1
                                                                     << R_ROOFLINE_LC_INTENSITY},
    /* iterations, time, blocking factor, and Roofline's GFLOP/s, which may be `CPU bound` */
    [IMPORT_SCALING] = {scaling_names, SCALING_COLUMNS, SCALING_COLUMNS,
                        1 << 2 | 1 << 3 | 1 << 4 | 1 << 8},
    [IMPORT_BLOCKING] = {blocking_names, BLOCKING_COLUMNS, BLOCKING_COLUMNS, 1 << B_OPTIONS},
};

const char *import_column_name(enum import_table kind, size_t column)
{
    return kinds[kind].names[column];
}

/* Short rows of results.csv, with less than 54 cells: the columns of their cells, span by span. */
enum { NOT_KNOWN = -1, MAX_SPANS = 8 };

static const struct {
    size_t cells;
    const char *lacks;
    struct {
        int first;
        size_t count;
    } spans[MAX_SPANS];
} short_rows[] = {
    {49, "the ECM from counters", {{0, R_PHENO}, {R_BENCH_TRANSFER, IMPORT_ALL_TRANSFERS}}},
    {50, "the measurement", {{0, R_BENCH_CYCLES}, {NOT_KNOWN, 11}, {R_CS_TRANSFER, 18}}},
    {34,
     "the ECM from counters and the predicted transfers",
     {{0, R_PHENO},
      {R_ACCESSES, 1},
      {R_BENCH_TRANSFER, 3},
      {R_ACCESSES + 1, 1},
      {R_BENCH_TRANSFER + 3, 3},
      {R_ACCESSES + 2, 1},
      {R_BENCH_TRANSFER + 6, 3}}},
};

enum { SHORT_ROWS = sizeof short_rows / sizeof *short_rows };

/* The state of reading one table. */
struct table_reader {
    enum import_table kind;
    const char *name;
    const struct csv_rows *rows;
    struct arena *arena;
    struct str_list *notes;
    int *map; /* [n_map] the column of each cell in a complete row */
    size_t n_map;
    bool in_order;                /* the columns are the known ones, in order */
    size_t first;                 /* first row of data */
    size_t shortened[SHORT_ROWS]; /* number of rows of each short form */
    size_t refused;               /* number of rows of no known form */
    size_t n_words;               /* number of cells that should be numbers */
};

static struct str cell(const struct csv_rows *rows, size_t row, size_t i)
{
    const size_t at = rows->start[row] + i;
    return row < rows->count && at < rows->start[row + 1] ? str_trim(rows->cells[at])
                                                          : (struct str){0};
}

static size_t length(const struct csv_rows *rows, size_t row)
{
    return rows->start[row + 1] - rows->start[row];
}

static int column_named(enum import_table kind, struct str name)
{
    for (size_t i = 0; i < kinds[kind].count; i++) {
        if (str_eq(name, str_of(kinds[kind].names[i])))
            return (int)i;
    }
    return NOT_KNOWN;
}

/* Older files have three header rows: groups, parts of groups, columns. These are the parts in
 * order; some may be missing. The groups' titles are wrong in places and not needed. */
static const struct {
    const char *title;
    int first;
    int count; /* columns */
} parts[] = {
    {"Cache Simulator", R_ROOFLINE_CS_GFLOPS, 3},
    {"Layer Conditions", R_ROOFLINE_LC_GFLOPS, 3},
    {"ECM", R_ECM_MLUPS, 1},
    {"Benchmark", R_BENCH_MLUPS, 1},
    {"Cache Simulator", R_CS, IMPORT_EDGES + 3},
    {"Layer Condition", R_LC, IMPORT_EDGES + 3},
    {"Benchmark", R_BENCH_CYCLES, 1},
    {"Phenomenological ECM", R_PHENO, IMPORT_EDGES + 2},
    {"L1-L2 (B/LUP)", R_BENCH_TRANSFER, 3},
    {"L2-L3 (B/LUP)", R_BENCH_TRANSFER + 3, 3},
    {"L3-MEM (B/LUP)", R_BENCH_TRANSFER + 6, 3},
    {"L1-L2 (B/LUP)", R_CS_TRANSFER, 3},
    {"L2-L3 (B/LUP)", R_CS_TRANSFER + 3, 3},
    {"L3-MEM (B/LUP)", R_CS_TRANSFER + 6, 3},
    {"L1-L2 (B/LUP)", R_LC_TRANSFER, 3},
    {"L2-L3 (B/LUP)", R_LC_TRANSFER + 3, 3},
    {"L3-MEM (B/LUP)", R_LC_TRANSFER + 6, 3},
};

enum { PARTS = sizeof parts / sizeof *parts };

static bool has_three_headers(const struct table_reader *r)
{
    return r->kind == IMPORT_RESULTS && r->rows->count > 3 && cell(r->rows, 0, 0).len == 0 &&
           str_eq(cell(r->rows, 2, 0), STR("N(^3)"));
}

/* The next part with this title; PARTS if there is none. */
static size_t part_titled(struct str title, size_t from)
{
    while (from < PARTS && !str_eq(title, str_of(parts[from].title)))
        from++;
    return from;
}

/* Finds the columns of a table with three header rows. */
static void map_parts(struct table_reader *r)
{
    size_t part = PARTS;
    size_t next = 0;
    size_t last = 0;
    int at = 0;
    r->map[0] = R_SIZE;
    for (size_t i = 1; i < r->n_map; i++) {
        const size_t opened = part_titled(cell(r->rows, 1, i), next);
        if (opened < PARTS) {
            part = opened;
            next = opened + 1;
            at = 0;
        }
        r->map[i] = NOT_KNOWN;
        if (part == PARTS)
            continue;
        const int first = parts[part].first;
        if (first >= R_BENCH_TRANSFER && str_eq(cell(r->rows, 2, i), STR("access")))
            r->map[i] = R_ACCESSES + (first - R_BENCH_TRANSFER) / 3 % IMPORT_EDGES;
        else if (at < parts[part].count)
            r->map[i] = first + at++;
        last = r->map[i] >= 0 ? i : last;
    }
    r->n_map = last + 1; /* commas may follow the titles */
}

/* Notes columns that no row can have. */
static void note_missing(struct table_reader *r, const bool *found)
{
    size_t n = 0;
    size_t first = 0;
    for (size_t i = kinds[r->kind].standard; i-- > 0;) {
        n += !found[i];
        first = found[i] ? first : i;
    }
    if (n != 0 && r->n_map != 0)
        str_list_add(r->arena, r->notes,
                     str_format(r->arena, "%s: %zu columns are missing (first '%s')", r->name, n,
                                import_column_name(r->kind, first)));
}

static bool map_columns(struct table_reader *r, struct err *err)
{
    const bool three = has_three_headers(r);
    r->first = three ? 3 : 1;
    r->n_map = r->rows->count == 0 ? 0 : length(r->rows, three ? 1 : 0);
    r->map = arena_alloc(r->arena, r->n_map, sizeof *r->map);
    size_t known = 0;
    bool *found = arena_alloc(r->arena, kinds[r->kind].count, sizeof *found);
    r->in_order = true;
    if (three)
        map_parts(r);
    for (size_t i = 0; i < r->n_map; i++) {
        const struct str name = cell(r->rows, three ? 2 : 0, i);
        if (!three)
            r->map[i] = column_named(r->kind, name);
        known += r->map[i] >= 0;
        r->in_order = r->in_order && r->map[i] == (int)i;
        if (r->map[i] >= 0)
            found[r->map[i]] = true;
        else
            str_list_add(r->arena, r->notes,
                         str_format(r->arena, "%s: unknown column '%.*s', not read", r->name,
                                    (int)(name.len < 60 ? name.len : 60), name.ptr));
    }
    note_missing(r, found);
    if (known > 1 && found[0])
        return true;
    err_at(err, r->name, 1, 0, "this is not a table of the published collection");
    return err_hint(err, "its first line names '%s' and further columns", kinds[r->kind].names[0]);
}

static double number(struct table_reader *r, size_t row, int column, struct str text)
{
    double value = 0;
    if (text.len == 0)
        return NAN;
    if (str_to_double(text, &value) && value >= 0 && value < most)
        return value;
    if ((kinds[r->kind].words >> column & 1) == 0 && r->n_words++ < MAX_NOTES)
        str_list_add(r->arena, r->notes,
                     str_format(r->arena, "%s: row %zu: '%s' is '%.*s', not a valid number",
                                r->name, row + 1, import_column_name(r->kind, (size_t)column),
                                (int)(text.len < 40 ? text.len : 40), text.ptr));
    return NAN;
}

/* The columns of a row's cells, as `map`; false if the row has no known form. */
static bool map_row(struct table_reader *r, size_t row, int *map)
{
    const size_t n = length(r->rows, row);
    /* totals at the end may be missing */
    const bool whole = n == r->n_map || (r->kind != IMPORT_RESULTS && r->in_order && n < r->n_map &&
                                         n + 3 >= r->n_map);
    for (size_t i = 0; i < n && whole; i++)
        map[i] = r->map[i];
    if (whole)
        return true;
    for (size_t f = 0;
         f < SHORT_ROWS && r->kind == IMPORT_RESULTS && r->in_order && r->n_map == R_STANDARD;
         f++) {
        if (short_rows[f].cells != n)
            continue;
        size_t at = 0;
        for (size_t s = 0; s < MAX_SPANS; s++) {
            for (size_t i = 0; i < short_rows[f].spans[s].count; i++) {
                const int first = short_rows[f].spans[s].first;
                map[at++] = first < 0 ? NOT_KNOWN : first + (int)i;
            }
        }
        r->shortened[f]++;
        return true;
    }
    r->refused++;
    return false;
}

static void read_row(struct table_reader *r, size_t row, const int *map, double *values,
                     struct str *texts)
{
    for (size_t c = 0; c < kinds[r->kind].count; c++)
        values[c] = NAN;
    for (size_t i = 0; i < length(r->rows, row); i++) {
        const struct str text = cell(r->rows, row, i);
        if (map[i] < 0)
            continue;
        values[map[i]] = number(r, row, map[i], text);
        texts[map[i]] = text;
    }
}

static void note_forms(struct table_reader *r)
{
    for (size_t f = 0; f < SHORT_ROWS; f++) {
        if (r->shortened[f] != 0)
            str_list_add(r->arena, r->notes,
                         str_format(r->arena,
                                    "%s: %zu rows have %zu cells instead of %d: %s is missing",
                                    r->name, r->shortened[f], short_rows[f].cells, R_STANDARD,
                                    short_rows[f].lacks));
    }
    if (r->refused != 0)
        str_list_add(
            r->arena, r->notes,
            str_format(
                r->arena,
                "%s: %zu rows have a number of cells that matches no known form, and are not read",
                r->name, r->refused));
    if (r->n_words > MAX_NOTES)
        str_list_add(r->arena, r->notes,
                     str_format(r->arena, "%s: %zu cells in all are not valid numbers", r->name,
                                r->n_words));
}

/* Notes sizes that occur twice in a table over the size. */
static void note_sizes(struct table_reader *r, const struct imported_table *t)
{
    double *sizes = arena_alloc(r->arena, t->rows, sizeof *sizes);
    size_t n = 0;
    double first = 0;
    if (t->rows == 0)
        str_list_add(r->arena, r->notes, str_format(r->arena, "%s: there are no rows", r->name));
    for (size_t i = 0; i < t->rows && r->kind == IMPORT_RESULTS; i++)
        sizes[i] = import_value(t, i, 0);
    sort_doubles(sizes, t->rows);
    for (size_t i = t->rows; i-- > 1 && r->kind == IMPORT_RESULTS;) {
        n += sizes[i] == sizes[i - 1];
        first = sizes[i] == sizes[i - 1] ? sizes[i] : first;
    }
    if (n != 0)
        str_list_add(
            r->arena, r->notes,
            str_format(r->arena, "%s: %zu rows repeat a size (first %.0f)", r->name, n, first));
}

bool import_table_read(enum import_table kind, struct str text, const char *name,
                       struct arena *arena, struct imported_table *out, struct str_list *notes,
                       struct err *err)
{
    struct csv_rows rows;
    *out = (struct imported_table){.columns = kinds[kind].count};
    if (!csv_parse_rows(text, name, arena, &rows, err))
        return false;
    struct table_reader r = {kind, name, &rows, arena, notes, .map = NULL};
    if (!map_columns(&r, err))
        return false;
    if (rows.count > MAX_ROWS)
        return err_at(err, name, 0, 0, "this table has %zu rows", rows.count) ||
               err_hint(err, "at most %d are read", MAX_ROWS);
    const size_t n = rows.count - r.first;
    double *values = arena_alloc(arena, n * out->columns, sizeof *values);
    struct str *texts = arena_alloc(arena, n * out->columns, sizeof *texts);
    int *map = arena_alloc(arena, CSV_MAX_COLUMNS, sizeof *map);
    for (size_t row = r.first; row < rows.count; row++) {
        if (!map_row(&r, row, map))
            continue;
        read_row(&r, row, map, values + out->rows * out->columns, texts + out->rows * out->columns);
        out->rows++;
    }
    note_forms(&r);
    out->values = values;
    out->texts = texts;
    note_sizes(&r, out);
    return true;
}

double import_value(const struct imported_table *t, size_t row, size_t column)
{
    return row < t->rows && column < t->columns ? t->values[row * t->columns + column] : NAN;
}

struct str import_text(const struct imported_table *t, size_t row, size_t column)
{
    return row < t->rows && column < t->columns ? t->texts[row * t->columns + column]
                                                : (struct str){0};
}
