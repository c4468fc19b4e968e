/* What the other files leave out: members of classes, tables of pointers, edges of limits. */
struct grid {
    static const int width = 8;
    static double weight;
    static constexpr double half = 0.5;
    enum { border = 1 };
    double *u;
    int n;
    double mean(const double *p, double w = 0.25) const { return w * (p[-1] + p[1]); }
    void set(int i, double value, int by = 2) { u[i * by] = value; }
    void step(double *b)
    {
        for (int i = 1; i < this->n - 1; ++i)
            b[i] = this->u[i - 1] + u[i + 1] + this->mean(u + i);
    }
};

void members(grid &g, const grid *from, double *b, const double *a)
{
    for (int i = g.border; i < g.width - from->border; ++i)
        b[i] = g.weight * a[i] + from->half;
    for (int i = 1; i < from->n - 1; ++i)
        b[i] = from->mean(a + i) + g.mean(&a[i], 0.75);
    for (int i = 0; i < g.n; ++i)
        g.set(i, a[i]);
    for (int i = 0; i < g.n; ++i)
        g.set(i, a[i], 1);
}

void rows(int n, double *b, const double *a)
{
    const double *const line[3] = {a, a + n, a + 2 * n};
    double part[2];
    for (int i = 0; i < n; ++i)
        b[i] = line[0][i] + line[2][i];
    for (int i = 1; i < n - 1; ++i) {
        part[0] = a[i - 1];
        part[1] = a[i + 1];
        b[i] = part[0] * part[1];
    }
    for (int j = 0; j < 3; ++j)
        for (int i = 0; i < n; ++i)
            b[j * n + i] = line[j][i];
}

void shifted(long n, double *b, const double *a)
{
    for (long i = 0; i < n; ++i)
        b[(i << 31) + 1] = a[i << 0];
    for (long i = 0; i < n; ++i)
        b[i << 32] = a[i];
    for (long i = 0; i < n; ++i)
        b[i >> 1] = a[i & 7] + a[i % 8];
    for (long i = 0; i < n / 3; ++i)
        b[3 * i - (-1)] = a[+i];
}

void unsigned_sums(unsigned n, double *b, const double *a)
{
    for (unsigned j = 1; j < n - 1; ++j)
        for (unsigned i = 1; i < n - 1; ++i)
            b[j * n + i] = a[j * n + i - 1] + a[(j + 1) * n + i];
    for (unsigned j = 1; j < n - 1; ++j)
        for (unsigned long i = 1; i < n - 1; ++i)
            b[j * n + i] = a[j * n + i - 1];
}

void windows(double (*b)[40], const double (*a)[40], double *c)
{
    for (int j = 0; j < 9; ++j)
        b[j][0] = a[j][0] + a[j + 1][0];
    for (int j = 0; j < 10; ++j)
        b[j][0] = a[j][0] + a[j + 1][0];
    for (int j = 0; j < 32; ++j)
        c[j] = a[j][1];
    for (int j = 0; j < 33; ++j)
        c[j] = a[j][1];
    for (int i = 0; i < 40; ++i)
        for (int j = 0; j < 9; ++j)
            b[j][i] = a[j][i] + a[j + 1][i];
    for (int i = 0; i < 40; ++i)
        for (int j = 0; j < 10; ++j)
            b[j][i] = a[j][i] + a[j + 1][i];
}

void repeated(int n, double *b, const double *a)
{
    for (int t = 0; t < n; ++t)
        for (int k = 0; k < 3; ++k)
            b[k] = a[k] + a[k + 1];
    for (int t = 0; t < n; ++t)
        for (int k = 0; k < 3; ++k)
            b[k] = a[t + k];
}

void sums_of_sizes(int n, int m, double *b, const double *a)
{
    for (int i = 0; i < n; ++i)
        b[i] = a[i + m] + a[i + n];
    for (int i = 0; i < n; ++i)
        b[i] = a[i + m] + a[i + 2 * m] + a[i + n - m];
    for (int j = 0; j < m; ++j)
        for (int i = 0; i < n; ++i)
            b[j * n + i] = a[j * m + i] + a[i * n + j];
}

void given(int n, int flag, bool on, double *b, const double *a, const int *mask)
{
    for (int i = 0; i < n; ++i) {
        if (flag)
            b[i] = a[i];
        if (n - n)
            b[i] += 1;
        if (3 * 2 - 5)
            b[i] += 2;
        if (n)
            b[i] += 3;
        if (i)
            b[i] += 4;
        if (i - 2)
            b[i] += 5;
        if (!mask[i])
            b[i] += 6;
        if (on == false)
            b[i] += 7;
        if (flag & 4)
            b[i] += 8;
        if (a[i])
            b[i] += 9;
    }
}

void deep(double (&c)[2][2][2][2][2][2][2][2][2][2][2][2][2][2], int n, double ****p)
{
    for (int i = 0; i < n; ++i)
        c[0][0][0][0][0][0][0][0][0][0][0][0][0][0] = i;
    for (int i = 0; i < n; ++i)
        p[1][2][3][i] = 1;
}

inline double sign(const double x) { return ((((x > 0 ? 1. : 2.) > 0 ? 1. : 2.) > 0 ? 1. : 2.) > 0 ? 1. : 2.); }

void nested(int n, double *b, const double *a)
{
#pragma omp parallel for \
    collapse(2) \
    schedule(dynamic, 2)
    for (int j = 1; j < n - 1; ++j)
        for (int i = 1; i < n - 1; ++i)
            b[j * n + i] = a[j * n + i + 1] + a[j * n + i - 1];
    for (int i = 0; i < n; ++i)
        b[i] = sign(sign(a[i]));
}

int f(int n, double *b)
{
    for (int i = 0; i != n; i = i + 1)
        b[i] = 1;
    for (int i = n; i > 0; i -= 2)
        b[i] = 1;
    for (int i = n; i-- > 0;)
        b[i] = 1;
    for (int i = 0; n > i; ++i)
        b[i] = 1;
    for (int i = 0; i <= n - 1; i++)
        b[i] = 1;
    for (int i = 0; i < n; i *= 2)
        b[i] = 1;
    for (int i = 0; b[i] < n; i++)
        b[i] = 1;
    for (double x = 0; x < n; x += 1)
        b[0] = x;
    for (int i = 0, j = n; i < j; i++, j--)
        b[i] = b[j];
    return 0;
}

struct shape {
    int sx = 0, sy = 0;
};

inline int flat(int i, int j, const shape &s) noexcept
{
    return j * s.sx + i;
}

struct holder {
    shape s;
    double *a, *b;
    int at(int i, int j) const noexcept { return flat(i, j, s); }
    double twice(int i, int j) const { return mean_of(a[at(i, j)], a[at(i, j)]); }
    static double mean_of(double x, double y) { return 0.5 * (x + y); }
};

void called_by_called(holder &h)
{
    for (int j = 1; j < h.s.sy - 1; ++j)
        for (int i = 1; i < h.s.sx - 1; ++i)
            h.b[h.at(i, j)] = h.twice(i - 1, j) + h.a[h.at(i + 1, j)];
}

/* Nobody says what T is: its operators are read as written. */
template <class T> void of_open_type(int n, T *b, const T *a, T w)
{
    for (int i = 1; i < n - 1; ++i)
        b[i] = w * (a[i - 1] + a[i + 1]) - a[i] / w;
}
