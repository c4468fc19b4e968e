double _Complex z[N], w[N];
float complex v[N];
double x[N];
for (size_t i = 0; i <= N - 1; i += 2) {
    z[i] *= w[i] / v[i];
    x[i] = (double)z[i];
}
