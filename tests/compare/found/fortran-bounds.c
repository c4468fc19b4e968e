/* Translated from Fortran: bounds from 1, columns first, arrays moved so that [1] comes first. */
#define A(i, j) a[((j)-1) * lda + (i)-1]
#define B(i, j) b[((j)-1) * lda + (i)-1]

void relax_(const int *m, double *a, double *b, int lda, int n)
{
    int i, j;
    for (j = 2; j <= n - 1; j++)
        for (i = 2; i <= lda - 1; i++)
            B(i, j) = 0.25 * (A(i - 1, j) + A(i + 1, j) + A(i, j - 1) + A(i, j + 1));
}
