#include "collect/compare/comparison.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/compare/paired_runs.h"
#include "stempel/kernel/poly.h"

/* ---- sizes ---- */

/* Loops in the order of how far they move the work array, the furthest first. */
static void loops_by_stride(const struct kernel *k, const int64_t *sizes, int *order)
{
    const int work = kernel_work_array(k);
    int64_t stride[KERNEL_MAX_LOOPS] = {0};
    for (int i = 0; i < k->n_accesses; i++) {
        for (int l = 0; l < k->n_loops && k->accesses[i].array == work; l++)
            poly_eval(&k->accesses[i].stride[l], sizes, &stride[l]);
    }
    for (int l = 0; l < k->n_loops; l++) {
        int at = l;
        while (at > 0 && stride[order[at - 1]] < stride[l]) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = l;
    }
}

/* By how much a loop of the baseline is shorter than its size: the halo. */
static int64_t halo(const struct kernel *k, int loop)
{
    int64_t start = 0;
    return poly_is_constant(&k->loops[loop].start, &start) ? 2 * start : 0;
}

bool comparison_base_sizes(const struct kernel *own, const struct baseline *baseline,
                           const int64_t *sizes, int64_t *out, struct err *err)
{
    const struct kernel *base = &baseline->kernel;
    int order[KERNEL_MAX_LOOPS] = {0};
    if (!baseline->is_class && base->n_symbols == own->n_symbols) {
        for (int s = 0; s < base->n_symbols; s++)
            out[s] = sizes[s];
        return kernel_check_sizes(base, out, err);
    }
    if (base->n_symbols != base->n_loops)
        return err_set(err, ERR_INPUT, "the sizes of '%s' do not follow from those of your kernel",
                       baseline->path) ||
               err_hint(err, "choose a baseline with as many sizes, or with one size per loop");
    loops_by_stride(own, sizes, order);
    /* innermost dimensions first; additional ones of the own code are part of the outermost */
    for (int d = 0; d < base->n_loops; d++) {
        const int loop = base->n_loops - 1 - d;
        const int at = own->n_loops - 1 - d;
        int64_t count = 1;
        if (at >= 0 && !kernel_loop_iterations(own, order[at], sizes, &count, err))
            return false;
        for (int more = at - 1; loop == 0 && more >= 0; more--) {
            int64_t factor;
            if (!kernel_loop_iterations(own, order[more], sizes, &factor, err))
                return false;
            if (__builtin_mul_overflow(count, factor, &count))
                return err_set(err, ERR_INPUT, "the grid is too large");
        }
        out[loop] = count + halo(base, loop);
    }
    return kernel_check_sizes(base, out, err);
}

/* ---- points ---- */

static void add_point(struct comparison *c, const int64_t *sizes, int threads)
{
    const int n = c->request->code->kernel->n_symbols;
    struct comparison_point *const p = &c->points[c->n_points++];
    *p = (struct comparison_point){.threads = threads,
                                   .own_mlup_per_s = NAN,
                                   .base_mlup_per_s = NAN,
                                   .ratio = NAN,
                                   .ratio_low = NAN,
                                   .ratio_high = NAN,
                                   .predicted_ratio = NAN};
    for (int s = 0; s < n; s++)
        p->sizes[s] = sizes[s];
}

static void add_point_once(struct comparison *c, const int64_t *sizes, int threads)
{
    const struct kernel *k = c->request->code->kernel;
    for (size_t i = 0; i < c->n_points; i++) {
        if (c->points[i].threads == threads && kernel_same_sizes(k, c->points[i].sizes, sizes))
            return;
    }
    add_point(c, sizes, threads);
}

/* The thread counts of own measurements at one size, each once. */
static void add_measured(struct comparison *c, const int64_t *sizes)
{
    const struct comparison_request *r = c->request;
    const int last = r->code->kernel->n_symbols - 1;
    const struct machine *m = r->tools->machine;
    const int cores = m->sockets * m->cores_per_socket;
    for (size_t i = 0; r->measured != NULL && last >= 0 && i < r->measured->count; i++) {
        const struct own_point *own = &r->measured->items[i];
        if (own->size == sizes[last] && own->threads <= cores)
            add_point_once(c, sizes, own->threads);
    }
}

static int by_threads(const void *a, const void *b)
{
    const struct comparison_point *x = a;
    const struct comparison_point *y = b;
    int order = (x->threads > y->threads) - (x->threads < y->threads);
    for (int s = 0; s < KERNEL_MAX_SYMBOLS && order == 0; s++)
        order = (x->sizes[s] > y->sizes[s]) - (x->sizes[s] < y->sizes[s]);
    return order;
}

