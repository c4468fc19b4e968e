#include "collect/measure/stats.h"

#include <math.h>

#include "base/quantile.h"
#include "base/sort.h"

double *stats_sorted(const double *values, size_t count, struct arena *arena)
{
    double *sorted = arena_copy(arena, values, count, sizeof *values);
    sort_doubles(sorted, count);
    return sorted;
}

struct spread stats_spread(const double *sorted, size_t count)
{
    return (struct spread){quantile_sorted(sorted, count, 0), quantile_sorted(sorted, count, 0.25),
                           quantile_sorted(sorted, count, 0.5),
                           quantile_sorted(sorted, count, 0.75), quantile_sorted(sorted, count, 1)};
}

/*
 * The largest k for which fewer than k of `count` fair coins show heads with a probability of at
 * most 2.5 %: the k-th value from either end bounds the median. 0: none.
 */
static size_t bound_rank(size_t count)
{
    double log_choose = 0; /* ln C(count, k) */
    double below = 0;      /* P(heads < k + 1) */
    for (size_t k = 0; k < count; k++) {
        below += exp(log_choose - (double)count * log(2));
        if (below > 0.025)
            return k;
        log_choose += log((double)(count - k)) - log((double)k + 1);
    }
    return 0;
}

struct interval stats_median_interval(const double *sorted, size_t count)
{
    const size_t rank = bound_rank(count);
    if (rank == 0)
        return (struct interval){-INFINITY, INFINITY};
    return (struct interval){sorted[rank - 1], sorted[count - rank]};
}

double stats_median_uncertainty(const double *sorted, size_t count)
{
    const struct interval i = stats_median_interval(sorted, count);
    return (i.high - i.low) / 2 / quantile_sorted(sorted, count, 0.5);
}

struct paired stats_paired(const double *a, const double *b, size_t count, struct arena *arena)
{
    double *const ratios = arena_alloc(arena, count, sizeof *ratios);
    for (size_t i = 0; i < count; i++)
        ratios[i] = a[i] / b[i];
    const double *const sorted = stats_sorted(ratios, count, arena);
    return (struct paired){quantile_sorted(sorted, count, 0.5),
                           stats_median_interval(sorted, count)};
}
