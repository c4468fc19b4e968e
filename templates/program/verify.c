struct difference {
    double error;     /* relative to the largest value of its array, at the worst place */
    double tolerance; /* accepted there */
    double compared;
    bool finite;
};

static double magnitude2(double _Complex x)
{
    return creal(x) * creal(x) + cimag(x) * cimag(x);
}

static bool is_finite(double x)
{
    return x >= -DBL_MAX && x <= DBL_MAX;
}

/* Square root by Newton's iteration, since the program links no library for it. */
static double root(double x)
{
    double y = x > 1 ? x : 1;
    for (int i = 0; i < 2000 && y * y > x * (1 + 1e-12); i++)
        y = 0.5 * (y + x / y);
    return x > 0 ? y : 0;
}

/* The rounding errors of all that is summed up in one of `n` elements are a random walk. */
static double tolerance(const struct run *r, long n)
{
    double eps = DBL_EPSILON;
    for (int a = 0; a < problem.n_arrays; a++) {
        if (problem.arrays[a].type == TYPE_FLOAT || problem.arrays[a].type == TYPE_FLOAT_COMPLEX)
            eps = FLT_EPSILON;
    }
    const double updates = r->lups > (double)n ? r->lups / (double)n : 1;
    return eps * (16 + 4 * root((problem.flops + 1) * updates * (double)r->sweeps));
}

static void compare(const struct run *r, struct difference *d, const void *x, const void *wanted,
                    enum type type, long n)
{
    double error2 = 0;
    double largest2 = 0;
    for (long i = 0; i < n; i++) {
        const double _Complex w = element(wanted, type, i);
        double e2 = magnitude2(element(x, type, i) - w);
        if (type >= TYPE_CHAR && e2 <= 1) /* a rounded value may be cut to either side */
            e2 = 0;
        d->finite = d->finite && is_finite(e2);
        error2 = e2 > error2 ? e2 : error2;
        largest2 = magnitude2(w) > largest2 ? magnitude2(w) : largest2;
    }
    const double error = largest2 > 0 ? root(error2 / largest2) : root(error2);
    const double accepted = tolerance(r, n);
    if (d->tolerance == 0 || error / accepted > d->error / d->tolerance) {
        d->error = error;
        d->tolerance = accepted;
    }
    d->compared += (double)n;
}

/* The scalars of all threads together: sums are added up, anything else ran on one thread. */
static void collect_scalars(const struct run *r, union value *v)
{
    memcpy(v, r->threads[0].scalars, (problem.n_scalars + 1) * sizeof *v);
    for (int s = 0; s < problem.n_scalars; s++) {
        if (problem.scalars[s].role != ROLE_SUM)
            continue;
        double _Complex sum = 0;
        for (int t = 0; t < r->o.threads; t++)
            sum += element(&r->threads[t].scalars[s], problem.scalars[s].type, 0);
        set_element(&v[s], problem.scalars[s].type, 0, creal(sum), cimag(sum));
    }
}

/* Relative to the largest of them: a scalar that compensates rounding errors consists of nothing
 * else. */
static void compare_scalars(const struct run *r, struct difference *d, const union value *x,
                            const union value *wanted)
{
    double _Complex own[MAX_VARIABLES + 1];
    double _Complex good[MAX_VARIABLES + 1];
    long n = 0;
    for (int s = 0; s < problem.n_scalars; s++) {
        if (problem.scalars[s].role != ROLE_SUM && problem.scalars[s].role != ROLE_CARRIED)
            continue;
        own[n] = element(&x[s], problem.scalars[s].type, 0);
        good[n++] = element(&wanted[s], problem.scalars[s].type, 0);
    }
    if (n > 0)
        compare(r, d, own, good, TYPE_DOUBLE_COMPLEX, n);
}

/* Runs the reference on copies of the initial arrays, then compares. */
static struct difference verify(struct run *r)
{
    void *x[MAX_VARIABLES + 1] = {NULL};
    void *own[MAX_VARIABLES + 1];
    union value wanted[MAX_VARIABLES + 1];
    union value got[MAX_VARIABLES + 1];
    struct run start = *r;
    start.o.threads = 1;
    for (int a = 0; a < problem.n_arrays; a++) {
        x[a] = malloc((size_t)r->elements[a] * type_bytes(problem.arrays[a].type));
        if (x[a] == NULL)
            fail(1, "out of memory to verify array", problem.arrays[a].name);
        start.data[a] = x[a];
    }
    first_touch(&start, 0);
    memset(wanted, 0, sizeof wanted);
    set_scalars(r, wanted);
    memcpy(own, r->data, sizeof own);
    for (long i = 0; i < r->sweeps; i++) {
        problem.reference(r->o.sizes, x, wanted);
        if (r->o.jacobi) {
            swap(x);
            swap(own);
        }
    }
    struct difference d = {.finite = true};
    for (int a = 0; a < problem.n_arrays; a++) {
        if (problem.arrays[a].written)
            compare(r, &d, own[a], x[a], problem.arrays[a].type, r->elements[a]);
        free(x[a]);
    }
    collect_scalars(r, got);
    compare_scalars(r, &d, got, wanted);
    return d;
}
