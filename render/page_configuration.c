#include <math.h>
#include <string.h>

#include "base/plural.h"
#include "base/quantile.h"
#include "render/citation.h"
#include "render/configuration_plots.h"
#include "render/configuration_tables.h"
#include "render/crumbs.h"
#include "render/escape.h"
#include "render/figure.h"
#include "render/highlight.h"
#include "render/module_scripts.h"
#include "render/pages.h"
#include "render/state_words.h"
#include "render/story.h"
#include "render/story_warnings.h"
#include "render/text.h"

static struct plot_source plot_source(const struct page_source *s)
{
    const bool known = s->machine != NULL && s->machine->loaded;
    return (struct plot_source){s->c, s->id, s->f, known ? &s->machine->machine : NULL, s->arena};
}

/* `method`: the section of the methods page that explains it. */
static struct map *add_figure(struct map_list *list, const char *label, const char *method,
                              struct str value, const char *unit)
{
    struct map *kpi = list_add(list);
    map_textz(kpi, "label", label);
    map_textz(kpi, "method", method);
    map_text(kpi, "value", value);
    map_textz(kpi, "unit", unit);
    return kpi;
}

static struct str balance_text(const struct page_source *s)
{
    const double least = s->f->min_balance_bytes_per_lup;
    const double last = s->f->balance_bytes_per_lup;
    const struct str to = number_text(s->arena, last);
    if (isnan(least) || fabs(least - last) < 0.03 * last)
        return to;
    return str_format(s->arena, "%.*s → %.*s", STR_ARG(number_text(s->arena, least)), STR_ARG(to));
}

/* Measured, or predicted if nothing was measured. */
static void add_all_cores(struct map_list *list, const struct facts *f, struct arena *a)
{
    const bool predicted = isnan(f->all_mlup_per_s) && !isnan(f->all_ecm_mlup_per_s);
    const double threads = predicted ? f->all_ecm_threads : f->all_threads;
    add_figure(list, threads > 1 ? str_formatz(a, "%.0f cores", threads) : "All cores", "words",
               number_text(a, predicted ? f->all_ecm_mlup_per_s : f->all_mlup_per_s),
               predicted                  ? "MLUP/s predicted"
               : isnan(f->all_mlup_per_s) ? "not measured"
                                          : "MLUP/s");
}

/* The saturation point. There is none if the loop never waits for memory, if it needs more cores
 * than share the memory, or if fewer cores are faster than all. */
static void add_saturation(struct map_list *list, const struct facts *f, struct arena *a)
{
    const bool saturates = facts_saturates(f);
    if (!isnan(f->fastest_cores)) {
        add_figure(list, "Fastest with", "saturation", number_text(a, f->fastest_cores),
                   str_formatz(a, "of %.0f cores (model)", f->domain_cores));
        return;
    }
    const bool known = !isnan(f->domain_cores);
    const char *const cores = PLURAL_OF(f->domain_cores, "core", "cores");
    add_figure(list, "Saturates at", "saturation",
               saturates ? number_text(a, f->saturation_cores) : STR("–"),
               isnan(f->saturation_cores) ? "unknown"
               : f->saturation_cores < 1  ? "never (model)"
               : !saturates ? str_formatz(a, "not by %.0f %s (model)", f->domain_cores, cores)
               : known      ? str_formatz(a, "of %.0f %s (model)", f->domain_cores, cores)
                            : "cores (model)");
}

/* At the grid of the page's first sentence. */
static void add_deviation(struct map_list *list, const struct facts *f, struct arena *a)
{
    const enum deviation_class class = deviation_class_of(f->deviation);
    struct map *figure = add_figure(
        list, "ECM model off by", "lights", percent_text(a, f->deviation),
        isnan(f->deviation)  ? "nothing to compare"
        : f->models[0].n > 1 ? str_formatz(a, "here; median of %zu sizes: %.0f\u00a0%%",
                                           f->models[0].n, round(100 * f->median_deviation))
                             : "on this grid");
    struct map *light = map_map(figure, "dot");
    map_textz(light, "css", deviation_class_css(class));
    map_textz(light, "meaning", deviation_class_text(class));
}

