/*
 * The fixed parts of a measured program, as parts of this test: CMakeLists.txt puts them before it.
 * The rows of harness.txt ask them one by one. UPDATE=1 writes it.
 */
#undef exit
#undef main
#undef printf

enum { MAX_WORDS = 40 };

static struct run run;

/* ---- the problem: c[M][N] = w * (a[..] + a[..]), s += c ---- */

static const char *const size_names[] = {"M", "N"};
static const char *const loop_names[] = {"j", "i"};
static const int block_loops[] = {1, 0};
static const long own_sizes[] = {12, 9};
static const long own_blocks[] = {3, 2};
static const long no_sizes[] = {12, 0};
static const struct array arrays[] = {{"a", TYPE_DOUBLE, 2, 0, 0}, {"c", TYPE_DOUBLE, 2, 0, 1}};
static const struct scalar scalars[] = {{"w", TYPE_DOUBLE, ROLE_INPUT},
                                        {"s", TYPE_DOUBLE, ROLE_SUM},
                                        {"t", TYPE_DOUBLE, ROLE_TEMPORARY},
                                        {"k", TYPE_FLOAT_COMPLEX, ROLE_CARRIED},
                                        {"n", TYPE_INT, ROLE_INPUT}};
static long reach;    /* of the accesses beyond the loops */
static double spoilt; /* what the reference adds to one element */

static void array_dims(const long *n, int array, long *dims)
{
    (void)array;
    dims[0] = n[0];
    dims[1] = n[1];
}

static void loop_bounds(const long *n, struct bounds *loops)
{
    loops[0] = (struct bounds){1, n[0] - 1, 1};
    loops[1] = (struct bounds){1, n[1] - 1, 2};
}

/* The first one reaches the beginning of its array, the second one, backwards, the end of its own.
 */
static int access_of(const long *n, int access, long *offset, long *stride)
{
    const long sign = access == 0 ? 1 : -1;
    *offset = access == 0 ? -n[1] - 1 - reach : (n[0] + 1) * n[1] + reach * reach;
    stride[0] = sign * n[1];
    stride[1] = sign;
    return access;
}

static void update(const long *n, long j, void *const *x, union value *v)
{
    const double *const a = x[0];
    double *const c = x[1];
    for (long i = 1; i < n[1] - 1; i += 2) {
        c[j * n[1] + i] = v[0].d * (a[(j - 1) * n[1] + i] + a[(j + 1) * n[1] + i]);
        v[1].d += c[j * n[1] + i];
    }
}

static void run_sweep(const long *n, long begin, long end, const long *block, void *const *x,
                      union value *v)
{
    (void)block;
    for (long j = begin; j < end; j++)
        update(n, j, x, v);
}

static void reference(const long *n, void *const *x, union value *v)
{
    run_sweep(n, 1, n[0] - 1, NULL, x, v);
    ((double *)x[1])[n[1] + 1] += spoilt;
}

static void begin_problem(void)
{
    run = (struct run){.o = {.samples = 5, .min_time_s = 0.2, .warmup_s = 0.05}};
    reach = 0;
    spoilt = 0;
    problem = (struct problem){.kernel = "a \"name\"\n\\",
                               .n_sizes = 2,
                               .n_arrays = 2,
                               .n_scalars = 5,
                               .n_loops = 2,
                               .n_accesses = 2,
                               .n_reads = 2,
                               .flops = 2,
                               .parallel = 1,
                               .jacobi_read = 0,
                               .jacobi_written = 1,
                               .size_names = size_names,
                               .loop_names = loop_names,
                               .block_loops = block_loops,
                               .arrays = arrays,
                               .scalars = scalars,
                               .array_dims = array_dims,
                               .loop_bounds = loop_bounds,
                               .access_of = access_of,
                               .run_sweep = run_sweep,
                               .reference = reference};
}

/* ---- what rows ask ---- */

/* The words of a row, as a program gets them. */
struct words {
    int count;
    char *items[MAX_WORDS];
    char text[512];
};

static void split_words(struct str row, struct words *w)
{
    *w = (struct words){0};
    snprintf(w->text, sizeof w->text, "%.*s", STR_ARG(row));
    for (char *word = strtok(w->text, " "); word != NULL; word = strtok(NULL, " "))
        w->items[w->count++] = word;
}

