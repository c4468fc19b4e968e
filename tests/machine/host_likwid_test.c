#include <string.h>

#include "host_tree.h"

/* Made-up answers of liblikwid: what is used of them, and what is reported. */

enum { CPUS = 8 };

struct answer {
    struct likwid_answer likwid;
    struct likwid_cpu cpus[CPUS];
    struct likwid_node nodes[2];
};

/* Two sockets with two cores of two threads, as on many hosts: CPU c and c + 4 are siblings. Each
 * socket is a NUMA domain; the second one has a third of the memory. */
static void fill(struct answer *a)
{
    static const int node_cpus[2][4] = {{0, 1, 4, 5}, {2, 3, 6, 7}};
    *a = (struct answer){0};
    for (int cpu = 0; cpu < CPUS; cpu++)
        a->cpus[cpu] = (struct likwid_cpu){.cpu = cpu, .core = cpu % 2, .socket = cpu % 4 / 2};
    for (int n = 0; n < 2; n++)
        a->nodes[n] = (struct likwid_node){node_cpus[n], 4, n == 0 ? 2e9 : 1e9};
    a->likwid = (struct likwid_answer){
        .library = "liblikwid.so.0",
        .microarchitecture = "haswellEP",
        .cpus = a->cpus,
        .n_cpus = CPUS,
        .threads_per_core = 2,
        .nodes = a->nodes,
        .n_nodes = 2,
        .caches = {{1, 64, 8, 64, 2, false}, {2, 512, 8, 64, 2, false}, {3, 8192, 16, 64, 4, true}},
        .n_caches = 3,
    };
}

static struct host read_with(struct tree *t, const struct answer *a, int n)
{
    struct host host;
    struct err err = {0};
    if (!host_read(t->root, range(t, 0, n - 1), (size_t)n, &a->likwid, &t->arena, &host, &err))
        fail_msg("%s", err.text);
    return host;
}

/* The same host in /sys. */
static struct tree same_in_sys(void)
{
    struct tree t = only_proc();
    put(&t, "/sys/devices/system/cpu/online", "0-7\n");
    put(&t, "/sys/devices/system/node/online", "0-1\n");
    put_node(&t, 0, "0-1,4-5", NULL);
    put_node(&t, 1, "2-3,6-7", NULL);
    for (int cpu = 0; cpu < CPUS; cpu++)
        put_cpu(&t, cpu, cpu % 2, cpu % 4 / 2, "32K",
                str_formatz(&t.arena, "%d,%d", cpu % 4, cpu % 4 + 4),
                cpu % 4 < 2 ? "0-1,4-5" : "2-3,6-7");
    return t;
}

static const char *how(struct tree *t, const struct host *host, const char *group)
{
    const struct machine m = file_of(t, host);
    return provenance_of(&m, group);
}

static void what_sys_does_not_show_is_taken(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct answer a;
    fill(&a);
    const struct host host = read_with(&t, &a, CPUS);
    assert_int_equal(host.n_sockets, 2);
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.n_nodes, 2);
    assert_int_equal(host.threads_per_core, 2);
    assert_int_equal(host.cpus[6].node, 1);
    assert_int_equal(host.n_caches, 3);
    assert_int_equal(host.caches[1].cores_per_group, 1);
    assert_int_equal(host.caches[2].cores_per_group, 2);
    assert_int_equal(host.caches[2].sets, 8192);
    assert_true(host.caches[2].inclusive);
    assert_string_equal(host.microarchitecture, "haswellEP");
    assert_string_equal(how(&t, &host, "topology"), "liblikwid.so.0; 8 of 8 CPUs are usable");
    assert_string_equal(how(&t, &host, "caches"),
                        "liblikwid.so.0; inclusion by liblikwid.so.0; LRU is assumed");
    const struct machine m = file_of(&t, &host);
    assert_int_equal(m.cores_per_numa_domain, 2);
    /* the part that we may use has only the memory of its own domain */
    struct host part;
    struct err err = {0};
    assert_true(host_read(t.root, (const int[]){2, 3}, 2, &a.likwid, &t.arena, &part, &err));
    assert_int_equal(part.n_nodes, 1);
    assert_true(part.memory_bytes == 8388608.0 * 1024 / 3);
    drop(&t);
}

