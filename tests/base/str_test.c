#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/decimal.h"
#include "base/path.h"
#include "base/str.h"

static void cuts_and_trims(void **state)
{
    (void)state;
    const struct str_cut cut = str_cut(STR("key=a=b"), '=');
    assert_true(cut.ok);
    assert_true(str_eq(cut.head, STR("key")));
    assert_true(str_eq(cut.tail, STR("a=b")));
    assert_false(str_cut(STR("none"), '=').ok);
    assert_true(str_eq(str_trim(STR(" \t x y\r\n")), STR("x y")));
    assert_int_equal(str_trim(STR("  ")).len, 0);
    assert_int_equal(str_slice(STR("abc"), 2, 99).len, 1);
    assert_int_equal(str_find_str(STR("abcabd"), STR("abd")), 3);
}

static void numbers_are_whole_or_refused(void **state)
{
    (void)state;
    int64_t n = 7;
    assert_true(str_to_i64(STR("-42"), &n));
    assert_int_equal(n, -42);
    static const char *const bad_integers[] = {"",   " 1",   "1 ",
                                               "1x", "0x10", "99999999999999999999"};
    for (size_t i = 0; i < sizeof bad_integers / sizeof *bad_integers; i++)
        assert_false(str_to_i64(str_of(bad_integers[i]), &n));
    assert_int_equal(n, -42);
    double x = 0;
    assert_true(str_to_double(STR(".62"), &x));
    assert_true(x == 0.62);
    assert_true(str_to_double(STR("1e3"), &x));
    static const char *const bad_reals[] = {"", "nan", "inf", "1e999", "1.2.3", "0x1p3", "1,5"};
    for (size_t i = 0; i < sizeof bad_reals / sizeof *bad_reals; i++)
        assert_false(str_to_double(str_of(bad_reals[i]), &x));
}

/* Short decimals have a reader of their own: of up to 15 digits. */
static void decimals_of_any_length(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "0",
        "-0",
        "7.",
        "-.5",
        "123456789012345",
        "-1234567.89012345",
        "1234567890123456",
        "0.1234567890123456",
        "-0.00000000000001",
        "99999999999999999",
        "12345.678901234567",
        "9194344.306190379",
    };
    static const char *const no_numbers[] = {".",    "-",    "-.", "--1", "1-",
                                             "1.2.", "1..2", "1 ", " 1"};
    double x = 0;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        assert_true(str_to_double(str_of(texts[i]), &x));
        const double wanted = strtod(texts[i], NULL);
        assert_memory_equal(&x, &wanted, sizeof x);
    }
    for (size_t i = 0; i < sizeof no_numbers / sizeof *no_numbers; i++)
        assert_false(str_to_double(str_of(no_numbers[i]), &x));
}

static void digits_of_decimals(void **state)
{
    (void)state;
    static const struct {
        uint64_t units;
        int decimals;
        const char *text, *trimmed;
    } rows[] = {
        {0, 0, "0", "0"},
        {0, 2, "0.00", "0"},
        {7, 0, "7", "7"},
        {7, 1, "0.7", "0.7"},
        {7, 3, "0.007", "0.007"},
        {1205, 3, "1.205", "1.205"},
        {1200, 3, "1.200", "1.2"},
        {1200, 2, "12.00", "12"},
        {1200, 0, "1200", "1200"},
        {UINT64_MAX, 0, "18446744073709551615", "18446744073709551615"},
        {UINT64_MAX, 15, "18446.744073709551615", "18446.744073709551615"},
    };
    char text[22] = "";
    char *const end = text + sizeof text - 1;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(decimal_before(end, rows[i].units, rows[i].decimals), rows[i].text);
        uint64_t units = rows[i].units;
        const int left = decimal_trim(&units, rows[i].decimals);
        assert_string_equal(decimal_before(end, units, left), rows[i].trimmed);
    }
    double power = 1;
    for (size_t i = 0; i < sizeof decimal_powers / sizeof *decimal_powers; i++, power *= 10)
        assert_true(decimal_powers[i] == power);
}

