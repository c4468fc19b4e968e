#include "collect/sweep/layers.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "collect/sweep/sizes.h"

enum { DIGITS = 6, SMALLEST_BLOCK = 4 };
/* Blocks one behind the other that fill the caches so many times are in memory. */
enum { BLOCKED_CACHE_FACTOR = 8, LONGEST_GRID = 1 << 30 };

void layers_find(const struct kernel *k, const struct machine *m, struct arena *arena,
                 struct layers *out)
{
    struct err why = {0};
    struct lc_analysis analysis;
    *out = (struct layers){0};
    machine_hierarchy(m, 1, &out->hierarchy);
    out->known = lc_analyse(k, m->line_bytes, arena, &analysis, &why);
    if (out->known)
        lc_list(&analysis, &out->hierarchy, 1, arena, &out->listing);
}

struct str layers_table(const struct layers *layers, struct arena *arena)
{
    static const char *const header[] = {"level",    "cache_bytes", "dims",   "condition",
                                         "max_size", "hits",        "misses", "evicts"};
    struct sb out = {.arena = arena};
    if (!layers->known)
        return sb_str(&out);
    for (size_t i = 0; i < sizeof header / sizeof *header; i++)
        csv_add(&out, str_of(header[i]));
    csv_end(&out);
    for (int i = 0; i < layers->listing.count; i++) {
        const struct lc_condition *c = &layers->listing.items[i];
        csv_add(&out, str_of(layers->hierarchy.levels[c->level].name));
        csv_add_number(&out, (double)c->cache_bytes, 15);
        csv_add(&out, str_of(lc_dims_name(c->dims)));
        csv_add(&out, c->text);
        csv_add_number(&out, c->max_size > 0 ? (double)c->max_size : NAN, 15);
        csv_add_number(&out, c->hits, DIGITS);
        csv_add_number(&out, c->misses, DIGITS);
        csv_add_number(&out, c->evicts, DIGITS);
        csv_end(&out);
    }
    return sb_str(&out);
}

/* The condition of a cache that keeps the reuse over the outermost loop, or null. */
static const struct lc_condition *outermost(const struct layers *layers, const struct kernel *k,
                                            int level)
{
    for (int i = 0; layers->known && i < layers->listing.count; i++) {
        const struct lc_condition *c = &layers->listing.items[i];
        if (c->level == level && c->dims == k->n_loops && !c->always)
            return c;
    }
    return NULL;
}

static bool holds_at(const struct lc_condition *c, const struct kernel *k,
                     const struct set_sizes *wanted, int64_t size)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t need = 0;
    sizes_fill(k, wanted, size, sizes);
    return poly_eval(&c->need, sizes, &need) && need <= c->cache_bytes * c->capacity_factor;
}

