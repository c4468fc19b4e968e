float a[M * N], b[M * N];
for (int j = 1; j < M - 1; j++)
    for (int i = 1; i < N - 1; i++)
        b[i + j * N] = 0.25f * (a[i + (j - 1) * N] + a[N * (j + 1) + i] - a[-1 + i + j * N]);
