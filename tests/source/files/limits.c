/* What the reader does just below, at and above each of its limits. */
#include <math.h>

/* Windows: their iterations, and how many there may be. */
void f01(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 3; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f02(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t <= 3; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f03(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t != 3; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f04(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 3; t > 0; t--)
            s += a[i + t];
        b[i] = s;
    }
}

void f05(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 3; t >= 0; t--)
            s += a[i + t];
        b[i] = s;
    }
}

void f06(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 7; t += 3)
            s += a[i + t];
        b[i] = s;
    }
}

void f07(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t <= 6; t += 3)
            s += a[i + t];
        b[i] = s;
    }
}

void f08(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 6; t += 3)
            s += a[i + t];
        b[i] = s;
    }
}

void f09(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 7; t >= 0; t -= 2)
            s += a[i + t];
        b[i] = s;
    }
}

void f10(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 0; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f11(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t <= 0; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f12(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 5; t < 3; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f13(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = -1; 2 > t; ++t)
            s += a[i + t];
        b[i] = s;
    }
}

void f14(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 3; t != 0; t--)
            s += a[i + t];
        b[i] = s;
    }
}

void f15(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t > 3; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f16(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 3; t != 0; t++)
            s += a[i + t];
        b[i] = s;
    }
}

void f17(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 31; t++)
            if (t == 30 || t == 0)
                s += a[i + t];
        b[i] = s;
    }
}

void f18(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 32; t++)
            if (t == 31 || t == 0)
                s += a[i + t];
        b[i] = s;
    }
}

void f19(long n, double *b, const double *a)
{
    for (long i = 40; i < n - 40; i++) {
        double s = 0;
        for (int t = 0; t < 33; t++)
            if (t == 32 || t == 0)
                s += a[i + t];
        b[i] = s;
    }
}

/* Small arrays of a nest are scalars. */
void f20(long n, double *b, const double *a)
{
    double t[32];
    for (long i = 0; i < n; i++) {
        t[31] = a[i] * a[i];
        b[i] = t[31] + t[31];
    }
}

void f21(long n, double *b, const double *a)
{
    double t[33];
    for (long i = 0; i < n; i++) {
        t[31] = a[i] * a[i];
        b[i] = t[31] + t[31];
    }
}

void f22(long n, double *b, const double *a)
{
    double t[4][8];
    for (long i = 0; i < n; i++) {
        t[3][7] = a[i] * a[i];
        b[i] = t[3][7] + t[3][7];
    }
}

void f23(long n, double *b, const double *a)
{
    double t[4][9];
    for (long i = 0; i < n; i++) {
        t[3][7] = a[i] * a[i];
        b[i] = t[3][7] + t[3][7];
    }
}

void f24(long n, double *b, const double *a)
{
    double t[2][4][4];
    for (long i = 0; i < n; i++) {
        t[1][3][3] = a[i] * a[i];
        b[i] = t[1][3][3] + t[1][3][3];
    }
}

/* Shifts, powers and numbers. */
void f25(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] << 0;
}

void f26(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] << 1;
}

void f27(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] << 30;
}

void f28(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] << 31;
}

void f29(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] >> 1;
}

void f30(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] >> 30;
}

void f31(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] >> 31;
}

void f32(long n, double *b, const int *c)
{
    for (long i = 0; i < n; i++)
        b[i] = c[i] << -1;
}

void f33(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 0);
}

void f34(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 1);
}

void f35(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 2);
}

void f36(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 2.0);
}

void f37(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 3);
}

void f38(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], 0.5);
}

void f39(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = pow(a[i], -2);
}

void f40(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 0);
}

void f41(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 1);
}

void f42(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 2);
}

void f43(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 3);
}

void f44(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 4);
}

void f45(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 5);
}

void f46(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 7);
}

void f47(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 8);
}

void f48(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, 9);
}

void f49(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = __builtin_powi(a[i] + 1, -2);
}

void f50(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = fma(a[i], 2.0, b[i]);
}

void f51(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 0.1f;
}

void f52(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 0.123456f;
}

void f53(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 0.1234567f;
}

void f54(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 16777217.0f;
}

void f55(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 1e10f;
}

void f56(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 1e-10f;
}

void f57(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 1.17549435e-38f;
}

