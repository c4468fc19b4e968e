#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/file.h"
#include "collect/sweep/cost.h"
#include "scratch.h"

static const char copy[] =
    "double a[N];\ndouble b[N];\nfor (long i = 0; i < N; ++i)\n  b[i] = a[i];\n";

/* One cache of 32 KiB. */
static struct machine small_machine(void)
{
    struct machine m = {.name = "M", .line_bytes = 64, .n_caches = 1, .cores_per_socket = 1};
    m.caches[0].cache.sets = 64;
    m.caches[0].cache.ways = 8;
    m.caches[0].cores_per_group = 1;
    return m;
}

static void write_folder(const struct scratch *s, const char *name, const char *journal,
                         const char *config)
{
    struct arena arena = {0};
    struct err err = {0};
    const char *folder = path_join(&arena, s->dir, name);
    assert_true(dir_make(folder, &err));
    assert_true(file_write(path_join(&arena, folder, "points.jsonl"), str_of(journal), &err));
    if (config != NULL)
        assert_true(file_write(path_join(&arena, folder, "config.yml"), str_of(config), &err));
    arena_free(&arena);
}

/* Three points in cache took half of their budget, three in memory 1.5 times theirs. */
static const char journal[] =
    "{\"key\":\"1\",\"point\":\"grid.csv, size 1\",\"bytes\":8000,\"wall_s\":1,\"budget_s\":2}\n"
    "{\"key\":\"2\",\"point\":\"grid.csv, size 2\",\"bytes\":8000,\"wall_s\":1,\"budget_s\":2}\n"
    "{\"key\":\"3\",\"point\":\"grid.csv, size 3\",\"bytes\":8000,\"wall_s\":1,\"budget_s\":2}\n"
    "{\"key\":\"4\",\"point\":\"grid.csv, size 4\",\"bytes\":9e9,\"wall_s\":3,\"budget_s\":2}\n"
    "{\"key\":\"5\",\"point\":\"grid.csv, size 5\",\"bytes\":9e9,\"wall_s\":3,\"budget_s\":2}\n"
    "{\"key\":\"6\",\"point\":\"grid.csv, size 6\",\"bytes\":9e9,\"wall_s\":3,\"budget_s\":2}\n"
    "{\"key\":\"7\",\"point\":\"grid.csv, size 7\",\"status\":\"failed\",\"wall_s\":99}\n"
    "{\"key\":\"8\",\"point\":\"nonsense\",\"bytes\":8,\"wall_s\":99,\"budget_s\":2}\n"
    "{\"key\":\"9\",\"poi";

