#define N 400
#define MIN(a, b) ((a) < (b) ? (a) : (b))

static double out[N][N], in[2][N][N];

void of_kind(int n, int kind, double *restrict b, const double *restrict a)
{
    for (int i = 1; i < n - 1; ++i) {
        switch (kind) {
        case 0:
            b[i] = a[i];
            break;
        case 1:
        case 2:
            b[i] = 0.5 * (a[i - 1] + a[i + 1]);
            break;
        default:
            break;
        }
    }
}

void of_known_kind(int n, double *restrict b, const double *restrict a)
{
    const int kind = 7 % 4;
    for (int i = 1; i < n - 1; ++i) {
        switch (kind) {
        case 3:
            b[i] = a[i];
            break;
        default:
            b[i] = 0.5 * (a[i - 1] + a[i + 1]);
        }
    }
}

/* Two time levels, by the parity of the step. */
void levels(int steps)
{
    for (int t = 0; t < steps; t++)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                in[(t + 1) & 1][j][i] = in[t & 1][j][i - 1] + in[t % 2][j][i + 1];
}

void shifts(int n, int bits, float *b, const float *a)
{
    const int half = (n - 2) / 2, row = 1 << 5;
    for (int j = 0; j < half; j++)
        for (int i = 1; i < (1 << 2) - 1; i++)
            b[j * row + i] = a[(j << 5) + i - 1] * 0.25 + a[j * 32 + i + 1] / 3.f;
}

void conditions(int n, int on, const int *mask, double *b, const double *a, double limit)
{
    for (int i = 0; i < n; i++) {
        if (!(a[i] > limit))
            b[i] = a[i];
        else
            b[i] = -a[i];
        if (__builtin_expect(on, 1))
            b[i] += 1.0;
        if (!on)
            b[i] = 0;
        if (1 != 1)
            b[i] = 2;
        if (mask[i] && a[i] != 0)
            b[i] = 3;
    }
}

void local(int n, double *b, const double *a)
{
    for (int i = 1; i < n - 1; i++) {
        double w[3] = {0.25, 0.5, 0.25};
        double s = 0;
        double part[2];
        part[0] = a[i - 1];
        part[1] = a[i + 1];
        s += w[0] * part[0];
        s += w[1] * a[i];
        s += w[2] * part[1];
        b[i] = s;
        s++;
    }
}

void unrolled(int n, double *b, const double *a)
{
    for (int i = 2; i < n - 2; i++) {
        double s = 0;
        for (int k = -2; k <= 2; k++)
            s += a[i + k];
        b[i] = s;
    }
}

void walking(int n, double *b, const double *a)
{
    const double *p = a;
    double *q = b;
    for (int i = 0; i < n; i++) {
        *q++ = *p * 2;
        p++;
    }
}

void counted(int n, double *b, const double *a)
{
    int at = 0;
    for (int i = 0; i < n; i++) {
        b[at] = a[i];
        at += 1;
    }
}

void downwards(long n, double *b, const double *a)
{
    for (long i = n - 1; i >= 0; i--)
        b[i] = a[i + 1];
}

struct cell {
    double density, speed[3];
    float mass;
};

void cells(int n, struct cell *c, double dt)
{
#pragma omp parallel for simd collapse(1) schedule(static)
    for (int i = 0; i < n; i++)
        c[i].density += dt * (c[i].speed[0] + c[i].speed[2]);
}

double total(int n, const double *a)
{
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

void chosen(int n, int flip, double *a, double *b)
{
    double *const from = flip ? a : b;
    double *const to = flip ? b : a;
    for (int i = 1; i < n - 1; i++)
        to[i] = from[i - 1] + from[i + 1];
}

static double mean(const double *p)
{
    return 0.5 * (p[-1] + p[1]);
}

void called(int n, double *restrict b, const double *restrict a)
{
#pragma GCC ivdep
    for (int i = 1; i < MIN(n, 2 * n) - 1; i++)
        b[i] = mean(a + i) + mean(&a[i]);
}

void start(void)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            out[j][i] = in[0][j][i] = 1;
}

void into(void)
{
#pragma omp parallel for
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++)
            out[j][i] = in[0][j][i - 1] + in[1][j][i];
}

void marked(int n, double *a, double *b)
{
#pragma ivdep
    for (int i = 0; i < n; i++)
        a[i] = (void)0, b[i];
}
