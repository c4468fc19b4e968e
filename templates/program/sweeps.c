static void swap(void **x)
{
    void *const read = x[problem.jacobi_read];
    x[problem.jacobi_read] = x[problem.jacobi_written];
    x[problem.jacobi_written] = read;
}

/* `done` sweeps are complete, which determines where the swapped arrays are. */
static void sweep_times(const struct run *r, int t, long sweeps, long done)
{
    void *x[MAX_VARIABLES + 1];
    memcpy(x, r->data, (size_t)problem.n_arrays * sizeof *x);
    if (r->o.jacobi && done % 2 == 1)
        swap(x);
    const long begin = problem.inner_shared ? share_begin(r, 0) : share_begin(r, t);
    const long end = problem.inner_shared ? share_begin(r, r->o.threads) : share_begin(r, t + 1);
    for (long i = 0; i < sweeps; i++) {
        if (begin < end)
            problem.run_sweep(r->o.sizes, begin, end, r->o.block, x, r->threads[t].scalars);
        barrier(r);
        if (r->o.jacobi)
            swap(x);
    }
}

/* Flushes the arrays from the caches of all cores, whichever holds the lines; so each thread
 * flushes a part of each array. Without a flush instruction (or with --cold-bytes) each overwrites
 * memory of its own. */
static void flush(const char *from, const char *to)
{
#if defined(__SSE2__)
    for (const char *line = from; line < to; line += CACHE_LINE)
        __builtin_ia32_clflush(line);
    __builtin_ia32_mfence();
#elif defined(__aarch64__)
    for (const char *line = from; line < to; line += CACHE_LINE)
        __asm__ volatile("dc civac, %0" : : "r"(line) : "memory");
    __asm__ volatile("dsb ish" : : : "memory");
#else
    (void)from;
    (void)to;
#endif
}

static void empty_caches(const struct run *r, int t)
{
    if (r->flush != NULL) {
        unsigned char *const part = r->flush + r->o.cold_bytes * t;
        memset(part, part[0] + 1, (size_t)r->o.cold_bytes);
        __asm__ volatile("" : : "r"(part) : "memory");
        return;
    }
    for (int a = 0; a < problem.n_arrays; a++) {
        const char *const data = r->data[a];
        const long bytes = r->elements[a] * (long)type_bytes(problem.arrays[a].type);
        const long lines = (bytes + CACHE_LINE - 1) / CACHE_LINE;
        const long begin = lines * t / r->o.threads * CACHE_LINE;
        const long end = lines * (t + 1) / r->o.threads * CACHE_LINE;
        flush(data + begin, data + (end < bytes ? end : bytes));
    }
}

static void before_sample(struct run *r)
{
    r->now = (struct sample){.sweeps = r->sweeps, .clock_hz_before = mean_clock_hz(r)};
    getrusage(RUSAGE_SELF, &r->usage);
    r->start_s = now_s();
}

static void after_sample(struct run *r)
{
    r->now.seconds = now_s() - r->start_s;
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    r->now.voluntary_switches = u.ru_nvcsw - r->usage.ru_nvcsw;
    r->now.involuntary_switches = u.ru_nivcsw - r->usage.ru_nivcsw;
    r->now.minor_faults = u.ru_minflt - r->usage.ru_minflt;
    r->now.major_faults = u.ru_majflt - r->usage.ru_majflt;
    r->done_sweeps += r->sweeps;
}

/* The longest time that any thread waited between before and after: a lower bound of what the
 * sample lost. The sum over all threads is an upper bound, but grows with the number of cores and
 * would call every sample on a large machine disturbed. */
static double longest_run_delay_s(const struct run *r)
{
    double longest = 0;
    for (int t = 0; t < r->o.threads; t++) {
        const struct thread *const thread = &r->threads[t];
        if (thread->run_delay_before_s < 0 || thread->run_delay_after_s < 0)
            return -1;
        const double delay_s = thread->run_delay_after_s - thread->run_delay_before_s;
        longest = delay_s > longest ? delay_s : longest;
    }
    return longest;
}

