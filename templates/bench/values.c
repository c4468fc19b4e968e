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
    const bool swapped = a == JACOBI_READ || a == JACOBI_WRITTEN;
    return r->o.jacobi && !swapped ? 1.0 / (N_READS > 0 ? N_READS : 1) : 1.0;
}

static void fill(const struct run *r, int a, long from, long to)
{
    const double scale = array_scale(r, a);
    const uint64_t salt = (uint64_t)(a + 1) << 56;
    const bool is_real = arrays[a].type == TYPE_FLOAT || arrays[a].type == TYPE_DOUBLE;
    for (long i = from; i < to; i++) {
        const uint64_t key = salt + 2 * (uint64_t)i;
        const double real = r->o.constant ? 1 : random_value(key);
        const double imaginary = is_real || r->o.constant ? 0 : random_value(key + 1) - 1;
        set_element(r->data[a], arrays[a].type, i, scale * real, scale * imaginary);
    }
}

static void set_scalars(const struct run *r, union value *v)
{
    for (int s = 0; s < N_SCALARS; s++) {
        const double value = r->o.constant ? 1 : 0.5 + 0.5 * (random_value((uint64_t)s) - 0.5);
        const double weight = scalars[s].role == ROLE_INPUT ? 1.0 / (N_READS > 0 ? N_READS : 1) : 0;
        set_element(&v[s], scalars[s].type, 0, weight * value, 0);
    }
}
