#define _XOPEN_SOURCE 700 /* setenv */
#include "unit.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "scratch.h"

/* So many of the next locks fail (--wrap), with this errno. */
static int failing_locks = 0;
static int lock_errno = 0;

int __real_flock(int fd, int operation);
int __wrap_flock(int fd, int operation);
int __wrap_flock(int fd, int operation)
{
    if (failing_locks == 0)
        return __real_flock(fd, operation);
    failing_locks--;
    errno = lock_errno;
    return -1;
}

/* A $TMPDIR of the test, in which nothing else happens. */
static void use_scratch(const struct scratch *s)
{
    assert_int_equal(setenv("TMPDIR", s->dir, 1), 0);
}

static bool there(struct scratch *s, const char *name)
{
    return file_exists(path_join(&s->arena, s->dir, name));
}

/* A folder of ours with files, whose owner was killed; its name in the scratch folder. */
static const char *dead_folder(struct scratch *s)
{
    char path[4096] = {0};
    int ends[2];
    int status = 0;
    assert_int_equal(pipe(ends), 0);
    const pid_t owner = fork();
    if (owner == 0) {
        struct temp temp;
        if (temp_make(&s->arena, &temp, &s->err) &&
            dir_make(path_join(&s->arena, temp.path, "run"), &s->err) &&
            file_write(path_join(&s->arena, temp.path, "run/file"), STR("x"), &s->err))
            (void)!write(ends[1], temp.path, strlen(temp.path));
        kill(getpid(), SIGKILL);
    }
    close(ends[1]);
    assert_true(read(ends[0], path, sizeof path - 1) > 0);
    close(ends[0]);
    assert_int_equal(waitpid(owner, &status, 0), owner);
    assert_true(WIFSIGNALED(status));
    return str_cstr(&s->arena, str_of(strrchr(path, '/') + 1));
}

/* What each run does first. */
static void sweep(struct scratch *s)
{
    struct temp next;
    assert_true(temp_make(&s->arena, &next, &s->err));
    assert_true(temp_remove(&next, &s->err));
    assert_false(file_exists(next.path));
}

static void what_a_killed_process_left_is_swept_up(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    struct temp live;
    assert_true(temp_make(&s->arena, &live, &s->err));
    const char *dead = dead_folder(s);
    assert_true(there(s, dead));
    sweep(s);
    assert_false(there(s, dead));
    assert_true(file_exists(live.path));
    assert_true(temp_remove(&live, &s->err));
    assert_false(file_exists(live.path));
    unsetenv("TMPDIR");
}

static void move(struct scratch *s, const char *from, const char *to)
{
    assert_int_equal(rename(path_join(&s->arena, s->dir, from), path_join(&s->arena, s->dir, to)),
                     0);
}

/* The same content, mark and permissions in a folder of the user. */
static void copy_of(struct scratch *s, const char *dead, const char *to)
{
    struct str mark;
    const char *folder = path_join(&s->arena, s->dir, to);
    assert_true(file_read(path_join(&s->arena, path_join(&s->arena, s->dir, dead), TEMP_MARK), 400,
                          &s->arena, &mark, &s->err));
    assert_int_equal(mkdir(folder, 0700), 0);
    assert_true(file_write(path_join(&s->arena, folder, TEMP_MARK), mark, &s->err));
    assert_int_equal(chmod(path_join(&s->arena, folder, TEMP_MARK), 0600), 0);
}

