#include "unit.h"

#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "collect/sweep/pool.h"

enum { ITEMS = 200 };

struct counts {
    atomic_int of[ITEMS];
    atomic_int deaths;
};

struct work {
    struct counts *counts;
    pid_t parent;
    bool one_dies;
};

static void count(void *context, size_t item)
{
    struct work *w = context;
    atomic_fetch_add(&w->counts->of[item], 1);
    if (w->one_dies && getpid() != w->parent && atomic_fetch_add(&w->counts->deaths, 1) == 0)
        raise(SIGKILL);
}

static struct counts *counted(int n_processes, bool one_dies)
{
    struct err err = {0};
    struct work w = {.parent = getpid(), .one_dies = one_dies};
    assert_true(pool_share(sizeof *w.counts, (void **)&w.counts, &err));
    assert_true(pool_run(ITEMS, n_processes, count, &w, &err));
    return w.counts;
}

static void each_item_once(void **state)
{
    (void)state;
    for (int n = 1; n <= 5; n += 2) {
        struct counts *c = counted(n, false);
        for (size_t i = 0; i < ITEMS; i++)
            assert_int_equal(c->of[i], 1);
        pool_unshare(c, sizeof *c);
    }
}

/* The item in the hands of a process that is killed is worked on by another. */
static void a_killed_process_loses_nothing(void **state)
{
    (void)state;
    struct counts *c = counted(4, true);
    int twice = 0;
    for (size_t i = 0; i < ITEMS; i++) {
        assert_in_range(c->of[i], 1, 2);
        twice += c->of[i] == 2;
    }
    assert_int_equal(twice, c->deaths > 0 ? 1 : 0);
    pool_unshare(c, sizeof *c);
}

static void no_items(void **state)
{
    (void)state;
    struct err err = {0};
    struct work w = {0};
    assert_true(pool_run(0, 3, count, &w, &err));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_item_once),
        cmocka_unit_test(a_killed_process_loses_nothing),
        cmocka_unit_test(no_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
