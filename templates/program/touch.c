/* Where thread `t` touches an array first, as parts of equal length of which it is the `part`-th.
 */
static void touch_array(const struct run *r, int a, int t, int part, int parts)
{
    const struct extent e = extent_of(r, a);
    long from = share_limit(r, a, &e, t);
    long to = share_limit(r, a, &e, t + 1);
    if (r->o.serial_touch) {
        from = 0;
        to = t == 0 ? e.used : 0;
    }
    const long length = (to - from) * e.inner;
    const long begin = from * e.inner + length / parts * part;
    const long end = part + 1 == parts ? to * e.inner : begin + length / parts;
    for (long o = 0; o < e.outer; o++)
        fill(r, a, o * e.size * e.inner + begin, o * e.size * e.inner + end);
}

static void touch_part(const struct run *r, int t, int part, int parts)
{
    for (int a = 0; a < problem.n_arrays; a++)
        touch_array(r, a, t, part, parts);
}

#ifdef _OPENMP /* whose library comes with threads */
struct helper {
    pthread_t thread;
    const struct run *run;
    int part;
    bool started;
};

static void *help(void *context)
{
    const struct helper *h = context;
    pin_to(h->run->o.helpers[h->part - 1]); /* if refused: shares a CPU with the others */
    touch_part(h->run, 0, h->part, h->run->o.n_helpers + 1);
    return NULL;
}

/* The kernel clears each page on first touch, which for a single thread takes longer than
 * everything that follows. Helpers on other cores of its NUMA domain share this work; they have
 * ended before anything is timed. */
static void touch_with_helpers(const struct run *r)
{
    static struct helper helpers[MAX_HELPERS];
    const int parts = r->o.n_helpers + 1;
    for (int i = 0; i < r->o.n_helpers; i++) {
        struct helper *const h = &helpers[i];
        *h = (struct helper){.run = r, .part = i + 1};
        h->started = pthread_create(&h->thread, NULL, help, h) == 0;
    }
    touch_part(r, 0, 0, parts);
    for (int i = 0; i < r->o.n_helpers; i++) {
        if (helpers[i].started)
            pthread_join(helpers[i].thread, NULL);
        else
            touch_part(r, 0, i + 1, parts);
    }
}
#endif

static void first_touch(const struct run *r, int t)
{
#ifdef _OPENMP
    if (r->o.threads == 1 && r->o.n_helpers > 0 && r->bytes >= HELP_BYTES) {
        touch_with_helpers(r);
        return;
    }
#endif
    touch_part(r, t, 0, 1);
}
