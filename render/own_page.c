#include "render/own_page.h"

#include <math.h>

#include "base/file.h"
#include "collect/model/units.h"
#include "render/edge.h"
#include "render/escape.h"
#include "render/figure.h"
#include "render/highlight.h"
#include "render/plot_layout.h"
#include "render/template_file.h"
#include "render/text.h"

/* ---- plots ---- */

static void size_axis(const struct own_page_curve *c, struct plot *plot)
{
    plot->x.title = "Grid size (innermost dimension)";
    plot->x.kind = c->n > 1 && scale_wants_log(c->size, c->n) ? SCALE_LOG : SCALE_LINEAR;
}

static double *measured_cycles(const struct own_page *page, bool own, struct arena *arena)
{
    double *cycles = arena_alloc(arena, page->n_rows, sizeof *cycles);
    for (size_t i = 0; i < page->n_rows; i++) {
        const double mlup = own ? page->rows[i].own_measured : page->rows[i].base_measured;
        cycles[i] = page->rows[i].threads == 1 && mlup > 0
                        ? unit_mlup_cy(page->clock_hz, page->lup_per_cl) / mlup
                        : NAN;
    }
    return cycles;
}

static const double *row_sizes(const struct own_page *page, struct arena *arena)
{
    double *sizes = arena_alloc(arena, page->n_rows, sizeof *sizes);
    for (size_t i = 0; i < page->n_rows; i++)
        sizes[i] = page->rows[i].x;
    return sizes;
}

static size_t one_core_rows(const struct own_page *page)
{
    size_t n = 0;
    while (n < page->n_rows && page->rows[n].threads == 1)
        n++;
    return n;
}

/* Where the cycles go: contributions, as on the collection's pages stacked where they add up. */
static void cycles_plot(const struct own_page *page, bool own, struct arena *arena,
                        struct plot *plot)
{
    const struct own_page_curve *c = own ? &page->own.curve : &page->base.curve;
    plot_begin(plot, own ? "own" : "baseline",
               own ? "Own code on one core" : "Baseline on one core",
               page->parts_overlap
                   ? "Each ECM contribution, the ECM prediction that they make, the in-core bound "
                     "and the measured cycles per cache line of work, over the grid size"
                   : "ECM contributions stacked from the core outwards, the in-core bound and the "
                     "measured cycles per cache line of work, over the grid size");
    plot->unit = PLOT_UNIT_TIME;
    plot->mlup_cy = unit_mlup_cy(page->clock_hz, page->lup_per_cl);
    plot->y.title = "cycles per cache line of work";
    size_axis(c, plot);
    const enum series_kind kind = page->parts_overlap ? SERIES_LINE : SERIES_AREA;
    struct series *s = plot_add(plot, kind, "L1–registers", page->parts_overlap ? "l1" : "c1", c->n,
                                c->size, c->T_RegL1);
    s->stepped = true;
    s->short_name = "L1–reg";
    for (size_t e = 0; e < c->n_edges; e++) {
        s = plot_add(plot, kind, c->edge[e], edge_css(kind, e, c->n_edges), c->n, c->size,
                     c->edge_cy[e]);
        s->stepped = true;
    }
    plot_add(plot, SERIES_LINE, "in-core", "comp", c->n, c->size, c->T_comp)->stepped = true;
    plot_add(plot, SERIES_LINE, "ECM", page->parts_overlap ? "ecm bold" : "ecm", c->n, c->size,
             c->T_ECM)
        ->stepped = true;
    plot_add(plot, SERIES_DOTS, "measured", "meas", one_core_rows(page), row_sizes(page, arena),
             measured_cycles(page, own, arena));
}

static double *column(const struct own_page *page, size_t offset, struct arena *arena)
{
    double *values = arena_alloc(arena, page->n_rows, sizeof *values);
    for (size_t i = 0; i < page->n_rows; i++)
        values[i] = *(const double *)((const char *)&page->rows[i] + offset);
    return values;
}

#define COLUMN(field) offsetof(struct own_page_row, field)

/* Performance of both sides over the size. */
static void rate_plot(const struct own_page *page, struct arena *arena, struct plot *plot)
{
    const struct own_page_curve *own = &page->own.curve;
    const struct own_page_curve *base = &page->base.curve;
    const size_t n = one_core_rows(page);
    const double *x = row_sizes(page, arena);
    plot_begin(plot, "rate", "Performance on one core",
               "Million lattice updates per second of own code and baseline over the grid size, "
               "predicted and measured");
    plot->unit = PLOT_UNIT_RATE;
    plot->y.title = "million lattice updates per second";
    plot->y.min = 0;
    size_axis(own, plot);
    plot_add(plot, SERIES_LINE, "baseline, ECM", "k2", base->n, base->size, base->mlup_per_s)
        ->stepped = true;
    plot_add(plot, SERIES_LINE, "own, ECM", "k1", own->n, own->size, own->mlup_per_s)->stepped =
        true;
    plot_add(plot, SERIES_DOTS, "baseline", "k2", n, x, column(page, COLUMN(base_measured), arena));
    plot_add(plot, SERIES_DOTS, "own", "k1", n, x, column(page, COLUMN(own_measured), arena));
}

