#define _XOPEN_SOURCE 700 /* realpath */
#include "unit.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/proc.h"
#include "scratch.h"

static void pause_10_ms(void)
{
    const struct timespec pause = {0, 10000000};
    nanosleep(&pause, NULL);
}

static struct proc_result run(struct arena *arena, const struct proc_spec *spec)
{
    struct proc_result result;
    struct err err = {0};
    assert_true(proc_run(spec, arena, &result, &err));
    return result;
}

/* There is no process with the number in `text`, not even a zombie. */
static void assert_gone(struct str text)
{
    int64_t pid = 0;
    assert_true(str_to_i64(str_trim(text), &pid));
    assert_int_equal(kill((pid_t)pid, 0), -1);
    assert_int_equal(errno, ESRCH);
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
    assert_gone(r.out);
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

static void ends_a_daemon_with_a_session_of_its_own(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const char daemon[] =
        "setsid sh -c 'setsid sh -c \"echo \\$\\$; exec sleep 60\" & exit' & sleep 0.3";
    const char *const argv[] = {"sh", "-c", daemon, NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .timeout_s = 20});
    assert_int_equal(r.exit_status, 0);
    assert_int_equal(r.left, 0);
    assert_gone(r.out);
    arena_free(&arena);
}

/* A process is killed that runs a program with a daemon; both end soon after. */
static void nothing_outlives_us(void **state)
{
    struct scratch *s = *state;
    const char *file = path_join(&s->arena, s->dir, "pid");
    const pid_t runner = fork();
    if (runner == 0) {
        struct arena arena = {0};
        struct err err = {0};
        struct proc_result r;
        const char *const argv[] = {"sh", "-c", "setsid sleep 60 & echo $! > pid; sleep 60", NULL};
        proc_run(&(struct proc_spec){.argv = argv, .cwd = s->dir}, &arena, &r, &err);
        _exit(1);
    }
    struct str text = {0};
    for (int i = 0; i < 1000 && text.len == 0; i++) {
        pause_10_ms();
        struct err ignored = {0};
        (void)file_read(file, 100, &s->arena, &text, &ignored);
    }
    int64_t pid = 0;
    assert_true(str_to_i64(str_trim(text), &pid));
    kill(runner, SIGKILL);
    waitpid(runner, NULL, 0);
    for (int i = 0; i < 1000 && kill((pid_t)pid, 0) == 0; i++)
        pause_10_ms();
    assert_gone(text);
}

/* Without its reaper nobody could end the program any more: it dies with it. */
static void a_program_dies_with_its_reaper(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "echo $$; kill -KILL $PPID; exec sleep 60", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .timeout_s = 20});
    int64_t pid = 0;
    assert_int_equal(r.signal, SIGKILL);
    assert_false(r.timed_out);
    assert_true(str_to_i64(str_trim(r.out), &pid));
    for (int i = 0; i < 1000 && kill((pid_t)pid, 0) == 0; i++)
        pause_10_ms();
    assert_gone(r.out);
    arena_free(&arena);
}

static void relative_paths_mean_our_folder(void **state)
{
    struct scratch *s = *state;
    struct err err = {0};
    char *before = realpath(".", NULL);
    assert_non_null(before);
    assert_int_equal(chdir(s->dir), 0);
    assert_true(file_write("tool", STR("#!/bin/sh\npwd\n"), &err));
    assert_int_equal(chmod("tool", 0755), 0);
    const char *const argv[] = {"./tool", NULL};
    const struct proc_result r =
        run(&s->arena, &(struct proc_spec){.argv = argv, .cwd = "/", .timeout_s = 1e12});
    assert_int_equal(chdir(before), 0);
    free(before);
    assert_true(str_eq(r.out, STR("/\n")));
}

static void dumps_no_core(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "ulimit -c; kill -SEGV $$", NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv});
    assert_int_equal(r.signal, SIGSEGV);
    assert_true(str_eq(r.out, STR("0\n")));
    arena_free(&arena);
}

