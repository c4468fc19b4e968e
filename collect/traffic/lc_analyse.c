#include <stdlib.h>
#include <string.h>

#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

/* --- items: the accesses in the order in which they touch an element --- */

struct sortable {
    int stream;
    int number; /* in source order */
    struct lc_item item;
};

static int order_of(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

/* A total order on polynomials that begins with their growth; 0 only for equal ones. */
static int poly_order(const struct poly *a, const struct poly *b)
{
    int order = poly_compare_growth(a, b);
    if (order == 0)
        order = order_of((int64_t)a->n_terms, (int64_t)b->n_terms);
    for (size_t i = 0; order == 0 && i < a->n_terms; i++) {
        const struct poly_term *x = &a->terms[i];
        const struct poly_term *y = &b->terms[i];
        order = memcmp(x->exponent, y->exponent, sizeof x->exponent);
        if (order == 0)
            order = order_of(x->coefficient, y->coefficient);
    }
    return order;
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

static bool item_position(struct lc_builder *b, const struct lc_member *m, struct poly *out)
{
    const struct lc_pattern *p = &b->patterns[b->raw[m->stream].pattern];
    if (p->across)
        return lc_across_position(b, p, &b->k->accesses[m->access], m->touch, out);
    *out = (struct poly){0, NULL};
    for (int l = 0; l < b->k->n_loops; l++) {
        if (m->shift[l] != 0 && !poly_add_scaled(b->arena, out, m->shift[l], &p->weight[l], out))
            return lc_too_large(b);
    }
    return true;
}

static bool sort_items(struct lc_builder *b)
{
    struct sortable *all = arena_alloc(b->arena, (size_t)b->n_items, sizeof *all);
    for (int i = 0; i < b->n_items; i++) {
        const struct lc_member *m = &b->members[i];
        all[i] = (struct sortable){
            .stream = m->stream,
            .number = m->access,
            .item = {.write = b->k->accesses[m->access].write, .shift = m->shift}};
        if (!item_position(b, m, &all[i].item.position))
            return false;
    }
    qsort(all, (size_t)b->n_items, sizeof *all, by_stream_and_position);
    b->items = arena_alloc(b->arena, (size_t)b->n_items, sizeof *b->items);
    for (int i = 0; i < b->n_items; i++)
        b->items[i] = all[i].item;
    return true;
}

/* --- reuse conditions: the finite distances and what each needs --- */

/* The reuse of one item. */
struct reuse {
    int item;
    int stream;
    bool finite;
    struct poly distance;
    int dims;
};

/* How many inner loops carry a distance: up to the outermost loop whose stride it reaches. Twice
 * the distance is compared, as gaps by the radius reduce it. */
static int carried_dims(struct lc_builder *b, int s, const struct poly *distance)
{
    const struct lc_pattern *p = &b->patterns[b->raw[s].pattern];
    struct poly twice;
    if (!poly_add_scaled(b->arena, distance, 1, distance, &twice))
        return b->k->n_loops;
    if (p->across)
        return lc_across_dims(b, &twice);
    for (int l = 0; l < b->k->n_loops; l++) {
        if (p->moves[l] && poly_compare_growth(&twice, &p->weight[l]) >= 0)
            return b->k->n_loops - l;
    }
    return 1;
}

/* The reuse distance of an item: to the item ahead, or to its own access one iteration of the
 * repeating loop ago, whichever is nearer. */
static bool find_reuse(struct lc_builder *b, int s, int i, struct reuse *out)
{
    const struct lc_stream *stream = &b->streams[s];
    *out = (struct reuse){.item = i,
                          .stream = s,
                          .finite = stream->repeated,
                          .distance = stream->repeat,
                          .dims = b->k->n_loops - b->patterns[b->raw[s].pattern].repeating};
    if (i == stream->first)
        return true;
    struct poly distance;
    if (!poly_add_scaled(b->arena, &b->items[i - 1].position, -1, &b->items[i].position, &distance))
        return lc_too_large(b);
    if (stream->repeated && poly_compare_growth(&distance, &stream->repeat) >= 0)
        return true;
    if (poly_compare_growth(&distance, &stream->span) > 0)
        return true;
    out->finite = true;
    out->distance = distance;
    out->dims = carried_dims(b, s, &distance);
    return true;
}

/* Finite distances in ascending order, then the others. */
static int by_distance(const void *left, const void *right)
{
    const struct reuse *a = left;
    const struct reuse *b = right;
    if (a->finite != b->finite)
        return a->finite ? -1 : 1;
    const int order = a->finite ? poly_order(&a->distance, &b->distance) : 0;
    return order != 0 ? order : a->item - b->item;
}

/* The option that keeps the first `kept` reuses. */
static bool make_condition(struct lc_builder *b, const struct reuse *reuses, int kept,
                           const struct poly *kept_need, int64_t rest_footprint,
                           struct lc_reuse_condition *out)
{
    const struct reuse *last = &reuses[kept - 1];
    *out = (struct lc_reuse_condition){.distance = last->distance};
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

static bool find_conditions(struct lc_builder *b, const struct reuse *reuses,
                            struct lc_analysis *out)
{
    struct lc_reuse_condition *ascending =
        arena_alloc(b->arena, (size_t)b->n_items, sizeof *ascending);
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
            !make_condition(b, reuses, r + 1, &kept_need, rest_footprint, &ascending[n++]))
            return false;
    }
    struct lc_reuse_condition *conditions = arena_alloc(b->arena, (size_t)n, sizeof *conditions);
    for (int o = 0; o < n; o++)
        conditions[o] = ascending[n - 1 - o];
    out->reuse_conditions = conditions;
    out->n_reuse_conditions = n;
    return true;
}

static struct lc_scratch *scratch_for(struct arena *arena, const struct lc_analysis *lc)
{
    const size_t n = (size_t)lc->n_items;
    const struct lc_scratch scratch = {
        .streams = arena_copy(arena, lc->streams, (size_t)lc->n_streams, sizeof *lc->streams),
        .array_needs =
            arena_alloc(arena, (size_t)lc->kernel->n_arrays, sizeof *scratch.array_needs),
        .order = arena_alloc(arena, n, sizeof *scratch.order),
        .position = arena_alloc(arena, n, sizeof *scratch.position),
        .distance = arena_alloc(arena, n, sizeof *scratch.distance),
        .reuses = arena_alloc(arena, n, sizeof *scratch.reuses),
        .needs = arena_alloc(arena, n, sizeof *scratch.needs),
        .touches = arena_alloc(arena, n, sizeof *scratch.touches)};
    return arena_copy(arena, &scratch, 1, sizeof scratch);
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
    return find_conditions(b, reuses, out);
}

bool lc_analyse(const struct kernel *k, size_t line_bytes, struct arena *arena,
                struct lc_analysis *out, struct err *err)
{
    struct lc_builder b = {
        .k = k,
        .line_bytes = line_bytes,
        .arena = arena,
        .err = err,
    };
    *out = (struct lc_analysis){.kernel = k, .line_bytes = line_bytes};
    if (!lc_find_streams(&b) || !sort_items(&b))
        return false;
    out->capacity_factor = b.scale * b.steps[k->n_loops];
    out->n_streams = b.n_streams;
    out->streams = b.streams;
    out->n_items = b.n_items;
    out->items = b.items;
    out->scratch = scratch_for(arena, out);
    b.touches = out->scratch->touches;
    for (int p = 0; p < b.n_patterns; p++)
        out->across |= b.patterns[p].across;
    return analyse_streams(&b, out) && lc_find_total(&b, out) && lc_find_leftovers(&b, out);
}
