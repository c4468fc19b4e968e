enum { MAX_THREADS = 4096, MAX_SAMPLES = 1000000, CACHE_LINE = 64, PAGE = 4096 };

struct options {
    long sizes[MAX_SIZES];
    long block[MAX_LOOPS];
    int n_blocks;
    int threads; /* 0: OpenMP's own */
    int cpus[MAX_THREADS];
    int n_cpus;
    int samples;
    double min_time_s;
    long sweeps; /* 0: as many as min_time_s takes */
    double budget_s;
    double warmup_s;
    bool cold;
    long cold_bytes;
    bool jacobi;
    bool constant;
    long pad;
    bool verify;
};

struct sample {
    double seconds;
    long sweeps;
    double clock_hz_before;
    double clock_hz_after;
    long voluntary_switches;
    long involuntary_switches;
    long minor_faults;
    long major_faults;
    int migrations;
    int *cpus; /* [threads] */
};

/* What a thread tells the others; a cache line of its own. */
struct thread {
    _Alignas(2 * CACHE_LINE) union value scalars[N_SCALARS + 1];
    double clock_hz;
    int cpu_before;
    int cpu_after;
};

struct run {
    struct options o;
    struct bounds loops[MAX_LOOPS];
    long dims[N_ARRAYS + 1][MAX_DIMS];
    long elements[N_ARRAYS + 1];
    void *memory[N_ARRAYS + 1]; /* to free */
    void *data[N_ARRAYS + 1];
    double bytes;
    double lups;
    unsigned char *flush; /* overwritten to empty the caches */
    struct thread *threads;
    struct sample *samples;
    int n_samples;
    /* Set by thread 0 between barriers. */
    long sweeps;
    long done_sweeps;
    bool finished;
    struct sample now;
    double start_s;
    struct rusage usage;
};

static void fail(int status, const char *what, const char *value)
{
    fprintf(stderr, "error: %s%s%s%s\n", what, value == NULL ? "" : " '",
            value == NULL ? "" : value, value == NULL ? "" : "'");
    exit(status);
}

static double now_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- threads ---- */

static bool is_parallel(void)
{
#ifdef _OPENMP
    return PARALLEL;
#else
    return false;
#endif
}

/* For use in a parallel region; a lone thread does not wait. */
static void barrier(const struct run *r)
{
    if (r->o.threads == 1)
        return;
#ifdef _OPENMP
#pragma omp barrier
#endif
}

static int current_cpu(void)
{
#ifdef __linux__
    return sched_getcpu();
#else
    return -1;
#endif
}

static void pin(const struct run *r, int thread)
{
#ifdef __linux__
    if (r->o.n_cpus == 0)
        return;
    const size_t bytes = CPU_ALLOC_SIZE((size_t)r->o.cpus[thread] + 1);
    cpu_set_t *set = CPU_ALLOC((size_t)r->o.cpus[thread] + 1);
    if (set == NULL)
        fail(1, "out of memory", NULL);
    CPU_ZERO_S(bytes, set);
    CPU_SET_S((size_t)r->o.cpus[thread], bytes, set);
    if (sched_setaffinity(0, bytes, set) != 0)
        fail(1, "a thread cannot be pinned to a CPU of --cpus", NULL);
    CPU_FREE(set);
#else
    (void)r;
    (void)thread;
#endif
}

/* Subnormal numbers slow many cores down; a decaying iteration would meet them sooner or later. */
static void flush_subnormals(void)
{
#if defined(__SSE__)
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040U);
#elif defined(__aarch64__)
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    __asm__ volatile("msr fpcr, %0" : : "r"(control | (UINT64_C(1) << 24)));
#endif
}

/* ---- the core clock ---- */

/* `rounds` * 16 register adds, each of which needs the sum before it: one a cycle. What is added is
 * known only at run time, since some cores fold adds of a constant. */
static uint64_t add_chain(uint64_t rounds, uint64_t addend)
{
    uint64_t sum = rounds;
    for (uint64_t i = 0; i < rounds; i++) {
#define ADD                                                                                        \
    sum += addend;                                                                                 \
    __asm__ volatile("" : "+r"(sum));
        ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
#undef ADD
    }
    return sum;
}

