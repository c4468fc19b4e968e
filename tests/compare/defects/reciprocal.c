double a[M][N];
double b[M][N];
double c[M][N];

for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] = (a[j][i - 1] + a[j][i + 1]) / c[j][i];
