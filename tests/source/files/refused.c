struct cell {
    double *values;
    float weight;
    double speed;
};

void pointers_in_structs(int n, struct cell *c)
{
    for (int i = 0; i < n; i++)
        c[i].values[0] = 1;
}

void sizes_of_members(int n, struct cell *c)
{
    for (int i = 0; i < n; i++)
        c[i].weight = c[i].speed;
}

void operators(int n, int *b)
{
    for (int i = 0; i < n; i++)
        b[i] |= 3;
}

void whole(int n, struct cell *to, struct cell *from)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i];
}

void in_expressions(int n, double *a)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        a[k++] = 1;
}

void pointer_types(int n, double *a)
{
    for (int i = 0; i < n; i++)
        ((float *)a)[i] = 1;
}

void nothing(int n, double *a)
{
    for (int i = 0; i < n; i++)
        ;
}

void jumps(int n, double *a)
{
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            goto end;
        a[i] = 1;
    }
end:;
}

void subscripts(int n, double a[4][4], double *b)
{
    for (int i = 0; i < n; i++)
        b[i] = a[i][0] + **a;
}

void zero(int n, double *a)
{
    for (int i = 0; i < n; i++)
        a[i / 0] = a[n % (n - n)];
}

double elsewhere(double *p);

void calls(int n, double *a)
{
    for (int i = 0; i < n; i++)
        elsewhere(a + i);
}

double *place(int i);

void places(int n, double *a)
{
    for (int i = 0; i < n; i++)
        *place(i) = a[i];
}

void whiles(int n, double *a)
{
    for (int i = 0; i < n; i++)
        while (a[i] > 1)
            a[i] *= 0.5;
}

void moving(int n, double *a, const int *next)
{
    double *p = a;
    for (int i = 0; i < n; i++) {
        *p = 1;
        p += next[i];
    }
}

void outer(int n, int m, double *a)
{
    for (int j = 0; j < m; j++)
        for (int i = j * j; i < n; i++)
            a[i] = j * a[i];
}

void too_many_brackets(int n, double a[4][4][4][4][4][4][4][4][4])
{
    for (int i = 0; i < n; i++)
        a[i][0][0][0][0][0][0][0][0] = 1;
}

void windows(int n, int m, double *a, const double *b)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k += i)
            a[i] += b[i + k];
}

void no_condition(int n, double *a)
{
    for (int i = 0;; i++)
        a[i] = n;
}

void factors(int n, double *a)
{
    for (int i = 0; 2 * i != n; i++)
        a[i] = 1;
}

void ways(int n, double (*a)[10], double *b)
{
    for (int i = 0; i < n; i++)
        b[i] = a[i][1] + *b;
}

void kinds_of_loops(int n, double *a, double *b)
{
    int i = 0;
    while (i < n) {
        a[i] = b[i];
        i++;
    }
}

void both_ends(int n, double *a, const double *b, const int *stop)
{
    double *p = a + 1;
    for (int i = 1, j = 0; i < n - 1 && !*stop; i++, j++, p++) {
        *p = b[i - 1] + b[j];
    }
}

void inclusive(int n, double *a)
{
    for (int j = 0; j <= n; j++)
        for (int i = n; i > 0; i -= 2)
            a[i] /= 3.0;
}