/* The fastest of three chunks: an interrupt hits at most one of them. */
static double clock_hz(void)
{
    enum { ROUNDS = 4096, CHUNKS = 3 };
    static volatile uint64_t addend = 3;
    double best_s = 1e9;
    uint64_t sum = 0;
    for (int i = 0; i < CHUNKS; i++) {
        const double start = now_s();
        sum += add_chain(ROUNDS, addend);
        const double seconds = now_s() - start;
        best_s = seconds < best_s ? seconds : best_s;
    }
    __asm__ volatile("" : : "r"(sum));
    return 16.0 * ROUNDS / best_s;
}

static double mean_clock_hz(const struct run *r)
{
    double sum = 0;
    for (int t = 0; t < r->o.threads; t++)
        sum += r->threads[t].clock_hz;
    return sum / r->o.threads;
}

/* ---- values ---- */

static size_t type_bytes(enum type type)
{
    static const size_t bytes[] = {sizeof(float), sizeof(double), sizeof(float _Complex),
                                   sizeof(double _Complex)};
    return bytes[type];
}

/* Reproducible numbers in [0.5, 1.5): the finaliser of SplitMix64 (Steele, Lea, Flood 2014). */
static double random_value(uint64_t key)
{
    key += UINT64_C(0x9e3779b97f4a7c15);
    key = (key ^ (key >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    key = (key ^ (key >> 27)) * UINT64_C(0x94d049bb133111eb);
    key ^= key >> 31;
    return 0.5 + (double)(key >> 11) * 0x1p-53;
}

static void set_element(void *x, enum type type, long at, double real, double imaginary)
{
    switch (type) {
    case TYPE_FLOAT:
        ((float *)x)[at] = (float)real;
        break;
    case TYPE_DOUBLE:
        ((double *)x)[at] = real;
        break;
    case TYPE_FLOAT_COMPLEX:
        ((float _Complex *)x)[at] = (float)real + (float)imaginary * _Complex_I;
        break;
    case TYPE_DOUBLE_COMPLEX:
        ((double _Complex *)x)[at] = real + imaginary * _Complex_I;
        break;
    }
}

static double _Complex element(const void *x, enum type type, long at)
{
    switch (type) {
    case TYPE_FLOAT:
        return ((const float *)x)[at];
    case TYPE_DOUBLE:
        return ((const double *)x)[at];
    case TYPE_FLOAT_COMPLEX:
        return ((const float _Complex *)x)[at];
    case TYPE_DOUBLE_COMPLEX:
        break;
    }
    return ((const double _Complex *)x)[at];
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
    for (long i = from; i < to; i++) {
        const uint64_t key = salt + 2 * (uint64_t)i;
        const double real = r->o.constant ? 1 : random_value(key);
        const double imaginary = r->o.constant ? 0 : random_value(key + 1) - 1;
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

/* ---- the threads' shares ---- */

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

/* ---- sweeps ---- */

static void swap(void **x)
{
    void *const read = x[JACOBI_READ < 0 ? 0 : JACOBI_READ];
    x[JACOBI_READ < 0 ? 0 : JACOBI_READ] = x[JACOBI_WRITTEN < 0 ? 0 : JACOBI_WRITTEN];
    x[JACOBI_WRITTEN < 0 ? 0 : JACOBI_WRITTEN] = read;
}

/* `done` sweeps lie behind us, which says where the swapped arrays are. */
static void sweep_times(const struct run *r, int t, long sweeps, long done)
{
    void *x[N_ARRAYS + 1];
    memcpy(x, r->data, sizeof x);
    if (r->o.jacobi && done % 2 == 1)
        swap(x);
    const long begin = share_begin(r, t);
    const long end = share_begin(r, t + 1);
    for (long i = 0; i < sweeps; i++) {
        if (begin < end)
            run_sweep(r->o.sizes, begin, end, r->o.block, x, r->threads[t].scalars);
        barrier(r);
        if (r->o.jacobi)
            swap(x);
    }
}

static void empty_caches(const struct run *r, int t)
{
    const long share = r->o.cold_bytes / r->o.threads;
    unsigned char *const part = r->flush + share * t;
    memset(part, part[0] + 1, (size_t)share);
    __asm__ volatile("" : : "r"(part) : "memory");
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

/* One timed loop on all threads; the result is in r->now once all have passed. */
static void take_sample(struct run *r, int t)
{
    struct thread *const own = &r->threads[t];
    if (r->o.cold)
        empty_caches(r, t);
    barrier(r);
    own->clock_hz = clock_hz();
    own->cpu_before = current_cpu();
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
    own->clock_hz = clock_hz();
    own->cpu_after = current_cpu();
    barrier(r);
    if (t != 0)
        return;
    r->now.clock_hz_after = mean_clock_hz(r);
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

static void take_samples(struct run *r, int t)
{
    const double begin = now_s();
    while (!r->finished) {
        take_sample(r, t);
        if (t == 0) {
            keep_sample(r);
            r->finished = r->n_samples == r->o.samples ||
                          (r->o.budget_s > 0 && now_s() - begin > r->o.budget_s);
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
    warm_up(r, t);
    take_samples(r, t);
}

static void work_on_all(struct run *r)
{
#ifdef _OPENMP
#pragma omp parallel num_threads(r->o.threads)
    {
        if (omp_get_num_threads() != r->o.threads)
            fail(1, "OpenMP gave fewer threads than were asked for", NULL);
        work(r, omp_get_thread_num());
    }
#else
    work(r, 0);
#endif
}

/* ---- memory ---- */

static void allocate(struct run *r)
{
    for (int a = 0; a < N_ARRAYS; a++) {
        const size_t pad = (size_t)r->o.pad * (size_t)a;
        const size_t bytes = (size_t)r->elements[a] * type_bytes(arrays[a].type) + pad;
        if (posix_memalign(&r->memory[a], PAGE, bytes) != 0)
            fail(1, "out of memory for array", arrays[a].name);
        r->data[a] = (char *)r->memory[a] + pad;
        r->bytes += (double)bytes;
    }
    void *threads = NULL;
    if (posix_memalign(&threads, PAGE, (size_t)r->o.threads * sizeof *r->threads) != 0)
        fail(1, "out of memory", NULL);
    memset(threads, 0, (size_t)r->o.threads * sizeof *r->threads);
    r->threads = threads;
    r->samples = calloc((size_t)r->o.samples, sizeof *r->samples);
    if (r->o.cold)
        r->flush = malloc((size_t)r->o.cold_bytes);
    if (r->samples == NULL || (r->o.cold && r->flush == NULL))
        fail(1, "out of memory", NULL);
}

static void release(struct run *r)
{
    for (int a = 0; a < N_ARRAYS; a++)
        free(r->memory[a]);
    for (int i = 0; i < r->n_samples; i++)
        free(r->samples[i].cpus);
    free(r->samples);
    free(r->threads);
    free(r->flush);
}

/* ---- sizes ---- */

static void measure_arrays(struct run *r)
{
    for (int a = 0; a < N_ARRAYS; a++) {
        double elements = 1;
        array_dims(r->o.sizes, a, r->dims[a]);
        for (int d = 0; d < arrays[a].n_dims; d++) {
            if (r->dims[a][d] < 1)
                fail(2, "these sizes leave no element in array", arrays[a].name);
            elements *= (double)r->dims[a][d];
        }
        if (elements > 0x1p44)
            fail(2, "these sizes are too large for array", arrays[a].name);
        r->elements[a] = (long)elements;
    }
    loop_bounds(r->o.sizes, r->loops);
    r->lups = 1;
    for (int l = 0; l < N_LOOPS; l++) {
        if (trip_count(&r->loops[l]) < 1)
            fail(2, "these sizes leave nothing to do for loop", loop_names[l]);
        r->lups *= (double)trip_count(&r->loops[l]);
    }
}

/* Every access must stay inside of its array, at the corners of the iteration space. */
static void check_accesses(const struct run *r)
{
    for (int i = 0; i < N_ACCESSES; i++) {
        long offset = 0;
        long stride[MAX_LOOPS] = {0};
        const int a = access_of(r->o.sizes, i, &offset, stride);
        double lowest = (double)offset;
        double highest = (double)offset;
        for (int l = 0; l < N_LOOPS; l++) {
            const struct bounds *b = &r->loops[l];
            const double first = (double)stride[l] * (double)b->start;
            const double last =
                (double)stride[l] * (double)(b->start + (trip_count(b) - 1) * b->step);
            lowest += first < last ? first : last;
            highest += first < last ? last : first;
        }
        if (lowest < 0 || highest >= (double)r->elements[a])
            fail(2, "with these sizes the loops leave array", arrays[a].name);
    }
}

static void limit_blocks(struct run *r)
{
    for (int b = 0; b < N_BLOCKS; b++) {
        const long trips = trip_count(&r->loops[block_loops[b]]);
        if (r->o.block[b] > trips)
            r->o.block[b] = trips;
    }
}

/* ---- verification ---- */

struct difference {
    double error;     /* relative to the largest value of its array, where it is worst */
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

/* The rounding errors of all that is added up in one of `n` elements walk at random. */
static double tolerance(const struct run *r, long n)
{
    double eps = DBL_EPSILON;
    for (int a = 0; a < N_ARRAYS; a++) {
        if (arrays[a].type == TYPE_FLOAT || arrays[a].type == TYPE_FLOAT_COMPLEX)
            eps = FLT_EPSILON;
    }
    const double updates = r->lups > (double)n ? r->lups / (double)n : 1;
    return eps * (16 + 4 * root((FLOPS + 1) * updates * (double)r->sweeps));
}

static void compare(const struct run *r, struct difference *d, const void *x, const void *wanted,
                    enum type type, long n)
{
    double error2 = 0;
    double largest2 = 0;
    for (long i = 0; i < n; i++) {
        const double _Complex w = element(wanted, type, i);
        const double e2 = magnitude2(element(x, type, i) - w);
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
    memcpy(v, r->threads[0].scalars, (N_SCALARS + 1) * sizeof *v);
    for (int s = 0; s < N_SCALARS; s++) {
        if (scalars[s].role != ROLE_SUM)
            continue;
        double _Complex sum = 0;
        for (int t = 0; t < r->o.threads; t++)
            sum += element(&r->threads[t].scalars[s], scalars[s].type, 0);
        set_element(&v[s], scalars[s].type, 0, creal(sum), cimag(sum));
    }
}

/* Relative to the largest of them: one that compensates rounding errors is nothing but such. */
static void compare_scalars(const struct run *r, struct difference *d, const union value *x,
                            const union value *wanted)
{
    double _Complex own[N_SCALARS + 1];
    double _Complex good[N_SCALARS + 1];
    long n = 0;
    for (int s = 0; s < N_SCALARS; s++) {
        if (scalars[s].role != ROLE_SUM && scalars[s].role != ROLE_CARRIED)
            continue;
        own[n] = element(&x[s], scalars[s].type, 0);
        good[n++] = element(&wanted[s], scalars[s].type, 0);
    }
    if (n > 0)
        compare(r, d, own, good, TYPE_DOUBLE_COMPLEX, n);
}

/* Runs the reference on copies of what the arrays began with, then compares. */
static struct difference verify(struct run *r)
{
    void *x[N_ARRAYS + 1] = {NULL};
    void *own[N_ARRAYS + 1];
    union value wanted[N_SCALARS + 1];
    union value got[N_SCALARS + 1];
    struct run start = *r;
    start.o.threads = 1;
    for (int a = 0; a < N_ARRAYS; a++) {
        x[a] = malloc((size_t)r->elements[a] * type_bytes(arrays[a].type));
        if (x[a] == NULL)
            fail(1, "out of memory to verify array", arrays[a].name);
        start.data[a] = x[a];
    }
    first_touch(&start, 0);
    memset(wanted, 0, sizeof wanted);
    set_scalars(r, wanted);
    memcpy(own, r->data, sizeof own);
    for (long i = 0; i < r->sweeps; i++) {
        reference(r->o.sizes, x, wanted);
        if (r->o.jacobi) {
            swap(x);
            swap(own);
        }
    }
    struct difference d = {.finite = true};
    for (int a = 0; a < N_ARRAYS; a++) {
        if (arrays[a].written)
            compare(r, &d, own[a], x[a], arrays[a].type, r->elements[a]);
        free(x[a]);
    }
    collect_scalars(r, got);
    compare_scalars(r, &d, got, wanted);
    return d;
}

/* ---- output ---- */

static void print_text(const char *text)
{
    putchar('"');
    for (const char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < 0x20)
            printf("\\u%04x", (unsigned)*c);
        else if (*c == '"' || *c == '\\')
            printf("\\%c", *c);
        else
            putchar(*c);
    }
    putchar('"');
}

static void print_number(const char *key, double value)
{
    if (is_finite(value))
        printf("\"%s\": %.17g", key, value);
    else
        printf("\"%s\": null", key);
}

static void print_problem(const struct run *r)
{
    printf("{\n  \"kernel\": ");
    print_text(kernel_name);
    printf(",\n  \"sizes\": {");
    for (int s = 0; s < N_SIZES; s++)
        printf("%s\"%s\": %ld", s == 0 ? "" : ", ", size_names[s], r->o.sizes[s]);
    printf("},\n  \"block\": {");
    for (int b = 0; b < N_BLOCKS; b++)
        printf("%s\"%s\": %ld", b == 0 ? "" : ", ", loop_names[block_loops[b]], r->o.block[b]);
    printf("},\n  \"threads\": %d,\n", r->o.threads);
    printf("  \"parallel\": %s,\n", is_parallel() ? "true" : "false");
    printf("  \"jacobi\": %s,\n  \"cold\": %s,\n", r->o.jacobi ? "true" : "false",
           r->o.cold ? "true" : "false");
    printf("  \"init\": \"%s\",\n  \"arrays\": [", r->o.constant ? "constant" : "random");
    for (int a = 0; a < N_ARRAYS; a++) {
        const uintptr_t address = (uintptr_t)r->data[a] | PAGE;
        printf("%s{\"name\": \"%s\", \"bytes\": %.17g, \"alignment\": %lu}", a == 0 ? "" : ", ",
               arrays[a].name, (double)r->elements[a] * (double)type_bytes(arrays[a].type),
               (unsigned long)(address & (~address + 1)));
    }
    printf("],\n  \"bytes\": %.17g,\n  \"padding\": %ld,\n  \"lups_per_sweep\": %.17g,\n", r->bytes,
           r->o.pad, r->lups);
}

static void print_sample(const struct run *r, const struct sample *s)
{
    printf("    {");
    print_number("seconds", s->seconds);
    printf(", \"sweeps\": %ld, \"lups\": %.17g, ", s->sweeps, (double)s->sweeps * r->lups);
    print_number("clock_hz_before", s->clock_hz_before);
    printf(", ");
    print_number("clock_hz_after", s->clock_hz_after);
    printf(", \"voluntary_switches\": %ld, \"involuntary_switches\": %ld", s->voluntary_switches,
           s->involuntary_switches);
    printf(", \"minor_faults\": %ld, \"major_faults\": %ld, \"migrations\": %d, \"cpus\": [",
           s->minor_faults, s->major_faults, s->migrations);
    for (int t = 0; t < r->o.threads; t++)
        printf("%s%d", t == 0 ? "" : ", ", s->cpus[t]);
    printf("]}");
}

static double checksum(const struct run *r)
{
    double sum = 0;
    union value v[N_SCALARS + 1];
    for (int a = 0; a < N_ARRAYS; a++) {
        for (long i = 0; arrays[a].written && i < r->elements[a]; i++) {
            const double _Complex x = element(r->data[a], arrays[a].type, i);
            sum += creal(x) + cimag(x);
        }
    }
    collect_scalars(r, v);
    for (int s = 0; s < N_SCALARS; s++) {
        const double _Complex x = element(&v[s], scalars[s].type, 0);
        sum += scalars[s].role == ROLE_INPUT ? 0 : creal(x) + cimag(x);
    }
    return sum;
}

static void print_samples(const struct run *r)
{
    printf("  \"samples\": [\n");
    for (int i = 0; i < r->n_samples; i++) {
        print_sample(r, &r->samples[i]);
        printf(i + 1 < r->n_samples ? ",\n" : "\n");
    }
    printf("  ],\n  ");
    print_number("checksum", checksum(r));
    printf("\n}\n");
}

static bool print_verification(const struct run *r, const struct difference *d)
{
    const bool ok = d->finite && d->error <= d->tolerance;
    printf("  \"verify\": {\"ok\": %s, \"sweeps\": %ld, \"compared\": %.17g, ",
           ok ? "true" : "false", r->sweeps, d->compared);
    print_number("max_error", d->error);
    printf(", ");
    print_number("tolerance", d->tolerance);
    printf("}\n}\n");
    return ok;
}

/* ---- the command line ---- */

static _Noreturn void usage(int status)
{
    FILE *const out = status == 0 ? stdout : stderr;
    fprintf(out, "Usage: program");
    for (int s = 0; s < N_SIZES; s++)
        fprintf(out, " %s", size_names[s]);
    for (int b = 0; b < N_BLOCKS; b++)
        fprintf(out, "%s%s", b == 0 ? " --block " : ",", loop_names[block_loops[b]]);
    fprintf(out, " [--threads T] [--cpus C,C,...] [--samples N] [--min-time S] [--sweeps N]\n"
                 "    [--budget S] [--warmup S] [--cold] [--cold-bytes B] [--jacobi]\n"
                 "    [--init random|constant] [--pad BYTES] [--verify]\n");
    exit(status);
}

static long parse_long(const char *text, long least, long most, const char *what)
{
    char *end = NULL;
    const long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < least || value > most)
        fail(2, what, text);
    return value;
}

static double parse_seconds(const char *text)
{
    char *end = NULL;
    const double value = strtod(text, &end);
    if (end == text || *end != '\0' || !(value >= 0 && value <= 1e6))
        fail(2, "not a time in seconds:", text);
    return value;
}

/* Numbers with commas between them; returns how many. */
static int parse_list(const char *text, long *values, int capacity, long least, long most)
{
    int count = 0;
    for (const char *at = text; count < capacity; at++) {
        char *end = NULL;
        values[count] = strtol(at, &end, 10);
        if (end == at || values[count] < least || values[count] > most)
            break;
        count++;
        at = end;
        if (*at == '\0')
            return count;
        if (*at != ',')
            break;
    }
    fail(2, "not a list of numbers:", text);
    return 0;
}

static void parse_cpus(struct options *o, const char *text)
{
    static long cpus[MAX_THREADS];
    o->n_cpus = parse_list(text, cpus, MAX_THREADS, 0, 1L << 20);
    for (int i = 0; i < o->n_cpus; i++)
        o->cpus[i] = (int)cpus[i];
}

static bool parse_flag(struct options *o, const char *name)
{
    bool *const flag = strcmp(name, "--cold") == 0     ? &o->cold
                       : strcmp(name, "--jacobi") == 0 ? &o->jacobi
                       : strcmp(name, "--verify") == 0 ? &o->verify
                                                       : NULL;
    if (flag != NULL)
        *flag = true;
    return flag != NULL;
}

static void parse_value(struct options *o, const char *name, const char *value)
{
    if (strcmp(name, "--block") == 0)
        o->n_blocks = parse_list(value, o->block, MAX_LOOPS, 1, 1L << 40);
    else if (strcmp(name, "--threads") == 0)
        o->threads = (int)parse_long(value, 1, MAX_THREADS, "not a number of threads:");
    else if (strcmp(name, "--cpus") == 0)
        parse_cpus(o, value);
    else if (strcmp(name, "--samples") == 0)
        o->samples = (int)parse_long(value, 1, MAX_SAMPLES, "not a number of samples:");
    else if (strcmp(name, "--min-time") == 0)
        o->min_time_s = parse_seconds(value);
    else if (strcmp(name, "--sweeps") == 0)
        o->sweeps = parse_long(value, 1, 1L << 40, "not a number of sweeps:");
    else if (strcmp(name, "--budget") == 0)
        o->budget_s = parse_seconds(value);
    else if (strcmp(name, "--warmup") == 0)
        o->warmup_s = parse_seconds(value);
    else if (strcmp(name, "--cold-bytes") == 0)
        o->cold_bytes = parse_long(value, 1, 1L << 40, "not a number of bytes:");
    else if (strcmp(name, "--pad") == 0)
        o->pad = parse_long(value, 0, 1L << 30, "not a number of bytes:");
    else if (strcmp(name, "--init") == 0 && strcmp(value, "constant") == 0)
        o->constant = true;
    else if (strcmp(name, "--init") == 0 && strcmp(value, "random") == 0)
        o->constant = false;
    else
        fail(2, "unknown option", name);
}

static void parse_options(struct options *o, int argc, char **argv)
{
    int n_sizes = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0)
            usage(0);
        if (strncmp(argv[i], "--", 2) != 0) {
            if (n_sizes == N_SIZES)
                fail(2, "more sizes than the kernel has:", argv[i]);
            o->sizes[n_sizes++] = parse_long(argv[i], 1, 1L << 40, "not a size:");
        } else if (!parse_flag(o, argv[i])) {
            if (i + 1 == argc)
                fail(2, "no value for option", argv[i]);
            parse_value(o, argv[i], argv[i + 1]);
            i++;
        }
    }
    if (n_sizes != N_SIZES)
        usage(2);
}

static void check_options(struct options *o)
{
    if (o->n_blocks != N_BLOCKS)
        fail(2,
             N_BLOCKS == 0 ? "this program was written without blocking; leave out --block"
                           : "--block needs a size for each blocked loop",
             NULL);
    if (o->jacobi && JACOBI_READ < 0)
        fail(2, "this kernel has no pair of arrays that a Jacobi iteration could swap", NULL);
    if (o->pad % CACHE_LINE != 0)
        fail(2, "--pad must be a multiple of 64 bytes", NULL);
    if (o->n_cpus > 0 && o->threads == 0)
        o->threads = o->n_cpus;
    if (o->n_cpus > 0 && o->n_cpus < o->threads)
        fail(2, "--cpus needs a CPU for each thread", NULL);
#ifdef _OPENMP
    if (o->threads == 0)
        o->threads = omp_get_max_threads();
    omp_set_dynamic(0);
#endif
    if (o->threads > MAX_THREADS)
        fail(2, "too many threads", NULL);
    if (o->threads == 0 || !is_parallel())
        o->threads = 1;
    if (o->cold && o->sweeps == 0)
        o->sweeps = 1;
    if (o->cold_bytes == 0) {
#ifdef _SC_LEVEL3_CACHE_SIZE
        o->cold_bytes = 4 * sysconf(_SC_LEVEL3_CACHE_SIZE);
#endif
        if (o->cold_bytes <= 0)
            o->cold_bytes = 256L << 20;
    }
}

int main(int argc, char **argv)
{
    static struct run r = {.o = {.samples = 5, .min_time_s = 0.2, .warmup_s = 0.05}};
    enum { VERIFY_SWEEPS = 3 };
    parse_options(&r.o, argc, argv);
    check_options(&r.o);
    measure_arrays(&r);
    check_accesses(&r);
    limit_blocks(&r);
    allocate(&r);
    r.sweeps = r.o.verify ? VERIFY_SWEEPS : r.o.sweeps > 0 ? r.o.sweeps : 1;
    LIKWID_MARKER_INIT;
    work_on_all(&r);
    LIKWID_MARKER_CLOSE;
    bool ok = true;
    print_problem(&r);
    if (r.o.verify) {
        const struct difference d = verify(&r);
        ok = print_verification(&r, &d);
    } else {
        print_samples(&r);
    }
    release(&r);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail(1, "standard output cannot be written", NULL);
    return ok ? 0 : 1;
}
