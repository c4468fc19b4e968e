#define _DEFAULT_SOURCE /* setenv */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "collect/host/detect.h"
#include "collect/host/host_match.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "host_tree.h"

/* Two sockets with two cores of two threads: CPU c and c + 4 are siblings. */
static struct tree two_sockets(void)
{
    struct tree t = only_proc();
    put(&t, "/sys/devices/system/cpu/online", "0-7\n");
    put(&t, "/sys/devices/system/node/online", "0-2\n");
    put(&t, "/sys/devices/system/node/node0/cpulist", "0-1,4-5\n");
    put(&t, "/sys/devices/system/node/node1/cpulist", "2-3,6-7\n");
    put(&t, "/sys/devices/system/node/node2/cpulist", "\n"); /* memory only */
    put(&t, "/sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
    put(&t, "/proc/sys/kernel/numa_balancing", "1\n");
    put(&t, "/sys/devices/system/cpu/intel_pstate/no_turbo", "1\n");
    for (int cpu = 0; cpu < 8; cpu++) {
        const int socket = cpu % 4 / 2;
        put_cpu(&t, cpu, cpu % 2, socket, "32K",
                str_formatz(&t.arena, "%d,%d", cpu % 4, cpu % 4 + 4),
                socket == 0 ? "0-1,4-5" : "2-3,6-7");
    }
    return t;
}

static const int all_cpus[] = {0, 1, 2, 3, 4, 5, 6, 7};

static void whole_host(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    assert_true(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &err));
    assert_int_equal(host.n_sockets, 2);
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.threads_per_core, 2);
    assert_int_equal(host.n_nodes, 2);
    assert_string_equal(host.vendor, "Intel");
    assert_int_equal(host.model, 63);
    assert_true(host.base_clock_hz == 2.3e9);
    assert_true(host_has(&host, "avx2"));
    assert_false(host_has(&host, "avx512f"));
    assert_int_equal(host.n_caches, 3);
    assert_int_equal(host.caches[0].sets, 64);
    assert_int_equal(host.caches[1].cores_per_group, 1);
    assert_int_equal(host.caches[2].sets, 16384);
    assert_int_equal(host.caches[2].cores_per_group, 2);
    assert_true(host.memory_bytes == 8388608.0 * 1024);
    const int *cpus = NULL;
    assert_int_equal(host_domain_cpus(&host, 9, &t.arena, &cpus), 2);
    assert_int_equal(cpus[1], 1);
    assert_int_equal(host_cpu_numbers(&host, &t.arena, &cpus), 8);
    assert_memory_equal(cpus, all_cpus, sizeof all_cpus);
    struct machine_setup setup;
    host_setup(t.root, all_cpus, 8, &t.arena, &setup);
    assert_string_equal(setup.huge_pages, "madvise");
    assert_string_equal(setup.turbo, "off");
    assert_string_equal(setup.numa_balancing, "on");
    assert_null(setup.governor);
    drop(&t);
}

/* A cgroup or affinity that leaves one thread of each of the two cores of socket 0. */
static void limited_to_some_cpus(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    const int few[] = {0, 1};
    put(&t, "/proc/self/cgroup", "0::/\n");
    put(&t, "/sys/fs/cgroup/memory.max", "1073741824\n");
    assert_true(host_read(t.root, few, 2, NULL, &t.arena, &host, &err));
    assert_int_equal(host.n_sockets, 1);
    assert_int_equal(host.n_cores, 2);
    assert_int_equal(host.threads_per_core, 1);
    assert_int_equal(host.n_nodes, 1);
    assert_int_equal(host.n_online, 8);
    assert_true(host.memory_bytes == 0x1p30);
    drop(&t);
}

/* The same host, described from inside. */
static void the_whole_is_more_than_ours(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    put(&t, "/proc/self/cgroup", "0::/\n");
    put(&t, "/sys/fs/cgroup/memory.max", "1073741824\n");
    put(&t, "/sys/devices/system/cpu/online", "0-3\n");
    assert_true(host_read(t.root, NULL, 0, NULL, &t.arena, &host, &err));
    assert_int_equal(host.n_cpus, 4);
    assert_int_equal(host.n_sockets, 2);
    assert_int_equal(host.n_nodes, 2);
    assert_true(host.memory_bytes == 8388608.0 * 1024);
    put(&t, "/sys/devices/system/cpu/online", "nonsense\n");
    assert_false(host_read(t.root, NULL, 0, NULL, &t.arena, &host, &err));
    drop(&t);
}

