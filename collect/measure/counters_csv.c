#include <math.h>

#include "collect/host/sysfs.h"
#include "collect/measure/counters.h"

/*
 * The layout of likwid-perfctr 5 with -O, one group of one region after the other:
 *
 *     STRUCT,Info,3,
 *     CPU name:,…
 *     TABLE,Region sweep,Group 1 Raw,L2CACHE,4,      (without -m: TABLE,Group 1 Raw,L2CACHE,4)
 *     Region Info,HWThread 0,HWThread 1,
 *     RDTSC Runtime [s],0.1,0.1,
 *     call count,3,3,
 *     Event,Counter,HWThread 0,HWThread 1
 *     L1D_REPLACEMENT,PMC0,123,124
 *     TABLE,Region sweep,Group 1 Metric,L2CACHE,5,
 *     Metric,HWThread 0,HWThread 1,
 *     Runtime (RDTSC) [s],0.1,0.1,
 */
enum { MAX_CELLS = 8192, MAX_ROWS = 20000 };

enum table_kind { TABLE_NONE, TABLE_RAW, TABLE_METRIC };

struct counters_reader {
    const char *name; /* of the text, for messages */
    const char *region;
    struct arena *arena;
    struct err *err;
    unsigned line;
    enum table_kind kind;
    bool region_seen;
    size_t n_threads;
    int *cpus;
    double *seconds; /* of the group at hand; a new group gets new ones */
    double *calls;
    struct counter_row *rows;
    size_t n_rows;
};

struct cells {
    struct str items[MAX_CELLS];
    size_t count;
};

static void split(struct str line, struct cells *out)
{
    out->count = 0;
    struct str_cut cut = {.tail = line, .ok = true};
    while (cut.ok && out->count < MAX_CELLS) {
        cut = str_cut(cut.tail, ',');
        out->items[out->count++] = str_trim(cut.head);
    }
}

static bool fail(struct counters_reader *r, const char *what)
{
    err_at(r->err, r->name, r->line, 0, "counter values: %s", what);
    return err_hint(r->err, "give the output of likwid-perfctr -O, of one or more groups");
}

/* `-`, `nan` and the like are not values; anything else must be a number. */
static bool read_value(struct str cell, double *out)
{
    *out = NAN;
    return cell.len == 0 || str_eq(cell, STR("-")) || str_eq(cell, STR("nan")) ||
           str_eq(cell, STR("-nan")) || str_eq(cell, STR("inf")) || str_to_double(cell, out);
}

static bool read_values(struct counters_reader *r, const struct cells *c, size_t first,
                        double *values)
{
    if (c->count < first + r->n_threads)
        return fail(r, "a row has fewer values than there are hardware threads");
    for (size_t t = 0; t < r->n_threads; t++) {
        if (!read_value(c->items[first + t], &values[t]))
            return fail(r, "a value is not a number");
    }
    return true;
}

static double *unknown(const struct counters_reader *r)
{
    double *values = arena_alloc(r->arena, r->n_threads, sizeof *values);
    for (size_t t = 0; t < r->n_threads; t++)
        values[t] = NAN;
    return values;
}

/* `HWThread 3` cells from `first` on: the threads of all tables. */
static bool read_threads(struct counters_reader *r, const struct cells *c, size_t first)
{
    static const struct str prefix = {"HWThread ", 9};
    size_t n = 0;
    while (first + n < c->count && str_starts_with(c->items[first + n], prefix))
        n++;
    const bool known = r->cpus != NULL;
    if (n == 0 || (known && n != r->n_threads))
        return fail(r, "the tables have different hardware threads");
    if (!known) {
        r->n_threads = n;
        r->cpus = arena_alloc(r->arena, n, sizeof *r->cpus);
    }
    for (size_t t = 0; t < n; t++) {
        const struct str cell = c->items[first + t];
        int64_t cpu = 0;
        if (!str_to_i64(str_slice(cell, prefix.len, cell.len), &cpu) || cpu < 0 || cpu > 1 << 20)
            return fail(r, "a hardware thread does not have a number");
        if (known && r->cpus[t] != cpu)
            return fail(r, "the tables have different hardware threads");
        r->cpus[t] = (int)cpu;
    }
    return true;
}

static bool add_row(struct counters_reader *r, const struct cells *c, size_t n_names)
{
    if (r->cpus == NULL)
        return fail(r, "values before the names of the hardware threads");
    if (r->n_rows == MAX_ROWS)
        return fail(r, "too many rows");
    if (r->seconds == NULL)
        r->seconds = unknown(r);
    if (r->calls == NULL)
        r->calls = unknown(r);
    double *values = arena_alloc(r->arena, r->n_threads, sizeof *values);
    if (!read_values(r, c, n_names, values))
        return false;
    *ARENA_ADD(r->arena, r->rows, r->n_rows) = (struct counter_row){
        .name = str_copy(r->arena, c->items[0]),
        .counter = n_names == 2 ? str_copy(r->arena, c->items[1]) : (struct str){0},
        .values = values,
        .seconds = r->seconds,
        .calls = r->calls,
    };
    return true;
}

