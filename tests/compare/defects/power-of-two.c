double a[N][N];
double b[N][N];
double c[N][N];

for (long j = 1; j < N - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] = a[i][j] + c[j][i];
