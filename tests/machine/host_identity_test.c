#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "collect/host/detect.h"
#include "collect/host/sysfs.h"
#include "collect/machine/mca_core_names.h"
#include "golden.h"
#include "host_tree.h"

/* Four small cores with 32 KiB of L1, then two large ones with 64 KiB, like a phone or a board. */
static struct tree big_little(void)
{
    struct tree t = only_proc();
    struct sb text = {.arena = &t.arena};
    for (int cpu = 0; cpu < 6; cpu++) {
        sb_addf(&text, "processor\t: %d\nFeatures\t: fp asimd%s\nCPU implementer\t: 0x41\n", cpu,
                cpu < 4 ? "" : " sve");
        sb_addf(&text, "CPU part\t: %s\nCPU revision\t: %d\n\n", cpu < 4 ? "0xd05" : "0xd0b",
                cpu < 4 ? 0 : 1);
        put_cpu(&t, cpu, cpu, 0, cpu < 4 ? "32K" : "64K", str_formatz(&t.arena, "%d", cpu), "0-5");
    }
    put(&t, "/proc/cpuinfo", sb_cstr(&text));
    put(&t, "/sys/devices/system/cpu/online", "0-5\n");
    return t;
}

/* The hint of each refusal selects the kind that was wanted. */
static void our_core_of_big_little(void **state)
{
    (void)state;
    struct tree t = big_little();
    const int small[] = {0, 1, 2, 3};
    const int large[] = {4, 5};
    const struct host a55 = read_host(&t, small, 4);
    const struct host a76 = read_host(&t, large, 2);
    assert_string_equal(a55.microarchitecture, "Cortex-A55");
    assert_string_equal(a55.llvm_cpu, "cortex-a55");
    assert_int_equal(a55.stepping, 0);
    assert_true(a55.stepping_known);
    assert_string_equal(a76.microarchitecture, "Cortex-A76");
    assert_string_equal(a76.model_name, "Arm Cortex-A76");
    assert_string_equal(a76.llvm_cpu, "cortex-a76");
    assert_int_equal(a76.stepping, 1);
    assert_true(host_has(&a76, "sve"));
    assert_false(host_has(&a55, "sve"));
    assert_true(a55.tools_mean_others && a76.tools_mean_others);
    drop(&t);
}

/* A container that renumbers CPUs; the register is still that of our CPU. */
static void our_core_by_its_register(void **state)
{
    (void)state;
    struct tree t = big_little();
    const int large[] = {5};
    const struct {
        const char *midr, *core;
        int revision;
    } cases[] = {{"0x00000000414fd0b3\n", "Cortex-A76", 3},
                 {"0x00000000411fd050\n", "Cortex-A55", 0},
                 {"nonsense\n", "Cortex-A76", 1},
                 {"0x123456789abcdef0123\n", "Cortex-A76", 1},
                 {"0x100000000411fd050\n", "Cortex-A76", 1}}; /* a digit too many */
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        put(&t, cpu_path(&t, 5, "regs/identification/midr_el1"), cases[i].midr);
        const struct host host = read_host(&t, large, 1);
        assert_string_equal(host.microarchitecture, cases[i].core);
        assert_int_equal(host.stepping, cases[i].revision);
    }
    drop(&t);
}

/* Both kinds have the same numbers; the kernel lists them with their PMUs. */
static struct tree hybrid(const char *model)
{
    struct tree t = only_proc();
    struct sb text = {.arena = &t.arena};
    for (int cpu = 0; cpu < 6; cpu++) {
        sb_addf(&text, "processor\t: %d\nvendor_id\t: GenuineIntel\ncpu family\t: 6\n", cpu);
        sb_addf(&text, "model\t\t: %s\nmodel name\t: 12th Gen Intel(R) Core(TM) i5-12600K\n",
                model);
        sb_addf(&text, "stepping\t: 2\nflags\t\t: sse2 avx fma\n\n");
        put_cpu(&t, cpu, cpu, 0, cpu < 2 ? "48K" : "32K", str_formatz(&t.arena, "%d", cpu), "0-5");
    }
    put(&t, "/proc/cpuinfo", sb_cstr(&text));
    put(&t, "/sys/devices/system/cpu/online", "0-5\n");
    put(&t, "/sys/devices/cpu_core/cpus", "0-1\n");
    put(&t, "/sys/devices/cpu_atom/cpus", "2-5\n");
    return t;
}

