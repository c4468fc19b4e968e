#include <math.h>
#include <string.h>

#include "render/figure.h"
#include "render/pages.h"
#include "render/quantile.h"
#include "render/text.h"

/* All deviations of one model within one group of configurations. */
struct group {
    const char *name;
    double *values;
    size_t n;
    size_t n_configurations;
};

enum { BINS = 41 };
static const double bin_width = 0.05; /* -100 % … +105 %, the last bin holds all beyond */

/* Whether a configuration belongs to the group; `what` is its name. */
typedef bool member_fn(const struct summary *s, const char *what);

static bool any_member(const struct summary *s, const char *what)
{
    (void)s;
    (void)what;
    return true;
}

static bool machine_member(const struct summary *s, const char *what)
{
    return strcmp(s->machine, what) == 0;
}

static bool parameter_member(const struct summary *s, const char *what)
{
    for (int p = 0; p < IDENTITY_PARAMETERS && !s->identity.named; p++) {
        if (str_eq(s->identity.parameters[p], str_of(what)))
            return true;
    }
    return false;
}

/* The deviations of `model` in configuration `s`, or NULL. */
static const struct deviations *find_model(const struct summary *s, const char *model)
{
    for (size_t m = 0; m < s->facts.n_models; m++) {
        if (strcmp(s->facts.models[m].model, model) == 0 && s->facts.models[m].n != 0)
            return &s->facts.models[m];
    }
    return NULL;
}

static struct group gather(const struct site *site, const char *model, member_fn *member,
                           const char *what, struct arena *arena)
{
    struct group g = {.name = what};
    /* First how many, then which. */
    for (int pass = 0; pass < 2; pass++) {
        g.values = pass == 0 ? NULL : arena_alloc(arena, g.n, sizeof *g.values);
        g.n = g.n_configurations = 0;
        for (size_t i = 0; i < site->n_summaries; i++) {
            const struct summary *s = &site->summaries[i];
            const struct deviations *d =
                s->problem == NULL && member(s, what) ? find_model(s, model) : NULL;
            if (d == NULL)
                continue;
            if (pass == 1)
                memcpy(g.values + g.n, d->values, d->n * sizeof *d->values);
            g.n += d->n;
            g.n_configurations++;
        }
    }
    return g;
}

static double share_within(const struct group *g, double limit)
{
    size_t within = 0;
    for (size_t i = 0; i < g->n; i++)
        within += fabs(g->values[i]) <= limit;
    return g->n == 0 ? NAN : (double)within / (double)g->n;
}

static void add_row(struct map_list *rows, struct group *g, const char *title)
{
    if (g->n == 0)
        return;
    struct map *row = list_add(rows);
    struct arena *a = row->arena;
    map_textz(row, "name", title);
    map_text(row, "configurations", number_decimals(a, (double)g->n_configurations, 0));
    map_text(row, "points", number_decimals(a, (double)g->n, 0));
    map_text(row, "within10", share_text(a, share_within(g, 0.10)));
    map_text(row, "within25", share_text(a, share_within(g, 0.25)));
    map_text(row, "median", percent_text(a, quantile_median(g->values, g->n)));
    map_text(row, "low", percent_text(a, quantile_select(g->values, g->n, g->n / 10)));
    map_text(row, "high", percent_text(a, quantile_select(g->values, g->n, g->n - 1 - g->n / 10)));
}

/* The share of points in each bin of deviation. */
static void add_histogram(struct plot *plot, const struct group *g, const char *css,
                          struct arena *arena)
{
    double *x = arena_alloc(arena, BINS, sizeof *x);
    double *y = arena_alloc(arena, BINS, sizeof *y);
    for (size_t i = 0; i < BINS; i++)
        x[i] = 100 * (-1 + bin_width * (double)i);
    for (size_t i = 0; i < g->n; i++) {
        const double bin = round((g->values[i] + 1) / bin_width);
        y[bin < 0 ? 0 : bin >= BINS ? BINS - 1 : (size_t)bin] += 100.0 / (double)g->n;
    }
    plot_add(plot, SERIES_LINE, g->name, css, BINS, x, y)->stepped = true;
}

static const char *const models[] = {"ECM, layer conditions", "ECM, cache simulation",
                                     "ECM, from counters", "Roofline"};

static void add_figure(struct map *page, const struct site *site)
{
    static const char *const css[] = {"k1", "k2", "k3", "roof"};
    struct arena *a = page->arena;
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    plot_begin(plot, "deviations", "How far the models are off",
               "Share of all measured points over the deviation of each model from the "
               "measurement, in steps of five per cent");
    plot->x = (struct axis){SCALE_LINEAR, "model less measurement, in % of the measured time", -100,
                            100, false};
    plot->y.title = "% of all points";
    size_t points = 0;
    for (size_t m = 0; m < sizeof models / sizeof models[0]; m++) {
        struct group g = gather(site, models[m], any_member, models[m], a);
        points += g.n;
        if (g.n == 0)
            continue;
        add_histogram(plot, &g, css[m], a);
        struct series *s = &plot->series[plot->n_series - 1];
        s->name = models[m];
        s->quiet = false;
    }
    plot_add_mark(plot, 0, "as measured", "measured");
    if (points == 0)
        return;
    struct map *figure = list_add(map_items(page, "figure"));
    figure_fill(
        figure, plot, &plot_wide,
        STR("left of the mark the model is too fast, right of it too slow; the last step holds "
            "all beyond"),
        a);
    figure_embed(figure, plot, a);
}

bool page_accuracy(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "accuracy.html", STR("Accuracy of the models"),
                    STR("How well each model predicts what was measured, by model, machine and "
                        "class of stencils"));
    page_live(page, STR(""));
    add_figure(page, site);
    struct map_list *by_model = map_items(page, "by_model");
    for (size_t m = 0; m < sizeof models / sizeof models[0]; m++) {
        struct group g = gather(site, models[m], any_member, "", arena);
        add_row(by_model, &g, models[m]);
    }
    struct map_list *by_machine = map_items(page, "by_machine");
    for (size_t m = 0; m < site->n_machines; m++) {
        struct group g = gather(site, models[0], machine_member, site->machines[m].name, arena);
        add_row(by_machine, &g, site->machines[m].name);
    }
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
                                             "float"};
    struct map_list *by_class = map_items(page, "by_class");
    for (size_t p = 0; p < sizeof parameters / sizeof parameters[0]; p++) {
        struct group g = gather(site, models[0], parameter_member, parameters[p], arena);
        add_row(by_class, &g, parameters[p]);
    }
    return page_render(site, "accuracy", page, out, err);
}
