#include "collect/traffic/sim.h"

#include <math.h>
#include <string.h>

#include "collect/traffic/sim_walk.h"
#include "sim_cases.h"
#include "sim_sweep.h"
#include "unit.h"
#include "whole_sweep.h"

static struct traffic predict(const char *source, int64_t n, const struct hierarchy *h,
                              const struct sim_options *options)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct traffic t;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = n;
    if (!sim_predict_with(&k, sizes, h, options, &arena, &t, &err))
        fail_msg("%s", err.text);
    arena_free(&arena);
    return t;
}

/* Lines per line of work by Kerncraft's simulator with exact indices, on Haswell. */
static void recorded_predictions(void **state)
{
    (void)state;
    static const struct {
        const char *kernel;
        int64_t n;
        double misses_evicts[3][2];
    } points[] = {
        {STAR_3D, 100, {{4.10624, 1.02128}, {3.98912, 1.0232}, {2.06368, 1.02208}}},
        {STAR_3D, 1000, {{6.01212, 1.00202}, {4.00808, 1.00202}, {4.00808, 1.00202}}},
        {STAR_VARIABLE, 200, {{75.042061, 8}, {11.123102, 1.0101}, {9.102902, 1.0181}}},
        {STAR_2D, 500, {{2.01776, 1.00368}, {2.01776, 1.004}, {0, 0}}},
        {STAR_2D, 20000, {{4.0004, 1.0001}, {4.0004, 1.0001}, {2.0002, 1.0001}}},
        {TRIAD, 10000, {{4, 1}, {4, 1}, {0, 0}}},
        {TRIAD, 100000000, {{4, 1}, {4, 1}, {4, 1}}},
    };
    const struct hierarchy h = haswell();
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        const struct traffic t =
            predict(points[i].kernel, points[i].n, &h, &(struct sim_options){0});
        for (int l = 0; l < 3; l++) {
            assert_near(t.levels[l].misses, points[i].misses_evicts[l][0], 0.01);
            assert_near(t.levels[l].evicts, points[i].misses_evicts[l][1], 0.01);
            assert_true(t.spread[l] < 0.01);
        }
    }
}

/* Nine streams meet in one set of eight ways: a miss per element, or per line. */
static void lines_of_work_keep_what_elements_lose(void **state)
{
    (void)state;
    const struct hierarchy h = haswell();
    const struct traffic element =
        predict(STAR_VARIABLE, 200, &h, &(struct sim_options){.by_line = false});
    const struct traffic line =
        predict(STAR_VARIABLE, 200, &h, &(struct sim_options){.by_line = true});
    assert_true(element.levels[0].misses > 70);
    assert_true(line.levels[0].misses < 20);
    assert_near(line.levels[1].misses, element.levels[1].misses, 0.01);
    /* the predictor models cores */
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct traffic t;
    parse(STAR_VARIABLE, &arena, &k);
    assert_true(traffic_predict(PREDICT_SIM, &k, (int64_t[]){200, 200, 200}, &h, &arena, &t, &err));
    assert_near(t.levels[0].misses, line.levels[0].misses, 1e-9);
    arena_free(&arena);
    /* padding separates the planes of different arrays, but not those of W */
    const struct traffic padded =
        predict(STAR_VARIABLE, 200, &h, &(struct sim_options){.padding_bytes = 1024});
    assert_true(padded.levels[0].misses < element.levels[0].misses / 2);
}

static void count_sweep(const char *source, int64_t n, const struct hierarchy *h,
                        const struct sim_options *options, struct sim_sweep *fast,
                        struct cachesim_counts *slow)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct walk w;
    struct cachesim *sim;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = n;
    assert_true(sim_sweep(&k, sizes, h, options, &arena, fast, &err));
    assert_true(walk_make(&k, sizes, h->line_bytes, options, &arena, &w, &err));
    assert_true(cachesim_create(h, &options->cache, &arena, &sim, &err));
    walk_run(&w, sim, 0, w.iterations);
    for (int l = 0; l <= h->n_levels; l++)
        slow[l] = cachesim_counts(sim, l);
    arena_free(&arena);
}

