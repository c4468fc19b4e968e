#include "unit.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/err.h"
#include "base/panic.h"

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
    assert_false(err_at(&err, "k.c", 2, 5, "index '%s' is not a loop index", "q"));
    err_hint(&err, "use one of 'j', 'i'");
    err_source(&err, STR("first\n\tb[q];\nlast"));
    assert_string_equal(printed(&arena, &err),
                        "k.c:2:5: error: index 'q' is not a loop index — use one of 'j', 'i'\n"
                        "    \tb[q];\n"
                        "    \t   ^\n");
    assert_int_equal(err_exit_status(&err), 1);
    arena_free(&arena);
}

static void a_line_without_a_column_has_no_caret(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    err_at(&err, "k.c", 2, 0, "there is no loop");
    err_source(&err, STR("first\nb[q];"));
    assert_string_equal(printed(&arena, &err), "k.c:2: error: there is no loop\n    b[q];\n");
    err = (struct err){0};
    err_at(&err, "k.c", 1, 7, "the line ends here");
    err_source(&err, STR("first"));
    assert_string_equal(printed(&arena, &err), "k.c:1:7: error: the line ends here\n    first\n");
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

static void bytes_that_are_no_text_are_told(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    err_set(&err, ERR_INPUT, "\xc3\xa4 \xff\xfe \xc2\x9b[31m \xe2\x82");
    assert_string_equal(printed(&arena, &err), "error: \xc3\xa4 ?? ?[31m ??\n");
    arena_free(&arena);
}

static void a_failed_call_says_what_to_do_unless_someone_knows_better(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    errno = EACCES;
    err_system(&err, "file", "cannot open");
    assert_string_equal(printed(&arena, &err),
                        "file: error: cannot open: Permission denied — check its permissions\n");
    err_hint(&err, "run as root");
    assert_string_equal(printed(&arena, &err),
                        "file: error: cannot open: Permission denied — run as root\n");
    arena_free(&arena);
}

/* What is too long is cut, and nothing next to it changes. */
static void long_texts_are_cut(void **state)
{
    (void)state;
    enum { CHARS = 2000 };
    char text[CHARS + 1];
    memset(text, 'x', CHARS);
    text[CHARS] = '\0';
    for (int keep = 0; keep <= 28; keep++) {
        struct err err = {0};
        const char *const path = text + CHARS - 250 - keep;
        errno = EXDEV; /* for which there is no hint */
        err_system(&err, path, "%s", text + CHARS - (int)sizeof err.text + keep);
        const size_t len = strlen(err.text);
        assert_int_equal(len, sizeof err.text - 1);
        assert_int_equal(strlen(err.file), 250 + keep < 256 ? 250 + keep : 255);
        assert_int_equal(err.hint[0], '\0');
        assert_int_equal(err.source[0], '\0');
        if (keep > 1)
            assert_memory_equal(err.text + sizeof err.text - keep, ": Invalid cross-device link",
                                (size_t)keep - 1);
        err_hint(&err, "%s", text);
        assert_int_equal(strlen(err.hint), sizeof err.hint - 1);
        assert_int_equal(err.source[0], '\0');
        assert_int_equal(err.number, EXDEV);
    }
}

/* Only what does not hold ends the program, with its name. */
static void a_broken_invariant_aborts(void **state)
{
    (void)state;
    char text[100] = {0};
    int ends[2];
    int status = 0;
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        const struct rlimit no_core = {0, 0};
        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGABRT, SIG_DFL);
        dup2(ends[1], STDERR_FILENO);
        panic_unless(1, "it holds");
        panic_unless(0, "it is broken");
        _exit(0);
    }
    close(ends[1]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(read(ends[0], text, sizeof text - 1) > 0);
    close(ends[0]);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    assert_string_equal(text, "inspect: internal error: it is broken\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shows_place_hint_and_caret),
        cmocka_unit_test(a_line_without_a_column_has_no_caret),
        cmocka_unit_test(first_error_wins),
        cmocka_unit_test(control_bytes_do_not_reach_the_terminal),
        cmocka_unit_test(bytes_that_are_no_text_are_told),
        cmocka_unit_test(long_texts_are_cut),
        cmocka_unit_test(a_broken_invariant_aborts),
        cmocka_unit_test(a_failed_call_says_what_to_do_unless_someone_knows_better),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