/* Every size on one core; the largest also on 2, 4, … and all threads; and thread counts above one
 * at which the own code was measured. */
static void choose_points(struct comparison *c, struct arena *arena)
{
    const struct comparison_request *r = c->request;
    const int n = r->code->kernel->n_symbols;
    const size_t n_measured = r->measured != NULL ? r->measured->count : 0;
    size_t n_threads = 0;
    for (int t = 2; t < r->threads; t *= 2)
        n_threads++;
    c->points = arena_alloc(arena, r->n_sizes + n_threads + n_measured + 1, sizeof *c->points);
    for (size_t i = 0; i < r->n_sizes; i++)
        add_point(c, r->sizes + i * (size_t)n, 1);
    for (size_t i = 0; i < r->n_sizes; i++)
        add_measured(c, r->sizes + i * (size_t)n);
    const int64_t *const largest = r->sizes + (r->n_sizes - 1) * (size_t)n;
    for (int t = 2; t < r->threads; t *= 2)
        add_point_once(c, largest, t);
    if (r->threads > 1)
        add_point_once(c, largest, r->threads);
    /* the sizes on one core stay first; sort the rest */
    if (c->n_points > r->n_sizes + 1)
        qsort(c->points + r->n_sizes, c->n_points - r->n_sizes, sizeof *c->points, by_threads);
}

static bool forecast_points(struct comparison *c, struct arena *arena, struct err *err)
{
    const struct comparison_request *r = c->request;
    for (size_t i = 0; i < c->n_points; i++) {
        struct comparison_point *const p = &c->points[i];
        if (!forecast_at(&c->own, p->sizes, p->threads, arena, &p->own, err) ||
            !comparison_base_sizes(r->code->kernel, r->baseline, p->sizes, p->base_sizes, err) ||
            !forecast_at(&c->base, p->base_sizes, p->threads, arena, &p->base, err))
            return false;
        p->predicted_ratio = p->own.mlup_per_s / p->base.mlup_per_s;
    }
    return true;
}

static bool find_causes(struct comparison *c, struct arena *arena, struct err *err)
{
    const struct comparison_request *r = c->request;
    struct cause_point *points = arena_alloc(arena, c->n_points, sizeof *points);
    for (size_t i = 0; i < c->n_points; i++)
        points[i] = (struct cause_point){.sizes = c->points[i].sizes,
                                         .cores = c->points[i].threads,
                                         .measured_mlup_per_s = c->points[i].own_mlup_per_s,
                                         .own = c->points[i].own,
                                         .base = &c->points[i].base};
    const struct cause_request request = {.code = r->code,
                                          .own = &c->own,
                                          .baseline = &c->base,
                                          .tools = r->tools,
                                          .n_points = c->n_points,
                                          .points = points,
                                          .verdict = c->verdict,
                                          .tries = r->measure && r->measured == NULL &&
                                                   r->try_budget_s > 0,
                                          .sizes_are_ours = r->sizes_are_ours};
    return causes_find(&request, arena, &c->causes, err);
}

/* ---- measurements of the user ---- */

static void take_own(struct comparison *c)
{
    const struct kernel *k = c->request->code->kernel;
    const struct own_points *measured = c->request->measured;
    for (size_t m = 0; measured != NULL && m < measured->count; m++) {
        const struct own_point *own = &measured->items[m];
        bool taken = false;
        for (size_t i = 0; i < c->n_points; i++) {
            struct comparison_point *const p = &c->points[i];
            int64_t lups = 0;
            struct err ignored = {0};
            if (own->threads != p->threads || k->n_symbols == 0 ||
                own->size != p->sizes[k->n_symbols - 1] ||
                !kernel_iterations(k, p->sizes, &lups, &ignored))
                continue;
            taken = true;
            p->own_source = MEASURED_FILE;
            p->own_mlup_per_s = isnan(own->mlup_per_s)
                                    ? (double)lups * own->sweeps / own->seconds * 1e-6
                                    : own->mlup_per_s;
        }
        c->n_rows_left_out += !taken;
    }
}

static void take_collected(struct comparison *c)
{
    for (size_t i = 0; i < c->n_points; i++) {
        struct comparison_point *const p = &c->points[i];
        int64_t bytes = 0;
        struct err ignored = {0};
        if (p->base_source != MEASURED_NONE ||
            !kernel_total_bytes(&c->request->baseline->kernel, p->base_sizes, &bytes, &ignored))
            continue;
        const struct baseline_point *near =
            collected_baseline_near(&c->collected, (double)bytes, p->threads);
        if (near == NULL)
            continue;
        p->base_source = MEASURED_COLLECTED;
        p->base_mlup_per_s = near->mlup_per_s;
    }
}

