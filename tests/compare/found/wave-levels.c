/* Wave equation with three time levels that the caller turns round, and a sponge. */
void wave(long n, double (*restrict next)[n], double (*restrict now)[n],
          double (*restrict before)[n], const float *restrict sponge, double c2)
{
    for (long y = 2; y < n - 2; y++)
        for (long x = 2; x < n - 2; x++) {
            double lap = -60.0 * now[y][x];
            lap += 16.0 * (now[y][x - 1] + now[y][x + 1] + now[y - 1][x] + now[y + 1][x]);
            lap -= now[y][x - 2] + now[y][x + 2] + now[y - 2][x] + now[y + 2][x];
            next[y][x] = sponge[x] * (2.0 * now[y][x] - before[y][x] + c2 * lap / 12.0);
        }
}
