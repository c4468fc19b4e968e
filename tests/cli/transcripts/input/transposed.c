double a[N][N], b[N][N];
for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++)
        b[j][i] = a[i][j] + a[j][i];
