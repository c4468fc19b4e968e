#include <stdlib.h>
#include <string.h>

#include "collect/kernel/poly.h"
#include "collect/traffic/lc_build.h"

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

/* Elements to the unit of positions; negative where the sweep runs backwards through the array. */
static int64_t position_factor(const struct lc_builder *b, int s)
{
    const struct poly zero = {0, NULL};
    const struct kernel_access *access = b->raw[s].access;
    int l = 0;
    while (access->stride[l].n_terms == 0)
        l++;
    return poly_compare_growth(&access->stride[l], &zero) < 0 ? -lc_unit(b, s) : lc_unit(b, s);
}

static bool item_position(struct lc_builder *b, int a, int64_t touch, struct poly *out)
{
    const struct poly zero = {0, NULL};
    const int s = b->stream_of[a];
    const struct kernel_access *access = &b->k->accesses[a];
    if (b->raw[s].across)
        return lc_across_position(b, s, access, touch, out);
    return poly_add_scaled(b->arena, &zero, position_factor(b, s), &access->offset, out) ||
           lc_too_large(b);
}

static bool sort_items(struct lc_builder *b)
{
    const struct kernel *k = b->k;
    struct sortable *all = arena_alloc(b->arena, (size_t)b->n_items, sizeof *all);
    int n = 0;
    for (int a = 0; a < k->n_accesses; a++) {
        const int s = b->stream_of[a];
        for (int64_t touch = 0; s >= 0 && touch < b->raw[s].touches; touch++) {
            struct sortable *one = &all[n++];
            *one = (struct sortable){.stream = s, .number = a, .item.write = k->accesses[a].write};
            if (!item_position(b, a, touch, &one->item.position))
                return false;
        }
    }
    qsort(all, (size_t)b->n_items, sizeof *all, by_stream_and_position);
    b->items = arena_alloc(b->arena, (size_t)b->n_items, sizeof *b->items);
    for (int i = 0; i < b->n_items; i++)
        b->items[i] = all[i].item;
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
static int carried_dims(struct lc_builder *b, int s, const struct poly *distance)
{
    const struct poly zero = {0, NULL};
    struct poly twice;
    if (!poly_add_scaled(b->arena, distance, 1, distance, &twice))
        return b->k->n_loops;
    if (b->raw[s].across)
        return lc_across_dims(b, &twice);
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly stride = lc_magnitude(b->arena, &b->raw[s].access->stride[l]);
        if (stride.n_terms != 0 &&
            poly_add_scaled(b->arena, &zero, lc_unit(b, s), &stride, &stride) &&
            poly_compare_growth(&twice, &stride) >= 0)
            return b->k->n_loops - l;
    }
    return 1;
}

static bool find_reuse(struct lc_builder *b, int s, int i, struct reuse *out)
{
    const struct lc_stream *stream = &b->streams[s];
    *out = (struct reuse){.item = i, .stream = s};
    if (i == stream->first) {
        out->finite = stream->repeated;
        out->distance = stream->repeat;
        out->dims = b->raw[s].repeat_dims;
        return true;
    }
    if (!poly_add_scaled(b->arena, &b->items[i - 1].position, -1, &b->items[i].position,
                         &out->distance))
        return lc_too_large(b);
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
static bool make_option(struct lc_builder *b, const struct reuse *reuses, int kept,
                        const struct poly *kept_need, int64_t rest_footprint, struct lc_option *out)
{
    const struct reuse *last = &reuses[kept - 1];
    *out = (struct lc_option){.distance = last->distance};
    if (!poly_add_scaled(b->arena, kept_need, rest_footprint, &last->distance, &out->need))
        return lc_too_large(b);
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

static bool find_options(struct lc_builder *b, const struct reuse *reuses, struct lc_analysis *out)
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
            return lc_too_large(b);
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

static bool find_total_bytes(struct lc_builder *b, struct poly *out)
{
    const struct kernel *k = b->k;
    *out = poly_constant(b->arena, 0);
    for (int a = 0; a < k->n_arrays; a++) {
        struct poly bytes = poly_constant(b->arena, (int64_t)elem_bytes(k->arrays[a].type));
        for (int d = 0; d < k->arrays[a].n_dims; d++) {
            if (!poly_mul(b->arena, &bytes, &k->arrays[a].dims[d], &bytes))
                return lc_too_large(b);
        }
        if (!poly_add_scaled(b->arena, out, 1, &bytes, out))
            return lc_too_large(b);
    }
    return true;
}

static bool analyse_streams(struct lc_builder *b, struct lc_analysis *out)
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
    struct lc_builder b = {
        .k = k,
        .line_bytes = line_bytes,
        .arena = arena,
        .err = err,
        .streams = arena_alloc(arena, n, sizeof *b.streams),
        .raw = arena_alloc(arena, n, sizeof *b.raw),
        .stream_of = arena_alloc(arena, n, sizeof *b.stream_of),
    };
    *out = (struct lc_analysis){.kernel = k, .line_bytes = line_bytes};
    if (!lc_find_streams(&b) || !sort_items(&b))
        return false;
    out->scratch = scratch_for(arena, b.n_items);
    b.touches = out->scratch->touches;
    for (int s = 0; s < b.n_streams; s++)
        out->across |= b.raw[s].across;
    if (!analyse_streams(&b, out) || !find_total_bytes(&b, &out->total_bytes))
        return false;
    out->capacity_factor = b.scale * k->loops[k->n_loops - 1].step;
    out->n_streams = b.n_streams;
    out->streams = b.streams;
    out->n_items = b.n_items;
    out->items = b.items;
    return true;
}
