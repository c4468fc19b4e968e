double a[M][N];
double b[M][N];
double dx, dy;

for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] = (a[j][i - 1] - 2 * a[j][i] + a[j][i + 1]) / (dx * dx) +
                  (a[j - 1][i] - 2 * a[j][i] + a[j + 1][i]) / (dy * dy);
