double u1[M][N][P];
double d1[M][N][P];
double xx[M][N][P];
double xy[M][N][P];
double xz[M][N][P];
double c1;
double c2;
double dth;
double d;

for (long k = 2; k < M - 1; ++k) {
    for (long j = 2; j < N - 1; ++j) {
        for (long i = 2; i < P - 1; ++i) {
            d = 0.25 * (d1[k][j][i] + d1[k][j - 1][i] + d1[k - 1][j][i] + d1[k - 1][j - 1][i]);
            u1[k][j][i] = u1[k][j][i] + (dth / d) * (c1 * (xx[k][j][i] - xx[k][j][i - 1]) +
                                                     c2 * (xx[k][j][i + 1] - xx[k][j][i - 2]) +
                                                     c1 * (xy[k][j][i] - xy[k][j - 1][i]) +
                                                     c2 * (xy[k][j + 1][i] - xy[k][j - 2][i]) +
                                                     c1 * (xz[k][j][i] - xz[k - 1][j][i]) +
                                                     c2 * (xz[k + 1][j][i] - xz[k - 2][j][i]));
        }
    }
}
