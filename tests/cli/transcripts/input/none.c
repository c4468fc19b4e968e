double s;

for (long i = 0; i < N; ++i)
    s += 1.0;
