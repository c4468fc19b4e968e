double a[M][N], W[M][N][9], x[N];
int i, j;
for (j = 0; j < M; j++)
    for (i = 0; i < N; i++)
        a[j][i] += W[j][i][0] * x[i] + W[j][i][8] - (-3);
