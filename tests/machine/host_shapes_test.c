#include <string.h>

#include "host_tree.h"

/* Hosts with unusual caches, domains and kinds of cores. */

static void refused(struct tree *t, const int *cpus, size_t n, const char *text, const char *list)
{
    struct host host;
    struct err err = {0};
    assert_false(host_read(t->root, cpus, n, NULL, &t->arena, &host, &err));
    assert_non_null(strstr(err.text, text));
    const char *expected = str_formatz(&t->arena, "taskset -c %s", list);
    if (!str_ends_with(str_of(err.hint), str_of(expected)))
        fail_msg("%s instead of %s", err.hint, expected);
}

/* A socket with sub-NUMA clustering and the L3 of a Xeon Gold 6148, with fewer cores. A domain's
 * share of it is in machines/SkylakeSP_Gold-6148_SNC.yml. */
static struct tree with_snc(void)
{
    struct tree t = one_socket(6, 6);
    put(&t, "/sys/devices/system/node/online", "0-2\n");
    put_node(&t, 0, "0-1,4", NULL);
    put_node(&t, 1, "2-3,5", NULL);
    put_node(&t, 2, "", NULL);
    all_cpus_have(&t, 6, "cache/index3/size", "28160K");
    all_cpus_have(&t, 6, "cache/index3/ways_of_associativity", "11");
    return t;
}

static void a_domain_has_its_part_of_an_l3(void **state)
{
    (void)state;
    struct tree t = with_snc();
    const struct host host = read_host(&t, range(&t, 0, 5), 6);
    assert_int_equal(host.n_nodes, 2);
    assert_int_equal(host.caches[1].sets, 512);
    assert_int_equal(host.caches[1].divided_by, 1);
    assert_int_equal(host.caches[2].sets, 20480);
    assert_int_equal(host.caches[2].ways, 11);
    assert_int_equal(host.caches[2].cores_per_group, 3);
    const struct machine m = file_of(&t, &host);
    assert_non_null(strstr(provenance_of(&m, "caches"), "2 NUMA domains"));
    /* part of the host: domains that others use count */
    const struct host part = read_host(&t, (const int[]){0, 1}, 2);
    assert_int_equal(part.n_nodes, 1);
    assert_int_equal(part.caches[2].sets, 20480);
    assert_int_equal(part.caches[2].cores_per_group, 2);
    const struct host both = read_host(&t, (const int[]){0, 2, 3, 4}, 4);
    assert_int_equal(both.caches[2].cores_per_group, 2);
    drop(&t);
}

static void parts_are_rounded_down(void **state)
{
    (void)state;
    struct tree t = one_socket(6, 6);
    put(&t, "/sys/devices/system/node/online", "0-2\n");
    put_node(&t, 0, "0-1", NULL);
    put_node(&t, 1, "2-3", NULL);
    put_node(&t, 2, "4-5", NULL);
    const struct host host = read_host(&t, range(&t, 0, 5), 6);
    assert_int_equal(host.caches[2].sets, 16384 / 3);
    assert_int_equal(host.caches[2].cores_per_group, 2);
    drop(&t);
}

/* Only Intel reports more than a domain has. */
static void other_vendors_tell_the_truth(void **state)
{
    (void)state;
    struct tree t = with_snc();
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nFeatures\t: fp asimd\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n");
    const struct host host = read_host(&t, range(&t, 0, 5), 6);
    assert_int_equal(host.caches[2].sets, 40960);
    assert_int_equal(host.caches[2].cores_per_group, 6);
    const struct machine m = file_of(&t, &host);
    assert_null(strstr(provenance_of(&m, "caches"), "NUMA"));
    drop(&t);
}

static void groups_of_a_cache_are_even(void **state)
{
    (void)state;
    struct tree t = one_socket(8, 4);
    refused(&t, range(&t, 3, 7), 5,
            "the L3 caches are shared by different numbers of cores (1 and 4)", "4-7");
    refused(&t, range(&t, 0, 5), 6, "(4 and 2)", "0-3");
    const struct host host = read_host(&t, range(&t, 2, 5), 4);
    assert_int_equal(host.caches[0].cores_per_group, 1);
    assert_int_equal(host.caches[2].cores_per_group, 2);
    assert_int_equal(host.caches[2].sets, 16384);
    drop(&t);
}

/* Domains of some cores, after two domains with an assistant core each, as on an A64FX. */
static void assistants_are_left_out(void **state)
{
    (void)state;
    struct tree t = one_socket(8, 8);
    put(&t, "/sys/devices/system/node/online", "0-1,4-5\n");
    put_node(&t, 0, "0", NULL);
    put_node(&t, 1, "1", NULL);
    put_node(&t, 4, "2-4", NULL);
    put_node(&t, 5, "5-7", NULL);
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nFeatures\t: sve\nCPU implementer\t: 0x46\nCPU part\t: 0x001\n");
    refused(&t, range(&t, 0, 7), 8, "the NUMA domains have different numbers of cores (1 and 3)",
            "2-7");
    read_host(&t, range(&t, 2, 7), 6);
    drop(&t);
}

