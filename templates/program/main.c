static _Noreturn void usage(int status)
{
    FILE *const out = status == 0 ? stdout : stderr;
    fprintf(out, "Usage: program");
    for (int s = 0; s < problem.n_sizes; s++)
        fprintf(out, " %s", problem.size_names[s]);
    for (int b = 0; b < problem.n_blocks; b++)
        fprintf(out, "%s%s", b == 0 ? " --block " : ",",
                problem.loop_names[problem.block_loops[b]]);
    fprintf(out,
            " [--threads T] [--cpus C,C,...] [--helpers C,C,...] [--samples N] [--min-time S] "
            "[--sweeps N]\n"
            "    [--budget S] [--most S] [--warmup S] [--cold] [--cold-bytes B] [--jacobi]\n"
            "    [--init random|constant] [--touch shared|serial] [--pages huge|small|system]\n"
            "    [--pad BYTES] [--shift BYTES] [--outer N] [--verify]\n");
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

/* Comma-separated numbers; returns how many. */
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

/* Returns how many. */
static int parse_cpus(const char *text, int *cpus, int capacity)
{
    static long numbers[MAX_THREADS];
    const int count = parse_list(text, numbers, capacity, 0, 1L << 20);
    for (int i = 0; i < count; i++)
        cpus[i] = (int)numbers[i];
    return count;
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

/* Which of the words, ended by a null, it is. */
static int parse_word(const char *value, const char *const *words, const char *what)
{
    for (int w = 0; words[w] != NULL; w++) {
        if (strcmp(value, words[w]) == 0)
            return w;
    }
    fail(2, what, value);
    return 0;
}

static void parse_value(struct options *o, const char *name, const char *value)
{
    static const char *const inits[] = {"random", "constant", NULL};
    static const char *const touches[] = {"shared", "serial", NULL};
    static const char *const pages[] = {"huge", "small", "system", NULL};
    if (strcmp(name, "--block") == 0)
        o->n_blocks = parse_list(value, o->block, MAX_LOOPS, 1, 1L << 40);
    else if (strcmp(name, "--threads") == 0)
        o->threads = (int)parse_long(value, 1, MAX_THREADS, "not a number of threads:");
    else if (strcmp(name, "--cpus") == 0)
        o->n_cpus = parse_cpus(value, o->cpus, MAX_THREADS);
    else if (strcmp(name, "--helpers") == 0)
        o->n_helpers = parse_cpus(value, o->helpers, MAX_HELPERS);
    else if (strcmp(name, "--samples") == 0)
        o->samples = (int)parse_long(value, 1, MAX_SAMPLES, "not a number of samples:");
    else if (strcmp(name, "--min-time") == 0)
        o->min_time_s = parse_seconds(value);
    else if (strcmp(name, "--sweeps") == 0)
        o->sweeps = parse_long(value, 1, 1L << 40, "not a number of sweeps:");
    else if (strcmp(name, "--budget") == 0)
        o->budget_s = parse_seconds(value);
    else if (strcmp(name, "--most") == 0)
        o->most_s = parse_seconds(value);
    else if (strcmp(name, "--warmup") == 0)
        o->warmup_s = parse_seconds(value);
    else if (strcmp(name, "--cold-bytes") == 0)
        o->cold_bytes = parse_long(value, 1, 1L << 40, "not a number of bytes:");
    else if (strcmp(name, "--outer") == 0)
        o->outer = parse_long(value, 1, 1L << 40, "not a number of iterations:");
    else if (strcmp(name, "--pad") == 0)
        o->pad = parse_long(value, 0, 1L << 30, "not a number of bytes:");
    else if (strcmp(name, "--shift") == 0)
        o->shift = parse_long(value, 0, CACHE_LINE - 1, "not a number of bytes below 64:");
    else if (strcmp(name, "--init") == 0)
        o->constant = parse_word(value, inits, "not a way to fill arrays:") == 1;
    else if (strcmp(name, "--touch") == 0)
        o->serial_touch = parse_word(value, touches, "not a way to touch memory first:") == 1;
    else if (strcmp(name, "--pages") == 0)
        o->pages = (enum pages)parse_word(value, pages, "not a kind of page:");
    else
        fail(2, "unknown option", name);
}

static void copy_sizes(long *to, const long *from, int count)
{
    for (int i = 0; i < count; i++) {
        if (from[i] < 1)
            fail(2, "compiled with a size below 1", NULL);
        to[i] = from[i];
    }
}

/* The sizes that the program was compiled with replace missing arguments. */
static void take_own_sizes(struct options *o)
{
    copy_sizes(o->sizes, problem.own_sizes, problem.n_sizes);
    if (o->n_blocks != 0)
        return;
    copy_sizes(o->block, problem.own_blocks, problem.n_blocks);
    o->n_blocks = problem.n_blocks;
}

static void parse_options(struct options *o, int argc, char **argv)
{
    int n_sizes = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0)
            usage(0);
        if (strncmp(argv[i], "--", 2) != 0) {
            if (n_sizes == problem.n_sizes)
                fail(2, "more sizes than the kernel has:", argv[i]);
            o->sizes[n_sizes++] = parse_long(argv[i], 1, 1L << 40, "not a size:");
        } else if (!parse_flag(o, argv[i])) {
            if (i + 1 == argc)
                fail(2, "no value for option", argv[i]);
            parse_value(o, argv[i], argv[i + 1]);
            i++;
        }
    }
    if (n_sizes == 0 && problem.own_sizes != NULL)
        take_own_sizes(o);
    else if (n_sizes != problem.n_sizes)
        usage(2);
}

/* The largest cache of CPU 0 according to the kernel; 64 MiB if unknown. */
static long last_cache_bytes(void)
{
    enum { LEVELS = 8 };
    long largest = 0;
    for (int i = 0; i < LEVELS; i++) {
        char path[80];
        long size = 0;
        char unit = 0;
        snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/size", i);
        FILE *const file = fopen(path, "r");
        if (file == NULL)
            break;
        if (fscanf(file, "%ld%c", &size, &unit) >= 1 && size < 1L << 30)
            size *= unit == 'K' ? 1L << 10 : unit == 'M' ? 1L << 20 : 1;
        fclose(file);
        largest = size > largest ? size : largest;
    }
    return largest > 0 ? largest : 64L << 20;
}

static void check_options(struct options *o)
{
    if (o->n_blocks != problem.n_blocks)
        fail(2,
             problem.n_blocks == 0 ? "this program was written without blocking; leave out --block"
                                   : "give --block with a size for each blocked loop",
             NULL);
    if (o->jacobi && problem.jacobi_read < 0)
        fail(2, "this kernel has no pair of arrays that a Jacobi iteration could swap", NULL);
    if (o->outer > 0 && o->verify)
        fail(2, "--verify needs the whole grid; leave out --outer", NULL);
    if (o->pad % CACHE_LINE != 0)
        fail(2, "--pad must be a multiple of 64 bytes", NULL);
    if (o->shift % MALLOC_ALIGNMENT != 0)
        fail(2, "--shift must be a multiple of 16 bytes", NULL);
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
    if (o->cold && o->cold_bytes == 0 && !CAN_FLUSH)
        o->cold_bytes = 2 * last_cache_bytes();
}

int main(int argc, char **argv)
{
    static struct run r = {.o = {.samples = 5, .min_time_s = 0.2, .warmup_s = 0.05}};
    enum { VERIFY_SWEEPS = 3 };
    r.began_s = now_s();
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