static double number_at(const struct words *w, int at)
{
    return at < w->count ? strtod(w->items[at], NULL) : 0;
}

static long whole_at(const struct words *w, int at)
{
    return (long)number_at(w, at);
}

static void add_list(struct sb *out, const char *name, const int *items, int count)
{
    if (count != 0)
        sb_addf(out, "%s", name);
    for (int i = 0; i < count; i++)
        sb_addf(out, "%s%d", i == 0 ? " " : ",", items[i]);
    sb_addz(out, count != 0 ? "; " : "");
}

static void add_options(const struct options *o, struct sb *out)
{
    sb_addf(out, "%ld %ld; ", o->sizes[0], o->sizes[1]);
    for (int b = 0; b < o->n_blocks; b++)
        sb_addf(out, "block %ld; ", o->block[b]);
    sb_addf(out, "%d threads; ", o->threads);
    add_list(out, "cpus", o->cpus, o->n_cpus);
    add_list(out, "helpers", o->helpers, o->n_helpers);
    sb_addf(out, "%d samples of %g s; %ld sweeps; %g to %g s, warm-up %g s; ", o->samples,
            o->min_time_s, o->sweeps, o->budget_s, o->most_s, o->warmup_s);
    sb_addf(
        out,
        "cold %d %ld; jacobi %d; constant %d; serial %d; outer %ld; pages %d; pad %ld; verify %d\n",
        o->cold, o->cold_bytes, o->jacobi, o->constant, o->serial_touch, o->outer, (int)o->pages,
        o->pad, o->verify);
}

/* option BLOCKS OWN ARGUMENT…: the options of a program with so many blocks, own sizes (0 none, 1
 * good ones, 2 bad ones). */
static void ask_options(struct words *w, struct sb *out)
{
    problem.n_blocks = (int)whole_at(w, 1);
    problem.own_sizes = whole_at(w, 2) == 0 ? NULL : whole_at(w, 2) == 1 ? own_sizes : no_sizes;
    problem.own_blocks = own_blocks;
    parse_options(&run.o, w->count - 2, w->items + 2);
    check_options(&run.o);
    add_options(&run.o, out);
}

/* sizes M N OUTER REACH BLOCK: what follows from them. */
static void ask_sizes(const struct words *w, struct sb *out)
{
    run.o.sizes[0] = whole_at(w, 1);
    run.o.sizes[1] = whole_at(w, 2);
    run.o.outer = whole_at(w, 3);
    reach = whole_at(w, 4);
    run.o.block[0] = run.o.block[1] = whole_at(w, 5);
    problem.n_blocks = 2;
    measure_arrays(&run);
    check_accesses(&run);
    limit_blocks(&run);
    sb_addf(out,
            "elements %ld %ld; dims %ld %ld; lups %g; j from %ld to %ld; untouched %ld; block %ld "
            "%ld\n",
            run.elements[0], run.elements[1], run.dims[1][0], run.dims[1][1], run.lups,
            run.loops[0].start, run.loops[0].end, run.untouched, run.o.block[0], run.o.block[1]);
}

/* share LOOPS START END STEP THREADS: where each thread begins. */
static void ask_shares(const struct words *w, struct sb *out)
{
    problem.n_loops = (int)whole_at(w, 1);
    run.loops[0] = (struct bounds){whole_at(w, 2), whole_at(w, 3), whole_at(w, 4)};
    run.o.threads = (int)whole_at(w, 5);
    sb_addf(out, "%ld trips:", trip_count(&run.loops[0]));
    for (int t = 0; t <= run.o.threads; t++)
        sb_addf(out, " %ld", share_begin(&run, t));
    sb_addc(out, '\n');
}

/* extent SPLIT UNTOUCHED THREADS: of an array of 2 * 6 * 5 elements; the loop goes from 1 to 5. */
static void ask_extent(const struct words *w, struct sb *out)
{
    const struct array one = {"a", TYPE_DOUBLE, 3, (int)whole_at(w, 1), 0};
    problem.arrays = &one;
    memcpy(run.dims[0], (long[]){2, 6, 5}, 3 * sizeof(long));
    run.elements[0] = 60;
    run.loops[0] = (struct bounds){1, 5, 1};
    run.untouched = whole_at(w, 2);
    run.o.threads = (int)whole_at(w, 3);
    const struct extent e = extent_of(&run, 0);
    sb_addf(out, "%ld * %ld of %ld * %ld:", e.outer, e.used, e.size, e.inner);
    for (int t = 0; t <= run.o.threads; t++)
        sb_addf(out, " %ld", share_limit(&run, 0, &e, t));
    sb_addc(out, '\n');
}

