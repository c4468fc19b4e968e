#include "render/configuration_tables.h"

#include <math.h>

#include "render/figure.h"
#include "render/highlight.h"
#include "render/text.h"

/* A column that aligns on its decimal point. */
struct shown_column {
    const char *name;
    const double *values;
    int decimals;
};

static struct shown_column column(const char *name, const double *values, size_t n)
{
    return (struct shown_column){name, values,
                                 values == NULL ? 0 : text_common_decimals(values, n)};
}

static struct str interval_text(struct arena *arena, const struct predicted *model, size_t row,
                                int decimals)
{
    const double low = point_value(model->ECM_low_cy_per_cl, row);
    const double high = point_value(model->ECM_high_cy_per_cl, row);
    if (!isfinite(low) || !isfinite(high))
        return STR("");
    return str_format(arena, "%.*s–%.*s", STR_ARG(number_decimals(arena, low, decimals)),
                      STR_ARG(number_decimals(arena, high, decimals)));
}

void table_numbers(struct map *page, const struct collected *c, const struct facts *f)
{
    const struct points *g = &c->grid;
    const struct predicted *model = f->model;
    struct shown_column columns[] = {
        column("size", g->size, g->n),
        column("cy", g->bench_cy_per_cl_median, g->n),
        column("mlup", g->bench_mlup_per_s_median, g->n),
        column("ecm", model == NULL ? NULL : model->ECM_cy_per_cl, g->n),
        column("ecm_rows", model == NULL ? NULL : model->ECM_rows_cy_per_cl, g->n),
        column("roofline", model == NULL ? NULL : model->roofline_cy_per_cl, g->n),
    };
    columns[0].decimals = 0;
    /* a few cycles on a small grid matter as much as hundreds on a large one */
    const size_t in_cycles[] = {1, 3, 4, 5};
    for (size_t i = 0; i < sizeof in_cycles / sizeof in_cycles[0]; i++) {
        struct shown_column *cycles = &columns[in_cycles[i]];
        cycles->decimals = cycles->decimals < 1 ? 1 : cycles->decimals;
    }
    const bool with_interval = f->misses.n_intervals > 0;
    map_flag(page, "with_interval", with_interval);
    map_flag(page, "with_rows", columns[4].values != NULL);
    struct map_list *rows = map_items(page, "numbers");
    for (size_t i = 0; i < g->n; i++) {
        struct map *row = list_add(rows);
        for (size_t k = 0; k < sizeof columns / sizeof columns[0]; k++)
            map_text(row, columns[k].name,
                     number_decimals(page->arena, point_value(columns[k].values, i),
                                     columns[k].decimals));
        const double deviation =
            point_value(columns[3].values, i) / point_value(columns[1].values, i) - 1;
        map_text(row, "deviation", percent_text(page->arena, deviation));
        map_text(row, "bytes", bytes_text(page->arena, point_value(g->bytes, i)));
        map_text(row, "verdict", point_text(g->bench_verdict, i));
        map_text(row, "reason", point_text(g->bench_reason, i));
        map_flag(row, "doubtful", row_doubtful(g, i));
        if (with_interval) {
            map_text(row, "interval", interval_text(page->arena, model, i, columns[3].decimals));
            map_text(row, "wider", point_text(model->ECM_interval_reason, i));
        }
    }
}

bool table_scaling(struct map *page, const struct collected *c, const struct identity *id)
{
    const struct points *p = &c->scaling;
    const struct predicted *model = p->n_predictions != 0 ? &p->predictions[0] : NULL;
    if (p->n == 0 || p->threads == NULL)
        return false;
    bool any = false;
    for (size_t i = 0; i < p->n; i++)
        any = any || !isnan(point_value(p->bench_mlup_per_s_median, i)) ||
              (model != NULL && !isnan(point_value(model->ECM_mlup_per_s, i)));
    if (!any)
        return false;
    struct map_list *rows = map_items(page, "few_cores");
    for (size_t i = 0; i < p->n; i++) {
        struct map *row = list_add(rows);
        const double predicted = model == NULL ? NAN : point_value(model->ECM_mlup_per_s, i);
        const double roofline = model == NULL ? NAN : point_value(model->roofline_mlup_per_s, i);
        map_text(row, "cores", number_text(page->arena, p->threads[i]));
        map_text(row, "measured",
                 number_text(page->arena, point_value(p->bench_mlup_per_s_median, i)));
        map_text(row, "ecm", number_text(page->arena, predicted));
        map_text(row, "roofline", number_text(page->arena, roofline));
    }
    map_text(page, "few_cores_grid",
             identity_grid_text(page->arena, id, point_value(p->size, p->n - 1)));
    return true;
}

static bool is_broken(double lines)
{
    return isfinite(lines) && fabs(lines - round(lines)) > 1e-3;
}

/* Counts of lines are nearly always whole; one decimal if any is not. */
static int lines_decimals(const struct collected *c)
{
    for (size_t i = 0; i < c->n_conditions; i++) {
        const struct layer_condition *lc = &c->conditions[i];
        if (is_broken(lc->hits) || is_broken(lc->misses) || is_broken(lc->evicts))
            return 1;
    }
    return 0;
}

