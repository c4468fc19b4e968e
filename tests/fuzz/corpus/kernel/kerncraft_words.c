#pragma once
double u[P][Q], v[P][Q], w = 0.5, x = -w / 2;
#pragma omp parallel for private(t)
for (unsigned long j = 1; j < P - 1; ++j) {
#pragma simd
    for (uint32_t i = 1; i < Q - 1; i++)
        v[j][i] = w * u[j][i - 1] + omega * u[j][i + 1];
}
swap(u, v);
