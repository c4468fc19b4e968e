/* Branches on data that become no conditional value, early returns, long names, planes of unknown number. */
void taken(int n, double *b, double *c, const double *a)
{
    for (int i = 0; i < n; i++) {
        if (a[i] > 0) {
            b[i] = a[i];
            c[i] = 2 * b[i];
        } else {
            b[i] = 0;
        }
    }
    for (int i = 0; i < n; i++) {
        c[i] = 3;
        if (a[i] > 0) {
            b[i] = 1;
        } else {
            b[i] = a[i] + a[i + 1];
            c[i] = b[i] * b[i] + a[i];
        }
        c[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            continue;
        b[i] = a[i] * a[i];
    }
    for (int i = 0; i < n; i++) {
        if (a[i] < 0)
            break;
        b[i] = a[i] + 1;
    }
}

static double limited(double x)
{
    if (x > 1) {
        return 1;
    }
    if (x < -1)
        return -1;
    return x;
}

static double counted(double x)
{
    double y = x;
    if (x > 1)
        y++;
    if (x > 2)
        y -= 3;
    return y;
}

static double swapped(double x, double y)
{
    double low = x, high = y;
    if (high < low) {
        const double t = low;
        low = high;
        high = t;
    }
    return high - low;
}

void functions(int n, double *b, const double *a)
{
    for (int i = 0; i < n; i++)
        b[i] = limited(a[i]);
    for (int i = 0; i < n; i++)
        b[i] = counted(a[i]);
    for (int i = 1; i < n; i++)
        b[i] = swapped(a[i - 1], a[i]);
}

void integers(int n, int *hits, double *b, const double *a)
{
    int count = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            count++;
        b[i] = count;
    }
    for (int i = 0; i < n; i++) {
        int side = 0;
        if (a[i] > 0)
            side = 1;
        b[i + side] = a[i];
    }
    *hits = count;
}

void names(int n, double *temperature_at_the_end_of_this_time_step, const double *temperature_at_the_end_of_this_one,
           const double *temperature_at_the_end_of_the_one_before_that_one_and_of_all_the_others)
{
    for (int index_of_the_element_along_the_grid = 0; index_of_the_element_along_the_grid < n;
         index_of_the_element_along_the_grid++)
        temperature_at_the_end_of_this_time_step[index_of_the_element_along_the_grid] =
            temperature_at_the_end_of_this_one[index_of_the_element_along_the_grid] +
            temperature_at_the_end_of_the_one_before_that_one_and_of_all_the_others[index_of_the_element_along_the_grid];
}

void planes(long n, long m, long p, long q, double *b, const double *a)
{
    for (long j = 0; j < m; j++)
        for (long i = 0; i < n; i++)
            b[j * n + i] = a[j * n + i + 2 * m * n * p] + a[j * n + i];
    for (long j = 0; j < m; j++)
        for (long i = 0; i < n; i++)
            b[j * n + i] = a[j * n + i + m * n * p + m * n * q] + a[j * n + i + m * n];
    for (long j = 0; j < m; j++)
        for (long i = 0; i < n; i++)
            b[j * n + i] = a[j * n + i + p * n + q] + a[j * n + i];
    for (long j = 0; j < m; j++)
        for (long i = 0; i < n; i++)
            b[j * n + i] = a[j * n + i + m * n + p * n] + a[(j + 1) * n + i + m];
}

void report(int);

/* What the condition of a branch that is taken says of later ones: nothing without a comparison;
 * `k == 1` excludes `k == 3`, as long as the variable keeps its value. */
void held(int n, double *b, const double *a, const int *on, const int *of)
{
    for (int i = 0; i < n; i++) {
        if (on[i])
            b[i] = a[i] * a[i + 1];
        else
            report(i);
        if (of[i] == 1)
            b[i] += a[i + 2] * a[i + 3];
        else
            report(i);
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (k == 1)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        if (k != 3)
            b[i] += a[i + 4] * a[i + 5];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (k == 3)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 0)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (k == 3)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (k == 0)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (other == 3)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (k == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        k = on[i];
        if (k == 3)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        if (k == 4)
            b[i] += a[i + 4] * a[i + 5];
        else
            continue;
        b[i] += 1;
    }
    for (int i = 0; i < n; i++) {
        int k = of[i], other = on[i];
        if (a[i] == 1)
            b[i] = a[i + 0] * a[i + 1];
        else
            continue;
        if (k == 3)
            b[i] += a[i + 2] * a[i + 3];
        else
            continue;
        b[i] += 1;
    }
}

/* What the branch that is not taken sets is not known after it. */
void forgotten(int n, double *b, const double *a, const int *on)
{
    for (int i = 0; i < n; i++) {
        int k = 1;
        if (on[i]) {
            b[i] = a[i] * a[i + 1];
        } else {
            k = 2;
            report(i);
        }
        b[i + k] = 1;
    }
}

double found(int n, double *b, const double *a)
{
    for (int i = 0; i < n; i++) {
        if (a[i] < 0)
            return a[i];
        b[i] = 2 * a[i] + 1;
    }
    return 0;
}
