#include "collect/sweep/tables.h"

#include <math.h>

#include "base/csv.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/columns.h"

enum { DIGITS = 6 };

/* Groups of columns. */
enum { CORE = COLUMN_CORE, SUMS = ~COLUMN_CORE, ALL = ~0 };

/* The names of stored columns, each after `prefix`. */
static void add_names(const struct column *columns, int groups, const char *prefix, struct sb *out)
{
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        if (c->name != NULL && ((int)c->group & groups) != 0)
            csv_add(out, str_format(out->arena, "%s%s", prefix, c->name));
    }
}

/* Their cells, empty where `from` is null. */
static void add_cells(const struct column *columns, int groups, const void *from, struct sb *out)
{
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        if (c->name != NULL && ((int)c->group & groups) != 0)
            column_add(c, from, DIGITS, out);
    }
}

/* `name`: of a traffic source. */
static void header_model(const struct configuration *c, const char *name, struct sb *out)
{
    const struct machine *m = c->context->machine;
    for (int level = 0; level < m->n_caches; level++)
        add_names(edge_columns, ALL,
                  str_formatz(out->arena, "%s_%s%s_", name, machine_level_name(m, level),
                              machine_level_name(m, level + 1)),
                  out);
    add_names(point_columns, SUMS, str_formatz(out->arena, "%s_", name), out);
}

static void header_rows(const struct configuration *c, struct sb *out)
{
    csv_add(out, STR("T_comp_rows_cy_per_cl"));
    csv_add(out, STR("T_RegL1_rows_cy_per_cl"));
    for (size_t p = 0; p < c->context->set->n_predictors; p++)
        csv_add(out, str_format(out->arena, "%s_ECM_rows_cy_per_cl",
                                predictor_name(c->context->set->predictors[p])));
}

/* Whether a table of this kind has a published series. */
static bool any_imported(const struct configuration *c, enum point_kind kind, size_t series)
{
    bool found = false;
    for (size_t i = 0; i < c->n_points; i++)
        found = found || (c->points[i].kind == kind && c->results[i].imported != NULL &&
                          c->results[i].imported->has[series]);
    return found;
}

/* Whether a table of this kind has columns from counters. */
static bool any_counted(const struct configuration *c, enum point_kind kind)
{
    bool found = any_imported(c, kind, IMPORTED_COUNTERS);
    for (size_t i = 0; i < c->n_points; i++)
        found = found || (c->points[i].kind == kind && c->results[i].measured &&
                          c->results[i].bench.counted != NULL);
    return found;
}

static void add_header(const struct configuration *c, enum point_kind kind, struct sb *out)
{
    csv_add(out, STR("size"));
    for (int s = 0; s < c->kernel.n_symbols; s++)
        csv_add(out, c->kernel.symbols[s]);
    csv_add(out, STR("threads"));
    csv_add(out, STR("bytes"));
    if (kind == POINT_BLOCKING) {
        for (int l = 0; l < c->kernel.n_loops; l++)
            csv_add(out, str_format(out->arena, "block_%.*s", STR_ARG(c->kernel.loops[l].index)));
        csv_add(out, STR("block_mode"));
        csv_add(out, STR("block_level"));
    }
    add_names(point_columns, CORE, "", out);
    for (size_t p = 0; p < c->context->set->n_predictors; p++)
        header_model(c, predictor_name(c->context->set->predictors[p]), out);
    if (kind == POINT_GRID)
        header_rows(c, out);
    if (any_counted(c, kind)) {
        add_names(point_columns, CORE, str_formatz(out->arena, "%s_", traffic_counters->name), out);
        csv_add(out, str_format(out->arena, "%s_flop_per_byte", traffic_counters->name));
        header_model(c, traffic_counters->name, out);
    }
    for (size_t s = 0; s < TRAFFIC_PUBLISHED; s++) {
        const char *const name = traffic_published[s].name;
        if (!any_imported(c, kind, s))
            continue;
        add_names(point_columns, CORE, str_formatz(out->arena, "%s_", name), out);
        header_model(c, name, out);
    }
    add_names(bench_columns, ALL, "", out);
    csv_end(out);
}

/* Null where they are not known: the transfers, and the sums over them and the core. */
static void add_model(const struct configuration *c, const struct model_point *transfers,
                      const struct model_point *sums, struct sb *out)
{
    for (int level = 0; level < c->context->machine->n_caches; level++)
        add_cells(edge_columns, ALL, transfers != NULL ? &transfers->levels[level] : NULL, out);
    add_cells(point_columns, SUMS, sums, out);
}