/* Limits of version 2: those of our own group, and tighter ones of a group above. */
static void limited_by_groups_above(void **state)
{
    (void)state;
    struct tree t = only_proc();
    put(&t, "/proc/self/cgroup", "0::/slurm/job_1/step_0\n");
    put(&t, "/sys/fs/cgroup/slurm/memory.max", "max\n");
    put(&t, "/sys/fs/cgroup/slurm/job_1/memory.max", "2147483648\n");
    put(&t, "/sys/fs/cgroup/slurm/job_1/step_0/memory.max", "4294967296\n");
    put(&t, "/sys/fs/cgroup/slurm/cpu.max", "150000 100000\n");
    put(&t, "/sys/fs/cgroup/slurm/job_1/step_0/cpu.max", "max 100000\n");
    put(&t, "/sys/fs/cgroup/slurm/job/memory.max", "1\n"); /* somebody else's */
    const struct host host = read_host(&t, all_cpus, 8);
    assert_true(host.memory_bytes == 0x1p31);
    assert_true(host.cpu_quota == 1.5);
    drop(&t);
}

static void limited_by_groups_of_version_1(void **state)
{
    (void)state;
    struct tree t = only_proc();
    put(&t, "/proc/self/cgroup",
        "9:memory:/docker/abc\n4:cpu,cpuacct:/docker/abc\n1:name=systemd:/x\n0::/y\n");
    put(&t, "/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    put(&t, "/sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes", "1073741824\n");
    put(&t, "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
    put(&t, "/sys/fs/cgroup/cpu/docker/abc/cpu.cfs_quota_us", "50000\n");
    put(&t, "/sys/fs/cgroup/cpu/docker/abc/cpu.cfs_period_us", "100000\n");
    const struct host host = read_host(&t, all_cpus, 8);
    assert_true(host.memory_bytes == 0x1p30);
    assert_true(host.cpu_quota == 0.5);
    drop(&t);
}

/* Limits that are not below those of the machine, and nonsense instead of limits. */
static void limits_that_are_none(void **state)
{
    (void)state;
    static const char *const groups[] = {
        "", "0::/\n", "0::\n", "nonsense\n", "0::/../..\n", "0::/a//b/\n", ":::\n"};
    struct tree t = only_proc();
    put(&t, "/sys/fs/cgroup/memory.max", "max\n");
    put(&t, "/sys/fs/cgroup/cpu.max", "-5 0\n");
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        put(&t, "/proc/self/cgroup", groups[i]);
        const struct host host = read_host(&t, all_cpus, 8);
        assert_true(host.memory_bytes == 8388608.0 * 1024);
        assert_true(host.cpu_quota == 0);
    }
    drop(&t);
}

static void a_single_cpu(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    const int one[] = {6};
    const struct host host = read_host(&t, one, 1);
    assert_int_equal(host.n_cores, 1);
    assert_int_equal(host.n_sockets, 1);
    assert_int_equal(host.n_nodes, 1);
    assert_int_equal(host.threads_per_core, 1);
    assert_int_equal(host.caches[2].cores_per_group, 1);
    const int *cpus = NULL;
    assert_int_equal(host_domain_cpus(&host, 1, &t.arena, &cpus), 1);
    assert_int_equal(cpus[0], 6);
    drop(&t);
}

/* A container that shows only /proc: no caches are found here, liblikwid is asked for them. */
static void without_sys(void **state)
{
    (void)state;
    struct tree t = only_proc();
    const struct host host = read_host(&t, all_cpus, 4);
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.n_online, 4);
    assert_int_equal(host.n_sockets, 1);
    assert_int_equal(host.n_nodes, 1);
    assert_int_equal(host.n_caches, 0);
    drop(&t);
}

