#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/figure.h"
#include "render/pages.h"
#include "render/text.h"
#include "render/totals.h"

/* All deviations of one model within one group of configurations. */
struct group {
    struct deviation_counts *counts; /* of the group that was counted last */
    size_t n, n_agree, n_differ;
    double sum; /* of the absolute deviations */
    size_t n_configurations;
};

/* Whether a configuration belongs to the group `what`, a machine or a parameter's value. */
typedef bool member_fn(const struct summary *s, const void *what);

static bool any_member(const struct summary *s, const void *what)
{
    (void)s;
    (void)what;
    return true;
}

static bool machine_member(const struct summary *s, const void *what)
{
    return s->on == what;
}

static bool parameter_member(const struct summary *s, const void *what)
{
    const struct str value = str_of(what);
    for (int p = 0; p < IDENTITY_PARAMETERS && !s->identity.named; p++) {
        if (str_eq(s->identity.parameters[p], value))
            return true;
    }
    return false;
}

/* The deviations of `model` in configuration `s`, or NULL. */
static const struct model_deviations *find_model(const struct summary *s, const char *model)
{
    for (size_t m = 0; m < s->n_models && s->problem == NULL; m++) {
        if (strcmp(s->models[m].model, model) == 0 && s->models[m].n != 0)
            return &s->models[m];
    }
    return NULL;
}

static struct group gather(const struct site *site, const char *model, member_fn *member,
                           const void *what, struct deviation_counts *counts)
{
    struct group g = {.counts = counts};
    memset(counts, 0, sizeof *counts);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        const struct model_deviations *e = member(s, what) ? find_model(s, model) : NULL;
        if (e == NULL)
            continue;
        for (size_t k = 0; k < e->n; k++)
            deviations_count(counts, e->codes[k]);
        g.n += e->n;
        g.n_agree += e->n_agree;
        g.n_differ += e->n_differ;
        g.sum += e->sum;
        g.n_configurations++;
    }
    return g;
}

/* The bar of a row spans from -100 % at the left edge to +100 % at the right; larger deviations are
 * drawn at the edge. */
enum { RANGE_WIDTH = 160, RANGE_HEIGHT = 14 };

static void add_bar(struct sb *out, const char *css, double from, double to, double half_height)
{
    const double x0 = RANGE_WIDTH / 2.0 * (1 + fmin(fmax(from, -1), 1));
    const double x1 = RANGE_WIDTH / 2.0 * (1 + fmin(fmax(to, -1), 1));
    sb_addf(out, "<rect class=\"%s\" x=\"", css);
    text_fixed(out, x0, 1);
    sb_addz(out, "\" y=\"");
    text_fixed(out, RANGE_HEIGHT / 2.0 - half_height, 1);
    sb_addz(out, "\" width=\"");
    text_fixed(out, fmax(x1 - x0, 2), 1);
    sb_addz(out, "\" height=\"");
    text_fixed(out, 2 * half_height, 1);
    sb_addz(out, "\"/>");
}

/* Five quantiles of a group, as fractions. */
struct error_spread {
    double low, quarter, median, three_quarters, high;
};

static struct error_spread spread_of(const struct group *g)
{
    const struct deviation_counts *e = g->counts;
    return (struct error_spread){.low = deviations_select(e, g->n / 10),
                                 .quarter = deviations_select(e, g->n / 4),
                                 .median = deviations_median(e),
                                 .three_quarters = deviations_select(e, g->n - 1 - g->n / 4),
                                 .high = deviations_select(e, g->n - 1 - g->n / 10)};
}

/* The middle 80 % of points as a thin bar, the middle 50 % as a thick one, the median as a mark.
 * Hidden from screen readers, as the table has the same numbers. */
static struct str range_svg(const struct error_spread *s, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_addf(&out, "<svg class=\"range\" viewBox=\"0 0 %d %d\" aria-hidden=\"true\">", RANGE_WIDTH,
            RANGE_HEIGHT);
    sb_addf(&out, "<path class=\"axis\" d=\"M%d 0V%d\"/>", RANGE_WIDTH / 2, RANGE_HEIGHT);
    add_bar(&out, "c2", s->low, s->high, 1.5);
    add_bar(&out, "c3", s->quarter, s->three_quarters, 4);
    add_bar(&out, "median", s->median, s->median, RANGE_HEIGHT / 2.0);
    sb_addz(&out, "</svg>");
    return sb_str(&out);
}

