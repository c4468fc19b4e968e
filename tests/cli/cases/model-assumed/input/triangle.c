void smooth(int n, double (*restrict b)[n], double (*restrict a)[n])
{
    for (int j = 1; j < n - 1; j++)
        for (int i = 1; i < j; i++)
            b[j][i] = a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i];
}
