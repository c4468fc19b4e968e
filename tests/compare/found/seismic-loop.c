/* Seismic modelling, eighth order: the radius is a loop over an array of coefficients. */
enum { R = 4 };

void seismic(int n, const float *restrict p, float *restrict q, const float *restrict v,
             const float *c)
{
    for (int z = R; z < n - R; z++)
        for (int y = R; y < n - R; y++)
            for (int x = R; x < n - R; x++) {
                const int at = (z * n + y) * n + x;
                float lap = 3 * c[0] * p[at];
                for (int r = 1; r <= R; r++)
                    lap += c[r] * (p[at - r] + p[at + r] + p[at - r * n] + p[at + r * n] +
                                   p[at - r * n * n] + p[at + r * n * n]);
                q[at] = 2 * p[at] - q[at] + v[at] * lap;
            }
}
