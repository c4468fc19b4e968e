double a[M][N];
double b[M][N];
double rho[M][N];
double dt;

for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] =
            a[j][i] + dt * (a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i]) / rho[j][i];