/* The page with only the rows of the largest size; they begin with the fewest threads. */
static struct own_page at_largest(const struct own_page *page, struct arena *arena)
{
    struct own_page largest = *page;
    const size_t n_one = one_core_rows(page);
    struct own_page_row *rows = arena_alloc(arena, page->n_rows, sizeof *rows);
    largest.n_rows = 0;
    for (size_t i = 0; n_one > 0 && i < page->n_rows; i++) {
        if (str_eq(page->rows[i].size, page->rows[n_one - 1].size))
            rows[largest.n_rows++] = page->rows[i];
    }
    largest.rows = rows;
    return largest;
}

/* The same over threads, at the largest size; false if there is only one thread count. */
static bool threads_plot(const struct own_page *whole, struct arena *arena, struct plot *plot)
{
    const struct own_page largest = at_largest(whole, arena);
    const struct own_page *const page = &largest;
    const size_t n = page->n_rows;
    if (n < 2)
        return false;
    double *threads = arena_alloc(arena, n, sizeof *threads);
    for (size_t i = 0; i < n; i++)
        threads[i] = page->rows[i].threads;
    plot_begin(plot, "threads", "Thread scaling",
               "Million lattice updates per second over the number of cores");
    plot->unit = PLOT_UNIT_RATE;
    plot->y.title = "million lattice updates per second";
    plot->x.title = "Cores";
    plot->x.whole = true;
    plot->x.min = 0;
    plot->y.min = 0;
    plot->x.max = threads[n - 1];
    plot_add(plot, SERIES_LINE, "baseline, ECM", "k2", n, threads,
             column(page, COLUMN(base_predicted), arena));
    plot_add(plot, SERIES_LINE, "own, ECM", "k1", n, threads,
             column(page, COLUMN(own_predicted), arena));
    plot_add(plot, SERIES_DOTS, "baseline", "k2", n, threads,
             column(page, COLUMN(base_measured), arena));
    plot_add(plot, SERIES_DOTS, "own", "k1", n, threads, column(page, COLUMN(own_measured), arena));
    return true;
}

static void add_figure(struct map_list *figures, const struct plot *plot,
                       const struct plot_size *size, bool live, struct arena *arena)
{
    if (!plot_has_data(plot))
        return;
    struct map *const figure = list_add(figures);
    figure_fill(figure, plot, size, (struct str){0}, arena);
    if (live)
        figure_embed(figure, plot, arena);
    else
        map_flag(figure, "plot_json", false);
}

/* The largest prediction: both codes are drawn up to the same height. */
static double highest(const struct plot *plot, struct arena *arena)
{
    struct plot_layout *const l = arena_alloc(arena, 1, sizeof *l);
    double most = 0;
    plot_stack(plot, arena, l);
    for (size_t s = 0; s < plot->n_series; s++) {
        for (size_t i = 0; i < plot->series[s].n; i++)
            most = fmax(most, l->upper[s][i]);
    }
    return scale_round_up(1.04 * most);
}

static void add_figures(const struct own_page *page, bool live, struct map *values)
{
    struct arena *const arena = values->arena;
    struct map_list *const wide = map_items(values, "wide");
    struct map_list *const pairs = map_items(values, "pairs");
    struct plot *const plot = arena_alloc(arena, 1, sizeof *plot);
    rate_plot(page, arena, plot);
    add_figure(wide, plot, &plot_wide, live, arena);
    struct plot *const other = arena_alloc(arena, 1, sizeof *other);
    cycles_plot(page, true, arena, plot);
    cycles_plot(page, false, arena, other);
    plot->y.max = other->y.max = fmax(highest(plot, arena), highest(other, arena));
    add_figure(pairs, plot, &plot_half, live, arena);
    add_figure(pairs, other, &plot_half, live, arena);
    if (threads_plot(page, arena, plot))
        add_figure(wide, plot, &plot_wide, live, arena);
}

/* ---- tables ---- */

static void add_rows(const struct own_page *page, struct map *values)
{
    struct arena *const arena = values->arena;
    struct map_list *const rows = map_items(values, "rows");
    for (size_t i = 0; i < page->n_rows; i++) {
        const struct own_page_row *r = &page->rows[i];
        struct map *const row = list_add(rows);
        const double own = r->own_measured > 0 ? r->own_measured : r->own_predicted;
        map_text(row, "size", r->size);
        map_text(row, "threads", str_format(arena, "%d", r->threads));
        map_text(row, "own_predicted", number_text(arena, r->own_predicted));
        map_text(row, "base_predicted", number_text(arena, r->base_predicted));
        map_text(row, "own_measured", number_text(arena, r->own_measured));
        map_text(row, "base_measured", number_text(arena, r->base_measured));
        map_text(row, "predicted_ratio", share_text(arena, r->predicted_ratio));
        map_text(row, "ratio", share_text(arena, r->ratio));
        map_text(row, "light", share_text(arena, own / r->light_mlup_per_s));
    }
}

