#include "unit.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "collect/sweep/claim.h"
#include "scratch.h"

static void one_holder_at_a_time(void **state)
{
    struct scratch *s = *state;
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    struct claim mine;
    struct claim other;
    bool busy = false;
    assert_true(claim_take(&folder, &mine, &busy, &s->err));
    assert_false(busy);
    assert_true(claim_take(&folder, &other, &busy, &s->err));
    assert_true(busy);
    claim_release(&mine);
    assert_true(claim_take(&folder, &other, &busy, &s->err));
    assert_false(busy);
    claim_release(&other);
}

static void a_killed_holder_holds_nothing(void **state)
{
    struct scratch *s = *state;
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    int ready[2];
    assert_int_equal(pipe(ready), 0);
    const pid_t holder = fork();
    if (holder == 0) {
        struct claim claim;
        bool busy = false;
        const char word = claim_take(&folder, &claim, &busy, &s->err) && !busy ? 'y' : 'n';
        if (write(ready[1], &word, 1) == 1)
            pause();
        _exit(0);
    }
    char word = 0;
    assert_int_equal(read(ready[0], &word, 1), 1);
    assert_int_equal(word, 'y');
    struct claim claim;
    bool busy = false;
    assert_true(claim_take(&folder, &claim, &busy, &s->err));
    assert_true(busy);
    kill(holder, SIGKILL);
    waitpid(holder, NULL, 0);
    assert_true(claim_take(&folder, &claim, &busy, &s->err));
    assert_false(busy);
    claim_release(&claim);
    close(ready[0]);
    close(ready[1]);
}

/* A lock is held by every process that inherited it, including those that end a little later. */
static void the_last_children_of_a_dead_holder_are_waited_for(void **state)
{
    struct scratch *s = *state;
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    const struct timespec while_longer = {0, 300000000};
    const pid_t holder = fork();
    if (holder == 0) {
        struct claim claim;
        bool busy = false;
        if (!claim_take(&folder, &claim, &busy, &s->err) || busy)
            _exit(1);
        if (fork() == 0)
            nanosleep(&while_longer, NULL);
        _exit(0);
    }
    int status = 1;
    assert_int_equal(waitpid(holder, &status, 0), holder);
    assert_int_equal(status, 0);
    struct claim claim;
    bool busy = true;
    assert_true(claim_take(&folder, &claim, &busy, &s->err));
    assert_false(busy);
    claim_release(&claim);
}

static void a_missing_folder_is_an_error(void **state)
{
    (void)state;
    const struct dir missing = {-1, "missing"};
    struct claim claim;
    bool busy = false;
    struct err err = {0};
    assert_false(claim_take(&missing, &claim, &busy, &err));
    assert_int_equal(err.kind, ERR_SYSTEM);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_holder_at_a_time),
        cmocka_unit_test(a_killed_holder_holds_nothing),
        cmocka_unit_test(the_last_children_of_a_dead_holder_are_waited_for),
        cmocka_unit_test(a_missing_folder_is_an_error),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
