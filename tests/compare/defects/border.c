void heat(int m, int n, const float *restrict a, float *restrict b)
{
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++) {
            if (i == 0 || i == n - 1 || j == 0 || j == m - 1)
                continue;
            b[j * n + i] = 0.25f * (a[j * n + i - 1] + a[j * n + i + 1] + a[(j - 1) * n + i] +
                                    a[(j + 1) * n + i]);
        }
}