static void the_larger_or_stronger_kind_is_chosen(void **state)
{
    (void)state;
    struct tree t = one_socket(4, 4);
    for (int cpu = 0; cpu < 4; cpu++)
        put(&t, cpu_path(&t, cpu, "cpu_capacity"), cpu < 2 ? "446\n" : "1024\n");
    refused(&t, range(&t, 0, 3), 4, "different kinds", "2-3");
    refused(&t, range(&t, 0, 2), 3, "different kinds", "0-1");
    refused(&t, range(&t, 1, 3), 3, "different kinds", "2-3");
    drop(&t);
}

/* Two clusters whose cores have the same numbers are not siblings of each other. */
static void clusters_number_their_cores_anew(void **state)
{
    (void)state;
    struct tree t = one_socket(4, 4);
    for (int cpu = 0; cpu < 4; cpu++) {
        put(&t, cpu_path(&t, cpu, "topology/core_id"), cpu % 2 == 0 ? "0\n" : "1\n");
        put(&t, cpu_path(&t, cpu, "topology/cluster_id"), cpu < 2 ? "0\n" : "1\n");
    }
    const struct host host = read_host(&t, range(&t, 0, 3), 4);
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.threads_per_core, 1);
    drop(&t);
}

/*
 * Offline cores; the choice is even in everything that is compared, not only in what was refused.
 */
static void offline_cores_make_domains_uneven(void **state)
{
    (void)state;
    struct tree t = one_socket(8, 2);
    put(&t, "/sys/devices/system/cpu/online", "0,2-7\n");
    put(&t, "/sys/devices/system/node/online", "0-3\n");
    for (int n = 0; n < 4; n++)
        put_node(&t, n, str_formatz(&t.arena, "%d-%d", 2 * n, 2 * n + 1), NULL);
    refused(&t, range(&t, 0, 7), 8, "(1 and 2)", "2-7");
    put(&t, cpu_path(&t, 6, "cache/index3/shared_cpu_list"), "6\n");
    put(&t, cpu_path(&t, 7, "cache/index3/shared_cpu_list"), "7\n");
    refused(&t, range(&t, 0, 7), 8, "(1 and 2)", "2-5");
    drop(&t);
}

/* L3 lines that are twice as long: the file has one line length, and correct sizes. */
static void lines_of_two_lengths(void **state)
{
    (void)state;
    struct tree t = one_socket(2, 2);
    all_cpus_have(&t, 2, "cache/index3/coherency_line_size", "128");
    const struct host host = read_host(&t, range(&t, 0, 1), 2);
    const struct machine m = file_of(&t, &host);
    assert_int_equal(m.line_bytes, 64);
    assert_int_equal(m.caches[2].cache.sets * m.caches[2].cache.ways * m.line_bytes, 16384 * 1024);
    assert_non_null(strstr(provenance_of(&m, "caches"), "128"));
    drop(&t);
}

/* The smallest and largest values that are accepted, and the next ones. */
static void figures_beyond_belief_are_not_reported(void **state)
{
    (void)state;
    static const struct {
        const char *file, *text;
        int n_caches;
        uint64_t sets;
        uint32_t ways;
    } cases[] = {
        {"coherency_line_size", "4096", 3, 256, 16},
        {"coherency_line_size", "4097", 2, 0, 0},
        {"ways_of_associativity", "1", 3, 1 << 18, 1},
        {"ways_of_associativity", "65535", 3, 4, 65535},
        {"ways_of_associativity", "65536", 3, 16384, 16}, /* assumed */
        {"size", "16777216K", 3, 1 << 24, 16},
        {"size", "16777217K", 2, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct tree t = one_socket(1, 1);
        all_cpus_have(&t, 1, str_formatz(&t.arena, "cache/index3/%s", cases[i].file),
                      cases[i].text);
        const struct host host = read_host(&t, range(&t, 0, 0), 1);
        assert_int_equal(host.n_caches, cases[i].n_caches);
        assert_int_equal(host.caches[2].sets, cases[i].sets);
        assert_int_equal(host.caches[2].ways, cases[i].ways);
        drop(&t);
    }
}

/* 8 GiB of MemTotal; the domains' own figures (KiB) add up to a little less. */
static void memory_of_other_domains_is_not_ours(void **state)
{
    (void)state;
    static const struct {
        const char *cpus[3];
        const char *kib[3];
        int ours, n_nodes;
        double gib;
    } cases[] = {
        {{"0-1", "2-3", ""}, {"2000000", "2000000", "4000000"}, 4, 2, 4},  /* memory only */
        {{"0-1", "2-3", ""}, {"2000000", "2000000", "4000000"}, 2, 1, 2},  /* one of two */
        {{"0-3", "", ""}, {"7000000", "500000", "500000"}, 4, 1, 7},       /* CXL */
        {{"0-1", "2-3", ""}, {"0", "4000000", "4000000"}, 2, 1, 8},        /* no figure: all */
        {{"0-1", "2-3", ""}, {"2000000", "2000000", "nonsense"}, 4, 2, 8}, /* none of memory */
        {{"0-1", "2-3", ""}, {"-1", "x", ""}, 4, 2, 8},
    };
    struct tree t = one_socket(4, 4);
    put(&t, "/sys/devices/system/node/online", "0-2\n");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int n = 0; n < 3; n++)
            put_node(&t, n, cases[i].cpus[n], cases[i].kib[n]);
        struct host host = read_host(&t, range(&t, 0, cases[i].ours - 1), (size_t)cases[i].ours);
        assert_int_equal(host.n_nodes, cases[i].n_nodes);
        assert_true(host.memory_bytes == cases[i].gib * 0x1p30);
        host.microarchitecture = "any";
        assert_true(file_of(&t, &host).memory_bytes_per_numa_domain ==
                    cases[i].gib * 0x1p30 / cases[i].n_nodes);
    }
    put(&t, "/proc/self/cgroup", "0::/\n");
    put(&t, "/sys/fs/cgroup/memory.max", "3221225472\n");
    assert_true(read_host(&t, range(&t, 0, 3), 4).memory_bytes == 3 * 0x1p30);
    drop(&t);
}