int64_t layers_largest_size(const struct layers *layers, const struct kernel *k,
                            const struct set_sizes *wanted)
{
    const struct lc_condition *c = outermost(layers, k, layers->hierarchy.n_levels - 1);
    if (c == NULL)
        return 0;
    if (wanted->n_symbols == 0)
        return c->max_size > 0 ? c->max_size : 0;
    int64_t low = 0;
    int64_t high = INT32_MAX;
    while (low < high) {
        const int64_t middle = low + (high - low + 1) / 2;
        if (holds_at(c, k, wanted, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low < INT32_MAX ? low : 0;
}

static int level_named(const struct layers *layers, const char *name)
{
    for (int i = 0; i < layers->hierarchy.n_levels; i++) {
        if (strcmp(layers->hierarchy.levels[i].name, name) == 0)
            return i;
    }
    return -1;
}

/* The size symbol that bounds a loop, or -1. */
static int loop_symbol(const struct kernel *k, int loop)
{
    const struct poly *end = &k->loops[loop].end;
    for (size_t t = 0; t < end->n_terms; t++) {
        for (int s = 0; s < k->n_symbols; s++) {
            if (end->terms[t].exponent[s] != 0)
                return s;
        }
    }
    return -1;
}

/* Iterations of one loop at these sizes. */
static int64_t trip_count(const struct kernel *k, int loop, const int64_t *sizes)
{
    int64_t start = 0;
    int64_t end = 0;
    if (!poly_eval(&k->loops[loop].start, sizes, &start) ||
        !poly_eval(&k->loops[loop].end, sizes, &end))
        return 0;
    return end > start ? end - start : 0;
}

/* A block of `width` elements of a dimension has room for the halo's width less iterations. */
static int64_t block_of(const struct kernel *k, int loop, int symbol, int64_t width,
                        const int64_t *sizes)
{
    const int64_t halo = sizes[symbol] - trip_count(k, loop, sizes);
    return width - (halo > 0 ? halo : 0);
}

bool layers_block(const struct layers *layers, const struct kernel *k, const char *level, int mode,
                  const int64_t *sizes, int64_t block_sizes[KERNEL_MAX_LOOPS])
{
    const int index = level_named(layers, level);
    const struct lc_condition *c = index < 0 ? NULL : outermost(layers, k, index);
    if (c == NULL || k->n_loops < 2)
        return false;
    const int middle = k->n_loops - 2;
    const int symbol = loop_symbol(k, middle);
    if (symbol < 0)
        return false;
    const int64_t width =
        lc_max_size(c, k->n_symbols, c->cache_bytes, sizes, mode == 1 ? symbol : -1);
    if (width < 0 || width >= sizes[symbol])
        return false;
    memset(block_sizes, 0, KERNEL_MAX_LOOPS * sizeof *block_sizes);
    const int first = mode == 1 ? middle : 1;
    const int last = mode == 1 ? middle : k->n_loops - 1;
    for (int l = mode == 1 ? first : 0; l <= last; l++) {
        const int loop_size = loop_symbol(k, l);
        if (loop_size < 0)
            return false;
        block_sizes[l] =
            l < first ? trip_count(k, l, sizes) : block_of(k, l, loop_size, width, sizes);
        if (block_sizes[l] < SMALLEST_BLOCK)
            return false;
    }
    return true;
}

/* All arrays at these sizes; false beyond what fits a number. */
static bool arrays_bytes(const struct kernel *k, const int64_t *sizes, double *out)
{
    int64_t bytes = 0;
    struct err ignored = {0};
    const bool known = kernel_total_bytes(k, sizes, &bytes, &ignored);
    *out = (double)bytes;
    return known;
}

/* The largest value of one size, up to `most`, with which the arrays fill no more than `bytes`. */
static int64_t longest(const struct kernel *k, int symbol, const int64_t *sizes, int64_t most,
                       double bytes)
{
    int64_t try[KERNEL_MAX_SYMBOLS];
    memcpy(try, sizes, (size_t)k->n_symbols * sizeof *try);
    int64_t low = 1;
    int64_t high = most;
    while (low < high) {
        double filled = 0;
        try[symbol] = low + (high - low + 1) / 2;
        if (arrays_bytes(k, try, &filled) && filled <= bytes)
            low = try[symbol];
        else
            high = try[symbol] - 1;
    }
    return low;
}

void layers_blocked_sizes(const struct layers *layers, const struct kernel *k,
                          const int64_t *block_sizes, int64_t *sizes)
{
    int64_t whole[KERNEL_MAX_SYMBOLS];
    double bytes = 0;
    double caches = 0;
    memcpy(whole, sizes, (size_t)k->n_symbols * sizeof *whole);
    const bool known = arrays_bytes(k, whole, &bytes);
    for (int l = 0; l < k->n_loops; l++) {
        const int symbol = loop_symbol(k, l);
        if (symbol < 0 || block_sizes[l] == 0)
            continue;
        const int64_t halo = whole[symbol] - trip_count(k, l, whole);
        const int64_t touched = block_sizes[l] + (halo > 0 ? halo : 0);
        if (touched < sizes[symbol])
            sizes[symbol] = touched;
    }
    const int outer = loop_symbol(k, 0);
    if (!known || outer < 0 || sizes[outer] < whole[outer])
        return;
    for (int l = 0; l < layers->hierarchy.n_levels; l++)
        caches += (double)cache_bytes(&layers->hierarchy, l);
    sizes[outer] =
        longest(k, outer, sizes, LONGEST_GRID, fmin(bytes, BLOCKED_CACHE_FACTOR * caches));
}
