#include "collect/sweep/layer_conditions.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "collect/sweep/sizes.h"

enum { DIGITS = 6, SMALLEST_BLOCK = 4 };
/* Consecutive blocks that fill the caches this many times are in memory. */
enum { BLOCKED_CACHE_FACTOR = 8, LONGEST_GRID = 1 << 30 };

static bool list_conditions(const struct kernel *k, const struct machine *m,
                            const struct hierarchy *h, struct arena *arena, struct lc_listing *out)
{
    struct err why = {0};
    struct lc_analysis analysis;
    if (!lc_analyse(k, m->line_bytes, arena, &analysis, &why))
        return false;
    lc_list(&analysis, h, 1, arena, out);
    return true;
}

void layers_find(const struct kernel *k, const struct machine *m, struct arena *arena,
                 struct layers *out)
{
    *out = (struct layers){0};
    machine_hierarchy(m, 1, &out->hierarchy);
    kernel_split(k, arena, &out->split);
    out->known = list_conditions(k, m, &out->hierarchy, arena, &out->listing);
    const bool same = out->split.kernel.n_symbols == k->n_symbols;
    if (same)
        out->blocking = out->listing;
    else
        list_conditions(&out->split.kernel, m, &out->hierarchy, arena, &out->blocking);
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
static const struct lc_condition *outermost(const struct lc_listing *listing, int n_loops,
                                            int level)
{
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        if (c->level == level && c->dims == n_loops && !c->always)
            return c;
    }
    return NULL;
}

static bool holds(const struct lc_condition *c, const int64_t *sizes)
{
    int64_t need = 0;
    return poly_eval(&c->need, sizes, &need) && need <= c->cache_bytes * c->capacity_factor;
}

static bool holds_at(const struct lc_condition *c, const struct kernel *k,
                     const struct set_sizes *wanted, int64_t size)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    sizes_fill(k, wanted, size, sizes);
    return holds(c, sizes);
}

int64_t layers_largest_size(const struct layers *layers, const struct kernel *k,
                            const struct set_sizes *wanted)
{
    const struct lc_condition *c =
        outermost(&layers->listing, k->n_loops, layers->hierarchy.n_levels - 1);
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

/* Loops to be cut into blocks, at these sizes of the split kernel. */
struct cut {
    const struct kernel *k;
    const int64_t *sizes;
    int first, last; /* loops */
};

/* Whether their sizes can be changed without those of other loops. */
static bool can_cut(const struct cut *cut)
{
    bool can = true;
    for (int l = 0; l < cut->k->n_loops; l++) {
        const int symbol = loop_symbol(cut->k, l);
        const bool inside = l >= cut->first && l <= cut->last;
        can = can && (symbol >= 0 || !inside);
        for (int other = cut->first; !inside && other <= cut->last; other++)
            can = can && loop_symbol(cut->k, other) != symbol;
    }
    return can;
}

static bool holds_within(const struct cut *cut, const struct lc_condition *c, int64_t width)
{
    int64_t at[KERNEL_MAX_SYMBOLS];
    memcpy(at, cut->sizes, sizeof at);
    for (int l = cut->first; l <= cut->last; l++) {
        const int symbol = loop_symbol(cut->k, l);
        at[symbol] = cut->sizes[symbol] < width ? cut->sizes[symbol] : width;
    }
    return holds(c, at);
}

static int64_t widest_dimension(const struct cut *cut)
{
    int64_t widest = 0;
    for (int l = cut->first; l <= cut->last; l++) {
        const int64_t size = cut->sizes[loop_symbol(cut->k, l)];
        widest = size > widest ? size : widest;
    }
    return widest;
}

/* The widest block that keeps the condition; 0: none does. */
static int64_t block_width(const struct cut *cut, const struct lc_condition *c)
{
    int64_t low = 0;
    int64_t high = widest_dimension(cut);
    while (low < high) {
        const int64_t middle = low + (high - low + 1) / 2;
        if (holds_within(cut, c, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static int64_t block_of(const struct cut *cut, int loop, int64_t width)
{
    const int symbol = loop_symbol(cut->k, loop);
    const int64_t size = symbol < 0 ? 0 : cut->sizes[symbol];
    const int64_t whole = trip_count(cut->k, loop, cut->sizes);
    /* A block of `width` elements has room for the halo's width less iterations. */
    return loop < cut->first || size <= width ? whole : width - (size > whole ? size - whole : 0);
}

bool layers_block(const struct layers *layers, const char *level, int mode, const int64_t *sizes,
                  int64_t block_sizes[KERNEL_MAX_LOOPS])
{
    const struct kernel *k = &layers->split.kernel;
    const int index = level_named(layers, level);
    const struct lc_condition *c =
        index < 0 ? NULL : outermost(&layers->blocking, k->n_loops, index);
    if (c == NULL || k->n_loops < 2)
        return false;
    int64_t split_sizes[KERNEL_MAX_SYMBOLS] = {0};
    kernel_split_sizes(&layers->split, sizes, split_sizes);
    const int middle = k->n_loops - 2;
    const struct cut cut = {k, split_sizes, mode == 1 ? middle : 1,
                            mode == 1 ? middle : k->n_loops - 1};
    if (!can_cut(&cut) || holds(c, split_sizes))
        return false;
    const int64_t width = block_width(&cut, c);
    memset(block_sizes, 0, KERNEL_MAX_LOOPS * sizeof *block_sizes);
    for (int l = mode == 1 ? middle : 0; l <= cut.last; l++) {
        block_sizes[l] = block_of(&cut, l, width);
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

void layers_blocked_sizes(const struct layers *layers, const int64_t *block_sizes,
                          int64_t split_sizes[KERNEL_MAX_SYMBOLS])
{
    const struct kernel *k = &layers->split.kernel;
    int64_t whole[KERNEL_MAX_SYMBOLS];
    double bytes = 0;
    double caches = 0;
    memcpy(whole, split_sizes, (size_t)k->n_symbols * sizeof *whole);
    const bool known = arrays_bytes(k, whole, &bytes);
    for (int l = 0; l < k->n_loops; l++) {
        const int symbol = loop_symbol(k, l);
        if (symbol < 0 || block_sizes[l] == 0)
            continue;
        const int64_t halo = whole[symbol] - trip_count(k, l, whole);
        const int64_t touched = block_sizes[l] + (halo > 0 ? halo : 0);
        if (touched < split_sizes[symbol])
            split_sizes[symbol] = touched;
    }
    const int outer = loop_symbol(k, 0);
    if (!known || outer < 0 || split_sizes[outer] < whole[outer])
        return;
    for (int l = 0; l < layers->hierarchy.n_levels; l++)
        caches += (double)cache_bytes(&layers->hierarchy, l);
    split_sizes[outer] =
        longest(k, outer, split_sizes, LONGEST_GRID, fmin(bytes, BLOCKED_CACHE_FACTOR * caches));
}
