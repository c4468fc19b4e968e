#include "unit.h"

#include "collect/machine/calibration.h"
#include "machine/sample.h"

enum { CORES = 6, LEVELS = 4, POINTS = LEVELS * N_MIXES * CORES };

/* A calibration of the sample machine's NUMA domain, with memory as level 3, before any run. */
static struct calibration begun(struct machine *m, struct arena *arena)
{
    *m = sample_machine();
    struct calibration c = {
        .m = m,
        .effort = {.job_s = 0.04,
                   .core_repeats = 3,
                   .memory_repeats = 5,
                   .other_repeats = 1,
                   .budget_s = 20},
        .n_cores = CORES,
        .touch_s = 0.1,
        .results = arena_alloc(arena, POINTS, sizeof *c.results),
        .clocks = {2e9},
    };
    for (int i = 0; i < N_MIXES; i++)
        c.mixes[i] = sample_mixes[i];
    return c;
}

static void measured(struct calibration *c, int level, int mix, int cores, const double *values,
                     int n)
{
    struct calibration_results *r = calibration_results_of(c, level, mix, cores);
    for (int i = 0; i < n; i++)
        r->bytes_per_s[r->n++] = values[i];
}

static void quantiles_lie_between_the_values(void **state)
{
    (void)state;
    const double values[] = {4, 1, 3, 2};
    assert_true(calibration_quantile(values, 4, 0) == 1);
    assert_true(calibration_quantile(values, 4, 0.5) == 2.5);
    assert_true(calibration_quantile(values, 4, 1) == 4);
    assert_true(calibration_quantile(values, 3, 0.5) == 3);
    assert_true(calibration_quantile(values, 1, 0.7) == 4);
}

/* The median of what is shared, but the best of several cores within the caches. */
static void a_figure_is_typical(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    const double values[] = {50, 70, 52};
    assert_true(calibration_figure(&c, 2, 1, 1) == 0);
    measured(&c, 2, 1, 1, values, 3);
    measured(&c, 1, 1, 1, values, 3);
    measured(&c, 2, 1, 6, values, 3);
    measured(&c, 3, 1, 6, values, 3);
    assert_true(calibration_figure(&c, 2, 1, 1) == 52);
    assert_true(calibration_figure(&c, 1, 1, 1) == 70);
    assert_true(calibration_figure(&c, 2, 1, 6) == 70);
    assert_true(calibration_figure(&c, 3, 1, 6) == 52);
    arena_free(&arena);
}

/* The mixes of a level and number of cores stand next to each other, repeats lie a round apart. */
static void a_plan_goes_round_by_round(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    struct calibration_point *points =
        arena_alloc(&arena, (size_t)POINTS * MAX_REPEATS, sizeof *points);
    const bool chosen[CORES] = {true, false, false, false, false, true};
    assert_int_equal(calibration_list_planned(&c, IN_CACHES, chosen, 0, MAX_REPEATS, points),
                     3 * N_MIXES * (3 + 1));
    for (int i = 0; i < N_MIXES; i++) {
        assert_int_equal(points[i].mix, i);
        assert_int_equal(points[i].level, 0);
        assert_int_equal(points[i].cores, 1);
        assert_int_equal(points[i].repeat, 0);
    }
    assert_int_equal(points[N_MIXES].cores, 6);
    const size_t points_a_round = (size_t)3 * N_MIXES * 2;
    assert_int_equal(points[points_a_round - 1].repeat, 0);
    assert_int_equal(points[points_a_round].repeat, 1);
    assert_int_equal(calibration_list_planned(&c, IN_MEMORY, chosen, 0, 3, points),
                     N_MIXES * (3 + 3));
    assert_int_equal(calibration_list_planned(&c, IN_MEMORY, chosen, 3, MAX_REPEATS, points),
                     N_MIXES * 2);
    assert_int_equal(points[0].level, 3);
    assert_int_equal(points[0].cores, 6);
    arena_free(&arena);
}

static void what_agrees_least_is_repeated(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    struct calibration_point *points =
        arena_alloc(&arena, (size_t)POINTS * MAX_REPEATS, sizeof *points);
    const bool chosen[CORES] = {true};
    const double steady[] = {50, 50.1, 49.9, 50, 80};
    const double shaky[] = {50, 55, 50, 55, 50};
    const double wild[] = {20, 50, 30, 60, 40};
    for (int mix = 0; mix < N_MIXES; mix++)
        measured(&c, 3, mix, 1, mix == 2 ? wild : mix == 4 ? shaky : steady, 5);
    assert_int_equal(calibration_list_unsettled(&c, IN_MEMORY, chosen, 9, points), 2);
    assert_int_equal(calibration_list_unsettled(&c, IN_MEMORY, chosen, 1, points), 1);
    assert_int_equal(points[0].mix, 2);
    assert_int_equal(points[0].repeat, 5);
    assert_int_equal(calibration_list_unsettled(&c, IN_MEMORY, chosen, 0, points), 0);
    measured(&c, 3, 2, 1, wild, 5);
    measured(&c, 3, 2, 1, wild, MAX_REPEATS - 10);
    assert_int_equal(calibration_list_unsettled(&c, IN_MEMORY, chosen, 9, points), 1);
    arena_free(&arena);
}

/* As many numbers of cores as there is time for, one and all among them. */
static void time_decides_on_the_numbers_of_cores(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    static const struct {
        double budget_s;
        bool chosen[CORES];
    } cases[] = {
        {1, {true, false, false, false, false, true}},
        {1e6, {true, true, true, true, true, true}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bool chosen[CORES] = {false};
        c.effort.budget_s = cases[i].budget_s;
        calibration_choose_cores(&c, chosen);
        assert_memory_equal(chosen, cases[i].chosen, sizeof chosen);
    }
    bool chosen[CORES] = {false};
    c.n_cores = 1;
    calibration_choose_cores(&c, chosen);
    assert_true(chosen[0]);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quantiles_lie_between_the_values),
        cmocka_unit_test(a_figure_is_typical),
        cmocka_unit_test(a_plan_goes_round_by_round),
        cmocka_unit_test(what_agrees_least_is_repeated),
        cmocka_unit_test(time_decides_on_the_numbers_of_cores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