static void add_key_figures(struct map *page, const struct page_source *s)
{
    const struct facts *f = s->f;
    struct arena *a = s->arena;
    struct map_list *list = map_items(page, "figures");
    const bool predicted = !f->measured && f->modelled;
    add_figure(list, f->in_memory ? "One core, in memory" : "One core, largest grid", "words",
               number_text(a, predicted ? f->ecm_mlup_per_s : f->mlup_per_s),
               predicted     ? "MLUP/s predicted"
               : f->measured ? "MLUP/s"
                             : "not measured");
    add_all_cores(list, f, a);
    add_figure(list, "Memory traffic", "words", balance_text(s),
               !isnan(f->balance_bytes_per_lup)  ? "B/LUP"
               : f->bytes <= f->last_cache_bytes ? "fits in cache"
                                                 : "unknown");
    add_saturation(list, f, a);
    add_deviation(list, f, a);
}

/* How well each model explains the measurement, in words, as a light and in numbers. */
static void add_fits(struct map *page, const struct facts *f, struct arena *a)
{
    struct map_list *list = map_items(page, "fits");
    for (size_t i = 0; i < f->n_models; i++) {
        const struct deviations *d = &f->models[i];
        if (d->n == 0)
            continue;
        double *absolute = arena_alloc(a, d->n, sizeof *absolute);
        double *sorted = arena_copy(a, d->values, d->n, sizeof *sorted);
        for (size_t k = 0; k < d->n; k++)
            absolute[k] = fabs(d->values[k]);
        const double off = quantile_median(absolute, d->n);
        struct map *row = list_add(list);
        map_textz(row, "model", d->model);
        map_textz(row, "light", deviation_class_css(deviation_class_of(off)));
        map_textz(row, "words", deviation_class_text(deviation_class_of(off)));
        map_text(row, "off", share_text(a, off));
        map_text(row, "low", percent_text(a, quantile_select(sorted, d->n, d->n / 10)));
        map_text(row, "high", percent_text(a, quantile_select(sorted, d->n, d->n - 1 - d->n / 10)));
        map_text(row, "sizes", number_decimals(a, (double)d->n, 0));
    }
}

/* How many measurements are within the interval, and why the others are not. */
static void add_misses(struct map *page, const struct misses *m, struct arena *a)
{
    if (m->n_intervals == 0)
        return;
    struct map *map = map_map(page, "interval");
    map_text(map, "reach", misses_reach(m, a));
    map_flag(map, "compared", m->n_compared > 0);
    map_text(map, "held", number_decimals(a, (double)(m->n_compared - m->n), 0));
    map_text(map, "of", number_decimals(a, (double)m->n_compared, 0));
    struct map_list *list = map_items(map, "misses");
    if (m->n_compared > 0) {
        struct map *row = map_map(map, "largest");
        miss_row(&m->largest, row);
        map_flag(row, "held", m->largest.held);
        if (m->largest.held)
            miss_row(&m->largest, list_add(list));
    }
    for (size_t i = 0; i < m->n; i++)
        miss_row(&m->items[i], list_add(list));
}

/* Which reviews are shown at the part that they are about. */
struct placed_reviews {
    bool section[REVIEW_SECTIONS];
};

static struct map *add_review(struct map_list *list, const struct page_source *s, size_t i)
{
    const struct review_entry *entry = s->c->review.sections[i];
    struct map *map = list_add(list);
    map_textz(map, "key", review_section_key(i));
    map_textz(map, "section", review_section_title(i));
    map_textz(map, "light", light_name(entry->review));
    map_textz(map, "author", entry->author);
    map_textz(map, "date", entry->date);
    map_textz(map, "comment", entry->comment);
    return map;
}

