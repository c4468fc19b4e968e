/* Small arrays that an iteration works with, small grids that something repeats, and sizes of no declaration. */
void before_the_nest(int n, double *b, const double *a)
{
    double pair[2], row[32];
    float single[3];
    int whole[2];
    for (int i = 1; i < n - 1; i++) {
        pair[0] = a[i - 1];
        pair[1] = a[i + 1];
        row[31] = pair[0] + pair[1];
        b[i] = row[31];
    }
    for (int i = 1; i < n - 1; i++) {
        single[0] = (float)a[i];
        single[2] = 0.5f;
        b[i] = single[0] * single[2];
    }
    for (int i = 0; i < n; i++) {
        whole[0] = i;
        whole[1] = whole[0] + 1;
        b[whole[0]] = a[whole[1]];
    }
    for (int i = 0; i < n; i++)
        b[i] = pair[i % 2] + row[n];
}

static double near[3], row_of[32], longer_of[33], table_of[4][8], wide_of[4][9];

void of_the_file(int n, double *b, const double *a)
{
    double open[n];
    open[2] = a[0];
    for (int i = 1; i < n - 1; i++) {
        near[0] = a[i - 1];
        row_of[31] = a[i + 1];
        b[i] = near[0] + row_of[31];
    }
    for (int i = 1; i < n - 1; i++) {
        longer_of[32] = a[i];
        b[i] = longer_of[32] * a[i - 1];
    }
    for (int i = 1; i < n - 1; i++) {
        table_of[3][7] = a[i];
        b[i] = table_of[3][7] * a[i + 1];
    }
    for (int i = 1; i < n - 1; i++) {
        wide_of[3][8] = a[i];
        b[i] = wide_of[3][8] * a[i + 1];
    }
    for (int i = 1; i < n - 1; i++) {
        open[2] = a[i];
        b[i] = open[2] * a[i + 1];
    }
}

void repeated_grids(int n, double a[4][4], double b[4][4], double u[20][20], double v[20][20])
{
    for (int t = 0; t < n; t++) {
        for (int j = 1; j < 3; j++)
            for (int i = 1; i < 3; i++)
                b[j][i] = a[j][i - 1] + a[j][i + 1];
        for (int j = 1; j < 3; j++)
            for (int i = 1; i < 3; i++)
                a[j][i] = b[j][i];
    }
    for (int t = 0; t < n; t++)
        for (int j = 1; j < 19; j++)
            for (int i = 1; i < 19; i++)
                v[j][i] = u[j - 1][i] + u[j + 1][i];
    for (int k = 0; k < n; k++)
        for (int t = 0; t < 2; t++)
            for (int j = 1; j < 19; j++)
                v[j][1] = u[j - 1][2] * k;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 4; i++)
            b[k][i] = a[k][i];
        b[k][0] = 0;
    }
}

void grid_of_windows(int n, double (*b)[n], double (*a)[n], const double *w)
{
    for (int j = 2; j < n - 2; j++)
        for (int i = 2; i < n - 2; i++) {
            double s = 0;
            for (int y = -2; y <= 2; y++)
                for (int x = -2; x <= 2; x += 4)
                    s += w[5 * (y + 2) + x + 2] * a[j + y][i + x];
            b[j][i] = s;
        }
    for (int j = 2; j < n - 2; j++) {
        for (int x = 0; x < 3; x++)
            b[j][x] = a[j][x + 1];
        for (int i = 2; i < n - 2; i++)
            b[j][i] = a[j][i];
    }
}

void sizes_of_two_loops(int n, int m, double *b, double *a, double *c, double (*d)[8])
{
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            b[i] = a[i] + a[j] + c[j] + c[i + 1];
    for (int i = 0; i < n; i++)
        d[i][7] = b[i + 2 * n] + b[n] + d[1][i];
    for (int i = 0; i < n; i++)
        c[i] = a[m] + a[n] + a[i];
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            d[i][j] = c[i] + c[j] + d[j][i];
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            a[j * n + i] = b[i * m + j] + b[(i + 1) * m + j];
    for (int j = 1; j < m; j++)
        for (int i = 0; i < n; i++)
            a[j * (n + 2) + i] = a[(j - 1) * (n + 2) + i + 1] + b[i] + b[m * n];
}
