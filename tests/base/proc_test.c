#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/proc.h"

static struct proc_result run(struct arena *arena, const struct proc_spec *spec)
{
    struct proc_result result;
    struct err err = {0};
    assert_true(proc_run(spec, arena, &result, &err));
    return result;
}

static void gives_status_and_both_streams(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "cat; echo no >&2; exit 3", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .input = STR("in")});
    assert_int_equal(r.exit_status, 3);
    assert_true(str_eq(r.out, STR("in")));
    assert_true(str_eq(r.err, STR("no\n")));
    arena_free(&arena);
}

static void environment_is_edited(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "echo $INSPECT_A-$HOME", NULL};
    const char *const set[] = {"INSPECT_A=b", NULL};
    const char *const unset[] = {"HOM*", NULL};
    const struct proc_result r =
        run(&arena, &(struct proc_spec){.argv = argv, .env_set = set, .env_unset = unset});
    assert_true(str_eq(r.out, STR("b-\n")));
    arena_free(&arena);
}

static void stops_what_hangs_with_its_children(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "sleep 60 & echo $!; sleep 60", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .timeout_s = 0.3});
    assert_true(r.timed_out);
    assert_true(r.wall_s < 10);
    int64_t grandchild = 0;
    assert_true(str_to_i64(str_trim(r.out), &grandchild));
    for (int i = 0; i < 100 && kill((pid_t)grandchild, 0) == 0; i++) {
        const struct timespec pause = {0, 10000000};
        nanosleep(&pause, NULL);
    }
    char path[64];
    char stat_line[256] = {0};
    snprintf(path, sizeof path, "/proc/%d/stat", (int)grandchild);
    FILE *file = fopen(path, "r");
    if (file != NULL) {
        /* Without an init that reaps orphans it stays as a zombie. */
        assert_non_null(fgets(stat_line, sizeof stat_line, file));
        assert_non_null(strstr(stat_line, ") Z "));
        fclose(file);
    }
    arena_free(&arena);
}

static void does_not_wait_for_a_background_child(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "sleep 60 & echo done", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .timeout_s = 20});
    assert_int_equal(r.exit_status, 0);
    assert_false(r.timed_out);
    assert_true(r.wall_s < 10);
    arena_free(&arena);
}

static void stops_what_floods(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"yes", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .max_output = 1000});
    assert_true(r.flooded);
    assert_int_equal(r.out.len, 1000);
    arena_free(&arena);
}

static void reports_an_interrupt(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "kill -TERM $PPID; sleep 60", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv});
    assert_int_equal(r.interrupted, SIGTERM);
    assert_true(r.wall_s < 10);
    arena_free(&arena);
}

static void input_larger_than_the_pipe_reaches_a_deaf_program(void **state)
{
    (void)state;
    struct arena arena = {0};
    char *large = arena_alloc(&arena, 1 << 20, 1);
    const char *const argv[] = {"true", NULL};
    const struct proc_result r =
        run(&arena, &(struct proc_spec){.argv = argv, .input = {large, 1 << 20}});
    assert_int_equal(r.exit_status, 0);
    arena_free(&arena);
}

static void missing_program_is_named(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct proc_result r;
    const char *const argv[] = {"inspect-no-such-program", NULL};
    assert_false(proc_run(&(struct proc_spec){.argv = argv}, &arena, &r, &err));
    assert_non_null(strstr(err.text, "inspect-no-such-program"));
    arena_free(&arena);
}

static void check_tells_how_it_failed(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct proc_result r;
    const char *const argv[] = {"sh", "-c", "echo because >&2; exit 4", NULL};
    assert_false(proc_check(&(struct proc_spec){.argv = argv}, &arena, &r, &err));
    assert_string_equal(err.text, "'sh' failed with exit status 4: because");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gives_status_and_both_streams),
        cmocka_unit_test(environment_is_edited),
        cmocka_unit_test(stops_what_hangs_with_its_children),
        cmocka_unit_test(does_not_wait_for_a_background_child),
        cmocka_unit_test(stops_what_floods),
        cmocka_unit_test(reports_an_interrupt),
        cmocka_unit_test(input_larger_than_the_pipe_reaches_a_deaf_program),
        cmocka_unit_test(missing_program_is_named),
        cmocka_unit_test(check_tells_how_it_failed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