/* Shows the reviews of the sections `keys` at the place that `map` is for. */
static void place_reviews(struct map *map, const char *name, const char *keys,
                          const struct page_source *s, struct placed_reviews *placed)
{
    struct map_list *list = map_items(map, name);
    for (size_t i = 0; i < REVIEW_SECTIONS && s->c->has_review; i++) {
        if (s->c->review.sections[i] == NULL ||
            !str_has_word(str_of(keys), str_of(review_section_key(i))))
            continue;
        add_review(list, s, i);
        placed->section[i] = true;
    }
}

/* Lists all reviews; those that are shown elsewhere with a link. */
static void list_reviews(struct map *page, const struct page_source *s,
                         const struct placed_reviews *placed)
{
    struct map_list *list = map_items(page, "reviews");
    for (size_t i = 0; i < REVIEW_SECTIONS && s->c->has_review; i++) {
        if (s->c->review.sections[i] == NULL)
            continue;
        map_flag(add_review(list, s, i), "placed", placed->section[i]);
    }
    map_flag(page, "review_outdated", s->c->review_outdated);
}

static void add_sign(struct map_list *key, const char *shape, const char *meaning)
{
    struct map *row = list_add(key);
    map_markup(row, "sign",
               str_format(key->arena,
                          "<svg class=\"sign\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">%s</svg>",
                          shape));
    map_textz(row, "meaning", meaning);
}

/* What the signs in the page's plots mean; only those that `drawn` has. */
static void add_key(struct map *page, struct str drawn)
{
    static const struct {
        const char *mark; /* in the drawing */
        const char *shape, *meaning;
    } signs[] = {
        {"class=\"dots meas", "<path class=\"dots meas\" d=\"M8 8h0\"/>",
         "measured, median of the samples"},
        {"class=\"bar ", "<path class=\"bar\" d=\"M8 1V15\"/>", "fastest to slowest sample"},
        {"class=\"hollow",
         "<path class=\"dots\" d=\"M8 8h0\"/><path class=\"hollow\" d=\"M8 8h0\"/>",
         "measured under poor conditions"},
        {"class=\"band ecm", "<path class=\"band ecm\" d=\"M0 2H16V14H0Z\"/>",
         "80 % of measurements should lie here"},
        {"class=\"above", "<path class=\"above\" d=\"M8 3l5 9H3Z\"/>",
         "beyond the plot, see the numbers below"},
        {"class=\"mark\"", "<path class=\"mark\" d=\"M8 0V16\"/>",
         "largest size with this layer condition"},
    };
    struct map_list *key = map_items(page, "key");
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (str_contains(drawn, str_of(signs[i].mark)))
            add_sign(key, signs[i].shape, signs[i].meaning);
    }
}

static void add_grid_figures(struct map *page, const struct page_source *s,
                             struct placed_reviews *placed)
{
    const struct plot_source source = plot_source(s);
    map_flag(page, "overlap", plot_overlaps(source.machine));
    map_flag(page, "fitted", source.machine != NULL && machine_is_fitted(source.machine));
    const bool core_times = plot_any_finite(s->c->grid.T_comp_cy_per_cl, s->c->grid.n);
    map_flag(page, "core_times", core_times);
    map_flag(page, "core_only", core_times && !s->f->measured && !s->f->modelled);
    map_flag(page, "with_rows_line",
             s->f->model != NULL && plot_any_finite(s->f->model->ECM_rows_cy_per_cl, s->c->grid.n));
    const struct points *g = &s->c->grid;
    struct map_list *list = map_items(page, "grid_figures");
    struct plot *plot = arena_alloc(s->arena, 1, sizeof *plot);
    for (size_t i = 0; i < g->n_predictions; i++) {
        if (!plot_grid(&source, &g->predictions[i], plot))
            continue;
        const bool drawn = list->count == 0 || plot_script.len == 0;
        const struct str note = str_of(g->predictions[i].by->headline);
        struct map *figure = list_add(list);
        if (drawn)
            figure_fill(figure, plot, &plot_wide, note, s->arena);
        if (list->count == 1)
            add_key(page, map_find(figure, STR("plot_svg"))->text);
        if (!drawn)
            figure_head(figure, plot, note);
        map_flag(figure, "later", !drawn);
        map_textz(figure, "variant", g->predictions[i].by->title);
    }
    if (g->n_predictions == 0 && plot_grid(&source, NULL, plot)) {
        struct map *figure = list_add(list);
        figure_fill(figure, plot, &plot_wide, STR("no prediction is stored"), s->arena);
        map_textz(figure, "variant", "Measured");
    }
    map_flag(page, "several_figures", list->count > 1);
    place_reviews(page, "grid_reviews", list->count != 0 ? "grid_scaling" : "", s, placed);
}

