#include <math.h>
#include <string.h>

#include "collect/compare/finder.h"
#include "collect/compare/transform.h"
#include "collect/model/explain.h"
#include "collect/traffic/conflict.h"

/* Causes in the data that move: order, place and number of what is accessed. */

static double bytes_per_lup(const struct model_point *p, int level)
{
    return p->levels[level].load_bytes_per_lup + p->levels[level].evict_bytes_per_lup;
}

/* The bytes between the two levels where `without` saves most. */
static struct str traffic_evidence(const struct cause_finder *f, const struct model_point *own,
                                   const struct model_point *without)
{
    int worst = 0;
    double most = -INFINITY;
    for (int i = 0; i < own->n_levels; i++) {
        const double more = bytes_per_lup(own, i) - bytes_per_lup(without, i);
        if (more > most) {
            most = more;
            worst = i;
        }
    }
    return str_format(f->arena, "%.1f B/LUP move between %s and %s, %.1f without it",
                      bytes_per_lup(own, worst), own->levels[worst].from, own->levels[worst].to,
                      bytes_per_lup(without, worst));
}

/* The forecast of `without` at one point, to report its traffic. */
static bool point_of(const struct cause_finder *f, const struct forecast *without,
                     const int64_t *sizes, size_t at, struct forecast_point *out)
{
    struct err ignored = {0};
    return forecast_at(without, sizes, f->request->points[at].cores, f->arena, out, &ignored);
}

static void sizes_for(const struct cause_finder *f, const struct kernel *k, size_t at, int64_t *out)
{
    const struct kernel *own = f->request->code->kernel;
    for (int s = 0; s < k->n_symbols; s++) {
        const int symbol = kernel_symbol(own, k->symbols[s]);
        out[s] = symbol >= 0 ? f->request->points[at].sizes[symbol] : 0;
    }
}

/* Adds a cause whose version moves other data, with the traffic of both as evidence. */
static struct cause *test_data(struct cause_finder *f, enum cause_kind kind,
                               const struct version *version, struct forecast *without)
{
    double *const gains = causes_gains(f);
    if (!causes_gain(f, version, false, without, gains))
        return NULL;
    const struct cause cause = {.kind = kind, .block_symbol = -1};
    struct cause *const added = causes_add(f, &cause, gains);
    if (added == NULL)
        return NULL;
    struct forecast_point point;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    sizes_for(f, version->kernel, added->point, sizes);
    if (point_of(f, without, sizes, added->point, &point))
        added->evidence =
            traffic_evidence(f, &f->request->points[added->point].own.at.point, &point.at.point);
    return added;
}

/* ---- order of the loops ---- */

static void loop_order(struct cause_finder *f)
{
    const struct kernel *own = f->request->code->kernel;
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    if (!transform_loop_order(own, f->arena, k))
        return;
    struct version v = causes_own(f);
    v.kernel = k;
    v.written = NULL; /* pragmas and index types belong to the old order */
    struct forecast without;
    struct cause *const c = test_data(f, CAUSE_LOOP_ORDER, &v, &without);
    if (c == NULL)
        return;
    struct sb order = {.arena = f->arena};
    for (int l = 0; l < k->n_loops; l++)
        sb_addf(&order, "%s%.*s", l > 0 ? ", " : "", STR_ARG(k->loops[l].index));
    c->title = str_format(
        f->arena, "the innermost loop over '%.*s' strides through memory%.*s",
        STR_ARG(own->loops[own->n_loops - 1].index),
        STR_ARG(causes_place(f, own_code_loop_line(f->request->code, own->n_loops - 1))));
    c->advice =
        str_format(f->arena, "order the loops %.*s, outermost first%s", STR_ARG(sb_str(&order)),
                   transform_is_in_place(own) ? ", if the dependences allow it" : "");
    const struct incore *in = f->request->own->incore;
    f->core_explained = f->core_explained || (f->request->own->has_incore && without.has_incore &&
                                              in->vectorised != without.incore->vectorised);
}

/* ---- sets of the caches ---- */

