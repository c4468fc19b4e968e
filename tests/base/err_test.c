#include "unit.h"

#include "base/err.h"

static const char *printed(struct arena *arena, const struct err *err)
{
    struct sb out = {.arena = arena};
    err_format(err, &out);
    return sb_cstr(&out);
}

static void shows_place_hint_and_caret(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    assert_false(err_at(&err, "k.c", 2, 5, "index '%s' is no loop index", "q"));
    err_hint(&err, "use one of 'j', 'i'");
    err_source(&err, STR("first\n\tb[q];\nlast"));
    assert_string_equal(printed(&arena, &err),
                        "k.c:2:5: error: index 'q' is no loop index — use one of 'j', 'i'\n"
                        "    \tb[q];\n"
                        "    \t   ^\n");
    assert_int_equal(err_exit_status(&err), 1);
    arena_free(&arena);
}

static void first_error_wins(void **state)
{
    (void)state;
    struct err err = {0};
    err_set(&err, ERR_USAGE, "first");
    err_set(&err, ERR_INPUT, "second");
    assert_string_equal(err.text, "first");
    assert_int_equal(err_exit_status(&err), 2);
}

static void control_bytes_do_not_reach_the_terminal(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    err_at(&err, "a\x1b[31m", 1, 1, "bad \r\x07name");
    assert_string_equal(printed(&arena, &err), "a?[31m:1:1: error: bad ??name\n");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shows_place_hint_and_caret),
        cmocka_unit_test(first_error_wins),
        cmocka_unit_test(control_bytes_do_not_reach_the_terminal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