static void answers_that_leave_out_cpus_are_not_taken(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct answer a;
    fill(&a);
    a.likwid.n_cpus = 7;
    a.nodes[1].n_cpus = 3;
    const struct host host = read_with(&t, &a, CPUS);
    assert_int_equal(host.n_cores, 8);
    assert_int_equal(host.n_sockets, 1);
    assert_int_equal(host.n_nodes, 1);
    assert_true(host.memory_bytes == 8388608.0 * 1024);
    assert_string_equal(how(&t, &host, "topology"), "an assumption; 8 of 8 CPUs are usable");
    /* A CPU in two domains. */
    a.nodes[1] = a.nodes[0];
    assert_int_equal(read_with(&t, &a, 2).n_nodes, 1);
    drop(&t);
}

static void agreement_is_told(void **state)
{
    (void)state;
    struct tree t = same_in_sys();
    struct answer a;
    fill(&a);
    a.likwid.caches[1].sets = 512;
    a.likwid.caches[1].ways = 16;
    a.likwid.caches[2].sets = 16384;
    struct host host = read_with(&t, &a, CPUS);
    assert_string_equal(how(&t, &host, "topology"),
                        "/sys; liblikwid.so.0 agrees on cores, sockets, NUMA domains; "
                        "8 of 8 CPUs are usable");
    assert_string_equal(how(&t, &host, "caches"),
                        "/sys; liblikwid.so.0 agrees on L1, L2, L3; inclusion by liblikwid.so.0; "
                        "LRU is assumed");
    assert_string_equal(how(&t, &host, "identity"),
                        "/proc/cpuinfo; microarchitecture by liblikwid.so.0");
    /* other numbers for the same cores are not a difference */
    for (int cpu = 0; cpu < CPUS; cpu++)
        a.cpus[cpu] = (struct likwid_cpu){cpu, 7 - a.cpus[cpu].core, 3, 1 - a.cpus[cpu].socket};
    const struct likwid_node first = a.nodes[0];
    a.nodes[0] = a.nodes[1];
    a.nodes[1] = first;
    host = read_with(&t, &a, CPUS);
    assert_non_null(strstr(how(&t, &host, "topology"), "agrees on cores, sockets, NUMA domains"));
    drop(&t);
}

static void differences_are_told_and_sys_is_taken(void **state)
{
    (void)state;
    struct tree t = same_in_sys();
    struct answer a;
    fill(&a);
    a.cpus[7].core = 5;
    a.nodes[0].n_cpus = 3;
    a.likwid.n_caches = 2;
    memset(&a.likwid.caches[2], 0, sizeof a.likwid.caches[2]);
    const struct host host = read_with(&t, &a, CPUS);
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.n_nodes, 2);
    assert_int_equal(host.caches[2].sets, 16384);
    assert_false(host.caches[2].inclusion_known);
    assert_string_equal(how(&t, &host, "topology"),
                        "/sys; liblikwid.so.0 agrees on sockets, differs in cores, "
                        "leaves out CPUs in NUMA domains; 8 of 8 CPUs are usable");
    static const int crossed[2][4] = {{0, 2, 4, 6}, {1, 3, 5, 7}};
    for (int n = 0; n < 2; n++)
        a.nodes[n] = (struct likwid_node){crossed[n], 4, 1e9};
    const struct host other = read_with(&t, &a, CPUS);
    assert_non_null(strstr(how(&t, &other, "topology"), "differs in cores, NUMA domains;"));
    assert_non_null(strstr(how(&t, &host, "caches"), "agrees on L1, differs in L2, L3"));
    drop(&t);
}

