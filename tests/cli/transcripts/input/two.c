void both(int n, double *restrict b, const double *restrict a)
{
    for (int i = 1; i < n - 1; i++)
        b[i] = a[i - 1] + a[i + 1];
    for (int i = 0; i < n; i++)
        b[i] = 2 * a[i];
}