static bool any_below_roofline(const struct points *p)
{
    const struct predicted *model = p->n_predictions == 0 ? NULL : &p->predictions[0];
    bool below = false;
    for (size_t i = 0; model != NULL && i < p->n; i++)
        below = below || point_value(model->ECM_cy_per_cl, i) <
                             0.995 * point_value(model->roofline_cy_per_cl, i);
    return below;
}

/* "2 to 4 and 7": the core counts whose intervals are wider, where the band of the scaling jumps.
 */
static struct str wider_cores(const struct points *p, const struct str *reasons, struct str reason,
                              struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < p->n; i++) {
        size_t last = i;
        while (last + 1 < p->n && str_eq(point_text(reasons, last + 1), reason))
            last++;
        if (!str_eq(point_text(reasons, i), reason))
            continue;
        sb_addf(&out, "%s%.0f", out.len == 0 ? "" : " and ", point_value(p->threads, i));
        if (last > i)
            sb_addf(&out, " to %.0f", point_value(p->threads, last));
        i = last;
    }
    return sb_str(&out);
}

static void add_wider_cores(struct map *page, const struct points *p)
{
    const struct str *reasons =
        p->n_predictions == 0 ? NULL : p->predictions[0].ECM_interval_reason;
    struct str reason = {0};
    for (size_t i = 0; i < p->n; i++)
        reason = point_text(reasons, i).len != 0 ? point_text(reasons, i) : reason;
    map_text(page, "wider_reason", reason);
    map_text(page, "wider_cores",
             reason.len == 0 ? reason : wider_cores(p, reasons, reason, page->arena));
}

typedef bool plot_fn(const struct plot_source *source, struct plot *plot);

struct other_plot {
    plot_fn *make;
    const char *review;  /* its section in reviews */
    const char *missing; /* shown if there is nothing to draw */
};

static const struct other_plot other_plots[] = {
    {plot_transfers, "data_transfers", "There is no plot of data transfers: nothing was predicted"},
    {plot_scaling, "thread_scaling", "There is no plot of thread scaling: it was not measured"},
    {plot_blocking, "spatial_blocking",
     "There is no plot of spatial blocking: no blocked variants were collected"},
    {plot_roofline, "",
     "There is no Roofline diagram: it needs a machine file with bandwidths and a "
     "kernel with floating-point work"},
};

static struct str other_note(const struct page_source *s, const struct plot *plot)
{
    if (strcmp(plot->id, "transfers") == 0)
        return points_predicted(&s->c->grid, predictor_name(PREDICT_SIM)) != NULL
                   ? STR("dashed: simulated")
                   : STR("predicted");
    if (strcmp(plot->id, "scaling") == 0) {
        const struct points *p = &s->c->scaling;
        return str_format(
            s->arena, "at %.*s",
            STR_ARG(identity_grid_text(s->arena, s->id, point_value(p->size, p->n - 1))));
    }
    if (strcmp(plot->id, "roofline") == 0)
        return s->machine->machine.cores_per_numa_domain > 1
                   ? str_format(s->arena, "solid: one core, dashed: all %d cores of a NUMA domain",
                                s->machine->machine.cores_per_numa_domain)
                   : STR("ceilings of one core");
    bool measured = false;
    points_rates(&s->c->blocking, &measured);
    return measured ? STR("one core") : STR("one core; predicted by ECM, not measured");
}

