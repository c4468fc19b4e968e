#include <stdlib.h>

#define N 2000

/* Two sweeps, one of them too small to matter, and a start by one thread. */
void fields(float *restrict u, const float *restrict v, int steps)
{
    float *w = malloc(N * sizeof *w);
    for (int i = 0; i < N; i++)
        w[i] = i;
    for (int t = 0; t < steps; t++) {
#pragma omp parallel for
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                u[j * N + i] = 0.25 *
                               (v[j * N + i - 1] + v[j * N + i + 1] + v[(j - 1) * N + i] +
                                v[(j + 1) * N + i]) *
                               w[i] / 3;
#pragma omp parallel for
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++)
                u[j * N + i] *= 2;
    }
    free(w);
}
