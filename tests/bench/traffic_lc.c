/*
 * Speed of the layer conditions: parsing, analysis, and a sweep over 102 sizes (10³ … 1020³) on a
 * Haswell EP, sharp and smooth. Prints the median of many repetitions next to the time that
 * Kerncraft 0.8.17 took for the same on a 2-core virtual machine: 1.15 s to 1.35 s per size as a
 * process, 0.36 s to 0.54 s for only the analysis. Run it with a build without sanitizers.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "collect/traffic/lc.h"
#include "collect/traffic/lc_smooth.h"
#include "stempel/gen.h"

enum { SIZES = 102, REPEATS = 201 };

/* HaswellEP_E5-2695v3 in cluster-on-die mode, as in Kerncraft's machine file. */
static const struct hierarchy haswell = {
    .line_bytes = 64,
    .n_levels = 3,
    .levels = {{.name = "L1", .sets = 64, .ways = 8, .write_allocate = true, .victims_to = -1},
               {.name = "L2", .sets = 512, .ways = 8, .write_allocate = true, .victims_to = -1},
               {.name = "L3", .sets = 9216, .ways = 16, .write_allocate = true, .victims_to = -1}},
};

static const struct {
    const char *path;
    double kerncraft_analysis_s, kerncraft_call_s;
} kernels[] = {
    {"3D/r1/isotropic/star/constant/double", 0.36, 1.15},
    {"3D/r3/isotropic/star/constant/double", 0.54, 1.35},
    {"3D/r1/homogeneous/box/constant/double", 0.42, 1.25},
    {"3D/r1/heterogeneous/box/variable/double", 0, 0},
};

static int ascending(const void *left, const void *right)
{
    const double a = *(const double *)left;
    const double b = *(const double *)right;
    return (a > b) - (a < b);
}

static double median(double *values)
{
    qsort(values, REPEATS, sizeof *values, ascending);
    return values[REPEATS / 2];
}

static bool sweep(const struct lc_analysis *lc, double *checksum, struct err *err)
{
    for (int64_t n = 10; n <= 1020; n += 10) {
        struct traffic t;
        if (!lc_traffic(lc, (int64_t[KERNEL_MAX_SYMBOLS]){n, n, n}, &haswell, 1, &t, err))
            return false;
        *checksum += t.levels[2].misses;
    }
    return true;
}

static bool smooth_sweep(const struct kernel *k, struct arena *arena, double *seconds,
                         struct err *err)
{
    const double start = clock_now_s();
    for (int64_t n = 10; n <= 1020; n += 10) {
        const struct arena_mark mark = arena_mark(arena);
        struct traffic t;
        if (!lcs_predict(k, (int64_t[KERNEL_MAX_SYMBOLS]){n, n, n}, &haswell, arena, &t, err))
            return false;
        arena_reset(arena, mark);
    }
    *seconds = clock_now_s() - start;
    return true;
}

static bool measure(size_t which, struct arena *arena, struct err *err)
{
    double parse_s[REPEATS];
    double analyse_s[REPEATS];
    double sweep_s[REPEATS];
    double smooth_s[REPEATS];
    double checksum = 0;
    struct stencil_class class;
    struct str text;
    if (!class_parse(str_of(kernels[which].path), &class, err) ||
        !gen_kernel(&class, &(struct gen_options){0}, arena, &text, err))
        return false;
    for (int r = 0; r < REPEATS; r++) {
        const struct arena_mark mark = arena_mark(arena);
        struct kernel k;
        struct lc_analysis lc;
        const double start = clock_now_s();
        if (!kernel_parse(text, kernels[which].path, arena, &k, err))
            return false;
        const double parsed = clock_now_s();
        if (!lc_analyse(&k, haswell.line_bytes, arena, &lc, err))
            return false;
        const double analysed = clock_now_s();
        if (!sweep(&lc, &checksum, err))
            return false;
        sweep_s[r] = clock_now_s() - analysed;
        if (!smooth_sweep(&k, arena, &smooth_s[r], err))
            return false;
        analyse_s[r] = analysed - parsed;
        parse_s[r] = parsed - start;
        arena_reset(arena, mark);
    }
    const double analysis = median(analyse_s);
    const double all_sizes = median(sweep_s);
    printf("%-42s parse %6.1f us  analyse %6.1f us  102 sizes %6.3f ms (%5.2f us each), smooth "
           "%7.3f ms",
           kernels[which].path, 1e6 * median(parse_s), 1e6 * analysis, 1e3 * all_sizes,
           1e6 * all_sizes / SIZES, 1e3 * median(smooth_s));
    if (kernels[which].kerncraft_call_s > 0)
        printf("  Kerncraft / ours: analysis %.0f, sweep %.0f",
               kernels[which].kerncraft_analysis_s / analysis,
               SIZES * kernels[which].kerncraft_call_s / all_sizes);
    printf("  [%g]\n", checksum / REPEATS);
    return true;
}

int main(void)
{
    struct arena arena = {0};
    struct err err = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < sizeof kernels / sizeof *kernels; i++)
        ok = measure(i, &arena, &err);
    if (!ok) {
        struct sb b = {.arena = &arena};
        err_format(&err, &b);
        fputs(sb_cstr(&b), stderr);
    }
    arena_free(&arena);
    return ok ? 0 : 1;
}
