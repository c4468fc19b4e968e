#include "render/configuration_plots.h"

#include <math.h>

#include "collect/model/composition.h"
#include "render/edge.h"
#include "render/text.h"

static const char *cycles_title(const struct plot_source *s)
{
    const double lups = s->configuration->file.lup_per_cl;
    return lups > 0 ? str_formatz(s->arena, "cycles per cache line (%.0f lattice updates)", lups)
                    : "cycles per cache line of work";
}

static void begin(const struct plot_source *s, struct plot *plot, const char *id, const char *title,
                  const char *description)
{
    plot_begin(plot, id, title, description);
    plot->mlup_cy = facts_mlup_cy(s->configuration, s->facts);
    plot->flop_per_lup = s->configuration->file.flop_per_lup;
}

static void size_axis(const struct plot_source *s, const struct points *p, struct plot *plot)
{
    plot->x.title = identity_size_title(s->identity);
    plot->x.kind = p->size != NULL && scale_wants_log(p->size, p->n) ? SCALE_LOG : SCALE_LINEAR;
}

static const bool *doubtful_flags(const struct plot_source *s, const struct points *p)
{
    bool *flags = arena_alloc(s->arena, p->n, sizeof *flags);
    for (size_t i = 0; i < p->n; i++)
        flags[i] = row_doubtful(p, i);
    return flags;
}

bool plot_any_finite(const double *values, size_t n)
{
    for (size_t i = 0; i < n && values != NULL; i++) {
        if (isfinite(values[i]))
            return true;
    }
    return false;
}

/* The rate of each point, if it took `cy_per_cl` instead of its time. */
static const double *rates_at(const struct plot_source *s, const struct predicted *model,
                              const double *cy_per_cl, size_t n)
{
    double *rates = arena_alloc(s->arena, n, sizeof *rates);
    for (size_t i = 0; i < n; i++)
        rates[i] = point_value(model->ECM_mlup_per_s, i) * point_value(model->ECM_cy_per_cl, i) /
                   point_value(cy_per_cl, i);
    return rates;
}

/* NULL if nothing was measured. */
static struct series *add_measured(const struct plot_source *s, const struct points *p,
                                   const double *x, bool as_rate, struct plot *plot)
{
    const double *y = as_rate ? p->bench_mlup_per_s_median : p->bench_cy_per_cl_median;
    if (!plot_any_finite(y, p->n) || x == NULL)
        return NULL;
    struct series *dots = plot_add(plot, SERIES_DOTS, "measured", "meas", p->n, x, y);
    const double *low = as_rate ? p->bench_mlup_per_s_min : p->bench_cy_per_cl_min;
    if (plot_any_finite(low, p->n)) {
        dots->low = low;
        dots->high = as_rate ? p->bench_mlup_per_s_max : p->bench_cy_per_cl_max;
    }
    dots->rate = as_rate ? NULL : p->bench_mlup_per_s_median;
    dots->doubtful = doubtful_flags(s, p);
    return dots;
}

static struct series *add_stairs(struct plot *plot, enum series_kind kind, const char *name,
                                 const char *css, const struct points *p, const double *y)
{
    if (p->size == NULL || !plot_any_finite(y, p->n))
        return NULL;
    struct series *series = plot_add(plot, kind, name, css, p->n, p->size, y);
    series->stepped = true;
    return series;
}

/* Whether a condition before this one has the same text. */
static bool is_repeated(const struct collected *c, size_t at)
{
    const struct layer_condition *const lc = &c->conditions[at];
    bool found = false;
    for (size_t i = 0; i < at && !found; i++) {
        const struct layer_condition *const other = &c->conditions[i];
        found = other->max_size == lc->max_size && str_eq(other->level, lc->level) &&
                str_eq(other->dims, lc->dims);
    }
    return found;
}

/* Marks at sizes from which a layer condition is lost and the lines jump. */
static void add_condition_marks(const struct plot_source *s, struct plot *plot)
{
    const struct collected *c = s->configuration;
    for (size_t i = 0; i < c->n_conditions; i++) {
        const struct layer_condition *lc = &c->conditions[i];
        if (!(lc->max_size > 0) || is_repeated(c, i))
            continue;
        const struct str size = number_text(s->arena, lc->max_size);
        plot_add_mark(plot, lc->max_size,
                      str_formatz(s->arena, "%.*s holds %.*s%s up to %.*s", STR_ARG(lc->level),
                                  STR_ARG(lc->dims), str_eq(lc->dims, STR("all")) ? " data" : "",
                                  STR_ARG(size)),
                      str_formatz(s->arena, "%.*s %.*s", STR_ARG(lc->level), STR_ARG(lc->dims)));
    }
    /* in the order of the axis, so that labels are placed from left to right */
    for (size_t i = 1; i < plot->n_marks; i++) {
        for (size_t j = i; j > 0 && plot->marks[j].x < plot->marks[j - 1].x; j--) {
            const struct plot_mark swapped = plot->marks[j];
            plot->marks[j] = plot->marks[j - 1];
            plot->marks[j - 1] = swapped;
        }
    }
}

