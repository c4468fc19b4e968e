#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/sweep/history.h"
#include "collect/sweep/record.h"
#include "collect/sweep/reproduce.h"
#include "scratch.h"

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
    static const char *const unnamed[] = {"size\n200\n", "size,block_level\n200,\n"};
    for (int i = 0; i < 2; i++) {
        const struct reproduce_tables blocked = {.grid = tables.grid,
                                                 .blocking = str_of(unnamed[i])};
        assert_true(reproduce_set(&config, &blocked, &arena, &set, &model_only, &err));
        assert_int_equal(set.blocking.count, 0);
    }
    const struct config predicted = {.manner = " --model-only"};
    assert_true(reproduce_set(&predicted, &tables, &arena, &set, &model_only, &err));
    assert_true(model_only);
    arena_free(&arena);
}

static struct set set_of(const char *grid, const char *manner, struct arena *arena)
{
    struct err err = {0};
    struct set set;
    bool model_only = false;
    const char *const commands[] = {"inspect collect --cold", "inspect --best 4 --pin domain"};
    const struct reproduce_tables tables = {.grid = str_of(grid)};
    const struct config config = {
        .clock_hz = 1, .manner = manner, .commands = commands, .commands_count = 2};
    assert_true(reproduce_set(&config, &tables, arena, &set, &model_only, &err));
    assert_false(set.scaling);
    assert_int_equal(set.blocking.count, 0);
    assert_string_equal(set.name, "again");
    return set;
}

/* Sizes grow; what is empty or comes again is left out, and so is a symbol that is the size. */
static void test_columns_of_the_grid(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set set =
        set_of("size,M,N,P,Q,threads,SIM_ECM_cy_per_cl,LCS_ECM_cy_per_cl,"
               "PHENO_ECM_cy_per_cl\n0,7,5,0,1,1,,,\n10,7,10,5,2,1,,,\n10,7,10,5,"
               "2,1,,,\n30,7,30,15,3,1,,,\n20,7,20,10,3,1,,,\n",
               "", &arena);
    assert_int_equal(set.sizes.n_list, 2);
    assert_int_equal(set.sizes.list[0], 10);
    assert_int_equal(set.sizes.list[1], 30);
    assert_int_equal(set.sizes.n_symbols, 3);
    assert_string_equal(set.sizes.symbols[0].name, "M");
    assert_true(set.sizes.symbols[0].size == 7 && set.sizes.symbols[0].factor == 0);
    assert_string_equal(set.sizes.symbols[1].name, "P");
    assert_true(set.sizes.symbols[1].size == 0 && set.sizes.symbols[1].factor == 0.5);
    assert_string_equal(set.sizes.symbols[2].name, "Q");
    assert_true(set.sizes.symbols[2].size == 0 && set.sizes.symbols[2].factor == 3.0 / 20);
    assert_int_equal(set.n_predictors, 2);
    assert_int_equal(set.predictors[0], PREDICT_SIM);
    assert_int_equal(set.predictors[1], PREDICT_LCS);
    arena_free(&arena);
}

/* Files without `manner` are those whose commands count. */
static void test_options_of_older_files(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct set set = set_of("size,threads\n10,1\n", NULL, &arena);
    assert_true(set.cold);
    assert_int_equal(set.best_k, 4);
    assert_int_equal(set.pin, PIN_DOMAIN);
    set = set_of("size,threads\n10,1\n", "", &arena);
    assert_false(set.cold);
    assert_int_equal(set.best_k, 0);
    set = set_of("size,threads\n10,1\n", "--best x --pin nowhere --pages nothing", &arena);
    struct set as_usual;
    set_default(&as_usual);
    assert_int_equal(set.best_k, 0);
    assert_int_equal(set.pin, as_usual.pin);
    assert_int_equal(set.pages, as_usual.pages);
    arena_free(&arena);
}

static void test_nothing_to_collect_again(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    bool model_only = false;
    const struct config config = {.path = "named/x", .machine = "M"};
    const struct reproduce_tables tables = {.grid = STR("size,threads\n")};
    assert_false(reproduce_set(&config, &tables, &arena, &set, &model_only, &err));
    assert_true(model_only);
    assert_string_equal(err.text, "the configuration holds no grid sizes");
    assert_string_equal(err.hint, "collect it first: inspect collect named/x -m M");
    arena_free(&arena);
}

