#include "collect/model/blocking.h"

#include <math.h>
#include <string.h>

#include "stempel/kernel/poly.h"

/* The smallest blocks that pay: in iterations of outer loops; in cache lines of the innermost loop,
 * because prefetchers start anew in each block. */
enum { MIN_BLOCK = 8, MIN_INNER_LINES = 32 };
/* MIN_KEPT: the smallest block for a condition. MIN_LISTED_LINES: the shortest block that is
 * listed. */
enum { MIN_KEPT = 4, MIN_LISTED_LINES = 2 };
/* Consecutive blocks that are this many times larger than the caches are in memory. */
enum { BLOCKED_CACHE_FACTOR = 8, LONGEST_GRID = 1 << 30 };
static const double WORTH_IT = 1.01;

/* --- loops and their sizes --- */

/* The only size that the end of a loop depends on, each index value taking one of it; -1: none. */
static int symbol_of(const struct kernel *k, int loop)
{
    const struct poly *end = &k->loops[loop].end;
    int symbol = -1;
    for (size_t t = 0; t < end->n_terms; t++) {
        for (int s = 0; s < k->n_symbols; s++) {
            if (end->terms[t].exponent[s] == 0)
                continue;
            if (symbol >= 0 || end->terms[t].exponent[s] != 1 || end->terms[t].coefficient != 1)
                return -1;
            symbol = s;
        }
    }
    return symbol;
}

/* The values that a loop's index runs through. */
static int64_t range_of(const struct kernel *k, int loop, const int64_t *sizes)
{
    int64_t start = 0;
    int64_t end = 0;
    if (!poly_eval(&k->loops[loop].start, sizes, &start) ||
        !poly_eval(&k->loops[loop].end, sizes, &end))
        return 0;
    return end > start ? end - start : 0;
}

/* Loops that are cut into blocks, at these sizes of the split kernel. */
struct cut {
    const struct kernel *k;
    const int64_t *sizes;
    int first, last; /* loops */
};

/* Whether the sizes of these loops can be changed without those of other loops. */
static bool can_cut(const struct cut *cut)
{
    bool can = true;
    for (int l = cut->first; l <= cut->last; l++)
        can = can && symbol_of(cut->k, l) >= 0;
    for (int l = 0; can && l < cut->k->n_loops; l++) {
        const bool inside = l >= cut->first && l <= cut->last;
        for (int other = cut->first; !inside && other <= cut->last; other++)
            can = can && !poly_has_symbol(&cut->k->loops[l].end, symbol_of(cut->k, other));
    }
    return can;
}

/* --- the traffic of blocks --- */

/* The bytes of all arrays at these sizes; false if they overflow. */
static bool arrays_bytes(const struct kernel *k, const int64_t *sizes, double *out)
{
    int64_t bytes = 0;
    struct err ignored = {0};
    const bool known = kernel_total_bytes(k, sizes, &bytes, &ignored);
    *out = (double)bytes;
    return known;
}

/* The largest value of one size, at most `most`, at which the arrays take at most `bytes`. */
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

void blocking_sizes(const struct kernel *k, const struct hierarchy *h, const int64_t *block_sizes,
                    int64_t sizes[KERNEL_MAX_SYMBOLS])
{
    int64_t whole[KERNEL_MAX_SYMBOLS];
    double bytes = 0;
    double caches = 0;
    memcpy(whole, sizes, (size_t)k->n_symbols * sizeof *whole);
    const bool known = arrays_bytes(k, whole, &bytes);
    for (int l = 0; l < k->n_loops; l++) {
        const int symbol = symbol_of(k, l);
        if (symbol < 0 || block_sizes[l] == 0)
            continue;
        const int64_t halo = whole[symbol] - range_of(k, l, whole);
        const int64_t touched = block_sizes[l] + (halo > 0 ? halo : 0);
        if (touched < sizes[symbol])
            sizes[symbol] = touched;
    }
    const int outer = symbol_of(k, 0);
    if (!known || outer < 0 || sizes[outer] < whole[outer])
        return;
    for (int l = 0; l < h->n_levels; l++)
        caches += (double)cache_bytes(h, l);
    sizes[outer] =
        longest(k, outer, sizes, LONGEST_GRID, fmin(bytes, BLOCKED_CACHE_FACTOR * caches));
}

/* --- the block that pays --- */

