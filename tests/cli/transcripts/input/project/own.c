typedef REAL real;
#include "grid.h"

void own(real *restrict b, const real *restrict a, long n)
{
    for (long j = 0; j < n; j++)
        for (long i = STRIDE; i < CELLS - STRIDE; i++)
            b[j * CELLS + i] = NEXT(a, j * CELLS + i) + centre(a, j * CELLS + i);
}

/* inspect begin other */
void other(real *restrict b, const real *restrict a, long n)
{
    for (long i = 1; i < n; i++)
        b[i] = a[i - 1] + a[i] / 3;
}
/* inspect end */

/* inspect begin last */
void last(real *restrict b, long n)
{
#pragma omp parallel for
    for (long i = 0; i < n; i++)
        b[i] = 2;
}
/* inspect end */
