#include <math.h>
#include <string.h>

#include "base/plural.h"
#include "collect/compare/causes_parts.h"
#include "collect/compare/transform.h"
#include "collect/model/blocking.h"
#include "collect/traffic/conflict.h"
#include "stempel/kernel/dependence.h"

/* Causes in the data that move: in which order, from where, and how much. */

static double bytes_per_lup(const struct model_point *p, int level)
{
    return p->levels[level].load_bytes_per_lup + p->levels[level].evict_bytes_per_lup;
}

/* The bytes between the two levels at which `without` saves most. */
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

/* Whether `least` times as much data moves between two levels. */
static bool moves_more(const struct model_point *own, const struct model_point *without,
                       double least)
{
    bool more = false;
    for (int i = 0; i < own->n_levels && i < without->n_levels; i++)
        more = more || bytes_per_lup(own, i) > least * bytes_per_lup(without, i);
    return more;
}

/* Of both versions the traffic, or what the core takes where the traffic is the same. */
static struct str evidence(struct cause_finder *f, const struct model_point *own,
                           const struct forecast *without, const struct model_point *point)
{
    const double other = 1.01;
    return moves_more(own, point, other) || !f->request->own->has_incore || !without->has_incore
               ? traffic_evidence(f, own, point)
               : causes_core_evidence(f, without, false);
}

/* Adds a cause whose version moves other data. The forecast may hide much more of it behind other
 * time where a run does not: a measurement decides. */
static struct cause *test_data(struct cause_finder *f, enum cause_kind kind,
                               const struct version *version, struct forecast *without)
{
    const double much = 1.3;
    struct gain *const gains = causes_gains(f);
    if (!causes_gain(f, version, false, without, gains))
        return NULL;
    const size_t at = causes_point(f, gains);
    const struct model_point *const own = &f->request->points[at].own.at.point;
    struct cause cause = {.kind = kind, .block_loop = -1, .trial = {.version = *version}};
    struct forecast_point point;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    transform_sizes(f->request->code->kernel, f->request->points[at].sizes, version->kernel, sizes);
    if (point_of(f, without, sizes, at, &point)) {
        cause.evidence = evidence(f, own, without, &point.at.point);
        cause.suspect = f->request->tries && gains[at].predicted < CAUSE_MIN_GAIN &&
                        moves_more(own, &point.at.point, much);
    }
    return causes_add(f, &cause, gains);
}

static int named(const struct kernel *k, struct str array)
{
    int a = 0;
    while (a < k->n_arrays && !str_eq(k->arrays[a].name, array))
        a++;
    return a;
}

static bool same_order(const struct kernel *a, const struct kernel *b)
{
    bool same = a->n_loops == b->n_loops;
    for (int l = 0; same && l < a->n_loops; l++)
        same = str_eq(a->loops[l].index, b->loops[l].index);
    return same;
}

/* Pragmas and pointers as in the own code, for a kernel with other arrays or another order of
 * loops: a pragma stays at its loop level; a scalar that begins anew in a loop does so only in the
 * same order. */
static const struct program_as_written *written_for(const struct cause_finder *f,
                                                    const struct kernel *k)
{
    const struct kernel *own = f->request->code->kernel;
    const struct program_as_written *from = f->request->own->version.written;
    if (from == NULL || from->restricted == NULL)
        return from;
    bool *restricted = arena_alloc(f->arena, (size_t)k->n_arrays, sizeof *restricted);
    struct program_as_written *out = arena_copy(f->arena, from, 1, sizeof *out);
    for (int a = 0; a < k->n_arrays; a++) {
        const int was = named(own, k->arrays[a].name);
        restricted[a] = was == own->n_arrays || from->restricted[was];
    }
    out->restricted = restricted;
    out->n_restarts = same_order(own, k) ? from->n_restarts : 0;
    return out;
}

/* The own code with another kernel. */
static struct version rewritten(const struct cause_finder *f, const struct kernel *k)
{
    struct version v = causes_own(f);
    v.kernel = k;
    v.written = written_for(f, k);
    return v;
}

/* ---- order of the loops ---- */

/*
 * Pages that one run of the innermost loop touches with an access that strides. Prefetchers stop at
 * the end of a page, and where there are more than the buffer of translations holds, each access
 * looks one up. No model here knows what either takes.
 */