void f58(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * -0.5f * 2.0f;
}

void f59(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * 3.0f;
}

void f60(long n, float *b, const float *a)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] * -0.0f;
}

void f61(long n, float *b, const float *a)
{
    const float third = 1.0f / 3.0f, tenth = 0.1f, million = 1e6f, more = 1234567.0f;
    for (long i = 0; i < n; i++)
        b[i] = a[i] * third + tenth + million - more;
}

/* Conditions that are known, and those of indices and sizes. */
enum { THREE = 3 };
void f62(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE < 2 ? a[i] : 0) + (THREE < 3 ? a[i + 1] : 0) + (THREE < 4 ? a[i + 2] : 0);
}

void f63(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE <= 2 ? a[i] : 0) + (THREE <= 3 ? a[i + 1] : 0) + (THREE <= 4 ? a[i + 2] : 0);
}

void f64(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE > 2 ? a[i] : 0) + (THREE > 3 ? a[i + 1] : 0) + (THREE > 4 ? a[i + 2] : 0);
}

void f65(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE >= 2 ? a[i] : 0) + (THREE >= 3 ? a[i + 1] : 0) + (THREE >= 4 ? a[i + 2] : 0);
}

void f66(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE == 2 ? a[i] : 0) + (THREE == 3 ? a[i + 1] : 0) + (THREE == 4 ? a[i + 2] : 0);
}

void f67(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = (THREE != 2 ? a[i] : 0) + (THREE != 3 ? a[i + 1] : 0) + (THREE != 4 ? a[i + 2] : 0);
}

void f68(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i > 0)
            b[i] = a[i];
}

void f69(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i >= 0)
            b[i] = a[i];
}

void f70(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i == 0)
            b[i] = a[i];
}

void f71(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i != 0)
            b[i] = a[i];
}

void f72(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i < n - 1)
            b[i] = a[i];
}

void f73(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i <= n - 1)
            b[i] = a[i];
}

void f74(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (!(i < 1))
            b[i] = a[i];
}

void f75(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i > 0 && i < n - 1)
            b[i] = a[i];
}

void f76(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i == 0 || i == n - 1)
            b[i] = a[i];
}

void f77(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (n > 10)
            b[i] = a[i];
}

void f78(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (n < 10)
            b[i] = a[i];
}

void f79(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (n == 10)
            b[i] = a[i];
}

void f80(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (!n)
            b[i] = a[i];
}

void f81(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i > n / 2)
            b[i] = a[i];
}

void f82(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i % 2 == 0)
            b[i] = a[i];
}

void f83(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i > 32)
            b[i] = a[i];
}

void f84(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i > 33)
            b[i] = a[i];
}

void f85(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i < n - 33)
            b[i] = a[i];
}

void f86(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (a[i] > 0 && i > 0)
            b[i] = a[i];
}

void f87(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (a[i] > 0 || n < 5)
            b[i] = a[i];
}

void f88(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (!(a[i] <= 0))
            b[i] = a[i];
}

void f89(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (!(a[i] == 0))
            b[i] = a[i];
}

void f90(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (i - 3)
            b[i] = a[i];
}

void f91(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (THREE)
            b[i] = a[i];
}

void f92(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        if (!THREE)
            b[i] = a[i];
}

void f93(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] > 0;
}

void f94(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = (a[i] > 0) * 2.0;
}

void f95(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = i > 0;
}

void f96(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] > 0 && a[i] < 1;
}

void f97(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = !(a[i] > 0);
}

void f98(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = fmax(a[i] * 2, 1.0);
}

void f99(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] + 1 < 2 ? a[i] + 1 : 2;
}

void f100(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = a[i] < 2 ? 2 : a[i];
}

void f101(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = fabs(a[i] - 1) + sqrt(a[i]);
}

void f102(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = -a[i] + +a[i];
}

void f103(long n, double *b, const double *a, int c0)
{
    for (long i = 0; i < n; i++)
        b[i] = ~c0;
}

