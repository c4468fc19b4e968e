/* CFD: pressure Poisson equation, two-dimensional, with a macro for the grid and one for the rim.
 */
#include <stddef.h>
#define NX 1026
#define NY 514
#define AT(f, i, j) (f)[(i) + (j)*NX]
#define INTERIOR(i, j)                                                                             \
    for (int j = 1; j < NY - 1; ++j)                                                               \
        for (int i = 1; i < NX - 1; ++i)

void pressure_sweep(double *restrict pnew, const double *restrict p, const double *restrict rhs,
                    double beta, double omega)
{
#pragma omp parallel for
    INTERIOR(i, j)
    AT(pnew, i, j) =
        (1.0 - omega) * AT(p, i, j) + omega * 0.25 *
                                          (AT(p, i - 1, j) + AT(p, i + 1, j) + AT(p, i, j - 1) +
                                           AT(p, i, j + 1) - beta * AT(rhs, i, j));
}
