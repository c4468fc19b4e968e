#include "collect/sweep/tables.h"

#include <math.h>

#include "base/csv.h"
#include "collect/measure/count.h"

enum { DIGITS = 6 };

/* `name`: of a traffic source. */
static void header_model(const struct configuration *c, const char *name, struct sb *out)
{
    const struct machine *m = c->context->machine;
    static const char *const parts[] = {"load_bytes_per_lup", "evict_bytes_per_lup", "cy_per_cl"};
    for (int level = 0; level < m->n_caches; level++) {
        const char *from = m->caches[level].cache.name;
        const char *to = level + 1 < m->n_caches ? m->caches[level + 1].cache.name : "MEM";
        for (size_t p = 0; p < sizeof parts / sizeof *parts; p++)
            csv_add(out, str_format(out->arena, "%s_%s%s_%s", name, from, to, parts[p]));
    }
    static const char *const totals[] = {"ECM_cy_per_cl",       "ECM_mlup_per_s",
                                         "roofline_cy_per_cl",  "roofline_mlup_per_s",
                                         "roofline_bottleneck", "saturation_cores"};
    for (size_t t = 0; t < sizeof totals / sizeof *totals; t++)
        csv_add(out, str_format(out->arena, "%s_%s", name, totals[t]));
}

static void header_rows(const struct configuration *c, struct sb *out)
{
    csv_add(out, STR("T_comp_rows_cy_per_cl"));
    csv_add(out, STR("T_RegL1_rows_cy_per_cl"));
    for (size_t p = 0; p < c->context->set->n_predictors; p++)
        csv_add(out, str_format(out->arena, "%s_ECM_rows_cy_per_cl",
                                predictor_name(c->context->set->predictors[p])));
}

const char *const table_bench_columns[TABLE_BENCH_COLUMNS] = {
    "bench_cy_per_cl_min",
    "bench_cy_per_cl_median",
    "bench_cy_per_cl_max",
    "bench_mlup_per_s_min",
    "bench_mlup_per_s_median",
    "bench_mlup_per_s_max",
    "bench_clock_hz",
    "bench_samples",
    "bench_rejected",
    "bench_verdict",
    "bench_reason",
};

/* Whether a table of this kind has columns from counters. */
static bool any_counted(const struct configuration *c, enum point_kind kind)
{
    bool any = false;
    for (size_t i = 0; i < c->n_points; i++)
        any = any || (c->points[i].kind == kind && c->results[i].measured &&
                      c->results[i].bench.counted != NULL);
    return any;
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
    csv_add(out, STR(TABLE_FIRST_MODEL_COLUMN));
    csv_add(out, STR("T_RegL1_cy_per_cl"));
    for (size_t p = 0; p < c->context->set->n_predictors; p++)
        header_model(c, predictor_name(c->context->set->predictors[p]), out);
    if (kind == POINT_GRID)
        header_rows(c, out);
    if (any_counted(c, kind)) {
        static const char *const counted[] = {"T_comp_cy_per_cl", "T_RegL1_cy_per_cl",
                                              "flop_per_byte"};
        for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
            csv_add(out, str_format(out->arena, "%s_%s", traffic_counters->name, counted[i]));
        header_model(c, traffic_counters->name, out);
    }
    for (size_t b = 0; b < TABLE_BENCH_COLUMNS; b++)
        csv_add(out, str_of(table_bench_columns[b]));
    csv_end(out);
}

/* The ECM figure for all threads together: the single-core one where only one core works. */
static double ecm_cy_per_cl(const struct model_point *m)
{
    return m->cores > 1 ? m->T_ECM_multicore_cy_per_cl : m->T_ECM_cy_per_cl;
}

/* `known`: the data part of the model; `whole`: also its sums. */
static void add_model(const struct configuration *c, const struct model_point *m, bool known,
                      bool whole, struct sb *out)
{
    for (int level = 0; level < c->context->machine->n_caches; level++) {
        csv_add_number(out, known ? m->levels[level].load_bytes_per_lup : NAN, DIGITS);
        csv_add_number(out, known ? m->levels[level].evict_bytes_per_lup : NAN, DIGITS);
        csv_add_number(out, known ? m->levels[level].cy_per_cl : NAN, DIGITS);
    }
    csv_add_number(out, whole ? ecm_cy_per_cl(m) : NAN, DIGITS);
    csv_add_number(out, whole ? m->ecm_mlup_per_s : NAN, DIGITS);
    csv_add_number(out, whole ? m->roofline_cy_per_cl : NAN, DIGITS);
    csv_add_number(out, whole ? m->roofline_mlup_per_s : NAN, DIGITS);
    csv_add(out, whole ? str_of(m->roofline_bottleneck) : STR(""));
    csv_add_number(out, whole ? (double)m->saturation_cores : NAN, DIGITS);
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
    const bool known = configuration_counted(c, i, &m);
    const struct counted *counted = c->results[i].bench.counted;
    csv_add_number(out, known ? counted->core.T_comp_cy_per_cl : NAN, DIGITS);
    csv_add_number(out, known ? counted->core.T_RegL1_cy_per_cl : NAN, DIGITS);
    csv_add_number(out, known ? counted->flop_per_memory_byte : NAN, DIGITS);
    add_model(c, &m, known, known, out);
}

static void add_bench(const struct point_result *r, struct sb *out)
{
    const struct measurement *b = &r->bench;
    for (size_t i = 0; r->kept != NULL && i < TABLE_BENCH_COLUMNS; i++)
        csv_add(out, r->kept[i]);
    if (r->kept != NULL)
        return;
    const double numbers[] = {
        b->cy_per_cl.min,  b->cy_per_cl.median,  b->cy_per_cl.max,
        b->mlup_per_s.min, b->mlup_per_s.median, b->mlup_per_s.max,
        b->clock_hz,       (double)b->n_samples, (double)b->n_rejected,
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        csv_add_number(out, r->measured ? numbers[i] : NAN, DIGITS);
    csv_add(out, r->measured          ? str_of(verdict_name(b->verdict))
                 : r->failure != NULL ? STR("failed")
                                      : STR(""));
    csv_add(out, str_of(r->measured ? b->reason : r->failure));
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
    csv_add(out, str_format(out->arena, "%lld", (long long)p->size));
    for (int s = 0; s < c->kernel.n_symbols; s++)
        csv_add(out, str_format(out->arena, "%lld", (long long)sizes[s]));
    csv_add_number(out, p->threads, DIGITS);
    csv_add_number(out, counted ? (double)bytes : NAN, 15);
    if (p->kind == POINT_BLOCKING) {
        for (int l = 0; l < c->kernel.n_loops; l++)
            csv_add_number(out, p->block_sizes[l] != 0 ? (double)p->block_sizes[l] : NAN, 15);
        csv_add_number(out, p->block_mode, DIGITS);
        csv_add(out, str_of(p->block_level));
    }
    const bool analysed = c->incore_failure == NULL;
    csv_add_number(out, analysed ? r->models[0].core.T_comp_cy_per_cl : NAN, DIGITS);
    csv_add_number(out, analysed ? r->models[0].core.T_RegL1_cy_per_cl : NAN, DIGITS);
    /* Without an in-core analysis the sums would be those of a machine without a core. */
    for (size_t k = 0; k < c->context->set->n_predictors; k++)
        add_model(c, &r->models[k], r->modelled[k], r->modelled[k] && analysed, out);
    if (p->kind == POINT_GRID)
        add_rows(c, r, out);
    if (any_counted(c, p->kind))
        add_counted(c, i, out);
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
