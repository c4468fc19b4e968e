#include "unit.h"

#include <string.h>

#include "collect/model/study.h"

static const char source[] = "double a[M][N][P];\n"
                             "double b[M][N][P];\n"
                             "for (int k = 0; k < M; ++k)\n"
                             "    for (int j = 0; j < N; ++j)\n"
                             "        for (int i = 0; i < P; ++i)\n"
                             "            b[k][j][i] = a[k][j][i];\n";

struct setting_text {
    const char *name, *range;
};

static bool make(const struct setting_text *texts, size_t n, struct arena *arena,
                 struct study *study, struct err *err)
{
    struct kernel k;
    assert_true(kernel_parse(str_of(source), "test.c", arena, &k, err));
    struct study_setting settings[8];
    for (size_t i = 0; i < n; i++)
        settings[i] = (struct study_setting){str_of(texts[i].name), str_of(texts[i].range)};
    return study_make(&k, settings, n, arena, study, err);
}

static void combines_every_value(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct study study;
    const struct setting_text texts[] = {{"M", "10,20"}, {"P", "1-3"}, {"N", "7"}};
    assert_true(make(texts, 3, &arena, &study, &err));
    assert_int_equal(study.n_points, 6);
    static const int64_t expected[6][3] = {{10, 7, 1}, {10, 7, 2}, {10, 7, 3},
                                           {20, 7, 1}, {20, 7, 2}, {20, 7, 3}};
    for (size_t i = 0; i < 6; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        study_at(&study, i, sizes);
        assert_memory_equal(sizes, expected[i], sizeof expected[i]);
    }
    arena_free(&arena);
}

static void a_point_sets_all_others_alike(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct study study;
    const struct setting_text texts[] = {{".", "100-300:3"}, {"N", "6"}};
    assert_true(make(texts, 2, &arena, &study, &err));
    assert_int_equal(study.n_points, 3);
    for (size_t i = 0; i < 3; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        study_at(&study, i, sizes);
        assert_int_equal(sizes[0], 100 * (i + 1));
        assert_int_equal(sizes[1], 6);
        assert_int_equal(sizes[2], 100 * (i + 1));
    }
    arena_free(&arena);
}

/* As in Kerncraft, `-D N 100 -D N 200` runs both in this order; so do ranges and `.`. */
static void a_repeated_name_adds_its_values(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct study study;
    const struct setting_text texts[] = {
        {"N", "200"}, {".", "10-20:2"}, {"N", "100"}, {"N", "1-2"}, {".", "5"}};
    assert_true(make(texts, 5, &arena, &study, &err));
    static const int64_t N[] = {200, 100, 1, 2};
    static const int64_t others[] = {10, 20, 5};
    assert_int_equal(study.n_points, 12);
    for (size_t i = 0; i < 12; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        study_at(&study, i, sizes);
        assert_int_equal(sizes[0], others[i / 4]);
        assert_int_equal(sizes[1], N[i % 4]);
        assert_int_equal(sizes[2], others[i / 4]);
    }
    arena_free(&arena);
}

static void refuses_unknown_missing_and_wrong_sizes(void **state)
{
    (void)state;
    static const struct {
        struct setting_text texts[3];
        size_t n;
        const char *what;
    } bad[] = {
        {{{"M", "5"}, {"N", "5"}}, 2, "'P' is not set"},
        {{{".", "5"}, {"Q", "5"}}, 2, "no size 'Q'"},
        {{{".", "0"}}, 1, "at least 1"},
        {{{".", "x"}}, 1, "not a value"},
        {{{"M", "1-100000"}, {".", "1-100000"}}, 2, "more than"},
        {{{"M", "1-1000"}, {".", "1-10001"}}, 2, "more than 10000000 combinations of sizes"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct study study;
        assert_false(make(bad[i].texts, bad[i].n, &arena, &study, &err));
        assert_int_equal(err.kind, ERR_USAGE);
        assert_non_null(strstr(err.text, bad[i].what));
        arena_free(&arena);
    }
    struct arena arena = {0};
    struct err err = {0};
    struct study most;
    assert_true(make((const struct setting_text[]){{"M", "1-1000"}, {".", "1-10000"}}, 2, &arena,
                     &most, &err));
    assert_int_equal(most.n_points, 10000000);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(combines_every_value),
        cmocka_unit_test(a_point_sets_all_others_alike),
        cmocka_unit_test(a_repeated_name_adds_its_values),
        cmocka_unit_test(refuses_unknown_missing_and_wrong_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