/* One timed loop on all threads; the result is in r->now once all have passed. */
static void take_sample(struct run *r, int t)
{
    struct thread *const own = &r->threads[t];
    if (r->o.cold)
        empty_caches(r, t);
    barrier(r);
    own->adds_per_cycle = 1e9;
    look_at_core(own);
    own->cpu_before = current_cpu();
    own->run_delay_before_s = run_delay_s();
    LIKWID_MARKER_START("sweep");
    const long done = r->done_sweeps;
    barrier(r);
    if (t == 0)
        before_sample(r);
    barrier(r);
    sweep_times(r, t, r->sweeps, done);
    if (t == 0)
        after_sample(r);
    LIKWID_MARKER_STOP("sweep");
    own->run_delay_after_s = run_delay_s();
    look_at_core(own);
    own->cpu_after = current_cpu();
    barrier(r);
    if (t != 0)
        return;
    r->now.clock_hz_after = mean_clock_hz(r);
    r->now.adds_per_cycle = least_adds_per_cycle(r);
    r->now.run_delay_s = longest_run_delay_s(r);
    for (int i = 0; i < r->o.threads; i++)
        r->now.migrations += r->threads[i].cpu_after != r->threads[i].cpu_before;
}

static long sweeps_for(const struct run *r, double seconds)
{
    const double each = r->now.seconds / (double)r->now.sweeps;
    const double wanted = seconds / (each > 1e-12 ? each : 1e-12);
    const double most = 10 * (double)r->now.sweeps; /* an estimate from few sweeps may be far off */
    return 1 + (long)(wanted < most ? wanted : most);
}

/* Runs warm and finds how many sweeps a sample needs. */
static void warm_up(struct run *r, int t)
{
    double spent = 0;
    bool enough = false;
    while (!enough) {
        take_sample(r, t);
        barrier(r);
        spent += r->now.seconds;
        enough = r->o.sweeps > 0 ? spent >= r->o.warmup_s
                                 : r->now.seconds >= r->o.min_time_s / 4 && spent >= r->o.warmup_s;
        barrier(r);
        if (t == 0 && r->o.sweeps == 0)
            r->sweeps = sweeps_for(r, 1.05 * r->o.min_time_s);
        barrier(r);
    }
}

static void keep_sample(struct run *r)
{
    if (r->o.sweeps == 0 && r->now.seconds < r->o.min_time_s) {
        r->sweeps = sweeps_for(r, 1.1 * r->o.min_time_s);
        return;
    }
    r->now.cpus = calloc((size_t)r->o.threads, sizeof *r->now.cpus);
    if (r->now.cpus == NULL)
        fail(1, "out of memory", NULL);
    for (int i = 0; i < r->o.threads; i++)
        r->now.cpus[i] = r->threads[i].cpu_after;
    r->samples[r->n_samples++] = r->now;
}

/* After an expensive set-up, keep sampling until four fifths of the time are sweeps, so that the
 * set-up need not be repeated. */
static double time_limit_s(const struct run *r)
{
    enum { SETUP_TIMES = 4 };
    if (r->o.budget_s <= 0)
        return 1e9;
    const double dear_s = SETUP_TIMES * r->setup_s;
    const double wanted_s = dear_s < r->o.most_s ? dear_s : r->o.most_s;
    return wanted_s > r->o.budget_s ? wanted_s : r->o.budget_s;
}

static void take_samples(struct run *r, int t)
{
    const double begin = now_s();
    while (!r->finished) {
        take_sample(r, t);
        if (t == 0) {
            keep_sample(r);
            /* One that was too short does not count, and one there must be. */
            r->finished = r->n_samples == r->o.samples ||
                          (r->n_samples > 0 && now_s() - begin > time_limit_s(r));
        }
        barrier(r);
    }
}

static void work(struct run *r, int t)
{
    pin(r, t);
    flush_subnormals();
    LIKWID_MARKER_THREADINIT;
    set_scalars(r, r->threads[t].scalars);
    first_touch(r, t);
    if (r->o.cold)
        empty_caches(r, t);
    barrier(r);
    if (r->o.verify) {
        sweep_times(r, t, r->sweeps, 0);
        return;
    }
    const double start = now_s();
    if (t == 0)
        r->setup_s = start - r->began_s;
    warm_up(r, t);
    if (t == 0)
        r->warmup_s = now_s() - start;
    take_samples(r, t);
}

static void work_on_all(struct run *r)
{
#ifdef _OPENMP
#pragma omp parallel num_threads(r->o.threads)
    {
        if (omp_get_num_threads() != r->o.threads)
            fail(1, "OpenMP gave fewer threads than requested", NULL);
        work(r, omp_get_thread_num());
    }
#else
    work(r, 0);
#endif
}
