#include <math.h>
#include <string.h>

#include "base/plural.h"
#include "base/quantile.h"
#include "collect/machine/sheet.h"
#include "render/configuration_plots.h"
#include "render/figure.h"
#include "render/heat.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/points_export.h"
#include "render/text.h"
#include "render/topology.h"
#include "render/virtual_cores.h"

static struct str count(struct arena *a, int n)
{
    return n > 0 ? number_decimals(a, n, 0) : STR("");
}

static struct str known(struct arena *a, bool is_known, int n)
{
    return is_known ? str_format(a, "%d", n) : STR("");
}

/* LLVM takes Emerald Rapids for Sapphire Rapids, whose core it has. Number and name as in Linux'
 * arch/x86/include/asm/intel-family.h. */
static struct str microarchitecture(const struct machine *m, struct arena *a)
{
    enum { INTEL_FAMILY = 6, EMERALD_RAPIDS = 0xCF };
    const bool emerald = m->vendor != NULL && strcmp(m->vendor, "Intel") == 0 && m->family_known &&
                         m->family == INTEL_FAMILY && m->model_known && m->model == EMERALD_RAPIDS;
    return emerald ? str_format(a, "Emerald Rapids, analysed as %s", m->microarchitecture)
                   : str_of(m->microarchitecture);
}

static void add_sheet(struct map *page, const struct machine *m)
{
    struct arena *a = page->arena;
    struct map_list *list = map_items(page, "sheet");
    figure_add_fact(list, "Processor", str_of(m->model_name));
    figure_add_fact(list, "Vendor", str_of(m->vendor));
    figure_add_fact(list, "Microarchitecture", microarchitecture(m, a));
    figure_add_fact(list, "Instruction set", str_of(m->isa));
    figure_add_fact(list, "Family", known(a, m->family_known, m->family));
    figure_add_fact(list, "Model number", known(a, m->model_known, m->model));
    figure_add_fact(list, "Stepping", known(a, m->stepping_known, m->stepping));
    figure_add_fact(list, "Model clock", clock_text(a, m->clock_hz));
    if (m->base_clock_hz > 0)
        figure_add_fact(list, "Base clock", clock_text(a, m->base_clock_hz));
    figure_add_fact(list, "Sockets", count(a, m->sockets));
    figure_add_fact(list, "Cores per socket", count(a, m->cores_per_socket));
    figure_add_fact(list, "Threads per core", count(a, m->threads_per_core));
    figure_add_fact(list, "Cores per NUMA domain", count(a, m->cores_per_numa_domain));
    if (m->memory_bytes_per_numa_domain > 0)
        figure_add_fact(list, "Memory per NUMA domain",
                        bytes_text(a, m->memory_bytes_per_numa_domain));
    figure_add_fact(list, "Cache line", bytes_text(a, (double)m->line_bytes));
    if (m->peak_dp.total > 0)
        figure_add_fact(
            list, "Peak, double",
            str_format(a, "%.*s FLOP/cy per core", STR_ARG(number_text(a, m->peak_dp.total))));
    if (m->peak_sp.total > 0)
        figure_add_fact(
            list, "Peak, float",
            str_format(a, "%.*s FLOP/cy per core", STR_ARG(number_text(a, m->peak_sp.total))));
    for (size_t i = 0; i < m->n_compilers; i++)
        figure_add_fact(list, "Compiler",
                        str_format(a, "%s %s", m->compilers[i].name, m->compilers[i].flags));
}

/* `method`: the section of the methods page that explains it, or empty. */
static void add_key_figure(struct map_list *list, const char *label, const char *method,
                           struct str value, const char *unit)
{
    struct map *figure = list_add(list);
    map_textz(figure, "label", label);
    map_textz(figure, "method", method);
    map_text(figure, "value", value);
    map_textz(figure, "unit", unit);
}