/* A sweep gives the counts of simulating all its iterations, but simulates only some. */
static void sweeps_are_exact(void **state)
{
    (void)state;
    const struct hierarchy hierarchies[] = {small(), small_victim(), small_inclusive()};
    static const struct {
        const char *kernel;
        int64_t n;
        bool by_line;
        bool shortened; /* few enough to repeat */
    } cases[] = {
        {STAR_3D, 64, false, true},  {STAR_3D, 61, false, false}, {STAR_3D, 62, true, true},
        {STAR_2D, 700, false, true}, {MIXED, 48, false, false},
    };
    for (size_t h = 0; h < 3; h++)
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            struct sim_sweep fast;
            struct cachesim_counts slow[HIERARCHY_MAX_LEVELS + 1];
            const struct sim_options options = {.by_line = cases[i].by_line};
            count_sweep(cases[i].kernel, cases[i].n, &hierarchies[h], &options, &fast, slow);
            assert_memory_equal(fast.counts, slow, 4 * sizeof *slow);
            if (cases[i].shortened)
                assert_true(fast.simulated < fast.iterations / 2);
        }
}

/*
 * Too long to be simulated whole: every line is lost before the next iteration of the outer loop.
 */
static void long_sweeps_across_lines_are_sampled(void **state)
{
    (void)state;
    static const char copy[] =
        "float a[72][N][N]; float b[72][N][N];\n"
        "for (int i = 0; i < N; ++i) for (int j = 0; j < N; ++j) for (int k = 0; k < 72; ++k)\n"
        "b[k][j][i] = a[k][j][i];\n";
    const struct hierarchy h = haswell();
    const struct traffic t = predict(copy, 512, &h, &(struct sim_options){.by_line = true});
    for (int l = 0; l < 3; l += 2) { /* L2 has one more access, for what L1 writes back */
        assert_near(t.levels[l].misses, 2, 0.01);
        assert_near(t.levels[l].evicts, 1, 0.01);
    }
}

/*
 * With a victim cache every line that leaves L2 goes to L3, and memory is only read if L3 misses.
 */
static void victims_count_as_evicts(void **state)
{
    (void)state;
    const struct hierarchy h = small_victim();
    const struct traffic t = predict(STAR_3D, 120, &h, &(struct sim_options){0});
    assert_near(t.levels[1].evicts, t.levels[1].misses, 0.02);
    assert_true(t.levels[2].misses > 0);
    assert_true(t.levels[2].misses <= t.levels[1].misses);
}

/*
 * If all accesses of a kernel move on, an inclusive cache makes no difference. A vector that every
 * row reads stays in L2 and is not seen by L3, so it gets old there and is dropped: it is loaded
 * from memory again, each time that L3 is filled once.
 */
static void inclusive_caches_take_what_others_keep(void **state)
{
    (void)state;
    static const char rows[] = "double a[N]; double b[8*M][N];\n"
                               "for (int j = 0; j < 8 * M; ++j) for (int i = 0; i < N; ++i)\n"
                               "b[j][i] = a[i];\n";
    enum { ROW = 320 }; /* 40 lines each of a and b, in an L3 of 384 */
    struct hierarchy h = small();
    const struct sim_options options = {.by_line = true};
    const struct traffic star = predict(STAR_3D, 104, &h, &options);
    const struct traffic kept = predict(rows, ROW, &h, &options);
    h.levels[2].inclusive = true;
    const struct traffic star_inclusive = predict(STAR_3D, 104, &h, &options);
    const struct traffic taken = predict(rows, ROW, &h, &options);
    for (int l = 0; l < 3; l++) {
        assert_near(star_inclusive.levels[l].misses, star.levels[l].misses, 1e-9);
        assert_near(star_inclusive.levels[l].evicts, star.levels[l].evicts, 1e-9);
    }
    struct sim_sweep sweep;
    struct cachesim_counts slow[HIERARCHY_MAX_LEVELS + 1];
    count_sweep(rows, ROW, &h, &options, &sweep, slow);
    assert_near(kept.levels[2].misses, 1, 0.005);
    assert_near(taken.levels[2].misses, (double)slow[2].miss.count / (ROW * ROW), 0.005);
    assert_true(taken.levels[2].misses > 1.1);
}

/* An outer loop that returns to the same lines: nothing is lost, and it ends. */
static void repeated_sweeps_end(void **state)
{
    (void)state;
    static const char source[] = "double a[N]; double b[N]; double s;\n"
                                 "for (long t = 0; t < M * M * M; ++t)\n"
                                 "for (long i = 0; i < N; ++i) b[i] = a[i] * s;\n";
    const struct hierarchy h = small();
    for (int64_t n = 1500; n <= 24000; n *= 2) {
        const struct traffic t = predict(source, n, &h, &(struct sim_options){0});
        const bool fits = 16 * n < 48L * 8 * 64;
        assert_near(t.levels[2].misses, fits ? 0 : 2, 0.02);
    }
}

/* By line, accesses that advance unevenly are simulated element by element, up to the end of the
 * row. */
