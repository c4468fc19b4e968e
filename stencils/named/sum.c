double a[N];
double s;

for (long i = 0; i < N; ++i) {
    s += a[i];
}
