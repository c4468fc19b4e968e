#ifndef RENDER_QUANTILE_H
#define RENDER_QUANTILE_H

#include <stddef.h>

/*
 * The k-th smallest (from 0) of `n` finite values, k < n. Reorders them; takes time proportional to
 * n on average (Hoare, "Algorithm 65: find", CACM 4(7), 1961).
 */
double quantile_select(double *values, size_t n, size_t k);

/* The median; NaN of no values. Reorders them. */
double quantile_median(double *values, size_t n);

#endif
