#include "unit.h"

#include <string.h>

#include "collect/sweep/record.h"
#include "collect/sweep/reproduce.h"

static void add(struct journal *j, const char *name, double cy_per_cl, double uncertainty,
                struct arena *arena)
{
    const double samples[] = {1, 1, 1};
    const struct measurement bench = {
        .cy_per_cl = {.min = cy_per_cl, .median = cy_per_cl, .max = cy_per_cl},
        .mlup_per_s = {.min = 1, .median = 1, .max = 1},
        .uncertainty = uncertainty,
        .n_samples = 3,
        .samples_s = samples,
        .n_rounds = 3,
        .clock_hz = 1e9};
    json_object_set_new(j->records, name, record_measured(name, &bench, 1, 1, arena));
}

/* Noise is not a difference, more than that is; with more points, a difference must be larger. */
static void test_differences_are_beyond_noise(void **state)
{
    (void)state;
    static const struct {
        double before, after, uncertainty;
        int others;
        size_t differ;
    } cases[] = {
        {100, 101, 0.001, 0, 0},  /* too small to count */
        {100, 105, 0.002, 0, 1},  /* beyond the uncertainty */
        {100, 105, 0.050, 0, 0},  /* within it */
        {100, 95, 0.002, 0, 1},   /* faster is also a difference */
        {100, 103, 0.020, 0, 1},  /* 2.05 standard errors: enough for one point … */
        {100, 103, 0.020, 40, 0}, /* … but not for one of many */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct journal before = {.records = json_object()};
        struct journal after = {.records = json_object()};
        struct reproduce_pairs pairs;
        add(&before, "grid.csv, size 400", cases[i].before, cases[i].uncertainty, &arena);
        add(&after, "grid.csv, size 400", cases[i].after, cases[i].uncertainty, &arena);
        add(&before, "only here", 5, 0.01, &arena);
        for (int k = 0; k < cases[i].others; k++) {
            const char *name = str_formatz(&arena, "scaling.csv, size 400, %d threads", k);
            add(&before, name, 50, 0.01, &arena);
            add(&after, name, 50, 0.01, &arena);
        }
        reproduce_measurements(&before, &after, &arena, &pairs);
        assert_int_equal(pairs.n, 1 + (size_t)cases[i].others);
        if (pairs.n_differ != cases[i].differ)
            print_error("case %zu: %g\n", i, pairs.items[0].sigmas);
        assert_int_equal(pairs.n_differ, cases[i].differ);
        json_decref(before.records);
        json_decref(after.records);
        arena_free(&arena);
    }
}

/* The set requests what is in the tables, measured in the same way. */
static void test_the_set_is_that_of_the_tables(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    bool model_only = false;
    const struct reproduce_tables tables = {
        .grid = STR("size,M,N,P,threads,bytes,LC_ECM_cy_per_cl,bench_cy_per_cl_median\n"
                    "100,50,100,400,1,8,1,1\n200,50,200,800,1,8,1,1\n"),
        .scaling = STR("size\n200\n"),
        .blocking = STR("size,block_level\n200,L2\n200,L2\n200,L3\n"),
    };
    const struct config config = {.clock_hz = 1,
                                  .manner = " --cold --pin scatter --best 3 --pages small"};
    assert_true(reproduce_set(&config, &tables, &arena, &set, &model_only, &err));
    assert_false(model_only);
    assert_int_equal(set.sizes.n_list, 2);
    assert_int_equal(set.sizes.list[1], 200);
    assert_int_equal(set.sizes.n_symbols, 2);
    assert_string_equal(set.sizes.symbols[0].name, "M");
    assert_int_equal(set.sizes.symbols[0].size, 50);
    assert_string_equal(set.sizes.symbols[1].name, "P");
    assert_true(set.sizes.symbols[1].size == 0 && set.sizes.symbols[1].factor == 4);
    assert_int_equal(set.n_predictors, 1);
    assert_int_equal(set.predictors[0], PREDICT_LC);
    assert_true(set.scaling && set.cold);
    assert_int_equal(set.blocking.count, 2);
    assert_int_equal(set.pin, PIN_SCATTER);
    assert_int_equal(set.best_k, 3);
    assert_int_equal(set.pages, PROGRAM_PAGES_SMALL);
    const struct config predicted = {.manner = " --model-only"};
    assert_true(reproduce_set(&predicted, &tables, &arena, &set, &model_only, &err));
    assert_true(model_only);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_differences_are_beyond_noise),
        cmocka_unit_test(test_the_set_is_that_of_the_tables),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
