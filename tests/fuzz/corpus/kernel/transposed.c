double a[N][N];
double b[N][N];
for (int j = 0; j < N; ++j)
    for (int i = 0; i < N; ++i)
        b[j][i] = a[i][j];
