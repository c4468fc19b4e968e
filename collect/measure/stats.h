#ifndef COLLECT_MEASURE_STATS_H
#define COLLECT_MEASURE_STATS_H

#include <stddef.h>

#include "base/arena.h"

/* Statistics of samples whose distribution is unknown and skewed: order statistics only. Pure. */

/* Five-number summary. */
struct spread {
    double min, q1, median, q3, max;
};

struct interval {
    double low, high;
};

/* Copies, sorts ascending; owned by the arena. */
double *stats_sorted(const double *values, size_t count, struct arena *arena);

/* Summary of sorted values; all NaN without values. */
struct spread stats_spread(const double *sorted, size_t count);

/*
 * The interval that holds the true median with at least 95 % confidence, whatever the distribution:
 * the order statistics between which it lies by the binomial distribution with p = 1/2 (Hoefler and
 * Belli, SC15, section 3.1.3). Below six values no such interval exists: then -inf..inf.
 */
struct interval stats_median_interval(const double *sorted, size_t count);

/* Half the interval's width in units of the median; infinity below six values. */
double stats_median_uncertainty(const double *sorted, size_t count);

/*
 * The ratios a[i] / b[i] of values that were taken in pairs: slow changes affect both values of a
 * pair in the same way and cancel in the ratio. The median and its confidence interval, as above.
 */
struct paired {
    double median;
    struct interval interval;
};
struct paired stats_paired(const double *a, const double *b, size_t count, struct arena *arena);

#endif
