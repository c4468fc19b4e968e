struct vec {
    double x, y;
    vec(double a, double b) : x(a), y(b) {}
    vec operator-() const { return vec(-x, -y); }
    double operator*(const vec &o) const { return x * o.x + y * o.y; }
};

struct index {
    int at;
    operator int() const { return at; }
    index(int i) : at(i) {}
};

double sum(double a, double b);
inline int half(int n) { return n / 2; }
inline bool inside(int i, int n) { return i > 0 && i < n; }
inline double *row(double *a, int j, int n) { return a + j * n; }
inline double square(const double x) { const double y = x * x; return y; }
inline void set(double *to, double value) { *to = value; }
enum { side = 3, points = 40 };
constexpr int width = 64;
static const bool on = true, off = false;
template <class T> struct pointer { T *get() const; T *operator->() const; T &operator*() const; };

void functions(int n, double *b, double *a, double (*f)(int), double &(*view)(int, int))
{
    for (int j = 0; j < half(n); ++j)
        for (int i = 0; i < width; ++i)
            row(b, j, width)[i] = square(row(a, j, width)[i]);
    for (int i = 0; i < n; ++i)
        set(&b[i], a[i]);
    for (int i = 0; i < n; ++i)
        b[i] = f(i);
    for (int i = 0; i < points; ++i)
        b[side * i] = double(i) + int(a[i]) + (long)a[i] - float(i);
    for (int i = 0; i < n; ++i)
        view(1, i) = 2;
}

void lists(int n, double *b, const double *a)
{
    const int from{1};
    const int to = {n - 1};
    const index shift(2);
    for (int i = from; i < to; ++i) {
        const double s{a[i]};
        b[i] = {s};
        b[i] += double{0.5};
    }
    for (int i = 0; i < n; ++i)
        b[i] = a[i + index(2)] + a[i + shift];
}

void flags(int n, double *b, const double *a, const bool *mask, bool given)
{
    for (int i = 0; i < n; ++i) {
        if (on)
            b[i] = a[i];
        if (off)
            b[i] = 2;
        if ((bool)given || a[i] > 1)
            b[i] = 3;
        if (a[i] > 1 || a[i] < -1)
            b[i] = 4;
        if (a[i] > 2 && mask[i])
            b[i] = 5;
        if (!(a[i] == 7))
            b[i] = 6;
        b[i] += (i > 0) + (a[i] != 0) + (on ? 1 : a[i]);
        b[i] *= a[i] > 1 ? (a[i] < 2 ? a[i] : 2) : 1;
        if (inside(i, n))
            b[i] -= 1;
    }
}

void get(int n, pointer<double> p, pointer<vec> q, double *b)
{
    for (int i = 0; i < n; ++i)
        b[i] = p.get()[i];
    for (int i = 0; i < n; ++i)
        b[i] = q->x;
    for (int i = 0; i < n; ++i)
        b[i] = q.get()[i].x + q.get()[i].y;
}

void powers(int n, double *b, const double *a, const int *k)
{
    for (int i = 0; i < n; ++i)
        b[i] = __builtin_pow(a[i], 3) + __builtin_pow(a[i] + 1, 5) + __builtin_pow(2.0, 7) + __builtin_fabs(-a[i]) +
               __builtin_fmax(a[i], -1e-3) - -2.5 + __builtin_abs(k[i]) + __builtin_sqrt(k[i]);
}

void steps(int n, double *b, double *a)
{
    double *p = a, *q = b;
    for (int i = 0; i < n; ++i) {
        *p = 1;
        p += 1;
        q[0] = 2;
        q++;
    }
    int k = n;
    for (int i = 0; i < n; ++i)
        b[--k] = a[i];
    int m = 0;
    m++;
    k += 2;
    for (int i = 3; i < k; i += 3, m += 2)
        b[m] = a[i];
}