static const int p_cores[] = {0, 1};
static const int e_cores[] = {2, 3, 4, 5};

static void our_core_of_a_hybrid(void **state)
{
    (void)state;
    struct tree t = hybrid("151");
    const struct host p = read_host(&t, p_cores, 2);
    const struct host e = read_host(&t, e_cores, 4);
    assert_string_equal(machine_make_name(&p, &t.arena),
                        "Golden-Cove_12th-Gen-Intel-Core-i5-12600K_P-core");
    assert_string_equal(machine_make_name(&e, &t.arena),
                        "Gracemont_12th-Gen-Intel-Core-i5-12600K_E-core");
    assert_string_equal(e.llvm_cpu, "gracemont");
    assert_true(e.tools_mean_others);
    assert_false(p.tools_mean_others);
    drop(&t);
}

/* A newer one: still two files, and nothing is assumed about the other kind. */
static void our_core_of_an_unknown_hybrid(void **state)
{
    (void)state;
    struct tree t = hybrid("250");
    struct host p = read_host(&t, p_cores, 2);
    struct host e = read_host(&t, e_cores, 4);
    assert_null(e.llvm_cpu);
    const struct core_ports of_p = {.program = "llvm-mca-19", .llvm_cpu = "alderlake"};
    const struct core_ports of_e = {.program = "llvm-mca-19", .target = "-mcpu=haswell"};
    machine_name_core(&p, &of_p, &t.arena);
    machine_name_core(&e, &of_e, &t.arena);
    assert_string_equal(machine_make_name(&p, &t.arena),
                        "alderlake_12th-Gen-Intel-Core-i5-12600K_P-core");
    assert_string_equal(machine_make_name(&e, &t.arena),
                        "family6-model250_12th-Gen-Intel-Core-i5-12600K_E-core");
    drop(&t);
}