bool plot_overlaps(const struct machine *m)
{
    if (m == NULL)
        return false;
    if (machine_is_fitted(m)) {
        const struct machine_composition *c = &m->compositions[0];
        return c->near_share < 1 || c->far_share < 1 || c->memory_share < 1 || c->source_share < 1;
    }
    bool any = m->registers_overlap;
    for (int i = 0; i < m->n_caches; i++)
        any = any || m->caches[i].overlaps;
    return any;
}

/* The points at which `model` is known, if these are more sizes than were collected; sets `model`
 * to it. */
static const struct points *densest(const struct plot_source *s, const struct predicted **model)
{
    const struct points *curve = &s->configuration->curve;
    const struct predicted *dense =
        *model == NULL ? NULL : points_predicted(curve, (*model)->by->name);
    if (dense == NULL || curve->size == NULL)
        return &s->configuration->grid;
    *model = dense;
    return curve;
}

bool plot_grid(const struct plot_source *s, const struct predicted *model, struct plot *plot)
{
    const struct points *g = &s->configuration->grid;
    const struct points *p = densest(s, &model);
    const bool overlap = plot_overlaps(s->machine);
    const bool fitted = model != NULL && plot_any_finite(model->ECM_low_cy_per_cl, p->n);
    const enum series_kind kind = overlap ? SERIES_LINE : SERIES_AREA;
    const char *id = model == NULL ? "grid" : str_formatz(s->arena, "grid-%s", model->by->name);
    begin(s, plot, id, "One core over grid size",
          overlap ? "Each ECM contribution, the ECM prediction that they make, the in-core bound, "
                    "the Roofline prediction and the measured cycles per cache line, over the grid "
                    "size"
                  : "ECM contributions stacked from the core outwards, the in-core bound, the "
                    "Roofline prediction and the measured cycles per cache line, over the grid "
                    "size");
    plot->unit = PLOT_UNIT_TIME;
    plot->y.title = cycles_title(s);
    size_axis(s, p, plot);
    struct series *added =
        add_stairs(plot, kind, "L1–registers", overlap ? "l1" : "c1", p, p->T_RegL1_cy_per_cl);
    if (added != NULL)
        added->short_name = "L1–reg";
    for (size_t i = 0; model != NULL && i < model->n_edges; i++) {
        const struct point_edge *edge = &model->edges[i];
        added = add_stairs(plot, kind, (fitted ? edge_source : edge_title)(s->arena, edge->name),
                           edge_css(kind, i, model->n_edges), p, edge->cy_per_cl);
        if (added != NULL && !fitted)
            added->short_name = edge_short_title(s->arena, edge->name);
    }
    add_stairs(plot, SERIES_LINE, "in-core", "comp", p, p->T_comp_cy_per_cl);
    if (model != NULL) {
        add_stairs(plot, SERIES_LINE, "Roofline", "roof", p, model->roofline_cy_per_cl);
        added = add_stairs(plot, SERIES_LINE, "ECM", overlap ? "ecm bold" : "ecm", p,
                           model->ECM_cy_per_cl);
        if (added != NULL && fitted) {
            added->low = model->ECM_low_cy_per_cl;
            added->high = model->ECM_high_cy_per_cl;
        }
        add_stairs(plot, SERIES_LINE, "ECM of rows", "rows", p, model->ECM_rows_cy_per_cl);
    }
    /*
     * rows of ten iterations take several times as long per update as those that the page describes
     */
    for (size_t i = 0; i < plot->n_series; i++)
        plot->series[i].loose = true;
    add_measured(s, g, g->size, false, plot);
    add_condition_marks(s, plot);
    return plot_has_data(plot);
}

static const double *edge_totals(const struct plot_source *s, const struct points *p,
                                 const struct point_edge *edge)
{
    double *total = arena_alloc(s->arena, p->n, sizeof *total);
    for (size_t i = 0; i < p->n; i++)
        total[i] = edge_bytes_per_lup(edge, i);
    return total;
}