static void builder_grows(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb b = {.arena = &arena};
    for (int i = 0; i < 1000; i++)
        sb_addf(&b, "%d,", i);
    assert_int_equal(b.len, 10 * 2 + 90 * 3 + 900 * 4);
    assert_true(str_starts_with(sb_str(&b), STR("0,1,2,")));
    assert_true(str_ends_with(str_of(sb_cstr(&b)), STR("998,999,")));
    arena_free(&arena);
}

static void arena_gives_back_to_a_mark(void **state)
{
    (void)state;
    struct arena arena = {0};
    char *kept = arena_alloc(&arena, 100, 1);
    memset(kept, 'x', 100);
    const struct arena_mark mark = arena_mark(&arena);
    for (int i = 0; i < 100; i++)
        arena_alloc(&arena, 10000, 1);
    arena_reset(&arena, mark);
    assert_int_equal(kept[99], 'x');
    const unsigned char *zeroed = arena_alloc(&arena, 5000, 1);
    for (int i = 0; i < 5000; i++)
        assert_int_equal(zeroed[i], 0);
    arena_free(&arena);
    assert_null(arena.last);
}

static void finds_words_of_a_list(void **state)
{
    static const char *const words[] = {"do", "for", NULL};
    static const char *const none[] = {NULL};
    (void)state;
    assert_true(str_is_one_of(STR("for"), words));
    assert_false(str_is_one_of(STR("fo"), words));
    assert_false(str_is_one_of(STR(""), none));
    assert_true(str_starts_with_one_of(STR("double"), words));
    assert_false(str_starts_with_one_of(STR("a do"), words));
    assert_true(str_ends_with_one_of(STR("a do"), words));
    assert_true(str_contains_one_of(STR("a form"), words));
    assert_false(str_contains_one_of(STR("a d o"), words));
}

static void cuts_paths(void **state)
{
    (void)state;
    struct arena arena = {0};
    assert_string_equal(path_folder("a/b/c.yml", &arena), "a/b");
    assert_string_equal(path_folder("/c.yml", &arena), "/");
    assert_string_equal(path_folder("c.yml", &arena), ".");
    assert_string_equal(path_last("a/b/c.yml"), "c.yml");
    assert_string_equal(path_last("c.yml"), "c.yml");
    assert_string_equal(path_last("a/"), "");
    arena_free(&arena);
}

static void takes_texts_apart_line_by_line(void **state)
{
    (void)state;
    struct str rest = STR("a: 1\n\nlast");
    struct str line;
    assert_true(str_next_line(&rest, &line) && str_eq(line, STR("a: 1")));
    assert_true(str_next_line(&rest, &line) && line.len == 0);
    assert_true(str_next_line(&rest, &line) && str_eq(line, STR("last")));
    assert_false(str_next_line(&rest, &line));
    rest = STR("ended\n");
    assert_true(str_next_line(&rest, &line));
    assert_false(str_next_line(&rest, &line));
    const struct str fields = STR("model name\t: fast\nmodel\t: 1\nmodel\t: 2\nMax locked 64\n");
    assert_true(str_eq(str_field(fields, "model"), STR("1")));
    assert_true(str_eq(str_field(fields, "Max locked"), STR("64")));
    assert_int_equal(str_field(fields, "Max").len, sizeof "locked 64" - 1);
    assert_int_equal(str_field(fields, "mode").len, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cuts_and_trims),
        cmocka_unit_test(numbers_are_whole_or_refused),
        cmocka_unit_test(decimals_of_any_length),
        cmocka_unit_test(digits_of_decimals),
        cmocka_unit_test(builder_grows),
        cmocka_unit_test(arena_gives_back_to_a_mark),
        cmocka_unit_test(finds_words_of_a_list),
        cmocka_unit_test(cuts_paths),
        cmocka_unit_test(takes_texts_apart_line_by_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