/* Numbers from 0 to the largest that we hold; others are not known. */
static void numbers_of_a_core_have_a_range(void **state)
{
    (void)state;
    static const struct {
        const char *model;
        int number; /* -1: not known */
    } cases[] = {{"0", 0},           {"2147483647", INT32_MAX},
                 {"2147483648", -1}, {"-1", -1},
                 {"0x1", -1},        {"unknown", -1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tree t = hybrid(cases[i].model);
        const struct host host = read_host(&t, p_cores, 2);
        assert_int_equal(host.model_known, cases[i].number >= 0);
        assert_int_equal(host.model, cases[i].number >= 0 ? cases[i].number : 0);
        drop(&t);
    }
}

/* 1500 CPUs give 5 MB of text; ours is the last one, and they are not in order. */
static void long_lists_of_cpus(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct sb text = {.arena = &t.arena};
    char flags[3300];
    memset(flags, 'x', sizeof flags);
    flags[sizeof flags - 1] = '\0';
    for (int cpu = 1; cpu < 1500; cpu++)
        sb_addf(&text,
                "processor\t: %d\nvendor_id\t: AuthenticAMD\ncpu family\t: 26\n"
                "stepping\t: %d\nflags\t\t: sse2 %s\n\n",
                cpu, cpu % 7, flags);
    sb_addf(&text, "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 26\nflags\t\t: avx\n");
    put(&t, "/proc/cpuinfo", sb_cstr(&text));
    const int last[] = {1499};
    const int first[] = {0};
    const struct host of_last = read_host(&t, last, 1);
    assert_int_equal(of_last.stepping, 1499 % 7);
    assert_true(host_has(&of_last, "sse2"));
    const struct host of_first = read_host(&t, first, 1);
    assert_false(of_first.stepping_known);
    assert_true(host_has(&of_first, "avx"));
    drop(&t);
}

/* lxcfs counts CPUs from 0 whatever their numbers are; old Arm kernels describe all CPUs once. */
static void lists_without_our_number(void **state)
{
    (void)state;
    struct tree t = only_proc();
    const int cpus[] = {6};
    const struct host host = read_host(&t, cpus, 1);
    assert_int_equal(host.model, 63);
    put(&t, "/proc/cpuinfo",
        "Processor\t: AArch64 Processor rev 1 (aarch64)\nprocessor\t: 0\nprocessor\t: 1\n"
        "Features\t: fp asimd\nCPU implementer\t: 0x43\nCPU part\t: 0x0af\nCPU revision\t: 1\n");
    const int second[] = {0};
    const struct host arm = read_host(&t, second, 1);
    assert_string_equal(arm.microarchitecture, "ThunderX2");
    assert_false(arm.tools_mean_others);
    struct host none;
    struct err err = {0};
    put(&t, "/proc/cpuinfo", "hart\t: 0\nisa\t: rv64imafdc\n");
    assert_false(host_read(t.root, second, 1, NULL, &t.arena, &none, &err));
    assert_true(err.hint[0] != '\0');
    drop(&t);
}

/* Offline CPUs have no settings, and those of other CPUs do not count. */
static void governors_are_those_of_our_cpus(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct machine_setup setup;
    const char *names[] = {NULL, "performance\n", "performance\n", "powersave\n"};
    for (int cpu = 1; cpu < 4; cpu++)
        put(&t,
            str_formatz(&t.arena, "/sys/devices/system/cpu/cpu%d/cpufreq/scaling_governor", cpu),
            names[cpu]);
    const int all[] = {0, 1, 2, 3};
    host_setup(t.root, all, 3, &t.arena, &setup);
    assert_string_equal(setup.governor, "performance");
    host_setup(t.root, all, 4, &t.arena, &setup);
    assert_string_equal(setup.governor, "performance, powersave");
    host_setup(t.root, all + 3, 1, &t.arena, &setup);
    assert_string_equal(setup.governor, "powersave");
    host_setup(t.root, all, 1, &t.arena, &setup);
    assert_null(setup.governor);
    drop(&t);
}

static void numa_balancing_is_a_mask(void **state)
{
    (void)state;
    static const struct {
        const char *text, *meaning;
    } cases[] = {{"0\n", "off"}, {"1\n", "on"}, {"2\n", "on"}, {"3\n", "on"}, {"x\n", NULL}};
    struct tree t = only_proc();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct machine_setup setup;
        put(&t, "/proc/sys/kernel/numa_balancing", cases[i].text);
        host_setup(t.root, NULL, 0, &t.arena, &setup);
        if (cases[i].meaning == NULL)
            assert_null(setup.numa_balancing);
        else
            assert_string_equal(setup.numa_balancing, cases[i].meaning);
    }
    drop(&t);
}

/* A fake llvm-mca, the only one in PATH: reports that the host is $1, and knows the processors that
 * match the shell pattern $2, for instructions without the registers of $3. */
static void put_llvm_mca(struct tree *t, const char *host, const char *known, const char *without,
                         const char *port)
{
    struct sb text = {.arena = &t->arena};
    sb_addf(&text,
            "#!/bin/sh\nfor word; do\n  case $word in\n"
            "  --version) echo '  Host CPU: %s'; exit 0;;\n  -mcpu=*) cpu=${word#-mcpu=};;\n"
            "  esac\ndone\ncase $cpu in\n%s) ;;\n*) echo 'no model' >&2; exit 1;;\nesac\n",
            host, known);
    sb_addf(&text,
            "first=\nwhile read -r line; do\n  case $line in *%s*) echo unsupported >&2; exit 1;; "
            "esac\n"
            "  first=${first:-$line}\n  last=$line\n  lines=${lines}.\ndone\n"
            "echo \"$* $lines $first ... $last\" >>${0%%/*}/asked\n",
            without);
    sb_addf(&text,
            "echo 'Block RThroughput: 6.0\n\nResources:\n[0]   - %s0\n[1]   - %s1\n\n"
            "Resource pressure per iteration:\n[0]    [1]\n6.00   6.00\n'\n",
            port, port);
    put(t, "/bin/llvm-mca", sb_cstr(&text));
    assert_int_equal(chmod(str_formatz(&t->arena, "%s/bin/llvm-mca", t->root), 0755), 0);
    const char *path = str_formatz(&t->arena, "%s/bin", t->root);
    assert_int_equal(setenv("PATH", path, 1), 0);
}