static void learns_by_place(void **state)
{
    struct scratch *s = *state;
    struct arena arena = {0};
    struct err err = {0};
    struct costs costs;
    struct set set;
    set_default(&set);
    set.point_budget_s = 4;
    const struct machine machine = small_machine();
    const struct sweep_context context = {.set = &set, .machine = &machine, .root = s->dir};
    struct configuration c = {.context = &context, .n_points = 20};
    assert_true(kernel_parse(str_of(copy), "copy.c", &arena, &c.kernel, &err));
    const struct point in_cache = {.kind = POINT_GRID, .size = 1000, .threads = 1};
    const struct point in_memory = {.kind = POINT_GRID, .size = 1000000, .threads = 1};
    const struct point other_table = {.kind = POINT_SCALING, .size = 1000, .threads = 2};

    /* nothing is known: the budget counts, and is reported as such */
    costs_learn(&context, &costs);
    assert_true(costs_point_s(&costs, &c, &in_cache) == 4);
    assert_string_equal(
        costs_source(&costs, &context, &arena),
        "a first guess, the set's 4 s per point: nothing has been measured on M yet");
    assert_true(fabs(costs_model_s(&costs, &c) - 20 * (sizeof copy - 1) * 9e-6) < 1e-12);
    assert_true(costs_disk_bytes(&costs, &c) == 10 * 4096 + 20 * 700);
    struct sweep_context models = context;
    models.model_only = true;
    assert_string_equal(costs_source(&costs, &models, &arena),
                        "a first guess from the kernels' lengths: nothing has been modelled for M "
                        "yet");

    write_folder(s, "1/2/3/4/5/6/7/M", journal,
                 "path: own/a\nmachine: M\ncomplete: true\npoints: 10\nmodel_ms: 500\n");
    write_folder(s, "1/2/3/4/5/6/7/Other",
                 "{\"key\":\"1\",\"point\":\"grid.csv, size 1\",\"bytes\":8000,"
                 "\"wall_s\":1000,\"budget_s\":2}\n",
                 NULL);
    char source[16 * 4096] = "";
    memset(source, ' ', sizeof source - 1);
    assert_true(
        file_write(path_join(&arena, s->dir, "1/2/3/4/5/6/7/M/kernel.c"), str_of(source), &err));
    costs_learn(&context, &costs);
    assert_true(costs_point_s(&costs, &c, &in_cache) == 2);
    assert_true(costs_point_s(&costs, &c, &in_memory) == 6);
    assert_true(costs_point_s(&costs, &c, &other_table) == 4);
    /* twice the points of a kernel that is shorter */
    const double shorter = (double)(sizeof copy - 1) / (double)(sizeof source - 1);
    assert_true(fabs(costs_model_s(&costs, &c) - 2 * 0.5 * shorter) < 1e-12);
    /* two files of one block and one of 16 for ten points: eight more than in any case */
    assert_true(fabs(costs_disk_bytes(&costs, &c) - (10 + 2 * 8) * 4096) < 1e-6);
    assert_string_equal(costs_source(&costs, &context, &arena), "based on 6 points measured on M");
    assert_string_equal(costs_source(&costs, &models, &arena), "based on 10 points modelled for M");
    arena_free(&arena);
}

/* Folders are searched for results down to a depth only. */
static void learns_down_to_a_depth(void **state)
{
    struct scratch *s = *state;
    const struct machine machine = {
        .name = "Deep", .line_bytes = 64, .n_caches = 1, .cores_per_socket = 1};
    struct set set;
    struct costs costs;
    set_default(&set);
    const struct sweep_context context = {.set = &set, .machine = &machine, .root = s->dir};
    write_folder(s, "a/b/c/d/e/f/g/h/Deep", journal, NULL);
    costs_learn(&context, &costs);
    assert_int_equal(costs.measured.count, 0);
    write_folder(s, "a/b/c/d/e/f/h/Deep", journal, NULL);
    costs_learn(&context, &costs);
    assert_int_equal(costs.measured.count, 6);
}

/* With fewer than three points an estimate is a first guess. */
static void estimates_say_what_they_are_based_on(void **state)
{
    (void)state;
    static const char *const models[] = {"a first guess from the kernels' lengths",
                                         "based on 3 points modelled for here"};
    static const char *const measured[] = {"a first guess, the set's 2 s per point",
                                           "based on 3 points measured on here"};
    struct arena arena = {0};
    const struct machine machine = {.name = "here"};
    struct set set = {.measure = true, .point_budget_s = 2};
    struct sweep_context context = {.machine = &machine, .set = &set};
    for (size_t n = 2; n <= 3; n++) {
        struct costs costs = {.model_s = {.count = n}};
        context.model_only = true;
        assert_non_null(strstr(costs_source(&costs, &context, &arena), models[n - 2]));
        context.model_only = false;
        assert_non_null(strstr(costs_source(&costs, &context, &arena), measured[0]));
        costs.measured.count = n;
        assert_non_null(strstr(costs_source(&costs, &context, &arena), measured[n - 2]));
        set.measure = false;
        assert_non_null(strstr(costs_source(&costs, &context, &arena), models[n - 2]));
        set.measure = true;
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(estimates_say_what_they_are_based_on),
                                       cmocka_unit_test(learns_by_place),
                                       cmocka_unit_test(learns_down_to_a_depth)};
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
