#include <math.h>

#include "render/configuration_plots.h"
#include "render/try/try_analysis.h"
#include "render/try/try_answer.h"

/* The plots of a configuration's page, for evaluated points instead of collected ones. */

static const double *column(const struct try_analysis *a, const struct try_point *points, size_t n,
                            size_t offset)
{
    double *values = arena_alloc(a->arena, n, sizeof *values);
    for (size_t i = 0; i < n; i++)
        values[i] = points[i].problem != NULL
                        ? NAN
                        : *(const double *)(const void *)((const char *)&points[i] + offset);
    return values;
}

#define COLUMN(member) column(a, points, n, offsetof(struct try_point, member))
#define LEVEL_COLUMN(member)                                                                       \
    column(a, points, n,                                                                           \
           offsetof(struct try_point, point.levels) + (size_t)i * sizeof(struct model_level) +     \
               offsetof(struct model_level, member))

static void fill_prediction(const struct try_analysis *a, const struct try_point *points, size_t n,
                            struct predicted *out)
{
    const struct machine *m = &a->request->machine;
    out->by = &traffic_sources[a->request->predictor];
    out->n_edges = (size_t)m->n_caches;
    for (int i = 0; i < m->n_caches; i++) {
        struct point_edge *edge = &out->edges[i];
        edge->name =
            str_format(a->arena, "%s%s", machine_level_name(m, i), machine_level_name(m, i + 1));
        edge->load_bytes_per_lup = LEVEL_COLUMN(load_bytes_per_lup);
        edge->evict_bytes_per_lup = LEVEL_COLUMN(evict_bytes_per_lup);
        edge->cy_per_cl = LEVEL_COLUMN(cy_per_cl);
    }
    out->ECM_cy_per_cl = COLUMN(point.T_ECM_multicore_cy_per_cl);
    out->ECM_mlup_per_s = COLUMN(point.ecm_mlup_per_s);
    out->roofline_cy_per_cl = COLUMN(point.roofline_cy_per_cl);
    out->roofline_mlup_per_s = COLUMN(point.roofline_mlup_per_s);
}

static void fill_points(const struct try_analysis *a, const struct try_point *points, size_t n,
                        struct points *out)
{
    out->n = n;
    out->n_predictions = 1;
    fill_prediction(a, points, n, &out->predictions[0]);
    out->T_comp_cy_per_cl = COLUMN(point.core.T_comp_cy_per_cl);
    out->T_RegL1_cy_per_cl = COLUMN(point.core.T_RegL1_cy_per_cl);
}

/* The one size that changes from point to point, as one of its symbols; -1: several, or none. */
static int varied(const struct study *study)
{
    int found = -1;
    for (int s = study->n_symbols - 1; s >= 0; s--) {
        const int axis = study->axis[s];
        if (study->axes[axis].count < 2)
            continue;
        if (found >= 0 && study->axis[found] != axis)
            return -1;
        found = s;
    }
    return found;
}

/* Whether x is strictly ascending, as plots require. */
static bool is_rising(const double *x, size_t n)
{
    bool rising = true;
    for (size_t i = 1; i < n; i++)
        rising = rising && x[i] > x[i - 1];
    return rising;
}

static void fill_conditions(const struct try_analysis *a, struct collected *c)
{
    struct layer_condition *list = arena_alloc(a->arena, (size_t)a->conditions.count, sizeof *list);
    for (int i = 0; i < a->conditions.count; i++) {
        const struct lc_condition *from = &a->conditions.items[i];
        list[i] = (struct layer_condition){
            .level = str_of(machine_level_name(&a->request->machine, from->level)),
            .dims = str_of(lc_dims_name(from->dims)),
            .max_size = from->always ? NAN : (double)from->max_size,
        };
    }
    c->conditions = list;
    c->n_conditions = (size_t)a->conditions.count;
}

static void write_plot(const char *key, const struct plot *plot, struct arena *arena,
                       struct try_json *j)
{
    struct sb text = {.arena = arena};
    plot_json(plot, NULL, &text);
    try_json_raw(j, key, sb_str(&text));
}

/* Names the axis as on the collection's pages if `.` sets all sizes; else by the size. */
static void name_axis(const struct try_analysis *a, int symbol, struct plot *plot)
{
    const struct study *study = &a->request->study;
    int sharing = 0;
    for (int s = 0; s < study->n_symbols; s++)
        sharing += study->axis[s] == study->axis[symbol];
    if (sharing < study->n_symbols || study->n_symbols == 1)
        plot->x.title =
            str_formatz(a->arena, "Size %.*s", STR_ARG(a->request->kernel.symbols[symbol]));
}

