#include "base/sort.h"

#include <stdlib.h>

#include "base/str.h"

int sort_order_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

int sort_order_names(const void *a, const void *b)
{
    return str_compare(*(const struct str *)a, *(const struct str *)b);
}

void sort_doubles(double *values, size_t count)
{
    qsort(values, count, sizeof *values, sort_order_doubles);
}
