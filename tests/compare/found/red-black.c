/* Multigrid smoother: the red points of every other row. */
void smooth_red(int n, double u[n][n], double f[n][n], double h2)
{
    for (int j = 1; j < n - 1; j += 2)
        for (int i = 1; i < n - 1; i += 2)
            u[j][i] = 0.25 * (u[j][i - 1] + u[j][i + 1] + u[j - 1][i] + u[j + 1][i] - h2 * f[j][i]);
}
