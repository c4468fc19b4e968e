#include <complex.h>

/* Two spectra are multiplied: C tests every product for infinities and NaN. */
void multiply(long n, float complex *restrict c, const float complex *restrict a,
              const float complex *restrict b)
{
    for (long i = 0; i < n; ++i)
        c[i] = a[i] * b[i];
}
