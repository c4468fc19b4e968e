#define MIN(x, y) ((x) < (y) ? (x) : (y))

void heat(int l, int m, int n, double s, double a[restrict l][m][n], double b[restrict l][m][n])
{
    for (int jb = 1; jb < m - 1; jb += 16)
        for (int k = 1; k < l - 1; k++)
            for (int j = jb; j < MIN(jb + 16, m - 1); j++)
                for (int i = 1; i < n - 1; i++)
                    b[k][j][i] =
                        s * (a[k][j][i] + a[k][j][i - 1] + a[k][j][i + 1] + a[k][j - 1][i] +
                             a[k][j + 1][i] + a[k - 1][j][i] + a[k + 1][j][i]);
}
