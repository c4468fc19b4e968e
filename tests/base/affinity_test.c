#include "unit.h"

#include "base/affinity.h"

/* More CPUs than a plain cpu_set_t has room for. */
static void masks_are_as_long_as_needed(void **state)
{
    (void)state;
    struct arena arena = {0};
    const int cpus[] = {5000, -1, 0, 63, 64, 1024, 1 << 30};
    const struct affinity affinity = affinity_of(cpus, 7, &arena);
    assert_true(affinity_has(&affinity, 5000));
    assert_true(affinity_has(&affinity, 1024));
    assert_false(affinity_has(&affinity, 1));
    assert_false(affinity_has(&affinity, 1023));
    assert_false(affinity_has(&affinity, -1));
    assert_false(affinity_has(&affinity, 1 << 20));
    const int *list = NULL;
    assert_int_equal(affinity_list(&affinity, &arena, &list), 5);
    assert_int_equal(list[0], 0);
    assert_int_equal(list[4], 5000);
    arena_free(&arena);
}

static void a_thread_moves_and_comes_back(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct affinity before;
    struct affinity now;
    const int *cpus = NULL;
    assert_true(affinity_read(&arena, &before));
    const size_t n = affinity_list(&before, &arena, &cpus);
    assert_true(n > 0);
    const struct affinity last = affinity_of(&cpus[n - 1], 1, &arena);
    assert_true(affinity_set(&last));
    assert_true(affinity_read(&arena, &now));
    const int *only = NULL;
    assert_int_equal(affinity_list(&now, &arena, &only), 1);
    assert_int_equal(only[0], cpus[n - 1]);
    assert_true(affinity_set(&before));
    assert_true(affinity_read(&arena, &now));
    assert_int_equal(affinity_list(&now, &arena, &only), n);
    const struct affinity nowhere = affinity_of(NULL, 0, &arena);
    assert_false(affinity_set(&nowhere));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(masks_are_as_long_as_needed),
        cmocka_unit_test(a_thread_moves_and_comes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