/* The innermost sizes with one line of elements more, so that rows begin in other sets. */
static void padded(const struct cause_finder *f, size_t at, int64_t *out)
{
    const struct kernel *k = f->request->code->kernel;
    const int64_t line = (int64_t)f->request->own->lup_per_cl;
    for (int s = 0; s < k->n_symbols; s++)
        out[s] = f->request->points[at].sizes[s] + (line > 0 ? line : 1);
}

static void conflicts(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    struct hierarchy caches;
    machine_hierarchy(r->tools->machine, 1, &caches);
    double *const gains = causes_gains(f);
    struct cause cause = {.kind = CAUSE_CONFLICTS, .block_symbol = -1};
    bool any = false;
    double best = 0;
    for (size_t p = 0; p < r->n_points; p++) {
        struct forecast_point point;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        gains[p] = 1;
        if (r->code->kernel->n_symbols == 0 ||
            !conflict_expected(r->code->kernel, &caches, r->points[p].sizes))
            continue;
        padded(f, p, sizes);
        if (!point_of(f, r->own, sizes, p, &point) || !(r->points[p].own.mlup_per_s > 0))
            continue;
        any = true;
        gains[p] = point.mlup_per_s / r->points[p].own.mlup_per_s;
        if (gains[p] > best)
            cause.evidence = traffic_evidence(f, &r->points[p].own.at.point, &point.at.point);
        best = fmax(best, gains[p]);
    }
    struct cause *const c = any ? causes_add(f, &cause, gains) : NULL;
    if (c == NULL)
        return;
    c->title = STR("strides are powers of two: lines compete for a few cache sets");
    c->advice = str_format(f->arena, "pad rows by a cache line, that is %lld elements",
                           (long long)r->own->lup_per_cl);
}

/* ---- layer conditions ---- */

static bool advice_at(struct cause_finder *f, size_t p, struct blocking_advice *out)
{
    const struct cause_request *r = f->request;
    const struct cause_point *at = &r->points[p];
    const struct explain e =
        explain_make(&r->own->predict, at->sizes, &at->own.at.traffic, &at->own.at.point);
    struct err ignored = {0};
    return r->own->predict.has_lc && at->own.at.predictor != PREDICT_SIM &&
           explain_blocking(&e, f->arena, out, &ignored) && out->found;
}

/* What bounds the time from outside of the model, as pages in one NUMA domain do, stays. */
static double blocked_cy_per_cl(const struct forecast_point *own,
                                const struct blocking_advice *advice)
{
    const bool bounded = own->T_cy_per_cl > own->at.point.T_ECM_multicore_cy_per_cl;
    return bounded ? fmax(own->T_cy_per_cl, advice->T_cy_per_cl) : advice->T_cy_per_cl;
}

static void layer_condition(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    double *const gains = causes_gains(f);
    struct blocking_advice best = {0};
    double largest = 0;
    size_t where = 0;
    for (size_t p = 0; p < r->n_points; p++) {
        struct blocking_advice advice;
        gains[p] = 1;
        if (!advice_at(f, p, &advice))
            continue;
        gains[p] = r->points[p].own.T_cy_per_cl / blocked_cy_per_cl(&r->points[p].own, &advice);
        if (gains[p] > largest) {
            largest = gains[p];
            best = advice;
            where = p;
        }
    }
    if (!best.found)
        return;
    const struct cause cause = {
        .kind = CAUSE_LAYER_CONDITION, .block_symbol = best.symbol, .block = best.block};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    const char *const level = machine_level_name(r->tools->machine, best.level);
    const struct str name = r->code->kernel->symbols[best.symbol];
    c->title = str_format(f->arena, "the %s layer condition is lost in %s at this size",
                          lc_dims_name(best.dims), level);
    c->evidence = str_format(
        f->arena,
        "%.*s = %lld; the condition holds for blocks of up to %lld: %.1f instead of %.1f "
        "cy/CL",
        STR_ARG(name), (long long)r->points[where].sizes[best.symbol], (long long)best.block,
        best.T_cy_per_cl, r->points[where].own.T_cy_per_cl);
    c->advice = str_format(f->arena, "block the loop over %.*s, block size %lld", STR_ARG(name),
                           (long long)best.block);
}

