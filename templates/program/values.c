/* Reproducible numbers in [0.5, 1.5): the finaliser of SplitMix64 (Steele, Lea, Flood 2014). */
static double random_value(uint64_t key)
{
    key += UINT64_C(0x9e3779b97f4a7c15);
    key = (key ^ (key >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    key = (key ^ (key >> 27)) * UINT64_C(0x94d049bb133111eb);
    key ^= key >> 31;
    return 0.5 + (double)(key >> 11) * 0x1p-53;
}

/* Weights of a Jacobi iteration add up to about 1, so that its values stay bounded. */
static double array_scale(const struct run *r, int a)
{
    const bool swapped = a == problem.jacobi_read || a == problem.jacobi_written;
    return r->o.jacobi && !swapped ? 1.0 / (problem.n_reads > 0 ? problem.n_reads : 1) : 1.0;
}

static double initial(const struct run *r, uint64_t key)
{
    return r->o.constant ? 1 : random_value(key);
}

/* On large grids the time before the first sample is spent here, so the common types have loops of
 * their own. */
static void fill(const struct run *r, int a, long from, long to)
{
    const enum type type = problem.arrays[a].type;
    const double scale = array_scale(r, a);
    const uint64_t salt = (uint64_t)(a + 1) << 56;
    void *const x = r->data[a];
    for (long i = from; i < to && type == TYPE_DOUBLE; i++)
        ((double *)x)[i] = scale * initial(r, salt + 2 * (uint64_t)i);
    for (long i = from; i < to && type == TYPE_FLOAT; i++)
        ((float *)x)[i] = (float)(scale * initial(r, salt + 2 * (uint64_t)i));
    for (long i = from; i < to && type != TYPE_DOUBLE && type != TYPE_FLOAT; i++) {
        const uint64_t key = salt + 2 * (uint64_t)i;
        const double imaginary = r->o.constant ? 0 : random_value(key + 1) - 1;
        if (type >= TYPE_CHAR) { /* 1 to 15: no division by 0, and sums of some stay small */
            set_element(x, type, i, r->o.constant ? 1 : 1 + 15 * (random_value(key) - 0.5), 0);
            continue;
        }
        set_element(x, type, i, scale * initial(r, key), scale * imaginary);
    }
}

static void set_scalars(const struct run *r, union value *v)
{
    for (int s = 0; s < problem.n_scalars; s++) {
        const double value = r->o.constant ? 1 : 0.5 + 0.5 * (random_value((uint64_t)s) - 0.5);
        const double weight = problem.scalars[s].role == ROLE_INPUT
                                  ? 1.0 / (problem.n_reads > 0 ? problem.n_reads : 1)
                                  : 0;
        const bool whole = problem.scalars[s].type >= TYPE_CHAR;
        set_element(&v[s], problem.scalars[s].type, 0, whole ? 1 : weight * value, 0);
    }
}
