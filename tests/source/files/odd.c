/* The arrays are declared in many ways: "a[i] = for (" 'x' // */
#include <math.h>
#if 0
for (int i = 0; i < n; i++) c[i] = 1;
#endif
#define LONG(x) \
    (x + \
     1)
double plain(double x), *pointer(int);
static const float open[] = {1.f, 2.f};
extern double table[][8], (*rows)[16], single[4];
int whole[8], count;

void one(long n, double *restrict const b, const double a[], double c[static 4], const double (*restrict d)[n])
{
    const char *text = "a \" \\ for (";
    const char quote = '\'', ä = 'u';
    int i, j;
    // for (i = 0; i < n; i++) b[i] = 0;
    for (i = 0; i < n; ++i) /* here */
        b[i] = a[i] + // there
               table[i][3] * single[2];
    for (j = 1; j < n - 1; ++j)
        for (i = 1; i < n - 1; ++i) {
            const double left = d[j][i - 1], right = d[j][i + 1];
            /* both
               sides */
            b[j * n + i] = left + right + rows[j][i];
        }
    for (i = 0; i < n; ++i)
        b[i] = whole[i] + c[0];
    for (i = 0; i < n; ++i)
        b[i] = open[i % 2] + fabs(a[i]);
}

void two(int n, int m, float **u, float ***v, float *w)
{
    for (int k = 0; k <= n; k += 2) {
        for (int j = n - 1; j >= 0; j--)
            for (int i = 0; i != m; i++)
                v[k][j][i] = u[j][i] > 0 ? u[j][i] : w[k + j];
    }
    for (int i = 0; i < m; i++)
        u = v[i];
    for (int i = 0; i < m; i++) {
        if (w[i] > 1)
            w[i] = 1;
        else
            w[i] += 1;
    }
    for (int i = 1; i < m; w[i] = 0, i++)
        for (int j = 0; j < m; j++)
            w[i + m * j] = w[i - 1];
    for (int q = 0; q < 4; q++)
        count++;
    for (;;)
        for (int i = 0; i < m; i++)
            w[i] *= 2;
}

void three(int n)
{
    double x[n], y[2 * n], sum = 0, most = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * y[2 * i];
    for (int i = 0; i < n; i++)
        most = x[i] > most ? x[i] : most;
    for (int i = 0; i < n / 2 - 1; i++)
        x[i] = y[i + n] / sum;
    double *p = &x[1], *const q = y + n;
    for (int i = 0; i < n - 1; i++)
        p[i] = q[i];
    for (unsigned i = 0; i < sizeof x / sizeof *x; i++)
        x[i] = 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            x[j] += y[i];
}
