/* Loops that run until a pointer meets another one. */
void before(double *a, int n, double s)
{
    double *e = a + n;
    for (double *p = a; p != e; ++p)
        *p *= s;
}
void both(double *a, const double *b, int n, double s)
{
    double *p;
    const double *q;
    for (p = a, q = b; p < a + n; ++p, q++)
        *p += s * *q;
}
void unrelated(float *p, float *end, const float *q)
{
    while (p < end)
        *p++ = 2 * *q++;
}
void on_the_left(double *p, double *last, const double *q)
{
    for (; last >= p; p += 2)
        *p = *q++;
}
void rows(unsigned char *row, int w, int h, int stride)
{
    unsigned char *end = row + h * stride;
    for (; row < end; row += stride)
        for (int x = 0; x < w; x++)
            row[x] = row[x] / 2;
}
void interleaved(unsigned char *p, const unsigned char *q, int n)
{
    const unsigned char *end = p + 3 * n;
    while (p != end) {
        p[0] = q[0] + q[1];
        p[1] = q[1];
        p[2] = q[2];
        p += 3;
        q += 3;
    }
}
void in_two_steps(double *p, const double *q, int n)
{
    const double *end = q + 2 * n;
    while (q < end) {
        *p = *q++;
        *p++ -= *q++;
    }
}
void downwards(double *a, int n)
{
    for (double *p = a + n - 1; p >= a; --p)
        *p = *p * 2;
}
void strictly_downwards(double *a, int n)
{
    for (double *p = a + n - 1; p > a; p -= 1)
        *p = *p * 2;
}
void stencil(double *a, int n)
{
    for (double *p = a + 1; p < &a[n - 1]; p++)
        *p = p[-1] + p[1];
}
double sum(const double *x, const double *last)
{
    double s = 0;
    while (x < last)
        s += *x++;
    return s;
}
void both_loops(double *a, int n, int m)
{
    for (double *p = a, *e = a + n * m; p < e; p += m)
        for (double *q = p; q < p + m; q++)
            *q *= 2;
}
/* Two that approach each other, and pointers whose beginning is not known. */
void towards_each_other(double *p, double *q)
{
    while (p < q) {
        *p = *q;
        p++;
        q--;
    }
}
void reversed(double *t, const double *s, int n)
{
    int i, j;
    for (i = 0, j = n - 1; i <= j; i++, j--) {
        t[j] = s[i];
        t[i] = s[j];
    }
}
void from_the_end(double *q, const double *a, int n)
{
    for (int i = 0; i < n; i++)
        *--q = a[i];
}
/* What is read with the step is known before it, and what is kept for the next iteration. */
void with_step(const int *q, int *o, int n)
{
    for (int x = 0; x < n; x++) {
        int p = *q++;
        o[2 * x] = p >> 2;
        o[2 * x + 1] = p;
    }
}
void carried(unsigned *d, const unsigned *a, long n)
{
    unsigned long carry = 0;
    for (long v = 0; v < n; v++) {
        unsigned long z = d[v] + a[v] + carry;
        carry = z / 2;
        d[v] = z;
    }
}
/* Counters that are members. */
struct stream {
    int n;
    double *next, *data;
};
void members(struct stream *s, struct stream *t, const double *a, int n)
{
    for (int i = 0; i < n; i++) {
        s->data[s->n++] = a[i];
        *t->next++ = 2 * a[i];
    }
}
/* A row's pointer that the loop around advances, in its header or body, and a copy of it. */
void in_the_header(double *a, int w, int h)
{
    double *p = a;
    for (int y = 0; y < h; y++, p += w)
        for (int x = 0; x < w; x++)
            p[x] *= 2;
}
void copied(double *a, int n, int m)
{
    double *p = a;
    for (int j = 0; j < n; j++) {
        double *q = p;
        for (int i = 0; i < m; i++)
            *q++ *= 2;
        p += m;
    }
}
void from_a_row_on(double *a, double *p, int n, int m)
{
    for (int j = 2 * m; j < n * m; j += m, p += m)
        for (int i = 0; i < m; i++)
            p[i] = a[j + i];
}
/* Not these: the pointer does not move towards the other, or not always as far. */
void away(double *a, int n)
{
    for (double *p = a; p < a + n; p--)
        *p = 0;
}
void sometimes(double *p, double *e)
{
    while (p < e) {
        *p = *p * 2;
        if (*p > 3)
            p++;
    }
}
void until_null(double *p)
{
    for (; p != 0; p++)
        *p = 1;
}