static struct core_ports find_ports(const struct host *host, struct arena *arena)
{
    struct core_ports ports;
    struct err err = {0};
    if (!mca_core_find(host, arena, &ports, &err))
        fail_msg("%s", err.text);
    return ports;
}

/*
 * A core that LLVM does not know keeps its numbers as its name; ports of another core are marked.
 */
static void a_stand_in_gives_no_name(void **state)
{
    (void)state;
    struct tree t = only_proc();
    struct host host = {.isa = "x86-64",
                        .vendor = "AMD",
                        .model_name = "AMD EPYC 9755",
                        .features = "sse2 avx fma avx512f",
                        .family = 26,
                        .model = 2};
    put_llvm_mca(&t, "generic", "skylake-avx512", "no-such", "SKXPort");
    const struct core_ports ports = find_ports(&host, &t.arena);
    assert_true(ports.substitute);
    assert_null(ports.llvm_cpu);
    assert_string_equal(ports.target, "-mcpu=skylake-avx512");
    machine_name_core(&host, &ports, &t.arena);
    assert_string_equal(machine_make_name(&host, &t.arena), "family26-model2_AMD-EPYC-9755");
    /* known by name, but without a model: the name is LLVM's guess, the ports are another core's */
    host.microarchitecture = NULL;
    put_llvm_mca(&t, "znver5", "skylake-avx512", "no-such", "SKXPort");
    const struct core_ports guessed = find_ports(&host, &t.arena);
    assert_true(guessed.substitute);
    machine_name_core(&host, &guessed, &t.arena);
    assert_string_equal(host.microarchitecture, "znver5");
    host.caches[0].line_bytes = 64;
    host.n_cores = host.n_nodes = host.n_sockets = host.threads_per_core = 1;
    struct machine m;
    machine_from_host(&host, &guessed, "2020-01-01", &t.arena, &m);
    assert_string_equal(m.provenance[0].group, "identity");
    assert_int_equal(m.provenance[0].kind, PROVENANCE_INFERRED);
    assert_string_equal(m.provenance[4].group, "analysers");
    assert_int_equal(m.provenance[4].kind, PROVENANCE_ASSUMED);
    /* a name with the model of an older core */
    put_llvm_mca(&t, "znver5", "znver5", "no-such", "Zn4FP");
    assert_true(find_ports(&host, &t.arena).substitute);
    put_llvm_mca(&t, "znver5", "znver5", "no-such", "Zn5FP");
    assert_false(find_ports(&host, &t.arena).substitute);
    drop(&t);
}

/* What LLVM reports on a host with several kinds of cores may be about another kind. */
static void a_mixed_host_is_not_asked_for_its_name(void **state)
{
    (void)state;
    struct tree t = only_proc();
    const struct host host = {
        .isa = "x86-64", .features = "sse2 avx fma", .tools_mean_others = true};
    put_llvm_mca(&t, "alderlake", "*", "no-such", "HWPort");
    const struct core_ports ports = find_ports(&host, &t.arena);
    assert_string_equal(ports.target, "-mcpu=haswell");
    assert_true(ports.substitute);
    assert_null(ports.llvm_cpu);
    drop(&t);
}