bool plot_transfers(const struct plot_source *s, struct plot *plot)
{
    const struct points *g = &s->configuration->grid;
    begin(
        s, plot, "transfers", "Data transfers",
        "Bytes loaded and evicted between adjacent levels per lattice update, over the grid size");
    plot->y.title = "bytes per lattice update";
    size_axis(s, g, plot);
    for (size_t p = 0; p < g->n_predictions; p++) {
        const struct predicted *model = &g->predictions[p];
        const struct points *at = densest(s, &model);
        const bool counted = model->by->counted;
        if (model->by->published)
            continue; /* published predictions have their own plots */
        for (size_t i = 0; i < model->n_edges; i++) {
            const enum series_kind kind = counted ? SERIES_DOTS : SERIES_LINE;
            const char *css = edge_css(kind, i, model->n_edges);
            if (p != 0 && !counted)
                css = str_formatz(s->arena, "%s sim", css);
            struct series *series =
                plot_add(plot, kind,
                         str_formatz(s->arena, "%s%s", edge_title(s->arena, model->edges[i].name),
                                     p == 0    ? ""
                                     : counted ? ", counted"
                                               : ", simulated"),
                         css, at->n, at->size, edge_totals(s, at, &model->edges[i]));
            series->short_name = edge_short_title(s->arena, model->edges[i].name);
            series->stepped = !counted;
            series->quiet = p != 0;
        }
    }
    return g->size != NULL && plot_has_data(plot);
}

/* Shades the cores of each NUMA domain, if there are several. */
static void add_domains(const struct plot_source *s, struct plot *plot)
{
    const int domain = s->machine == NULL ? 0 : s->machine->cores_per_numa_domain;
    for (int i = 0; domain > 0 && domain < (int)plot->x.max && i * domain < (int)plot->x.max; i++)
        plot_add_band(plot, i * domain + 0.5, (i + 1) * domain + 0.5,
                      str_formatz(s->arena, "NUMA domain %d", i + 1),
                      str_formatz(s->arena, "domain %d", i + 1));
}

bool plot_scaling_any(const struct plot_source *s, struct plot *plot)
{
    const struct points *p = &s->configuration->scaling;
    begin(s, plot, "scaling", "Thread scaling",
          "Million lattice updates per second over the number of cores: ECM, Roofline and "
          "measurement");
    plot->unit = PLOT_UNIT_RATE;
    plot->y.title = "million lattice updates per second";
    plot->x.title = "Cores";
    plot->x.kind = SCALE_LINEAR;
    plot->x.whole = true;
    plot->x.min = 0.5;
    if (p->threads == NULL || p->n == 0)
        return false;
    plot->x.max = point_value(p->threads, p->n - 1) + 0.5;
    if (p->n_predictions != 0) {
        const struct predicted *model = &p->predictions[0];
        if (model->roofline_mlup_per_s != NULL)
            plot_add(plot, SERIES_LINE, "Roofline", "roof", p->n, p->threads,
                     model->roofline_mlup_per_s);
        if (model->ECM_mlup_per_s != NULL) {
            struct series *ecm =
                plot_add(plot, SERIES_LINE, "ECM", "l4", p->n, p->threads, model->ECM_mlup_per_s);
            if (plot_any_finite(model->ECM_low_cy_per_cl, p->n)) {
                ecm->low = rates_at(s, model, model->ECM_high_cy_per_cl, p->n);
                ecm->high = rates_at(s, model, model->ECM_low_cy_per_cl, p->n);
            }
        }
    }
    add_measured(s, p, p->threads, true, plot);
    add_domains(s, plot);
    return plot_has_data(plot);
}

bool plot_scaling(const struct plot_source *s, struct plot *plot)
{
    const struct points *p = &s->configuration->scaling;
    return plot_scaling_any(s, plot) && point_value(p->threads, p->n - 1) >= SCALING_MIN_THREADS;
}

/* A series with the rows of one group (same mode and level) of blocking.csv. */
static size_t block_group(const struct points *b, size_t from)
{
    size_t to = from + 1;
    while (to < b->n && point_value(b->block_mode, to) == point_value(b->block_mode, from) &&
           str_eq(point_text(b->block_level, to), point_text(b->block_level, from)))
        to++;
    return to;
}