static void add_row(struct map_list *rows, const struct group *g, const char *title)
{
    if (g->n == 0)
        return;
    const double n = (double)g->n;
    struct map *row = list_add(rows);
    struct arena *a = row->arena;
    const struct error_spread spread = spread_of(g);
    map_textz(row, "name", title);
    map_text(row, "configurations", number_decimals(a, (double)g->n_configurations, 0));
    map_text(row, "points", number_decimals(a, n, 0));
    /* with as many digits as published deviations, with which this column is compared */
    map_text(row, "mean", str_format(a, "%.2f %%", 100 * g->sum / n));
    map_text(row, "within10", share_text(a, (double)g->n_agree / n));
    map_text(row, "within25", share_text(a, (double)g->n_differ / n));
    map_text(row, "median", percent_text(a, spread.median));
    map_text(row, "middle",
             str_format(a, "%.*s … %.*s", STR_ARG(percent_text(a, spread.low)),
                        STR_ARG(percent_text(a, spread.high))));
    map_markup(row, "range", range_svg(&spread, a));
}

/* The share of points within a given deviation, in steps of one per cent. */
enum { STEPS = 101 };

static void add_distribution(struct plot *plot, const struct group *g, const char *name,
                             const char *css, const double *x, struct arena *arena)
{
    double *y = arena_alloc(arena, STEPS, sizeof *y);
    for (int code = -DEVIATIONS_PER_CENT * STEPS; code <= DEVIATIONS_PER_CENT * STEPS; code++) {
        const int step = (abs(code) + DEVIATIONS_PER_CENT - 1) / DEVIATIONS_PER_CENT;
        if (step < STEPS)
            y[step] += 100 * (double)g->counts->counts[code - INT16_MIN] / (double)g->n;
    }
    for (size_t i = 1; i < STEPS; i++)
        y[i] += y[i - 1];
    struct series *line = plot_add(plot, SERIES_LINE, name, css, STEPS, x, y);
    line->short_name = strncmp(name, "ECM, ", 5) == 0 ? name + 5 : name;
}

/* A row and a curve for each model. */
static void add_models(struct map *page, const struct site *site, struct deviation_counts *counts)
{
    static const char *const css[FACTS_MODELS] = {"k1", "k2", "k3",   "k4",
                                                  "k5", "k6", "rows", "roof"};
    struct arena *a = page->arena;
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    plot_begin(plot, "deviations", "Share of points within a given deviation",
               "For each model, the share of all measured points whose absolute deviation from the "
               "measurement is at most the value on the x axis");
    plot->x = (struct plot_axis){SCALE_LINEAR, "absolute deviation, in %", 0, 100, false};
    plot->y = (struct plot_axis){SCALE_LINEAR, "% of all points", 0, 100, false};
    double *per_cent = arena_alloc(a, STEPS, sizeof *per_cent);
    for (size_t i = 0; i < STEPS; i++)
        per_cent[i] = (double)i;
    struct map_list *rows = map_items(page, "by_model");
    for (size_t m = 0; m < FACTS_MODELS; m++) {
        const char *name = facts_model_name(m);
        const struct group g = gather(site, name, any_member, NULL, counts);
        if (g.n != 0)
            add_distribution(plot, &g, name, css[m], per_cent, a);
        add_row(rows, &g, name);
    }
    plot_add_mark(plot, 10, "green: within 10 %", "10 %");
    plot_add_mark(plot, 25, "yellow: within 25 %", "25 %");
    if (plot->n_series == 0)
        return;
    struct map *figure = list_add(map_items(page, "figure"));
    figure_fill(
        figure, plot, &plot_wide,
        STR("closer to the top left is better; a curve that ends below 100 % has points that are "
            "off by more than the measured time itself"),
        a);
    figure_embed(figure, plot, a);
}

/* The larger miss comes first. */
static int by_miss(const void *a, const void *b)
{
    const struct summary *const *const left = a;
    const struct summary *const *const right = b;
    const double x = miss_distance(&(*left)->facts.misses.largest);
    const double y = miss_distance(&(*right)->facts.misses.largest);
    return (x < y) - (x > y);
}

/* Configurations with measurements of which the interval is known, the largest miss first. */
static size_t list_missed(const struct site *site, struct arena *arena,
                          const struct summary ***missed)
{
    size_t n = 0;
    *missed = arena_alloc(arena, site->n_summaries, sizeof(void *));
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].problem == NULL && site->summaries[i].facts.misses.n_compared > 0)
            (*missed)[n++] = &site->summaries[i];
    }
    qsort(*missed, n, sizeof(void *), by_miss);
    return n;
}

static void add_missed(struct map *row, const struct summary *s)
{
    map_text(row, "name",
             str_format(row->arena, "%.*s, %.*s", STR_ARG(s->identity.short_title),
                        STR_ARG(text_name_line(row->arena, s->machine))));
    map_text(row, "stencil", s->identity.short_title);
    map_text(row, "machine", text_name_line(row->arena, s->machine));
    map_textz(row, "link", page_configuration_path(row->arena, s->folder));
}