/* Older LLVM knows Neoverse V1, but no SVE instructions for it: shorter vectors, then a hint. */
static void narrower_vectors_where_the_widest_fail(void **state)
{
    (void)state;
    struct tree t = only_proc();
    const struct host host = {
        .isa = "aarch64", .features = "fp asimd sve", .llvm_cpu = "neoverse-v1", .sve_bytes = 32};
    put_llvm_mca(&t, "neoverse-v1", "neoverse-*", "z[0-9]", "N1Unit");
    const struct core_ports ports = find_ports(&host, &t.arena);
    assert_string_equal(ports.target, "-mcpu=neoverse-n1");
    assert_true(ports.substitute);
    assert_true(ports.dp.add == 2 * 2); /* 12 instructions in 6 cy, of 2 elements */
    put_llvm_mca(&t, "neoverse-v1", "neoverse-*", "no-such", "V1Unit");
    const struct core_ports whole = find_ports(&host, &t.arena);
    assert_string_equal(whole.target, "-mcpu=neoverse-v1");
    assert_false(whole.substitute);
    assert_true(whole.dp.add == 2 * 4);
    struct core_ports none;
    struct err err = {0};
    put_llvm_mca(&t, "neoverse-v1", "nothing", "no-such", "V1Unit");
    assert_false(mca_core_find(&host, &t.arena, &none, &err));
    assert_non_null(strstr(err.hint, "install a newer one"));
    struct err scalar = {0};
    const struct host old = {.isa = "x86-64", .features = "fpu"};
    assert_false(mca_core_find(&old, &t.arena, &none, &scalar));
    assert_true(scalar.hint[0] != '\0');
    drop(&t);
}

/* All requests to llvm-mca for each kind of host, and what follows from its answers. */
static void each_dialect_is_spoken(void **state)
{
    (void)state;
    static const char golden[] = "tests/machine/llvm_asked.txt";
    static const struct host hosts[] = {
        {.isa = "x86-64", .features = "sse2 avx fma avx512f", .llvm_cpu = "znver4"},
        {.isa = "x86-64", .features = "sse2 avx fma", .llvm_cpu = "znver3"},
        {.isa = "x86-64", .features = "sse2 avx", .llvm_cpu = "sandybridge"},
        {.isa = "x86-64", .features = "sse2", .llvm_cpu = "nehalem"},
        {.isa = "aarch64", .features = "fp asimd sve", .llvm_cpu = "neoverse-v1", .sve_bytes = 32},
        {.isa = "aarch64", .features = "fp asimd sve", .llvm_cpu = "a64fx"},
        {.isa = "aarch64", .features = "fp asimd", .llvm_cpu = "neoverse-n1"},
        {.isa = "x86-64", .features = "sse2 avx fma avx512f"},
    };
    struct tree t = only_proc();
    struct sb out = {.arena = &t.arena};
    struct err err = {0};
    put_llvm_mca(&t, "generic", "*", "no-such", "Port");
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        struct str asked;
        const struct core_ports found = find_ports(&hosts[i], &t.arena);
        assert_true(file_read(str_formatz(&t.arena, "%s/bin/asked", t.root), 1 << 20, &t.arena,
                              &asked, &err));
        put(&t, "/bin/asked", "");
        sb_addf(&out, "%s\n%.*s", hosts[i].features, STR_ARG(asked));
        const struct peak_flops *peaks[] = {&found.dp, &found.sp};
        for (int type = 0; type < 2; type++)
            sb_addf(&out, "add %g mul %g fma %g%s", peaks[type]->add, peaks[type]->mul,
                    peaks[type]->fma,
                    type == 0          ? ", "
                    : found.substitute ? ", substitute\n\n"
                                       : "\n\n");
    }
    assert_golden(golden, sb_str(&out));
    drop(&t);
}

/* Codes of MIDR_EL1, implementer and part, from the Linux kernel (cputype.h) and Arm's manuals of
 * the cores, with LLVM's names. Unknown parts keep their vendor's name. */
