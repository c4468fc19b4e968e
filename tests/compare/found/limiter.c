/* Gas dynamics: slopes limited by the smaller neighbour difference. */
#include <math.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))

void slopes(int n, const double *restrict rho, double *restrict slope)
{
    for (int i = 1; i < n - 1; i++) {
        const double l = rho[i] - rho[i - 1];
        const double r = rho[i + 1] - rho[i];
        slope[i] = l * r > 0 ? (l > 0 ? 1 : -1) * MIN(fabs(l), fabs(r)) : 0;
    }
}
