#include "collect/compare/blocking.h"

#include <math.h>

#include "stempel/kernel/split.h"

enum { LEAST_BLOCK = 8, LEAST_INNER_LINES = 32 };
static const double WORTH_IT = 1.01;

/* The only size that the end of a loop depends on, as one iteration each; -1: none. */
static int symbol_of_loop(const struct kernel *k, int loop)
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

/* What neighbouring blocks load twice, as a factor. */
static double overlap(const struct forecast *own, bool inner, int64_t block, int64_t halo)
{
    const double around = (double)(block + halo);
    const double line = own->lup_per_cl;
    return inner ? ((around - 1) / line + 1) / ((double)block / line) : around / (double)block;
}

/*
 * What one sweep over blocks loads, at `cut`, sizes of the split kernel: of arrays as large as they
 * are, which do not fit into a cache because a block does.
 */
static bool block_traffic(const struct forecast *blocked, int64_t *cut, int outermost, int cores,
                          double overlap, const struct traffic *whole, struct arena *arena,
                          struct traffic *out)
{
    enum { ENDLESS = 1 << 24 };
    struct err ignored = {0};
    if (outermost >= 0)
        cut[outermost] = ENDLESS;
    if (!predict_traffic(&blocked->predict, cut, cores, arena, out, &ignored))
        return false;
    for (int i = 0; i < out->n_levels; i++) {
        const struct level_traffic *const now = &whole->levels[i];
        out->levels[i].misses = fmin(now->misses, overlap * out->levels[i].misses);
        out->levels[i].evicts = fmin(now->evicts, out->levels[i].evicts);
    }
    return true;
}

static void try_loop(const struct forecast *blocked, const struct kernel_split *split, int loop,
                     const int64_t *sizes, int cores, const struct forecast_point *now,
                     struct arena *arena, struct blocking *best)
{
    const struct kernel *k = blocked->version.kernel;
    const bool inner = loop == k->n_loops - 1;
    const int symbol = symbol_of_loop(&split->kernel, loop);
    const int64_t least =
        inner ? (int64_t)(LEAST_INNER_LINES * blocked->lup_per_cl) : (int64_t)LEAST_BLOCK;
    struct err ignored = {0};
    int64_t count = 0;
    if (symbol < 0 || !kernel_loop_iterations(k, loop, sizes, &count, &ignored))
        return;
    const int64_t halo = sizes[split->origin[symbol]] - count;
    for (int64_t block = least; 2 * block <= count; block *= 2) {
        int64_t cut[KERNEL_MAX_SYMBOLS], rows[KERNEL_MAX_SYMBOLS];
        struct traffic traffic;
        struct forecast_point point;
        struct forecast f = *blocked;
        kernel_split_sizes(split, sizes, cut);
        for (int s = 0; s < k->n_symbols; s++)
            rows[s] = sizes[s];
        cut[symbol] = block + halo;
        if (inner) {
            rows[split->origin[symbol]] = block + halo;
            f.predict.options.rows = true;
        }
        if (!block_traffic(blocked, cut, symbol_of_loop(&split->kernel, 0), cores,
                           overlap(blocked, inner, block, halo), &now->at.traffic, arena,
                           &traffic) ||
            !forecast_with(&f, rows, cores, &traffic, &point, &ignored))
            continue;
        const double gain = point.mlup_per_s / now->mlup_per_s;
        if (gain > best->gain * WORTH_IT)
            *best = (struct blocking){true, loop, block, gain, point};
    }
}

struct blocking blocking_find(const struct forecast *own, const int64_t *sizes, int cores,
                              struct arena *arena)
{
    struct blocking best = {.gain = 1};
    struct kernel_split split;
    struct forecast blocked = *own;
    struct forecast_point now;
    struct err ignored = {0};
    const struct kernel *k = own->version.kernel;
    if (!own->predict.has_lc || predict_choose(&own->predict, sizes) == PREDICT_SIM ||
        !forecast_at(own, sizes, cores, arena, &now, &ignored))
        return best;
    kernel_split(k, arena, &split);
    struct predict_options options = own->predict.options;
    options.falls_back = false;
    predict_make(k, &split.kernel, own->machine, own->has_incore ? own->incore : NULL, &options,
                 arena, &blocked.predict);
    blocked.predict.core = own->predict.core;
    if (!blocked.predict.has_lc)
        return best;
    const int used = own->version.serial ? 1 : cores;
    for (int loop = k->n_loops - 2; loop > 0 && !best.found; loop--)
        try_loop(&blocked, &split, loop, sizes, used, &now, arena, &best);
    if (!best.found && k->n_loops > 1)
        try_loop(&blocked, &split, k->n_loops - 1, sizes, used, &now, arena, &best);
    return best;
}
