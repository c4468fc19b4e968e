double a[N][M], b[M][N], c[N][N];
for (int i = 1; i < N - 1; ++i)
    for (int j = 1; j < N - 1; ++j)
        for (int k = 1; k < M - 1; ++k)
            c[i][j] = c[i][j] + a[i][k - 1] * b[k + 1][j] + b[k][j - 1];
