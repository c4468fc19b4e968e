/* Advection, upwind: which neighbour counts depends on the sign of the wind. */
void advect(long n, long m, const double (*restrict q)[m], double (*restrict out)[m],
            const double (*restrict u)[m], const double (*restrict v)[m], double cfl)
{
    for (long j = 1; j < n - 1; j++)
        for (long i = 1; i < m - 1; i++) {
            const double dx = u[j][i] > 0 ? q[j][i] - q[j][i - 1] : q[j][i + 1] - q[j][i];
            const double dy = v[j][i] > 0 ? q[j][i] - q[j - 1][i] : q[j + 1][i] - q[j][i];
            out[j][i] = q[j][i] - cfl * (u[j][i] * dx + v[j][i] * dy);
        }
}
