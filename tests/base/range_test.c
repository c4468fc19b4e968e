#include "unit.h"

#include <string.h>

#include "base/range.h"

static void assert_values(const char *text, const int64_t *expected, size_t n)
{
    struct arena arena = {0};
    struct err err = {0};
    struct range range;
    assert_true(range_parse(str_of(text), &arena, &range, &err));
    assert_int_equal(range.count, n);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(range.values[i], expected[i]);
    arena_free(&arena);
}

static void reads_values_and_ranges(void **state)
{
    (void)state;
    assert_values("500", (const int64_t[]){500}, 1);
    assert_values("98-101", (const int64_t[]){98, 99, 100, 101}, 4);
    assert_values("100-1000:4", (const int64_t[]){100, 400, 700, 1000}, 4);
    assert_values("10-1000:3log10", (const int64_t[]){10, 100, 1000}, 3);
    assert_values("16-1024:4log", (const int64_t[]){16, 64, 256, 1024}, 4);
    assert_values("7-9000:1", (const int64_t[]){7}, 1);
    /* Rounded values are not repeated. */
    assert_values("1-3:9", (const int64_t[]){1, 2, 3}, 3);
    assert_values("5,3,10-20:2", (const int64_t[]){5, 3, 10, 20}, 4);
}

static void refuses_what_is_no_range(void **state)
{
    (void)state;
    static const char *const bad[] = {"",         "x",      "-5",      "5-",     "10-5",
                                      "1-9:",     "1-9:0",  "1-9:log", "1,,2",   "1-9:3log1",
                                      "0-9:3log", "1-9:-3", "1e3",     "1-9:2x", "1-99999999"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct range range;
        assert_false(range_parse(str_of(bad[i]), &arena, &range, &err));
        assert_int_equal(err.kind, ERR_USAGE);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_values_and_ranges),
        cmocka_unit_test(refuses_what_is_no_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