/* Nested calls. */
static double g00(double x)
{
    return x + 1;
}
static double g01(double x)
{
    return g00(x);
}
static double g02(double x)
{
    return g01(x);
}
static double g03(double x)
{
    return g02(x);
}
static double g04(double x)
{
    return g03(x);
}
static double g05(double x)
{
    return g04(x);
}
static double g06(double x)
{
    return g05(x);
}
static double g07(double x)
{
    return g06(x);
}
static double g08(double x)
{
    return g07(x);
}
static double g09(double x)
{
    return g08(x);
}
static double g10(double x)
{
    return g09(x);
}
static double g11(double x)
{
    return g10(x);
}
static double g12(double x)
{
    return g11(x);
}
static double g13(double x)
{
    return g12(x);
}
static double g14(double x)
{
    return g13(x);
}
static double g15(double x)
{
    return g14(x);
}
static double g16(double x)
{
    return g15(x);
}
void f105(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = g14(a[i]);
}

void f106(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = g15(a[i]);
}

void f107(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++)
        b[i] = g16(a[i]);
}

/* Loops, dimensions and sizes. */
void f108(long n, double (*restrict b)[2][2][2][2][2][2], const double (*restrict a)[2][2][2][2][2][2])
{
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n; j++)
            for (long k = 0; k < n; k++)
                for (long l = 0; l < n; l++)
                    for (long m = 0; m < n; m++)
                        for (long o = 0; o < n; o++)
                            for (long p = 0; p < n; p++)
                                b[i][j][k][l][m][o][p] = a[i][j][k][l][m][o][p];
}

void f109(long n, double (*restrict b)[2][2][2][2][2][2][2], const double (*restrict a)[2][2][2][2][2][2][2])
{
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n; j++)
            for (long k = 0; k < n; k++)
                for (long l = 0; l < n; l++)
                    for (long m = 0; m < n; m++)
                        for (long o = 0; o < n; o++)
                            for (long p = 0; p < n; p++)
                                for (long q = 0; q < n; q++)
                                    b[i][j][k][l][m][o][p][q] = a[i][j][k][l][m][o][p][q];
}

void f110(long n, double (*restrict b)[2][2][2][2][2][2][2][2], const double (*restrict a)[2][2][2][2][2][2][2][2])
{
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n; j++)
            for (long k = 0; k < n; k++)
                for (long l = 0; l < n; l++)
                    for (long m = 0; m < n; m++)
                        for (long o = 0; o < n; o++)
                            for (long p = 0; p < n; p++)
                                for (long q = 0; q < n; q++)
                                    for (long r = 0; r < n; r++)
                                        b[i][j][k][l][m][o][p][q][r] = a[i][j][k][l][m][o][p][q][r];
}

void f111(long n0, long n1, long n2, long n3, long n4, long n5, long n6, double *b, const double *a)
{
    for (long i = 0; i < n0 + n1 + n2 + n3 + n4 + n5 + n6; i++)
        b[i] = a[i];
}

void f112(long n0, long n1, long n2, long n3, long n4, long n5, long n6, long n7, double *b, const double *a)
{
    for (long i = 0; i < n0 + n1 + n2 + n3 + n4 + n5 + n6 + n7; i++)
        b[i] = a[i];
}

void f113(long n0, long n1, long n2, long n3, long n4, long n5, long n6, long n7, long n8, double *b, const double *a)
{
    for (long i = 0; i < n0 + n1 + n2 + n3 + n4 + n5 + n6 + n7 + n8; i++)
        b[i] = a[i];
}

void f114(double *b, const double *a)
{
    enum { SIZE = 31 };
    for (long i = 0; i < SIZE; i++)
        b[i] = SIZE * a[i];
}

void f115(double *b, const double *a)
{
    enum { SIZE = 32 };
    for (long i = 0; i < SIZE; i++)
        b[i] = SIZE * a[i];
}

void f116(double *b, const double *a)
{
    enum { SIZE = 33 };
    for (long i = 0; i < SIZE; i++)
        b[i] = SIZE * a[i];
}

void f117(long n, double (*restrict b)[40], const double (*restrict a)[40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 9; i++)
            b[j][i] = a[j][i] + a[j][i + 1];
}

void f118(long n, double (*restrict b)[4][40], const double (*restrict a)[4][40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 9; i++)
            b[j][0][i] = a[j][1][i];
}

void f119(long n, double (*restrict b)[40], const double (*restrict a)[40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 10; i++)
            b[j][i] = a[j][i] + a[j][i + 1];
}

