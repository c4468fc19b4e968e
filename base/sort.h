#ifndef BASE_SORT_H
#define BASE_SORT_H

#include <stddef.h>

/* Sorts in place, smallest first; the values must not be NaN. */
void sort_doubles(double *values, size_t count);

/* Comparison functions for qsort and bsearch: of two `double` and of two `struct str`. */
int sort_order_doubles(const void *a, const void *b);
int sort_order_names(const void *a, const void *b);

#endif
