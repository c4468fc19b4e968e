#include "collect/traffic/lc_smooth.h"

#include <math.h>
#include <string.h>

#include "collect/traffic/lc_scratch.h"
#include "stempel/kernel/poly.h"

/* A cache with more ways than this is treated as fully associative: it keeps a line if everything
 * fits. */
enum { MAX_WAYS = 64 };

/* Accesses that touch a line one after the other within a given time, and the lines that they touch
 * in it. */
struct window {
    int stream;
    int first, last; /* in touching order, last exclusive */
    double lines;
};

/* The state of a prediction. Arrays have one entry per item, in touching order, unless noted. */
struct smooth {
    const struct lc_analysis *lc;
    const struct lc_stream *streams; /* at these sizes */
    const int64_t *sizes;
    const struct hierarchy *h;
    int64_t extent[KERNEL_MAX_LOOPS]; /* index values of each loop */
    const int64_t **shift;            /* of each access, as in lc_item */
    double *row_bytes;                /* between two rows of each stream; infinite: none */
    double *kept;                     /* probability of a hit in this cache or one above */
    struct window *windows;
    int n_windows;
};

/* --- how many lines are touched between two touches of a line --- */

static double lines_of(const struct smooth *m, double need)
{
    return need / (double)m->lc->capacity_factor / (double)m->h->line_bytes;
}

static double lines_between(const struct smooth *m, const struct lc_stream *stream,
                            int64_t distance)
{
    return lines_of(m, (double)distance * (double)stream->footprint);
}

/* The windows of all streams within the time of a reuse distance. */
static void find_windows(struct smooth *m, int64_t time)
{
    const int64_t *distance = m->lc->scratch->distance;
    m->n_windows = 0;
    for (int s = 0; s < m->lc->n_streams; s++) {
        const struct lc_stream *stream = &m->streams[s];
        for (int i = stream->first; i < stream->first + stream->count; i++) {
            /* what an outer loop repeats touches no further lines */
            const double lines = lines_between(m, stream, distance[i] < time ? distance[i] : time);
            if (i == stream->first || distance[i] > time)
                m->windows[m->n_windows++] = (struct window){s, i, i, lines};
            else
                m->windows[m->n_windows - 1].lines += lines;
            m->windows[m->n_windows - 1].last = i + 1;
        }
    }
}

/* The windows of a whole sweep: one per array. */
static void find_arrays(struct smooth *m)
{
    m->n_windows = 0;
    for (int s = 0; s < m->lc->n_streams; s++) {
        const int array = m->streams[s].access->array;
        bool known = false;
        for (int t = 0; t < s; t++)
            known |= m->streams[t].access->array == array;
        if (!known)
            m->windows[m->n_windows++] =
                (struct window){s, 0, 0, lines_of(m, (double)m->lc->scratch->array_needs[array])};
    }
}

/* --- does the line survive? --- */

/* Probability of fewer than `ways` events if `mean` are expected. */
static double poisson_below(double mean, uint32_t ways)
{
    double term = exp(-mean);
    double sum = 0;
    for (uint32_t n = 0; n < ways; n++) {
        sum += term;
        term *= mean / (n + 1);
    }
    return fmin(sum, 1);
}

/* Probability that fewer than `room` windows put one line more than their whole number into the
 * set. */
static double windows_below(const struct smooth *m, double sets, int own, double room)
{
    double chance[MAX_WAYS] = {1}; /* of exactly n more lines */
    if (room < 1)
        return 0;
    const int limit = (int)room;
    for (int w = 0; w < m->n_windows; w++) {
        const double fraction = fmod(m->windows[w].lines / sets, 1);
        if (w == own || fraction <= 0)
            continue;
        for (int n = limit - 1; n > 0; n--)
            chance[n] += fraction * (chance[n - 1] - chance[n]);
        chance[0] *= 1 - fraction;
    }
    double sum = 0;
    for (int n = 0; n < limit; n++)
        sum += chance[n];
    return fmin(sum, 1); /* rounding errors */
}

/* Probability that a cache keeps a line while all windows are touched. The line is part of window
 * `own`, which has `ahead` lines on one side of it. */
static double survival(const struct smooth *m, int level, int own, double ahead)
{
    const struct cache_level *cache = &m->h->levels[level];
    const double sets = (double)cache->sets;
    const bool victims = level > 0 && m->h->levels[level - 1].victims_to == level;
    double lines = 0;
    double whole = 0; /* lines that fall into the set wherever the windows begin */
    for (int w = 0; w < m->n_windows; w++) {
        lines += m->windows[w].lines;
        whole += w == own ? 0 : floor(m->windows[w].lines / sets);
    }
    if (victims)
        lines -= (double)cache_bytes(m->h, level - 1) / (double)m->h->line_bytes;
    if (lines <= 0)
        return 1;
    if (cache->policy == CACHE_RANDOM)
        return exp(-lines / (sets * cache->ways));
    if (cache->ways > MAX_WAYS)
        return lines <= sets * cache->ways ? 1 : 0;
    if (level > 0)
        return poisson_below(lines / sets, cache->ways);
    whole += floor(ahead / sets) + floor((m->windows[own].lines - ahead) / sets);
    return windows_below(m, sets, own, cache->ways - whole);
}

