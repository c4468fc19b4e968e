/* The sums move along memory only in the outer loop. */
void sum_columns(int n, double *restrict s, const double *restrict a)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            s[i] += a[j * n + i];
}
