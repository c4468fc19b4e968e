#include "near.h"

#include <math.h>

#include "collect/model/notation.h"
#include "collect/model/scaling.h"
#include "collect/model/units.h"

/*
 * Published INSPECT collection, 3D/r1/homogeneous/star/constant/double on SandyBridgeEP_E5-2680,
 * scaling.csv, column "cy/CL (ECM)" for 1 to 8 cores: Kerncraft's scaling with the penalty.
 */
static void penalty_follows_published_scaling(void **state)
{
    (void)state;
    static const double published[] = {60.26, 32.09, 25.00, 22.16, 21.76, 21.76, 21.76, 21.76};
    const struct scaling s = {60.26, 21.76, 8, true};
    for (int n = 1; n <= 8; n++)
        assert_near(scaling_time(&s, n), published[n - 1], 0.011);
    assert_int_equal(scaling_saturation(&s), 5);
}

/* The reported saturation point is where the curve with the same options meets the bandwidth. */
static void saturation_is_that_of_its_own_curve(void **state)
{
    (void)state;
    static const double T_ECM[] = {5, 20, 20.001, 33, 47.5, 60, 127, 999};
    for (size_t i = 0; i < 2 * sizeof T_ECM / sizeof *T_ECM; i++) {
        const struct scaling s = {T_ECM[i / 2], 20.0, 200, i % 2 == 1};
        const int n = scaling_saturation(&s);
        assert_near(scaling_time(&s, n), 20.0, 1e-6);
        assert_near(scaling_time(&s, 200), 20.0, 1e-6);
        assert_true(n == 1 || scaling_time(&s, n - 1) > 20.0 + 1e-6);
    }
}

static void without_penalty_it_scales_until_the_bandwidth(void **state)
{
    (void)state;
    const struct scaling s = {60.0, 20.0, 8, false};
    assert_near(scaling_time(&s, 1), 60.0, 1e-9);
    assert_near(scaling_time(&s, 2), 30.0, 1e-9);
    assert_near(scaling_time(&s, 3), 20.0, 1e-9);
    assert_near(scaling_time(&s, 8), 20.0, 1e-9);
    assert_int_equal(scaling_saturation(&s), 3);
}

static void domains_add_up(void **state)
{
    (void)state;
    const struct scaling s = {60.0, 20.0, 7, false};
    assert_near(scaling_time(&s, 14), 10.0, 1e-9);
    /* One full domain and one core: 1/20 + 1/60. */
    assert_near(scaling_time(&s, 8), 15.0, 1e-9);
}

/* Stengel et al., ICS 2015, Table 3: T_ECM, T_L3MEM and the saturation point. */
static void saturation_as_in_the_paper(void **state)
{
    (void)state;
    static const struct {
        double T_ECM, T_mem;
        int cores;
    } rows[] = {{33, 13, 3}, {37, 13, 3}, {41, 13, 4}, {50, 22, 3}, {104, 26, 4}, {127, 17, 8}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct scaling s = {rows[i].T_ECM, rows[i].T_mem, 8, false};
        assert_int_equal(scaling_saturation(&s), rows[i].cores);
    }
}

static void no_memory_traffic_never_saturates(void **state)
{
    (void)state;
    const struct scaling s = {12.0, 0, 4, true};
    assert_int_equal(scaling_saturation(&s), 0);
    assert_near(scaling_time(&s, 6), 2.0, 1e-9);
}