static void who_does_not_know_tells_nothing(void **state)
{
    (void)state;
    struct tree t = same_in_sys();
    struct answer a;
    fill(&a);
    a.likwid.microarchitecture = NULL;
    struct host host = read_with(&t, &a, CPUS);
    assert_null(host.microarchitecture);
    host.microarchitecture = "any";
    assert_non_null(strstr(how(&t, &host, "topology"), "liblikwid.so.0 does not know this CPU"));
    assert_string_equal(how(&t, &host, "caches"), "/sys; LRU is assumed");
    a.likwid = (struct likwid_answer){0}; /* not there at all */
    host = read_with(&t, &a, CPUS);
    host.microarchitecture = "any";
    static const char *const groups[] = {"identity", "topology", "caches"};
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        assert_null(strstr(how(&t, &host, groups[i]), "likwid"));
    drop(&t);
}

/* An L3 of a socket with two domains, which only likwid reports. */
static void a_domain_has_its_part_of_what_likwid_shows(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct answer a;
    fill(&a);
    a.likwid.caches[2].threads = 8;
    const struct host host = read_with(&t, &a, CPUS);
    assert_int_equal(host.caches[2].sets, 4096);
    assert_int_equal(host.caches[2].divided_by, 2);
    assert_int_equal(host.caches[2].cores_per_group, 2);
    assert_string_equal(how(&t, &host, "caches"),
                        "liblikwid.so.0; L3 is reported for 2 NUMA domains: each is given an equal "
                        "part; inclusion by liblikwid.so.0; LRU is assumed");
    drop(&t);
}

/* Only an L3 that is known not to be inclusive is a victim cache. */
static void victims_need_a_known_inclusion(void **state)
{
    (void)state;
    struct tree t = same_in_sys();
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 85\n"
        "model name\t: Intel(R) Xeon(R) Gold 6148 CPU @ 2.40GHz\nstepping\t: 4\n"
        "flags\t\t: fpu avx2 avx512f\n");
    struct answer a;
    fill(&a);
    struct host host = read_with(&t, &a, CPUS);
    assert_int_equal(file_of(&t, &host).caches[1].cache.victims_to, -1);
    host.caches[2].inclusive = false;
    assert_int_equal(file_of(&t, &host).caches[1].cache.victims_to, 2);
    host.caches[2].inclusion_known = false;
    assert_int_equal(file_of(&t, &host).caches[1].cache.victims_to, -1);
    drop(&t);
}

/* The real library on any host: the same result twice, and our affinity is unchanged. */
static void the_library_answers_twice(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const int *before = NULL;
    const int *after = NULL;
    size_t n_before = 0;
    size_t n_after = 0;
    assert_true(host_allowed_cpus(&arena, &before, &n_before, &err));
    const struct likwid_answer one = host_likwid_read(&arena);
    const struct likwid_answer two = host_likwid_read(&arena);
    assert_true(one.library != NULL || one.microarchitecture == NULL);
    assert_int_equal(one.n_cpus, two.n_cpus);
    assert_int_equal(one.n_nodes, two.n_nodes);
    assert_int_equal(one.n_caches, two.n_caches);
    for (size_t i = 0; i < one.n_cpus; i++)
        assert_memory_equal(&one.cpus[i], &two.cpus[i], sizeof one.cpus[i]);
    for (size_t i = 0; i < one.n_nodes; i++)
        assert_int_equal(one.nodes[i].n_cpus, two.nodes[i].n_cpus);
    assert_true(host_allowed_cpus(&arena, &after, &n_after, &err));
    assert_int_equal(n_before, n_after);
    assert_memory_equal(before, after, n_before * sizeof *before);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_sys_does_not_show_is_taken),
        cmocka_unit_test(answers_that_leave_out_cpus_are_not_taken),
        cmocka_unit_test(agreement_is_told),
        cmocka_unit_test(differences_are_told_and_sys_is_taken),
        cmocka_unit_test(who_does_not_know_tells_nothing),
        cmocka_unit_test(a_domain_has_its_part_of_what_likwid_shows),
        cmocka_unit_test(victims_need_a_known_inclusion),
        cmocka_unit_test(the_library_answers_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