void planes(int n, int m, int l, double *b, const double *a)
{
    for (int k = 0; k < l; ++k)
        for (int j = 0; j < m; ++j)
            for (int i = 0; i < n; ++i)
                b[k * n * m + j * n + i] = a[(k * m + j) * n + i] + a[(n * m * l + k * m * n) + j * n + i];
    for (int j = 1; j < m - 1; ++j)
        for (int i = 1; i < n - 1; ++i)
            b[(j - 1) * (n - 2) + i - 1] = a[j * n + i] + a[n * m + j * n + i] + a[2 * n * m + j * n + i + 1];
    for (int j = 0; j < m; ++j)
        for (int i = 0; i < n; ++i)
            b[2 * (j * n + i) + 1] = a[2 * (j * n + i)];
    for (int j = 0; j < m / 2; ++j)
        for (int i = 0; i < n; ++i)
            b[i * 4 + j] = a[i * m / 2 + j];
}

void tiles(int n, double *b, const double *a)
{
    for (int jj = 0; jj < n; jj += 32)
        for (int ii = 0; ii < n; ii += 64)
            for (int j = jj; j < (jj + 32 < n ? jj + 32 : n); ++j)
                for (int i = ii; i < (ii + 64 < n ? ii + 64 : n); ++i)
                    b[j * n + i] = a[j * n + i];
}

void repeats(int n, int m, double *b, const double *a)
{
    for (int r = 0; r < 4; ++r)
        for (int s = 0; s < 3; ++s)
            for (int k = 0; k < 8; ++k)
                b[k] += a[k];
    do {
        for (int i = 0; i < n; ++i)
            b[i] = a[i];
    } while (b[0] < 1);
    while (m-- > 0)
        for (int i = 0; i < n; ++i)
            b[i] = a[i];
    for (int r = 0; r < m; ++r) {
        const int shift = r % 2;
        for (int i = shift; i < n; i += 2)
            b[i] = a[i];
    }
}

void tables(int n, double *b, const double *a, const int (*t)[4], const int *list)
{
    static const int where[3] = {-1, 0, 1};
    static const double weight[] = {0.25, 0.5, 0.25};
    for (int i = 1; i < n - 1; ++i) {
        double s = 0;
        for (int k = 0; k < 3; ++k)
            s += weight[k] * a[i + where[k]];
        b[i] = s;
    }
    for (int i = 0; i < n; ++i)
        b[i] = a[t[i][2]] + a[list[i] + 1] + a[list[2 * i]] + a[list[3]];
    for (int i = 0; i < list[0]; ++i)
        b[list[1] + i] = a[i];
}

void around(int n, int kind, double *b, const double *a)
{
    double h = 1;
    int from = 0;
    if (kind == 2)
        from = 1;
    else
        h = 2;
    if (n > 0 && off)
        from = 9;
    sum(1, 2);
    for (int i = from; i < n; ++i) {
        sum(a[i], h);
        (void)kind;
        b[i] = h * a[i], b[i] += 1;
        continue;
    }
}

void far(int n, double *a)
{
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
            for (int k = 0; k < n; ++k)
                for (int l = 0; l < n; ++l)
                    for (int m = 0; m < n; ++m)
                        for (int o = 0; o < n; ++o)
                            for (int p = 0; p < n; ++p)
                                for (int q = 0; q < n; ++q)
                                    for (int r = 0; r < n; ++r)
                                        a[i + j + k + l + m + o + p + q + r] = 0;
}

void objects(int n, vec *v, vec *w, double *b)
{
    for (int i = 0; i < n; ++i)
        b[i] = v[i] * w[i];
    for (int i = 0; i < n; ++i)
        b[i] = (-v[i]).x;
    for (int i = 0; i < n; ++i) {
        v[i].x = w[i].y;
        v[i].y = w[i].x;
    }
}

void fresh(int n)
{
    double *b = new double[n];
    auto *a = static_cast<double *>(__builtin_malloc(n * sizeof(double)));
    double local[100];
    for (int i = 0; i < n; ++i)
        b[i] = a[i] + local[0] + local[i];
}

void sizes(int n1, int n2, int n3, int n4, int n5, int n6, int n7, int n8, int n9, int na, int nb, int nc, int nd,
           int ne, int nf, int ng, int nh, double *b)
{
    for (int i = n1 + n2 + n3 + n4 + n5; i < n6 + n7 + n8 + n9 + na + nb + nc; ++i)
        b[nd + ne + nf + ng + nh + i] = 1;
}
