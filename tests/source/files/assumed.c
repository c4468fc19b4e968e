/* What is assumed of data, offsets and small grids. */

/* Results through pointers: both branches set what only they name. */
static void extremes(double a, double b, double c, double *least, double *most)
{
    double low, high;
    if (a < b) {
        low = a;
        high = b;
    } else {
        low = b;
        high = a;
    }
    if (low < c)
        *least = low;
    else
        *least = c;
    if (high > c)
        *most = high;
    else
        *most = c;
}

void range(int m, int n, double b[restrict m][n], double a[m][n])
{
    for (int j = 1; j < m - 1; j++)
        for (int i = 1; i < n - 1; i++) {
            double least, most;
            extremes(a[j][i - 1], a[j][i + 1], a[j][i], &least, &most);
            b[j][i] = most - least;
        }
}

/* One kind excludes the others. */
void kinds(int n, double *restrict b, const double *restrict a)
{
    for (int i = 1; i < n - 1; i++) {
        int kind = i * i % 7;
        if (kind == 0)
            b[i] = a[i - 1] + a[i];
        if (kind == 1)
            b[i] = a[i + 1];
    }
}

/* A small grid in one array is no window. */
#define COLUMNS 5
#define ROWS 10
#define AT(u, x, y) (u)[(y) - 1 + ((x) - 1) * COLUMNS]

void small_grid(double *restrict to, const double *restrict from, double s)
{
    for (int y = 1; y <= COLUMNS; y++)
        for (int x = 1; x <= ROWS; x++) {
            double left = x == 1 ? 0.0 : AT(from, x - 1, y);
            double right = x == ROWS ? 0.0 : AT(from, x + 1, y);
            AT(to, x, y) = s * (left - 2.0 * AT(from, x, y) + right);
        }
}

/* Offsets that nothing fixes: the middle of what is read. */
void window(int n, int first, double *restrict b, const double *restrict w, const double (*a)[n])
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            b[j * n + i] = w[i] * (a[j][first + i] + a[j][first + i - 2]);
}

/* Neighbours in a row of twice as many points, and components. */
void coarsen(int n, double *restrict b, const double *restrict a)
{
    for (int i = 1; i < n - 1; i++)
        b[i] = 0.25 * (a[2 * i - 1] + a[2 * i + 1]) + 0.5 * a[2 * i];
}

void squares(int n, double *restrict b, const double *restrict a)
{
    for (int i = 1; i < n - 1; i++)
        b[i] = a[2 * i] * a[2 * i] + a[2 * i + 1] * a[2 * i + 1];
}

/* Either size may be the smaller one. */
void smooth(int rows, int columns, int scale, float *restrict to, const float *restrict from)
{
    const int step = scale < columns ? scale : columns;
    for (int j = 0; j < rows; j++) {
        float *const row = to + j * columns;
        const float *const line = from + j * columns;
        for (int i = step; i < columns - step; i++)
            row[i] = 2.0f * line[i] + line[i - step] + line[i + step];
    }
}

/* An integer that is no size. */
void ramp(int n, int last, double *restrict b, const double *restrict a)
{
    for (int i = 0; i < n; i++)
        b[i] = (last - i + 1) * a[i];
}

/* A part of a grid lies in the grid. */
void part(int first, int count, int n, double *restrict b, const double *restrict a)
{
    for (int i = first; i < first + count; i++) {
        double right = a[i];
        if (i > 0 && i + 1 < n)
            right = a[i + 1];
        b[i] = right - a[i];
    }
}
