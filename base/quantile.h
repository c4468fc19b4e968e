#ifndef BASE_QUANTILE_H
#define BASE_QUANTILE_H

#include <stddef.h>

/*
 * The quantile `share` of ascending values, interpolated linearly (R's type 7); NaN if there are no
 * values. 0.5 gives the median.
 */
double quantile_sorted(const double *sorted, size_t n, double share);

/*
 * The k-th smallest (from 0) of `n` finite values, k < n. Reorders them; takes time proportional to
 * n on average (Hoare, "Algorithm 65: find", CACM 4(7), 1961).
 */
double quantile_select(double *values, size_t n, size_t k);

/* The median; NaN if there are no values. Reorders them. */
double quantile_median(double *values, size_t n);

#endif
