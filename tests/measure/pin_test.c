#include "unit.h"

#include "collect/measure/pin.h"

/* Two NUMA domains (sockets) of two cores with two hardware threads, siblings 4 apart. */
static void two_by_two(struct pin_cpu cpus[8])
{
    for (int c = 0; c < 8; c++)
        cpus[c] = (struct pin_cpu){.cpu = c,
                                   .core = c % 2,
                                   .sibling = c / 4,
                                   .numa = c % 4 / 2,
                                   .socket = c % 4 / 2,
                                   .allowed = true};
}

static void expect(const struct pin_cpu *cpus, enum pin_policy policy, int threads, size_t distinct,
                   const int *wanted)
{
    struct arena arena = {0};
    int chosen[16] = {0};
    const struct pin_host host = {8, cpus, 0};
    assert_int_equal(pin_choose(&host, policy, threads, chosen, &arena), distinct);
    for (int t = 0; t < threads; t++)
        assert_int_equal(chosen[t], wanted[t]);
    arena_free(&arena);
}

static void cores_come_before_siblings(void **state)
{
    (void)state;
    struct pin_cpu cpus[8];
    two_by_two(cpus);
    expect(cpus, PIN_COMPACT, 8, 8, (const int[]){0, 1, 2, 3, 4, 5, 6, 7});
    expect(cpus, PIN_SCATTER, 8, 8, (const int[]){0, 2, 1, 3, 4, 6, 5, 7});
    expect(cpus, PIN_DOMAIN, 4, 4, (const int[]){0, 1, 4, 5});
}

static void only_allowed_cpus_are_given(void **state)
{
    (void)state;
    struct pin_cpu cpus[8];
    two_by_two(cpus);
    cpus[0].allowed = false; /* its sibling, CPU 4, now counts as the core */
    expect(cpus, PIN_COMPACT, 4, 4, (const int[]){4, 1, 2, 3});
    for (int c = 0; c < 8; c++)
        cpus[c].allowed = c == 5;
    expect(cpus, PIN_SCATTER, 3, 1, (const int[]){5, 5, 5});
    cpus[5].allowed = false;
    expect(cpus, PIN_COMPACT, 1, 0, (const int[]){0});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cores_come_before_siblings),
        cmocka_unit_test(only_allowed_cpus_are_given),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