/* The stream mix of the page's bandwidths: the one closest to two loads and a store. Sets the
 * memory bandwidth of all cores in a NUMA domain; 0: not known. */
static int usual_mix(const struct machine *m, double *memory_bytes_per_s)
{
    int mix = m->n_bandwidths == 0 ? -1 : m->bandwidths[0].mix;
    struct err ignored = {0};
    *memory_bytes_per_s = 0;
    machine_bandwidth(m, m->n_caches, machine_domain_cores(m), 2, 1, memory_bytes_per_s, &mix,
                      &ignored);
    return mix;
}

/* The machine in five numbers; unknown ones are omitted. */
static void add_key_figures(struct map *page, const struct site *site,
                            const struct site_machine *machine)
{
    const struct machine *m = &machine->machine;
    struct arena *a = page->arena;
    struct map_list *list = map_items(page, "key_figures");
    add_key_figure(list, "Cores", "", number_decimals(a, m->sockets * m->cores_per_socket, 0),
                   virtual_cores_on(site, machine) ? "of a virtual machine"
                   : m->cores_per_numa_domain > 0
                       ? str_formatz(a, "%d per NUMA domain", m->cores_per_numa_domain)
                       : "");
    add_key_figure(list, "Clock", "", number_text(a, m->clock_hz / 1e9), "GHz");
    if (m->peak_dp.total > 0)
        add_key_figure(list, "Peak per core", "roofline",
                       number_text(a, machine_peak_flop_per_s(m, 1, false) / 1e9),
                       "GFLOP/s, double");
    double bandwidth = 0;
    const int mix = usual_mix(m, &bandwidth);
    if (bandwidth > 0)
        add_key_figure(list, "Memory bandwidth", "bandwidth", number_text(a, bandwidth / 1e9),
                       str_formatz(a, "GB/s per NUMA domain, %s", m->mixes[mix].name));
    double *off = arena_alloc(a, machine->n_configurations, sizeof *off);
    size_t n = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (s->problem == NULL && s->on == machine && !isnan(s->facts.median_deviation))
            off[n++] = s->facts.median_deviation;
    }
    if (n != 0)
        add_key_figure(list, "ECM model off by", "lights", share_text(a, quantile_median(off, n)),
                       str_formatz(a, "median of %zu stencil%s", n, PLURAL(n)));
}

static const char *policy_name(enum cache_policy policy)
{
    static const char *const names[] = {"LRU", "FIFO", "MRU", "random"};
    return names[policy];
}

static void add_caches(struct map *page, const struct machine *m)
{
    struct arena *a = page->arena;
    struct map_list *list = map_items(page, "caches");
    for (int i = 0; i < m->n_caches; i++) {
        const struct machine_cache *c = &m->caches[i];
        struct map *row = list_add(list);
        map_textz(row, "name", c->cache.name);
        map_text(row, "size", bytes_text(a, machine_cache_bytes(m, i)));
        map_text(row, "effective",
                 c->effective_bytes > 0 ? bytes_text(a, c->effective_bytes) : STR(""));
        map_text(row, "ways", number_decimals(a, c->cache.ways, 0));
        map_text(row, "sets", number_decimals(a, (double)c->cache.sets, 0));
        map_textz(row, "policy", policy_name(c->cache.policy));
        map_text(row, "shared", number_decimals(a, c->cores_per_group, 0));
        struct sb transfer = {.arena = a};
        machine_transfer_text(m, i, &transfer);
        map_text(row, "rate", sb_str(&transfer));
        map_textz(row, "overlap", c->overlaps ? "yes" : "no");
    }
}

static void add_composition(struct map *page, const struct machine *m)
{
    if (!machine_is_fitted(m))
        return;
    const struct machine_composition *c = &m->compositions[0];
    struct map *fitted = map_map(page, "fitted");
    map_text(fitted, "near", share_text(page->arena, c->near_share));
    map_text(fitted, "far", share_text(page->arena, c->far_share));
    map_text(fitted, "memory", share_text(page->arena, c->memory_share));
    map_text(fitted, "source", share_text(page->arena, c->source_share));
}

