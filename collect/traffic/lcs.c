#include "collect/traffic/lcs.h"

#include <math.h>
#include <string.h>

#include "collect/traffic/lc.h"
#include "collect/traffic/sim.h"

/* Quantiles over which a transition is averaged: its steps are a sixty-fourth of a plateau. */
enum { N_QUANTILES = 64 };

/* P(X <= x) for X of a Gamma distribution of shape `ways`: P(Poisson(x) >= ways). */
static double gamma_below(uint32_t ways, double x)
{
    double term = exp(-x);
    double fewer = term;
    for (uint32_t i = 1; i < ways; i++) {
        term *= x / i;
        fewer += term;
    }
    return 1 - fewer;
}

/* The x below which a share `p` of that distribution lies. */
static double gamma_quantile(uint32_t ways, double p)
{
    double low = 0;
    double high = 4.0 * ways + 16;
    for (int i = 0; i < 50; i++) {
        const double middle = (low + high) / 2;
        if (gamma_below(ways, middle) < p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

/* A single cache of about `bytes`, for the sharp conditions. */
static struct hierarchy one_cache(const struct hierarchy *h, double bytes)
{
    struct hierarchy one = {.line_bytes = h->line_bytes, .n_levels = 1};
    one.levels[0] = h->levels[h->n_levels - 1];
    one.levels[0].sets = (uint64_t)(bytes / (double)h->line_bytes);
    one.levels[0].ways = 1;
    /* the levels above have loaded what is written */
    for (int l = 0; l < h->n_levels; l++)
        one.levels[0].write_allocate |= h->levels[l].write_allocate;
    return one;
}

/* Bytes of the last level and of the caches whose victims it takes. */
static double last_bytes(const struct hierarchy *h)
{
    const int last = h->n_levels - 1;
    double bytes = (double)cache_bytes(h, last);
    for (int l = 0; l < last; l++)
        if (h->levels[l].victims_to == last)
            bytes += (double)cache_bytes(h, l);
    return bytes;
}

/* Ways beyond this make no transition that could be seen, and the sum above underflow. */
static const uint32_t MAX_WAYS = 128;

static bool smooth_last(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                        struct arena *arena, struct traffic *out, struct err *err)
{
    struct lc_analysis lc;
    struct traffic sharp;
    int64_t total_bytes = 0;
    const int last = h->n_levels - 1;
    const double bytes = last_bytes(h);
    const struct hierarchy nominal = one_cache(h, bytes);
    if (!kernel_total_bytes(k, sizes, &total_bytes, err) ||
        !lc_analyse(k, h->line_bytes, arena, &lc, err) ||
        !lc_traffic(&lc, sizes, &nominal, 1, &sharp, err))
        return false;
    out->levels[last] = sharp.levels[0];
    memcpy(out->condition[last], sharp.condition[0], sizeof sharp.condition[0]);
    if ((double)total_bytes < bytes)
        return true;
    const uint32_t ways = h->levels[last].ways < MAX_WAYS ? h->levels[last].ways : MAX_WAYS;
    struct level_traffic sum = {0};
    for (int q = 0; q < N_QUANTILES; q++) {
        const double x = gamma_quantile(ways, (q + 0.5) / N_QUANTILES);
        const double drawn = fmin(bytes * x / ways, (double)total_bytes);
        const struct hierarchy one = one_cache(h, drawn);
        if (!lc_traffic(&lc, sizes, &one, 1, &sharp, err))
            return false;
        sum.hits += sharp.levels[0].hits;
        sum.misses += sharp.levels[0].misses;
        sum.evicts += sharp.levels[0].evicts;
    }
    out->levels[last] = (struct level_traffic){sum.hits / N_QUANTILES, sum.misses / N_QUANTILES,
                                               sum.evicts / N_QUANTILES};
    return true;
}

/* The levels above the last one; what they gave to it goes to memory. */
static struct hierarchy private_levels(const struct hierarchy *h)
{
    struct hierarchy p = *h;
    const int n = --p.n_levels;
    for (int l = 0; l < n; l++) {
        struct cache_level *c = &p.levels[l];
        c->load_from = c->load_from > n ? n : c->load_from;
        c->store_to = c->store_to > n ? n : c->store_to;
        c->victims_to = c->victims_to >= n ? -1 : c->victims_to;
    }
    return p;
}

bool lcs_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err)
{
    const struct sim_options options = {.by_line = true, .cache = {.store_renews = true}};
    const struct arena_mark mark = arena_mark(arena);
    const struct hierarchy private = private_levels(h);
    *out = (struct traffic){0};
    bool ok =
        private.n_levels == 0 || sim_predict_with(k, sizes, &private, &options, arena, out, err);
    out->n_levels = h->n_levels;
    for (int l = 0; l < private.n_levels; l++)
        if (h->levels[l].victims_to == h->n_levels - 1)
            out->levels[l].evicts = out->levels[l].misses; /* each line that comes drops one */
    ok = ok && smooth_last(k, sizes, h, arena, out, err);
    arena_reset(arena, mark);
    return ok;
}
