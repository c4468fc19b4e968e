void seidel(int n, double *A)
{
    for (int i = 1; i <= n - 2; i++)
        for (int j = 1; j <= n - 2; j++)
            A[i * n + j] = (A[(i - 1) * n + j - 1] + A[(i - 1) * n + j] + A[(i - 1) * n + j + 1] +
                            A[i * n + j - 1] + A[i * n + j] + A[i * n + j + 1] +
                            A[(i + 1) * n + j - 1] + A[(i + 1) * n + j] + A[(i + 1) * n + j + 1]) /
                           9.0;
}