static void rows_that_lines_do_not_fill_end_with_them(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t n;
        uint64_t stores;
        uint64_t lines;
    } cases[] = {
        {"double x[2*N+1]; for (int i = 0; i < N; i++) x[N-1-i] = 1;", 500, 500, 63},
        {"double x[3*N]; for (int i = 0; i < N; i++) x[3*i] = 1;", 25, 25, 10},
        {"double a[M][N], b[M][N]; for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i)"
         " a[j][N-1-i] = b[j][i];",
         20, 400, 100},
    };
    const struct hierarchy h = small();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct sim_sweep sweep;
        struct cachesim_counts counts[HIERARCHY_MAX_LEVELS + 1];
        count_sweep(cases[i].source, cases[i].n, &h, &(struct sim_options){.by_line = true}, &sweep,
                    counts);
        assert_int_equal(sweep.counts[0].store.count, cases[i].stores);
        assert_int_equal(sweep.counts[3].load.count, cases[i].lines);
    }
}

/* Filling ends when nothing more will be reused: full caches give the same. Arrays at given
 * addresses are not analysed, so that their caches are filled. */
static void short_fills_change_nothing(void **state)
{
    (void)state;
    const struct hierarchy h = haswell();
    for (int64_t n = 104; n <= 160; n += 26) {
        const uint64_t addresses[] = {0, ((uint64_t)(n * n * n) * 8 + 63) / 64 * 64};
        const struct traffic quick = predict(STAR_3D, n, &h, &(struct sim_options){0});
        const struct traffic full =
            predict(STAR_3D, n, &h, &(struct sim_options){.addresses = addresses});
        for (int l = 0; l < 3; l++) {
            assert_near(quick.levels[l].misses, full.levels[l].misses, 0.003);
            assert_near(quick.levels[l].evicts, full.levels[l].evicts, 0.003);
        }
    }
}

/* Counts of a sweep over M planes, with arrays placed as for `largest` planes. */
static void sweep_planes(const struct kernel *k, int64_t planes, int64_t n, int64_t largest,
                         const struct hierarchy *h, struct arena *arena, struct sim_sweep *out)
{
    struct err err = {0};
    const int64_t whole[KERNEL_MAX_SYMBOLS] = {largest, n, n};
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {planes, n, n};
    uint64_t addresses[2] = {0};
    int64_t bytes = 0;
    assert_true(kernel_array_bytes(k, 0, whole, &bytes, &err));
    addresses[1] = ((uint64_t)bytes + 63) / 64 * 64;
    const struct sim_options options = {.addresses = addresses};
    assert_true(sim_sweep(k, sizes, h, &options, arena, out, &err));
}

/* If a cache holds some of the planes, its hits depend on the position in the plane. The mean is
 * that of whole planes: what a sweep over some more planes counts in addition. */
static void windows_see_whole_planes(void **state)
{
    (void)state;
    static const char reaching[] =
        "double a[M][N][P]; double b[M][N][P]; double s;\n"
        "for (long k = 3; k < M - 3; ++k) for (long j = 3; j < N - 3; ++j)\n"
        "for (long i = 3; i < P - 3; ++i)\n"
        "b[k][j][i] = s * (a[k-3][j][i] + a[k-2][j][i] + a[k-1][j][i] + a[k][j][i]\n"
        "    + a[k+1][j][i] + a[k+2][j][i] + a[k+3][j][i] + a[k][j-3][i] + a[k][j+3][i]);\n";
    static const char *const sources[] = {STAR_3D, reaching};
    enum { PLANES = 800, BEFORE = 40, MORE = 8 };
    struct hierarchy h = small();
    h.levels[2].sets = 96;
    bool partly = false;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        for (int64_t n = 24; n <= 48; n += 8) {
            struct arena arena = {0};
            struct err err = {0};
            struct kernel k;
            struct traffic t;
            struct sim_sweep before;
            struct sim_sweep after;
            const int64_t sizes[KERNEL_MAX_SYMBOLS] = {PLANES, n, n};
            parse(sources[i], &arena, &k);
            assert_true(
                sim_predict_with(&k, sizes, &h, &(struct sim_options){0}, &arena, &t, &err));
            sweep_planes(&k, BEFORE, n, PLANES, &h, &arena, &before);
            sweep_planes(&k, BEFORE + MORE, n, PLANES, &h, &arena, &after);
            const double lines = (double)(after.iterations - before.iterations) / 8;
            for (int l = 0; l < 3; l++) {
                const struct cachesim_counts *a = &after.counts[l];
                const struct cachesim_counts *b = &before.counts[l];
                const double misses = (double)(a->miss.count - b->miss.count) / lines;
                assert_near(t.levels[l].misses, misses, 0.005);
                assert_near(t.levels[l].evicts, (double)(a->evict.count - b->evict.count) / lines,
                            0.005);
                partly |= l == 2 && fabs(misses - round(misses)) > 0.3;
            }
            arena_free(&arena);
        }
    assert_true(partly); /* otherwise this shows nothing */
}