/* How many points each cause explains, and the configuration with the largest miss among them. */
static void add_causes(struct map *map, const size_t *by_cause, const struct summary **missed,
                       size_t n)
{
    struct map_list *causes = map_items(map, "causes");
    for (size_t c = 0; c <= MISS_CAUSES && n > 0; c++) {
        if (by_cause[c] == 0)
            continue;
        struct map *row = list_add(causes);
        map_textz(row, "cause", miss_name((enum miss_cause)c));
        map_text(row, "points", number_decimals(map->arena, (double)by_cause[c], 0));
        const struct summary *largest = missed[0];
        for (size_t i = 1; i < n; i++) {
            if (missed[i]->facts.misses.largest_by_cause[c] >
                largest->facts.misses.largest_by_cause[c])
                largest = missed[i];
        }
        add_missed(row, largest);
    }
}

static void add_outlier(struct map *row, const struct summary *s)
{
    add_missed(row, s);
    miss_row(&s->facts.misses.largest, row);
}

static void add_outliers(struct map *map, const struct summary **missed, size_t n)
{
    enum { MAX_LISTED = 10 };
    map_text(map, "most", number_decimals(map->arena, MAX_LISTED, 0));
    struct map_list *list = map_items(map, "outliers");
    for (size_t i = 0; i < n && i < MAX_LISTED; i++)
        add_outlier(list_add(list), missed[i]);
    if (n > 0)
        add_outlier(map_map(map, "worst"), missed[0]);
}

/*
 * Whether the share of points in their 80 % intervals differs from 80 % by more than two standard
 * errors. The points of a configuration share what its prediction misses, so the error is that of
 * sums over configurations (a cluster sample).
 */
static void judge_width(struct map *map, const struct site *site, double share)
{
    double beyond = 0;
    double variance = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct misses *m = &site->summaries[i].facts.misses;
        if (site->summaries[i].problem != NULL)
            continue;
        const double held = (double)(m->n_compared - m->n);
        const double n = (double)m->n_compared;
        beyond += held - 0.8 * n;
        variance += (held - share * n) * (held - share * n);
    }
    map_flag(map, "wide", beyond > 2 * sqrt(variance));
    map_flag(map, "narrow", beyond < -2 * sqrt(variance));
}

/* How many measurements are within the 80 % intervals, and why the others are not. */
static void add_intervals(struct map *page, const struct site *site)
{
    struct arena *a = page->arena;
    size_t compared = 0;
    size_t missed = 0;
    size_t by_cause[MISS_CAUSES + 1] = {0};
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct misses *m = &site->summaries[i].facts.misses;
        if (site->summaries[i].problem != NULL)
            continue;
        compared += m->n_compared;
        missed += m->n;
        for (size_t c = 0; c <= MISS_CAUSES; c++)
            by_cause[c] += m->by_cause[c];
    }
    if (compared == 0)
        return;
    struct map *map = map_map(page, "intervals");
    map_text(map, "compared", number_decimals(a, (double)compared, 0));
    map_text(map, "held", number_decimals(a, (double)(compared - missed), 0));
    const double share = (double)(compared - missed) / (double)compared;
    map_text(map, "share", share_text(a, share));
    judge_width(map, site, share);
    const struct summary **all = NULL;
    const size_t n = list_missed(site, a, &all);
    add_causes(map, by_cause, all, n);
    add_outliers(map, all, n);
}

/* Where the data come from. Machines without L3 cache have no entry for it. */
static const struct regime {
    const char *title;
    int level;
} regimes[] = {{"L1", 1}, {"L2", 2}, {"L3", 3}, {"Memory", MEMORY_LEVEL}};
enum { REGIMES = sizeof regimes / sizeof regimes[0] };

/* The error of ECM on a machine in one regime, and where it is largest. */
struct regime_errors {
    struct deviation_counts off; /* absolute */
    int largest;                 /* the code of the largest deviation … */
    const struct summary *worst; /* … and where it is */
};

static void gather_regimes(const struct site *site, const struct site_machine *machine,
                           struct regime_errors *out)
{
    memset(out, 0, REGIMES * sizeof *out);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        const struct model_deviations *e =
            machine_member(s, machine) ? find_model(s, facts_model_name(0)) : NULL;
        for (size_t k = 0; e != NULL && k < e->n; k++) {
            size_t r = 0;
            while (r < REGIMES && regimes[r].level != e->levels[k])
                r++;
            if (r == REGIMES)
                continue;
            deviations_count(&out[r].off, abs(e->codes[k]));
            if (out[r].worst == NULL || abs(e->codes[k]) > abs(out[r].largest)) {
                out[r].largest = e->codes[k];
                out[r].worst = s;
            }
        }
    }
}