bool blocking_sweep_make(const struct predict *predict, const int64_t *sizes,
                         const struct traffic *traffic, const struct model_point *point,
                         struct arena *arena, struct blocking_sweep *out)
{
    const bool competes =
        predict->options.predictor != PREDICT_SIM && predict_choose(predict, sizes) == PREDICT_SIM;
    if (!predict->has_lc || competes || predict->kernel->n_loops < 2)
        return false;
    *out = (struct blocking_sweep){.predict = predict, .traffic = traffic, .point = point};
    kernel_split(predict->kernel, arena, &out->split);
    kernel_split_sizes(&out->split, sizes, out->sizes);
    struct predict_options options = predict->options;
    options.falls_back = false;
    options.predictor = PREDICT_LC;
    predict_make(predict->kernel, &out->split.kernel, predict->machine, predict->incore, &options,
                 arena, &out->blocks);
    out->blocks.core = predict->core;
    if (!out->blocks.has_lc || symbol_of(&out->split.kernel, 0) < 0)
        return false;
    struct hierarchy caches;
    machine_hierarchy(predict->machine, point->cores, &caches);
    lc_list(&out->blocks.lc, &caches, predict_safety(predict), arena, &out->conditions);
    return true;
}

/* The factor by which halos that neighbouring blocks both load increase traffic. */
static double overlap(const struct blocking_sweep *s, bool inner, int64_t block, int64_t halo)
{
    const double around = (double)(block + halo);
    const double line = kernel_lup_per_cl(s->predict->kernel, s->predict->machine->line_bytes);
    return inner ? ((around - 1) / line + 1) / ((double)block / line) : around / (double)block;
}

/* The in-core time with rows as long as a block. */
static struct core_time core_with(const struct blocking_sweep *s, const struct blocking *b)
{
    struct core_time core = s->point->core;
    if (!b->short_rows)
        return core;
    struct predict rows = s->blocks;
    rows.options.rows = true;
    const struct core_time before = predict_core(s->predict, s->sizes, NULL);
    const struct core_time after = predict_core(&rows, b->sizes, NULL);
    if (before.T_comp_cy_per_cl > 0) {
        const double longer = after.T_comp_cy_per_cl / before.T_comp_cy_per_cl;
        core.T_comp_cy_per_cl *= longer;
        core.T_beyond_cy_per_cl *= longer;
    }
    if (before.T_RegL1_cy_per_cl > 0)
        core.T_RegL1_cy_per_cl *= after.T_RegL1_cy_per_cl / before.T_RegL1_cy_per_cl;
    return core;
}

/* Whether the block saves misses. A gain without that comes from where its rows end; other sizes
 * have it too. */
static bool saves_misses(const struct blocking_sweep *s, const struct blocking *b)
{
    return b->traffic.levels[b->level].misses < s->traffic->levels[b->level].misses;
}

/* Finds the level at which the block saves misses, and the condition that it keeps there. */
static void name_condition(const struct blocking_sweep *s, const int64_t *cut, struct blocking *b)
{
    while (b->level < b->traffic.n_levels - 1 && !saves_misses(s, b))
        b->level++;
    const int holding = lc_holding(&s->conditions, b->level, cut);
    b->dims = holding < 0 ? -1 : s->conditions.items[holding].dims;
}

bool blocking_with(const struct blocking_sweep *s, int loop, int64_t size, struct arena *arena,
                   struct blocking *out)
{
    const struct kernel *k = &s->split.kernel;
    const struct cut alone = {k, s->sizes, loop, loop};
    const int symbol = symbol_of(k, loop);
    int64_t cut[KERNEL_MAX_SYMBOLS];
    int64_t block_sizes[KERNEL_MAX_LOOPS] = {0};
    struct hierarchy caches;
    struct model_point point;
    struct err ignored = {0};
    if (!can_cut(&alone))
        return false;
    const int64_t halo = s->sizes[symbol] - range_of(k, loop, s->sizes);
    *out = (struct blocking){
        .found = true, .loop = loop, .size = size, .short_rows = loop == k->n_loops - 1};
    block_sizes[loop] = size;
    memcpy(cut, s->sizes, sizeof cut);
    memcpy(out->sizes, s->sizes, sizeof out->sizes);
    machine_hierarchy(s->predict->machine, 1, &caches);
    blocking_sizes(k, &caches, block_sizes, cut);
    if (out->short_rows)
        out->sizes[s->split.origin[symbol]] = size + halo;
    if (!predict_traffic(&s->blocks, cut, s->point->cores, arena, &out->traffic, &ignored))
        return false;
    const double twice = overlap(s, out->short_rows, size, halo > 0 ? halo : 0);
    for (int i = 0; i < out->traffic.n_levels; i++) {
        const struct level_traffic *const now = &s->traffic->levels[i];
        struct level_traffic *const with = &out->traffic.levels[i];
        with->misses = fmin(now->misses, twice * with->misses);
        with->evicts = fmin(now->evicts, with->evicts);
    }
    const struct core_time core = core_with(s, out);
    if (!predict_point(s->predict, &core, &out->traffic, s->point->cores, &point, &ignored))
        return false;
    out->T_cy_per_cl = point.T_ECM_multicore_cy_per_cl;
    out->gain = s->point->T_ECM_multicore_cy_per_cl / out->T_cy_per_cl;
    name_condition(s, cut, out);
    return true;
}

