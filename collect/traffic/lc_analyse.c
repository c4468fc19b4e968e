#include "collect/traffic/lc.h"

#include <stdlib.h>
#include <string.h>

#include "base/panic.h"
#include "collect/kernel/poly.h"
#include "collect/traffic/lc_scratch.h"

/* What the analysis works on; the kernel's accesses sorted into streams. */
struct builder {
    const struct kernel *k;
    size_t line_bytes;
    struct arena *arena;
    struct err *err;
    int n_streams;
    struct lc_stream *streams;
    const struct kernel_access **of_stream; /* the first access of each */
    int64_t *inner_stride;                  /* of each, positive */
    int *repeat_dims;                       /* of each: loops that carry its repetition */
    int *stream_of;                         /* by access; -1: none */
    int64_t scale;                          /* least common multiple of the inner strides */
    int n_items;
    struct lc_item *items;
    struct lc_touch *touches;
};

static bool too_large(struct builder *b)
{
    err_set(b->err, ERR_INPUT, "the layer conditions of this kernel are too large to write down");
    err_hint(b->err, "use the predictor SIM");
    return false;
}

static bool refuse(struct builder *b, const struct kernel_access *access, const char *why)
{
    err_at(b->err, b->k->file, access->line, access->col,
           "layer conditions do not cover '%.*s': %s", STR_ARG(str_slice(access->text, 0, 100)),
           why);
    err_source(b->err, b->k->source);
    err_hint(b->err, "use the predictor SIM, or exchange the loops");
    return false;
}

/* |p| by its sign for large sizes. */
static struct poly magnitude(struct arena *arena, const struct poly *p)
{
    const struct poly zero = {0, NULL};
    struct poly out = *p;
    if (poly_compare_growth(p, &zero) < 0)
        ensure(poly_add_scaled(arena, &zero, -1, p, &out), "a stride of -2^63");
    return out;
}

static bool same_stream(const struct kernel *k, const struct kernel_access *a,
                        const struct kernel_access *b)
{
    bool same = a->array == b->array;
    for (int l = 0; same && l < k->n_loops; l++)
        same = poly_equal(&a->stride[l], &b->stride[l]);
    return same;
}

/* The sweep must run through the array in order: strides never smaller than those further in. */
static bool check_order(struct builder *b, const struct kernel_access *access)
{
    const int inner = b->k->n_loops - 1;
    int64_t stride = 0;
    if (!poly_is_constant(&access->stride[inner], &stride))
        return refuse(b, access, "the innermost index does not move by a constant stride");
    if (stride < -LC_MAX_STRIDE || stride > LC_MAX_STRIDE ||
        b->k->loops[inner].step > LC_MAX_STRIDE)
        return refuse(b, access, "the innermost index moves too far");
    struct poly further_in = magnitude(b->arena, &access->stride[inner]);
    for (int l = inner - 1; l >= 0; l--) {
        if (access->stride[l].n_terms == 0)
            continue;
        const struct poly this_one = magnitude(b->arena, &access->stride[l]);
        if (poly_compare_growth(&this_one, &further_in) < 0)
            return refuse(b, access, "an outer index moves by less than an inner one");
        further_in = this_one;
    }
    return true;
}

static bool add_stream(struct builder *b, const struct kernel_access *access)
{
    if (!check_order(b, access))
        return false;
    int64_t stride = 0;
    poly_is_constant(&access->stride[b->k->n_loops - 1], &stride);
    b->of_stream[b->n_streams] = access;
    b->inner_stride[b->n_streams] = stride < 0 ? -stride : stride;
    b->n_streams++;
    return true;
}

static bool find_streams(struct builder *b)
{
    const struct kernel *k = b->k;
    for (int a = 0; a < k->n_accesses; a++) {
        const struct kernel_access *access = &k->accesses[a];
        b->stream_of[a] = -1;
        if (access->stride[k->n_loops - 1].n_terms == 0)
            continue;
        int s = 0;
        while (s < b->n_streams && !same_stream(k, b->of_stream[s], access))
            s++;
        if (s == b->n_streams && !add_stream(b, access))
            return false;
        b->stream_of[a] = s;
        b->streams[s].count++;
    }
    return true;
}

