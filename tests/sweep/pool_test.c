#include "unit.h"

#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

#include "collect/sweep/pool.h"
#include "collect/sweep/stop_signals.h"

enum { ITEMS = 200 };

enum { CURSED = 17 }; /* the item that kills every process that works on it */

struct counts {
    atomic_int of[ITEMS];
    atomic_int deaths;
    int lost;
};

struct work {
    struct counts *counts;
    pid_t parent;
    int deadly; /* so many times */
};

static void count(void *context, size_t item)
{
    struct work *w = context;
    assert_int_not_equal(getpid(), w->parent);
    atomic_fetch_add(&w->counts->of[item], 1);
    if (item == CURSED && atomic_fetch_add(&w->counts->deaths, 1) < w->deadly)
        raise(SIGKILL);
}

static void note_lost(void *context, size_t item)
{
    struct work *w = context;
    assert_int_equal(getpid(), w->parent);
    assert_int_equal(item, CURSED);
    w->counts->lost++;
}

static struct counts *counted(int n_processes, int deadly)
{
    struct err err = {0};
    struct work w = {.parent = getpid(), .deadly = deadly};
    assert_true(pool_share(sizeof *w.counts, (void **)&w.counts, &err));
    assert_true(pool_run(ITEMS, n_processes, count, note_lost, &w, &err));
    return w.counts;
}

static void each_item_once(void **state)
{
    (void)state;
    for (int n = 1; n <= 5; n += 2) {
        struct counts *c = counted(n, 0);
        for (size_t i = 0; i < ITEMS; i++)
            assert_int_equal(c->of[i], 1);
        pool_unshare(c, sizeof *c);
    }
}

/* If a process is killed, another one tries its item; also with a single process, because the
 * parent does not work itself. */
static void a_killed_process_loses_nothing(void **state)
{
    (void)state;
    for (int n = 1; n <= 4; n += 3) {
        struct counts *c = counted(n, 1);
        for (int i = 0; i < ITEMS; i++)
            assert_int_equal(c->of[i], i == CURSED ? 2 : 1);
        assert_int_equal(c->lost, 0);
        pool_unshare(c, sizeof *c);
    }
}

static void what_kills_twice_is_lost(void **state)
{
    (void)state;
    struct counts *c = counted(2, 1000);
    assert_int_equal(c->of[CURSED], 2);
    assert_int_equal(c->lost, 1);
    for (int i = 0; i < ITEMS; i++)
        assert_int_equal(c->of[i], i == CURSED ? 2 : 1);
    pool_unshare(c, sizeof *c);
}

/* A signal is pending when the pool begins: no item is started, nothing is lost. */
static void a_signal_ends_it(void **state)
{
    (void)state;
    struct stop stop;
    stop_begin(&stop);
    raise(SIGTERM);
    struct counts *c = counted(2, 0);
    assert_true(stop_asked());
    stop_end(&stop);
    assert_false(stop_asked());
    for (int i = 0; i < ITEMS; i++)
        assert_int_equal(c->of[i], 0);
    pool_unshare(c, sizeof *c);
}

/* Counts what it was asked to stop; asks its parent first. */
static void work_until_asked(void *context, size_t item)
{
    enum { LONGEST_MS = 20000 };
    const struct timespec pause = {0, 1000000};
    struct work *w = context;
    kill(w->parent, SIGTERM);
    for (int ms = 0; ms < LONGEST_MS && !stop_asked(); ms++)
        nanosleep(&pause, NULL);
    atomic_fetch_add(&w->counts->of[item], stop_asked());
}

static void a_signal_reaches_those_that_work(void **state)
{
    (void)state;
    struct err err = {0};
    struct stop stop;
    struct work w = {.parent = getpid()};
    assert_true(pool_share(sizeof *w.counts, (void **)&w.counts, &err));
    stop_begin(&stop);
    assert_true(pool_run(1, 1, work_until_asked, note_lost, &w, &err));
    stop_end(&stop);
    assert_int_equal(w.counts->of[0], 1);
    pool_unshare(w.counts, sizeof *w.counts);
}

static void no_items(void **state)
{
    (void)state;
    struct err err = {0};
    struct work w = {0};
    assert_true(pool_run(0, 3, count, note_lost, &w, &err));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_item_once),
        cmocka_unit_test(a_killed_process_loses_nothing),
        cmocka_unit_test(what_kills_twice_is_lost),
        cmocka_unit_test(a_signal_ends_it),
        cmocka_unit_test(a_signal_reaches_those_that_work),
        cmocka_unit_test(no_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