/* Folders of the user whose names look like ours: GitHub's archive of this program is one. */
static void what_we_did_not_provably_make_stays(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    scratch_put(s, "/inspect-master/README.md", STR("theirs"));
    assert_int_equal(chmod(path_join(&s->arena, s->dir, "inspect-master"), 0700), 0);
    /* killed before the mark was written */
    assert_int_equal(mkdir(path_join(&s->arena, s->dir, "inspect-nomark"), 0700), 0);
    copy_of(s, dead_folder(s), "inspect-copied");
    const char *dead = dead_folder(s);
    move(s, dead, "inspect-thesis");
    const char *opened = dead_folder(s); /* open to others: it is in use by someone else */
    assert_int_equal(chmod(path_join(&s->arena, s->dir, opened), 0755), 0);
    const char *linked = dead_folder(s);
    move(s, linked, "elsewhere");
    assert_int_equal(symlink("elsewhere", path_join(&s->arena, s->dir, linked)), 0);
    sweep(s);
    sweep(s);
    assert_true(there(s, "inspect-master/README.md"));
    assert_true(there(s, "inspect-nomark"));
    assert_true(there(s, "inspect-copied"));
    assert_true(there(s, "inspect-thesis/run/file"));
    assert_true(there(s, str_formatz(&s->arena, "%s/run/file", opened)));
    assert_true(there(s, "elsewhere/run/file"));
    assert_true(there(s, linked));
    unsetenv("TMPDIR");
}

static void what_a_dead_folder_links_to_stays(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    scratch_put(s, "/data/file", STR("theirs"));
    const char *dead = dead_folder(s);
    const char *link = str_formatz(&s->arena, "%s/%s/run/data", s->dir, dead);
    assert_int_equal(symlink("../../data", link), 0);
    sweep(s);
    assert_false(there(s, dead));
    assert_true(there(s, "data/file"));
    unsetenv("TMPDIR");
}

/* Several processes that make, remove and sweep at once take nothing from each other. */
static void processes_do_not_sweep_each_other_up(void **state)
{
    enum { PROCESSES = 8, ROUNDS = 40 };
    struct scratch *s = *state;
    use_scratch(s);
    for (int p = 0; p < PROCESSES; p++) {
        if (fork() != 0)
            continue;
        bool done = true;
        for (int i = 0; done && i < ROUNDS; i++) {
            struct temp t;
            done = temp_make(&s->arena, &t, &s->err) &&
                   file_write(path_join(&s->arena, t.path, "x"), STR("x"), &s->err) &&
                   temp_remove(&t, &s->err);
        }
        _exit(done ? 0 : 1);
    }
    for (int p = 0; p < PROCESSES; p++) {
        int status = 1;
        assert_true(wait(&status) > 0);
        assert_int_equal(status, 0);
    }
    unsetenv("TMPDIR");
}

/* Nothing could find out that its owner is dead, so it must never be swept, but must be usable. */
static void a_file_system_without_locks_gets_no_mark(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    struct temp t;
    failing_locks = 1;
    lock_errno = ENOLCK;
    assert_true(temp_make(&s->arena, &t, &s->err));
    assert_true(file_exists(t.path));
    assert_false(file_exists(path_join(&s->arena, t.path, TEMP_MARK)));
    sweep(s);
    assert_true(file_exists(t.path));
    assert_true(temp_remove(&t, &s->err));
    assert_false(file_exists(t.path));
    unsetenv("TMPDIR");
}

/* If another process sweeps it away, the next one is made. */
static void a_folder_that_is_taken_is_given_up(void **state)
{
    struct scratch *s = *state;
    use_scratch(s);
    struct temp t;
    failing_locks = 1;
    lock_errno = EWOULDBLOCK;
    assert_true(temp_make(&s->arena, &t, &s->err));
    assert_true(file_exists(path_join(&s->arena, t.path, TEMP_MARK)));
    assert_true(temp_remove(&t, &s->err));
    struct str_list left = {0};
    assert_true(dir_list(s->dir, &s->arena, &left, &s->err));
    assert_int_equal(left.count, 0);
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
        cmocka_unit_test_setup_teardown(what_a_killed_process_left_is_swept_up, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(what_we_did_not_provably_make_stays, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(what_a_dead_folder_links_to_stays, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(processes_do_not_sweep_each_other_up, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_file_system_without_locks_gets_no_mark, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_folder_that_is_taken_is_given_up, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(a_missing_place_is_named, scratch_setup, scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
