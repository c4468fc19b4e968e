void f(int n, int m, double *a, const double *b)
{
    for (int j = 1; j < n; j++) {
        const double *row = b + j * m;
        for (int i = 0; i < m; i++)
            a[j * m + i] = row[i];
    }
}