bool plot_blocking(const struct plot_source *s, struct plot *plot)
{
    const struct points *b = &s->configuration->blocking;
    const struct points *g = &s->configuration->grid;
    const struct facts *f = s->facts;
    begin(s, plot, "blocking", "Spatial blocking",
          "Million lattice updates per second of one core over the grid size, with and without "
          "spatial blocking");
    plot->unit = PLOT_UNIT_RATE;
    plot->y.title = "million lattice updates per second";
    size_axis(s, g, plot);
    bool measured = false;
    const double *rates = points_rates(b, &measured);
    if (b->n == 0 || b->size == NULL || rates == NULL)
        return false;
    static const char *const css[] = {"l2", "l3", "l4"};
    size_t group = 0;
    for (size_t from = 0; from < b->n; group++) {
        const size_t to = block_group(b, from);
        const struct str level = point_text(b->block_level, from);
        /* Mode 1 blocks the middle loop only, mode 2 the innermost as well. */
        const char *loops = point_value(b->block_mode, from) == 2 ? ", both loops" : "";
        const char *name = str_formatz(s->arena, "blocked for %.*s%s%s", STR_ARG(level), loops,
                                       measured ? "" : ", ECM");
        struct series *series = plot_add(plot, SERIES_LINE, name, css[group < 3 ? group : 2],
                                         to - from, b->size + from, rates + from);
        series->short_name =
            str_formatz(s->arena, "%.*s%s", STR_ARG(level), loops[0] != '\0' ? ", both" : "");
        from = to;
    }
    struct series *plain = measured ? add_measured(s, g, g->size, true, plot) : NULL;
    if (plain != NULL)
        plain->name = "plain";
    const struct predicted *model = f->model;
    const struct points *at = densest(s, &model);
    if (plain == NULL && !measured && model != NULL && model->ECM_mlup_per_s != NULL)
        add_stairs(plot, SERIES_LINE, "plain, ECM", "ecm", at, model->ECM_mlup_per_s);
    return plot_has_data(plot);
}

/* A ceiling from the slope of a bandwidth up to the peak; three points, straight in log-log. */
static void add_ceiling(struct plot *plot, struct arena *arena, const char *name, const char *css,
                        double bytes_per_s, double peak_gflop_per_s)
{
    double *x = arena_alloc(arena, 3, sizeof *x);
    double *y = arena_alloc(arena, 3, sizeof *y);
    const double ridge = peak_gflop_per_s * 1e9 / bytes_per_s;
    x[0] = plot->x.min;
    x[1] = fmin(fmax(ridge, plot->x.min), plot->x.max);
    x[2] = plot->x.max;
    for (size_t i = 0; i < 3; i++)
        y[i] = fmin(x[i] * bytes_per_s / 1e9, peak_gflop_per_s);
    plot_add(plot, SERIES_LINE, name, css, 3, x, y)->label_inside = true;
}

/* The flat part, where all slopes end. */
static void add_peak(struct plot *plot, struct arena *arena, const char *of, const char *css,
                     double gflop_per_s)
{
    double *x = arena_alloc(arena, 2, sizeof *x);
    double *y = arena_alloc(arena, 2, sizeof *y);
    x[0] = plot->x.min;
    x[1] = plot->x.max;
    y[0] = y[1] = gflop_per_s;
    const struct str peak = number_text(arena, gflop_per_s);
    plot_add(plot, SERIES_LINE, str_formatz(arena, "peak%s %.*s GFLOP/s", of, STR_ARG(peak)), css,
             2, x, y)
        ->label_inside = true;
}

void roofline_axes(struct plot *plot)
{
    plot->x = (struct plot_axis){.kind = SCALE_LOG2,
                                 .title = "FLOP per byte moved to and from memory",
                                 .min = 1.0 / 32,
                                 .max = 8};
    plot->y = (struct plot_axis){.kind = SCALE_LOG, .title = "GFLOP/s", .min = NAN, .max = NAN};
}

void roofline_include(struct plot *plot, double flop_per_byte)
{
    if (!scale_holds(plot->x.kind, flop_per_byte))
        return;
    plot->x.min = fmin(plot->x.min, exp2(floor(log2(flop_per_byte))));
    plot->x.max = fmax(plot->x.max, exp2(ceil(log2(flop_per_byte))));
}

/* Bytes per second with two loads and one store; 0: not known. */
static double bandwidth_of(const struct machine *m, int level, int cores)
{
    struct err ignored = {0};
    double bandwidth = 0;
    int mix = 0;
    return machine_bandwidth(m, level, cores, 2, 1, &bandwidth, &mix, &ignored) ? bandwidth : 0;
}