static void add_provenance(struct map *page, const struct machine *m)
{
    static const char *const kinds[] = {"assumed",
                                        "measured",
                                        "published by the vendor",
                                        "from the literature",
                                        "inferred by calibration",
                                        "not known"};
    struct map_list *list = map_items(page, "provenance");
    for (size_t i = 0; i < m->n_provenance; i++) {
        const struct provenance *p = &m->provenance[i];
        struct map *row = list_add(list);
        map_textz(row, "group", p->group);
        map_textz(row, "kind", kinds[p->kind]);
        map_textz(row, "how", p->how);
        map_text(row, "date", str_slice(str_of(p->date), 0, 10));
    }
}

static bool plot_bandwidths(const struct machine *m, struct arena *arena, struct plot *plot)
{
    plot_begin(plot, "bandwidth", "Bandwidth over cores",
               "Measured bandwidth of each level of the memory hierarchy over the number of "
               "cores, both axes logarithmic");
    plot->x = (struct plot_axis){SCALE_LOG2, "Cores", NAN, NAN, false};
    plot->y = (struct plot_axis){SCALE_LOG, "GB/s", NAN, NAN, false};
    static const char *const css[] = {"l1", "l2", "l3", "l4"};
    double drawn = 0;
    const int mix = usual_mix(m, &drawn);
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        const struct bandwidth *b = &m->bandwidths[i];
        if (b->mix != mix || b->threads_per_core > 1 || b->n_cores < 1)
            continue;
        /* as in the models and in the page's other figures */
        const double factor = b->level == 0 ? 1 : machine_write_allocate_factor(&m->mixes[b->mix]);
        double *cores = arena_alloc(arena, (size_t)b->n_cores, sizeof *cores);
        double *rate = arena_alloc(arena, (size_t)b->n_cores, sizeof *rate);
        for (int c = 0; c < b->n_cores; c++) {
            cores[c] = c + 1;
            rate[c] = b->bytes_per_s[c] > 0 ? factor * b->bytes_per_s[c] / 1e9 : NAN;
        }
        const bool memory = b->level == m->n_caches;
        plot_add(plot, SERIES_LINE, memory ? "memory" : m->caches[b->level].cache.name,
                 css[memory         ? 3
                     : b->level > 2 ? 2
                                    : b->level],
                 (size_t)b->n_cores, cores, rate);
    }
    return plot_has_data(plot);
}

struct points_of {
    size_t n;
    double *x, *y; /* FLOP/B and GFLOP/s */
    const char **names;
};

/* Complex numbers consist of two. What named kernels compute with is in their code only. */
static bool is_float(const struct identity *id)
{
    return str_starts_with(id->parameters[IDENTITY_TYPE], STR("float"));
}

/* The machine's stencils of a type with a measurement, or those with a prediction only; widens the
 * plot's axis to hold them. */
static struct points_of stencil_points(const struct site *site, const struct site_machine *machine,
                                       bool measured, bool single, struct arena *arena,
                                       struct plot *plot)
{
    struct points_of points = {
        .x = arena_alloc(arena, machine->n_configurations, sizeof(double)),
        .y = arena_alloc(arena, machine->n_configurations, sizeof(double)),
        .names = arena_alloc(arena, machine->n_configurations, sizeof(const char *))};
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        const double mlup = measured ? s->facts.mlup_per_s : s->facts.ecm_mlup_per_s;
        const double gflop = mlup * s->flop_per_lup / 1e3;
        if (s->problem != NULL || s->on != machine || !(gflop > 0) || !(s->intensity > 0) ||
            isinf(s->intensity) || s->facts.measured != measured ||
            is_float(&s->identity) != single)
            continue;
        points.x[points.n] = s->intensity;
        points.names[points.n] = str_cstr(arena, s->identity.short_title);
        points.y[points.n++] = gflop;
        roofline_include(plot, s->intensity);
    }
    return points;
}