static void ratios(struct comparison *c)
{
    for (size_t i = 0; i < c->n_points; i++) {
        struct comparison_point *const p = &c->points[i];
        if (isnan(p->ratio) && p->base_mlup_per_s > 0)
            p->ratio = p->own_mlup_per_s / p->base_mlup_per_s;
    }
}

double comparison_light_mlup(const struct comparison_point *p)
{
    return fmax(p->own.light_mlup_per_s, p->base.light_mlup_per_s);
}

bool comparison_memory_bound(const struct comparison_point *p)
{
    const struct model_point *m = &p->own.at.point;
    const double memory = m->levels[m->n_levels - 1].cy_per_cl;
    return (m->saturation_cores > 0 && m->cores >= m->saturation_cores) ||
           memory > 0.5 * m->T_ECM_cy_per_cl;
}

/* Whether the own measurements scale with threads: then a nest without OpenMP is parallel
 * elsewhere. */
static bool scales(const struct comparison_request *r)
{
    const double least = 1.3;
    bool any = false;
    for (size_t i = 0; r->measured != NULL && i < r->measured->count; i++) {
        const struct own_point *one = &r->measured->items[i];
        for (size_t j = 0; one->threads == 1 && j < r->measured->count; j++) {
            const struct own_point *more = &r->measured->items[j];
            const double gain = isnan(one->mlup_per_s)
                                    ? more->sweeps / more->seconds * one->seconds / one->sweeps
                                    : more->mlup_per_s / one->mlup_per_s;
            any = any || (more->size == one->size && more->threads > 1 && gain >= least);
        }
    }
    return any;
}

/* Whether the baseline's class is far from the own code; a baseline that the user chose is never
 * called far. */
static bool is_far(const struct comparison_request *r, struct arena *arena)
{
    const struct classification *const class = r->classification;
    bool far = false;
    if (class == NULL || strcmp(class_path(arena, &class->nearest), r->baseline->path) != 0)
        return false;
    for (int i = 0; i < class->n_differences; i++)
        far = far || class->differences[i].kind == DIFF_FAR;
    return far;
}

void comparison_show(const struct comparison_request *request, double share, const char *what)
{
    if (request->progress != NULL)
        progress_show(request->progress, request->progress_from + share, what);
}

bool comparison_make(const struct comparison_request *request, struct arena *arena,
                     struct comparison *out, struct err *err)
{
    *out = (struct comparison){.request = request};
    const struct own_code *code = request->code;
    const struct version own = {.kernel = code->kernel,
                                .written = code->written,
                                .flags = request->own_flags,
                                .serial = code->serial && !scales(request),
                                .serial_touch = code->serial_touch};
    const struct version base = {.kernel = &request->baseline->kernel};
    comparison_show(request, 0, "compiling and predicting");
    if (!forecast_make(&own, request->tools, arena, &out->own, err) ||
        !forecast_make(&base, request->tools, arena, &out->base, err))
        return false;
    if (request->own_flags != NULL && !out->own.has_incore && out->base.has_incore)
        return err_set(err, ERR_USAGE, "your code cannot be analysed with these flags: %s",
                       out->own.incore_failure);
    choose_points(out, arena);
    out->verdict = out->n_points - 1;
    out->is_far = is_far(request, arena);
    int64_t base_sizes[KERNEL_MAX_SYMBOLS] = {0};
    if (!comparison_base_sizes(code->kernel, request->baseline, request->sizes, base_sizes, err))
        return false;
    out->own.predict.options.rows |= forecast_is_short(&out->own, request->sizes);
    out->base.predict.options.rows |= forecast_is_short(&out->base, base_sizes);
    take_own(out);
    comparison_show(request, 0.2, "looking for causes");
    /* Causes of what the compiler does not make of the file would be causes of nothing. */
    if (!forecast_points(out, arena, err) || (!code->unlike && !find_causes(out, arena, err)))
        return false;
    comparison_show(request, 0.4, request->measure ? "measuring" : "predicting");
    if (request->measure && !pair_measure(out, arena, err))
        return false;
    out->has_collected = collected_baseline_find(request->root, request->baseline->path,
                                                 request->tools->machine, arena, &out->collected);
    if (out->has_collected)
        take_collected(out);
    ratios(out);
    return true;
}
