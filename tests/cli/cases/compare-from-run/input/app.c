#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) void sweep(int n, double *restrict b, const double *restrict a)
{
#pragma omp parallel for
    for (int j = 1; j < n - 1; j++)
        for (int i = 1; i < n - 1; i++)
            b[(long)j * n + i] = 0.25 * (a[(long)j * n + i - 1] + a[(long)j * n + i + 1] +
                                         a[(long)(j - 1) * n + i] + a[(long)(j + 1) * n + i]);
}
int main(int argc, char **argv)
{
    int n = 1000, sweeps = argc > 1 ? atoi(argv[1]) : 500;
    double *a = calloc((size_t)n * n, 8), *b = calloc((size_t)n * n, 8);
    for (int s = 0; s < sweeps; s++) {
        sweep(n, b, a);
        double *t = a;
        a = b;
        b = t;
    }
    printf("%g\n", a[n + 1]);
}
