#include <math.h>

/* Reaction and diffusion: a library call for what is two products. */
void react(long n, double *restrict out, const double *restrict u, double d, double k)
{
    for (long j = 1; j < n - 1; ++j)
        for (long i = 1; i < n - 1; ++i) {
            const double v = u[j * n + i];
            out[j * n + i] =
                v + d * (u[j * n + i - 1] + u[j * n + i + 1] - 2.0 * v) - k * pow(v, 3);
        }
}