/* `code` as an element; everything else is escaped. */
static struct str with_code(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    struct str rest = text;
    for (;;) {
        const struct str_cut before = str_cut(rest, '`');
        const struct str_cut code = str_cut(before.tail, '`');
        if (!before.ok || !code.ok)
            break;
        text_html(&out, before.head);
        sb_addz(&out, "<code>");
        text_html(&out, code.head);
        sb_addz(&out, "</code>");
        rest = code.tail;
    }
    text_html(&out, rest);
    return sb_str(&out);
}

static void add_causes(const struct own_page *page, struct map *values)
{
    struct map_list *const causes = map_items(values, "causes");
    for (size_t i = 0; i < page->n_causes; i++) {
        struct map *const cause = list_add(causes);
        map_text(cause, "cause_title", page->causes[i].title);
        map_text(cause, "gain", page->causes[i].gain);
        map_text(cause, "evidence", page->causes[i].evidence);
        map_text(cause, "remark", page->causes[i].remark);
        map_markup(cause, "advice", with_code(page->causes[i].advice, values->arena));
    }
}

/* ---- the page ---- */

/* Reads the style sheet; one that could close its element is refused. */
static bool read_style(const char *folder, struct arena *arena, struct str *out, struct err *err)
{
    const char *const path = path_join(arena, folder, "site.css");
    if (!file_read(path, FILE_MAX_BYTES, arena, out, err))
        return false;
    if (str_contains(*out, STR("</")))
        return err_at(err, path, 0, 0, "the style sheet contains markup");
    return true;
}

static void part_values(const struct own_page *page, bool live, struct map *values)
{
    struct sb source = {.arena = values->arena};
    highlight_c(&source, page->source);
    const size_t n_one = one_core_rows(page);
    map_text(values, "largest", n_one > 0 ? page->rows[n_one - 1].size : STR(""));
    map_text(values, "place", page->place);
    map_text(values, "machine", page->machine);
    map_text(values, "verdict", page->verdict);
    map_text(values, "differences", page->differences);
    map_text(values, "limit", page->limit);
    map_text(values, "notes", page->notes);
    map_text(values, "assumed", page->assumed);
    map_text(values, "base_name", page->base.name);
    map_text(values, "own_core", page->own.core);
    map_text(values, "base_core", page->base.core);
    map_text(values, "own_ecm", page->own.ecm);
    map_text(values, "base_ecm", page->base.ecm);
    map_markup(values, "source", sb_str(&source));
    add_rows(page, values);
    add_causes(page, values);
    add_figures(page, live, values);
}

static void add_nests(const struct own_page *page, struct map *values)
{
    struct map_list *const nests = map_items(values, "nests");
    for (size_t i = 0; i < page->n_nests; i++) {
        const struct own_page_nest *const n = &page->nests[i];
        struct map *const row = list_add(nests);
        map_text(row, "share", n->share);
        map_text(row, "line", n->line);
        map_text(row, "function", n->function);
        map_text(row, "what", n->what);
    }
}

void own_page_values(const struct own_page *page, bool live, struct map *values)
{
    /* without its path: a user's folders are private */
    map_textz(values, "own_name", path_last(str_cstr(values->arena, page->own.name)));
    map_text(values, "command", page->command);
    add_nests(page, values);
    part_values(page, live, values);
    struct map_list *const further = map_items(values, "further");
    for (size_t i = 0; i < page->n_further; i++)
        part_values(&page->further[i], live, list_add(further));
}

bool own_page_text(const struct own_page *page, const struct own_page_folders *folders,
                   struct arena *arena, struct str *out, struct err *err)
{
    struct template_set set = {.arena = arena};
    struct str style;
    if (!template_load(&set, folders->templates, "figure", err) ||
        !template_load(&set, folders->templates, "comparison_part", err) ||
        !template_load(&set, folders->templates, "comparison_body", err) ||
        !template_load(&set, folders->templates, "comparison", err) ||
        !read_style(folders->assets, arena, &style, err))
        return false;
    struct map *const values = map_new(arena);
    map_text(values, "title", page->title);
    map_textz(values, "version", page->version);
    map_text(values, "try_link", page->try_link);
    own_page_values(page, false, values);
    struct sb text = {.arena = arena};
    sb_addz(&text, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                   "<style>\n");
    sb_add(&text, style);
    sb_addz(&text, "</style>\n");
    if (!template_render(&set, STR("comparison"), values, &text, err))
        return false;
    *out = sb_str(&text);
    return true;
}
