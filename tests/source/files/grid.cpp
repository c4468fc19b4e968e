template <class T> class vector {
public:
    T &operator[](unsigned long i);
    const T &operator[](unsigned long i) const;
    unsigned long size() const;
    T *data();
    const T *data() const;
};

template <class T> const T &larger(const T &a, const T &b)
{
    return a < b ? b : a;
}

int max(int, int);
int min(int, int);

/* A grid as a class: its elements are asked for by an operator, its extents by methods. */
class grid {
public:
    double &operator()(int j, int i) { return data_[j * columns_ + i]; }
    double operator()(int j, int i) const { return data_[j * columns_ + i]; }
    double &at(int j, int i) { return data_[j * columns_ + i]; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    void smooth(grid &to, double w)
    {
        for (int j = 1; j < rows_ - 1; ++j)
            for (int i = 1; i < columns_ - 1; ++i)
                to.at(j, i) = w * (at(j, i - 1) + this->at(j, i + 1));
    }
    void clear();

private:
    static const int halo = 2;
    int rows_, columns_;
    vector<double> data_;
};

void relax(const grid &from, grid &to, double w)
{
#pragma omp parallel for schedule(dynamic, 4)
    for (int j = 1; j < from.rows() - 1; ++j)
        for (int i = 1; i < from.columns() - 1; ++i)
            to(j, i) = w * (from(j, i - 1) + from(j, i + 1) + from(j - 1, i) + from(j + 1, i));
}

void grid::clear()
{
    for (int j = halo; j < rows_ - halo; ++j)
        for (int i = 0; i < columns_; ++i)
            (*this)(j, i) = 0.0;
}

void vectors(vector<double> &to, const vector<double> &from)
{
    double *const p = to.data();
    for (unsigned long i = 1; i < from.size() - 1; ++i)
        p[i] = from[i - 1] + from[i + 1];
}

/* What the compiler sees, but does not show. */
extern double field(int j, int i);

void window(int n, int halo, double *__restrict b, const double *__restrict a)
{
    const int first = max(1, halo);
    const int last = min(n - 1, n - halo);
    for (int i = first; i < last; ++i)
        b[i] = larger(a[i - 1], a[i + 1]);
}

void scale(double &s, double by)
{
    s *= by;
}

void scaled(int n, double *b, const double *a)
{
    for (int i = 0; i < n; ++i) {
        double s = a[i];
        scale(s, 0.5);
        b[i] = s;
    }
}

struct stencil {
    double centre, side;
    double apply(const double *p, int i) const { return centre * p[i] + side * (p[i - 1] + p[i + 1]); }
};

void applied(const stencil &s, int n, double *b, const double *a)
{
    const double *const from = a + 1;
    for (int i = 0; i < n - 2; ++i)
        b[i + 1] = s.apply(from, i);
}

template <int D> void shifted(int n, double *b, const double *a)
{
    for (int i = D; i < n - D; ++i)
        b[i] = a[i - D] + a[i + D];
}

template void shifted<3>(int, double *, const double *);

void named(int n, double (*b)[8], double (&a)[4][100])
{
    for (auto i = 1; i < 99; ++i)
        a[2][i] = b[i][3] + a[1][i];
}

void lambda(int n, double *b, const double *a)
{
    const auto at = [&](int i) { return a[i - 1] + a[i + 1]; };
    for (int i = 1; i < n - 1; ++i)
        b[i] = at(i);
}
