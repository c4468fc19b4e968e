float a[4][M][N][P];
float b[3][M][N][P];
float c[3][M][N][P];
float p[M][N][P];
float bnd[M][N][P];
float wrk1[M][N][P];
float wrk2[M][N][P];
float omega;
float gosa;
float s0;
float ss;

for (long k = 1; k < M - 1; ++k) {
    for (long j = 1; j < N - 1; ++j) {
        for (long i = 1; i < P - 1; ++i) {
            s0 = a[0][k][j][i] * p[k + 1][j][i] + a[1][k][j][i] * p[k][j + 1][i] +
                 a[2][k][j][i] * p[k][j][i + 1] +
                 b[0][k][j][i] * (p[k + 1][j + 1][i] - p[k + 1][j - 1][i] - p[k - 1][j + 1][i] +
                                  p[k - 1][j - 1][i]) +
                 b[1][k][j][i] * (p[k][j + 1][i + 1] - p[k][j - 1][i + 1] - p[k][j + 1][i - 1] +
                                  p[k][j - 1][i - 1]) +
                 b[2][k][j][i] * (p[k + 1][j][i + 1] - p[k - 1][j][i + 1] - p[k + 1][j][i - 1] +
                                  p[k - 1][j][i - 1]) +
                 c[0][k][j][i] * p[k - 1][j][i] + c[1][k][j][i] * p[k][j - 1][i] +
                 c[2][k][j][i] * p[k][j][i - 1] + wrk1[k][j][i];
            ss = (s0 * a[3][k][j][i] - p[k][j][i]) * bnd[k][j][i];
            gosa = gosa + ss * ss;
            wrk2[k][j][i] = p[k][j][i] + omega * ss;
        }
    }
}