static void arm_cores_have_names(void **state)
{
    (void)state;
    static const struct {
        const char *implementer, *part, *model, *llvm;
    } cores[] = {
        {"0x41", "0xd03", "Arm Cortex-A53", "cortex-a53"},
        {"0x41", "0xd05", "Arm Cortex-A55", "cortex-a55"},
        {"0x41", "0xd07", "Arm Cortex-A57", "cortex-a57"},
        {"0x41", "0xd08", "Arm Cortex-A72", "cortex-a72"},
        {"0x41", "0xd09", "Arm Cortex-A73", "cortex-a73"},
        {"0x41", "0xd0a", "Arm Cortex-A75", "cortex-a75"},
        {"0x41", "0xd0b", "Arm Cortex-A76", "cortex-a76"},
        {"0x41", "0xd0c", "Arm Neoverse-N1", "neoverse-n1"},
        {"0x41", "0xd0d", "Arm Cortex-A77", "cortex-a77"},
        {"0x41", "0xd40", "Arm Neoverse-V1", "neoverse-v1"},
        {"0x41", "0xd41", "Arm Cortex-A78", "cortex-a78"},
        {"0x41", "0xd44", "Arm Cortex-X1", "cortex-x1"},
        {"0x41", "0xd46", "Arm Cortex-A510", "cortex-a510"},
        {"0x41", "0xd47", "Arm Cortex-A710", "cortex-a710"},
        {"0x41", "0xd48", "Arm Cortex-X2", "cortex-x2"},
        {"0x41", "0xd49", "Arm Neoverse-N2", "neoverse-n2"},
        {"0x41", "0xd4d", "Arm Cortex-A715", "cortex-a715"},
        {"0x41", "0xd4e", "Arm Cortex-X3", "cortex-x3"},
        {"0x41", "0xd4f", "Arm Neoverse-V2", "neoverse-v2"},
        {"0x41", "0xd80", "Arm Cortex-A520", "cortex-a520"},
        {"0x41", "0xd81", "Arm Cortex-A720", "cortex-a720"},
        {"0x41", "0xd82", "Arm Cortex-X4", "cortex-x4"},
        {"0x41", "0xd84", "Arm Neoverse-V3", "neoverse-v3"},
        {"0x41", "0xd85", "Arm Cortex-X925", "cortex-x925"},
        {"0x41", "0xd8e", "Arm Neoverse-N3", "neoverse-n3"},
        {"0x43", "0x0af", "Cavium ThunderX2", "thunderx2t99"},
        {"0x46", "0x001", "Fujitsu A64FX", "a64fx"},
        {"0x48", "0xd01", "HiSilicon TSV110", "tsv110"},
        {"0x4e", "0x004", "NVIDIA Carmel", "carmel"},
        {"0x61", "0x022", "Apple Icestorm", NULL},
        {"0x61", "0x023", "Apple Firestorm", "apple-m1"},
        {"0xc0", "0xac3", "Ampere Ampere1", "ampere1"},
        {"0xc0", "0xac4", "Ampere Ampere1A", "ampere1a"},
        {"0x41", "0x123", "Arm part 0x123", NULL},
        {"0x43", "0x0a1", "Cavium part 0xa1", NULL},
        {"0x46", "0x003", "Fujitsu part 0x3", NULL},
        {"0x48", "0xd02", "HiSilicon part 0xd02", NULL},
        {"0x4e", "0x010", "NVIDIA part 0x10", NULL},
        {"0x51", "0x800", "Qualcomm part 0x800", NULL},
        {"0x61", "0x032", "Apple part 0x32", NULL},
        {"0xc0", "0xac9", "Ampere part 0xac9", NULL},
        {"0x99", "0xd03", "Arm part 0xd03", NULL},
        {"0x41", "", "Arm part 0x0", NULL},
    };
    struct tree t = only_proc();
    const int cpu = 0;
    for (size_t i = 0; i < sizeof cores / sizeof *cores; i++) {
        put(&t, "/proc/cpuinfo",
            str_formatz(&t.arena, "processor\t: 0\nCPU implementer\t: %s\nCPU part\t: %s\n",
                        cores[i].implementer, cores[i].part));
        const struct host host = read_host(&t, &cpu, 1);
        assert_string_equal(host.model_name, cores[i].model);
        assert_int_equal(host.family, strtol(cores[i].implementer, NULL, 0));
        assert_int_equal(host.model, strtol(cores[i].part, NULL, 0));
        assert_int_equal(host.model_known, cores[i].part[0] != '\0');
        assert_int_equal(host.llvm_cpu != NULL, cores[i].llvm != NULL);
        if (host.llvm_cpu != NULL)
            assert_string_equal(host.llvm_cpu, cores[i].llvm);
    }
    drop(&t);
}

