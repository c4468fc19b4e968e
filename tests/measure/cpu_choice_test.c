#include "unit.h"

#include "collect/measure/cpu_choice.h"

/* Two NUMA domains (sockets) of two cores with two hardware threads, siblings 4 apart. */
static void two_by_two(struct pin_cpu cpus[8])
{
    for (int c = 0; c < 8; c++)
        cpus[c] = (struct pin_cpu){
            .cpu = c, .core = c % 2, .numa = c % 4 / 2, .socket = c % 4 / 2, .allowed = true};
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

static void policies_have_names(void **state)
{
    (void)state;
    for (int p = PIN_COMPACT; p <= PIN_DOMAIN; p++)
        assert_int_equal(pin_policy_parse(pin_policy_name((enum pin_policy)p)), p);
    assert_int_equal(pin_policy_parse("somewhere"), -1);
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

enum { BIG_CORES = 128, BIG_CPUS = 2 * BIG_CORES };

/* Two sockets of 64 cores with SMT, four NUMA domains; siblings 128 apart, as Linux numbers them.
 * Core numbers start over in each socket. */
static void big(struct pin_cpu cpus[BIG_CPUS])
{
    for (int c = 0; c < BIG_CPUS; c++) {
        const int core = c % BIG_CORES;
        cpus[c] = (struct pin_cpu){
            .cpu = c, .core = core % 64, .numa = core / 32, .socket = core / 64, .allowed = true};
    }
}

static void choose(const struct pin_cpu *cpus, enum pin_policy policy, int threads, int *chosen,
                   size_t distinct, size_t cores)
{
    struct arena arena = {0};
    const struct pin_host host = {BIG_CPUS, cpus, 0};
    assert_int_equal(pin_choose(&host, policy, threads, chosen, &arena), distinct);
    assert_int_equal(pin_distinct_cores(&host, chosen, threads, &arena), cores);
    arena_free(&arena);
}

static void a_big_host_is_filled_core_by_core(void **state)
{
    (void)state;
    struct pin_cpu cpus[BIG_CPUS];
    int chosen[BIG_CPUS];
    big(cpus);
    choose(cpus, PIN_COMPACT, BIG_CPUS, chosen, BIG_CPUS, BIG_CORES);
    for (int t = 0; t < BIG_CPUS; t++)
        assert_int_equal(chosen[t], t); /* all cores in the domains' order, then the siblings */
    choose(cpus, PIN_SCATTER, BIG_CORES, chosen, BIG_CORES, BIG_CORES);
    for (int t = 0; t < BIG_CORES; t++)
        assert_int_equal(chosen[t], t % 4 * 32 + t / 4);
    choose(cpus, PIN_DOMAIN, 40, chosen, 40, 32);
    for (int t = 0; t < 40; t++)
        assert_int_equal(chosen[t], t < 32 ? t : t - 32 + BIG_CORES);
}

/* CPUs 0 to 15 are offline or outside of the cpuset; 130 is the sibling of one of them. */
static void a_part_of_a_big_host(void **state)
{
    (void)state;
    struct pin_cpu cpus[BIG_CPUS];
    int chosen[BIG_CPUS];
    big(cpus);
    for (int c = 0; c < BIG_CPUS; c++)
        cpus[c].allowed = (c >= 16 && c < 40) || c == 130 || c == 144;
    choose(cpus, PIN_COMPACT, 26, chosen, 26, 25);
    assert_int_equal(chosen[0], 130);
    assert_int_equal(chosen[1], 16);
    assert_int_equal(chosen[24], 39);
    assert_int_equal(chosen[25], 144); /* shares the core of CPU 16 */
    choose(cpus, PIN_SCATTER, 4, chosen, 4, 4);
    assert_int_equal(chosen[0], 130);
    assert_int_equal(chosen[1], 32);
    assert_int_equal(chosen[2], 16);
    assert_int_equal(chosen[3], 33);
}

static void neighbours_are_other_cores_of_the_domain(void **state)
{
    (void)state;
    enum { MOST = 40 };
    struct pin_cpu cpus[BIG_CPUS];
    int found[MOST] = {0};
    big(cpus);
    const struct pin_host host = {BIG_CPUS, cpus, 0};
    assert_int_equal(pin_neighbours(&host, 33, MOST, found), 31);
    assert_int_equal(found[0], 32);
    assert_int_equal(found[1], 34);
    assert_int_equal(found[30], 63);
    assert_int_equal(pin_neighbours(&host, 33 + BIG_CORES, MOST, found), 31); /* its sibling */
    assert_int_equal(pin_neighbours(&host, 33, 2, found), 2);
    for (int c = 0; c < BIG_CPUS; c++)
        cpus[c].allowed = c == 33 || c == 34 + BIG_CORES || c == 64;
    assert_int_equal(pin_neighbours(&host, 33, MOST, found), 1);
    assert_int_equal(found[0], 34 + BIG_CORES);
    assert_int_equal(pin_neighbours(&host, 64, MOST, found), 0);
    assert_int_equal(pin_neighbours(&host, 999, MOST, found), 0);
}

static void cores_with_any_usable_thread_count(void **state)
{
    (void)state;
    struct pin_cpu cpus[BIG_CPUS];
    big(cpus);
    const struct pin_host host = {BIG_CPUS, cpus, 0};
    assert_int_equal(pin_usable_cores(&host), BIG_CORES);
    for (int c = 0; c < BIG_CPUS; c++) /* the second threads of four cores, both of one of them */
        cpus[c].allowed = (c >= BIG_CORES + 8 && c < BIG_CORES + 12) || c == 9;
    assert_int_equal(pin_usable_cores(&host), 4);
}

static void a_socket_has_all_its_cpus(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct pin_cpu cpus[BIG_CPUS];
    big(cpus);
    const struct pin_host host = {BIG_CPUS, cpus, 0};
    size_t count = 0;
    const int *one = pin_socket_cpus(&host, (const int[]){64, 70}, 2, &arena, &count);
    assert_int_equal(count, 128);
    assert_int_equal(one[0], 64);
    assert_int_equal(one[127], 255);
    pin_socket_cpus(&host, (const int[]){70, 3}, 2, &arena, &count);
    assert_int_equal(count, 256);
    pin_socket_cpus(&host, (const int[]){999}, 1, &arena, &count);
    assert_int_equal(count, 0);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cores_come_before_siblings),
        cmocka_unit_test(policies_have_names),
        cmocka_unit_test(only_allowed_cpus_are_given),
        cmocka_unit_test(a_big_host_is_filled_core_by_core),
        cmocka_unit_test(a_part_of_a_big_host),
        cmocka_unit_test(neighbours_are_other_cores_of_the_domain),
        cmocka_unit_test(cores_with_any_usable_thread_count),
        cmocka_unit_test(a_socket_has_all_its_cpus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