static void add_other_figures(struct map *page, const struct page_source *s,
                              struct placed_reviews *placed)
{
    const struct plot_source source = plot_source(s);
    struct map_list *list = map_items(page, "other_figures");
    struct map_list *missing = map_items(page, "missing");
    struct plot *plot = arena_alloc(s->arena, 1, sizeof *plot);
    for (size_t i = 0; i < sizeof other_plots / sizeof other_plots[0]; i++) {
        if (other_plots[i].make(&source, plot)) {
            struct map *figure = list_add(list);
            figure_fill(figure, plot, &plot_half, other_note(s, plot), s->arena);
            if (other_plots[i].make == plot_scaling)
                add_wider_cores(page, &s->c->scaling);
            place_reviews(figure, "plot_reviews", other_plots[i].review, s, placed);
        } else if (other_plots[i].make == plot_scaling && table_scaling(page, s->c, s->id)) {
            place_reviews(page, "table_reviews", other_plots[i].review, s, placed);
        } else {
            map_textz(list_add(missing), "what", other_plots[i].missing);
        }
    }
}

enum { MAX_SHOWN_LOOP = 6000, MAX_SHOWN_KERNEL = 24000 };

/* The length of the leading whole lines with at most `max` bytes. */
static size_t whole_lines(struct str text, size_t max)
{
    size_t len = text.len < max ? text.len : max;
    while (len > 0 && len < text.len && text.ptr[len - 1] != '\n')
        len--;
    return len == 0 ? max : len;
}

static void add_code(struct map *page, const struct page_source *s)
{
    struct sb kernel = {.arena = s->arena};
    struct sb loop = {.arena = s->arena};
    const struct str source = str_trim(s->c->kernel);
    highlight_c(&kernel, str_slice(source, 0, whole_lines(source, MAX_SHOWN_KERNEL)));
    map_flag(page, "kernel_cut", source.len > MAX_SHOWN_KERNEL);
    /* if the table shows the loop, a long listing is only for download */
    if (!s->c->has_incore || s->c->loop.len < MAX_SHOWN_LOOP)
        highlight_assembly(&loop, s->c->loop);
    map_markup(page, "kernel", sb_str(&kernel));
    map_markup(page, "loop", sb_str(&loop));
}

static void add_commands(struct map *page, const struct page_source *s)
{
    const struct config *file = &s->c->file;
    struct map_list *list = map_items(page, "commands");
    for (unsigned i = 0; i < file->commands_count; i++)
        map_textz(list_add(list), "command", file->commands[i]);
    struct sb expect = {.arena = s->arena};
    const double seconds = file->work_s + file->model_ms / 1e3;
    if (seconds > 0)
        sb_addf(&expect, "Collecting this took %.*s.",
                STR_ARG(minutes_text(s->arena, seconds / 60)));
    const struct facts *f = s->f;
    if (!f->measured && f->modelled)
        sb_addf(&expect,
                " Expect a prediction of %.*s cy/CL (%.*s MLUP/s) by the ECM model on one core at "
                "%.*s; it does not depend on the host.",
                STR_ARG(number_text(s->arena, f->ecm_cy_per_cl)),
                STR_ARG(number_text(s->arena, f->ecm_mlup_per_s)),
                STR_ARG(identity_grid_text(s->arena, s->id, f->size)));
    if (f->measured) {
        const struct points *g = &s->c->grid;
        const double spread = (point_value(g->bench_cy_per_cl_max, f->row) -
                               point_value(g->bench_cy_per_cl_min, f->row)) /
                              f->cy_per_cl;
        sb_addf(&expect, " Expect %.*s cy/CL (%.*s MLUP/s) on one core at %.*s",
                STR_ARG(number_text(s->arena, f->cy_per_cl)),
                STR_ARG(number_text(s->arena, f->mlup_per_s)),
                STR_ARG(identity_grid_text(s->arena, s->id, f->size)));
        if (isfinite(spread))
            sb_addf(&expect, "; the repetitions here differed by %.*s %%",
                    STR_ARG(number_text(s->arena, round(1000 * spread) / 10)));
        sb_addc(&expect, '.');
    }
    map_text(page, "expect", sb_str(&expect));
}