/* Beyond one in 10000 a prediction differs; an empty cell differs from a number. */
static void test_predictions_differ_in_the_fifth_digit(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct csv_table before;
    struct csv_table after;
    struct reproduce_pairs pairs;
    static const struct {
        const char *name;
        double before, after;
        bool differs;
    } expected[] = {
        {"100", 100, 100.00999, false}, {"200", 100, 100.0101, true}, {"300", 100, 99.9899, true},
        {"400", 100, 99.99001, false},  {"500", NAN, 1, true},        {"600", 1, NAN, true},
    };
    assert_true(
        csv_parse_table(STR("size,LC_ECM_cy_per_cl,SIM_ECM_cy_per_cl\n100,100,1\n200,100,1\n"
                            "300,100,1\n400,100,1\n500,,1\n600,1,1\n700,,1\n800,1,1\n"),
                        "a", &arena, &before, &err));
    assert_true(csv_parse_table(STR("size,PHENO_ECM_cy_per_cl,LC_ECM_cy_per_cl\n100,1,100.00999\n"
                                    "200,1,100.0101\n300,1,99.9899\n400,1,99.99001\n500,1,1\n"
                                    "600,1,\n700,1,\n"),
                                "b", &arena, &after, &err));
    reproduce_predictions(&before, &after, &arena, &pairs);
    assert_int_equal(pairs.n, sizeof expected / sizeof *expected);
    assert_int_equal(pairs.n_differ, 4);
    for (size_t i = 0; i < pairs.n; i++) {
        const struct reproduce_pair *const p = &pairs.items[i];
        assert_string_equal(p->name,
                            str_formatz(&arena, "%s at size %s", traffic_sources[PREDICT_LC].title,
                                        expected[i].name));
        assert_true(isnan(expected[i].before) ? isnan(p->before) : p->before == expected[i].before);
        assert_true(isnan(expected[i].after) ? isnan(p->after) : p->after == expected[i].after);
        assert_int_equal(p->differs, expected[i].differs);
        assert_true(p->sigmas == 0);
    }
    arena_free(&arena);
}

/* By name; of one name that has two records, the last one; what only one side has is left out. */
static void test_measurements_are_paired_by_name(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct journal before = {.records = json_object()};
    struct journal after = {.records = json_object()};
    struct reproduce_pairs pairs;
    static const char *const names[] = {"d", "b", "a", "c"};
    for (int i = 0; i < 4; i++)
        add(&before, names[i], 10 * (i + 1), 0.0196, &arena);
    add(&after, "b", 22, 0.0196, &arena);
    add(&after, "bb", 1, 0.0196, &arena);
    add(&after, "d", 10, 0.0001, &arena);
    reproduce_measurements(&before, &after, &arena, &pairs);
    assert_int_equal(pairs.n, 2);
    assert_string_equal(pairs.items[0].name, "b");
    assert_true(pairs.items[0].before == 20 && pairs.items[0].after == 22);
    /* standard errors of 1 %, and of at least 0.5 % */
    assert_true(fabs(pairs.items[0].sigmas - log(1.1) / hypot(0.01, 0.01)) < 1e-9);
    assert_true(pairs.items[0].differs);
    assert_string_equal(pairs.items[1].name, "d");
    assert_true(pairs.items[1].sigmas == 0 && !pairs.items[1].differs);
    assert_int_equal(pairs.n_differ, 1);
    struct journal none = {.records = json_object()};
    reproduce_measurements(&none, &after, &arena, &pairs);
    assert_int_equal(pairs.n, 0);
    reproduce_measurements(&after, &none, &arena, &pairs);
    assert_int_equal(pairs.n, 0);
    json_decref(none.records);
    json_decref(before.records);
    json_decref(after.records);
    arena_free(&arena);
}

/* One point: 1.96 standard errors of 0.707 % are 1.386 %, so that 2 % decide; with errors of 2 %
 * each, 1.96 of them are 5.544 %. Of ten points each needs 2.807. */