static void offline_cpus_do_not_count(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    put(&t, "/sys/devices/system/cpu/online", "0-3\n");
    assert_true(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &err));
    assert_int_equal(host.n_cores, 4);
    assert_int_equal(host.threads_per_core, 1);
    assert_false(host_read(t.root, all_cpus + 4, 4, NULL, &t.arena, &host, &err));
    assert_string_equal(err.text, "there is no CPU that is online and allowed");
    assert_non_null(strstr(err.hint, "taskset -c"));
    drop(&t);
}

static void uneven_or_mixed_hosts_are_refused(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err uneven = {0};
    const int three[] = {0, 1, 2};
    assert_false(host_read(t.root, three, 3, NULL, &t.arena, &host, &uneven));
    assert_non_null(strstr(uneven.hint, "taskset -c 0-1"));
    put_cpu(&t, 1, 1, 0, "48K", "1,5", "0-1,4-5");
    struct err mixed = {0};
    assert_false(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &mixed));
    assert_non_null(strstr(mixed.text, "different kinds"));
    assert_non_null(strstr(mixed.hint, "taskset -c 0,2-7"));
    drop(&t);
}

/* Cores with the same L1 and L2, but a different L3, or of a different model. */
static void kinds_differ_in_more_than_near_caches(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err l3 = {0};
    for (int cpu = 2; cpu < 8; cpu += cpu == 3 ? 3 : 1)
        put(&t, str_formatz(&t.arena, "/sys/devices/system/cpu/cpu%d/cache/index3/size", cpu),
            "98304K");
    assert_false(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &l3));
    assert_non_null(strstr(l3.hint, "taskset -c 0-1,4-5"));
    drop(&t);
    t = two_sockets();
    for (int cpu = 0; cpu < 8; cpu++)
        put(&t,
            str_formatz(&t.arena, "/sys/devices/system/cpu/cpu%d/regs/identification/midr_el1",
                        cpu),
            cpu % 2 == 0 ? "0x00000000410fd460\n" : "0x00000000410fd4d0\n");
    struct err midr = {0};
    assert_false(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &midr));
    assert_non_null(strstr(midr.hint, "taskset -c 0,2,4,6"));
    drop(&t);
}

/* Compilers get the vector length if the kernel reports it. */
static void sve_has_a_length(void **state)
{
    (void)state;
    static const struct {
        const char *features, *length;
        int bytes;
        const char *flag;
    } cases[] = {
        {"fp asimd sve", "64\n", 64, " -msve-vector-bits=512"},
        {"fp asimd sve", "32\n", 32, " -msve-vector-bits=256"},
        {"fp asimd sve", "48\n", 48, " -msve-vector-bits=384"},
        {"fp asimd sve", "16\n", 16, " -msve-vector-bits=128"},
        {"fp asimd sve", "256\n", 256, " -msve-vector-bits=2048"},
        {"fp asimd sve", "272\n", 0, NULL},
        {"fp asimd sve", "40\n", 0, NULL},
        {"fp asimd sve", NULL, 0, NULL},
        {"fp asimd sve", "0\n", 0, NULL},
        {"fp asimd sve", "1000000\n", 0, NULL},
        {"fp asimd sve", "nonsense\n", 0, NULL},
        {"fp asimd", "64\n", 0, NULL},
    };
    struct tree t = only_proc();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *length = "/proc/sys/abi/sve_default_vector_length";
        put(&t, "/proc/cpuinfo",
            str_formatz(&t.arena,
                        "processor\t: 0\nFeatures\t: %s\nCPU implementer\t: 0x46\n"
                        "CPU part\t: 0x001\nCPU revision\t: 0\n",
                        cases[i].features));
        if (cases[i].length != NULL)
            put(&t, length, cases[i].length);
        else
            remove(str_formatz(&t.arena, "%s%s", t.root, length));
        const struct host host = read_host(&t, all_cpus, 8);
        assert_int_equal(host.sve_bytes, cases[i].bytes);
        struct machine m;
        const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=a64fx"};
        machine_from_host(&host, &ports, "2020-01-01", &t.arena, &m);
        assert_true(m.n_compilers > 0);
        for (size_t k = 0; k < m.n_compilers; k++) {
            const struct str flags = str_of(m.compilers[k].flags);
            if (cases[i].flag != NULL)
                assert_true(str_ends_with(flags, str_of(cases[i].flag)));
            else
                assert_null(strstr(flags.ptr, "sve"));
        }
    }
    drop(&t);
}

