#include <math.h>

/* A limiter that C's rules for NaN and error numbers keep from being a few instructions. */
void limit(long n, double *restrict out, const double *restrict u, double dt)
{
    for (long j = 1; j < n - 1; ++j)
        for (long i = 1; i < n - 1; ++i) {
            const double left = u[j * n + i] - u[j * n + i - 1];
            const double right = u[j * n + i + 1] - u[j * n + i];
            out[j * n + i] = u[j * n + i] + dt * fmax(0.0, fmin(left, right)) +
                             sqrt(fabs(u[(j - 1) * n + i] * u[(j + 1) * n + i]));
        }
}