/* touch SERIAL THREADS PARTS: which thread and part touches each element of a of 6 * 3, first. */
static void ask_touch(const struct words *w, struct sb *out)
{
    double data[18];
    run.o.serial_touch = whole_at(w, 1) != 0;
    run.o.threads = (int)whole_at(w, 2);
    memcpy(run.dims[0], (long[]){6, 3}, 2 * sizeof(long));
    run.elements[0] = 18;
    run.loops[0] = (struct bounds){1, 5, 1};
    run.data[0] = data;
    problem.n_arrays = 1;
    char by[19] = "..................";
    for (int t = 0; t < run.o.threads; t++) {
        for (int part = 0; part < whole_at(w, 3); part++) {
            memset(data, 0, sizeof data);
            touch_part(&run, t, part, (int)whole_at(w, 3));
            for (int i = 0; i < 18; i++) {
                if (data[i] != 0)
                    by[i] = (char)(by[i] == '.' ? 'a' + t * (int)whole_at(w, 3) + part : '!');
            }
        }
    }
    sb_addf(out, "%s\n", by);
}

/* fill TYPE CONSTANT JACOBI: the first elements of the second and third array; the first is
 * swapped. */
static void ask_fill(const struct words *w, struct sb *out)
{
    const struct array all[3] = {[1] = {"b", (enum type)whole_at(w, 1), 1, 0, 1},
                                 [2] = {"c", (enum type)whole_at(w, 1), 1, 0, 1}};
    double _Complex data[4] = {0};
    problem.arrays = all;
    run.o.constant = whole_at(w, 2) != 0;
    run.o.jacobi = whole_at(w, 3) != 0;
    for (int a = 1; a < 3; a++) {
        run.data[a] = data;
        fill(&run, a, 1, 3);
        for (long i = 0; i < 4; i++) {
            const double _Complex x = element(data, all[a].type, i);
            sb_addf(out, "%.10g%+.10gi ", creal(x), cimag(x));
        }
    }
    sb_addf(out, "of %zu bytes\n", type_bytes(all[1].type));
}

/* scalars CONSTANT: their start values. */
static void ask_scalars(const struct words *w, struct sb *out)
{
    union value v[5] = {0};
    run.o.constant = whole_at(w, 1) != 0;
    set_scalars(&run, v);
    sb_addf(out, "%.12g %g %g %g %d\n", v[0].d, v[1].d, v[2].d, (double)crealf(v[3].fc), v[4].i);
}

/* place PAD SHIFT: where the arrays of 600 and 1 doubles begin. */
static void ask_place(const struct words *w, struct sb *out)
{
    run.elements[0] = 600;
    run.elements[1] = 1;
    run.o.pad = whole_at(w, 1);
    run.o.shift = whole_at(w, 2);
    char memory[1];
    const size_t bytes = place_arrays(&run, NULL);
    sb_addf(out, "%zu bytes for %g", bytes, run.bytes);
    assert_int_equal(place_arrays(&run, memory), bytes);
    for (int a = 0; a < 2; a++)
        sb_addf(out, " at %lld", (long long)((uintptr_t)run.data[a] - (uintptr_t)memory));
    sb_addc(out, '\n');
}

/* root X: of it. */
static void ask_root(const struct words *w, struct sb *out)
{
    sb_addf(out, "%.12g\n", root(number_at(w, 1)));
}

/* tolerance FLOAT FLOPS LUPS ELEMENTS SWEEPS: in epsilons of the type. */
static void ask_tolerance(const struct words *w, struct sb *out)
{
    const enum type type = (enum type)whole_at(w, 1);
    const struct array all[] = {{"a", type, 1, 0, 0}, {"b", TYPE_DOUBLE, 1, 0, 0}};
    problem.arrays = all;
    problem.flops = (int)whole_at(w, 2);
    run.lups = number_at(w, 3);
    run.sweeps = whole_at(w, 5);
    const double got = tolerance(&run, whole_at(w, 4));
    sb_addf(out, "%.10g of double, %.10g of float\n", got / DBL_EPSILON, got / FLT_EPSILON);
}

