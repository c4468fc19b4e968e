#include <math.h>

#include "base/plural.h"
#include "render/crumbs.h"
#include "render/escape.h"
#include "render/figure.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"

static void best_add(struct speed *best, struct speed speed)
{
    if (speed_compare(speed, *best) < 0)
        *best = speed;
}

static bool is_best(struct speed best, struct speed speed)
{
    return speed_is_known(speed) && speed_compare(speed, best) <= 0;
}

/* `bar`: empty for numbers that are not compared. */
static void add_cell(struct map_list *cells, const char *label, double mlup_per_s, bool measured,
                     bool best, struct str bar)
{
    struct map *cell = list_add(cells);
    map_textz(cell, "label", label);
    map_text(cell, "value", number_decimals(cells->arena, mlup_per_s, 0));
    map_flag(cell, "measured", measured);
    map_flag(cell, "best", best);
    map_markup(cell, "bar", bar);
}

/* A cell: the number, and a bar as long as its share of the column's best. Bounds may be larger:
 * their bars are cut. */
static void add_bar(struct map_list *cells, const char *label, struct speed speed,
                    struct speed best, bool measured)
{
    const double share = speed.mlup_per_s / best.mlup_per_s;
    const struct str bar = speed_is_known(speed)
                               ? str_format(cells->arena, "<i%s style=\"--share:%.1f%%\"></i>",
                                            share > 1 ? " class=\"cut\"" : "", 100 * fmin(share, 1))
                               : STR("");
    add_cell(cells, label, speed.mlup_per_s, measured, is_best(best, speed), bar);
}

static struct speed cached(const struct class_curve *c, int level)
{
    return (struct speed){level < c->n_caches ? c->cached_mlup_per_s[level] : (double)NAN,
                          c->unfitted};
}

/* The best of each column. */
struct bests {
    struct speed core, socket, cached[MACHINE_MAX_LEVELS];
};

static void find_bests(const struct class_ranking *ranking, struct bests *out)
{
    *out = (struct bests){0};
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_rank *r = &ranking->ranks[i];
        best_add(&out->core, class_rank_core(r));
        best_add(&out->socket, class_rank_socket(r));
        for (int level = 0; level < MACHINE_MAX_LEVELS && !r->curve->virtual_cores; level++)
            best_add(&out->cached[level], cached(r->curve, level));
    }
}

/* All cores of a socket: a number for each cache that holds the data; with a bar for memory, which
 * the machines are sorted by. */
static void add_bars(struct map *row, const struct class_rank *r, const struct bests *best)
{
    struct map_list *cells = map_items(row, "bars");
    for (int level = 0; level < MACHINE_MAX_LEVELS; level++) {
        const struct speed speed = cached(r->curve, level);
        if (speed_is_known(best->cached[level]))
            add_cell(cells, str_formatz(row->arena, "L%d", level + 1), speed.mlup_per_s, false,
                     is_best(best->cached[level], speed), STR(""));
    }
    add_bar(cells, "memory", class_rank_socket(r), best->socket, !isnan(r->measured_socket));
}

/* The cores of a virtual machine: numbers without bars, as no bar's length can be compared. */
static void add_virtual(struct map *row, const struct class_rank *r, const struct bests *best)
{
    struct map_list *cells = map_items(row, "bars");
    for (int level = 0; level < MACHINE_MAX_LEVELS; level++) {
        if (speed_is_known(best->cached[level]))
            add_cell(cells, str_formatz(row->arena, "L%d", level + 1),
                     cached(r->curve, level).mlup_per_s, false, false, STR(""));
    }
    add_cell(cells, "memory", r->virtual_cores, r->virtual_measured, false, STR(""));
}

static bool rank_is_known(const struct class_rank *r)
{
    return !isnan(r->core) || !isnan(r->virtual_cores) || speed_is_known(class_rank_socket(r));
}

static void fill_rank(struct map *row, const struct identity *id, const struct class_rank *r,
                      const struct bests *best)
{
    struct arena *a = row->arena;
    const struct class_curve *c = r->curve;
    map_text(row, "machine", text_name_line(a, c->machine));
    map_flag(row, "unfitted", c->unfitted && !isnan(r->core));
    map_textz(row, "link",
              page_configuration_path(a, str_formatz(a, "%.*s/%s", STR_ARG(id->path), c->machine)));
    map_text(row, "core", number_decimals(a, r->core, 0));
    map_flag(row, "core_predicted", !r->measured && !isnan(r->core));
    map_flag(row, "core_best", is_best(best->core, class_rank_core(r)));
    map_text(row, "cores", c->socket_cores > 0 ? number_text(a, c->socket_cores) : STR("–"));
    map_flag(row, "virtual", c->virtual_cores);
    if (speed_is_known(best->socket) && c->virtual_cores)
        add_virtual(row, r, best);
    else if (speed_is_known(best->socket))
        add_bars(row, r, best);
}