static void test_limits_of_differences(void **state)
{
    (void)state;
    static const struct {
        double after, uncertainty;
        int others;
        size_t differ;
    } cases[] = {
        {101.99, 0, 0, 0},     {102.01, 0, 0, 1},        {98.01, 0, 0, 0},
        {97.99, 0, 0, 1},      {105.6, 0.0392, 0, 0},    {105.8, 0.0392, 0, 1},
        {102.0, 0.0098, 9, 0}, {102.01, 0.0098, 9, 1},   {108.2, 0.0392, 9, 0},
        {108.3, 0.0392, 9, 1}, {102.01, INFINITY, 0, 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct journal before = {.records = json_object()};
        struct journal after = {.records = json_object()};
        struct reproduce_pairs pairs;
        add(&before, "x", 100, cases[i].uncertainty, &arena);
        add(&after, "x", cases[i].after, cases[i].uncertainty, &arena);
        for (int k = 0; k < cases[i].others; k++) {
            add(&before, str_formatz(&arena, "o%d", k), 50, 0.01, &arena);
            add(&after, str_formatz(&arena, "o%d", k), 50, 0.01, &arena);
        }
        reproduce_measurements(&before, &after, &arena, &pairs);
        if (pairs.n_differ != cases[i].differ)
            print_error("case %zu\n", i);
        assert_int_equal(pairs.n_differ, cases[i].differ);
        json_decref(before.records);
        json_decref(after.records);
        arena_free(&arena);
    }
}

static struct str history_of(struct scratch *s, const struct dir *folder)
{
    struct str text;
    assert_true(dir_file_read_optional(folder, HISTORY_NAME, 10000, &s->arena, &text, &s->err));
    return text;
}

/* Only complete results that differ from the new ones are noted, after those noted before. */
static void test_earlier_results_are_noted(void **state)
{
    static const char old[] = "size,LC_ECM_cy_per_cl,bench_cy_per_cl_median\n100,1.5,\n200,,2\n";
    static const char line[] =
        "{\"collected\":\"then\",\"inspect_version\":\"v\",\"commit\":\"c\",\"compiler\":\"cc\","
        "\"compiler_flags\":\"-O\",\"machine_hash\":\"h\",\"size\":[100.0,200.0],"
        "\"LC_ECM_cy_per_cl\":[1.5,null],\"bench_cy_per_cl_min\":[],"
        "\"bench_cy_per_cl_median\":[null,2.0],\"bench_cy_per_cl_max\":[]}\n";
    struct scratch *s = *state;
    struct dir folder;
    struct config before = {.collected = "then",
                            .inspect_version = "v",
                            .commit = "c",
                            .compiler = "cc",
                            .compiler_flags = "-O",
                            .machine_hash = "h"};
    struct configuration c = {.before = NULL};
    assert_true(dir_open(s->dir, "", &s->arena, &folder, &s->err));
    c.before = &before;
    before.complete = true;
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err)); /* no table */
    assert_true(dir_file_write(&folder, "grid.csv", str_of(old), &s->err));
    before.complete = false;
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err));
    c.before = NULL;
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err));
    c.before = &before;
    before.complete = true;
    assert_true(history_note(&c, &folder, str_of(old), &s->arena, &s->err));
    assert_true(dir_file_write(&folder, "grid.csv", STR("size,a\n1\n"), &s->err));
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err));
    assert_int_equal(history_of(s, &folder).len, 0);
    assert_true(dir_file_write(&folder, "grid.csv", str_of(old), &s->err));
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err));
    assert_string_equal(str_cstr(&s->arena, history_of(s, &folder)), line);
    before = (struct config){.complete = true};
    assert_true(history_note(&c, &folder, STR("new"), &s->arena, &s->err));
    assert_string_equal(str_cstr(&s->arena, history_of(s, &folder)),
                        str_formatz(&s->arena, "%s{%s", line, strstr(line, "\"size\"")));
    dir_close(&folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_differences_are_beyond_noise),
        cmocka_unit_test(test_the_set_is_that_of_the_tables),
        cmocka_unit_test(test_columns_of_the_grid),
        cmocka_unit_test(test_options_of_older_files),
        cmocka_unit_test(test_nothing_to_collect_again),
        cmocka_unit_test(test_predictions_differ_in_the_fifth_digit),
        cmocka_unit_test(test_measurements_are_paired_by_name),
        cmocka_unit_test(test_limits_of_differences),
        cmocka_unit_test_setup_teardown(test_earlier_results_are_noted, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
