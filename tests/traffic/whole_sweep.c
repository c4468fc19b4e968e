#include "whole_sweep.h"

#include <string.h>

#include "base/panic.h"
#include "collect/traffic/cachesim.h"
#include "collect/traffic/sim_walk.h"

/* --- stack distances --- */

enum { MAX_ACCESSES = 64, SHORT = LRU_LEAST_LINES, PERIOD = LRU_PERIOD };

/* A line: when it was last touched (from 1; 0: never), and the largest distance of touches since it
 * was written. */
struct line_state {
    uint32_t touched;
    uint32_t furthest;
};

#define NEVER UINT32_MAX

/*
 * Marks the last touch of each line; a Fenwick tree counts marks between two times (Bennett and
 * Kruskal, LRU stack processing, IBM J. Res. Dev. 19(4), 1975).
 */
struct stack {
    uint32_t *tree;
    uint32_t n, now;
    struct line_state *lines;
};

static void mark(struct stack *s, uint32_t at, uint32_t change)
{
    for (; at <= s->n; at += at & -at)
        s->tree[at] += change;
}

static uint32_t marks_until(const struct stack *s, uint32_t at)
{
    uint32_t sum = 0;
    for (; at > 0; at -= at & -at)
        sum += s->tree[at];
    return sum;
}

/* The number of other lines touched since this one was; it is touched now. For short times it is
 * the number of touches, so caches of fewer lines than SHORT are not distinguished. */
static uint32_t touch(struct stack *s, struct line_state *line)
{
    uint32_t distance = NEVER;
    panic_unless(s->now < s->n, "more touches than were counted");
    if (line->touched != 0) {
        distance = s->now - line->touched;
        if (distance >= SHORT)
            distance = marks_until(s, s->now) - marks_until(s, line->touched);
        mark(s, line->touched, UINT32_MAX);
    }
    line->touched = ++s->now;
    mark(s, s->now, 1);
    return distance;
}

/* --- the nest --- */

struct nest_walk {
    int n_loops;
    int64_t count[KERNEL_MAX_LOOPS];
    int64_t index[KERNEL_MAX_LOOPS]; /* iterations of each loop so far */
    int n;
    int64_t line_bytes;
    int line_shift;
    int64_t from[KERNEL_MAX_LOOPS], to[KERNEL_MAX_LOOPS]; /* iterations that are inside */
    struct {
        int64_t address, at; /* in the first iteration, and now */
        int64_t stride[KERNEL_MAX_LOOPS];
        bool write;
    } accesses[MAX_ACCESSES]; /* reads first */
    int64_t bytes;            /* of all arrays, each in whole lines */
};

static int64_t value(const struct poly *p, const int64_t *sizes)
{
    int64_t v = 0;
    panic_unless(poly_eval(p, sizes, &v), "sizes that overflow");
    return v;
}

static void add_access(struct nest_walk *w, const struct kernel *k, const int64_t *sizes,
                       const int64_t *base, const struct kernel_access *access)
{
    const int64_t element = (int64_t)elem_bytes(k->arrays[access->array].type);
    panic_unless(w->n < MAX_ACCESSES, "too many accesses");
    w->accesses[w->n].write = access->write;
    int64_t *address = &w->accesses[w->n].address;
    *address = value(&access->offset, sizes);
    for (int l = 0; l < k->n_loops; l++) {
        const int64_t stride = value(&access->stride[l], sizes);
        *address += stride * value(&k->loops[l].start, sizes);
        w->accesses[w->n].stride[l] = stride * k->loops[l].step * element;
    }
    *address = base[access->array] + *address * element;
    w->n++;
}

static bool walk_nest(const struct kernel *k, const int64_t *sizes, size_t line_bytes,
                      struct arena *arena, struct nest_walk *w, struct err *err)
{
    *w = (struct nest_walk){.n_loops = k->n_loops,
                            .line_bytes = (int64_t)line_bytes,
                            .line_shift = __builtin_ctzll(line_bytes)};
    if (!kernel_check_sizes(k, sizes, err))
        return false;
    for (int l = 0; l < k->n_loops; l++) {
        if (!kernel_loop_iterations(k, l, sizes, &w->count[l], err))
            return false;
    }
    int64_t *base = arena_alloc(arena, (size_t)k->n_arrays, sizeof *base);
    for (int a = 0; a < k->n_arrays; a++) {
        int64_t bytes = 0;
        if (!kernel_array_bytes(k, a, sizes, &bytes, err))
            return false;
        base[a] = w->bytes;
        w->bytes += (bytes + w->line_bytes - 1) / w->line_bytes * w->line_bytes;
    }
    for (int pass = 0; pass < 2; pass++) {
        for (int a = 0; a < k->n_accesses; a++) {
            if (k->accesses[a].write == (pass == 1))
                add_access(w, k, sizes, base, &k->accesses[a]);
        }
    }
    return true;
}

