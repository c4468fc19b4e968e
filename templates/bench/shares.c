static long trip_count(const struct bounds *b)
{
    return b->end <= b->start ? 0 : (b->end - b->start + b->step - 1) / b->step;
}

/* The first index of the outermost loop that thread `t` updates; its end for t = threads. A lone
 * loop is cut at multiples of two cache lines, so that no two threads write the same one. */
static long share_begin(const struct run *r, int t)
{
    enum { GRANULE = 2 * CACHE_LINE / 4 };
    const struct bounds *b = &r->loops[0];
    if (t == 0)
        return b->start;
    if (t == r->o.threads)
        return b->end;
    const long at = b->start + trip_count(b) * t / r->o.threads * b->step;
    if (N_LOOPS > 1 || b->step != 1)
        return at;
    const long cut = at - at % GRANULE;
    return cut > b->start ? cut : b->start;
}

/* The part of dimension `size` that belongs to thread t: what it updates, and what lies outside of
 * the loop's range to the first and last thread. */
static long share_limit(const struct run *r, int t, long size)
{
    if (t == 0)
        return 0;
    if (t == r->o.threads)
        return size;
    const long at = share_begin(r, t);
    return at < size ? at : size;
}

static void first_touch(const struct run *r, int t)
{
    for (int a = 0; a < N_ARRAYS; a++) {
        if (r->o.serial_touch) {
            fill(r, a, 0, t == 0 ? r->elements[a] : 0);
            continue;
        }
        const long *dims = r->dims[a];
        const int split = arrays[a].split_dim;
        if (split < 0) {
            fill(r, a, r->elements[a] / r->o.threads * t,
                 t + 1 == r->o.threads ? r->elements[a] : r->elements[a] / r->o.threads * (t + 1));
            continue;
        }
        long outer = 1;
        long inner = 1;
        for (int d = 0; d < split; d++)
            outer *= dims[d];
        for (int d = split + 1; d < arrays[a].n_dims; d++)
            inner *= dims[d];
        for (long o = 0; o < outer; o++)
            fill(r, a, (o * dims[split] + share_limit(r, t, dims[split])) * inner,
                 (o * dims[split] + share_limit(r, t + 1, dims[split])) * inner);
    }
}