static bool same_number(double a, double b)
{
    return a == b || (isnan(a) && isnan(b));
}

static bool same_reuse(const struct layer_condition *a, const struct layer_condition *b)
{
    return str_eq(a->dims, b->dims) && same_number(a->hits, b->hits) &&
           same_number(a->misses, b->misses) && same_number(a->evicts, b->evicts);
}

/* `2*N*P - P <= 4097` as people write it. */
static struct str condition_text(struct arena *arena, struct str condition)
{
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < condition.len; i++) {
        const char c = condition.ptr[i];
        const bool most = str_starts_with(str_slice(condition, i, condition.len), STR("<="));
        if (most)
            i++;
        if (most || c == '*')
            sb_addz(&text, most ? "≤" : "·");
        else
            sb_addc(&text, c);
    }
    return sb_str(&text);
}

/* The size that a cache must have for one kind of reuse, for which a kernel may have several
 * conditions. */
static void add_condition_cell(struct map_list *cells, const struct collected *c,
                               const struct layer_condition *row, struct str level)
{
    struct map *cell = list_add(cells);
    struct map_list *ways = map_items(cell, "ways");
    for (size_t i = 0; i < c->n_conditions; i++) {
        const struct layer_condition *lc = &c->conditions[i];
        if (!str_eq(lc->level, level) || !same_reuse(lc, row))
            continue;
        struct map *way = list_add(ways);
        const bool always = lc->condition.len == 0 || str_eq(lc->condition, STR("always"));
        map_text(way, "condition", always ? STR("") : condition_text(cells->arena, lc->condition));
        map_text(way, "max_size",
                 always ? STR("always") : number_decimals(cells->arena, lc->max_size, 0));
    }
}

/* The note of a cache of which a core uses only a part, as measured. */
static void add_effective(struct map_list *list, const struct layer_condition *lc,
                          const struct machine *m)
{
    for (int i = 0; m != NULL && i < m->n_caches; i++) {
        const double whole = machine_cache_bytes(m, i);
        if (!str_eq(lc->level, str_of(m->caches[i].cache.name)) ||
            !(m->caches[i].effective_bytes > 0) || lc->cache_bytes >= whole)
            continue;
        struct map *effective = list_add(list);
        map_text(effective, "level", lc->level);
        map_text(effective, "counted", bytes_text(list->arena, lc->cache_bytes));
        map_text(effective, "size", bytes_text(list->arena, whole));
    }
}

/* One row per kind of reuse, one column per cache. */
void table_conditions(struct map *page, const struct collected *c, const struct machine *m)
{
    const int decimals = lines_decimals(c);
    struct map_list *caches = map_items(page, "condition_caches");
    struct map_list *effective = map_items(page, "effective");
    struct map_list *rows = map_items(page, "conditions");
    const struct layer_condition *all = c->conditions;
    for (size_t i = 0; i < c->n_conditions; i++) {
        bool came = false;
        for (size_t k = 0; k < i && !came; k++)
            came = str_eq(all[k].level, all[i].level);
        if (came)
            continue;
        struct map *cache = list_add(caches);
        map_text(cache, "level", all[i].level);
        map_text(cache, "size", bytes_text(page->arena, all[i].cache_bytes));
        add_effective(effective, &all[i], m);
    }
    for (size_t i = 0; i < c->n_conditions; i++) {
        bool came = false;
        for (size_t k = 0; k < i && !came; k++)
            came = same_reuse(&all[k], &all[i]);
        if (came)
            continue;
        struct map *row = list_add(rows);
        map_text(row, "dims", all[i].dims);
        map_text(row, "hits", number_decimals(page->arena, all[i].hits, decimals));
        map_text(row, "misses", number_decimals(page->arena, all[i].misses, decimals));
        map_text(row, "evicts", number_decimals(page->arena, all[i].evicts, decimals));
        struct map_list *cells = map_items(row, "cells");
        for (size_t k = 0; k < caches->count; k++)
            add_condition_cell(cells, c, &all[i], map_find(caches->items[k], STR("level"))->text);
    }
}

/* Ports that any instruction uses; the others would be empty columns. */
static size_t used_ports(const struct incore_file *in, struct arena *arena, size_t **used)
{
    size_t n = 0;
    *used = arena_alloc(arena, in->n_ports, sizeof **used);
    for (size_t p = 0; p < in->n_ports; p++) {
        bool any = in->port_cy_per_cl[p] > 0;
        for (size_t i = 0; i < in->n_instructions; i++)
            any = any || in->instructions[i].cy_per_port[p] > 0;
        if (any)
            (*used)[n++] = p;
    }
    return n;
}

/* The common prefix of all names, such as `Zn3` of `Zn3ALU0` and `Zn3AGU1`. */
static size_t common_prefix(const struct incore_file *in)
{
    size_t len = in->n_ports == 0 ? 0 : in->ports[0].len;
    for (size_t p = 1; p < in->n_ports; p++) {
        const struct str port = in->ports[p];
        while (len > 0 && !str_starts_with(port, str_slice(in->ports[0], 0, len)))
            len--;
        len = len == port.len ? 0 : len;
    }
    return len >= 3 ? len : 0;
}

