#include "machine/host_tree.h"

#include "base/affinity.h"
#include "collect/measure/cpu_choice.h"

/* Pinning on made-up hosts of which this process may use a part. */

enum { CPUS = 8 };

static struct pin_host pin_of(struct tree *t, const int *ours, size_t n,
                              const struct likwid_answer *likwid)
{
    struct host all;
    struct err err = {0};
    if (!host_read_cpus(t->root, ours, n, likwid, &t->arena, &all, &err))
        fail_msg("%s", err.text);
    return pin_of_host(&all, ours, n, &t->arena);
}

/* The NUMA domains 0-3 and 4-7, each a socket. */
static struct tree two_domains(void)
{
    struct tree t = one_socket(CPUS, 4);
    put(&t, "/sys/devices/system/node/online", "0-1\n");
    put_node(&t, 0, "0-3", NULL);
    put_node(&t, 1, "4-7", NULL);
    for (int cpu = 4; cpu < CPUS; cpu++)
        put(&t, cpu_path(&t, cpu, "topology/physical_package_id"), "1\n");
    return t;
}

static void a_part_of_two_domains(void **state)
{
    (void)state;
    static const int ours[] = {3, 4, 5};
    int chosen[3] = {0};
    size_t n = 0;
    struct tree t = two_domains();
    const struct pin_host host = pin_of(&t, ours, 3, NULL);
    assert_int_equal(host.n_cpus, CPUS);
    for (int cpu = 0; cpu < CPUS; cpu++) {
        assert_int_equal(host.cpus[cpu].cpu, cpu);
        assert_int_equal(host.cpus[cpu].numa, cpu / 4);
        assert_int_equal(host.cpus[cpu].allowed, cpu >= 3 && cpu <= 5);
    }
    assert_int_equal(pin_choose(&host, PIN_SCATTER, 2, chosen, &t.arena), 2);
    assert_int_equal(chosen[0], 3);
    assert_int_equal(chosen[1], 4);
    assert_int_equal(pin_choose(&host, PIN_DOMAIN, 2, chosen, &t.arena), 1);
    assert_int_equal(pin_neighbours(&host, 3, 3, chosen), 0);
    assert_int_equal(pin_neighbours(&host, 4, 3, chosen), 1);
    assert_int_equal(chosen[0], 5);
    const int *socket = pin_socket_cpus(&host, &ours[1], 1, &t.arena, &n);
    assert_int_equal(n, 4); /* others' load there counts, too */
    assert_int_equal(socket[0], 4);
    drop(&t);
}

static void siblings_alone_are_cores_too(void **state)
{
    (void)state;
    static const int ours[] = {2, 6, 7};
    struct tree t = two_domains();
    for (int cpu = 0; cpu < CPUS; cpu++) {
        put(&t, cpu_path(&t, cpu, "topology/core_id"), str_formatz(&t.arena, "%d\n", cpu % 4));
        put(&t, cpu_path(&t, cpu, "topology/physical_package_id"), "0\n");
    }
    const struct pin_host host = pin_of(&t, ours, 3, NULL);
    assert_int_equal(pin_usable_cores(&host), 2); /* 2 and 6 are the same core */
    const struct pin_host second = pin_of(&t, &ours[1], 2, NULL);
    assert_int_equal(pin_usable_cores(&second), 2);
    drop(&t);
}

/*
 * Cores of two kinds in domains of two sizes: no machine file can describe them, but programs run.
 */
static void uneven_hosts_are_not_refused(void **state)
{
    (void)state;
    int chosen[CPUS] = {0};
    struct tree t = two_domains();
    put_node(&t, 0, "0-2", NULL);
    put_node(&t, 1, "3-7", NULL);
    for (int cpu = 0; cpu < CPUS; cpu++)
        put(&t, cpu_path(&t, cpu, "cpu_capacity"), cpu < 2 ? "446\n" : "1024\n");
    const struct pin_host host = pin_of(&t, range(&t, 0, CPUS - 1), CPUS, NULL);
    assert_int_equal(pin_choose(&host, PIN_DOMAIN, CPUS, chosen, &t.arena), 3);
    assert_int_equal(pin_usable_cores(&host), CPUS);
    drop(&t);
}

