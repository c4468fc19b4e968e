// Iterators of containers whose elements lie one after the other, and loops over these.
#include <array>
#include <list>
#include <vector>
struct point {
    double x, y;
};
typedef std::vector<double> row_of;
void two(std::vector<double> &a, const std::vector<double> &b, double s)
{
    std::vector<double>::iterator i;
    std::vector<double>::const_iterator j = b.begin();
    for (i = a.begin(); i != a.end(); ++i, ++j)
        *i += s * *j;
}
double sum(const std::vector<double> &a)
{
    double s = 0;
    for (double x : a)
        s += x * x;
    return s;
}
void neighbours(std::vector<double> &v)
{
    for (auto it = std::begin(v) + 1; it != std::end(v) - 1; it++)
        *it = *(it - 1) + it[1];
}
void members(std::vector<point> &v, double s)
{
    for (auto it = v.cbegin(); it != v.cend(); ++it)
        v[0].x += it->x;
    for (point &p : v) {
        p.x += s;
        p.y *= s;
    }
}
void rows(std::vector<row_of> &v, double s)
{
    for (auto &row : v)
        for (auto &x : row)
            x *= s;
    for (auto j = v.begin(); j != v.end(); ++j)
        for (auto i = j->begin(); i != j->end(); ++i)
            *i *= s;
}
void reference(std::vector<row_of> &v, point (*p)[100], int n, double s)
{
    for (int j = 0; j < n; j++) {
        row_of &row = v[j];
        for (int i = 0; i < 1000; i++)
            row[i] *= s;
    }
    for (int j = 0; j < n; j++) {
        point(&of)[100] = p[j];
        for (int i = 0; i < 100; i++) {
            point &one = of[i];
            one.x *= s;
        }
    }
}
void arrays(double (&v)[1000], std::array<double, 100> &w)
{
    for (double &x : v)
        x *= 2;
    for (auto &x : w)
        x *= 2;
}
template <class T> void of_template(std::vector<T> &v, T s)
{
    for (auto &x : v)
        x *= s;
}
template <class I, class T> void between(I first, I last, T s)
{
    for (; first != last; ++first)
        *first *= s;
}
void calls(std::vector<float> &v)
{
    of_template(v, 2.f);
    between(v.begin(), v.end(), 2.f);
}
// Their elements lie anywhere.
double list(const std::list<double> &v)
{
    double s = 0;
    for (double x : v)
        s += x;
    return s;
}