static void try_loop(const struct blocking_sweep *s, int loop, struct arena *arena,
                     struct blocking *best)
{
    const struct kernel *k = &s->split.kernel;
    const double line = kernel_lup_per_cl(s->predict->kernel, s->predict->machine->line_bytes);
    const int64_t least =
        loop == k->n_loops - 1 ? (int64_t)(MIN_INNER_LINES * line) : (int64_t)MIN_BLOCK;
    const int64_t range = range_of(k, loop, s->sizes);
    for (int64_t size = least; 2 * size <= range; size *= 2) {
        struct blocking b;
        if (blocking_with(s, loop, size, arena, &b) && saves_misses(s, &b) &&
            b.gain > fmax(best->gain, WORTH_IT))
            *best = b;
    }
}

struct blocking blocking_find(const struct blocking_sweep *s, struct arena *arena)
{
    const int inner = s->split.kernel.n_loops - 1;
    struct blocking best = {.gain = 1};
    for (int loop = inner - 1; loop > 0 && !best.found; loop--)
        try_loop(s, loop, arena, &best);
    if (!best.found)
        try_loop(s, inner, arena, &best);
    return best;
}

/* --- the block that keeps a condition --- */

static bool holds_within(const struct cut *cut, const struct lc_condition *c, int64_t width)
{
    int64_t at[KERNEL_MAX_SYMBOLS];
    memcpy(at, cut->sizes, sizeof at);
    for (int l = cut->first; l <= cut->last; l++) {
        const int symbol = symbol_of(cut->k, l);
        at[symbol] = cut->sizes[symbol] < width ? cut->sizes[symbol] : width;
    }
    return lc_holds(c, at);
}

static int64_t widest_dimension(const struct cut *cut)
{
    int64_t widest = 0;
    for (int l = cut->first; l <= cut->last; l++) {
        const int64_t size = cut->sizes[symbol_of(cut->k, l)];
        widest = size > widest ? size : widest;
    }
    return widest;
}

/* The largest block that keeps the condition; 0: none does. */
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
    const int symbol = symbol_of(cut->k, loop);
    const int64_t size = symbol < 0 ? 0 : cut->sizes[symbol];
    const int64_t whole = range_of(cut->k, loop, cut->sizes);
    /* a block of `width` elements has room for that many iterations less the halo */
    return loop < cut->first || size <= width ? whole : width - (size > whole ? size - whole : 0);
}

bool blocking_for(const struct kernel *k, const struct lc_condition *c, int mode,
                  const int64_t *sizes, int64_t block_sizes[KERNEL_MAX_LOOPS])
{
    const int middle = k->n_loops - 2;
    const struct cut cut = {k, sizes, mode == 1 ? middle : 1, mode == 1 ? middle : k->n_loops - 1};
    if (k->n_loops < 2 || !can_cut(&cut) || lc_holds(c, sizes))
        return false;
    const int64_t width = block_width(&cut, c);
    memset(block_sizes, 0, KERNEL_MAX_LOOPS * sizeof *block_sizes);
    for (int l = mode == 1 ? middle : 0; l <= cut.last; l++) {
        block_sizes[l] = block_of(&cut, l, width);
        if (block_sizes[l] < MIN_KEPT)
            return false;
    }
    return true;
}

/* --- lists --- */

int blocking_sharers(const struct machine *m, int level)
{
    const int group = m->caches[level].cores_per_group;
    const int domain = m->cores_per_numa_domain;
    const int most = domain > 0 && domain < group ? domain : group;
    return most < 1 ? 1 : most;
}

bool blocking_applies(const struct lc_condition *c)
{
    return c->dims > 1 && !c->always;
}

int64_t blocking_largest(const struct kernel *k, const struct lc_condition *c, const int64_t *sizes,
                         int symbol, int threads)
{
    return lc_max_size(c, k->n_symbols, c->cache_bytes / threads, sizes, symbol);
}

bool blocking_is_useful(const struct kernel *k, const struct machine *m, int64_t block,
                        int64_t size)
{
    /* in narrower blocks most of the work is at boundaries: a block of a radius-1 stencil with 3
     * rows updates one of them */
    const double least = ceil(MIN_LISTED_LINES * kernel_lup_per_cl(k, m->line_bytes));
    return block >= 1 && (block >= size || (double)block >= least);
}

int blocking_loop(const struct kernel *k, int symbol)
{
    int found = -1;
    for (int l = 0; l < k->n_loops; l++) {
        if (!poly_has_symbol(&k->loops[l].end, symbol))
            continue;
        if (found >= 0 || symbol_of(k, l) != symbol)
            return -1;
        found = l;
    }
    return found;
}