static void arm_is_told_by_numbers(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nFeatures\t: fp asimd sve\nCPU implementer\t: 0x41\n"
        "CPU part\t: 0xd40\nCPU revision\t: 1\n");
    assert_true(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &err));
    assert_string_equal(host.isa, "aarch64");
    assert_string_equal(host.microarchitecture, "Neoverse-V1");
    assert_string_equal(host.vendor, "Arm");
    drop(&t);
}

/*
 * Leaf 4 of CPUID: type in EAX[4:0], level in EAX[7:5], inclusive in EDX[1] (Software Developer's
 * Manual, volume 2). The values of Haswell, whose L3 is inclusive, with an instruction cache that
 * is not taken for the L1, and caches of levels that are not known.
 */
static void cpuid_says_which_caches_are_inclusive(void **state)
{
    (void)state;
    static const struct {
        uint32_t eax, edx;
        bool goes_on;
        const char *inclusive; /* of each level; -: not known */
    } cases[] = {
        {0x1c004121, 0, true, "n--"},          {0x1c004122, 2, true, "n--"},
        {0x1c004143, 0, true, "nn-"},          {0x1c03c163, 6, true, "nny"},
        {0x1c03c183, 2, true, "nny"},          {0x1c03c103, 2, true, "nny"},
        {0x1c03c163, 0xfffffffd, true, "nnn"}, {0x1c004120, 2, false, "nnn"},
        {0x1c004121, 2, true, "ynn"},
    };
    struct host host = {.n_caches = 3};
    assert_true(host_take_cache_parameters(&host, 0x1c004122, 2));
    assert_null(host.from.inclusion);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char got[] = "---";
        assert_int_equal(host_take_cache_parameters(&host, cases[i].eax, cases[i].edx),
                         cases[i].goes_on);
        for (int l = 0; l < 3; l++) {
            if (host.caches[l].inclusion_known)
                got[l] = host.caches[l].inclusive ? 'y' : 'n';
        }
        assert_string_equal(got, cases[i].inclusive);
    }
    assert_string_equal(host.from.inclusion, "CPUID");
}

/* What QEMU reports for the L3 of an EPYC. */
static void a_cache_of_victims_is_not_inclusive(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct host host = {.vendor = "AMD",
                        .model_name = "AMD EPYC Processor",
                        .microarchitecture = "Zen",
                        .isa = "x86-64",
                        .family = 0x17,
                        .n_cores = 4,
                        .n_sockets = 1,
                        .n_nodes = 1,
                        .threads_per_core = 1,
                        .n_caches = 3};
    for (int i = 0; i < 3; i++)
        host.caches[i] = (struct host_cache){.level = i + 1,
                                             .sets = UINT64_C(64) << (4 * i),
                                             .ways = 8,
                                             .line_bytes = 64,
                                             .cores_per_group = i == 2 ? 4 : 1,
                                             .inclusive = i == 2};
    const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=znver1"};
    machine_from_host(&host, &ports, "2020-01-01", &arena, &m);
    assert_int_equal(m.caches[1].cache.victims_to, 2);
    assert_false(m.caches[2].cache.inclusive);
    arena_free(&arena);
}

