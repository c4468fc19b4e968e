double a[M][N];
double b[M][N];
double s;
double t;
double u;

for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i)
        b[j][i] = s * a[j][i - 1] * a[j][i - 1] + t * a[j][i] * a[j][i] * a[j][i] +
                  u * a[j][i + 1] * a[j][i + 1] * a[j][i + 1] + s * t * a[j - 1][i] * a[j - 1][i] +
                  t * u * a[j + 1][i] * a[j + 1][i] * a[j + 1][i];