static int64_t pages_per_run(const struct kernel *k, const int64_t *sizes)
{
    const int64_t page_bytes = 4096;
    const int inner = k->n_loops - 1;
    struct err ignored = {0};
    int64_t count = 0;
    int64_t most = 0;
    if (!kernel_loop_iterations(k, inner, sizes, &count, &ignored))
        return 0;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *const a = &k->accesses[i];
        int64_t stride = 0;
        if (!poly_eval(&a->stride[inner], sizes, &stride))
            continue;
        const double bytes = fabs((double)stride) * (double)k->loops[inner].step *
                             (double)elem_bytes(k->arrays[a->array].type);
        const double pages = (double)count * fmin(1, bytes / (double)page_bytes);
        most = pages > (double)most ? (int64_t)pages : most;
    }
    return most;
}

static void loop_order(struct cause_finder *f)
{
    enum { PAGES = 64 }; /* the first-level buffer of Intel's and AMD's cores since 2008 and 2017 */
    const struct kernel *own = f->request->code->kernel;
    const struct program_as_written *const written = causes_own(f).written;
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    struct kernel apart;
    const bool sums =
        written != NULL &&
        transform_sums_apart(own, written->restarts, written->n_restarts, f->arena, &apart);
    if (!transform_loop_order(sums ? &apart : own, f->arena, k))
        return;
    const struct version v = rewritten(f, k);
    struct forecast without;
    struct cause *const c = test_data(f, CAUSE_LOOP_ORDER, &v, &without);
    if (c == NULL)
        return;
    f->reordered = !c->suspect;
    const int64_t pages = pages_per_run(own, f->request->points[c->point].sizes);
    if (pages > PAGES) {
        c->at_least = true;
        c->evidence = str_format(f->arena, "%.*s; a run of the innermost loop touches %lld pages",
                                 STR_ARG(c->evidence), (long long)pages);
    }
    struct sb order = {.arena = f->arena};
    for (int l = 0; l < k->n_loops; l++)
        sb_addf(&order, "%s%.*s", l > 0 ? ", " : "", STR_ARG(k->loops[l].index));
    c->title = str_format(
        f->arena, "the innermost loop over '%.*s' strides through memory%.*s",
        STR_ARG(own->loops[own->n_loops - 1].index),
        STR_ARG(causes_place(f, own_code_loop_line(f->request->code, own->n_loops - 1))));
    c->advice = str_format(f->arena, "order the loops %.*s, outermost first%s%s",
                           STR_ARG(sb_str(&order)), sums ? ", with an array for the sums" : "",
                           dependence_between_places(own) ? ", if the dependences allow it" : "");
    const struct incore *in = f->request->own->incore;
    f->core_explained = f->core_explained || (f->request->own->has_incore && without.has_incore &&
                                              in->vectorised != without.incore->vectorised);
}

/* ---- arrays of structs ---- */

static void structs(struct cause_finder *f)
{
    const struct kernel *own = f->request->code->kernel;
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    int array = 0;
    int used = 0;
    int fields = 0;
    if (!transform_fields_apart(own, f->arena, k, &array, &used, &fields))
        return;
    const struct version v = rewritten(f, k);
    struct forecast without;
    struct cause *const c = test_data(f, CAUSE_STRUCTS, &v, &without);
    if (c == NULL)
        return;
    c->title =
        str_format(f->arena, "of each struct of '%.*s' only %d of %d fields %s used",
                   STR_ARG(own->arrays[array].name), used, fields, PLURAL_OF(used, "is", "are"));
    c->advice = STR("store each field in its own array");
}

/* ---- where arrays begin ---- */

/* No model knows what it costs: only a measurement names it. */
static void alignment(struct cause_finder *f)
{
    enum { MALLOC_BITS = 128 }; /* what malloc aligns for */
    const struct cause_request *r = f->request;
    if (!r->tries || r->code->shift_bytes == 0 || !r->own->has_incore ||
        r->own->incore->simd_bits <= MALLOC_BITS)
        return;
    struct version v = causes_own(f);
    v.aligned = true;
    const struct cause cause = {.kind = CAUSE_ALIGNMENT,
                                .block_loop = -1,
                                .suspect = true,
                                .unmodelled = true,
                                .trial = {.version = v}};
    struct cause *const c = causes_add(f, &cause, causes_gains(f));
    c->title = STR("arrays begin within a cache line, as malloc places them");
    c->evidence = str_format(f->arena,
                             "%d bytes after its beginning: vectors of %d bytes reach into the "
                             "next one",
                             r->code->shift_bytes, r->own->incore->simd_bits / 8);
    c->advice = STR("allocate them with aligned_alloc(64, …); if they are aligned already, compare "
                    "with --aligned");
}

/* ---- sets of the caches ---- */

