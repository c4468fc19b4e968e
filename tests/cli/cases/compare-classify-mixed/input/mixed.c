void sum(int n, const float *a, const double *b, double *c)
{
    for (int i = 1; i < n - 1; i++)
        c[i] = a[i] + b[i - 1] + b[i + 1];
}
