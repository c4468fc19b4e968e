#define _XOPEN_SOURCE 700 /* setenv */
#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "scratch.h"

/* The tests' own $TMPDIR, so that nothing else comes and goes there. */
static void use_scratch(const struct scratch *s)
{
    assert_int_equal(setenv("TMPDIR", s->dir, 1), 0);
}

static void only_what_nobody_holds_is_swept_up(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    struct temp live;
    struct temp next;
    assert_true(temp_make(&s->arena, &live, &s->err));
    const char *stale = path_join(&s->arena, s->dir, "inspect-dead01");
    const char *other = path_join(&s->arena, s->dir, "inspect-dead");
    const char *link = path_join(&s->arena, s->dir, "inspect-link01");
    assert_true(dir_make(path_join(&s->arena, stale, "run"), &s->err));
    assert_true(file_write(path_join(&s->arena, stale, "run/file"), STR("x"), &s->err));
    assert_true(dir_make(other, &s->err));
    assert_int_equal(symlink(other, link), 0);
    assert_true(temp_make(&s->arena, &next, &s->err));
    assert_string_not_equal(live.path, next.path);
    assert_true(file_exists(live.path));
    assert_true(file_exists(next.path));
    assert_true(file_exists(other));
    assert_true(file_exists(link));
    assert_false(file_exists(stale));
    assert_true(temp_remove(&live, &s->err));
    assert_false(file_exists(live.path));
    assert_true(temp_remove(&next, &s->err));
    unsetenv("TMPDIR");
}

static void a_missing_place_is_named(void **state)
{
    struct scratch *s = *state;
    assert_int_equal(setenv("TMPDIR", path_join(&s->arena, s->dir, "none"), 1), 0);
    struct temp t;
    assert_false(temp_make(&s->arena, &t, &s->err));
    assert_non_null(strstr(s->err.text, "temporary folder"));
    unsetenv("TMPDIR");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(only_what_nobody_holds_is_swept_up, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_missing_place_is_named, scratch_setup, scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
