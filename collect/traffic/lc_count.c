#include "collect/traffic/lc.h"

#include <stdlib.h>
#include <string.h>

#include "base/panic.h"
#include "collect/traffic/lc_scratch.h"
#include "collect/traffic/lc_text.h"

/* Whether the line is dirty when the stream reaches it again in the next repetition. */
static bool dirty_before(const struct lc_stream *stream, const struct lc_touch *touches)
{
    bool dirty = false;
    for (int i = stream->first; i < stream->first + stream->count; i++)
        dirty = (touches[i].hit && dirty) || touches[i].write;
    return dirty;
}

void lc_count(const struct lc_stream *streams, int n_streams, const struct lc_touch *touches,
              bool allocate, struct level_traffic *out)
{
    *out = (struct level_traffic){0};
    for (int s = 0; s < n_streams; s++) {
        const struct lc_stream *stream = &streams[s];
        bool dirty = stream->repeated && dirty_before(stream, touches);
        for (int i = stream->first; i < stream->first + stream->count; i++) {
            const struct lc_touch *touch = &touches[i];
            if (touch->hit) {
                out->hits += stream->cl_per_cl;
            } else {
                out->misses += touch->write && !allocate ? 0 : stream->cl_per_cl;
                dirty = false;
            }
            if (touch->write && !dirty) {
                out->evicts += stream->cl_per_cl;
                dirty = true;
            }
        }
    }
}

/* At small sizes the order can differ from that of the items, which is for large sizes. */
static void sort_stream(const struct lc_stream *stream, struct lc_scratch *scratch)
{
    for (int i = stream->first; i < stream->first + stream->count; i++) {
        int at = i;
        while (at > stream->first &&
               scratch->position[scratch->order[at - 1]] < scratch->position[i]) {
            scratch->order[at] = scratch->order[at - 1];
            at--;
        }
        scratch->order[at] = i;
    }
}

/* Distances of one stream's accesses, in touching order. */
static bool stream_distances(const struct lc_analysis *lc, const struct lc_stream *stream,
                             const int64_t *sizes)
{
    struct lc_scratch *scratch = lc->scratch;
    int64_t span = 0;
    int64_t repeat = LC_NO_REUSE;
    for (int i = stream->first; i < stream->first + stream->count; i++) {
        if (!poly_eval(&lc->items[i].position, sizes, &scratch->position[i]))
            return false;
    }
    sort_stream(stream, scratch);
    if ((stream->count > 1 && !poly_eval(&stream->span, sizes, &span)) ||
        (stream->repeated && !poly_eval(&stream->repeat, sizes, &repeat)))
        return false;
    scratch->distance[stream->first] = repeat;
    for (int i = stream->first + 1; i < stream->first + stream->count; i++) {
        int64_t distance = 0;
        if (__builtin_sub_overflow(scratch->position[scratch->order[i - 1]],
                                   scratch->position[scratch->order[i]], &distance))
            return false;
        scratch->distance[i] = distance <= span && distance <= repeat ? distance : repeat;
    }
    return true;
}

/* Fills position, order and distance of the scratch. */
static bool find_distances(const struct lc_analysis *lc, const int64_t *sizes, struct err *err)
{
    bool ok = lc_place_streams(lc, sizes);
    for (int s = 0; ok && s < lc->n_streams; s++)
        ok = stream_distances(lc, &lc->scratch->streams[s], sizes);
    if (ok)
        return true;
    err_set(err, ERR_INPUT, "these sizes are too large for layer conditions");
    return err_hint(err, "reuse distances must fit in 63 bits");
}

static int by_distance(const void *left, const void *right)
{
    const struct lc_reuse *a = left;
    const struct lc_reuse *b = right;
    return (a->distance > b->distance) - (a->distance < b->distance);
}

/*
 * The finite distances in ascending order, and the cache size that each of them needs: the sum over
 * all accesses of footprint * min(distance, t). Returns how many there are, without those whose
 * need overflows.
 */
static int find_needs(const struct lc_analysis *lc)
{
    struct lc_scratch *scratch = lc->scratch;
    int64_t rest = 0;
    int n = 0;
    for (int s = 0; s < lc->n_streams; s++) {
        const struct lc_stream *stream = &scratch->streams[s];
        rest += stream->count * stream->footprint;
        for (int i = stream->first; i < stream->first + stream->count; i++) {
            if (scratch->distance[i] != LC_NO_REUSE)
                scratch->reuses[n++] = (struct lc_reuse){scratch->distance[i], stream->footprint};
        }
    }
    qsort(scratch->reuses, (size_t)n, sizeof *scratch->reuses, by_distance);
    int64_t kept = 0;
    for (int r = 0; r < n; r++) {
        const struct lc_reuse *reuse = &scratch->reuses[r];
        int64_t part = 0;
        rest -= reuse->footprint;
        if (__builtin_mul_overflow(reuse->distance, reuse->footprint, &part) ||
            __builtin_add_overflow(kept, part, &kept) ||
            __builtin_mul_overflow(reuse->distance, rest, &part) ||
            __builtin_add_overflow(kept, part, &scratch->needs[r]))
            return r;
    }
    return n;
}

/* The largest distance that a cache keeps; -1: none. */
static int64_t kept_distance(const struct lc_scratch *scratch, int n_reuses, int64_t capacity)
{
    int64_t distance = -1;
    for (int r = 0; r < n_reuses && scratch->needs[r] <= capacity; r++)
        distance = scratch->reuses[r].distance;
    return distance;
}

static void count_level(const struct lc_analysis *lc, int64_t distance, bool allocate,
                        struct level_traffic *out)
{
    struct lc_scratch *scratch = lc->scratch;
    for (int i = 0; i < lc->n_items; i++) {
        scratch->touches[i].write = lc->items[scratch->order[i]].write;
        scratch->touches[i].hit = scratch->distance[i] <= distance;
    }
    lc_count(scratch->streams, lc->n_streams, scratch->touches, allocate, out);
}