/* Containers may list CPUs from 0, whichever they really have. */
static void ours_are_there_whatever_is_listed(void **state)
{
    (void)state;
    static const int ours[] = {5, 6};
    int chosen[2] = {0};
    struct tree t = two_domains();
    put(&t, "/sys/devices/system/cpu/online", "0-1\n");
    const struct pin_host host = pin_of(&t, ours, 2, NULL);
    assert_int_equal(host.n_cpus, 4);
    assert_int_equal(pin_choose(&host, PIN_COMPACT, 2, chosen, &t.arena), 2);
    assert_int_equal(chosen[0], 5);
    assert_int_equal(host.cpus[3].numa, 1);
    drop(&t);
}

/* liblikwid 5.2 under an affinity of 3 to 5 renumbers the CPUs of domains. */
static void domains_numbered_anew_are_not_believed(void **state)
{
    (void)state;
    static const int ours[] = {3, 4, 5};
    static const int first[] = {0};
    static const int second[] = {1, 2};
    static const struct likwid_node nodes[] = {{first, 1, 1e9}, {second, 2, 1e9}};
    struct likwid_cpu cpus[CPUS];
    for (int cpu = 0; cpu < CPUS; cpu++)
        cpus[cpu] = (struct likwid_cpu){.cpu = cpu, .core = cpu % 4, .socket = cpu / 4};
    const struct likwid_answer likwid = {.library = "liblikwid.so.0",
                                         .microarchitecture = "haswellEP",
                                         .cpus = cpus,
                                         .n_cpus = CPUS,
                                         .threads_per_core = 1,
                                         .nodes = nodes,
                                         .n_nodes = 2};
    struct tree t = two_domains();
    struct pin_host host = pin_of(&t, ours, 3, &likwid);
    assert_int_equal(host.cpus[4].numa, 1); /* what /sys shows counts */
    drop(&t);
    t = only_proc();
    host = pin_of(&t, ours, 3, &likwid);
    assert_int_equal(host.n_cpus, 3);
    assert_int_equal(host.cpus[0].socket, 0);
    assert_int_equal(host.cpus[1].socket, 1);
    for (size_t i = 0; i < host.n_cpus; i++)
        assert_int_equal(host.cpus[i].numa, 0);
    drop(&t);
}

/* This host, limited to its last CPU. */
static void this_host_under_an_affinity(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct affinity before;
    const int *cpus = NULL;
    int chosen[2] = {-1, -1};
    struct pin_host host;
    assert_true(affinity_read(&arena, &before));
    const size_t n = affinity_list(&before, &arena, &cpus);
    const struct affinity last = affinity_of(&cpus[n - 1], 1, &arena);
    assert_true(affinity_set(&last));
    assert_true(pin_read_host(&arena, &host, &err));
    struct affinity after;
    assert_true(affinity_read(&arena, &after));
    assert_true(affinity_set(&before));
    const int *only = NULL;
    assert_int_equal(affinity_list(&after, &arena, &only), 1);
    assert_int_equal(pin_choose(&host, PIN_COMPACT, 2, chosen, &arena), 1);
    assert_int_equal(chosen[0], cpus[n - 1]);
    assert_int_equal(chosen[1], cpus[n - 1]);
    assert_int_equal(pin_neighbours(&host, cpus[n - 1], 2, chosen), 0);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_part_of_two_domains),
        cmocka_unit_test(siblings_alone_are_cores_too),
        cmocka_unit_test(uneven_hosts_are_not_refused),
        cmocka_unit_test(ours_are_there_whatever_is_listed),
        cmocka_unit_test(domains_numbered_anew_are_not_believed),
        cmocka_unit_test(this_host_under_an_affinity),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
