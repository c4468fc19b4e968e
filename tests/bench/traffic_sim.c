/*
 * What the cache simulator costs, on one core, with the figures of Kerncraft 0.8.17 and
 * pycachesim's C backend beside it (whole-process medians on two vCPUs; ratios are orders of
 * magnitude):
 *
 *     bench_traffic_sim [REPEATS]
 *
 * The caches are those of HaswellEP_E5-2695v3_CoD in Kerncraft's machine file. Times are the
 * fastest of REPEATS runs (3): whatever disturbs only slows down.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "base/panic.h"
#include "collect/traffic/lc_smooth.h"
#include "stempel/gen.h"
#include "tests/traffic/sim_sweep.h"

static const struct hierarchy HASWELL = {
    .line_bytes = 64,
    .n_levels = 3,
    .levels = {{"L1", 64, 8, CACHE_LRU, true, true, 1, 1, -1, false, false, false, 0},
               {"L2", 512, 8, CACHE_LRU, true, true, 2, 2, -1, false, false, false, 0},
               {"L3", 9216, 16, CACHE_LRU, true, true, 3, 3, -1, false, false, false, 0}}};

static const char STAR[] = "3D/r1/homogeneous/star/constant/double";
static const char BOX[] = "3D/r1/heterogeneous/box/variable/double";

static double cpu_now_s(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef bool predict_fn(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                        struct arena *arena, struct traffic *out, struct err *err);

static const char TRIAD[] = "double a[M]; double b[M]; double c[M]; double d[M];\n"
                            "for (long i = 0; i < M; ++i) a[i] = b[i] + c[i] * d[i];\n";

/* A class, or kernel source. */
static void make_kernel(const char *path, struct arena *arena, struct kernel *k)
{
    struct err err = {0};
    struct stencil_class class;
    struct str text;
    if (path == TRIAD)
        panic_unless(kernel_parse(str_of(path), "triad", arena, k, &err), err.text);
    else
        panic_unless(class_parse(str_of(path), &class, &err) &&
                         gen_kernel(&class, &(struct gen_options){0}, arena, &text, &err) &&
                         kernel_parse(text, path, arena, k, &err),
                     err.text);
}

/* Seconds for predictions at sizes first, first + step, …, last. */
static double predict(const char *path, predict_fn *predictor, int64_t first, int64_t last,
                      int64_t step)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    make_kernel(path, &arena, &k);
    const double start = cpu_now_s();
    for (int64_t n = first; n <= last; n += step) {
        const struct arena_mark mark = arena_mark(&arena);
        const int64_t sizes[KERNEL_MAX_SYMBOLS] = {n, n, n};
        struct traffic t;
        panic_unless(predictor(&k, sizes, &HASWELL, &arena, &t, &err), err.text);
        arena_reset(&arena, mark);
    }
    const double seconds = cpu_now_s() - start;
    arena_free(&arena);
    return seconds;
}

static bool by_element(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                       struct arena *arena, struct traffic *out, struct err *err)
{
    return sim_predict_with(k, sizes, h, &(struct sim_options){0}, arena, out, err);
}

/* With an inclusive L3, as in our machine file. */
static bool inclusive(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      struct arena *arena, struct traffic *out, struct err *err)
{
    struct hierarchy caches = *h;
    caches.levels[h->n_levels - 1].inclusive = true;
    return sim_predict(k, sizes, &caches, arena, out, err);
}

static double fastest(int repeats, const char *path, predict_fn *predictor, int64_t first,
                      int64_t last, int64_t step)
{
    double best = predict(path, predictor, first, last, step);
    for (int i = 1; i < repeats; i++) {
        const double seconds = predict(path, predictor, first, last, step);
        best = seconds < best ? seconds : best;
    }
    return best;
}

static void print_row(const char *what, double seconds, const char *whose, double reference)
{
    printf("%-56s %9.2f ms   %s %6.0f ms, %7.0f times\n", what, 1e3 * seconds, whose,
           1e3 * reference, reference / seconds);
}