static void add_regime(struct map_list *cells, const struct regime *regime,
                       const struct regime_errors *e)
{
    struct arena *a = cells->arena;
    struct map *cell = list_add(cells);
    map_textz(cell, "regime", regime->title);
    if (e->worst == NULL)
        return;
    const double median = deviations_median(&e->off);
    struct map *any = map_map(cell, "any");
    map_textz(any, "light", deviation_class_css(deviation_class_of(median)));
    map_textz(any, "light_text", deviation_class_text(deviation_class_of(median)));
    map_text(any, "off", share_text(a, median));
    map_text(any, "points", number_decimals(a, (double)e->off.n, 0));
    map_text(any, "most", percent_text(a, deviations_decode(e->largest)));
    map_text(any, "worst", e->worst->identity.short_title);
    map_textz(any, "link", page_configuration_path(a, e->worst->folder));
}

static void add_regimes(struct map_list *rows, const struct site *site,
                        const struct site_machine *machine, struct regime_errors *errors)
{
    struct map *row = list_add(rows);
    map_textz(row, "name", machine->name);
    map_text(row, "words", text_name_line(row->arena, machine->name));
    struct map_list *cells = map_items(row, "cells");
    gather_regimes(site, machine, errors);
    for (size_t r = 0; r < REGIMES; r++)
        add_regime(cells, &regimes[r], &errors[r]);
}

/* Published predictions of a machine's results. */
static void add_published(struct map_list *rows, const struct site *site,
                          const struct site_machine *machine, struct deviation_counts *counts)
{
    for (size_t s = 0; s < TRAFFIC_PUBLISHED; s++) {
        const char *model = traffic_published[s].ecm;
        const struct group g = gather(site, model, machine_member, machine, counts);
        add_row(rows, &g, str_formatz(rows->arena, "%s, %s", machine->name, model));
    }
}

static void add_machines(struct map *page, const struct site *site, struct deviation_counts *counts)
{
    struct regime_errors *errors = arena_alloc(page->arena, REGIMES, sizeof *errors);
    struct map_list *titles = map_items(page, "regimes");
    struct map_list *by_regime = map_items(page, "by_regime");
    struct map_list *rows = map_items(page, "by_machine");
    for (size_t r = 0; r < REGIMES; r++)
        map_textz(list_add(titles), "regime", regimes[r].title);
    for (size_t m = 0; m < site->n_machines; m++) {
        const struct site_machine *on = &site->machines[m];
        const struct group g = gather(site, facts_model_name(0), machine_member, on, counts);
        add_row(rows, &g, on->name);
        if (g.n != 0)
            add_regimes(by_regime, site, on, errors);
        add_published(rows, site, on, counts);
    }
}

/* The error that other pages link to, and how many of all measurements it is about. */
static void add_totals(struct map *page, const struct site *site, struct deviation_counts *counts)
{
    struct arena *a = page->arena;
    struct totals t;
    totals_of(site, a, &t);
    if (t.n_compared == 0)
        return;
    const struct group g = gather(site, facts_model_name(0), any_member, NULL, counts);
    struct map *map = map_map(page, "error");
    map_text(map, "median", share_text(a, t.median_deviation));
    map_text(map, "configurations", number_decimals(a, (double)t.n_compared, 0));
    map_flag(map, "several", t.n_compared != 1);
    map_text(map, "compared", number_decimals(a, (double)g.n, 0));
    map_text(map, "points", number_decimals(a, (double)t.n_points, 0));
    map_flag(map, "rest", g.n < t.n_points);
}

bool page_accuracy(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(
        site, arena, "accuracy.html", STR("Accuracy of the models"),
        STR("How well each model predicts the measurements, by model, machine and stencil "
            "class"));
    page_live(page, STR(""));
    struct deviation_counts *counts = arena_alloc(arena, 1, sizeof *counts);
    add_totals(page, site, counts);
    add_models(page, site, counts);
    add_machines(page, site, counts);
    static const char *const parameters[] = {"2D",
                                             "3D",
                                             "r1",
                                             "r2",
                                             "r3",
                                             "isotropic",
                                             "heterogeneous",
                                             "homogeneous",
                                             "point-symmetric",
                                             "star",
                                             "box",
                                             "constant",
                                             "variable",
                                             "double",
                                             "float",
                                             "double_Complex",
                                             "float_Complex"};
    struct map_list *by_class = map_items(page, "by_class");
    for (size_t p = 0; p < sizeof parameters / sizeof parameters[0]; p++) {
        const struct group g =
            gather(site, facts_model_name(0), parameter_member, parameters[p], counts);
        add_row(by_class, &g, parameters[p]);
    }
    add_intervals(page, site);
    return page_render(site, "accuracy", page, out, err);
}
