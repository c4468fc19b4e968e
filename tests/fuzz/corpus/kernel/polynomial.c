double a[(M + N) * (M - N) * (M + 1)], b[M * M * M * M];
for (int i = M * M - 3 * N; i < (M + N) * (N - 2); i += 3)
    b[i * M * M + N] = a[i * (M + N) * (M - 1)];