static void sweep_exactly(const char *path, const char *name, int64_t n, double reference)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct sim_sweep sweep;
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {n, n, n};
    make_kernel(path, &arena, &k);
    const double start = cpu_now_s();
    panic_unless(sim_sweep(&k, sizes, &HASWELL, &(struct sim_options){0}, &arena, &sweep, &err),
                 err.text);
    const double seconds = cpu_now_s() - start;
    char what[96];
    (void)snprintf(what, sizeof what, "exact sweep, %s, N = %" PRId64, name, n);
    print_row(what, seconds, "pycachesim", reference);
    printf("    L1 misses %" PRIu64 ", evicts %" PRIu64 "; L3 misses %" PRIu64 ", evicts %" PRIu64
           "; simulated %.1f %% of %" PRId64 " iterations\n",
           sweep.counts[0].miss.count, sweep.counts[0].evict.count, sweep.counts[2].miss.count,
           sweep.counts[2].evict.count, 100.0 * (double)sweep.simulated / (double)sweep.iterations,
           sweep.iterations);
    arena_free(&arena);
}

/* Plain loops through the simulator: every line is looked up, and no repetition is skipped. */
static void stream(const char *what, uint64_t bytes, bool copy, double reference_macc_per_s)
{
    struct arena arena = {0};
    struct err err = {0};
    struct cachesim *sim;
    const struct cachesim_stream streams[] = {{.stride = 8, .bytes = 8}, {bytes / 2, 8, 8, true}};
    const size_t n = copy ? 2 : 1;
    const uint64_t iterations = bytes / 8 / n;
    const int passes = (int)(1 + (UINT64_C(1) << 26) / (iterations * n));
    panic_unless(cachesim_create(&HASWELL, &(struct cachesim_options){0}, &arena, &sim, &err),
                 err.text);
    cachesim_run(sim, streams, n, iterations);
    const double start = cpu_now_s();
    for (int pass = 0; pass < passes; pass++)
        cachesim_run(sim, streams, n, iterations);
    const double seconds = cpu_now_s() - start;
    const double macc_per_s = (double)(iterations * n) * passes / seconds / 1e6;
    printf("%-56s %9.0f Maccess/s   pycachesim %6.0f, %5.1f times\n", what, macc_per_s,
           reference_macc_per_s, macc_per_s / reference_macc_per_s);
    arena_free(&arena);
}

int main(int argc, char **argv)
{
    const int repeats = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 3;
    static const int64_t sizes[] = {500, 1000, 2000, 4000};
    stream("copy, 16 kB", 16000, true, 296);
    stream("copy, 128 kB", 128000, true, 204);
    stream("copy, 6.4 MB", 6400000, true, 138);
    stream("copy, 160 MB", 160000000, true, 124);
    stream("load, 160 MB", 160000000, false, 144);
    sweep_exactly(STAR, "7-point star", 100, 7.52976e6 / 201e6);
    sweep_exactly(STAR, "7-point star", 200, 62.099136e6 / 197e6);
    sweep_exactly(STAR, "7-point star", 500, 4.98);
    sweep_exactly(TRIAD, "triad", 100000000, 4e8 / 124e6);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char what[96];
        (void)snprintf(what, sizeof what, "SIM, 7-point star, N = %" PRId64, sizes[i]);
        print_row(what, fastest(repeats, STAR, sim_predict, sizes[i], sizes[i], 1), "Kerncraft",
                  sizes[i] == 500 ? 1.52 : 1.60);
    }
    print_row("SIM, 7-point star, 102 sizes 10^3 to 1020^3",
              fastest(repeats, STAR, sim_predict, 10, 1020, 10), "Kerncraft", 102 * 1.6);
    print_row("SIM, 27-point box, variable coefficients, 102 sizes",
              fastest(repeats, BOX, sim_predict, 10, 1020, 10), "Kerncraft", 102 * 2.1);
    print_row("SIM, L3 inclusive, 7-point star, 102 sizes",
              fastest(repeats, STAR, inclusive, 10, 1020, 10), "Kerncraft", 102 * 1.6);
    print_row("SIM, L3 inclusive, 27-point box, 102 sizes",
              fastest(repeats, BOX, inclusive, 10, 1020, 10), "Kerncraft", 102 * 2.1);
    print_row("SIM by element, 7-point star, 102 sizes",
              fastest(repeats, STAR, by_element, 10, 1020, 10), "Kerncraft", 102 * 1.6);
    print_row("SIM by element, 27-point box, 102 sizes",
              fastest(repeats, BOX, by_element, 10, 1020, 10), "Kerncraft", 102 * 2.1);
    print_row("LCS, 7-point star, 102 sizes", fastest(repeats, STAR, lcs_predict, 10, 1020, 10),
              "Kerncraft", 102 * 1.6);
    struct rusage usage;
    (void)getrusage(RUSAGE_SELF, &usage);
    printf("peak memory %.1f MiB\n", (double)usage.ru_maxrss / 1024);
    return EXIT_SUCCESS;
}
