#include "collect/traffic/lcs.h"

#include <math.h>
#include <string.h>

#include "collect/traffic/lc.h"
#include "unit.h"

static const char STAR_3D[] =
    "double a[M][N][P]; double b[M][N][P]; double c0;\n"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)\n"
    "for (long i = 1; i < P - 1; ++i)\n"
    "b[k][j][i] = c0 * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1] + a[k-1][j][i] + a[k+1][j][i]\n"
    "    + a[k][j-1][i] + a[k][j+1][i]);\n";

static struct cache_level level(uint64_t sets, uint32_t ways, int below)
{
    return (struct cache_level){.name = "L",
                                .sets = sets,
                                .ways = ways,
                                .policy = CACHE_LRU,
                                .write_allocate = true,
                                .write_back = true,
                                .load_from = below,
                                .store_to = below,
                                .victims_to = -1};
}

static struct hierarchy sandy_bridge(void)
{
    struct hierarchy h = {.line_bytes = 64, .n_levels = 3};
    h.levels[0] = level(64, 8, 1);
    h.levels[1] = level(512, 8, 2);
    h.levels[2] = level(20480, 16, 3);
    return h;
}

static struct hierarchy skylake(void)
{
    struct hierarchy h = {.line_bytes = 64, .n_levels = 3};
    h.levels[0] = level(64, 8, 1);
    h.levels[1] = level(1024, 16, 2);
    h.levels[2] = level(40960, 11, 3);
    h.levels[1].load_from = -1;
    h.levels[1].victims_to = 2;
    h.levels[2].write_allocate = false;
    return h;
}

typedef bool predict_fn(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                        struct arena *arena, struct traffic *out, struct err *err);

static struct traffic predict(predict_fn *predictor, int64_t n, const struct hierarchy *h)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct traffic t;
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {n, n, n};
    if (!kernel_parse(str_of(STAR_3D), "test", &arena, &k, &err) ||
        !predictor(&k, sizes, h, &arena, &t, &err))
        fail_msg("%s", err.text);
    arena_free(&arena);
    return t;
}

struct measured {
    int64_t n;
    double loads[3]; /* lines for a line of work, L1L2, L2L3, L3MEM */
};

/* Mean relative error of the loads, and the largest one. */
static double error_of(predict_fn *predictor, const struct measured *points, size_t n_points,
                       const struct hierarchy *h, double *largest)
{
    double sum = 0;
    *largest = 0;
    for (size_t i = 0; i < n_points; i++) {
        const struct traffic t = predict(predictor, points[i].n, h);
        for (int l = 0; l < 3; l++) {
            const double error = fabs(t.levels[l].misses / points[i].loads[l] - 1);
            sum += error;
            *largest = fmax(*largest, error);
        }
    }
    return sum / (3.0 * (double)n_points);
}

/*
 * Counted lines of the 3D 7-point star in double, from INSPECT's published results.csv
 * (stencils/3D/r1/homogeneous/star/constant/double/SandyBridgeEP_E5-2680), B/LUP divided by 8.
 */
static void follows_measured_transitions(void **state)
{
    (void)state;
    static const struct measured points[] = {
        {200, {4.060, 4.040, 2.050}}, {500, {4.080, 4.010, 2.090}}, {600, {4.710, 3.990, 2.190}},
        {700, {4.670, 3.990, 2.590}}, {750, {4.770, 3.980, 2.550}}, {800, {5.220, 3.900, 3.310}},
        {850, {6.050, 3.920, 3.690}}, {900, {5.900, 3.900, 3.890}}, {1000, {6.050, 3.870, 3.970}},
    };
    const size_t n = sizeof points / sizeof *points;
    const struct hierarchy h = sandy_bridge();
    double largest;
    double largest_sharp;
    const double smooth = error_of(lcs_predict, points, n, &h, &largest);
    const double sharp = error_of(lc_predict, points, n, &h, &largest_sharp);
    assert_true(smooth < 0.6 * sharp);
    assert_true(largest < 0.8 * largest_sharp);
    assert_true(smooth < 0.05);
}

static void agrees_with_sharp_conditions_on_plateaus(void **state)
{
    (void)state;
    const struct hierarchy h = sandy_bridge();
    static const int64_t plateaus[] = {60, 250, 3000};
    for (size_t i = 0; i < sizeof plateaus / sizeof *plateaus; i++) {
        const struct traffic smooth = predict(lcs_predict, plateaus[i], &h);
        const struct traffic sharp = predict(lc_predict, plateaus[i], &h);
        assert_int_equal(smooth.n_levels, 3);
        assert_true(fabs(smooth.levels[2].misses - sharp.levels[2].misses) < 0.02);
        assert_true(fabs(smooth.levels[2].evicts - sharp.levels[2].evicts) < 0.02);
        assert_string_equal(smooth.condition[2], sharp.condition[2]);
    }
}

/* More loads the larger the grid, without a jump of a plateau's height. */
static void transitions_are_gradual(void **state)
{
    (void)state;
    const struct hierarchy h = sandy_bridge();
    double last = predict(lcs_predict, 500, &h).levels[2].misses;
    for (int64_t n = 550; n <= 1200; n += 50) {
        const double misses = predict(lcs_predict, n, &h).levels[2].misses;
        assert_true(misses >= last);
        assert_true(misses - last < 0.6);
        last = misses;
    }
    assert_true(last > 3.9);
}

/* Every line that enters L2 drops one into L3, clean or not. */
static void victims_are_evicts(void **state)
{
    (void)state;
    const struct hierarchy h = skylake();
    const struct traffic t = predict(lcs_predict, 400, &h);
    assert_true(t.levels[1].evicts == t.levels[1].misses);
    assert_true(t.levels[1].misses > 3.9);
    assert_true(fabs(t.levels[2].evicts - 1) < 0.01);
}

static void a_single_cache_is_smooth_too(void **state)
{
    (void)state;
    struct hierarchy h = sandy_bridge();
    h.levels[0] = h.levels[2];
    h.levels[0].load_from = 1;
    h.levels[0].store_to = 1;
    h.n_levels = 1;
    const struct traffic t = predict(lcs_predict, 800, &h);
    assert_int_equal(t.n_levels, 1);
    assert_true(t.levels[0].misses > 2.2 && t.levels[0].misses < 3.8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(follows_measured_transitions),
        cmocka_unit_test(agrees_with_sharp_conditions_on_plateaus),
        cmocka_unit_test(transitions_are_gradual),
        cmocka_unit_test(victims_are_evicts),
        cmocka_unit_test(a_single_cache_is_smooth_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