/*
 * Lines of 256 bytes in caches that can be split into only two slices (A64FX, its L2 shared by 12
 * cores). Rows of 12 lines and 8 bytes begin and end in the same slice for 32 rows, then in the
 * other one: windows that see only one half of that overestimate the share of a slice.
 */
static void windows_see_all_alignments_of_rows(void **state)
{
    (void)state;
    static const char star_float[] =
        "float a[M][N][P]; float b[M][N][P]; float c0;\n"
        "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)\n"
        "for (long i = 1; i < P - 1; ++i)\n"
        "b[k][j][i] = c0 * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1] + a[k-1][j][i]\n"
        "    + a[k+1][j][i] + a[k][j-1][i] + a[k][j+1][i]);\n";
    enum { N = 770, PLANES = 4 };
    const struct sim_options options = {.by_line = true};
    struct hierarchy h = {.line_bytes = 256, .n_levels = 2};
    h.levels[0] = level(64, 4, 1);
    h.levels[1] = level(2048 / 12, 16, 2);
    const struct traffic t = predict(star_float, N, &h, &options);
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct sim_sweep sweep;
    parse(star_float, &arena, &k);
    assert_true(
        sim_sweep(&k, (const int64_t[]){PLANES + 2, N, N}, &h, &options, &arena, &sweep, &err));
    const double lines = (double)sweep.iterations / 64;
    assert_near(t.levels[0].misses, (double)sweep.counts[0].miss.count / lines, 0.003);
    assert_near(t.levels[0].evicts, (double)sweep.counts[0].evict.count / lines, 0.003);
    arena_free(&arena);
}

/* A line of work of the written array touches a line in each of several rows of the other one. */
static void transposed_arrays_miss_in_each_row(void **state)
{
    (void)state;
    static const char source[] = "double a[N][N]; double b[N][N];\n"
                                 "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                 "b[j][i] = a[i][j];\n";
    const struct hierarchy h = haswell();
    /* 604 lines of a, one per row, stay in L2 but not in L1 until they are used up */
    const struct traffic t = predict(source, 604, &h, &(struct sim_options){0});
    assert_near(t.levels[0].misses, 8 + 1, 0.02);
    assert_near(t.levels[1].misses, 1 + 1, 0.02);
    assert_near(t.levels[1].evicts, 1, 0.02);
}

/*
 * Kernels that were once sampled wrongly or judged by their declarations: an array that is touched
 * in part, one that is not touched at all, a vector to which every row adds, rows that are skipped.
 * The last ones are windows of a grid with few planes, of which the first ones count.
 */
static void windows_predict_sweeps(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t sizes[4];
    } cases[] = {
        {"double w[5][M][N]; double b[M][N];\n"
         "for (int j = 1; j < M - 1; ++j) for (int i = 1; i < N - 1; ++i) b[j][i] = w[3][j][i];\n",
         {370, 370}},
        {"double a[M][N]; double b[M][N]; double c[M][N]; double d[M][N];\n"
         "for (int j = 0; j < M; ++j) for (int i = 1; i < N; ++i) b[j][i] = a[j][i-1];\n",
         {400, 340}},
        {"double a[M][N]; double c[N];\n"
         "for (int j = 0; j < M; ++j) for (int i = 0; i < N; ++i) c[i] += a[j][i];\n",
         {470, 293}},
        {"float a[M][N]; float b[M][N];\n"
         "for (int j = 1; j < M; j += 3) for (int i = 0; i < N; ++i) b[j][i] = a[j-1][i];\n",
         {400, 1031}},
        {"double b[M][N][P][Q+16];\n"
         "for (int l = 0; l < M; ++l) for (int k = 0; k < N - 2; ++k)\n"
         "for (int j = 0; j < P; j += 2) for (int i = 0; i < Q; i += 8)\n"
         "b[l][k][j][i+2] = b[l][k+2][j][i];\n",
         {4, 30, 58, 926}},
        {STAR_3D, {20, 90, 92}},
        {"double a[M][N]; for (int j = 4; j < M - 4; ++j) for (int i = 0; i < N; ++i)\n"
         "a[j][i] = a[j-4][i] + a[j+4][i];\n",
         {40, 5000}},
    };
    struct hierarchy h = haswell();
    h.levels[2].sets = 4608; /* as for two cores: 4.7 MB */
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int by_line = 0; by_line < 2; by_line++) {
            struct arena arena = {0};
            struct err err = {0};
            struct kernel k;
            struct traffic t;
            struct traffic exact;
            const struct sim_options options = {.by_line = by_line == 1};
            int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
            memcpy(sizes, cases[i].sizes, sizeof cases[i].sizes);
            parse(cases[i].source, &arena, &k);
            assert_true(sim_predict_with(&k, sizes, &h, &options, &arena, &t, &err));
            assert_true(whole_sweep(&k, sizes, &h, &options, &arena, &exact, &err));
            for (int l = 0; l < h.n_levels; l++) {
                assert_near(t.levels[l].misses, exact.levels[l].misses, 0.004);
                assert_near(t.levels[l].evicts, exact.levels[l].evicts, 0.004);
            }
            arena_free(&arena);
        }
}

