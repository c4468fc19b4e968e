double x[N];
double y[N];
double s;

for (long i = 0; i < N; ++i) {
    y[i] = y[i] + s * x[i];
}
