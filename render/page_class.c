#include <math.h>

#include "render/figure.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"

enum { COLOURS = 12 };

/* The last finite value, or NaN. */
static double last_value(const double *values, size_t n)
{
    while (n > 0 && !isfinite(values[n - 1]))
        n--;
    return n == 0 ? NAN : values[n - 1];
}

/* MLUP/s on the largest grid, predicted if nothing was measured; -1: neither. */
static double speed(const struct class_curve *c)
{
    const double measured = last_value(c->measured_mlup_per_s, c->n);
    const double shown = isnan(measured) ? last_value(c->ecm_mlup_per_s, c->n) : measured;
    return isnan(shown) ? -1 : shown;
}

/* Whether the curve is among the first `COLOURS` in the order of speed. */
static bool among_fastest(const struct class_curve *curves, size_t n, size_t which)
{
    size_t faster = 0;
    for (size_t i = 0; i < n; i++)
        faster += speed(&curves[i]) > speed(&curves[which]) ||
                  (i < which && !(speed(&curves[i]) < speed(&curves[which])));
    return faster < COLOURS;
}

static void add_figure(struct map *page, const struct identity *id,
                       const struct class_curve *curves, size_t n_curves)
{
    static const char *const css[COLOURS] = {"k1",     "k2",     "k3",     "k4",
                                             "k5",     "k6",     "k1 alt", "k2 alt",
                                             "k3 alt", "k4 alt", "k5 alt", "k6 alt"};
    struct arena *a = page->arena;
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    plot_begin(plot, "machines", "One core over grid size",
               "Million lattice updates per second of one core over the grid size, one colour per "
               "machine: dots are measured, lines are the ECM model");
    plot->unit = PLOT_UNIT_RATE;
    plot->flop_per_lup = n_curves != 0 ? curves[0].flop_per_lup : 0;
    plot->y.title = "million lattice updates per second";
    plot->x.title = grid_size_title(id);
    plot->x.kind =
        n_curves != 0 && scale_wants_log(curves[0].size, curves[0].n) ? SCALE_LOG : SCALE_LINEAR;
    size_t drawn = 0;
    for (size_t i = 0; i < n_curves; i++) {
        const struct class_curve *c = &curves[i];
        if (!among_fastest(curves, n_curves, i))
            continue;
        const char *colour = css[drawn++];
        struct series *line =
            plot_add(plot, SERIES_LINE, "ECM", colour, c->n, c->size, c->ecm_mlup_per_s);
        line->stepped = true;
        line->mlup_cy = c->mlup_cy;
        if (isfinite(last_value(c->measured_mlup_per_s, c->n))) {
            line->quiet = true;
            struct series *dots = plot_add(plot, SERIES_DOTS, c->machine, colour, c->n, c->size,
                                           c->measured_mlup_per_s);
            dots->mlup_cy = c->mlup_cy;
            dots->doubtful = c->doubtful;
        } else {
            line->name = str_formatz(a, "%s, ECM", c->machine);
        }
    }
    if (!plot_has_data(plot))
        return;
    struct map *figure = list_add(map_items(page, "figure"));
    const struct str note = STR("dots: measured, hollow: doubtful; lines: ECM");
    figure_fill(figure, plot, &plot_wide,
                drawn == n_curves
                    ? note
                    : str_format(a, "%.*s; the %zu fastest of %zu machines; the table lists all",
                                 STR_ARG(note), drawn, n_curves),
                a);
    figure_embed(figure, plot, a);
}

const char *class_page(struct arena *arena, const struct identity *id)
{
    return str_formatz(arena, "%.*s/index.html", STR_ARG(id->path));
}

bool page_class(const struct site *site, const struct identity *id,
                const struct class_curve *curves, size_t n_curves, struct arena *arena,
                struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, class_page(arena, id), id->title,
                                   str_format(arena, "%.*s on every machine", STR_ARG(id->title)));
    page_live(page, STR(""));
    map_text(page, "stencil", id->title);
    add_figure(page, id, curves, n_curves);
    map_flag(page, "one_stencil", true);
    struct map_list *rows = map_items(page, "rows");
    struct map_list *absent = map_items(page, "absent");
    struct sb folders = {.arena = arena};
    size_t n = 0;
    double best = NAN;
    const char *best_machine = "";
    for (size_t m = 0; m < site->n_machines; m++) {
        const struct summary *found = NULL;
        for (size_t i = 0; i < site->n_summaries && found == NULL; i++) {
            const struct summary *s = &site->summaries[i];
            if (str_eq(s->identity.path, id->path) &&
                str_eq(str_of(s->machine), str_of(site->machines[m].name)))
                found = s;
        }
        if (found == NULL) {
            if (site->machines[m].n_configurations != 0)
                map_textz(list_add(absent), "machine", site->machines[m].name);
            continue;
        }
        overview_row(list_add(rows), found);
        sb_addz(&folders, n++ == 0 ? "" : ",");
        text_query(&folders, str_of(found->folder));
        if (found->problem == NULL && !isnan(found->facts.mlup_per_s) &&
            !(found->facts.mlup_per_s <= best)) {
            best = found->facts.mlup_per_s;
            best_machine = found->machine;
        }
    }
    map_textz(page, "best_machine", isnan(best) ? "" : best_machine);
    map_text(page, "best", number_text(arena, best));
    map_text(page, "n", number_text(arena, (double)n));
    map_flag(page, "several", n > 1);
    map_text(page, "compare_link", str_format(arena, "compare.html#c=%s", sb_cstr(&folders)));
    map_text(page, "try_link", try_link(id, NULL, arena));
    return page_render(site, "class", page, out, err);
}