static void layer_conditions_refuse_what_they_do_not_know(void **state)
{
    (void)state;
    struct hierarchy h = small_victim();
    struct arena arena = {0};
    struct kernel k;
    struct traffic t;
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {5000};
    parse(TRIAD, &arena, &k);
    h.levels[2].exclusive = true;
    for (int p = PREDICT_LC; p <= PREDICT_LCS; p++) {
        struct err err = {0};
        const bool fine = traffic_predict((enum predictor)p, &k, sizes, &h, &arena, &t, &err);
        assert_int_equal(fine, p == PREDICT_SIM);
        if (fine)
            continue;
        assert_non_null(strstr(err.text, "which is exclusive"));
        assert_string_equal(err.hint, "simulate it: -P SIM");
    }
    arena_free(&arena);
}

/* Stored lines are complete except at the ends of rows: only those are loaded below. */
static void combined_writes_are_not_loaded(void **state)
{
    (void)state;
    static const char store[] = "double a[M][N]; double s;\n"
                                "for (int j = 0; j < M; ++j) for (int i = 0; i < N - 4; ++i)\n"
                                "a[j][i] = s;\n";
    struct hierarchy h = small();
    h.n_levels = 2;
    h.levels[0].write_allocate = false;
    h.levels[0].write_combining = true;
    h.levels[0].subblock_bytes = 8;
    enum { N = 512 };
    const struct traffic t = predict(store, N, &h, &(struct sim_options){.by_line = true});
    const double lines = (N - 4) / 8.0;
    assert_near(t.levels[0].misses, 0, 1e-9);
    assert_near(t.levels[0].evicts, (lines + 0.5) / lines, 0.001);
    assert_near(t.levels[1].misses, 1 / lines, 0.001);
}

static void assert_refused(const char *source, int64_t n, const struct sim_options *options,
                           const char *text)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct traffic t;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const struct hierarchy h = small();
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = n;
    assert_false(sim_predict_with(&k, sizes, &h, options, &arena, &t, &err));
    if (strstr(err.text, text) == NULL)
        fail_msg("%s", err.text);
    arena_free(&arena);
}

static void impossible_sizes_are_refused(void **state)
{
    (void)state;
    const struct sim_options none = {0};
    assert_refused(STAR_3D, 2, &none, "has no iterations");
    assert_refused(STAR_3D, 2000000, &none, "too large");
    assert_refused(STAR_3D, 400000, &none, "too large");
    assert_refused(TRIAD, 10, &(struct sim_options){.first_address = UINT64_MAX}, "too large");
    assert_refused(TRIAD, 10, &(struct sim_options){.padding_bytes = UINT64_MAX}, "too large");
}

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "windows_*");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(recorded_predictions),
        cmocka_unit_test(lines_of_work_keep_what_elements_lose),
        cmocka_unit_test(sweeps_are_exact),
        cmocka_unit_test(long_sweeps_across_lines_are_sampled),
        cmocka_unit_test(victims_count_as_evicts),
        cmocka_unit_test(inclusive_caches_take_what_others_keep),
        cmocka_unit_test(repeated_sweeps_end),
        cmocka_unit_test(rows_that_lines_do_not_fill_end_with_them),
        cmocka_unit_test(short_fills_change_nothing),
        cmocka_unit_test(windows_see_whole_planes),
        cmocka_unit_test(windows_see_all_alignments_of_rows),
        cmocka_unit_test(transposed_arrays_miss_in_each_row),
        cmocka_unit_test(windows_predict_sweeps),
        cmocka_unit_test(layer_conditions_refuse_what_they_do_not_know),
        cmocka_unit_test(combined_writes_are_not_loaded),
        cmocka_unit_test(impossible_sizes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
