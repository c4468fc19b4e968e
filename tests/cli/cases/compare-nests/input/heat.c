#include <stdio.h>

#define N 1200

static double a[N][N], b[N][N], rhs[N];

static void init(void)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            a[j][i] = b[j][i] = i + j;
}

static void scale(double s)
{
    for (int i = 0; i < N; i++)
        rhs[i] = s * rhs[i];
}

static void step(double c)
{
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++)
            b[j][i] = a[j][i] + c * (a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i]);
}

int main(void)
{
    init();
    for (int t = 0; t < 100; t++) {
        step(0.1);
        scale(0.5);
    }
    printf("%g\n", b[N / 2][N / 2] + rhs[0]);
    return 0;
}