/* compare TYPE A B C A B C: three values with those wanted, then two that are 1 and 1, exactly and
 * with a rounding error. */
static void ask_compare(const struct words *w, struct sb *out)
{
    const enum type type = (enum type)whole_at(w, 1);
    double _Complex own[3];
    double _Complex wanted[3];
    struct difference d = {.finite = true};
    run.sweeps = 1;
    for (int i = 0; i < 3; i++) {
        set_element(own, type, i, number_at(w, 2 + i), 0);
        set_element(wanted, type, i, number_at(w, 5 + i), 0);
    }
    compare(&run, &d, own, wanted, type, 3);
    const double first = d.error;
    const double one[] = {1, 1};
    compare(&run, &d, one, one, TYPE_DOUBLE, 2);
    assert_true(d.error == first || d.error != d.error);
    sb_addf(out, "error %g; %s; %g compared\n", d.error, d.finite ? "finite" : "not finite",
            d.compared);
    const double rounded[] = {1, 1 + DBL_EPSILON};
    compare(&run, &d, rounded, one, TYPE_DOUBLE, 2);
    assert_true(first == 0 ? d.error > 0.9 * DBL_EPSILON : d.error == first || d.error != d.error);
}

/* collected: the scalars of two threads together, and how far they are from others. */
static void ask_collected(const struct words *w, struct sb *out)
{
    static struct thread threads[2];
    union value v[MAX_VARIABLES + 1];
    (void)w;
    for (int t = 0; t < 2; t++) {
        threads[t].scalars[0].d = 1 + t;
        threads[t].scalars[1].d = 10 + t;
        threads[t].scalars[2].d = 100 + t;
        threads[t].scalars[3].fc = 1000 + (float)t;
        threads[t].scalars[4].i = 7 + t;
    }
    run.o.threads = 2;
    run.threads = threads;
    collect_scalars(&run, v);
    sb_addf(out, "%g %g %g %g %d;", v[0].d, v[1].d, v[2].d, (double)crealf(v[3].fc), v[4].i);
    for (int s = 0; s < 4; s++) {
        union value wanted[5];
        struct difference d = {.finite = true};
        run.sweeps = 1;
        memcpy(wanted, v, sizeof wanted);
        wanted[s] = (union value){.d = 0};
        compare_scalars(&run, &d, v, wanted);
        sb_addf(out, " %g of %g", d.error, d.compared);
    }
    struct array plain[] = {{"a", TYPE_DOUBLE, 1, 0, 0}};
    problem.arrays = plain;
    problem.n_arrays = 1;
    sb_addf(out, "; checksum %g\n", checksum(&run));
}

/* sum TYPE SPLIT UNTOUCHED: the checksum of an array of 3 * 2 elements 1, 2, … */
static void ask_sum(const struct words *w, struct sb *out)
{
    const struct array one = {"a", (enum type)whole_at(w, 1), 2, (int)whole_at(w, 2), 1};
    double _Complex data[6];
    for (long i = 0; i < 6; i++)
        set_element(data, one.type, i, 1 + i, 0.25 * i);
    problem.arrays = &one;
    run.data[0] = data;
    run.elements[0] = 6;
    run.untouched = whole_at(w, 3);
    memcpy(run.dims[0], (long[]){3, 2}, 2 * sizeof(long));
    sb_addf(out, "%g\n", array_sum(&run, 0));
}

/* samples MIN SECONDS SWEEPS ASKED: what becomes of a sample of so many seconds and sweeps. */
static void ask_samples(const struct words *w, struct sb *out)
{
    static struct thread threads[2];
    struct sample kept[1];
    run.o.min_time_s = number_at(w, 1);
    run.now = (struct sample){.seconds = number_at(w, 2), .sweeps = whole_at(w, 3)};
    run.sweeps = run.now.sweeps;
    run.o.sweeps = whole_at(w, 4);
    run.o.threads = 2;
    threads[0].cpu_after = 5;
    threads[1].cpu_after = 3;
    run.threads = threads;
    run.samples = kept;
    keep_sample(&run);
    sb_addf(out, "%d kept, then %ld sweeps; %ld for a second", run.n_samples, run.sweeps,
            sweeps_for(&run, 1));
    if (run.n_samples == 1) {
        sb_addf(out, "; CPUs %d %d", kept[0].cpus[0], kept[0].cpus[1]);
        free(kept[0].cpus);
    }
    sb_addc(out, '\n');
}