size_t plot_ceilings(const struct machine *m, int cores, enum roofline_peak which,
                     struct arena *arena, struct plot *plot)
{
    static const char *const css[] = {"l1", "l2", "l3", "l4"};
    const double of_double = machine_peak_flop_per_s(m, cores, false) / 1e9;
    const double of_float = machine_peak_flop_per_s(m, cores, true) / 1e9;
    const bool both = which == ROOFLINE_BOTH && of_double > 0 && of_float > of_double;
    const double peak = which == ROOFLINE_FLOAT || both ? of_float : of_double;
    size_t added = 0;
    for (int level = 1; level <= m->n_caches && peak > 0; level++) {
        const double bandwidth = bandwidth_of(m, level, cores);
        if (!(bandwidth > 0))
            continue;
        const bool memory = level == m->n_caches;
        const struct str rate = number_text(arena, bandwidth / 1e9);
        add_ceiling(plot, arena,
                    str_formatz(arena, "%s %.*s GB/s",
                                memory ? "memory" : m->caches[level].cache.name, STR_ARG(rate)),
                    css[memory      ? 3
                        : level > 2 ? 2
                                    : level],
                    bandwidth, peak);
        added++;
    }
    if (added != 0)
        add_peak(plot, arena, both ? ", float" : "", "comp", peak);
    if (added != 0 && both)
        add_peak(plot, arena, ", double", "comp", of_double);
    return added;
}

/* The ceilings of all cores in a NUMA domain: their memory bandwidth and their peak. */
static void add_domain_ceilings(const struct plot_source *s, bool double_precision,
                                struct plot *plot)
{
    const struct machine *m = s->machine;
    const int cores = m->cores_per_numa_domain;
    const double bandwidth = cores > 1 ? bandwidth_of(m, m->n_caches, cores) : 0;
    const double peak = machine_peak_flop_per_s(m, cores, !double_precision) / 1e9;
    if (!(bandwidth > 0) || !(peak > 0))
        return;
    const struct str rate = number_text(s->arena, bandwidth / 1e9);
    add_ceiling(plot, s->arena,
                str_formatz(s->arena, "memory, %d cores %.*s GB/s", cores, STR_ARG(rate)),
                "l4 dash", bandwidth, peak);
    add_peak(plot, s->arena, str_formatz(s->arena, ", %d cores", cores), "comp dash", peak);
}

static void add_point(struct plot *plot, struct arena *arena, const char *name, const char *css,
                      double intensity, double gflop_per_s)
{
    if (!(intensity > 0) || !(gflop_per_s > 0))
        return;
    double *xy = arena_alloc(arena, 2, sizeof *xy);
    xy[0] = intensity;
    xy[1] = gflop_per_s;
    struct series *point = plot_add(plot, SERIES_DOTS, name, css, 1, xy, xy + 1);
    point->label_inside = true;
}

/* Whether elements are double; complex numbers consist of two. */
static bool is_double(const struct plot_source *s)
{
    const struct str type = s->identity->parameters[IDENTITY_TYPE];
    return s->identity->named ? s->configuration->file.element_bytes != 4
                              : !str_starts_with(type, STR("float"));
}

bool plot_roofline(const struct plot_source *s, struct plot *plot)
{
    const struct facts *f = s->facts;
    const struct config *file = &s->configuration->file;
    begin(s, plot, "roofline", "Roofline",
          "GFLOP/s over FLOP per byte of memory traffic: the ceilings of one core and of a NUMA "
          "domain, and this stencil");
    roofline_axes(plot);
    if (s->machine == NULL || !(file->flop_per_lup > 0))
        return false;
    const double intensity = file->flop_per_lup / f->balance_bytes_per_lup;
    if (isfinite(intensity))
        roofline_include(plot, intensity);
    if (plot_ceilings(s->machine, 1, is_double(s) ? ROOFLINE_DOUBLE : ROOFLINE_FLOAT, s->arena,
                      plot) == 0)
        return false;
    add_domain_ceilings(s, is_double(s), plot);
    if (!isfinite(intensity))
        return true; /* without memory traffic there are ceilings, but no point */
    const double gflop = file->flop_per_lup / 1e3; /* in 10⁶ updates */
    if (f->measured)
        add_point(plot, s->arena, "one core", "meas big", intensity, f->mlup_per_s * gflop);
    else
        add_point(plot, s->arena, "one core, ECM", "pred big", intensity,
                  f->ecm_mlup_per_s * gflop);
    if (f->all_threads > 1 && f->all_mlup_per_s > 0)
        add_point(plot, s->arena, str_formatz(s->arena, "%.0f cores", f->all_threads), "meas big",
                  intensity, f->all_mlup_per_s * gflop);
    else if (!f->measured && f->all_ecm_threads > 1)
        add_point(plot, s->arena, str_formatz(s->arena, "%.0f cores, ECM", f->all_ecm_threads),
                  "pred big", intensity, f->all_ecm_mlup_per_s * gflop);
    return true;
}
