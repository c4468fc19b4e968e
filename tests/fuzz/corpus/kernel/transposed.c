double a[M][N], b[N][M];
for (int j = 0; j < M; j++) for (int i = 0; i < N; i++) a[j][i] = b[i][j];
