#ifndef BASE_SORT_H
#define BASE_SORT_H

#include <stddef.h>

/* Sorts in place, smallest first; the values must not be NaN. */
void sort_doubles(double *values, size_t count);

#endif
