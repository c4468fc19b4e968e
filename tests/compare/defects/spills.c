double a[M][N];
double b[M][N];
double c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11;
double c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23;

for (long j = 0; j < M; ++j)
    for (long i = 0; i < N; ++i)
        b[j][i] = (c0 + c1 * a[j][i]) * (c2 + c3 * a[j][i]) * (c4 + c5 * a[j][i]) *
                  (c6 + c7 * a[j][i]) * (c8 + c9 * a[j][i]) * (c10 + c11 * a[j][i]) *
                  (c12 + c13 * a[j][i]) * (c14 + c15 * a[j][i]) * (c16 + c17 * a[j][i]) *
                  (c18 + c19 * a[j][i]) * (c20 + c21 * a[j][i]) * (c22 + c23 * a[j][i]);