/* Whether all arrays fit together in a cache below the first, which then keeps them. */
static bool all_fit(const struct smooth *m, int level)
{
    double bytes = (double)cache_bytes(m->h, level);
    if (level > 0 && m->h->levels[level - 1].victims_to == level)
        bytes += (double)cache_bytes(m->h, level - 1);
    return level > 0 && (double)m->lc->scratch->total < bytes * (double)m->lc->capacity_factor;
}

/* Raises the probabilities to those of a cache; it never sees what a level above keeps. */
static void find_kept(struct smooth *m, int level)
{
    const struct lc_scratch *scratch = m->lc->scratch;
    for (int s = 0; s < m->lc->n_streams; s++) {
        const struct lc_stream *stream = &m->streams[s];
        for (int i = stream->first; i < stream->first + stream->count; i++) {
            const bool reused = scratch->distance[i] != LC_NO_REUSE;
            double ahead = 0;
            int own = 0;
            if (reused)
                find_windows(m, scratch->distance[i]);
            else
                find_arrays(m);
            while (reused && (i < m->windows[own].first || i >= m->windows[own].last))
                own++;
            while (!reused &&
                   m->streams[m->windows[own].stream].access->array != stream->access->array)
                own++;
            for (int j = m->windows[own].first + 1; reused && j <= i; j++)
                ahead += lines_between(m, stream, scratch->distance[j]);
            const double chance = survival(m, level, own, ahead);
            m->kept[i] = chance > m->kept[i] ? chance : m->kept[i];
        }
    }
}

/* --- lines that a group of accesses moves --- */

static bool find_extents(struct smooth *m, struct err *err)
{
    for (int l = 0; l < m->lc->kernel->n_loops; l++) {
        int64_t first = 0;
        int64_t last = 0;
        if (!kernel_loop_range(m->lc->kernel, l, m->sizes, &first, &last, err))
            return false;
        m->extent[l] = last - first + 1;
    }
    return true;
}

/* The shifts of the accesses, and the distances between rows. */
static bool find_rows(struct smooth *m)
{
    const struct kernel *k = m->lc->kernel;
    for (int i = 0; i < m->lc->n_items; i++)
        m->shift[i] = m->lc->items[m->lc->scratch->order[i]].shift;
    for (int s = 0; s < m->lc->n_streams; s++) {
        const struct lc_stream *stream = &m->streams[s];
        const double element = (double)elem_bytes(k->arrays[stream->access->array].type);
        int64_t stride = 0;
        int l = k->n_loops - 2;
        while (l >= 0 && !stream->moves[l])
            l--;
        if (l >= 0 && !poly_eval(&stream->access->stride[l], m->sizes, &stride))
            return false;
        m->row_bytes[s] =
            l < 0 ? INFINITY : fabs((double)stride) * (double)k->loops[l].step * element;
    }
    return true;
}

/* Index values of a loop (elements in the innermost) that the accesses first to last (exclusive)
 * reach beyond those that one of them reaches. */
static int64_t halo(const struct smooth *m, int first, int last, int l)
{
    int64_t low = m->shift[first][l];
    int64_t high = low;
    for (int i = first + 1; i < last; i++) {
        low = m->shift[i][l] < low ? m->shift[i][l] : low;
        high = m->shift[i][l] > high ? m->shift[i][l] : high;
    }
    return high - low;
}

/*
 * Lines in the box that the accesses first to last touch in a sweep, relative to those of one
 * access in a grid without edges. The box includes halos and the partial lines at the ends of rows,
 * unless the next row continues in the same line.
 */
static double box_factor(const struct smooth *m, int s, int first, int last)
{
    const struct kernel *k = m->lc->kernel;
    const struct lc_stream *stream = &m->streams[s];
    const double element = (double)elem_bytes(k->arrays[stream->access->array].type);
    const double line = (double)m->h->line_bytes;
    const int inner = k->n_loops - 1;
    double factor = 1;
    for (int l = 0; l < inner; l++) {
        if (stream->moves[l])
            factor *= (double)(m->extent[l] + halo(m, first, last, l)) / (double)m->extent[l];
    }
    if (stream->placed)
        return factor; /* every access touches its own line */
    const double row_bytes = m->row_bytes[s];
    const double step = (double)k->loops[inner].step;
    const double bytes = (double)stream->footprint / step; /* new bytes per index value */
    const double reach =
        (double)m->extent[inner] * bytes + (double)halo(m, first, last, inner) * element;
    const double with_ends = reach - element + line;
    factor *= (with_ends < row_bytes ? with_ends : row_bytes) / ((double)m->extent[inner] * bytes);
    return factor;
}

