static long trip_count(const struct bounds *b)
{
    return b->end <= b->start ? 0 : (b->end - b->start + b->step - 1) / b->step;
}

/* The first index of the outermost loop that thread `t` updates; its end for t = threads. A single
 * loop is split at multiples of two cache lines, so that no two threads write the same line. */
static long share_begin(const struct run *r, int t)
{
    enum { GRANULE = 2 * CACHE_LINE / 4 };
    const struct bounds *b = &r->loops[0];
    if (t == 0)
        return b->start;
    if (t == r->o.threads)
        return b->end;
    const long at = b->start + trip_count(b) * t / r->o.threads * b->step;
    if (problem.n_loops > 1 || b->step != 1)
        return at;
    const long cut = at - at % GRANULE;
    return cut > b->start ? cut : b->start;
}

/* An array as it is split among the threads: `outer` times `size` times `inner` elements, of which
 * only the first `used` of `size` are used. */
struct extent {
    long outer;
    long size;
    long used;
    long inner;
};

static struct extent extent_of(const struct run *r, int a)
{
    const long *dims = r->dims[a];
    const int split = problem.arrays[a].split_dim;
    struct extent e = {1, r->elements[a], r->elements[a], 1};
    if (split < 0)
        return e;
    for (int d = 0; d < split; d++)
        e.outer *= dims[d];
    for (int d = split + 1; d < problem.arrays[a].n_dims; d++)
        e.inner *= dims[d];
    e.size = dims[split];
    e.used = r->untouched < e.size ? e.size - r->untouched : e.size;
    return e;
}

/* Where the part of thread t begins: what it updates; what lies outside the range of the loop goes
 * to the first and last thread. */
static long share_limit(const struct run *r, int a, const struct extent *e, int t)
{
    if (t == 0)
        return 0;
    if (t == r->o.threads)
        return e->used;
    if (problem.arrays[a].split_dim < 0)
        return e->used / r->o.threads * t;
    const long at = share_begin(r, t);
    return at < e->used ? at : e->used;
}