static void cpu_lists(void **state)
{
    (void)state;
    int cpus[8];
    size_t n = 0;
    assert_true(host_parse_cpu_list(STR("0-2,7\n"), cpus, 8, &n));
    assert_int_equal(n, 4);
    assert_int_equal(cpus[3], 7);
    assert_false(host_parse_cpu_list(STR("0-99"), cpus, 8, &n));
    assert_false(host_parse_cpu_list(STR("3-1"), cpus, 8, &n));
    assert_false(host_parse_cpu_list(STR("a"), cpus, 8, &n));
    assert_false(host_parse_cpu_list(STR("0-999999999"), cpus, 8, &n));
    static const struct {
        const char *text;
        size_t max;
        int n, last; /* -1: refused */
    } cases[] = {
        {"", 8, 0, 0},      {"8191", 8, 1, 8191}, {"8192", 8, -1, 0}, {"8184-8191", 8, 8, 8191},
        {"0-8", 8, -1, 0},  {"0-7,3", 8, -1, 0},  {"5-5", 1, 1, 5},   {"-1", 8, -1, 0},
        {"0,-1", 8, -1, 0}, {"1-", 8, -1, 0},     {"4,2", 8, 2, 2},   {"0-1-2", 8, -1, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(host_parse_cpu_list(str_of(cases[i].text), cpus, cases[i].max, &n),
                         cases[i].n >= 0);
        if (cases[i].n < 0)
            continue;
        assert_int_equal(n, cases[i].n);
        assert_true(n == 0 || cpus[n - 1] == cases[i].last);
    }
}

/* The text of a machine file for a host, without compilers in PATH. */
static void add_file(struct tree *t, const struct core_ports *ports, struct sb *out)
{
    struct host host = read_host(t, all_cpus, 8);
    struct err err = {0};
    struct machine m;
    struct str text;
    const char *const path = getenv("PATH");
    assert_int_equal(setenv("PATH", t->root, 1), 0);
    machine_name_core(&host, ports, &t->arena);
    machine_from_host(&host, ports, "2020-01-02", &t->arena, &m);
    host_setup(t->root, all_cpus, 8, &t->arena, &m.setup);
    assert_int_equal(setenv("PATH", path, 1), 0);
    if (!machine_text(&m, &t->arena, &text, &err))
        fail_msg("%s", err.text);
    sb_add(out, text);
    sb_addz(out, "---\n");
}

/* Everything that detection writes: detected.txt has an Intel core, and an unknown one of Arm with
 * SVE. UPDATE=1 writes it. */
static void the_files_of_hosts_are_whole(void **state)
{
    (void)state;
    static const char *const names[] = {"P0", "P1", "P23"};
    static const char path[] = "tests/machine/detected.txt";
    struct core_ports ports = {.program = "llvm-mca-19",
                               .target = "-mcpu=haswell",
                               .llvm_cpu = "haswell",
                               .all = names,
                               .n_all = 3,
                               .load = names + 2,
                               .n_load = 1,
                               .sp = {.add = 8, .mul = 16, .fma = 32},
                               .dp = {.add = 4, .mul = 8}};
    struct tree t = two_sockets();
    struct sb out = {.arena = &t.arena};
    add_file(&t, &ports, &out);
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nFeatures\t: fp asimd sve\nCPU implementer\t: 0x41\n"
        "CPU part\t: 0xeee\nCPU revision\t: 1\n");
    put(&t, "/proc/sys/abi/sve_default_vector_length", "32\n");
    all_cpus_have(&t, 8, "cache/index3/coherency_line_size", "128");
    ports.llvm_cpu = NULL;
    ports.substitute = true;
    add_file(&t, &ports, &out);
    assert_golden(path, sb_str(&out));
    drop(&t);
}

static void names_are_safe(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct host intel = {.microarchitecture = "haswellEP",
                               .model_name = "Intel(R) Xeon(R) CPU E5-2695 v3 @ 2.30GHz"};
    assert_string_equal(machine_make_name(&intel, &arena), "haswellEP_Intel-Xeon-E5-2695-v3");
    const struct host amd = {.microarchitecture = "zen2",
                             .model_name = "AMD EPYC 7452 32-Core Processor"};
    assert_string_equal(machine_make_name(&amd, &arena), "zen2_AMD-EPYC-7452");
    const struct host odd = {.microarchitecture = "", .model_name = "../../../etc/passwd \x1b[31m"};
    assert_true(path_name_ok(str_of(machine_make_name(&odd, &arena))));
    arena_free(&arena);
}