static void add_ranks(struct map *page, const struct identity *id,
                      const struct class_ranking *ranking)
{
    struct arena *a = page->arena;
    struct bests best;
    bool unfitted = false;
    bool with_virtual = false;
    find_bests(ranking, &best);
    struct map_list *unranked = map_items(page, "unranked");
    struct map_list *levels = map_items(page, "levels");
    struct map_list *list = map_items(page, "ranks");
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_rank *r = &ranking->ranks[i];
        with_virtual = with_virtual || r->curve->virtual_cores;
        unfitted = unfitted || (r->curve->unfitted && !isnan(r->core));
        fill_rank(list_add(rank_is_known(r) ? list : unranked), id, r, &best);
    }
    for (int level = 0; level < MACHINE_MAX_LEVELS; level++) {
        if (speed_is_known(best.cached[level]))
            map_text(list_add(levels), "level", str_format(a, "L%d", level + 1));
    }
    map_text(page, "rank_grid", identity_grid_text(a, id, ranking->size));
    map_flag(page, "with_unfitted", unfitted);
    map_flag(page, "with_virtual", with_virtual);
    map_flag(page, "sockets", speed_is_known(best.socket));
    map_text(page, "n_levels", number_decimals(a, (double)levels->count + 1, 0));
}

/* Whether measurements or predictions decided, as a word. */
static const char *how(bool measured)
{
    return measured ? "measured" : "predicted";
}

/* The fastest of the measured machines, or of all, bounds last; null: there is none. */
static const struct class_rank *fastest_core(const struct class_ranking *ranking, bool measured)
{
    const struct class_rank *best = NULL;
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_rank *r = &ranking->ranks[i];
        if (!speed_is_known(class_rank_core(r)) || (measured && !r->measured))
            continue;
        if (best == NULL || speed_compare(class_rank_core(r), class_rank_core(best)) < 0)
            best = r;
    }
    return best;
}

/* The items of a list in a sentence. */
static void add_absent(struct map_list *absent, const char *name)
{
    const char *const before = absent->count == 0 ? "" : ", ";
    map_text(
        list_add(absent), "machine",
        str_format(absent->arena, "%s%.*s", before, STR_ARG(text_name_line(absent->arena, name))));
}

/* Numbers of machines on which the stencil is measured, modelled, or has no time. */
struct class_counts {
    size_t measured, modelled, untimed;
};

static void count_machine(struct class_counts *counts, const struct summary *s)
{
    if (s->problem != NULL)
        return;
    if (s->facts.n_measured != 0)
        counts->measured++;
    else if (s->facts.modelled)
        counts->modelled++;
    else
        counts->untimed++;
}

/* "Measured on 1 machine. Modelled on 14 machines." */
static void add_count(struct sb *out, const char *what, size_t n)
{
    if (n != 0)
        sb_addf(out, "%s %zu machine%s. ", what, n, PLURAL(n));
}

/* Which machine is fastest: the first sentence of the page. */
static struct str story(const struct identity *id, const struct class_ranking *ranking,
                        const struct class_counts *counts, struct arena *a)
{
    const struct class_rank *core = fastest_core(ranking, false);
    const struct class_rank *measured = fastest_core(ranking, true);
    struct sb text = {.arena = a};
    add_count(&text, "Measured on", counts->measured);
    add_count(&text, "Modelled on", counts->modelled);
    add_count(&text, "No time is known on", counts->untimed);
    if (core == NULL)
        return str_trim(sb_str(&text));
    sb_addf(&text, "At %.*s ", STR_ARG(identity_grid_text(a, id, ranking->size)));
    const struct class_rank *socket = &ranking->ranks[0];
    if (speed_is_known(class_rank_socket(socket)))
        sb_addf(&text,
                "the fastest socket is that of %.*s (%.*s MLUP/s, %s) and the fastest single core",
                STR_ARG(text_name_line(a, socket->curve->machine)),
                STR_ARG(number_text(a, class_rank_socket(socket).mlup_per_s)),
                how(!isnan(socket->measured_socket)));
    else
        sb_addz(&text, "the fastest single core is");
    sb_addf(&text, " that of %.*s (%.*s MLUP/s, %s).",
            STR_ARG(text_name_line(a, core->curve->machine)), STR_ARG(number_text(a, core->core)),
            how(core->measured));
    if (measured != NULL && measured != core)
        sb_addf(&text, " The fastest measured one is that of %.*s (%.*s MLUP/s).",
                STR_ARG(text_name_line(a, measured->curve->machine)),
                STR_ARG(number_text(a, measured->core)));
    return sb_str(&text);
}