static void units_are_conversions_of_cy_per_cl(void **state)
{
    (void)state;
    /* Kerncraft paper, listing 5: 36.7 cy/CL at 2.7 GHz, 8 LUP, 4 FLOP each. */
    const struct work w = {2.7e9, 8, 4};
    assert_true(unit_convert(36.7, UNIT_CY_PER_CL, NULL) == 36.7);
    assert_near(unit_convert(36.7, UNIT_CY_PER_IT, &w), 4.5875, 1e-9);
    assert_near(unit_convert(36.7, UNIT_LUP_PER_S, &w), 588.556e6, 1e3);
    assert_near(unit_convert(36.7, UNIT_IT_PER_S, &w), 588.556e6, 1e3);
    assert_near(unit_convert(36.7, UNIT_FLOP_PER_S, &w), 2354.22e6, 1e4);
    assert_near(unit_mlup_per_s(36.7, &w), 588.556, 1e-3);
    const struct work copy = {2.7e9, 8, 0};
    assert_true(unit_convert(36.7, UNIT_FLOP_PER_S, &copy) == 0);
    for (int u = UNIT_CY_PER_CL; u <= UNIT_FLOP_PER_S; u++)
        assert_int_equal(unit_parse(str_of(unit_name((enum unit)u))), u);
    assert_int_equal(unit_parse(STR("GFLOP/s")), -1);
}

/* Four cores that lose a layer condition with the third core, and rows that skip the saturation
 * point. */
static void test_best_of_a_curve(void **state)
{
    (void)state;
    const double cores[] = {1, 2, 3, 4};
    const double falling[] = {10, 20, 11, 11};
    const double lost[] = {3, 3, 2, 2};
    struct scaling_best best = scaling_best(&(struct scaling_curve){cores, falling, lost, 4});
    assert_true(best.falls);
    assert_int_equal(best.at, 1);
    assert_near(best.share, 11. / 20, 1e-12);
    const double sparse[] = {1, 4, 8, 16};
    const double rising[] = {10, 30, 30, 30};
    const double three[] = {4, 3, 2, 2};
    best = scaling_best(&(struct scaling_curve){sparse, rising, three, 4});
    assert_false(best.falls);
    assert_int_equal(best.at, 1);
    assert_near(best.saturation, 3, 0);
    best = scaling_best(&(struct scaling_curve){sparse, NULL, three, 4});
    assert_int_equal(best.at, 4);
    assert_near(best.saturation, 3, 0);
}