static int64_t line_of(const struct nest_walk *w, int64_t address)
{
    return address >> w->line_shift;
}

static void begin_sweep(struct nest_walk *w)
{
    memset(w->index, 0, sizeof w->index);
    for (int a = 0; a < w->n; a++)
        w->accesses[a].at = w->accesses[a].address;
}

/* Returns false at the end of the sweep. */
static bool next_iteration(struct nest_walk *w, bool *line_changes)
{
    const int inner = w->n_loops - 1;
    int l = inner;
    while (l >= 0 && w->index[l] + 1 == w->count[l])
        w->index[l--] = 0;
    if (l < 0)
        return false;
    w->index[l]++;
    *line_changes = false;
    for (int a = 0; a < w->n; a++) {
        const int64_t before = w->accesses[a].at;
        int64_t at = before + w->accesses[a].stride[inner];
        if (l < inner) {
            at = w->accesses[a].address;
            for (int m = 0; m <= l; m++)
                at += w->accesses[a].stride[m] * w->index[m];
        }
        *line_changes |= line_of(w, at) != line_of(w, before);
        w->accesses[a].at = at;
    }
    return true;
}

/* --- counting --- */

/* Whole periods of line alignments, in each loop that is long enough. */
static void find_inside(struct nest_walk *w, const int64_t *edge)
{
    for (int l = 0; l < w->n_loops; l++) {
        const int64_t length = w->count[l] - 2 * edge[l];
        w->from[l] = edge[l];
        w->to[l] = edge[l] + (length < PERIOD ? length : length / PERIOD * PERIOD);
    }
}

static bool is_inside(const struct nest_walk *w)
{
    for (int l = 0; l < w->n_loops; l++) {
        if (w->index[l] < w->from[l] || w->index[l] >= w->to[l])
            return false;
    }
    return true;
}

static void count(struct lru_curve *c, uint32_t distance, bool write, uint32_t furthest)
{
    c->misses[distance < c->n ? distance : c->n - 1]++;
    if (write)
        c->writes[furthest < c->n ? furthest : c->n - 1]++;
}

/* Iterations that touch the lines of the previous one in the same order change nothing. */
static void sweep(struct nest_walk *w, struct stack *s, struct lru_sweep *out)
{
    bool line_changes = true;
    begin_sweep(w);
    do {
        const bool inside = is_inside(w);
        out->all.iterations++;
        out->inside.iterations += inside;
        for (int a = 0; line_changes && a < w->n; a++) {
            struct line_state *line = &s->lines[line_of(w, w->accesses[a].at)];
            const bool write = w->accesses[a].write;
            const uint32_t distance = touch(s, line);
            if (distance > line->furthest)
                line->furthest = distance;
            count(&out->all, distance, write, line->furthest);
            if (inside)
                count(&out->inside, distance, write, line->furthest);
            if (write)
                line->furthest = 0;
        }
    } while (next_iteration(w, &line_changes));
}

static uint32_t count_touches(struct nest_walk *w)
{
    bool line_changes = true;
    uint64_t n = 0;
    begin_sweep(w);
    do
        n += line_changes ? (uint64_t)w->n : 0;
    while (next_iteration(w, &line_changes));
    panic_unless(n < UINT32_MAX / 4, "too many iterations for a test");
    return (uint32_t)n;
}

static struct lru_curve empty_curve(struct arena *arena, size_t n)
{
    return (struct lru_curve){.n = n,
                              .misses = arena_alloc(arena, n, sizeof(uint64_t)),
                              .writes = arena_alloc(arena, n, sizeof(uint64_t))};
}