static void add_properties(struct map *page, const struct page_source *s)
{
    const struct config *file = &s->c->file;
    struct arena *a = s->arena;
    struct map_list *list = map_items(page, "properties");
    for (int i = 0; i < IDENTITY_PARAMETERS && !s->id->named; i++)
        figure_add_fact(list, identity_parameter_name(i), s->id->parameters[i]);
    if (file->flop_per_lup > 0)
        figure_add_fact(list, "FLOP per LUP", number_text(a, file->flop_per_lup));
    if (file->lup_per_cl > 0)
        figure_add_fact(list, "LUP per cache line", number_text(a, file->lup_per_cl));
    if (file->element_bytes > 0)
        figure_add_fact(list, "bytes per element", number_text(a, file->element_bytes));
    if (file->clock_hz > 0)
        figure_add_fact(list, "clock", clock_text(a, (double)file->clock_hz));
    if (file->compiler != NULL)
        figure_add_fact(list, "compiler",
                        str_format(a, "%s %s", file->compiler,
                                   file->compiler_version != NULL ? file->compiler_version : ""));
    figure_add_fact(list, "flags", str_of(file->compiler_flags));
    figure_add_fact(list, "analyser", str_of(file->analyser));
    figure_add_fact(list, "counters", str_of(file->counters));
    if (file->publisher != NULL)
        figure_add_fact(list, "published by", citation_publication(file, a));
    figure_add_fact(list, "collected", str_of(file->collected));
    if (file->inspect_version != NULL)
        figure_add_fact(list, "collected by", str_format(a, "inspect %s", file->inspect_version));
    if (file->commit != NULL && file->commit[0] != '\0')
        figure_add_fact(
            list, "commit",
            str_format(a, "%.12s%s", file->commit, file->commit_modified ? ", modified" : ""));
}

static void add_files(struct map *page, const struct page_source *s)
{
    struct map_list *list = map_items(page, "files");
    for (size_t i = 0; i < s->c->files.count; i++)
        map_text(list_add(list), "file", s->c->files.items[i]);
    for (size_t i = 0; i < s->c->downloads.count; i++)
        map_text(list_add(list), "file", s->c->downloads.items[i]);
    struct map_list *too_large = map_items(page, "too_large");
    for (size_t i = 0; i < s->c->too_large.count; i++)
        map_text(list_add(too_large), "file", s->c->too_large.items[i]);
}

/* The same stencil on other machines. Unreadable results are listed too; their page says why. */
static void add_siblings(struct map *page, const struct page_source *s)
{
    struct map_list *list = map_items(page, "siblings");
    for (size_t i = s->from; i < s->to; i++) {
        const struct summary *other = &s->site->summaries[i];
        if (strcmp(other->machine, s->c->file.machine) == 0)
            continue;
        struct map *map = list_add(list);
        map_text(map, "machine", text_name_line(map->arena, other->machine));
        map_textz(map, "link", page_configuration_path(s->arena, other->folder));
    }
}

/* Values that are unknown for this machine, and so are missing here. */
static void add_unknown(const struct page_source *s, struct str_list *warnings)
{
    const bool loaded = s->machine != NULL && s->machine->loaded;
    for (size_t i = 0; loaded && i < s->machine->machine.n_provenance; i++) {
        const struct provenance *p = &s->machine->machine.provenance[i];
        if (p->kind == PROVENANCE_UNKNOWN)
            str_list_add(
                s->arena, warnings,
                str_format(s->arena, "The machine's %s are not known: %s.", p->group, p->how));
    }
}

const char *page_configuration_path(struct arena *arena, const char *folder)
{
    return str_formatz(arena, "%s/index.html", folder);
}

