#include "cli/compare_page.h"

#include <math.h>

#include "base/program_data.h"
#include "cli/command.h"
#include "cli/compare_report.h"
#include "render/configuration_plots.h"
#include "render/own_store.h"
#include "render/pages.h"

enum { CURVE_POINTS = 60 };

static const double smallest_scale = 0.2;
static const double largest_scale = 1.3;

/* ---- curves ---- */

static void put(struct arena *arena, double **values, size_t at, double value)
{
    ARENA_GROW(arena, *values, at);
    (*values)[at] = value;
}

static void take(struct own_page_curve *curve, double size, const struct model_point *p,
                 double mlup_per_s, struct arena *arena)
{
    const size_t at = curve->n++;
    put(arena, &curve->size, at, size);
    put(arena, &curve->T_comp, at, p->core.T_comp_cy_per_cl);
    put(arena, &curve->T_RegL1, at, p->core.T_RegL1_cy_per_cl);
    put(arena, &curve->T_ECM, at, p->T_ECM_cy_per_cl);
    put(arena, &curve->mlup_per_s, at, mlup_per_s);
    curve->n_edges = (size_t)p->n_levels;
    for (size_t e = 0; e < curve->n_edges; e++)
        put(arena, &curve->edge_cy[e], at, p->levels[e].cy_per_cl);
}

/* "L1–L2", … */
static void name_edges(const struct machine *m, struct arena *arena, struct own_page_curve *curve)
{
    for (int e = 0; e < (int)curve->n_edges; e++) {
        curve->edge[e] =
            str_formatz(arena, "%s–%s", machine_level_name(m, e),
                        e + 1 == m->n_caches ? "memory" : machine_level_name(m, e + 1));
    }
}

/* Sizes from somewhat below the smallest to somewhat above the largest, at equal ratios. */
static double scale_at(const struct comparison *c, size_t i)
{
    const struct kernel *k = c->request->code->kernel;
    const int last = k->n_symbols - 1;
    const double largest = (double)c->points[c->request->n_sizes - 1].sizes[last];
    const double smallest = (double)c->points[0].sizes[last];
    const double from = smallest_scale * smallest / largest;
    return from * pow(largest_scale / from, (double)i / (CURVE_POINTS - 1));
}

/* The models over the size, only if layer conditions give the traffic: simulating so many sizes
 * would take too long. */
static void add_curves(const struct comparison *c, struct arena *arena, struct own_page *page)
{
    const struct comparison_request *r = c->request;
    const struct kernel *k = r->code->kernel;
    const int64_t *const largest = c->points[r->n_sizes - 1].sizes;
    int64_t before = 0;
    for (size_t i = 0; i < CURVE_POINTS && k->n_symbols > 0; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
        int64_t base_sizes[KERNEL_MAX_SYMBOLS] = {0};
        struct err too_small = {0};
        struct forecast_point a, b;
        for (int s = 0; s < k->n_symbols; s++)
            sizes[s] = (int64_t)ceil(scale_at(c, i) * (double)largest[s]);
        const int64_t size = sizes[k->n_symbols - 1];
        if (size == before || predict_choose(&c->own.predict, sizes) == PREDICT_SIM ||
            !comparison_base_sizes(k, r->baseline, sizes, base_sizes, &too_small) ||
            predict_choose(&c->base.predict, base_sizes) == PREDICT_SIM ||
            !forecast_at(&c->own, sizes, 1, arena, &a, &too_small) ||
            !forecast_at(&c->base, base_sizes, 1, arena, &b, &too_small))
            continue;
        before = size;
        const struct model_point own_point = compare_own_point(c, &a.at.point);
        take(&page->own.curve, (double)size, &own_point, a.mlup_per_s, arena);
        take(&page->base.curve, (double)size, &b.at.point, b.mlup_per_s, arena);
    }
    name_edges(r->tools->machine, arena, &page->own.curve);
    name_edges(r->tools->machine, arena, &page->base.curve);
}

/* ---- texts and tables ---- */

static void add_rows(const struct comparison *c, struct arena *arena, struct own_page *page)
{
    const struct kernel *k = c->request->code->kernel;
    struct own_page_row *rows = arena_alloc(arena, c->n_points, sizeof *rows);
    for (size_t i = 0; i < c->n_points; i++) {
        const struct comparison_point *p = &c->points[i];
        rows[i] = (struct own_page_row){
            .size = compare_sizes(k, p->sizes, arena),
            .x = k->n_symbols > 0 ? (double)p->sizes[k->n_symbols - 1] : 0,
            .threads = p->threads,
            .own_predicted = p->own.mlup_per_s,
            .base_predicted = p->base.mlup_per_s,
            .own_measured = p->own_source != MEASURED_NONE ? p->own_mlup_per_s : NAN,
            .base_measured = p->base_source != MEASURED_NONE ? p->base_mlup_per_s : NAN,
            .ratio = p->ratio,
            .predicted_ratio = p->predicted_ratio,
            .light_mlup_per_s = comparison_light_mlup(p)};
    }
    page->n_rows = c->n_points;
    page->rows = rows;
}