/* limit BUDGET MOST SETUP: how long samples are taken. */
static void ask_limit(const struct words *w, struct sb *out)
{
    run.o.budget_s = number_at(w, 1);
    run.o.most_s = number_at(w, 2);
    run.setup_s = number_at(w, 3);
    sb_addf(out, "%g s\n", time_limit_s(&run));
}

/* threads A B C D: of two, the delays before and after; their clocks are A and B, their adds C and
 * D. */
static void ask_threads(const struct words *w, struct sb *out)
{
    struct thread threads[2] = {{.run_delay_before_s = number_at(w, 1),
                                 .run_delay_after_s = number_at(w, 2),
                                 .clock_hz = number_at(w, 1),
                                 .adds_per_cycle = number_at(w, 3)},
                                {.run_delay_before_s = number_at(w, 3),
                                 .run_delay_after_s = number_at(w, 4),
                                 .clock_hz = number_at(w, 2),
                                 .adds_per_cycle = number_at(w, 4)}};
    run.threads = threads;
    run.o.threads = 2;
    sb_addf(out, "delayed %g s; clock %g Hz; %g adds\n", longest_run_delay_s(&run),
            mean_clock_hz(&run), least_adds_per_cycle(&run));
}

/* adds ROUNDS ADDEND ADDS: the sums of one chain and of eight, and what a thread notes of its core,
 * which may issue ADDS per cycle so far. Only what no core exceeds is asked of the latter. */
static void ask_adds(const struct words *w, struct sb *out)
{
    const uint64_t rounds = (uint64_t)whole_at(w, 1);
    const uint64_t addend = (uint64_t)whole_at(w, 2);
    struct thread own = {.adds_per_cycle = number_at(w, 3)};
    sb_addf(out, "%llu in a chain, %llu in eight;", (unsigned long long)add_chain(rounds, addend),
            (unsigned long long)add_wide(rounds, addend));
    look_at_core(&own);
    sb_addf(out, " clock %s, ", own.clock_hz > 1e7 && own.clock_hz < 1e11 ? "possible" : "wrong");
    if (own.adds_per_cycle == number_at(w, 3))
        sb_addf(out, "still %g per cycle\n", own.adds_per_cycle);
    else
        sb_addf(out, "%s per cycle\n",
                own.adds_per_cycle > 0.01 && own.adds_per_cycle < 1000 ? "possible" : "wrong");
}

/* sweep JACOBI DONE SWEEPS: the element in the middle of both arrays. */
static void ask_sweep(const struct words *w, struct sb *out)
{
    double a[9] = {0, 1, 0, 0, 4, 0, 0, 2, 0};
    double c[9] = {0, 8, 0, 0, 16, 0, 0, 32, 0};
    static struct thread threads[1];
    threads[0].scalars[0].d = 1;
    threads[0].scalars[1].d = 0;
    run.threads = threads;
    run.o.threads = 1;
    run.o.sizes[0] = run.o.sizes[1] = 3;
    run.o.jacobi = whole_at(w, 1) != 0;
    run.loops[0] = (struct bounds){1, 2, 1};
    run.data[0] = a;
    run.data[1] = c;
    sweep_times(&run, 0, whole_at(w, 3), whole_at(w, 2));
    sb_addf(out, "a %g, c %g, sum %g\n", a[4], c[4], threads[0].scalars[1].d);
}

/* main SPOILT ARGUMENT…: a whole run in a separate process, since it begins with what is zero. */
static void ask_main(struct words *w, struct sb *out)
{
    char text[8192];
    int ends[2];
    int status = 0;
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        spoilt = number_at(w, 1);
        written = complained = fdopen(ends[1], "w");
        const int left = setjmp(exited);
        const int status_of_all = left == 0 ? harness_main(w->count - 1, w->items + 1) : left - 1;
        fflush(written);
        _exit(status_of_all);
    }
    close(ends[1]);
    FILE *const from = fdopen(ends[0], "r");
    for (size_t n = 1; n != 0;) {
        n = fread(text, 1, sizeof text, from);
        fwrite(text, 1, n, written);
    }
    fclose(from);
    assert_int_equal(waitpid(child, &status, 0), child);
    sb_addf(out, "status %d\n", WEXITSTATUS(status));
}