/* Whole quotients, also of numbers that are not exact; at least one core, at most a million. */
static void saturation_is_a_number_of_cores(void **state)
{
    (void)state;
    static const struct {
        struct scaling s;
        int cores;
    } cases[] = {
        {{.T_ECM_cy_per_cl = 0.3, .T_mem_cy_per_cl = 0.1}, 3},
        {{.T_ECM_cy_per_cl = 2.1, .T_mem_cy_per_cl = 0.7}, 3},
        {{.T_ECM_cy_per_cl = 3.00001, .T_mem_cy_per_cl = 1}, 4},
        {{.T_ECM_cy_per_cl = 0, .T_mem_cy_per_cl = 1}, 1},
        {{.T_ECM_cy_per_cl = 999999.5, .T_mem_cy_per_cl = 1}, 1000000},
        {{.T_ECM_cy_per_cl = 3e6, .T_mem_cy_per_cl = 1}, 1000000},
        {{.T_ECM_cy_per_cl = 3e6, .T_mem_cy_per_cl = 1, .utilisation_penalty = true}, 1000000},
        {{.T_ECM_cy_per_cl = 0.5, .T_mem_cy_per_cl = 1, .utilisation_penalty = true}, 1},
        {{.T_ECM_cy_per_cl = 5, .T_mem_cy_per_cl = 0}, 0},
        {{.T_ECM_cy_per_cl = 5, .T_mem_cy_per_cl = -1}, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(scaling_saturation(&cases[i].s), cases[i].cores);
    const struct scaling no_time = {.T_mem_cy_per_cl = 4, .cores_per_domain = 2};
    assert_near(scaling_time(&no_time, 1), 4, 1e-12);
    assert_near(scaling_time(&no_time, 3), 2, 1e-12);
    /* 12 cy of which 4 in memory: the second core waits for half of 4 times the utilisation 1/3 */
    const struct scaling waiting = {12, 4, 8, true};
    assert_near(scaling_time(&waiting, 2), (12 + 4 / 3.0 / 2) / 2, 1e-12);
}

/* Within 1 % of the most is the most; below 98 % of it at the end, the curve falls. */
static void a_curve_has_its_best_within_one_percent(void **state)
{
    (void)state;
    static const double cores[] = {1, 2, 4};
    static const struct {
        double rates[3], saturation[3];
        size_t at;
        double share;
        bool falls;
        double saturated;
    } cases[] = {
        {{98.9, 99, 100}, {5, 5, 5}, 1, 1, false, 5},
        {{100, 100, 98}, {2, 3, 4}, 0, 0.98, false, 4},
        {{100, 100, 97.9}, {1, 3, 4}, 0, 0.979, true, 1},
        {{NAN, 50, NAN}, {NAN, 8, NAN}, 1, 1, false, 8},
        {{40, NAN, 30}, {NAN, NAN, 2}, 0, 0.75, true, 2},
        {{10, 20, 40}, {4, 2, 3}, 2, 1, false, 2},
        {{10, 20, 40}, {0.5, 9, 3}, 2, 1, false, 3},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct scaling_best best =
            scaling_best(&(struct scaling_curve){cores, cases[i].rates, cases[i].saturation, 3});
        if (best.at != cases[i].at || best.saturation != cases[i].saturated)
            fail_msg("case %zu: at %zu, %g", i, best.at, best.saturation);
        assert_near(best.share, cases[i].share, 1e-12);
        assert_int_equal(best.falls, cases[i].falls);
    }
    const double unknown[] = {NAN, NAN, NAN};
    const struct scaling_best none = scaling_best(&(struct scaling_curve){cores, unknown, NULL, 3});
    assert_int_equal(none.at, 3);
    assert_true(isnan(none.saturation) && !none.falls);
}

/* A rate has the largest prefix that leaves a number of at least 1. */
static void rates_have_prefixes(void **state)
{
    (void)state;
    static const struct {
        double lup_per_s;
        const char *text;
    } cases[] = {{0.5, "0.5 LUP/s"},    {999, "999 LUP/s"},       {1e3, "1 kLUP/s"},
                 {999e3, "999 kLUP/s"}, {1e6, "1 MLUP/s"},        {999e6, "999 MLUP/s"},
                 {1e9, "1 GLUP/s"},     {999e9, "999 GLUP/s"},    {1e12, "1 TLUP/s"},
                 {5e15, "5000 TLUP/s"}, {1234567, "1.235 MLUP/s"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct sb out = {.arena = &arena};
        notation_value(1, UNIT_LUP_PER_S, &(struct work){cases[i].lup_per_s, 1, 1}, &out);
        assert_string_equal(sb_cstr(&out), cases[i].text);
        arena_free(&arena);
    }
    const struct work w = {2e9, 8, 4};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    notation_value(20, UNIT_CY_PER_CL, &w, &out);
    notation_value(20, UNIT_CY_PER_IT, &w, &out);
    notation_value(20, UNIT_FLOP_PER_S, &w, &out);
    notation_core(&(struct core_time){4, 6, 0}, UNIT_CY_PER_IT, &w, &out);
    assert_string_equal(sb_cstr(&out), "20.0 cy/CL2.50 cy/It3.2 GFLOP/s{ 0.50 || 0.75 } cy/It");
    assert_near(unit_mlup_cy(2e9, 8), 16000, 1e-9);
    assert_near(unit_transfer_cy(64, 4e9, 2e9), 32, 1e-12);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(penalty_follows_published_scaling),
        cmocka_unit_test(saturation_is_that_of_its_own_curve),
        cmocka_unit_test(without_penalty_it_scales_until_the_bandwidth),
        cmocka_unit_test(domains_add_up),
        cmocka_unit_test(saturation_as_in_the_paper),
        cmocka_unit_test(no_memory_traffic_never_saturates),
        cmocka_unit_test(units_are_conversions_of_cy_per_cl),
        cmocka_unit_test(test_best_of_a_curve),
        cmocka_unit_test(saturation_is_a_number_of_cores),
        cmocka_unit_test(a_curve_has_its_best_within_one_percent),
        cmocka_unit_test(rates_have_prefixes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
