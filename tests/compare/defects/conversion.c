float a[M][N];
float b[M][N];

for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] = 0.3 * a[j][i] + 0.175 * (a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i]);