static void add_warnings(struct map *page, const struct page_source *s)
{
    struct str_list warnings = {0};
    story_warnings(s->c, s->f, &s->outdated, s->arena, &warnings);
    add_unknown(s, &warnings);
    struct map_list *list = map_items(page, "warnings");
    for (size_t i = 0; i < warnings.count; i++)
        map_text(list_add(list), "warning", warnings.items[i]);
}

/* The page with its answer. */
static struct map *begin_page(const struct page_source *s)
{
    const struct config *file = &s->c->file;
    const struct identity *id = s->id;
    struct arena *arena = s->arena;
    const struct str machine = text_name_line(arena, file->machine);
    const struct str answer = story_answer(id, s->f, arena);
    struct map *page = page_values(
        s->site, arena, page_configuration_path(arena, s->c->folder),
        str_format(arena, "%.*s on %.*s", STR_ARG(id->title), STR_ARG(machine)), answer);
    map_text(page, "stencil", id->title);
    map_text(page, "machine", machine);
    page_live(page, str_of(s->c->folder));
    map_textz(page, "class_link", page_class_path(arena, id));
    map_textz(page, "machine_link", page_machine_path(arena, file->machine));
    map_text(page, "try_link", try_link(id, file->machine, s->f->size, arena));
    map_text(page, "clock",
             file->clock_hz > 0 ? clock_text(arena, (double)file->clock_hz) : STR(""));
    map_text(page, "answer", answer);
    map_text(page, "reasons", story_reasons(s->f, arena));
    map_text(page, "in_full", story_in_full(id, s->f, arena));
    return page;
}

bool page_configuration(const struct page_source *s, struct sb *out, struct err *err)
{
    const struct collected *c = s->c;
    struct map *page = begin_page(s);
    struct placed_reviews placed = {0};
    add_warnings(page, s);
    crumbs_add(page, s->id);
    add_key_figures(page, s);
    add_grid_figures(page, s, &placed);
    add_misses(page, &s->f->misses, s->arena);
    add_fits(page, s->f, s->arena);
    add_other_figures(page, s, &placed);
    map_flag(page, "below_roofline",
             any_below_roofline(&c->grid) || any_below_roofline(&c->curve) ||
                 any_below_roofline(&c->scaling));
    add_code(page, s);
    table_incore(page, c);
    table_conditions(page, c, plot_source(s).machine);
    table_numbers(page, c, s->f);
    place_reviews(page, "kernel_reviews", "stencil incore", s, &placed);
    list_reviews(page, s, &placed);
    add_commands(page, s);
    add_properties(page, s);
    state_fill(page, c);
    add_files(page, s);
    citation_add(page, s);
    history_fill(page, &c->history);
    add_siblings(page, s);
    return page_render(s->site, "configuration", page, out, err);
}

static void add_data_text(struct sb *out, const char *key, struct str value)
{
    sb_addf(out, ",\"%s\":", key);
    text_json(out, value);
}

enum { MAX_DATA_FACTS = 500, MAX_FACT_BYTES = 160, MAX_DATA_KERNEL = 6000 };

/* Facts that change all the time, and reasons for unknown ones: comparisons do not need them, and
 * there may be many. */
static bool is_passing(const struct state_fact *fact)
{
    static const char *const groups[] = {"schema", "taken", "lasting_taken",
                                         "load",   "users", "missing"};
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        if (str_eq(fact->group, str_of(groups[i])))
            return true;
    }
    return false;
}

/* The value, or its beginning and a hash of all of it, so that differences still show. */
static struct str fact_value(struct str value, struct arena *arena)
{
    char hash[HASH_CHARS];
    if (value.len <= MAX_FACT_BYTES)
        return value;
    hash_bytes(value, hash);
    return str_format(arena, "%.*s… (%.8s)", STR_ARG(str_slice(value, 0, MAX_FACT_BYTES)), hash);
}