static void add_stencil_dots(struct plot *plot, const char *name, const char *css,
                             const struct points_of *points)
{
    if (points->n == 0)
        return;
    struct series *dots = plot_add(plot, SERIES_DOTS, name, css, points->n, points->x, points->y);
    dots->quiet = true;
    dots->names = points->names;
}

/* The machine's ceilings, and every stencil as a point; sets whether any of them is of floats. */
static bool plot_stencils(const struct site *site, const struct site_machine *machine,
                          struct arena *arena, struct plot *plot, bool *single)
{
    plot_begin(plot, "stencils", "All stencils in the Roofline diagram",
               "GFLOP/s of one core over FLOP per byte of memory traffic: the machine's ceilings "
               "and every measured stencil");
    roofline_axes(plot);
    static const struct {
        bool measured, single;
        const char *name, *css;
    } kinds[] = {{false, false, "stencils, ECM only", "pred"},
                 {false, true, "float stencils, ECM only", "pred alt"},
                 {true, false, "stencils, measured", "meas"},
                 {true, true, "float stencils, measured", "meas alt"}};
    enum { KINDS = sizeof kinds / sizeof kinds[0] };
    struct points_of points[KINDS];
    for (size_t i = 0; i < KINDS; i++)
        points[i] = stencil_points(site, machine, kinds[i].measured, kinds[i].single, arena, plot);
    *single = points[1].n + points[3].n != 0;
    if (plot_ceilings(&machine->machine, 1, *single ? ROOFLINE_BOTH : ROOFLINE_DOUBLE, arena,
                      plot) == 0)
        return false;
    for (size_t i = 0; i < KINDS; i++)
        add_stencil_dots(plot, kinds[i].name, kinds[i].css, &points[i]);
    return true;
}

static void add_figures(struct map *page, const struct site *site,
                        const struct site_machine *machine)
{
    struct map_list *list = map_items(page, "figures");
    struct arena *a = page->arena;
    struct plot *plot = arena_alloc(a, 1, sizeof *plot);
    double drawn = 0;
    const int mix = usual_mix(&machine->machine, &drawn);
    if (plot_bandwidths(&machine->machine, a, plot)) {
        struct map *figure = list_add(list);
        figure_fill(figure, plot, &plot_half,
                    str_format(a, "stream mix: %s, write-allocates counted",
                               machine->machine.mixes[mix].name),
                    a);
        figure_embed(figure, plot, a);
    }
    bool single = false;
    if (plot_stencils(site, machine, a, plot, &single)) {
        struct map *figure = list_add(list);
        figure_fill(figure, plot, &plot_half,
                    single
                        ? STR("one core, largest grid; grey: predicted, not measured; small: float")
                        : STR("one core, largest grid; grey: predicted, not measured"),
                    a);
        figure_embed(figure, plot, a);
    }
}

/* All stencils of one shape, as one table with their performance. */
static void add_shape(struct map_list *groups, const struct site *site, const char *machine,
                      struct str shape, bool open)
{
    struct map *group = NULL;
    struct map_list *rows = NULL;
    double low = NAN;
    double high = NAN;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (strcmp(s->machine, machine) != 0 || !str_eq(s->identity.shape, shape))
            continue;
        if (group == NULL) {
            group = list_add(groups);
            rows = map_items(group, "rows");
        }
        overview_row(list_add(rows), s);
        const double speed = s->problem != NULL ? NAN : facts_core_mlup_per_s(&s->facts);
        low = fmin(low, speed);
        high = fmax(high, speed);
    }
    if (group == NULL)
        return;
    struct arena *a = groups->arena;
    map_text(group, "shape", shape.len == 0 ? STR("Named kernels") : shape);
    map_text(group, "n", number_decimals(a, (double)rows->count, 0));
    map_flag(group, "several", rows->count > 1);
    map_flag(group, "open", open);
    if (!isnan(high))
        map_text(group, "speeds",
                 low < high ? str_format(a, "%.*s to %.*s", STR_ARG(number_decimals(a, low, 0)),
                                         STR_ARG(number_decimals(a, high, 0)))
                            : number_decimals(a, high, 0));
}