static void add_causes(const struct comparison *c, struct arena *arena, struct own_page *page)
{
    const size_t n = c->causes.count - c->causes.n_refuted;
    struct own_page_cause *causes = arena_alloc(arena, n, sizeof *causes);
    for (size_t i = 0; i < n; i++) {
        const struct cause *cause = &c->causes.items[i];
        causes[i] = (struct own_page_cause){.title = cause->title,
                                            .gain = compare_gain(c, cause, arena),
                                            .evidence = cause->evidence,
                                            .remark = cause->remark,
                                            .advice = cause->advice};
    }
    page->n_causes = n;
    page->causes = causes;
}

static struct str assumed(const struct nest *nest, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < nest->n_notes; i++)
        sb_addf(&out, "%s%.*s", i > 0 ? "; " : "", STR_ARG(nest->notes[i].text));
    return sb_str(&out);
}

static void make_page(const struct comparison *c, const char *command, struct arena *arena,
                      struct own_page *out)
{
    const struct comparison_request *r = c->request;
    const struct comparison_point *p = &c->points[r->n_sizes - 1];
    const struct model_point own = compare_own_point(c, &p->own.at.point);
    *out = (struct own_page){
        .title = str_of(r->code->name),
        .machine = str_of(r->tools->machine->name),
        .verdict = compare_verdict(c, arena),
        .differences = compare_differences(c, arena),
        .limit = compare_limit(c, arena),
        .notes = compare_notes(c, arena),
        .assumed = assumed(&r->code->nest, arena),
        .place = str_format(arena, "Line %u, %.*s", r->code->nest.first_line,
                            STR_ARG(r->code->nest.function)),
        .own = {.name = str_of(r->code->name),
                .core = compare_core(&c->own, c->base.lup_per_cl, arena),
                .ecm = compare_ecm(&own, arena)},
        .base = {.name = str_of(r->baseline->path),
                 .core = compare_core(&c->base, c->base.lup_per_cl, arena),
                 .ecm = compare_ecm(&p->base.at.point, arena)},
        .parts_overlap = plot_overlaps(r->tools->machine),
        .lup_per_cl = c->base.lup_per_cl,
        .clock_hz = r->tools->machine->clock_hz,
        .source = r->code->nest.source,
        .command = str_of(command),
        .version = INSPECT_VERSION,
    };
    add_rows(c, arena, out);
    add_causes(c, arena, out);
    add_curves(c, arena, out);
}

static void add_nests(const struct ranking *ranking, struct arena *arena, struct own_page *out)
{
    struct own_page_nest *const nests = arena_alloc(arena, ranking->count, sizeof *nests);
    for (size_t i = 0; i < ranking->count; i++) {
        const struct ranked_nest *const n = &ranking->items[i];
        nests[i] = (struct own_page_nest){.share = str_of(compare_nest_share(n, arena)),
                                          .line = str_format(arena, "%u", n->entry->line),
                                          .function = n->entry->function,
                                          .what = str_of(compare_nest_what(n, arena))};
    }
    out->n_nests = ranking->count;
    out->nests = nests;
}

static void make_pages(const struct compared *c, struct arena *arena, struct own_page *out)
{
    struct own_page *const further = arena_alloc(arena, c->n, sizeof *further);
    make_page(&c->items[0], c->command, arena, out);
    for (size_t i = 1; i < c->n; i++)
        make_page(&c->items[i], c->command, arena, &further[i - 1]);
    out->n_further = c->n - 1;
    out->further = further;
    if (c->ranking != NULL)
        add_nests(c->ranking, arena, out);
    else
        out->place = (struct str){0};
}

bool compare_page_write(const struct compared *c, const char *path, const char *site,
                        struct arena *arena, struct err *err)
{
    const struct own_page_folders folders = {data_path("templates", arena),
                                             data_path("site", arena)};
    struct own_page page;
    struct str text;
    make_pages(c, arena, &page);
    const struct str link = try_link_own(page.source, page.machine, arena);
    if (site != NULL && link.len != 0)
        page.try_link = str_format(arena, "%s%s%.*s", site,
                                   str_ends_with(str_of(site), STR("/")) ? "" : "/", STR_ARG(link));
    return own_page_text(&page, &folders, arena, &text, err) && command_write(path, text, err);
}

bool compare_page_store(const struct compared *c, const struct dir *folder, const char *name,
                        struct arena *arena, struct err *err)
{
    struct own_page page;
    make_pages(c, arena, &page);
    json_t *const object = own_store_json(&page);
    const struct str text = json_text(object, arena);
    json_decref(object);
    return dir_file_write(folder, name, text, err);
}
