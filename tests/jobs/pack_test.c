#include "unit.h"

#include "collect/jobs/pack.h"

static void fills_tasks_up_to_the_walltime(void **state)
{
    (void)state;
    struct arena arena = {0};
    double seconds[40];
    for (int i = 0; i < 40; i++)
        seconds[i] = 10 + i;
    struct packing p;
    pack_items(seconds, 40, 200, 1000, &arena, &p);
    double sum[40] = {0};
    for (int i = 0; i < 40; i++) {
        assert_true(p.task[i] < p.n_tasks);
        sum[p.task[i]] += seconds[i];
    }
    for (size_t t = 0; t < p.n_tasks; t++) {
        assert_true(sum[t] <= 200);
        assert_true(sum[t] > 0);
        assert_true(sum[t] == p.task_s[t]);
    }
    /* 1180 s take at least 6 tasks */
    assert_true(p.n_tasks >= 6 && p.n_tasks <= 8);
    arena_free(&arena);
}

static void no_task_is_empty_or_out_of_range(void **state)
{
    (void)state;
    struct arena arena = {0};
    const double long_items[] = {500, 1, 500, 1};
    struct packing p;
    pack_items(long_items, 4, 100, 1000, &arena, &p);
    assert_true(p.task[0] != p.task[2]);
    for (size_t t = 0; t < p.n_tasks; t++)
        assert_true(p.task_s[t] > 0);
    pack_items(long_items, 4, 100, 2, &arena, &p);
    assert_int_equal(p.n_tasks, 2);
    pack_items(long_items, 0, 100, 10, &arena, &p);
    assert_int_equal(p.n_tasks, 0);
    const double done[] = {0, 0};
    pack_items(done, 2, 100, 10, &arena, &p);
    assert_int_equal(p.n_tasks, 1);
    arena_free(&arena);
}

/* The longest first, each to the emptiest task, the first of equal ones. */
static void the_packing_is_the_same_everywhere(void **state)
{
    (void)state;
    static const double seconds[] = {3, 5, 4, 3, 9, 4};
    static const size_t tasks[] = {1, 1, 2, 1, 0, 2};
    static const double task_s[] = {9, 11, 8};
    struct arena arena = {0};
    struct packing p;
    pack_items(seconds, 6, 12, 10, &arena, &p);
    assert_int_equal(p.n_tasks, 3);
    for (size_t i = 0; i < 6; i++)
        assert_int_equal(p.task[i], tasks[i]);
    for (size_t t = 0; t < 3; t++)
        assert_true(p.task_s[t] == task_s[t]);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fills_tasks_up_to_the_walltime),
        cmocka_unit_test(the_packing_is_the_same_everywhere),
        cmocka_unit_test(no_task_is_empty_or_out_of_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