/* The detected machine, compared with itself and with another. */
static void a_host_matches_its_own_file(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct host host;
    struct err err = {0};
    struct machine m;
    struct match match;
    const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=haswell"};
    assert_true(host_read(t.root, all_cpus, 8, NULL, &t.arena, &host, &err));
    host.microarchitecture = "haswellEP";
    machine_from_host(&host, &ports, "2020-01-01", &t.arena, &m);
    m.clock_hz = 2.3e9;
    struct host_match_now now = {.clock_hz = 2.25e9, .load = 0.1};
    host_setup(t.root, all_cpus, 8, &t.arena, &now.setup);
    m.setup = now.setup;
    host_match(&m, &host, &now, &t.arena, &match);
    assert_int_equal(match.n_differing, 0);
    now.load = 0;
    host_match(&m, &host, &now, &t.arena, &match);
    assert_string_equal(match.rows[match.n_rows - 1].host, "0.00");
    now.clock_hz = 3e9;
    now.load = 3;
    m.stepping = 7;
    m.setup.turbo = "on";
    host_match(&m, &host, &now, &t.arena, &match);
    static const char *const words[] = {
        [MATCH_AGREES] = "", [MATCH_DIFFERS] = " differs", [MATCH_NOT_KNOWN] = " unknown"};
    struct sb text = {.arena = &t.arena};
    for (size_t i = 0; i < match.n_rows; i++)
        sb_addf(&text, "%s: %s, %s%s\n", match.rows[i].what, match.rows[i].machine,
                match.rows[i].host, words[match.rows[i].agreement]);
    assert_string_equal(sb_cstr(&text), "vendor: Intel, Intel\n"
                                        "model: Intel(R) Xeon(R) CPU E5-2695 v3 @ 2.30GHz, "
                                        "Intel(R) Xeon(R) CPU E5-2695 v3 @ 2.30GHz\n"
                                        "instruction set: x86-64, x86-64\n"
                                        "family: 6, 6\n"
                                        "model number: 63, 63\n"
                                        "stepping: 7, 2 differs\n"
                                        "cores: 4, 4\n"
                                        "threads per core: 2, 2\n"
                                        "NUMA domains: 2, 2\n"
                                        "cache line: 64 B, 64 B\n"
                                        "L1 cache: 32 KiB, 32 KiB\n"
                                        "cores sharing L1: 1, 1\n"
                                        "L2 cache: 512 KiB, 512 KiB\n"
                                        "cores sharing L2: 1, 1\n"
                                        "L3 cache: 16 MiB, 16 MiB\n"
                                        "cores sharing L3: 2, 2\n"
                                        "memory: 8 GiB, 8 GiB\n"
                                        "clock: 2.3 GHz, 3 GHz differs\n"
                                        "turbo: on, off differs\n"
                                        "governor: -, - unknown\n"
                                        "NUMA balancing: on, on\n"
                                        "huge pages: madvise, madvise\n"
                                        "load: below 0.5, 3.00 differs\n");
    drop(&t);
}

/* 0 is a valid stepping (EPYC 7452, A64FX); a missing one is unknown. */
static void stepping_0_is_compared(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=znver2"};
    struct host hosts[3];
    const char *const steppings[] = {"stepping\t: 0\n", "stepping\t: 1\n", "stepping\t: unknown\n"};
    for (int i = 0; i < 3; i++) {
        struct sb text = {.arena = &t.arena};
        sb_addf(&text, "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 23\n");
        sb_addf(&text, "model\t\t: 49\nmodel name\t: AMD EPYC 7452\n%s", steppings[i]);
        sb_addf(&text, "flags\t\t: sse2\n");
        put(&t, "/proc/cpuinfo", sb_cstr(&text));
        hosts[i] = read_host(&t, all_cpus, 8);
    }
    struct machine m;
    struct match match;
    machine_from_host(&hosts[0], &ports, "2020-01-01", &t.arena, &m);
    host_match(&m, &hosts[0], NULL, &t.arena, &match);
    assert_int_equal(match.n_differing, 0);
    host_match(&m, &hosts[1], NULL, &t.arena, &match);
    assert_int_equal(match.n_differing, 1);
    host_match(&m, &hosts[2], NULL, &t.arena, &match);
    assert_int_equal(match.n_differing, 0);
    machine_from_host(&hosts[2], &ports, "2020-01-01", &t.arena, &m);
    assert_false(m.stepping_known);
    host_match(&m, &hosts[0], NULL, &t.arena, &match);
    assert_int_equal(match.n_differing, 0);
    drop(&t);
}