/* If the offsets of rows in lines matter, caches of half and of twice the size must keep the same
 * distance: a row may need one line or two. */
static bool check_places(const struct lc_analysis *lc, int n_reuses, int64_t capacity,
                         struct err *err)
{
    const int64_t kept = kept_distance(lc->scratch, n_reuses, capacity);
    const int64_t twice = capacity > INT64_MAX / 2 ? INT64_MAX : 2 * capacity;
    if (!lc->scratch->places_decide ||
        (kept_distance(lc->scratch, n_reuses, capacity / 2) == kept &&
         kept_distance(lc->scratch, n_reuses, twice) == kept))
        return true;
    err_set(err, ERR_INPUT,
            "layer conditions do not cover these sizes: whether the cache keeps rows depends on "
            "where in a line they begin");
    return err_hint(err, "use the predictor SIM, or exchange the loops");
}

/* The condition that keeps this distance here; at small sizes there may be none. */
static int find_condition(const struct lc_analysis *lc, const int64_t *sizes, int64_t distance,
                          int64_t capacity)
{
    for (int o = 0; o < lc->n_reuse_conditions && distance >= 0; o++) {
        int64_t value = 0;
        int64_t need = 0;
        if (poly_eval(&lc->reuse_conditions[o].distance, sizes, &value) && value == distance &&
            poly_eval(&lc->reuse_conditions[o].need, sizes, &need) && need <= capacity)
            return o;
    }
    return LC_NO_CONDITION;
}

/* Layer conditions hold for caches that load every missing line and are not exclusive. */
static bool conditions_apply(const struct hierarchy *h, struct err *err)
{
    for (int l = 0; l < h->n_levels; l++) {
        const struct cache_level *c = &h->levels[l];
        if (!c->exclusive && !c->write_combining)
            continue;
        err_set(err, ERR_INPUT, "layer conditions do not hold for %.8s, which %s", c->name,
                c->exclusive ? "is exclusive" : "combines writes");
        return err_hint(err, "simulate it: -P SIM");
    }
    return true;
}

/* Prepares what depends only on the sizes: callers evaluate one grid for several core counts and
 * safety factors. */
static bool prepare(const struct lc_analysis *lc, const int64_t *sizes, struct err *err)
{
    struct lc_scratch *scratch = lc->scratch;
    const size_t bytes = (size_t)lc->kernel->n_symbols * sizeof *sizes;
    if (scratch->prepared && memcmp(scratch->sizes, sizes, bytes) == 0)
        return true;
    scratch->prepared = false;
    if (!kernel_check_sizes(lc->kernel, sizes, err) || !find_distances(lc, sizes, err))
        return false;
    scratch->n_reuses = find_needs(lc);
    memcpy(scratch->sizes, sizes, bytes);
    scratch->prepared = true;
    return true;
}

/* What one level sees. */
struct level_view {
    int64_t bytes; /* of the cache, or of one above if that is larger */
    int64_t capacity;
    int64_t distance; /* that it keeps */
};

/* Prints only what the last sizes did not need: most of a sweep share a level's condition. */
static void name_condition(const struct lc_analysis *lc, const int64_t *sizes, int level,
                           const struct level_view *view, char text[LC_TEXT_BYTES])
{
    struct lc_named *const named = &lc->scratch->named[level];
    const int condition = view->capacity > lc->scratch->total
                              ? LC_ALL_FIT
                              : find_condition(lc, sizes, view->distance, view->capacity);
    if (!named->known || named->condition != condition || named->bytes != view->bytes) {
        *named = (struct lc_named){.known = true, .condition = condition, .bytes = view->bytes};
        lc_print_named(lc, condition, view->bytes, named->text);
    }
    memcpy(text, named->text, LC_TEXT_BYTES);
}

bool lc_traffic(const struct lc_analysis *lc, const int64_t *sizes, const struct hierarchy *h,
                double safety, struct traffic *out, struct err *err)
{
    panic_unless(h->line_bytes == lc->line_bytes, "layer conditions for another line size");
    *out = (struct traffic){.n_levels = h->n_levels};
    if (!conditions_apply(h, err) || !prepare(lc, sizes, err))
        return false;
    const int n_reuses = lc->scratch->n_reuses;
    int64_t bytes = 0;
    bool allocate = false;
    for (int level = 0; level < h->n_levels; level++) {
        const int64_t own = lc_cache_bytes(h, level, safety);
        bytes = own > bytes ? own : bytes; /* a level sees only what those above miss */
        allocate |= h->levels[level].write_allocate;
        const int64_t capacity = lc_capacity(lc, bytes);
        const struct level_view view = {bytes, capacity,
                                        kept_distance(lc->scratch, n_reuses, capacity)};
        name_condition(lc, sizes, level, &view, out->condition[level]);
        if (capacity > lc->scratch->total) {
            out->levels[level].hits = lc->total_hits;
            continue;
        }
        count_level(lc, view.distance, allocate, &out->levels[level]);
        if (!lc_check_leftovers(lc, sizes, view.distance, out->levels[level].misses, err) ||
            !check_places(lc, n_reuses, capacity, err))
            return false;
    }
    return true;
}

bool lc_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                struct arena *arena, struct traffic *out, struct err *err)
{
    const struct arena_mark mark = arena_mark(arena);
    struct lc_analysis lc;
    const bool ok =
        lc_analyse(k, h->line_bytes, arena, &lc, err) && lc_traffic(&lc, sizes, h, 1, out, err);
    arena_reset(arena, mark);
    return ok;
}
