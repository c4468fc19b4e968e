/* Game physics: a grid of separately allocated rows. */
void spread(int n, double **dens, double **next, double rate)
{
    for (int j = 1; j < n - 1; j++)
        for (int i = 1; i < n - 1; i++)
            next[j][i] = dens[j][i] + rate * (dens[j - 1][i] + dens[j + 1][i] + dens[j][i - 1] +
                                              dens[j][i + 1] - 4 * dens[j][i]);
}
