/* An exponential in the inner loop: the vector library has one, which -ffast-math allows. */
#include <math.h>
#define N 600

double T[N][N], Tn[N][N];

void react(double d, double a, double e)
{
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++)
            Tn[j][i] = T[j][i] + d * (T[j][i - 1] + T[j][i + 1] + T[j - 1][i] + T[j + 1][i]) +
                       a * exp(-e / T[j][i]);
}
