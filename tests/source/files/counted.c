/* Conditions that count, steps of outer loops, and what a branch changes. */
void counted_down(int n, double *b, const double *a)
{
    for (int i = n; i-- > 0;)
        b[i] = a[i] + a[i + 1];
}

void while_left(unsigned n, double *b, const double *a)
{
    while (n--)
        *b++ = 2 * *a++;
}

void counted_first(int n, double *b, const double *a)
{
    int i = n;
    while (--i > 0)
        b[i] = a[i - 1];
    for (i = n; --i >= 2;)
        b[i] = 4 * a[i];
    i = -1;
    while (++i < n)
        b[i] = 5 * a[i];
    i = 0;
    while (i++ != n)
        b[i] = 6 * a[i];
    for (i = n; i-- > 0; a++)
        b[i] = 7 * *a;
}

void counted_too_far(int n, double *b, const double *a)
{
    for (int i = n; i-- >= 1;)
        b[i] = a[i];
}

void shifts(int n, double *b, const double *a)
{
    for (int i = 1; i << 1; i++)
        b[i] = a[i];
}

void outer_step(int n, double *b, const double *a, double *rows)
{
    for (int j = 1; j < n; j++, rows[j] = 0, a++)
        for (int i = 1; i < n; i++)
            b[j * n + i] = a[j * n + i];
}

void ends(int n, double *b, const double *a)
{
    for (int i = 0; i < n; i++) {
        if (a[i] < 0) {
            {
                b[i] = 0;
                continue;
            }
        }
        b[i] = a[i];
    }
}

void apart(int n, double *b, const double *a, const double *c)
{
    for (int i = 0; i < n - 1; i++) {
        int k = 0;
        if (c[i] > 0) {
            k = 1;
            b[i] = 2 * a[i + k];
        } else {
            b[i] = a[i + k];
        }
    }
}

/* A flag that decides about neighbours, and what only a branch uses. */
void flagged(int m, int n, int wraps, float *b, const float *a)
{
    for (int j = 0; j < m; j++) {
        int up, down;
        if (wraps) {
            up = (j + m - 1) % m;
            down = (j + 1) % m;
        } else {
            up = j > 0 ? j - 1 : 0;
            down = j + 1 < m ? j + 1 : m - 1;
        }
        for (int i = 0; i < n; i++)
            b[j * n + i] = a[up * n + i] + a[down * n + i];
    }
}

void branch_only(int n, float *b, const float *a, const float *wet)
{
    float t, kept = 0, sum = 0;
    for (int i = 1; i < n - 1; i++) {
        if (wet[i] > 0) {
            t = a[i - 1] + a[i + 1];
            b[i] = t * t;
        }
        if (a[i] > 0) {
            sum = sum + a[i];
            b[i] = sum * sum;
        }
        if (a[i] < 0) {
            kept = a[i];
            b[i] = kept * kept;
        }
        b[i] += kept;
    }
}

struct field {
    unsigned long w, h;
    double *u;
};

#define AT(f, x, y) \
    ((f)->u[(((y) + (f)->h) % (f)->h) * (f)->w + (((x) + (f)->w) % (f)->w)])

void periodic_store(struct field *f)
{
    for (int x = 0; x < f->w; x++)
        for (int y = 0; y < f->h; y++)
            AT(f, x, y) = 1;
}

void from_halo(int g, int n, int m, int sx, double *b, const double *a)
{
    for (int j = g; j < g + m; j++)
        for (int i = g; i < g + n; i++)
            b[j * sx + i] = a[j * sx + i];
}

void bytes(int n, unsigned char *b, const unsigned char *a)
{
    for (int i = 1; i < n - 1; i++) {
        if (a[i] == 255) {
            b[i - 1] = a[i - 1];
            b[i] = b[i - 1];
        }
    }
}

/* A distance that is no row of anything, and vectors along different loops. */
void far_offset(int m, int n, double *b, const double *a)
{
    for (int i = 0; i < n; i++)
        b[i] = a[i + m] + a[i];
}

void vectors(int m, int n, double *b, const double *x, const double *y)
{
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            b[j * n + i] = x[i + 1] * y[j];
}

/* A step of a row's width: counted in rows, if start and end are whole rows. */
void rows_in_steps(int h, int w, double *b, const double *a)
{
    for (int y = 2 * w; y < h * w; y += w)
        for (int x = 1; x < w - 1; x++)
            b[y + x] = a[y + x - 1] + a[y + x + 1] + a[y - w + x];
}

void half_rows(int h, int w, double *b, const double *a)
{
    for (int y = w; y < h * w + 1; y += w)
        for (int x = 1; x < w - 1; x++)
            b[y + x] = a[y + x];
}
