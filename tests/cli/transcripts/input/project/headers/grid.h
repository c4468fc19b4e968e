#define CELLS 128
#define NEXT(a, i) ((a)[(i) + STRIDE])

static inline real centre(const real *p, long i)
{
    return p[i] * WEIGHT;
}
