#include "render/configuration_plots.h"
#include "render/example.h"
#include "render/figure.h"
#include "render/heat.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"
#include "render/totals.h"
#include "render/virtual_cores.h"

/* Longer lists are on the matrix page only. */
enum { MAX_LISTED = 24 };

/* Empty for none, which leaves its sentence out. */
static struct str count_if_any(struct arena *arena, size_t n)
{
    return n == 0 ? STR("") : number_decimals(arena, (double)n, 0);
}

static void add_totals(struct map *page, const struct site *site)
{
    struct arena *a = page->arena;
    struct totals t;
    totals_of(site, a, &t);
    map_text(page, "n_configurations", number_decimals(a, (double)site->n_summaries, 0));
    map_text(page, "n_collected", number_decimals(a, (double)t.n_measured, 0));
    map_flag(page, "several_collected", t.n_measured != 1);
    map_text(page, "n_measured_on", number_decimals(a, (double)t.n_on, 0));
    map_flag(page, "several_measured_on", t.n_on != 1);
    map_text(page, "n_predicted", count_if_any(a, t.n_predicted));
    map_flag(page, "several_predicted", t.n_predicted != 1);
    map_text(page, "n_untimed", count_if_any(a, t.n_untimed));
    map_text(page, "n_measured", count_if_any(a, t.n_points));
    map_text(page, "n_machines", number_decimals(a, (double)site_machines_in_use(site), 0));
    map_flag(page, "several", site_machines_in_use(site) != 1);
    map_text(page, "median_deviation", share_text(a, t.median_deviation));
    map_flag(page, "compared", t.n_compared != 0);
}

static void add_machines(struct map_list *list, const struct site *site, bool with_results)
{
    for (size_t i = 0; i < site->n_machines; i++) {
        const struct site_machine *m = &site->machines[i];
        if ((m->n_configurations != 0) != with_results)
            continue;
        struct map *row = list_add(list);
        map_text(row, "words", text_name_line(list->arena, m->name));
        map_textz(row, "link", page_machine_path(list->arena, m->name));
        map_text(row, "model",
                 m->loaded ? processor_words(list->arena, m->machine.model_name)
                           : STR("no machine file"));
        map_text(row, "clock",
                 m->loaded ? str_format(list->arena, "%.2f GHz", m->machine.clock_hz / 1e9)
                           : STR("–"));
        map_text(row, "cores",
                 m->loaded ? number_decimals(list->arena,
                                             m->machine.sockets * m->machine.cores_per_socket, 0)
                           : STR("–"));
        map_flag(row, "virtual", virtual_cores_on(site, m));
        map_text(row, "count",
                 m->n_configurations == 0
                     ? STR("–")
                     : number_decimals(list->arena, (double)m->n_configurations, 0));
    }
}

/* The plot of one configuration as an example. One that cannot be read is skipped: its own page
 * says why. */
static void add_example(struct map *page, const struct site *site)
{
    const struct summary *best = example_of(site);
    struct arena *const a = page->arena;
    struct collected *c = arena_alloc(a, 1, sizeof *c);
    struct err ignored = {0};
    struct compact_class class = {.arena = a};
    if (best == NULL || !site_load(site, best, &class, a, c, &ignored))
        return;
    const struct machine *m = best->on->loaded ? &best->on->machine : NULL;
    struct facts f;
    facts_compute(c, m, a, &f);
    const struct plot_source source = {c, &best->identity, &f, m, a};
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    if (f.model == NULL || !plot_grid(&source, f.model, plot))
        return;
    struct map *example = map_map(page, "example");
    map_text(example, "title", best->identity.title);
    map_text(example, "machine", text_name_line(example->arena, best->machine));
    map_textz(example, "link", page_configuration_path(a, best->folder));
    figure_fill(example, plot, &plot_wide, STR(""), a);
    figure_embed(example, plot, a);
    page_live(page, STR(""));
}

bool page_index(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "index.html", STR("Stencil performance, measured and explained"),
                    STR("How stencils perform on real machines, measured and explained by the "
                        "Roofline and ECM models"));
    add_totals(page, site);
    struct map_list *machines = map_items(page, "machines");
    add_machines(machines, site, true);
    add_machines(machines, site, false);
    heat_add(page, site);
    add_example(page, site);
    map_flag(page, "own", site->own.count != 0);
    map_flag(page, "empty", site->n_summaries == 0);
    map_flag(page, "many", site->n_summaries > MAX_LISTED);
    struct map_list *rows = map_items(page, "rows");
    for (size_t i = 0; i < site->n_summaries && site->n_summaries <= MAX_LISTED; i++)
        overview_row(list_add(rows), &site->summaries[i]);
    return page_render(site, "index", page, out, err);
}

bool page_unreadable(const struct site *site, const struct summary *s, struct arena *arena,
                     struct sb *out, struct err *err)
{
    const char *path = page_configuration_path(arena, s->folder);
    struct map *page = page_values(
        site, arena, path, str_format(arena, "%.*s on %s", STR_ARG(s->identity.title), s->machine),
        STR("This configuration could not be read"));
    map_text(page, "stencil", s->identity.title);
    map_textz(page, "machine", s->machine);
    map_textz(page, "problem", s->problem);
    map_text(
        page, "command",
        str_format(arena, "inspect collect %.*s -m %s", STR_ARG(s->identity.path), s->machine));
    map_textz(page, "class_link", page_class_path(arena, &s->identity));
    map_textz(page, "machine_link", page_machine_path(arena, s->machine));
    return page_render(site, "unreadable", page, out, err);
}