/* Also if it writes a little all the time. */
static void stops_what_goes_on_and_on(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *const argv[] = {"sh", "-c", "trap '' TERM; while :; do echo; done", NULL};
    const struct proc_result r = run(
        &arena, &(struct proc_spec){.argv = argv, .timeout_s = 0.2, .max_output = (size_t)1 << 30});
    assert_true(r.timed_out);
    assert_int_equal(r.signal, SIGKILL);
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
    const char *const argv[] = {"sh", "-c", "kill -TERM $US; sleep 60", NULL};
    const char *const set[] = {str_formatz(&arena, "US=%d", (int)getpid()), NULL};
    const struct proc_result r = run(&arena, &(struct proc_spec){.argv = argv, .env_set = set});
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
    assert_int_equal(r.exit_status, -1);
    arena_free(&arena);
}

static void check_tells_how_it_failed(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct proc_result r;
    const char *const argv[] = {"sh", "-c", "echo '  why' >&2; echo because >&2; exit 4", NULL};
    assert_false(proc_check(&(struct proc_spec){.argv = argv}, &arena, &r, &err));
    assert_string_equal(err.text, "'sh' failed with exit status 4: why | because");
    arena_free(&arena);
}

static void check_names_the_first_error_of_a_compiler(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct proc_result r;
    static const char said[] = "a.c: In function 'f':\n"
                               "a.c:2:7: warning: unused\n"
                               "a.c:3:5: error: expected ';'\n"
                               "    3 |   x\n"
                               "      |    ^\n"
                               "a.c:9:1: error: follows from that\n";
    const char *const argv[] = {"sh", "-c", "cat >&2; exit 1", NULL};
    const struct proc_spec spec = {.argv = argv, .input = str_of(said)};
    assert_false(proc_check(&spec, &arena, &r, &err));
    assert_string_equal(err.text, "'sh' failed with exit status 1: a.c:3:5: error: expected ';'");
    arena_free(&arena);
}

/* A compiler on a full disk reports nothing about the code. */
static void want_of_room_is_told_from_other_failures(void **state)
{
    (void)state;
    static const struct {
        const char *script;
        bool starved;
    } cases[] = {
        {"echo 'x.s: cannot write: No space left on device' >&2; exit 1", true},
        {"echo 'Cannot allocate memory' >&2; exit 4", true},
        {"kill -KILL $$", true},
        {"echo 'No space left on device' >&2", false},
        {"echo 'x.c:1: error: unknown type' >&2; exit 1", false},
        {"kill -SEGV $$", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct proc_result result;
        const char *const argv[] = {"sh", "-c", cases[i].script, NULL};
        assert_true(proc_run(&(struct proc_spec){.argv = argv}, &arena, &result, &err));
        assert_int_equal(proc_starved(&result), cases[i].starved);
        arena_free(&arena);
    }
    struct arena arena = {0};
    struct err err = {0};
    struct proc_result result;
    const char *const none[] = {"no-such-program-anywhere", NULL};
    assert_false(proc_run(&(struct proc_spec){.argv = none}, &arena, &result, &err));
    assert_true(err.transient);
    arena_free(&arena);
}

static int open_files(void)
{
    int n = 0;
    DIR *const folder = opendir("/proc/self/fd");
    assert_non_null(folder);
    while (readdir(folder) != NULL)
        n++;
    closedir(folder);
    return n;
}

/* A run needs 13 files of its own: whichever it does not get, it closes what it has, and nothing
 * else. */
static void a_run_without_room_for_its_files_fails(void **state)
{
    (void)state;
    enum { NEEDED = 13 };
    static const char *const argv[] = {"true", NULL};
    struct rlimit usual;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &usual), 0);
    const int was = open_files();
    const int next = dup(STDIN_FILENO);
    assert_true(next > STDERR_FILENO);
    close(next);
    for (int room = 0; room < NEEDED; room++) {
        struct arena arena = {0};
        struct err err = {0};
        struct proc_result result;
        const struct rlimit few = {(rlim_t)(next + room), usual.rlim_max};
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
        const bool done = proc_run(&(struct proc_spec){.argv = argv}, &arena, &result, &err);
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &usual), 0);
        assert_false(done);
        assert_non_null(
            strstr(err.text, room == 0 ? "cannot watch signals" : "cannot create a pipe"));
        assert_int_equal(open_files(), was);
        arena_free(&arena);
    }
}