void f120(long n, double (*restrict b)[4][40], const double (*restrict a)[4][40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 10; i++)
            b[j][0][i] = a[j][1][i];
}

void f121(long n, double (*restrict b)[40], const double (*restrict a)[40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 11; i++)
            b[j][i] = a[j][i] + a[j][i + 1];
}

void f122(long n, double (*restrict b)[4][40], const double (*restrict a)[4][40])
{
    for (long j = 0; j < n; j++)
        for (int i = 0; i < 11; i++)
            b[j][0][i] = a[j][1][i];
}

/* Pragmas. */
void f123(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for collapse(0)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f124(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for collapse(1)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f125(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for collapse(2)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f126(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for collapse(8)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f127(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for collapse(9)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f128(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for schedule(static, 4) \
    collapse(2)
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f129(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp for simd
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f130(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp simd
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f131(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma GCC ivdep
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f132(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f133(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp taskloop
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f134(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma omp parallel for schedule( dynamic )
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

void f135(long n, double (*restrict b)[n], const double (*restrict a)[n])
{
    
#pragma   omp   parallel   for
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            b[j][i] = a[j][i];
}

/* Loops of wrong or odd headers. */
void f136(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i += 2)
        b[(long)i] = a[(long)i];
}

void f137(long n, double *b, const double *a)
{
    for (long i = 0; i <= n - 1; i++)
        b[(long)i] = a[(long)i];
}

void f138(long n, double *b, const double *a)
{
    for (long i = n - 1; i >= 0; i--)
        b[(long)i] = a[(long)i];
}

void f139(long n, double *b, const double *a)
{
    for (long i = n; i > 0; i -= 1)
        b[(long)i] = a[(long)i];
}

void f140(long n, double *b, const double *a)
{
    for (long i = n; i-- > 0;)
        b[(long)i] = a[(long)i];
}

void f141(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i--)
        b[(long)i] = a[(long)i];
}

void f142(long n, double *b, const double *a)
{
    for (long i = 0; n > i; i = i + 1)
        b[(long)i] = a[(long)i];
}

void f143(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i = 1 + i)
        b[(long)i] = a[(long)i];
}

void f144(long n, double *b, const double *a)
{
    for (long i = 0; i < n && i < 100; i++)
        b[(long)i] = a[(long)i];
}

void f145(long n, double *b, const double *a)
{
    for (long i = 0; i + 1 < n; i++)
        b[(long)i] = a[(long)i];
}

void f146(long n, double *b, const double *a)
{
    for (long i = 0; 2 * i < n; i++)
        b[(long)i] = a[(long)i];
}

void f147(long n, double *b, const double *a)
{
    for (int i = 0; i < n; i++)
        b[(long)i] = a[(long)i];
}

void f148(long n, double *b, const double *a)
{
    for (unsigned i = 0; i < n; i++)
        b[(long)i] = a[(long)i];
}

void f149(long n, double *b, const double *a)
{
    for (short i = 0; i < n; i++)
        b[(long)i] = a[(long)i];
}

void f150(long n, double *b, const double *a)
{
    for (unsigned long i = n; i-- != 0;)
        b[(long)i] = a[(long)i];
}

void f151(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i += 0)
        b[(long)i] = a[(long)i];
}

void f152(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i *= 2)
        b[(long)i] = a[(long)i];
}

void f153(long n, double *b, const double *a)
{
    for (long i = 1 << 30; i < n; i++)
        b[(long)i] = a[(long)i];
}

void f154(long n, double *b, const double *a)
{
    for (double i = 0; i < n; i++)
        b[(long)i] = a[(long)i];
}
/* Arrays of the whole file. */
static double small[32], large[33], square[4][8], longer[4][9];

void g1(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++) {
        small[31] = a[i] * a[i];
        b[i] = small[31] + small[31];
    }
}

void g2(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++) {
        large[31] = a[i] * a[i];
        b[i] = large[31] + large[31];
    }
}

void g3(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++) {
        square[3][7] = a[i] * a[i];
        b[i] = square[3][7] + square[3][6];
    }
}

void g4(long n, double *b, const double *a)
{
    for (long i = 0; i < n; i++) {
        longer[3][7] = a[i] * a[i];
        b[i] = longer[3][7] + longer[3][7];
    }
}
