#include <stdlib.h>

/* The sweep runs on all cores, but one thread has touched every page before. */
void jacobi(long n, double *restrict b, const double *restrict a, double s)
{
#pragma omp parallel for schedule(static)
    for (long j = 1; j < n - 1; ++j)
        for (long i = 1; i < n - 1; ++i)
            b[j * n + i] = s * (a[j * n + i] + a[j * n + i - 1] + a[j * n + i + 1] +
                                a[(j - 1) * n + i] + a[(j + 1) * n + i]);
}

void start(long n, double *restrict b, double *restrict a)
{
    for (long i = 0; i < n * n; ++i) {
        a[i] = 1.0;
        b[i] = 0.0;
    }
}