static void sizes_are_readable(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct match match;
    struct machine m = {.line_bytes = 64, .n_caches = 3, .sockets = 1, .cores_per_socket = 8};
    m.caches[0].cache = (struct cache_level){.sets = 64, .ways = 8};
    m.caches[1].cache = (struct cache_level){.sets = 1024, .ways = 8};
    m.caches[2].cache = (struct cache_level){.sets = 32768, .ways = 16};
    struct host host = {.n_caches = 3,
                        .caches = {{.sets = 64, .ways = 12, .line_bytes = 64},
                                   {.sets = 2048, .ways = 10, .line_bytes = 64},
                                   {.sets = 28672, .ways = 11, .line_bytes = 64}}};
    struct sb table = {.arena = &arena};
    for (int levels = 3; levels >= 2; levels--) {
        host.n_caches = levels;
        host_match(&m, &host, NULL, &arena, &match);
        match.rows += 9; /* the identity, which is unknown */
        match.n_rows -= 9;
        host_match_format(&match, &table);
    }
    assert_string_equal(sb_cstr(&table),
                        "                   machine file                               this host   "
                        "                              \n"
                        "cache line         64 B                                       64 B        "
                        "                               agrees\n"
                        "L1 cache           32 KiB                                     48 KiB      "
                        "                               DIFFERS\n"
                        "cores sharing L1   -                                          -           "
                        "                               not known\n"
                        "L2 cache           512 KiB                                    1.25 MiB    "
                        "                               DIFFERS\n"
                        "cores sharing L2   -                                          -           "
                        "                               not known\n"
                        "L3 cache           32 MiB                                     19.25 MiB   "
                        "                               DIFFERS\n"
                        "cores sharing L3   -                                          -           "
                        "                               not known\n"
                        "memory             -                                          -           "
                        "                               not known\n"
                        "3 of 8 differ\n"
                        "                   machine file                               this host   "
                        "                              \n"
                        "cache line         64 B                                       64 B        "
                        "                               agrees\n"
                        "L1 cache           32 KiB                                     48 KiB      "
                        "                               DIFFERS\n"
                        "cores sharing L1   -                                          -           "
                        "                               not known\n"
                        "L2 cache           512 KiB                                    1.25 MiB    "
                        "                               DIFFERS\n"
                        "cores sharing L2   -                                          -           "
                        "                               not known\n"
                        "L3 cache           there                                      none        "
                        "                               DIFFERS\n"
                        "memory             -                                          -           "
                        "                               not known\n"
                        "3 of 7 differ\n");
    arena_free(&arena);
}

/*
 * A process that may use part of a host has a file of the whole host, or one that it wrote itself.
 */
static void either_the_whole_or_our_part_is_known(void **state)
{
    (void)state;
    struct tree t = two_sockets();
    struct err err = {0};
    struct match_here here = {.n_hosts = 2};
    const int few[] = {0, 1};
    put(&t, "/proc/self/cgroup", "0::/\n");
    put(&t, "/sys/fs/cgroup/memory.max", "1073741824\n");
    assert_true(host_read(t.root, NULL, 0, NULL, &t.arena, &here.hosts[0], &err));
    assert_true(host_read(t.root, few, 2, NULL, &t.arena, &here.hosts[1], &err));
    const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=haswell"};
    struct machine files[2];
    struct match match;
    for (int i = 0; i < 2; i++) {
        here.hosts[i].microarchitecture = "haswellEP";
        machine_from_host(&here.hosts[i], &ports, "2020-01-01", &t.arena, &files[i]);
    }
    assert_int_equal(files[0].sockets, 2);
    assert_int_equal(files[1].sockets, 1);
    assert_true(files[0].memory_bytes_per_numa_domain == 4 * 0x1p30);
    assert_true(files[1].memory_bytes_per_numa_domain == 0x1p30);
    assert_true(host_match_is(&here, &files[0], &t.arena));
    assert_true(host_match_is(&here, &files[1], &t.arena));
    here.n_hosts = 1;
    assert_false(host_match_is(&here, &files[1], &t.arena));
    files[0].stepping = 7;
    host_match_nearest(&here, &files[0], NULL, &t.arena, &match);
    assert_int_equal(match.n_differing, 1);
    drop(&t);
}