/* The machine state as pairs of name and value. */
static void add_data_state(const struct page_source *s, struct sb *out)
{
    size_t n = 0;
    bool cut = false;
    sb_addz(out, ",\"state\":[");
    for (size_t i = 0; i < s->c->n_state; i++) {
        const struct state_fact *fact = &s->c->state[i];
        if (is_passing(fact))
            continue;
        cut = n == MAX_DATA_FACTS;
        if (cut)
            break;
        sb_addz(out, n++ == 0 ? "[" : ",[");
        text_json(out,
                  str_format(s->arena, "%.*s: %.*s", STR_ARG(fact->group), STR_ARG(fact->key)));
        sb_addc(out, ',');
        text_json(out, fact_value(fact->value, s->arena));
        sb_addc(out, ']');
    }
    sb_addz(out, cut || s->c->state_cut ? "],\"stateCut\":true" : "]");
}

/* Facts that comparisons list next to the plots. */
static void add_environment(const struct page_source *s, struct sb *out)
{
    const struct config *file = &s->c->file;
    add_data_text(out, "compiler", str_of(file->compiler));
    add_data_text(out, "compilerVersion", str_of(file->compiler_version));
    add_data_text(out, "flags", str_of(file->compiler_flags));
    add_data_text(out, "analyser", str_of(file->analyser));
    add_data_text(out, "collected", str_of(file->collected));
    add_data_text(out, "commit", str_of(file->commit));
    add_data_text(out, "kernelHash", str_of(file->kernel_hash));
    const struct str kernel = str_trim(s->c->kernel);
    add_data_text(out, "kernel", str_slice(kernel, 0, whole_lines(kernel, MAX_DATA_KERNEL)));
    if (kernel.len > MAX_DATA_KERNEL)
        sb_addz(out, ",\"kernelCut\":true");
    add_data_text(out, "counters", str_of(file->counters));
    add_data_text(out, "clock",
                  file->clock_hz > 0 ? clock_text(s->arena, (double)file->clock_hz) : STR(""));
    add_data_text(out, "simd",
                  file->vectorised ? str_format(s->arena, "%d bits", file->simd_bits)
                                   : STR("scalar"));
    add_data_text(out, "version", str_of(file->inspect_version));
    add_data_state(s, out);
}

/* Where the measurement with the most cores was made. */
static void add_scaling_size(const struct page_source *s, struct sb *out)
{
    const struct points *p = &s->c->scaling;
    if (p->n == 0 || !isfinite(point_value(p->size, p->n - 1)))
        return;
    sb_addz(out, ",\"scalingSize\":");
    text_significant(out, p->size[p->n - 1], 9);
    if (isfinite(s->f->all_threads))
        sb_addf(out, ",\"scalingThreads\":%.0f", s->f->all_threads);
}

void configuration_data(const struct page_source *s, struct sb *out)
{
    const struct collected *c = s->c;
    const struct plot_source source = plot_source(s);
    sb_addz(out, "inspectData($=>({\"folder\":");
    text_json(out, str_of(c->folder));
    add_data_text(out, "title", s->id->title);
    add_data_text(out, "machine", str_of(c->file.machine));
    add_environment(s, out);
    add_scaling_size(s, out);
    sb_addz(out, ",\"plots\":[");
    struct plot *plot = arena_alloc(s->arena, 1, sizeof *plot);
    struct plot_shared shared = {.n = 0};
    const char *comma = "";
    for (size_t i = 0; i < c->grid.n_predictions || i == 0; i++) {
        const bool any = c->grid.n_predictions != 0;
        if (!plot_grid(&source, any ? &c->grid.predictions[i] : NULL, plot))
            continue;
        sb_addz(out, comma);
        plot_json(plot, &shared, out);
        comma = ",\n";
    }
    for (size_t i = 0; i < sizeof other_plots / sizeof other_plots[0]; i++) {
        plot_fn *const make =
            other_plots[i].make == plot_scaling ? plot_scaling_any : other_plots[i].make;
        if (!make(&source, plot))
            continue;
        sb_addz(out, comma);
        plot_json(plot, &shared, out);
        comma = ",\n";
    }
    sb_addz(out, "]}));\n");
}