/* The same, but not more than the accesses touch separately if they lie far apart. */
static double edge_factor(const struct smooth *m, int s, int first, int last)
{
    const double together = box_factor(m, s, first, last);
    const double apart = (last - first) * box_factor(m, s, first, first + 1);
    return together < apart ? together : apart;
}

/* --- traffic of one cache --- */

/* A group of accesses begins with one that is more likely to miss than to hit. */
static bool begins_group(const struct smooth *m, const struct lc_stream *stream, int i)
{
    return i == stream->first || m->kept[i] < 0.5;
}

static int group_end(const struct smooth *m, const struct lc_stream *stream, int i)
{
    const int end = stream->first + stream->count;
    do
        i++;
    while (i < end && !begins_group(m, stream, i));
    return i;
}

/* Follows a stream twice: only after the first time is it known whether its lines are dirty when it
 * reaches them. */
static void count_stream(const struct smooth *m, int s, bool allocate, struct level_traffic *out)
{
    const struct lc_stream *stream = &m->streams[s];
    const struct lc_scratch *scratch = m->lc->scratch;
    const int end = stream->first + stream->count;
    double dirty = 0;
    double dirty_lines = 0; /* moved per line of work if the line is dirty */
    for (int pass = 0; pass < 2; pass++) {
        for (int i = stream->first; i < end; i++) {
            const bool write = m->lc->items[scratch->order[i]].write;
            const double lines = stream->cl_per_cl * edge_factor(m, s, i, group_end(m, stream, i));
            if (pass == 1) {
                out->hits += stream->cl_per_cl * m->kept[i];
                out->misses += write && !allocate ? 0 : lines * (1 - m->kept[i]);
                out->evicts += dirty_lines * dirty * (1 - m->kept[i]);
            }
            dirty_lines = begins_group(m, stream, i) ? lines : dirty_lines;
            dirty = write ? 1 : dirty * m->kept[i];
        }
    }
}

static void count_level(const struct smooth *m, int level, bool allocate, struct level_traffic *out)
{
    for (int s = 0; s < m->lc->n_streams; s++)
        count_stream(m, s, allocate, out);
    if (m->h->levels[level].victims_to > level)
        out->evicts = out->misses;
}

/* Whether all caches replace the least recently used line, or a random one. */
static bool covers(const struct hierarchy *h, struct err *err)
{
    for (int l = 0; l < h->n_levels; l++) {
        const struct cache_level *level = &h->levels[l];
        if (level->policy == CACHE_LRU || level->policy == CACHE_RANDOM)
            continue;
        err_set(err, ERR_INPUT, "smooth layer conditions do not cover %s replacement in %.8s",
                level->policy == CACHE_FIFO ? "FIFO" : "MRU", level->name);
        return err_hint(err, "use the predictor SIM");
    }
    return true;
}

bool lcs_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err)
{
    struct lc_analysis lc;
    *out = (struct traffic){.n_levels = h->n_levels};
    struct traffic sharp; /* for the text of the nearest condition; sets the distances in lc */
    if (!lc_analyse(k, h->line_bytes, arena, &lc, err) ||
        !lc_traffic(&lc, sizes, h, 1, &sharp, err))
        return false;
    if (!covers(h, err))
        return false;
    if (lc.across)
        return err_set(err, ERR_INPUT,
                       "smooth layer conditions do not cover loops that run across an array") ||
               err_hint(err, "use the predictor SIM or LC, or exchange the loops");
    const size_t n = (size_t)lc.n_items;
    struct smooth m = {.lc = &lc,
                       .streams = lc.scratch->streams,
                       .sizes = sizes,
                       .h = h,
                       .shift = arena_alloc(arena, n, sizeof *m.shift),
                       .row_bytes = arena_alloc(arena, (size_t)lc.n_streams, sizeof *m.row_bytes),
                       .kept = arena_alloc(arena, n, sizeof *m.kept),
                       .windows = arena_alloc(arena, n, sizeof *m.windows)};
    bool allocate = false;
    if (!find_extents(&m, err) || !find_rows(&m))
        return false;
    for (int level = 0; level < h->n_levels; level++) {
        allocate |= h->levels[level].write_allocate;
        find_kept(&m, level);
        for (int i = 0; all_fit(&m, level) && i < lc.n_items; i++)
            m.kept[i] = 1;
        memcpy(out->condition[level], sharp.condition[level], sizeof sharp.condition[level]);
        count_level(&m, level, allocate, &out->levels[level]);
    }
    return true;
}
