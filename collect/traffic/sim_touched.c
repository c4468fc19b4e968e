/* The data that a whole sweep touches, computed without simulating it. */
#include "collect/traffic/sim_walk.h"

/* A loop that moves an access; the stride is taken as positive. */
struct span {
    uint64_t stride;
    int64_t count;
};

/* What one access touches, or several that move in the same way: `width` bytes at base + the sum of
 * index * stride, for each index from 0 to count - 1. */
struct box {
    int array;
    uint64_t base, width;
    int n; /* loops that move the access; the shortest stride first */
    struct span spans[KERNEL_MAX_LOOPS];
};

static uint64_t magnitude(int64_t x)
{
    return x < 0 ? (uint64_t)-x : (uint64_t)x;
}

static struct box box_of(const struct walk *w, const struct walk_access *a)
{
    struct box box = {.array = a->array, .base = a->address, .width = a->bytes};
    for (int l = 0; l < w->n_loops; l++) {
        if (a->stride[l] == 0 || w->count[l] == 1)
            continue;
        const struct span span = {magnitude(a->stride[l]), w->count[l]};
        if (a->stride[l] < 0)
            box.base -= span.stride * (uint64_t)(span.count - 1);
        int at = box.n++;
        for (; at > 0 && box.spans[at - 1].stride > span.stride; at--)
            box.spans[at] = box.spans[at - 1];
        box.spans[at] = span;
    }
    return box;
}

static bool moves_as(const struct box *a, const struct box *b)
{
    bool same = a->array == b->array && a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = a->spans[i].stride == b->spans[i].stride;
    return same;
}

/* Extends `into` by what `other` touches if both reach the same lines: if they are a few steps of
 * each loop apart, and less than a line beyond that. False if they do not. */
static bool join(struct box *into, const struct box *other, size_t line_bytes)
{
    int64_t steps[KERNEL_MAX_LOOPS] = {0};
    int64_t rest = (int64_t)(other->base - into->base);
    if (!moves_as(into, other))
        return false;
    for (int i = into->n - 1; i >= 0; i--) {
        const int64_t stride = (int64_t)into->spans[i].stride;
        steps[i] = (rest + (rest < 0 ? -stride / 2 : stride / 2)) / stride;
        rest -= steps[i] * stride;
        if (steps[i] > into->spans[i].count || -steps[i] > other->spans[i].count)
            return false;
    }
    if (magnitude(rest) >= line_bytes)
        return false;
    for (int i = 0; i < into->n; i++) {
        struct span *span = &into->spans[i];
        const int64_t end = steps[i] + other->spans[i].count;
        span->count = end > span->count ? end : span->count;
        if (steps[i] < 0) {
            span->count -= steps[i];
            into->base += (uint64_t)steps[i] * span->stride;
        }
    }
    into->base += rest < 0 ? (uint64_t)rest : 0;
    into->width += magnitude(rest);
    return true;
}

static uint64_t end_of(const struct box *box)
{
    uint64_t end = box->base + box->width;
    for (int i = 0; i < box->n; i++)
        end += box->spans[i].stride * (uint64_t)(box->spans[i].count - 1);
    return end;
}

/* Bytes of the lines that a box touches. It consists of pieces without a gap of a line, each of
 * which may begin anywhere in a line. */
static double lines_of(const struct box *box, size_t line_bytes)
{
    uint64_t width = box->width;
    double pieces = 1;
    for (int i = 0; i < box->n; i++) {
        const struct span *span = &box->spans[i];
        if (pieces == 1 && span->stride <= width + line_bytes)
            width += span->stride * (uint64_t)(span->count - 1);
        else
            pieces *= (double)span->count;
    }
    return pieces * (double)(width - box->width + line_bytes);
}

/* The boxes of all accesses; those that reach the same lines are joined. Returns their number. */
static size_t find_boxes(const struct walk *w, struct box *boxes)
{
    size_t n = 0;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct box box = box_of(w, &w->accesses[i]);
        bool joined = false;
        for (size_t k = 0; k < n && !joined; k++)
            joined = join(&boxes[k], &box, w->line_bytes);
        if (!joined)
            boxes[n++] = box;
    }
    return n;
}

/* Bytes between the first and the last byte that the accesses to an array touch, plus the rest of a
 * line. */
static double range_of(const struct walk *w, int array)
{
    uint64_t begin = UINT64_MAX;
    uint64_t end = 0;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct box box = box_of(w, &w->accesses[i]);
        if (box.array != array)
            continue;
        begin = box.base < begin ? box.base : begin;
        end = end_of(&box) > end ? end_of(&box) : end;
    }
    return (double)(end - begin + w->line_bytes);
}

double walk_touched_bytes(const struct walk *w, struct arena *arena)
{
    const struct arena_mark mark = arena_mark(arena);
    struct box *boxes = arena_alloc(arena, w->n_accesses, sizeof *boxes);
    const size_t n = find_boxes(w, boxes);
    double all = 0;
    for (size_t i = 0; i < n; i++) {
        double sum = 0;
        bool first = true; /* whether this is the first box of its array; the array counts once */
        for (size_t k = 0; k < n; k++) {
            const bool same = boxes[k].array == boxes[i].array;
            first &= !same || k >= i;
            sum += same ? lines_of(&boxes[k], w->line_bytes) : 0;
        }
        if (first) {
            const double range = range_of(w, boxes[i].array);
            all += sum < range ? sum : range;
        }
    }
    arena_reset(arena, mark);
    return all;
}

double walk_touches(const struct walk *w)
{
    double touches = 0;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *a = &w->accesses[i];
        const uint64_t stride = magnitude(a->stride[w->n_loops - 1]);
        bool together = false;
        for (size_t k = 0; k < i && !together; k++) {
            const int64_t apart = (int64_t)(a->address - w->accesses[k].address);
            together = magnitude(apart) < w->line_bytes && walk_same_strides(w, a, &w->accesses[k]);
        }
        const double lines = stride < w->line_bytes ? (double)stride / (double)w->line_bytes : 1;
        touches += together ? 0 : (double)w->iterations * lines;
    }
    return touches;
}

bool walk_alike(const struct walk *w)
{
    bool alike = true;
    for (size_t i = 0; i < w->n_accesses; i++)
        for (int l = 0; l < w->n_loops; l++) {
            const struct walk_access *a = &w->accesses[i];
            const struct walk_access *b = &w->accesses[0];
            if (w->count[l] > 1)
                alike &= a->stride[l] != 0 &&
                         a->stride[l] / (int64_t)a->bytes == b->stride[l] / (int64_t)b->bytes;
        }
    return alike;
}