/* Makes the axes span the values of all machines. */
static void share_axes(const struct class_ranking *ranking, struct plot *plot)
{
    double high = 0;
    double first = INFINITY;
    double last = 0;
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_curve *c = ranking->ranks[i].curve;
        for (size_t k = 0; k < c->n_ecm; k++)
            high = fmax(high, c->ecm_mlup_per_s[k]);
        for (size_t k = 0; c->measured_mlup_per_s != NULL && k < c->n; k++)
            high = fmax(high, c->measured_mlup_per_s[k]);
        first = fmin(first, c->n == 0 ? INFINITY : c->size[0]);
        last = fmax(last, class_curve_last_size(c));
    }
    plot->y.min = 0;
    plot->y.max = scale_round_up(1.04 * high);
    if (last > first) {
        plot->x.min = first;
        plot->x.max = last;
    }
    plot->x.kind = first > 0 && last >= 8 * first ? SCALE_LOG : SCALE_LINEAR;
}

static void draw_machine(const struct class_curve *c, struct plot *plot)
{
    plot->mlup_cy = c->mlup_cy;
    plot->flop_per_lup = c->flop_per_lup;
    if (c->n_ecm != 0) {
        struct series *line =
            plot_add(plot, SERIES_LINE, "ECM", "l3", c->n_ecm, c->ecm_size, c->ecm_mlup_per_s);
        line->stepped = true;
    }
    if (c->measured_mlup_per_s != NULL) {
        struct series *dots =
            plot_add(plot, SERIES_DOTS, "measured", "meas", c->n, c->size, c->measured_mlup_per_s);
        dots->doubtful = c->doubtful;
    }
}

/* One small plot per machine, the fastest first, all with the same axes. */
static void add_figures(struct map *page, const struct identity *id,
                        const struct class_ranking *ranking)
{
    struct arena *a = page->arena;
    struct plot axes;
    plot_begin(&axes, "", "", "");
    share_axes(ranking, &axes);
    struct map_list *list = map_items(page, "figures");
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    for (size_t i = 0; i < ranking->n; i++) {
        const struct class_curve *curve = ranking->ranks[i].curve;
        plot_begin(plot, str_formatz(a, "machine%zu", i), curve->machine,
                   "Million lattice updates per second of one core over the grid size: dots are "
                   "measured, the line is the ECM model");
        plot->x = axes.x;
        plot->y = axes.y;
        plot->x.title = identity_size_title(id);
        plot->y.title = "MLUP/s";
        plot->unit = PLOT_UNIT_RATE;
        draw_machine(curve, plot);
        if (!plot_has_data(plot))
            continue;
        struct map *figure = list_add(list);
        figure_fill(figure, plot, &plot_third, STR(""), a);
        figure_embed(figure, plot, a);
    }
}

const char *page_class_path(struct arena *arena, const struct identity *id)
{
    return str_formatz(arena, "%.*s/index.html", STR_ARG(id->path));
}

bool page_class(const struct site *site, size_t from, size_t to,
                const struct class_ranking *ranking, struct arena *arena, struct sb *out,
                struct err *err)
{
    const struct identity *const id = &site->summaries[from].identity;
    struct map *page = page_values(site, arena, page_class_path(arena, id), id->title,
                                   str_format(arena, "%.*s on every machine", STR_ARG(id->title)));
    page_live(page, STR(""));
    map_text(page, "stencil", id->title);
    crumbs_add(page, id);
    add_figures(page, id, ranking);
    if (ranking->n > 1)
        add_ranks(page, id, ranking);
    map_flag(page, "one_stencil", true);
    struct map_list *rows = map_items(page, "rows");
    struct map_list *absent = map_items(page, "absent");
    struct sb folders = {.arena = arena};
    size_t n = 0;
    struct class_counts counts = {0};
    for (size_t m = 0; m < site->n_machines; m++) {
        const struct summary *found = NULL;
        for (size_t i = from; i < to && found == NULL; i++) {
            if (site->summaries[i].on == &site->machines[m])
                found = &site->summaries[i];
        }
        if (found == NULL) {
            if (site->machines[m].n_configurations != 0)
                add_absent(absent, site->machines[m].name);
            continue;
        }
        overview_row(list_add(rows), found);
        count_machine(&counts, found);
        sb_addz(&folders, n++ == 0 ? "" : ",");
        text_query(&folders, str_of(found->folder));
    }
    map_text(page, "story", story(id, ranking, &counts, arena));
    map_flag(page, "several", n > 1);
    map_text(page, "compare_link", str_format(arena, "compare.html#c=%s", sb_cstr(&folders)));
    map_text(page, "try_link", try_link(id, NULL, NAN, arena));
    return page_render(site, "class", page, out, err);
}