/*
 * `P0` for llvm-mca's `HWPort0` and the like: a column's header must not be wider than its numbers.
 */
static struct str short_port(struct arena *arena, struct str port, size_t prefix)
{
    const size_t at = str_find_str(port, STR("Port"));
    if (at == port.len)
        return str_slice(port, prefix, port.len);
    const struct str number = str_slice(port, at + 4, port.len);
    return str_format(arena, "P%.*s", STR_ARG(number));
}

/* One of five shades, from nothing to the bottleneck. */
static const char *heat(double value, double largest)
{
    static const char *const css[] = {"", "h1", "h2", "h3", "h4"};
    if (!(value > 0) || !(largest > 0))
        return css[0];
    return css[1 + (int)(fmin(value / largest, 1) * 3.999)];
}

static void add_port_cells(struct map *row, const double *values, const size_t *used, size_t n,
                           double largest)
{
    struct map_list *cells = map_items(row, "cells");
    for (size_t p = 0; p < n; p++) {
        const double value = values[used[p]];
        struct map *cell = list_add(cells);
        map_text(cell, "value", value > 0 ? number_decimals(row->arena, value, 2) : STR(""));
        map_textz(cell, "heat", heat(value, largest));
    }
}

static void add_core_fact(struct map_list *facts, const char *name, double cy_per_cl)
{
    figure_add_fact(facts, name,
                    str_format(facts->arena, "%.*s cy/CL, endless row",
                               STR_ARG(number_text(facts->arena, cy_per_cl))));
}

static void add_incore_facts(struct map *map, const struct collected *c)
{
    const struct incore_file *in = &c->incore;
    struct map_list *facts = map_items(map, "facts");
    struct arena *arena = map->arena;
    figure_add_fact(facts, "Compiler", in->compiler);
    figure_add_fact(facts, "Flags", in->compiler_flags);
    figure_add_fact(facts, "Analyser", in->analyser);
    const struct str width =
        in->vectorised ? str_format(arena, "vectorised, %.0f bits", in->simd_bits) : STR("scalar");
    figure_add_fact(facts, "Loop", width);
    figure_add_fact(facts, "LUP per iteration", number_text(arena, in->lup_per_iteration));
    add_core_fact(facts, "Overlapping ports", in->T_comp_cy_per_cl);
    if (in->T_latency_cy_per_cl > 0)
        add_core_fact(facts, "Dependency chains", in->T_latency_cy_per_cl);
    add_core_fact(facts, "T_comp, the longer one",
                  fmax(in->T_comp_cy_per_cl, in->T_latency_cy_per_cl));
    add_core_fact(facts, "T_RegL1, data ports", in->T_RegL1_cy_per_cl);
    if (in->spills > 0)
        figure_add_fact(facts, "Spilled registers", number_text(arena, in->spills));
    if (in->gathers > 0)
        figure_add_fact(facts, "Gathers", number_text(arena, in->gathers));
}

/*
 * Heavily unrolled loops repeat themselves in the middle; cutting that out keeps the page readable.
 */
enum { MAX_SHOWN = 160, SHOWN_AT_END = 40, FEW_PORTS = 14 };

void table_incore(struct map *page, const struct collected *c)
{
    if (!c->has_incore)
        return;
    const struct incore_file *in = &c->incore;
    struct map *map = map_map(page, "incore");
    add_incore_facts(map, c);
    size_t *used = NULL;
    const size_t n = used_ports(in, page->arena, &used);
    double largest = 0;
    for (size_t p = 0; p < in->n_ports; p++)
        largest = fmax(largest, in->port_cy_per_cl[p]);
    map_flag(map, "many", n > FEW_PORTS);
    struct map_list *ports = map_items(map, "ports");
    for (size_t p = 0; p < n; p++)
        map_text(list_add(ports), "port",
                 short_port(page->arena, in->ports[used[p]], common_prefix(in)));
    struct map_list *rows = map_items(map, "rows");
    map_flag(map, "listed", in->n_instructions != 0);
    const size_t left_out = in->n_instructions > MAX_SHOWN ? in->n_instructions - MAX_SHOWN : 0;
    if (left_out != 0)
        map_text(map, "left_out", number_decimals(page->arena, (double)left_out, 0));
    for (size_t i = 0; i < in->n_instructions; i++) {
        if (left_out != 0 && i == MAX_SHOWN - SHOWN_AT_END)
            i += left_out;
        struct map *row = list_add(rows);
        struct sb code = {.arena = page->arena};
        highlight_assembly(&code, str_trim(in->instructions[i].text));
        map_markup(row, "code", sb_str(&code));
        map_flag(row, "unknown", in->instructions[i].unknown);
        add_port_cells(row, in->instructions[i].cy_per_port, used, n, 2);
    }
    add_port_cells(map_map(map, "totals"), in->port_cy_per_cl, used, n, largest);
}