static void add_rows(const struct configuration *c, const struct point_result *r, struct sb *out)
{
    csv_add_number(out, r->has_rows ? r->row_core.T_comp_cy_per_cl : NAN, DIGITS);
    csv_add_number(out, r->has_rows ? r->row_core.T_RegL1_cy_per_cl : NAN, DIGITS);
    for (size_t k = 0; k < c->context->set->n_predictors; k++)
        csv_add_number(out, r->has_rows && r->modelled[k] ? r->row_ECM_cy_per_cl[k] : NAN, DIGITS);
}

static void add_counted(const struct configuration *c, size_t i, struct sb *out)
{
    struct model_point m = {0};
    const struct imported_point *imported = c->results[i].imported;
    const bool known =
        imported != NULL ? imported->has[IMPORTED_COUNTERS] : configuration_counted(c, i, &m);
    const struct counted *counted = c->results[i].bench.counted;
    if (known && imported != NULL)
        m = imported->series[IMPORTED_COUNTERS];
    add_cells(point_columns, CORE, known ? &m : NULL, out);
    csv_add_number(out, known && counted != NULL ? counted->flop_per_memory_byte : NAN, DIGITS);
    add_model(c, known ? &m : NULL, known ? &m : NULL, out);
}

static void add_imported(const struct configuration *c, size_t i, struct sb *out)
{
    const struct imported_point *p = c->results[i].imported;
    for (size_t s = 0; s < TRAFFIC_PUBLISHED; s++) {
        const struct model_point *m = p != NULL && p->has[s] ? &p->series[s] : NULL;
        if (!any_imported(c, c->points[i].kind, s))
            continue;
        add_cells(point_columns, CORE, m, out);
        add_model(c, m, m, out);
    }
}

static void add_bench(const struct point_result *r, struct sb *out)
{
    const size_t n = BENCH_COLUMN_COUNT;
    if (r->kept == NULL && (r->measured || r->failure == NULL)) {
        add_cells(bench_columns, ALL, r->measured ? &r->bench : NULL, out);
        return;
    }
    /* The last two are the verdict and its reason. */
    for (size_t i = 0; i < n; i++)
        csv_add(out, r->kept != NULL ? r->kept[i]
                     : i + 2 < n     ? STR("")
                     : i + 2 == n    ? STR("failed")
                                     : str_of(r->failure));
}

static void add_row(const struct configuration *c, size_t i, struct sb *out)
{
    const struct point *p = &c->points[i];
    const struct point_result *r = &c->results[i];
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t bytes = 0;
    struct err ignored = {0};
    sizes_fill(&c->kernel, &c->context->set->sizes, p->size, sizes);
    const bool counted = kernel_total_bytes(&c->kernel, sizes, &bytes, &ignored);
    csv_add_whole(out, p->size);
    for (int s = 0; s < c->kernel.n_symbols; s++)
        csv_add_whole(out, sizes[s]);
    csv_add_number(out, p->threads, DIGITS);
    csv_add_number(out, counted ? (double)bytes : NAN, 15);
    if (p->kind == POINT_BLOCKING) {
        for (int l = 0; l < c->kernel.n_loops; l++)
            csv_add_number(out, p->block_sizes[l] != 0 ? (double)p->block_sizes[l] : NAN, 15);
        csv_add_number(out, p->block_mode, DIGITS);
        csv_add(out, str_of(p->block_level));
    }
    const bool analysed = c->incore_failure == NULL || r->imported != NULL;
    const struct model_point core = {.core = r->imported != NULL ? r->imported->core
                                                                 : r->models[0].core};
    add_cells(point_columns, CORE, analysed ? &core : NULL, out);
    /* Without an in-core analysis the sums would be those of a machine without a core. */
    for (size_t k = 0; k < c->context->set->n_predictors; k++)
        add_model(c, r->modelled[k] ? &r->models[k] : NULL,
                  r->modelled[k] && analysed ? &r->models[k] : NULL, out);
    if (p->kind == POINT_GRID)
        add_rows(c, r, out);
    if (any_counted(c, p->kind))
        add_counted(c, i, out);
    add_imported(c, i, out);
    add_bench(r, out);
    csv_end(out);
}

struct str table_points(const struct configuration *c, enum point_kind kind, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < c->n_points; i++) {
        if (c->points[i].kind != kind)
            continue;
        if (out.len == 0)
            add_header(c, kind, &out);
        add_row(c, i, &out);
    }
    return sb_str(&out);
}
