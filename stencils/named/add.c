double a[N];
double b[N];
double c[N];

for (long i = 0; i < N; ++i) {
    c[i] = a[i] + b[i];
}
