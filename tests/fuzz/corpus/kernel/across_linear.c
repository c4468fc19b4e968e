double u[N][4], v[N * M], w[M * N];
for (int c = 0; c < 4; ++c)
    for (int j = 1; j < M - 1; ++j)
        for (int i = 1; i < N - 1; ++i)
            v[i * M + j] = u[i][c] + w[i + j * N] * v[(i - 1) * M + j + 1];
