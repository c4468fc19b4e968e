double a[N];
double b[N];

for (long i = 0; i < N; ++i) {
    b[i] = a[i];
}