/* ---- arrays ---- */

static void temporary(struct cause_finder *f)
{
    const struct kernel *own = f->request->code->kernel;
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    int array = 0;
    if (!transform_drop_temporaries(own, f->arena, k, &array))
        return;
    struct version v = causes_own(f);
    v.kernel = k;
    v.written = NULL; /* arrays have other numbers now */
    struct forecast without;
    struct cause *const c = test_data(f, CAUSE_TEMPORARY, &v, &without);
    if (c == NULL)
        return;
    f->n_temporaries = own->n_arrays - k->n_arrays;
    c->title = str_format(f->arena, "the temporary array '%.*s' is written and read back",
                          STR_ARG(own->arrays[array].name));
    c->advice = STR("use a scalar in the inner loop, unless the array is read later");
}

/* More streams of data than the baseline: the own core with the baseline's traffic. */
static void streams(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    if (r->baseline == NULL || r->baseline->lup_per_cl != r->own->lup_per_cl ||
        !r->own->predict.has_lc || !r->baseline->predict.has_lc)
        return;
    const int more =
        r->own->predict.lc.n_streams - f->n_temporaries - r->baseline->predict.lc.n_streams;
    double *const gains = causes_gains(f);
    size_t where = 0;
    double largest = 0;
    struct forecast_point best = {0};
    if (more <= 0)
        return;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        struct forecast_point point;
        struct err ignored = {0};
        gains[p] = 1;
        if (at->base == NULL || at->own.at.predictor == PREDICT_SIM ||
            !forecast_with(r->own, at->sizes, at->cores, &at->base->at.traffic, &point, &ignored))
            continue;
        gains[p] = point.mlup_per_s / at->own.mlup_per_s;
        if (gains[p] > largest) {
            largest = gains[p];
            best = point;
            where = p;
        }
    }
    const struct cause cause = {.kind = CAUSE_STREAMS, .block_symbol = -1};
    struct cause *const c = largest > 0 ? causes_add(f, &cause, gains) : NULL;
    if (c == NULL)
        return;
    c->title =
        str_format(f->arena, "%d more data stream%s than the baseline", more, more > 1 ? "s" : "");
    c->evidence = traffic_evidence(f, &r->points[where].own.at.point, &best.at.point);
    c->advice = STR("recompute what can be computed, or store it in fewer bytes");
}

/* ---- short loops ---- */

static void short_loop(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    double *const gains = causes_gains(f);
    struct forecast without = *r->own;
    size_t where = 0;
    without.predict.options.rows = false;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        struct forecast_point point;
        struct err ignored = {0};
        gains[p] = 1;
        if (forecast_is_short(r->own, at->sizes) &&
            forecast_with(&without, at->sizes, at->cores, &at->own.at.traffic, &point, &ignored))
            gains[p] = point.mlup_per_s / at->own.mlup_per_s;
        where = gains[p] > gains[where] ? p : where;
    }
    const struct kernel *k = r->code->kernel;
    struct err ignored = {0};
    int64_t count = 0;
    if (!kernel_loop_iterations(k, k->n_loops - 1, r->points[where].sizes, &count, &ignored))
        return;
    const struct cause cause = {.kind = CAUSE_SHORT_LOOP, .block_symbol = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    const int pass = r->own->incore->lup_per_iteration;
    c->title = str_format(f->arena, "the inner loop has only %lld iterations", (long long)count);
    c->evidence = str_format(f->arena,
                             "the hot loop does %d at a time; the remaining %lld of %lld run in "
                             "narrower code, and every row adds its start-up",
                             pass, (long long)(count % pass), (long long)count);
    c->advice = STR("make the longest dimension the innermost, or collapse the two inner loops");
}

bool causes_of_data(struct cause_finder *f, struct err *err)
{
    (void)err;
    static void (*const tests[])(struct cause_finder *) = {loop_order, conflicts, layer_condition,
                                                           temporary,  streams,   short_loop};
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](f);
    return true;
}