/* The header of a table says whether its rows are for the requested region. */
static void begin_table(struct counters_reader *r, const struct cells *c)
{
    const bool in_region = c->count > 1 && str_starts_with(c->items[1], STR("Region "));
    const struct str group = in_region && c->count > 2 ? c->items[2] : c->items[c->count > 1];
    r->kind = TABLE_NONE;
    if (in_region != (r->region != NULL))
        return;
    const struct str region = str_slice(c->items[1], STR("Region ").len, c->items[1].len);
    if (in_region && !str_eq(region, str_of(r->region)))
        return;
    r->region_seen = true;
    if (str_ends_with(group, STR(" Raw"))) {
        r->kind = TABLE_RAW;
        r->seconds = NULL;
        r->calls = NULL;
    } else if (str_ends_with(group, STR(" Metric"))) {
        r->kind = TABLE_METRIC;
    }
}

static bool own_values(struct counters_reader *r, const struct cells *c, size_t first, double **out)
{
    if (r->cpus == NULL)
        return fail(r, "values before the names of the hardware threads");
    *out = unknown(r);
    return read_values(r, c, first, *out);
}

static bool read_row(struct counters_reader *r, const struct cells *c)
{
    const struct str first = c->items[0];
    if (str_eq(first, STR("Region Info")) || str_eq(first, STR("Metric")))
        return read_threads(r, c, 1);
    if (str_eq(first, STR("Event")))
        return read_threads(r, c, 2);
    if (r->kind == TABLE_METRIC)
        return add_row(r, c, 1);
    if (str_eq(first, STR("RDTSC Runtime [s]")))
        return own_values(r, c, 1, &r->seconds);
    if (str_eq(first, STR("call count")))
        return own_values(r, c, 1, &r->calls);
    /* A group without metrics shows the time as an event of the register TSC. */
    if (str_eq(first, STR("Runtime (RDTSC) [s]")))
        return own_values(r, c, 2, &r->seconds);
    return add_row(r, c, 2);
}

bool counter_csv_parse(struct str text, const char *name, const char *region, struct arena *arena,
                       struct counter_table *out, struct err *err)
{
    struct counters_reader r = {.name = name, .region = region, .arena = arena, .err = err};
    struct cells *cells = arena_alloc(arena, 1, sizeof *cells);
    for (struct str line; str_next_line(&text, &line);) {
        r.line++;
        line = str_trim(line);
        split(line, cells);
        if (str_starts_with(line, STR("TABLE,")))
            begin_table(&r, cells);
        else if (str_starts_with(line, STR("STRUCT,")) || line.len == 0)
            r.kind = TABLE_NONE;
        else if (r.kind != TABLE_NONE && !read_row(&r, cells))
            return false;
    }
    r.line = 0;
    if (!r.region_seen && region != NULL)
        return fail(&r, str_formatz(arena, "no table of the region '%s'", region));
    if (r.n_rows == 0)
        return fail(&r, "no values");
    *out = (struct counter_table){r.n_threads, r.cpus, r.n_rows, r.rows};
    return true;
}

static void add_values(struct sb *out, const double *values, size_t n)
{
    for (size_t t = 0; t < n; t++) {
        if (isfinite(values[t]))
            sb_addf(out, ",%.17g", values[t]);
        else
            sb_addz(out, ",-");
    }
    sb_addc(out, '\n');
}

static void add_thread_names(struct sb *out, const struct counter_table *table)
{
    for (size_t t = 0; t < table->n_threads; t++)
        sb_addf(out, ",HWThread %d", table->cpus[t]);
    sb_addc(out, '\n');
}

struct str counter_csv_text(const struct counter_table *table, const char *region,
                            struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (int metrics = 0; metrics < 2; metrics++) {
        const char *kind = metrics == 0 ? "Raw" : "Metric";
        if (region != NULL)
            sb_addf(&out, "TABLE,Region %s,Group 1 %s,Custom,%zu\n", region, kind, table->n_rows);
        else
            sb_addf(&out, "TABLE,Group 1 %s,Custom,%zu\n", kind, table->n_rows);
        if (metrics == 0 && table->n_rows > 0) {
            sb_addz(&out, "Region Info");
            add_thread_names(&out, table);
            sb_addz(&out, "RDTSC Runtime [s]");
            add_values(&out, table->rows[0].seconds, table->n_threads);
            sb_addz(&out, "call count");
            add_values(&out, table->rows[0].calls, table->n_threads);
        }
        sb_addz(&out, metrics == 0 ? "Event,Counter" : "Metric");
        add_thread_names(&out, table);
        for (size_t i = 0; i < table->n_rows; i++) {
            const struct counter_row *row = &table->rows[i];
            if ((row->counter.len == 0) != (metrics == 1))
                continue;
            sb_addf(&out, "%.*s", STR_ARG(row->name));
            if (metrics == 0)
                sb_addf(&out, ",%.*s", STR_ARG(row->counter));
            add_values(&out, row->values, table->n_threads);
        }
    }
    return sb_str(&out);
}