static int64_t greatest_common_divisor(int64_t a, int64_t b)
{
    while (b != 0) {
        const int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static bool find_scale(struct builder *b)
{
    b->scale = 1;
    for (int s = 0; s < b->n_streams; s++) {
        b->scale *= b->inner_stride[s] / greatest_common_divisor(b->scale, b->inner_stride[s]);
        if (b->scale > LC_MAX_STRIDE)
            return refuse(b, b->of_stream[s], "its stride has too little in common with others");
    }
    return true;
}

/* Elements to the unit of positions; negative where the sweep runs backwards through the array. */
static int64_t position_factor(const struct builder *b, int s)
{
    const struct poly zero = {0, NULL};
    const struct kernel_access *access = b->of_stream[s];
    int l = 0;
    while (access->stride[l].n_terms == 0)
        l++;
    const int64_t factor = b->scale / b->inner_stride[s];
    return poly_compare_growth(&access->stride[l], &zero) < 0 ? -factor : factor;
}

/* stride * (end - start) of one loop, in the unit of positions. */
static bool loop_distance(struct builder *b, int s, int l, struct poly *out)
{
    const struct kernel_loop *loop = &b->k->loops[l];
    const struct poly zero = {0, NULL};
    const struct poly stride = magnitude(b->arena, &b->of_stream[s]->stride[l]);
    struct poly length;
    return (poly_add_scaled(b->arena, &loop->end, -1, &loop->start, &length) &&
            poly_mul(b->arena, &stride, &length, &length) &&
            poly_add_scaled(b->arena, &zero, b->scale / b->inner_stride[s], &length, out)) ||
           too_large(b);
}

/*
 * The stream's length, and its repetition: where a loop does not move it, everything that the loops
 * inside touched comes again.
 */
static bool measure_stream(struct builder *b, int s)
{
    struct lc_stream *stream = &b->streams[s];
    for (int l = b->k->n_loops - 1; l >= 0; l--) {
        struct poly length;
        if (!loop_distance(b, s, l, &length))
            return false;
        if (!poly_add_scaled(b->arena, &stream->span, 1, &length, &stream->span))
            return too_large(b);
        if (b->of_stream[s]->stride[l].n_terms != 0 || stream->repeated)
            continue;
        stream->repeated = true;
        b->repeat_dims[s] = b->k->n_loops - l;
        if (!loop_distance(b, s, l + 1, &stream->repeat))
            return false;
    }
    const int64_t step = b->k->loops[b->k->n_loops - 1].step;
    const double advance = (double)b->inner_stride[s] * (double)step *
                           (double)elem_bytes(b->k->arrays[b->of_stream[s]->array].type);
    const double line = (double)b->line_bytes;
    stream->footprint = (int64_t)(advance < line ? advance : line);
    stream->cl_per_cl = kernel_lup_per_cl(b->k, b->line_bytes) * (double)stream->footprint / line;
    return true;
}

/* --- items: the accesses in the order in which they touch an element --- */

struct sortable {
    int stream;
    int number; /* in the order of evaluation */
    struct lc_item item;
};

/* A total order on polynomials that begins with their growth; 0 only for equal ones. */
static int poly_order(const struct poly *a, const struct poly *b)
{
    const int growth = poly_compare_growth(a, b);
    if (growth != 0 || poly_equal(a, b))
        return growth;
    if (a->n_terms != b->n_terms)
        return a->n_terms < b->n_terms ? -1 : 1;
    for (size_t i = 0; i < a->n_terms; i++) {
        const struct poly_term *x = &a->terms[i];
        const struct poly_term *y = &b->terms[i];
        const int exponents = memcmp(x->exponent, y->exponent, sizeof x->exponent);
        if (exponents != 0 || x->coefficient != y->coefficient)
            return exponents != 0 ? exponents : (x->coefficient < y->coefficient ? -1 : 1);
    }
    return 0;
}

static int by_stream_and_position(const void *left, const void *right)
{
    const struct sortable *a = left;
    const struct sortable *b = right;
    if (a->stream != b->stream)
        return a->stream - b->stream;
    const int ahead = poly_order(&b->item.position, &a->item.position);
    return ahead != 0 ? ahead : a->number - b->number;
}

static bool sort_items(struct builder *b)
{
    const struct kernel *k = b->k;
    const struct poly zero = {0, NULL};
    struct sortable *all = arena_alloc(b->arena, (size_t)k->n_accesses, sizeof *all);
    for (int a = 0; a < k->n_accesses; a++) {
        const int s = b->stream_of[a];
        if (s < 0)
            continue;
        struct sortable *one = &all[b->n_items++];
        *one = (struct sortable){.stream = s, .number = a, .item.write = k->accesses[a].write};
        if (!poly_add_scaled(b->arena, &zero, position_factor(b, s), &k->accesses[a].offset,
                             &one->item.position))
            return too_large(b);
    }
    qsort(all, (size_t)b->n_items, sizeof *all, by_stream_and_position);
    b->items = arena_alloc(b->arena, (size_t)b->n_items, sizeof *b->items);
    for (int i = 0; i < b->n_items; i++)
        b->items[i] = all[i].item;
    for (int s = 1; s < b->n_streams; s++)
        b->streams[s].first = b->streams[s - 1].first + b->streams[s - 1].count;
    return true;
}

/* --- options: the finite distances and what each needs --- */

/* The reuse of one item. */
struct reuse {
    int item;
    int stream;
    bool finite;
    struct poly distance;
    int dims;
};

/* How many inner loops carry a distance: the outermost whose stride it reaches, gaps by radius
 * included. */
static int carried_dims(struct builder *b, int s, const struct poly *distance)
{
    const struct poly zero = {0, NULL};
    struct poly twice;
    if (!poly_add_scaled(b->arena, distance, 1, distance, &twice))
        return b->k->n_loops;
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly stride = magnitude(b->arena, &b->of_stream[s]->stride[l]);
        if (stride.n_terms != 0 &&
            poly_add_scaled(b->arena, &zero, b->scale / b->inner_stride[s], &stride, &stride) &&
            poly_compare_growth(&twice, &stride) >= 0)
            return b->k->n_loops - l;
    }
    return 1;
}

static bool find_reuse(struct builder *b, int s, int i, struct reuse *out)
{
    const struct lc_stream *stream = &b->streams[s];
    *out = (struct reuse){.item = i, .stream = s};
    if (i == stream->first) {
        out->finite = stream->repeated;
        out->distance = stream->repeat;
        out->dims = b->repeat_dims[s];
        return true;
    }
    if (!poly_add_scaled(b->arena, &b->items[i - 1].position, -1, &b->items[i].position,
                         &out->distance))
        return too_large(b);
    out->finite = poly_compare_growth(&out->distance, &stream->span) <= 0;
    out->dims = carried_dims(b, s, &out->distance);
    return true;
}

/* Finite distances ascending, then the others. */
static int by_distance(const void *left, const void *right)
{
    const struct reuse *a = left;
    const struct reuse *b = right;
    if (a->finite != b->finite)
        return a->finite ? -1 : 1;
    const int order = a->finite ? poly_order(&a->distance, &b->distance) : 0;
    return order != 0 ? order : a->item - b->item;
}

/* The option that keeps all reuses of rank below `kept`. */
static bool make_option(struct builder *b, const struct reuse *reuses, int kept,
                        const struct poly *kept_need, int64_t rest_footprint, struct lc_option *out)
{
    const struct reuse *last = &reuses[kept - 1];
    *out = (struct lc_option){.distance = last->distance};
    if (!poly_add_scaled(b->arena, kept_need, rest_footprint, &last->distance, &out->need))
        return too_large(b);
    for (int r = kept - 1; r >= 0 && poly_equal(&reuses[r].distance, &last->distance); r--)
        out->dims = reuses[r].dims > out->dims ? reuses[r].dims : out->dims;
    struct lc_touch *touches = b->touches;
    for (int r = 0; r < b->n_items; r++)
        touches[reuses[r].item].hit = r < kept;
    struct level_traffic lines = {0};
    lc_count(b->streams, b->n_streams, touches, true, &lines);
    out->hits = lines.hits;
    out->misses = lines.misses;
    out->evicts = lines.evicts;
    return true;
}

static bool find_options(struct builder *b, const struct reuse *reuses, struct lc_analysis *out)
{
    struct lc_option *ascending = arena_alloc(b->arena, (size_t)b->n_items, sizeof *ascending);
    struct poly kept_need = {0, NULL};
    int64_t rest_footprint = 0;
    int n = 0;
    for (int r = 0; r < b->n_items; r++)
        rest_footprint += b->streams[reuses[r].stream].footprint;
    for (int r = 0; r < b->n_items && reuses[r].finite; r++) {
        const int64_t footprint = b->streams[reuses[r].stream].footprint;
        rest_footprint -= footprint;
        if (!poly_add_scaled(b->arena, &kept_need, footprint, &reuses[r].distance, &kept_need))
            return too_large(b);
        const bool run_goes_on = r + 1 < b->n_items && reuses[r + 1].finite &&
                                 poly_equal(&reuses[r].distance, &reuses[r + 1].distance);
        if (!run_goes_on &&
            !make_option(b, reuses, r + 1, &kept_need, rest_footprint, &ascending[n++]))
            return false;
    }
    struct lc_option *options = arena_alloc(b->arena, (size_t)n, sizeof *options);
    for (int o = 0; o < n; o++)
        options[o] = ascending[n - 1 - o];
    out->options = options;
    out->n_options = n;
    return true;
}

static struct lc_scratch *scratch_for(struct arena *arena, int n_items)
{
    const size_t n = (size_t)n_items;
    const struct lc_scratch scratch = {.order = arena_alloc(arena, n, sizeof *scratch.order),
                                       .position = arena_alloc(arena, n, sizeof *scratch.position),
                                       .distance = arena_alloc(arena, n, sizeof *scratch.distance),
                                       .reuses = arena_alloc(arena, n, sizeof *scratch.reuses),
                                       .needs = arena_alloc(arena, n, sizeof *scratch.needs),
                                       .touches = arena_alloc(arena, n, sizeof *scratch.touches)};
    return arena_copy(arena, &scratch, 1, sizeof scratch);
}

static bool find_total_bytes(struct builder *b, struct poly *out)
{
    const struct kernel *k = b->k;
    *out = poly_constant(b->arena, 0);
    for (int a = 0; a < k->n_arrays; a++) {
        struct poly bytes = poly_constant(b->arena, (int64_t)elem_bytes(k->arrays[a].type));
        for (int d = 0; d < k->arrays[a].n_dims; d++) {
            if (!poly_mul(b->arena, &bytes, &k->arrays[a].dims[d], &bytes))
                return too_large(b);
        }
        if (!poly_add_scaled(b->arena, out, 1, &bytes, out))
            return too_large(b);
    }
    return true;
}

static bool analyse_streams(struct builder *b, struct lc_analysis *out)
{
    struct reuse *reuses = arena_alloc(b->arena, (size_t)b->n_items, sizeof *reuses);
    for (int s = 0; s < b->n_streams; s++) {
        const struct lc_stream *stream = &b->streams[s];
        out->total_hits += stream->count * stream->cl_per_cl;
        for (int i = stream->first; i < stream->first + stream->count; i++) {
            b->touches[i].write = b->items[i].write;
            if (!find_reuse(b, s, i, &reuses[i]))
                return false;
        }
    }
    lc_count(b->streams, b->n_streams, b->touches, true, &out->none);
    qsort(reuses, (size_t)b->n_items, sizeof *reuses, by_distance);
    return find_options(b, reuses, out);
}

bool lc_analyse(const struct kernel *k, size_t line_bytes, struct arena *arena,
                struct lc_analysis *out, struct err *err)
{
    const size_t n = (size_t)k->n_accesses;
    struct lc_scratch *scratch = scratch_for(arena, k->n_accesses);
    struct builder b = {
        .k = k,
        .line_bytes = line_bytes,
        .arena = arena,
        .err = err,
        .streams = arena_alloc(arena, n, sizeof *b.streams),
        .of_stream = arena_alloc(arena, n, sizeof(void *)),
        .inner_stride = arena_alloc(arena, n, sizeof *b.inner_stride),
        .repeat_dims = arena_alloc(arena, n, sizeof *b.repeat_dims),
        .stream_of = arena_alloc(arena, n, sizeof *b.stream_of),
        .touches = scratch->touches,
    };
    *out = (struct lc_analysis){.kernel = k, .line_bytes = line_bytes, .scratch = scratch};
    if (!find_streams(&b) || !find_scale(&b) || !sort_items(&b))
        return false;
    for (int s = 0; s < b.n_streams; s++) {
        if (!measure_stream(&b, s))
            return false;
    }
    if (!analyse_streams(&b, out) || !find_total_bytes(&b, &out->total_bytes))
        return false;
    out->capacity_factor = b.scale * k->loops[k->n_loops - 1].step;
    out->n_streams = b.n_streams;
    out->streams = b.streams;
    out->n_items = b.n_items;
    out->items = b.items;
    return true;
}
