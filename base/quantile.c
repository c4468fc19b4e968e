#include "base/quantile.h"

#include <math.h>

double quantile_sorted(const double *sorted, size_t n, double share)
{
    if (n == 0)
        return NAN;
    const double place = share * (double)(n - 1);
    const size_t below = (size_t)place;
    if (below + 1 >= n)
        return sorted[n - 1];
    return sorted[below] + (place - (double)below) * (sorted[below + 1] - sorted[below]);
}

static void swap(double *a, double *b)
{
    const double old = *a;
    *a = *b;
    *b = old;
}

/*
 * Partitions low..high at a middle value: returns the first index of the upper part, above `low`.
 */
static size_t partition(double *values, size_t low, size_t high)
{
    const double pivot = values[low + (high - low) / 2];
    for (;;) {
        while (values[low] < pivot)
            low++;
        while (values[high] > pivot)
            high--;
        if (low >= high)
            return high + 1;
        swap(&values[low++], &values[high--]);
    }
}

double quantile_select(double *values, size_t n, size_t k)
{
    size_t low = 0;
    size_t high = n - 1;
    while (low < high) {
        const size_t upper = partition(values, low, high);
        if (k < upper)
            high = upper - 1;
        else
            low = upper;
    }
    return values[k];
}

double quantile_median(double *values, size_t n)
{
    if (n == 0)
        return NAN;
    const double upper = quantile_select(values, n, n / 2);
    return n % 2 == 1 ? upper : (quantile_select(values, n, n / 2 - 1) + upper) / 2;
}