/* Model numbers of Intel's family 6 (intel-family.h of the Linux kernel). */
static void hybrids_have_names(void **state)
{
    (void)state;
    static const struct {
        const char *model, *p, *p_llvm, *e, *e_llvm;
    } cases[] = {
        {"151", "Golden-Cove", "alderlake", "Gracemont", "gracemont"},
        {"154", "Golden-Cove", "alderlake", "Gracemont", "gracemont"},
        {"183", "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"},
        {"186", "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"},
        {"191", "Raptor-Cove", "raptorlake", "Gracemont", "gracemont"},
        {"172", "Redwood-Cove", "meteorlake", "Crestmont", "sierraforest"},
        {"170", "Redwood-Cove", "meteorlake", "Crestmont", "sierraforest"},
        {"198", "Lion-Cove", "arrowlake", "Skymont", "clearwaterforest"},
        {"197", "Lion-Cove", "arrowlake", "Skymont", "clearwaterforest"},
        {"189", "Lion-Cove", "lunarlake", "Skymont", "clearwaterforest"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tree t = hybrid(cases[i].model);
        const struct host p = read_host(&t, p_cores, 2);
        const struct host e = read_host(&t, e_cores, 4);
        assert_string_equal(p.microarchitecture, cases[i].p);
        assert_string_equal(p.llvm_cpu, cases[i].p_llvm);
        assert_string_equal(p.core_kind, "P-core");
        assert_string_equal(e.microarchitecture, cases[i].e);
        assert_string_equal(e.llvm_cpu, cases[i].e_llvm);
        assert_string_equal(e.core_kind, "E-core");
        drop(&t);
    }
}

/* `model` is not `model name`, and some files have no colons. */
static void fields_of_proc(void **state)
{
    (void)state;
    const struct str cpuinfo = STR("model name\t: A: B\nmodel\t\t: 49\nflags\t\t:\n");
    assert_true(str_eq(str_field(cpuinfo, "model"), STR("49")));
    assert_true(str_eq(str_field(cpuinfo, "model name"), STR("A: B")));
    assert_int_equal(str_field(cpuinfo, "flags").len, 0);
    assert_int_equal(str_field(cpuinfo, "mod").len, 0);
    const struct str limits = STR("Limit  Soft Limit\nMax stack size  8388608  unlimited bytes\n");
    assert_true(str_eq(str_field(limits, "Max stack size"), STR("8388608  unlimited bytes")));
}

static void models_have_owners(void **state)
{
    (void)state;
    assert_true(core_model_is_own(STR("alderlake"), STR("ADLPPort00")));
    assert_false(core_model_is_own(STR("gracemont"), STR("ADLPPort00")));
    assert_false(core_model_is_own(STR("cortex-a76"), STR("A57UnitB")));
    assert_true(core_model_is_own(STR("neoverse-v1"), STR("V1UnitB")));
    assert_true(core_model_is_own(STR("znver9"), STR("Zn9FP0")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(our_core_of_big_little),
        cmocka_unit_test(our_core_by_its_register),
        cmocka_unit_test(our_core_of_a_hybrid),
        cmocka_unit_test(our_core_of_an_unknown_hybrid),
        cmocka_unit_test(numbers_of_a_core_have_a_range),
        cmocka_unit_test(long_lists_of_cpus),
        cmocka_unit_test(lists_without_our_number),
        cmocka_unit_test(governors_are_those_of_our_cpus),
        cmocka_unit_test(numa_balancing_is_a_mask),
        cmocka_unit_test(a_stand_in_gives_no_name),
        cmocka_unit_test(a_mixed_host_is_not_asked_for_its_name),
        cmocka_unit_test(narrower_vectors_where_the_widest_fail),
        cmocka_unit_test(each_dialect_is_spoken),
        cmocka_unit_test(arm_cores_have_names),
        cmocka_unit_test(hybrids_have_names),
        cmocka_unit_test(fields_of_proc),
        cmocka_unit_test(models_have_owners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