bool lru_sweep(const struct kernel *k, const int64_t *sizes, size_t line_bytes, const int64_t *edge,
               struct arena *arena, struct lru_sweep *out, struct err *err)
{
    struct nest_walk w;
    *out = (struct lru_sweep){0};
    if (!walk_nest(k, sizes, line_bytes, arena, &w, err))
        return false;
    find_inside(&w, edge);
    const size_t n_lines = (size_t)(w.bytes / w.line_bytes);
    const uint32_t touches = count_touches(&w);
    const size_t most = touches < n_lines ? touches : n_lines; /* lines that are touched */
    struct stack s = {.n = 2 * touches};
    s.tree = arena_alloc(arena, (size_t)s.n + 1, sizeof *s.tree);
    s.lines = arena_alloc(arena, n_lines, sizeof *s.lines);
    for (size_t i = 0; i < n_lines; i++)
        s.lines[i].furthest = NEVER;
    out->all = empty_curve(arena, most + 2);
    out->inside = empty_curve(arena, most + 2);
    sweep(&w, &s, out);
    out->lines = marks_until(&s, s.now);
    for (struct lru_curve *c = &out->all; c != NULL; c = c == &out->all ? &out->inside : NULL) {
        memset(c->misses, 0, c->n * sizeof *c->misses);
        memset(c->writes, 0, c->n * sizeof *c->writes);
        c->iterations = 0;
    }
    sweep(&w, &s, out);
    return true;
}

struct level_traffic lru_traffic(const struct lru_curve *c, uint64_t lines)
{
    uint64_t misses = 0;
    uint64_t writes = 0;
    for (size_t d = lines; d < c->n; d++) {
        misses += c->misses[d];
        writes += c->writes[d];
    }
    const double n = c->iterations > 0 ? (double)c->iterations : 1;
    return (struct level_traffic){.misses = (double)misses / n, .evicts = (double)writes / n};
}

/* --- any hierarchy --- */

/* Adds what the simulator counted; true if it equals `last`, which is then updated. */
static bool add_counts(const struct cachesim *sim, struct cachesim_counts *last,
                       struct traffic *sum)
{
    bool same = true;
    for (int l = 0; l <= sum->n_levels; l++) {
        const struct cachesim_counts now = cachesim_counts(sim, l);
        same = same && memcmp(&now, &last[l], sizeof now) == 0;
        last[l] = now;
        if (l == sum->n_levels) {
            sum->levels[l - 1].misses += (double)now.load.count;
            break;
        }
        sum->levels[l].hits += (double)now.hit.count;
        sum->levels[l].misses += l + 1 < sum->n_levels ? (double)now.miss.count : 0;
        sum->levels[l].evicts += (double)now.evict.count;
    }
    return same;
}

bool whole_sweep(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 const struct sim_options *options, struct arena *arena, struct traffic *out,
                 struct err *err)
{
    enum { MOST = 24, FIRST = 4 };
    struct walk w;
    struct cachesim *sim = NULL;
    struct cachesim_counts last[HIERARCHY_MAX_LEVELS + 1] = {0};
    if (!walk_make(k, sizes, h->line_bytes, options, arena, &w, err) ||
        !cachesim_create(h, &options->cache, arena, &sim, err))
        return false;
    const double per_cl = kernel_lup_per_cl(k, h->line_bytes) / (double)w.iterations;
    walk_run(&w, sim, 0, w.iterations);
    *out = (struct traffic){.n_levels = h->n_levels};
    int sweeps = 0, same = 0;
    for (; sweeps < MOST && same < 2; sweeps++) {
        if (sweeps == FIRST)
            *out = (struct traffic){.n_levels = h->n_levels};
        cachesim_clear_counts(sim);
        walk_run(&w, sim, 0, w.iterations);
        same = add_counts(sim, last, out) ? same + 1 : 0;
    }
    if (same == 2) { /* only if it stays the same */
        *out = (struct traffic){.n_levels = h->n_levels};
        add_counts(sim, last, out);
    }
    sweeps = same == 2 ? 1 : sweeps - FIRST;
    for (int l = 0; l < h->n_levels; l++) {
        out->levels[l].hits *= per_cl / sweeps;
        out->levels[l].misses *= per_cl / sweeps;
        out->levels[l].evicts *= per_cl / sweeps;
    }
    return true;
}
