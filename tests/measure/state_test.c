#include "unit.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <utmp.h>

#include "collect/measure/state.h"
#include "collect/measure/state_diff.h"
#include "golden.h"
#include "scratch.h"

/* A made-up host: a folder with those files of /proc and /sys that are read. */
static void put_host(struct scratch *s)
{
    static const struct {
        const char *path, *text;
    } files[] = {
        {"/proc/cpuinfo", "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\n"
                          "model\t\t: 63\nmodel name\t: Xeon\nstepping\t: 2\n"
                          "microcode\t: 0x43\ncpu MHz\t\t: 2301.5\n"
                          "flags\t\t: fpu sse2 smep avx2 fma hypervisor\n"},
        {"/proc/meminfo", "MemTotal: 8388608 kB\nMemAvailable: 4194304 kB\n"
                          "Hugepagesize: 2048 kB\nHugePages_Total: 7\n"},
        {"/proc/stat", "cpu  60 0 20 910 0 0 0 10 0 0\ncpu0 60 0 20 910 0 0 0 10 0 0\n"},
        {"/proc/loadavg", "0.52 0.58 0.59 3/468 12345\n"},
        {"/proc/uptime", "1000.5 900\n"},
        {"/proc/cmdline", "root=/dev/sda token=hunter2 isolcpus=1 mitigations=off\n"},
        {"/proc/modules", "msr 16384 0 - Live 0x0\nkvm 1 0 - Live 0x0\n"},
        {"/proc/12/stat", "12 (a (strange) na) S 1 1 1 0 -1 0 0 0 0 0 500 100 0 0 20 0 1 0 5\n"},
        {"/proc/13/stat", "13 (busy) R 1 1 1 0 -1 0 0 0 0 0 9000 0 0 0 20 0 1 0 5\n"},
        {"/proc/14/stat", "14 (torn"},
        {"/proc/self/status", "Name:\tx\nCpus_allowed_list:\t0\nMems_allowed_list:\t0\n"},
        {"/proc/self/limits", "Limit  Soft Limit  Hard Limit  Units\n"
                              "Max stack size            8388608   unlimited  bytes\n"
                              "Max locked memory         unlimited unlimited  bytes\n"},
        {"/proc/sys/kernel/osrelease", "6.1.0\n"},
        {"/proc/sys/kernel/numa_balancing", "1\n"},
        {"/proc/sys/vm/swappiness", "many\n"},
        {"/etc/os-release", "PRETTY_NAME=\"A System 12\"\nID=a\n"},
        {"/sys/devices/system/cpu/online", "0\n"},
        {"/sys/devices/system/cpu/cpu0/topology/core_id", "0\n"},
        {"/sys/devices/system/cpu/cpu0/topology/physical_package_id", "0\n"},
        {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n"},
        {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_max_freq", "2300000\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/level", "1\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/type", "Data\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/size", "32K\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/ways_of_associativity", "8\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/coherency_line_size", "64\n"},
        {"/sys/devices/system/cpu/cpu0/cache/index0/shared_cpu_list", "0\n"},
        {"/sys/devices/system/cpu/vulnerabilities/meltdown", "Mitigation: PTI\n"},
        {"/sys/devices/system/node/online", "0\n"},
        {"/sys/devices/system/node/node0/cpulist", "0\n"},
        {"/sys/devices/system/node/node0/meminfo", "Node 0 MemTotal:       8388608 kB\n"},
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        scratch_put(s, files[i].path, str_of(files[i].text));
}

static json_t *read_tree(struct scratch *s, const char *const *environ)
{
    return state_read(&(struct state_source){.root = s->dir, .environ = environ}, NULL, &s->arena);
}

static const json_t *field(const json_t *state, const char *section, const char *key)
{
    return json_object_get(json_object_get(state, section), key);
}

static const char *text(const json_t *state, const char *section, const char *key)
{
    const char *value = json_string_value(field(state, section, key));
    assert_non_null(value);
    return value;
}

static double number(const json_t *state, const char *section, const char *key)
{
    assert_true(json_is_number(field(state, section, key)));
    return json_number_value(field(state, section, key));
}

static const char *reason(const json_t *state, const char *key)
{
    const char *why = json_string_value(field(state, "missing", key));
    return why != NULL ? why : "";
}

/* Everything, with a reason for each missing value: state.json, written by UPDATE=1. */
static void reads_a_recorded_host(void **state)
{
    struct scratch *s = *state;
    put_host(s);
    struct utmp logins[3] = {{.ut_type = USER_PROCESS, .ut_user = "ann"},
                             {.ut_type = BOOT_TIME},
                             {.ut_type = USER_PROCESS, .ut_user = "ann"}};
    scratch_put(s, "/run/utmp", (struct str){(const char *)logins, sizeof logins});
    json_t *j = read_tree(s, NULL);
    const struct str got = json_text(j, &s->arena);
    assert_golden("tests/measure/state.json", got);
    json_decref(j);
}

/* The CPU is identified even if no machine file can describe its cores. */
static void uneven_cores_have_a_name(void **state)
{
    struct scratch *s = *state;
    put_host(s);
    scratch_put(s, "/sys/devices/system/cpu/online", STR("0-1\n"));
    scratch_put(s, "/sys/devices/system/cpu/cpu0/cpu_capacity", STR("446\n"));
    scratch_put(s, "/sys/devices/system/cpu/cpu1/cpu_capacity", STR("1024\n"));
    json_t *j = read_tree(s, NULL);
    assert_string_equal(text(j, "cpu", "vendor"), "Intel");
    assert_true(number(j, "cpu", "model") == 63);
    assert_true(json_is_null(field(j, "topology", "cores")));
    assert_non_null(strstr(reason(j, "topology.cores"), "different kinds"));
    json_decref(j);
}

static void limits_of_a_cgroup_are_numbers_or_missing(void **state)
{
    static const struct {
        const char *max;
        double bytes; /* 0: no limit */
    } cases[] = {{"1\n", 1}, {"4096\n", 4096}, {"0\n", 0}, {"max\n", 0}};
    struct scratch *s = *state;
    scratch_put(s, "/proc/self/cgroup", STR("0::/a\n"));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        scratch_put(s, "/sys/fs/cgroup/a/memory.max", str_of(cases[i].max));
        json_t *j = read_tree(s, NULL);
        if (cases[i].bytes != 0)
            assert_true(number(j, "limits", "cgroup_memory_bytes") == cases[i].bytes);
        else
            assert_string_equal(reason(j, "limits.cgroup_memory_bytes"), "no limit found");
        json_decref(j);
    }
}

static void survives_an_empty_tree(void **state)
{
    struct scratch *s = *state;
    json_t *j = read_tree(s, NULL);
    assert_true(json_is_null(field(j, "cpu", "vendor")));
    assert_true(json_is_null(field(j, "load", "top")));
    assert_true(json_object_size(json_object_get(j, "missing")) > 40);
    json_decref(j);
}

static void put_program(struct scratch *s, const char *name, const char *script)
{
    scratch_put(s, str_formatz(&s->arena, "/bin/%s", name), str_of(script));
    assert_int_equal(chmod(str_formatz(&s->arena, "%s/bin/%s", s->dir, name), 0755), 0);
}

/*
 * The first line of a program's output; the reason if there is none or the program does not start.
 */
static void asks_programs_for_their_versions(void **state)
{
    struct scratch *s = *state;
    const char *path = str_formatz(&s->arena, "%s", getenv("PATH"));
    put_host(s);
    put_program(s, "gcc", "#!/bin/sh\necho \"$1: gcc 1.2\"\necho more\n");
    put_program(s, "llvm-mca-17", "#!/bin/sh\necho mca 17\n");
    put_program(s, "llvm-mca-9", "#!/bin/sh\necho mca 9\n");
    put_program(s, "clang", "#!/bin/sh\n");
    put_program(s, "icx", "#!/nonexistent\n");
    put_program(s, "bash", "#!/bin/sh\n"); /* likwid asks for it */
    assert_int_equal(setenv("PATH", str_formatz(&s->arena, "%s/bin", s->dir), 1), 0);
    json_t *j = state_read(&(struct state_source){.root = s->dir, .ask = true}, NULL, &s->arena);
    assert_int_equal(setenv("PATH", path, 1), 0);
    assert_string_equal(text(j, "software", "gcc"), "--version: gcc 1.2");
    assert_string_equal(text(j, "software", "llvm-mca"), "mca 17");
    assert_true(json_is_null(field(j, "software", "clang")));
    assert_string_equal(reason(j, "software.clang"), "--version printed nothing");
    assert_non_null(strstr(reason(j, "software.icx"), "cannot start"));
    assert_string_equal(reason(j, "software.nvc"), "not installed");
    assert_non_null(strstr(text(j, "software", "libc"), "glibc"));
    static const char *const libraries[] = {"likwid", "jansson", "libcyaml"};
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        assert_true(strpbrk(text(j, "software", libraries[i]), "0123456789") != NULL);
    json_decref(j);
}

/*
 * Neither control characters nor endless text get into the file, and boot parameters are filtered.
 */
static void bounds_foreign_content(void **state)
{
    struct scratch *s = *state;
    put_host(s);
    char *huge = arena_alloc(&s->arena, 5 << 20, 1);
    memset(huge, 'x', 5 << 20);
    scratch_put(s, "/sys/class/dmi/id/sys_vendor", (struct str){huge, 5 << 20});
    scratch_put(s, "/sys/class/dmi/id/product_name", (struct str){huge, 100000});
    scratch_put(s, "/proc/sys/kernel/version", STR("\x1b[31m\xff\x00red"));
    json_t *j = read_tree(s, NULL);
    assert_true(json_is_null(field(j, "virtualisation", "system_vendor")));
    assert_true(strlen(text(j, "virtualisation", "product")) < 1010);
    assert_string_equal(text(j, "kernel", "version"), "?[31m??red");
    const json_t *parameters = field(j, "kernel", "parameters");
    assert_int_equal(json_array_size(parameters), 2);
    assert_string_equal(json_string_value(json_array_get(parameters, 0)), "isolcpus=1");
    json_decref(j);
}

static void takes_only_harmless_variables(void **state)
{
    struct scratch *s = *state;
    static const char *const variables[] = {"OMP_NUM_THREADS=4",  "AWS_SECRET_ACCESS_KEY=abc",
                                            "SLURM_JWT=secret",   "SLURM_JOB_ID=7",
                                            "LD_PRELOAD=/x/y.so", "OMP_NO_VALUE",
                                            "HOME=/home/ann",     NULL};
    json_t *j = read_tree(s, variables);
    const json_t *kept = json_object_get(j, "environment");
    assert_int_equal(json_object_size(kept), 4);
    assert_string_equal(json_string_value(json_object_get(kept, "OMP_NUM_THREADS")), "4");
    assert_string_equal(json_string_value(json_object_get(kept, "SLURM_JOB_ID")), "7");
    assert_null(json_object_get(kept, "SLURM_JWT"));
    json_decref(j);
}

static const struct state_row *row(const struct state_diff *diff, const char *name)
{
    for (size_t i = 0; i < diff->n_rows; i++) {
        if (strcmp(diff->rows[i].field, name) == 0)
            return &diff->rows[i];
    }
    fail_msg("no row %s", name);
    return NULL;
}

static void compares_two_states(void **state)
{
    struct scratch *s = *state;
    struct state_diff diff;
    put_host(s);
    json_t *a = read_tree(s, NULL);
    state_compare(a, a, &s->arena, &diff);
    assert_int_equal(diff.n_differing, 0);
    scratch_put(s, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", STR("powersave"));
    scratch_put(s, "/proc/modules", STR("msr 1\nzfs 1\n"));
    scratch_put(s, "/proc/loadavg", STR("9 9 9 3/468 12345\n"));
    scratch_put(s, "/sys/devices/system/cpu/smt/control", STR("off"));
    json_t *b = read_tree(s, NULL);
    state_compare(a, b, &s->arena, &diff);
    assert_int_equal(diff.n_differing, 2);
    assert_int_equal(row(&diff, "clock.governor")->agreement, STATE_DIFFERS);
    assert_string_equal(row(&diff, "kernel.modules")->ours, "kvm");
    assert_string_equal(row(&diff, "kernel.modules")->theirs, "zfs");
    assert_int_equal(row(&diff, "load.mean_1min")->agreement, STATE_VARIES);
    assert_int_equal(row(&diff, "topology.smt")->agreement, STATE_UNKNOWN);
    assert_int_equal(row(&diff, "cpu.vendor")->agreement, STATE_AGREES);
    struct sb table = {.arena = &s->arena};
    state_diff_format(&diff, "a", "b", false, &table);
    assert_non_null(strstr(sb_cstr(&table), "2 of "));
    assert_null(strstr(sb_cstr(&table), "agrees"));
    json_decref(a);
    json_decref(b);
}

static void refuses_other_files(void **state)
{
    struct scratch *s = *state;
    scratch_put(s, "/other.json", STR("{\"schema\": 2}\n"));
    assert_null(state_load(path_join(&s->arena, s->dir, "other.json"), &s->arena, &s->err));
    assert_non_null(strstr(s->err.text, "not a machine state"));
    struct err missing = {0};
    assert_null(state_load(path_join(&s->arena, s->dir, "none.json"), &s->arena, &missing));
}

/* Not its contents, which no test can know, only that it is written and read. */
static void writes_the_state_of_this_host(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "state.json");
    const struct state_source here = state_here();
    json_t *known = state_read(&here, NULL, &s->arena);
    assert_true(file_write(path, json_text(known, &s->arena), &s->err));
    json_t *j = state_load(path, &s->arena, &s->err);
    assert_non_null(j);
    assert_true(json_equal(json_object_get(j, "software"), json_object_get(known, "software")));
    assert_true(number(j, "clock", "measured_hz") > 1e8);
    assert_true(json_is_array(field(j, "load", "top"))); /* empty where all processes sleep */
    json_decref(j);
    json_decref(known);
}

/* A fake likwid-features; messages of likwid's tools about a limited affinity are not a reason. */
static void the_reason_is_not_the_affinity(void **state)
{
    struct scratch *s = *state;
    const char *path = str_formatz(&s->arena, "%s", getenv("PATH"));
    const char *tool = path_join(&s->arena, s->dir, "likwid-features");
    scratch_put(s, "/likwid-features",
                STR("#!/bin/sh\n"
                    "echo 'INFO: You are running LIKWID in a cpuset with 1 CPUs. Taking given IDs "
                    "as logical ID in cpuset'\n"
                    "echo 'INFO: no access'\n"));
    assert_int_equal(chmod(tool, 0700), 0);
    setenv("PATH", str_formatz(&s->arena, "%s:%s", s->dir, path), 1);
    const struct state_source here = state_here();
    json_t *j = state_read(&here, NULL, &s->arena);
    setenv("PATH", path, 1);
    assert_string_equal(reason(j, "prefetchers.all"), "likwid-features: INFO: no access");
    json_decref(j);
}

/* What does not change is read only once; what was missing stays missing. */
static void takes_over_what_lasts(void **state)
{
    struct scratch *s = *state;
    scratch_put(s, "/proc/loadavg", STR("0.50 0.25 0.10 2/300 4000\n"));
    json_t *first = read_tree(s, (const char *const[]){NULL});
    json_object_set_new(json_object_get(first, "software"), "gcc", json_string("as it was"));
    scratch_put(s, "/proc/loadavg", STR("7.50 0.25 0.10 2/300 4000\n"));
    json_t *second = state_read(&(struct state_source){.root = s->dir}, first, &s->arena);
    assert_string_equal(json_string_value(field(second, "software", "gcc")), "as it was");
    assert_true(number(second, "load", "mean_1min") == 7.5);
    assert_true(number(first, "load", "mean_1min") == 0.5);
    assert_true(json_equal(json_object_get(first, "missing"), json_object_get(second, "missing")));
    json_decref(first);
    json_decref(second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(reads_a_recorded_host, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(uneven_cores_have_a_name, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(limits_of_a_cgroup_are_numbers_or_missing, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(survives_an_empty_tree, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(asks_programs_for_their_versions, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(bounds_foreign_content, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(takes_only_harmless_variables, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(compares_two_states, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(refuses_other_files, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(takes_over_what_lasts, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(the_reason_is_not_the_affinity, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(writes_the_state_of_this_host, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