static void domains_that_do_not_divide_by_sockets(void **state)
{
    (void)state;
    static const struct {
        int sockets, nodes, cores, file_sockets, file_domains;
    } cases[] = {
        {2, 3, 12, 3, 1}, {2, 2, 8, 2, 1},  {2, 4, 8, 2, 2},  {8, 1, 8, 1, 1},
        {8, 2, 8, 2, 1},  {4, 6, 12, 6, 1}, {1, 4, 16, 1, 4},
    };
    struct tree t = only_proc();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct host host = read_host(&t, range(&t, 0, 0), 1);
        host.n_sockets = cases[i].sockets;
        host.n_nodes = cases[i].nodes;
        host.n_cores = cases[i].cores;
        host.microarchitecture = "any";
        const struct machine m = file_of(&t, &host);
        assert_int_equal(m.sockets, cases[i].file_sockets);
        assert_int_equal(m.numa_domains_per_socket, cases[i].file_domains);
        assert_int_equal(m.sockets * m.cores_per_socket, host.n_cores);
        assert_int_equal(m.numa_domains_per_socket * m.cores_per_numa_domain, m.cores_per_socket);
    }
    drop(&t);
}

static void nonsense_numbers_are_not_computed_with(void **state)
{
    (void)state;
    static const char *const nonsense[] = {
        "9223372036854775807", "-9223372036854775808", "99999999999999999999", "-1", "0", "x"};
    static const struct {
        const char *name, *sound;
    } files[] = {
        {"topology/physical_package_id", "0"},
        {"topology/die_id", "0"},
        {"topology/core_id", "0"},
        {"topology/cluster_id", "0"},
        {"cpu_capacity", "1024"},
        {"cache/index0/coherency_line_size", "64"},
        {"cache/index0/ways_of_associativity", "8"},
        {"cache/index0/size", "32K"},
        {"cache/index3/level", "3"},
        {"cache/index3/size", "16384K"},
    };
    struct tree t = one_socket(2, 2);
    for (size_t f = 0; f < sizeof files / sizeof files[0]; f++) {
        for (size_t i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
            put(&t, cpu_path(&t, 0, files[f].name), nonsense[i]);
            put(&t, cpu_path(&t, 1, files[f].name), str_formatz(&t.arena, "%sK", nonsense[i]));
            struct host host;
            struct err err = {0};
            if (!host_read(t.root, range(&t, 0, 1), 2, NULL, &t.arena, &host, &err))
                continue;
            for (int level = 0; level < host.n_caches; level++) {
                assert_true(host.caches[level].sets > 0);
                assert_true(host.caches[level].ways > 0);
            }
        }
        all_cpus_have(&t, 2, files[f].name, files[f].sound);
    }
    drop(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_domain_has_its_part_of_an_l3),
        cmocka_unit_test(parts_are_rounded_down),
        cmocka_unit_test(other_vendors_tell_the_truth),
        cmocka_unit_test(groups_of_a_cache_are_even),
        cmocka_unit_test(assistants_are_left_out),
        cmocka_unit_test(the_larger_or_stronger_kind_is_chosen),
        cmocka_unit_test(clusters_number_their_cores_anew),
        cmocka_unit_test(offline_cores_make_domains_uneven),
        cmocka_unit_test(lines_of_two_lengths),
        cmocka_unit_test(figures_beyond_belief_are_not_reported),
        cmocka_unit_test(memory_of_other_domains_is_not_ours),
        cmocka_unit_test(domains_that_do_not_divide_by_sockets),
        cmocka_unit_test(nonsense_numbers_are_not_computed_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
