enum {
    MAX_THREADS = 4096,
    MAX_HELPERS = 64,
    MAX_SAMPLES = 1000000,
    CACHE_LINE = 64,
    MALLOC_ALIGNMENT = 16,
    PAGE = 4096,
    HUGE_PAGE = 2 << 20,
    HELP_BYTES = 8 << 20 /* a core fills a tenth of it while a helper starts, some 50 us */
};

enum pages { PAGES_HUGE, PAGES_SMALL, PAGES_SYSTEM };

struct options {
    long sizes[MAX_SIZES];
    long block[MAX_LOOPS];
    int n_blocks;
    int threads; /* 0: OpenMP's default */
    int cpus[MAX_THREADS];
    int n_cpus;
    int helpers[MAX_HELPERS]; /* CPUs */
    int n_helpers;
    int samples;
    double min_time_s;
    long sweeps; /* 0: as many as min_time_s takes */
    double budget_s;
    double most_s; /* replaces it after an expensive set-up */
    double warmup_s;
    bool cold;
    long cold_bytes; /* 0: flushed by an instruction */
    bool jacobi;
    bool constant;
    bool serial_touch;
    long outer; /* iterations of the outermost loop; 0: all */
    enum pages pages;
    long pad;
    long shift; /* bytes of each array's beginning after a cache line's */
    bool verify;
};

struct sample {
    double seconds;
    long sweeps;
    double clock_hz_before;
    double clock_hz_after;
    double adds_per_cycle; /* the least of all threads, before and after */
    long voluntary_switches;
    long involuntary_switches;
    long minor_faults;
    long major_faults;
    int migrations;
    double run_delay_s; /* of the thread that waited longest; -1: unknown */
    int *cpus;          /* [threads] */
};

/* What a thread reports to the others; a cache line of its own. */
struct thread {
    _Alignas(2 * CACHE_LINE) union value scalars[MAX_VARIABLES + 1];
    double clock_hz;
    double adds_per_cycle;
    double run_delay_before_s;
    double run_delay_after_s;
    int cpu_before;
    int cpu_after;
};

struct run {
    struct options o;
    struct bounds loops[MAX_LOOPS];
    long dims[MAX_VARIABLES + 1][MAX_DIMS];
    long elements[MAX_VARIABLES + 1];
    void *memory; /* of all arrays */
    void *data[MAX_VARIABLES + 1];
    long untouched; /* indices at the end of the outermost loop that --outer leaves out */
    double bytes;
    double lups;
    unsigned char *flush; /* [threads][cold_bytes] overwritten to empty the caches; or null */
    struct thread *threads;
    struct sample *samples;
    int n_samples;
    /* Set by thread 0 between barriers. */
    long sweeps;
    long done_sweeps;
    bool finished;
    double began_s;
    double setup_s; /* allocation and first touch */
    double warmup_s;
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