/* print NUMBER: by its name. */
static void ask_print(const struct words *w, struct sb *out)
{
    (void)out;
    print_number("key", number_at(w, 1));
    putc('\n', written);
}

/* sample INFINITE DELAY: as it is written. */
static void ask_sample(const struct words *w, struct sb *out)
{
    int cpus[] = {4, 6};
    const struct sample s = {
        0.25, 3, 1e9, whole_at(w, 1) == 0 ? 2e9 : INFINITY, 1.5, 1, 2, 30, 4, 5, number_at(w, 2),
        cpus};
    (void)out;
    run.o.threads = 2;
    run.lups = 100;
    print_sample(&run, &s);
    putc('\n', written);
}

static void ask(struct words *w, struct sb *out)
{
    static const struct {
        const char *name;
        void (*ask)(const struct words *w, struct sb *out);
    } kinds[] = {
        {"sizes", ask_sizes},     {"share", ask_shares},        {"extent", ask_extent},
        {"touch", ask_touch},     {"fill", ask_fill},           {"scalars", ask_scalars},
        {"place", ask_place},     {"root", ask_root},           {"tolerance", ask_tolerance},
        {"compare", ask_compare}, {"collected", ask_collected}, {"sum", ask_sum},
        {"samples", ask_samples}, {"limit", ask_limit},         {"threads", ask_threads},
        {"adds", ask_adds},       {"sweep", ask_sweep},         {"print", ask_print},
        {"sample", ask_sample}};
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        if (strcmp(w->items[0], kinds[k].name) == 0) {
            kinds[k].ask(w, out);
            return;
        }
    }
    if (strcmp(w->items[0], "option") == 0)
        ask_options(w, out);
    else if (strcmp(w->items[0], "main") == 0)
        ask_main(w, out);
    else
        assert_string_equal(w->items[0], "a kind of row");
}

/* What was written, with what differs from run to run replaced. */
static void add_written(const char *text, struct sb *out)
{
    static const char *const measured[] = {
        "\"setup_seconds\": ",  "\"warmup_seconds\": ",  "\"huge_page_bytes\": ",
        "{\"seconds\": ",       "\"clock_hz_before\": ", "\"clock_hz_after\": ",
        "\"adds_per_cycle\": ", "_switches\": ",         "\"run_delay_seconds\": ",
        "_faults\": ",          "\"migrations\": ",      "\"cpus\": ["};
    const bool whole = strncmp(text, "{\n", 2) == 0;
    while (*text != '\0') {
        sb_addc(out, *text);
        text++;
        for (size_t m = 0; whole && m < sizeof measured / sizeof *measured; m++) {
            const size_t n = strlen(measured[m]);
            if (out->len >= n && memcmp(out->ptr + out->len - n, measured[m], n) == 0) {
                /* it takes some time, in any case */
                sb_addc(out, strncmp(text, "0,\n", 3) == 0 && m < 2 ? '0' : '#');
                text += strcspn(text, ",]}\n");
            }
        }
    }
}

static void ask_row(struct str row, struct sb *out)
{
    static struct words words;
    char *texts[2] = {NULL, NULL};
    size_t lengths[2];
    written = open_memstream(&texts[0], &lengths[0]);
    complained = open_memstream(&texts[1], &lengths[1]);
    begin_problem();
    split_words(row, &words);
    const int status = setjmp(exited);
    if (status == 0)
        ask(&words, out);
    fclose(written);
    fclose(complained);
    add_written(texts[0], out);
    sb_addz(out, texts[1]);
    if (status != 0)
        sb_addf(out, "exits with %d\n", status - 1);
    free(texts[0]);
    free(texts[1]);
}

static void parts_answer_as_listed(void **state)
{
    (void)state;
    assert_golden_rows(ROWS, ask_row);
}

/* ---- emptying the caches ---- */