/* By shape; folded if there are many. */
static void add_stencils(struct map *page, const struct site *site,
                         const struct site_machine *machine)
{
    enum { FEW = 24 };
    const struct identity **shapes = NULL;
    const size_t n = heat_shapes(site, page->arena, &shapes);
    struct map_list *groups = map_items(page, "shapes");
    const bool open = machine->n_configurations <= FEW;
    for (size_t i = 0; i < n; i++)
        add_shape(groups, site, machine->name, shapes[i]->shape, open);
    add_shape(groups, site, machine->name, (struct str){0}, open);
}

static void add_part(struct sb *out, size_t n, const char *how)
{
    if (n != 0)
        sb_addf(out, "%s%zu %s", out->len == 0 ? "" : ", ", n, how);
}

/* "192 stencils: 35 measured, 157 predicted." */
static void add_coverage(struct map *page, const struct site *site,
                         const struct site_machine *machine)
{
    size_t all = 0, measured = 0, predicted = 0, untimed = 0, unreadable = 0;
    struct sb parts = {.arena = page->arena};
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (s->on != machine)
            continue;
        all++;
        if (s->problem != NULL)
            unreadable++;
        else if (s->facts.n_measured != 0)
            measured++;
        else if (s->facts.modelled)
            predicted++;
        else
            untimed++;
    }
    add_part(&parts, measured, "measured");
    add_part(&parts, predicted, "predicted");
    add_part(&parts, untimed, "without a known time");
    add_part(&parts, unreadable, "unreadable");
    map_text(page, "coverage",
             all == 0 ? STR("")
                      : str_format(page->arena, "%zu stencil%s: %.*s.", all, PLURAL(all),
                                   STR_ARG(sb_str(&parts))));
    map_text(page, "points",
             all == unreadable ? STR("") : str_of(points_export_path(machine, page->arena)));
}

const char *page_machine_path(struct arena *arena, const char *machine)
{
    return str_formatz(arena, "machines/%s.html", machine);
}

bool page_machine(const struct site *site, const struct site_machine *machine, struct arena *arena,
                  struct sb *out, struct err *err)
{
    const char *path = page_machine_path(arena, machine->name);
    struct map *page = page_values(
        site, arena, path, str_of(machine->name),
        str_format(arena, "The machine %s: caches, bandwidths and all stencils measured on it",
                   machine->name));
    page_live(page, STR(""));
    map_textz(page, "machine", machine->name);
    map_text(page, "words", text_name_line(arena, machine->name));
    map_textz(page, "problem", machine->loaded ? "" : machine->problem);
    map_text(page, "model",
             machine->loaded ? processor_words(page->arena, machine->machine.model_name) : STR(""));
    if (machine->loaded) {
        struct sb picture = {.arena = arena};
        topology_svg(&machine->machine, false, arena, &picture);
        topology_svg(&machine->machine, true, arena, &picture);
        map_markup(page, "topology", sb_str(&picture));
        map_text(page, "file", str_format(arena, "%s.yml", machine->name));
        add_key_figures(page, site, machine);
        add_sheet(page, &machine->machine);
        add_caches(page, &machine->machine);
        map_flag(page, "untimed", machine->machine.n_bandwidths == 0);
        add_composition(page, &machine->machine);
        add_provenance(page, &machine->machine);
        add_figures(page, site, machine);
    }
    add_coverage(page, site, machine);
    map_flag(page, "one_machine", true);
    add_stencils(page, site, machine);
    return page_render(site, "machine", page, out, err);
}