static void write_sizes_plots(const struct try_analysis *a, const struct plot_source *s,
                              struct plot *plot, struct try_json *j)
{
    const int symbol = varied(&a->request->study);
    if (symbol < 0 || !is_rising(s->configuration->grid.size, s->configuration->grid.n))
        return;
    if (plot_grid(s, &s->configuration->grid.predictions[0], plot)) {
        name_axis(a, symbol, plot);
        plot->title = a->request->cores == 1
                          ? "One core over grid size"
                          : str_formatz(a->arena, "%d cores over grid size", a->request->cores);
        write_plot("grid", plot, a->arena, j);
    }
    if (plot_transfers(s, plot)) {
        name_axis(a, symbol, plot);
        write_plot("transfers", plot, a->arena, j);
    }
}

/* Scaling over the machine's cores at the point in question. Layer conditions are used instead of
 * simulation, which would take long. */
static void write_scaling(const struct try_analysis *a, struct plot_source *s, struct collected *c,
                          struct plot *plot, struct try_json *j)
{
    const struct machine *m = &a->request->machine;
    const int all = m->sockets * m->cores_per_socket;
    const size_t n = (size_t)(all < TRY_MAX_CORES ? all : TRY_MAX_CORES);
    struct try_point *points = arena_alloc(a->arena, n, sizeof *points);
    double *threads = arena_alloc(a->arena, n, sizeof *threads);
    struct try_analysis by_conditions = *a;
    if (a->request->predictor == PREDICT_SIM)
        by_conditions.predict.options.predictor = PREDICT_LC;
    for (size_t i = 0; i < n; i++) {
        struct err problem = {0};
        threads[i] = (double)(i + 1);
        if (!try_evaluate(&by_conditions, a->points[a->detail].sizes, (int)i + 1, &points[i],
                          &problem))
            points[i].problem = "not evaluated";
    }
    fill_points(a, points, n, &c->scaling);
    c->scaling.threads = threads;
    if (n > 1 && plot_scaling(s, plot))
        write_plot("scaling", plot, a->arena, j);
}

static void write_roofline(const struct try_analysis *a, const struct plot_source *s,
                           struct facts *f, struct plot *plot, struct try_json *j)
{
    const struct try_point *p = &a->points[a->detail];
    if (p->problem != NULL)
        return;
    const struct model_level *memory = &p->point.levels[p->point.n_levels - 1];
    f->balance_bytes_per_lup = memory->load_bytes_per_lup + memory->evict_bytes_per_lup;
    f->ecm_mlup_per_s = p->point.ecm_mlup_per_s / p->point.cores;
    if (plot_roofline(s, plot))
        write_plot("roofline", plot, a->arena, j);
}

void try_write_plots(const struct try_analysis *a, struct try_json *j)
{
    const struct try_request *r = a->request;
    const int work = kernel_work_array(&r->kernel);
    struct collected *c = arena_alloc(a->arena, 1, sizeof *c);
    struct facts *f = arena_alloc(a->arena, 1, sizeof *f);
    struct plot *plot = arena_alloc(a->arena, 1, sizeof *plot);
    struct identity id = {.dims = r->kernel.n_loops};
    struct plot_source source = {
        .configuration = c, .identity = &id, .facts = f, .machine = &r->machine, .arena = a->arena};
    const struct kernel_flops *flops = &r->kernel.flops;
    c->file.clock_hz = (int64_t)r->machine.clock_hz;
    c->file.lup_per_cl = (int)kernel_lup_per_cl(&r->kernel, r->machine.line_bytes);
    c->file.flop_per_lup = kernel_flops_sum(flops);
    c->file.element_bytes = (int)elem_bytes(r->kernel.arrays[work].type);
    fill_points(a, a->points, a->n_points, &c->grid);
    double *size = arena_alloc(a->arena, a->n_points, sizeof *size);
    const int symbol = varied(&r->study);
    for (size_t i = 0; i < a->n_points && symbol >= 0; i++)
        size[i] = (double)a->points[i].sizes[symbol];
    c->grid.size = size;
    fill_conditions(a, c);
    try_json_open(j, "plots", '{');
    write_sizes_plots(a, &source, plot, j);
    write_scaling(a, &source, c, plot, j);
    write_roofline(a, &source, f, plot, j);
    try_json_close(j, '}');
}