/* Neither files, signals nor processes of a run are left, whether it ends, is missing or is
 * stopped. */
static void a_run_leaves_nothing_open(void **state)
{
    (void)state;
    static const char *const runs[][2] = {{"cat", NULL}, {"no-such-program-anywhere", NULL}};
    struct arena arena = {0};
    sigset_t before, after;
    sigprocmask(SIG_SETMASK, NULL, &before);
    const int was = open_files();
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct err err = {0};
        struct proc_result result;
        proc_run(&(struct proc_spec){.argv = runs[i], .input = STR("in")}, &arena, &result, &err);
        assert_int_equal(open_files(), was);
    }
    const char *const slow[] = {"sleep", "60", NULL};
    assert_true(run(&arena, &(struct proc_spec){.argv = slow, .timeout_s = 0.01}).timed_out);
    assert_int_equal(open_files(), was);
    sigprocmask(SIG_SETMASK, NULL, &after);
    for (int s = 1; s < SIGRTMIN; s++)
        assert_int_equal(sigismember(&after, s), sigismember(&before, s));
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    arena_free(&arena);
}

/* What a program is said to have done wrong: most time of `dd` is of the system. */
static void failures_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *script;
        double timeout_s, cpu_s;
        const char *message;
    } cases[] = {
        {"exec dd if=/dev/zero of=/dev/null bs=1", 60, 0.2,
         "'sh' used more than 0.2 s of CPU time"},
        {"exec sleep 60", 0.1, 50, "'sh' took longer than 0.1 s and was stopped"},
        {"exec sleep 60", 0.1, 0, "'sh' took longer than 0.1 s and was stopped"},
        {"exec yes", 60, 0, "'sh' wrote too much output and was stopped"},
        {"exit 3", 60, 0, "'sh' failed with exit status 3"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct proc_result result;
        const char *const argv[] = {"sh", "-c", cases[i].script, NULL};
        const struct proc_spec spec = {
            .argv = argv, .timeout_s = cases[i].timeout_s, .cpu_s = cases[i].cpu_s};
        assert_false(proc_check(&spec, &arena, &result, &err));
        assert_string_equal(err.text, cases[i].message);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(failures_are_named),
        cmocka_unit_test(a_run_leaves_nothing_open),
        cmocka_unit_test(a_run_without_room_for_its_files_fails),
        cmocka_unit_test(want_of_room_is_told_from_other_failures),
        cmocka_unit_test(gives_status_and_both_streams),
        cmocka_unit_test(environment_is_edited),
        cmocka_unit_test(stops_what_hangs_with_its_children),
        cmocka_unit_test(does_not_wait_for_a_background_child),
        cmocka_unit_test(ends_a_daemon_with_a_session_of_its_own),
        cmocka_unit_test_setup_teardown(nothing_outlives_us, scratch_setup, scratch_teardown),
        cmocka_unit_test(a_program_dies_with_its_reaper),
        cmocka_unit_test_setup_teardown(relative_paths_mean_our_folder, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test(dumps_no_core),
        cmocka_unit_test(stops_what_goes_on_and_on),
        cmocka_unit_test(stops_what_floods),
        cmocka_unit_test(reports_an_interrupt),
        cmocka_unit_test(input_larger_than_the_pipe_reaches_a_deaf_program),
        cmocka_unit_test(missing_program_is_named),
        cmocka_unit_test(check_tells_how_it_failed),
        cmocka_unit_test(check_names_the_first_error_of_a_compiler),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
