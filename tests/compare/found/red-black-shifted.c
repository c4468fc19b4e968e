/* The same for all rows at once: where a row begins depends on its number. */
void smooth_colour(int n, double u[n][n], double f[n][n], double h2, int colour)
{
    for (int j = 1; j < n - 1; j++)
        for (int i = 1 + (j + colour) % 2; i < n - 1; i += 2)
            u[j][i] = 0.25 * (u[j][i - 1] + u[j][i + 1] + u[j - 1][i] + u[j + 1][i] - h2 * f[j][i]);
}
