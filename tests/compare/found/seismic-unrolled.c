/* The same with the radius written out, fourth order. */
void seismic4(int n, const float *restrict p, float *restrict q, const float *restrict v,
              const float *restrict c)
{
    for (int z = 2; z < n - 2; z++)
        for (int y = 2; y < n - 2; y++)
            for (int x = 2; x < n - 2; x++) {
                const int at = (z * n + y) * n + x;
                const float lap = c[0] * p[at] + c[1] * (p[at - 1] + p[at + 1]) +
                                  c[2] * (p[at - 2] + p[at + 2]) + c[1] * (p[at - n] + p[at + n]) +
                                  c[2] * (p[at - 2 * n] + p[at + 2 * n]) +
                                  c[1] * (p[at - n * n] + p[at + n * n]) +
                                  c[2] * (p[at - 2 * n * n] + p[at + 2 * n * n]);
                q[at] = 2.0f * p[at] - q[at] + v[at] * lap;
            }
}
