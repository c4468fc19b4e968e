#define _XOPEN_SOURCE 700 /* posix_openpt */
#include "unit.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/progress.h"

/* The test's clock (--wrap). */
static double now_s;

double __wrap_clock_now_s(void);
double __wrap_clock_now_s(void)
{
    return now_s;
}

static FILE *begin(struct progress *p, double total, double plain_every_s, bool terminal)
{
    FILE *out = tmpfile();
    assert_non_null(out);
    now_s = 100;
    progress_begin(p, out, total, plain_every_s);
    assert_false(p->terminal);
    p->terminal = terminal;
    return out;
}

static void show_at(struct progress *p, double at_s, double done, const char *what)
{
    now_s = at_s;
    progress_show(p, done, what);
}

static void assert_written(FILE *out, const char *expected)
{
    char text[1000] = {0};
    rewind(out);
    const size_t n = fread(text, 1, sizeof text - 1, out);
    assert_true(n < sizeof text - 1);
    assert_string_equal(text, expected);
    fclose(out);
}

/* In a log: a line every ten seconds, with the remaining time as soon as it can be estimated. */
static void lines_are_not_too_many(void **state)
{
    (void)state;
    struct progress p;
    FILE *out = begin(&p, 200, 10, false);
    show_at(&p, 100, 0, "first");
    show_at(&p, 109, 10, "too early");
    show_at(&p, 110, 4, "two per cent");
    show_at(&p, 120, 50, "a quarter");
    show_at(&p, 250, 200, "all");
    show_at(&p, 260, 300, "more than all");
    show_at(&p, 270, -5, "less than nothing");
    progress_end(&p);
    assert_written(out, "  0 %: first\n  2 %: two per cent\n 25 %, 1:00 left: a quarter\n"
                        "100 %, 0:00 left: all\n100 %, 0:00 left: more than all\n"
                        "  0 %: less than nothing\n");
}

static void an_estimate_needs_a_second(void **state)
{
    (void)state;
    struct progress p;
    FILE *out = begin(&p, 100, 0, false);
    show_at(&p, 100.9, 50, "a");
    show_at(&p, 101, 50, "b");
    show_at(&p, 190, 60, "c");
    assert_written(out, " 50 %: a\n 50 %, 0:01 left: b\n 60 %, 1:00 left: c\n");
}

static void without_a_file_nothing_is_shown(void **state)
{
    (void)state;
    struct progress p;
    progress_begin(&p, NULL, 100, 0);
    assert_false(p.terminal);
    show_at(&p, 200, 50, "nobody sees this");
    progress_end(&p);
}

static void nothing_to_do_is_no_share(void **state)
{
    (void)state;
    struct progress p;
    FILE *out = begin(&p, 0, 0, false);
    show_at(&p, 105, 1, "what");
    assert_written(out, "  0 %: what\n");
}

/* On a terminal: one line of at most 80 columns, which is redrawn and finally removed. */
static void a_terminal_has_a_bar(void **state)
{
    (void)state;
    struct progress p;
    FILE *out = begin(&p, 100, 1000, true);
    show_at(&p, 110, 25, "own/copy");
    show_at(&p, 110, 100, "a name that is longer than the columns which are left");
    progress_end(&p);
    assert_written(out, "\r\033[K[######                  ]  25 %, 0:30 left  own/copy"
                        "\r\033[K[########################] 100 %, 0:00 left  "
                        "a name that is longer than t\r\033[K");
}

/* 52 columns are those of the bar, the share and the time; a name has at least 8. A terminal of at
 * most 20 columns does not know how many it has. */
static void a_name_fills_the_terminal(void **state)
{
    (void)state;
    static const struct {
        unsigned short columns;
        int name;
    } rows[] = {{0, 28}, {20, 28}, {21, 8}, {60, 8}, {61, 9}, {80, 28}, {100, 48}, {200, 62}};
    static const char what[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) {
        print_message("skipped: this machine gives no pseudo-terminal\n");
        skip();
    }
    assert_int_equal(grantpt(master), 0);
    assert_int_equal(unlockpt(master), 0);
    FILE *const out = fopen(ptsname(master), "w");
    assert_non_null(out);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct winsize size = {.ws_row = 24, .ws_col = rows[i].columns};
        char text[300] = {0};
        char expected[300];
        struct progress p;
        assert_int_equal(ioctl(master, TIOCSWINSZ, &size), 0);
        now_s = 100;
        progress_begin(&p, out, 100, 0);
        assert_true(p.terminal);
        progress_show(&p, 50, what);
        assert_true(read(master, text, sizeof text - 1) > 0);
        snprintf(expected, sizeof expected, "\r\033[K[############            ]  50 %%  %.*s",
                 rows[i].name, what);
        assert_string_equal(text, expected);
    }
    fclose(out);
    close(master);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_not_too_many),
        cmocka_unit_test(an_estimate_needs_a_second),
        cmocka_unit_test(without_a_file_nothing_is_shown),
        cmocka_unit_test(nothing_to_do_is_no_share),
        cmocka_unit_test(a_terminal_has_a_bar),
        cmocka_unit_test(a_name_fills_the_terminal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
