#include "collect/calibrate/effective_size.h"

#include <math.h>

#include "base/panic.h"
#include "base/quantile.h"

enum { MAX_SAMPLES = 4 * EFFECTIVE_SIZES };

/* Of the cache's size: denser where a cut-down cache would end, two beyond. */
static const double shares[EFFECTIVE_SIZES] = {1. / 16, 1. / 8, 3. / 16, 0.25, 0.375, 0.5,
                                               0.625,   0.75,   0.875,   1,    1.5,   2};

static const double in_cache_share = 0.25;

/* Costs in the cache and beyond that differ by less are equal. */
static const double clear_step = 4. / 3;

void effective_size_plan(double cache_bytes, double bytes[EFFECTIVE_SIZES])
{
    for (int i = 0; i < EFFECTIVE_SIZES; i++)
        bytes[i] = shares[i] * cache_bytes;
}

/* The median cost of samples from..to-1. */
static double plateau(const double *cy, size_t from, size_t to)
{
    double values[MAX_SAMPLES];
    for (size_t i = from; i < to; i++)
        values[i - from] = cy[i];
    return quantile_median(values, to - from);
}

double effective_size(const struct size_sample *samples, size_t n, double cache_bytes)
{
    double cy[MAX_SAMPLES];
    size_t inside = 0;
    size_t beyond = n;
    panic_unless(n <= MAX_SAMPLES, "so many samples of a cache's size");
    for (size_t i = n; i-- > 0;) {
        cy[i] = i + 1 < n ? fmin(samples[i].cy_per_cl, cy[i + 1]) : samples[i].cy_per_cl;
        inside += samples[i].bytes <= in_cache_share * cache_bytes;
        beyond -= samples[i].bytes > cache_bytes;
    }
    if (n == 0 || beyond == 0 || beyond == n)
        return cache_bytes;
    const double near = plateau(cy, 0, inside > 0 ? inside : 1);
    const double far = plateau(cy, beyond, n);
    const double half = (near + far) / 2;
    if (far < clear_step * near)
        return cache_bytes;
    size_t i = 0;
    while (cy[i] < half)
        i++;
    if (i == 0)
        return fmin(samples[0].bytes, cache_bytes);
    const double share = (half - cy[i - 1]) / (cy[i] - cy[i - 1]);
    const double bytes = samples[i - 1].bytes * pow(samples[i].bytes / samples[i - 1].bytes, share);
    return fmin(bytes, cache_bytes);
}