/* glibc 2.36 on a Zen 5 server, in a virtual machine whose CPUID has no leaf 8000_001D: Linux has
 * no caches in /sys there, and liblikwid does not know the CPU. */
static void sysconf_is_the_last_source_of_caches(void **state)
{
    (void)state;
    static const struct host_cache_size zen5[] = {
        {49152, 12, 64}, {1048576, 8, 64}, {532676608, 0, 64}};
    static const struct host_cache_size odd[][2] = {
        {{0, 0, 0}, {1048576, 8, 64}},       {{-1, -1, -1}, {0, 0, 0}},
        {{49152, 12, 0}, {0, 0, 0}},         {{INT64_MAX, 12, 64}, {0, 0, 0}},
        {{49152, INT64_MAX, 64}, {0, 0, 0}}, {{49152, 12, INT64_MAX}, {0, 0, 0}},
        {{100, 0, 64}, {1048576, 8, 64}},
    };
    struct tree t = only_proc();
    put(&t, "/sys/devices/system/cpu/online", "0-3\n");
    put(&t, "/sys/devices/system/node/online", "0-1\n");
    put_node(&t, 0, "0-1", NULL);
    put_node(&t, 1, "2-3", NULL);
    struct host host = read_host(&t, range(&t, 0, 3), 4);
    assert_int_equal(host.n_caches, 0);
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        host_take_sysconf_caches(&host, odd[i], 2);
        assert_int_equal(host.n_caches, 0);
        host.from.caches = HOST_SYS;
    }
    host_take_sysconf_caches(&host, zen5, 3);
    assert_int_equal(host.n_caches, 3);
    assert_int_equal(host.caches[2].sets, 520192); /* this host is Intel's */
    host.vendor = "AMD";
    host.family = 0x17;
    host_take_sysconf_caches(&host, zen5, 3);
    assert_int_equal(host.caches[2].sets, 16384);
    host.family = 0x1a;
    host_take_sysconf_caches(&host, zen5, 3);
    const struct machine m = file_of(&t, &host);
    assert_int_equal(m.caches[0].cache.sets, 64);
    assert_int_equal(m.caches[0].cache.ways, 12);
    assert_int_equal(m.caches[1].cache.sets, 2048);
    assert_int_equal(m.caches[1].cores_per_group, 1);
    assert_int_equal(m.caches[2].cache.sets, 32768);
    assert_int_equal(m.caches[2].cache.ways, 16);
    assert_int_equal(m.caches[2].cores_per_group, 2);
    assert_string_equal(provenance_of(&m, "caches"),
                        "sysconf; which cores share L3, AMD's L3 per core complex, and ways that "
                        "are not reported, are assumed; LRU is assumed");
    drop(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_host),
        cmocka_unit_test(limited_to_some_cpus),
        cmocka_unit_test(the_whole_is_more_than_ours),
        cmocka_unit_test(limited_by_groups_above),
        cmocka_unit_test(limited_by_groups_of_version_1),
        cmocka_unit_test(limits_that_are_none),
        cmocka_unit_test(a_single_cpu),
        cmocka_unit_test(without_sys),
        cmocka_unit_test(either_the_whole_or_our_part_is_known),
        cmocka_unit_test(offline_cpus_do_not_count),
        cmocka_unit_test(uneven_or_mixed_hosts_are_refused),
        cmocka_unit_test(kinds_differ_in_more_than_near_caches),
        cmocka_unit_test(sve_has_a_length),
        cmocka_unit_test(arm_is_told_by_numbers),
        cmocka_unit_test(cpuid_says_which_caches_are_inclusive),
        cmocka_unit_test(a_cache_of_victims_is_not_inclusive),
        cmocka_unit_test(cpu_lists),
        cmocka_unit_test(the_files_of_hosts_are_whole),
        cmocka_unit_test(names_are_safe),
        cmocka_unit_test(a_host_matches_its_own_file),
        cmocka_unit_test(stepping_0_is_compared),
        cmocka_unit_test(sizes_are_readable),
        cmocka_unit_test(sysconf_is_the_last_source_of_caches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
