#define NY 1000
#define NX 1000

/* Nothing is wrong with this one. */
void jacobi(double *restrict b, const double *restrict a, double s)
{
    int i, j;
#pragma omp parallel for private(i)
    for (j = 1; j < NY - 1; j++) {
        for (i = 1; i < NX - 1; i++) {
            b[j * NX + i] = s * (a[j * NX + i] + a[j * NX + i - 1] + a[j * NX + i + 1] +
                                 a[(j - 1) * NX + i] + a[(j + 1) * NX + i]);
        }
    }
}
