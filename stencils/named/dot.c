double a[N];
double b[N];
double s;

for (long i = 0; i < N; ++i) {
    s += a[i] * b[i];
}