/* The threads together flush each line of each array once, also one that is not full. */
static void threads_flush_all_lines_once(void **state)
{
    (void)state;
#if defined(__SSE2__)
    static _Alignas(64) char data[2][16 * 64];
    static const long elements[] = {31, 96}; /* 4 lines, the last one not full, and 12 */
    static const int threads[] = {1, 2, 3, 7, 20};
    begin_problem();
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++) {
        int times[2][16] = {{0}};
        n_flushed = 0;
        run.o.threads = threads[i];
        for (int a = 0; a < 2; a++) {
            run.data[a] = data[a];
            run.elements[a] = elements[a];
        }
        for (int t = 0; t < threads[i]; t++)
            empty_caches(&run, t);
        assert_int_equal(n_flushed, 16);
        for (int k = 0; k < n_flushed; k++)
            times[flushed[k] >= data[1]][(flushed[k] - data[flushed[k] >= data[1]]) / 64]++;
        for (int line = 0; line < 16; line++) {
            assert_int_equal(times[0][line], line < 4);
            assert_int_equal(times[1][line], line < 12);
        }
    }
#endif
}

/* Each thread changes all bytes of its own part, each time. */
static void threads_overwrite_their_parts(void **state)
{
    (void)state;
    static const int times[] = {0, 2, 1, 0};
    unsigned char memory[4 * 32] = {0};
    begin_problem();
    run.flush = memory;
    run.o.cold_bytes = 32;
    run.o.threads = 3;
    empty_caches(&run, 1);
    empty_caches(&run, 1);
    empty_caches(&run, 2);
    for (size_t i = 0; i < sizeof memory; i++)
        assert_int_equal(memory[i], times[i / 32]);
}

/* ---- memory ---- */

/* Whole huge pages for all arrays, each with its own place; what a thread or a sample needs is
 * zero. */
static void memory_is_for_all_arrays(void **state)
{
    (void)state;
    enum { MIB = 1 << 20 };
    static const struct {
        long elements[2], threads, cold;
        size_t bytes;
    } rows[] = {{{1, 1}, 1, 0, 2 * MIB},
                {{MIB / 8 - 512, MIB / 8 - 512}, 2, 64, 2 * MIB}, /* 4 KiB between and after */
                {{MIB / 8 - 512, MIB / 8 - 511}, 3, 0, 4 * MIB}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        begin_problem();
        memcpy(run.elements, rows[i].elements, sizeof rows[i].elements);
        run.o.threads = (int)rows[i].threads;
        run.o.cold_bytes = rows[i].cold;
        allocate(&run);
        assert_int_equal((uintptr_t)run.memory % (2 * MIB), 0);
        assert_true(malloc_usable_size(run.memory) >= rows[i].bytes);
        assert_ptr_equal(run.data[0], run.memory);
        assert_true((char *)run.data[1] + 8 * run.elements[1] <=
                    (char *)run.memory + rows[i].bytes);
        assert_int_equal(run.flush != NULL, rows[i].cold != 0);
        assert_true(malloc_usable_size(run.threads) >= (size_t)run.o.threads * sizeof *run.threads);
        for (int t = 0; t < run.o.threads; t++)
            assert_true(run.threads[t].cpu_after == 0 && run.threads[t].scalars[4].d == 0);
        for (long k = 0; k < run.o.threads * rows[i].cold; k++)
            assert_int_equal(run.flush[k], 0);
        for (int k = 0; k < run.o.samples; k++)
            assert_null(run.samples[k].cpus);
        release(&run);
    }
}

/* A problem with as many sums as a program may have: each is compared. */
static void all_scalars_are_compared(void **state)
{
    (void)state;
    static struct scalar many[MAX_VARIABLES];
    static union value own[MAX_VARIABLES];
    static union value wanted[MAX_VARIABLES];
    begin_problem();
    for (int s = 0; s < MAX_VARIABLES; s++) {
        many[s] = (struct scalar){"s", TYPE_DOUBLE, ROLE_SUM};
        own[s].d = wanted[s].d = 1;
    }
    problem.scalars = many;
    problem.n_scalars = MAX_VARIABLES;
    run.sweeps = 1;
    for (int s = 0; s < MAX_VARIABLES; s++) {
        struct difference d = {.finite = true};
        own[s].d = 1.5;
        compare_scalars(&run, &d, own, wanted);
        own[s].d = 1;
        assert_int_equal(d.compared, MAX_VARIABLES);
        assert_true(fabs(d.error - 0.5) < 1e-12);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_for_all_arrays), cmocka_unit_test(all_scalars_are_compared),
        cmocka_unit_test(parts_answer_as_listed), cmocka_unit_test(threads_flush_all_lines_once),
        cmocka_unit_test(threads_overwrite_their_parts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
