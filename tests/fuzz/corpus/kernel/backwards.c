double y[N + 3], x[2 * N + 1];
for (int i = 1; i < N; i++)
    y[N - 1 - i] = x[2 * i] + x[2 * i + 1] - 2;
