#include <math.h>

/* The largest column sum of a matrix: each sum strides through all rows. */
double norm(long m, long n, const double (*restrict a)[n])
{
    double largest = 0;
    for (long j = 0; j < n; ++j) {
        double sum = 0;
        for (long i = 0; i < m; ++i)
            sum += fabs(a[i][j]);
        largest = fmax(largest, sum);
    }
    return largest;
}
