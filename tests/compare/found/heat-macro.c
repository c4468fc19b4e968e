/* Heat conduction, three-dimensional, linearised by a macro; sizes are parameters. */
#define IDX(i, j, k) ((i) + nx * ((j) + ny * (k)))

void heat_step(int nx, int ny, int nz, const double *restrict t, double *restrict t_new, double a,
               double dt, double dx)
{
    const double r = a * dt / (dx * dx);
#pragma omp parallel for collapse(2) schedule(dynamic, 4)
    for (int k = 1; k < nz - 1; ++k)
        for (int j = 1; j < ny - 1; ++j)
            for (int i = 1; i < nx - 1; ++i)
                t_new[IDX(i, j, k)] =
                    t[IDX(i, j, k)] +
                    r * (t[IDX(i + 1, j, k)] + t[IDX(i - 1, j, k)] + t[IDX(i, j + 1, k)] +
                         t[IDX(i, j - 1, k)] + t[IDX(i, j, k + 1)] + t[IDX(i, j, k - 1)] -
                         6 * t[IDX(i, j, k)]);
}