/* Elements of a cache line. */
static int64_t line_elements(const struct cause_finder *f)
{
    const struct kernel *k = f->request->code->kernel;
    const size_t bytes = elem_bytes(k->arrays[kernel_work_array(k)].type);
    return (int64_t)(f->request->tools->machine->line_bytes / bytes);
}

/* The sizes plus one line of elements, so that rows begin in other sets. */
static void padded(const struct cause_finder *f, size_t at, int64_t *out)
{
    const struct kernel *k = f->request->code->kernel;
    for (int s = 0; s < k->n_symbols; s++)
        out[s] = f->request->points[at].sizes[s] + line_elements(f);
}

/* The own code as its compiler sees it at other sizes. */
static struct version at_sizes(const struct cause_finder *f, const int64_t *sizes)
{
    struct own_code code = *f->request->code;
    struct version v = causes_own(f);
    if (code.written != NULL && code.written->n_known > 0)
        own_code_know_sizes(&code, sizes, f->arena);
    v.written = code.written;
    return v;
}

static void conflicts(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    if (f->reordered) /* in another order the strides differ */
        return;
    struct hierarchy caches;
    machine_hierarchy(r->tools->machine, 1, &caches);
    struct gain *const gains = causes_gains(f);
    struct forecast_point *const points = arena_alloc(f->arena, r->n_points, sizeof *points);
    for (size_t p = 0; p < r->n_points; p++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        if (r->code->kernel->n_symbols == 0 ||
            !conflict_expected(r->code->kernel, &caches, r->points[p].sizes))
            continue;
        padded(f, p, sizes);
        if (point_of(f, r->own, sizes, p, &points[p]))
            gains[p] = gain_in_loop(&points[p], &r->points[p].own);
    }
    const struct cause cause = {.kind = CAUSE_CONFLICTS, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    int64_t *const sizes = arena_alloc(f->arena, (size_t)r->code->kernel->n_symbols, sizeof *sizes);
    padded(f, c->point, sizes);
    c->trial = (struct cause_trial){.version = at_sizes(f, sizes), .sizes = sizes};
    c->aside = r->sizes_are_ours;
    c->title = STR("strides are powers of two: lines compete for a few cache sets");
    c->evidence =
        traffic_evidence(f, &r->points[c->point].own.at.point, &points[c->point].at.point);
    c->advice = str_format(f->arena, "pad rows by a cache line, that is %lld elements",
                           (long long)line_elements(f));
}

/* ---- layer conditions ---- */

/* The best block at one point, and the own code's forecast with it. */
static bool block_at(const struct cause_finder *f, size_t p, struct blocking *block,
                     struct forecast_point *with)
{
    const struct cause_point *at = &f->request->points[p];
    struct forecast blocked = *f->request->own;
    struct blocking_sweep sweep;
    struct err ignored = {0};
    if (!blocking_sweep_make(&blocked.predict, at->sizes, &at->own.at.traffic, &at->own.at.point,
                             f->arena, &sweep))
        return false;
    *block = blocking_find(&sweep, f->arena);
    blocked.predict.options.rows = blocked.predict.options.rows || block->short_rows;
    return block->found &&
           forecast_with(&blocked, block->sizes, at->cores, &block->traffic, with, &ignored);
}

/* The kernel has no tiles, so that it is not known what those of the code keep in which cache. */
static bool is_tiled(const struct own_code *code)
{
    bool tiled = false;
    for (int l = 0; l < code->kernel->n_loops && code->nest.loops != NULL; l++)
        tiled = tiled || code->nest.loops[l].tiled;
    return tiled;
}

static void layer_condition(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    const struct kernel *k = r->code->kernel;
    if (is_tiled(r->code))
        return;
    struct gain *const gains = causes_gains(f);
    struct blocking *const blocks = arena_alloc(f->arena, r->n_points, sizeof *blocks);
    struct forecast_point *const points = arena_alloc(f->arena, r->n_points, sizeof *points);
    for (size_t p = 0; p < r->n_points; p++) {
        if (block_at(f, p, &blocks[p], &points[p]))
            gains[p] = gain_in_loop(&points[p], &r->points[p].own);
    }
    const struct cause cause = {.kind = CAUSE_LAYER_CONDITION, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    const struct blocking *const block = &blocks[c->point];
    const struct str index = k->loops[block->loop].index;
    c->title = STR("a layer condition is lost at this size: rows or planes are loaded again");
    c->evidence =
        traffic_evidence(f, &r->points[c->point].own.at.point, &points[c->point].at.point);
    c->advice = str_format(
        f->arena, "block the loop over %.*s%.*s, block size %lld", STR_ARG(index),
        STR_ARG(causes_place(f, own_code_loop_line(r->code, block->loop))), (long long)block->size);
    c->aside = r->sizes_are_ours;
    c->block_loop = block->loop;
    c->block = block->size;
    c->trial.version = causes_own(f);
}

/* ---- arrays ---- */

/* Whether the kernel reads any array; if it only sets values, all arrays are results. */
static bool reads_inputs(const struct kernel *k)
{
    bool any = false;
    for (int a = 0; a < k->n_arrays; a++)
        any = any || (k->arrays[a].read && !k->arrays[a].written);
    return any;
}

static void temporary(struct cause_finder *f)
{
    const struct kernel *own = f->request->code->kernel;
    struct kernel *k = arena_alloc(f->arena, 1, sizeof *k);
    int array = 0;
    if (!reads_inputs(own) || !transform_drop_temporaries(own, f->arena, k, &array))
        return;
    const struct version v = rewritten(f, k);
    struct forecast without;
    struct cause *const c = test_data(f, CAUSE_TEMPORARY, &v, &without);
    if (c == NULL)
        return;
    c->title = str_format(f->arena, "the temporary array '%.*s' is written and read back",
                          STR_ARG(own->arrays[array].name));
    c->advice = STR("use a scalar in the inner loop, unless the array is read later");
}

/* ---- short loops ---- */

/* Sizes with long rows that have the same alignment as the short ones, so that vectors are split as
 * often. */
static void long_rows(const struct cause_finder *f, size_t at, int64_t *out)
{
    enum { LONG_LINES = 1 << 12 };
    const struct kernel *k = f->request->code->kernel;
    for (int s = 0; s < k->n_symbols; s++)
        out[s] = f->request->points[at].sizes[s] + LONG_LINES * line_elements(f);
}

/* The gain of long rows over those at one point; 1 if rows are long, or if it is not known. */
static struct gain gain_of_long_rows(const struct cause_finder *f, const struct forecast *own,
                                     size_t at)
{
    const struct cause_point *p = &f->request->points[at];
    struct forecast_point now, with;
    struct err ignored = {0};
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    long_rows(f, at, sizes);
    if (!forecast_is_short(own, p->sizes) ||
        !forecast_with(own, p->sizes, p->cores, &p->own.at.traffic, &now, &ignored) ||
        !forecast_with(own, sizes, p->cores, &p->own.at.traffic, &with, &ignored))
        return (struct gain){1, 1, 1};
    return gain_in_loop(&with, &now);
}

/*
 * A core may hide what a row costs while the previous one ends: then only the rest counts. It may
 * also hide half of the row's own instructions: on Zen 5, rows of 26 in a 7-point stencil were
 * slower by 1.2 where 1.43 was predicted.
 */
static void short_loop(struct cause_finder *f)
{
    const struct cause_request *r = f->request;
    struct gain *const gains = causes_gains(f);
    if (r->sizes_are_ours)
        return;
    struct machine hides = *r->tools->machine;
    struct forecast hidden = *r->own;
    hides.core.row_cy = 0;
    hidden.predict.machine = &hides;
    for (size_t p = 0; p < r->n_points; p++) {
        gains[p] = gain_of_long_rows(f, r->own, p);
        gains[p].low = fmin(fmin(gains[p].low, 1 + (gains[p].predicted - 1) / 2),
                            gain_of_long_rows(f, &hidden, p).predicted);
    }
    const struct kernel *k = r->code->kernel;
    struct err ignored = {0};
    int64_t count = 0;
    const struct cause cause = {.kind = CAUSE_SHORT_LOOP, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL ||
        !kernel_loop_iterations(k, k->n_loops - 1, r->points[c->point].sizes, &count, &ignored))
        return;
    const int pass = r->own->incore->lup_per_iteration;
    c->title = str_format(f->arena, "the inner loop has only %lld iterations", (long long)count);
    c->evidence = str_format(f->arena,
                             "the hot loop does %d at a time; the remaining %lld of %lld run in "
                             "narrower code, and every row adds its start-up; a core may hide half "
                             "of that",
                             pass, (long long)(count % pass), (long long)count);
    c->advice = STR("make the longest dimension the innermost, or collapse the two inner loops");
}

bool causes_of_data(struct cause_finder *f, struct err *err)
{
    (void)err;
    static void (*const tests[])(struct cause_finder *) = {
        loop_order, structs, conflicts, layer_condition, temporary, short_loop, alignment};
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](f);
    return true;
}
