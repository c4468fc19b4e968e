#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utmp.h>

#include "base/clock.h"
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

/* Four cores of two threads with an L1 each. */
static void put_cores(struct scratch *s)
{
    static const struct {
        const char *file, *format;
    } files[] = {{"topology/core_id", "%d"},
                 {"topology/physical_package_id", "0"},
                 {"cache/index0/level", "1"},
                 {"cache/index0/type", "Data"},
                 {"cache/index0/size", "48K"},
                 {"cache/index0/ways_of_associativity", "12"},
                 {"cache/index0/coherency_line_size", "64"},
                 {"cache/index0/shared_cpu_list", "%1$d,%2$d"}};
    enum { CORES = 4 };
    for (int cpu = 0; cpu < 2 * CORES; cpu++)
        for (size_t i = 0; i < sizeof files / sizeof *files; i++)
            scratch_put(
                s, str_formatz(&s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, files[i].file),
                str_format(&s->arena, files[i].format, cpu % CORES, cpu % CORES + CORES));
}

/* Eight CPUs and two NUMA domains, with all that a kernel may report; the second domain does not
 * report its memory. Values of state_full.json that are not those of a file: the median of three
 * clocks, KiB and kHz, and 25 of 1000 ticks for the hypervisor. */
static void reads_a_host_that_reports_everything(void **state)
{
    static const struct {
        const char *path, *text;
    } files[] = {
        {"/proc/cpuinfo", "processor: 0\nvendor_id: AuthenticAMD\ncpu family: 25\nmodel: 1\n"
                          "model name: EPYC\nstepping: 0\nmicrocode: 0x1\ncpu MHz: 3000\n"
                          "flags: ssse3 avx512f amx_tile fma4 sve asimd xsse\n"
                          "processor: 1\ncpu MHz: 1000\nprocessor: 2\ncpu MHz: 2000.5\n"},
        {"/sys/devices/system/cpu/cpu0/microcode/version", "0xa0011d5\n"},
        {"/sys/devices/system/cpu/online", "0-7\n"},
        {"/sys/devices/system/cpu/isolated", "2\n"},
        {"/sys/devices/system/cpu/nohz_full", "1-2\n"},
        {"/sys/devices/system/cpu/smt/control", "forceoff\n"},
        {"/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "powersave\n"},
        {"/sys/devices/system/cpu/cpu2/cpufreq/scaling_governor", "performance\n"},
        {"/sys/devices/system/cpu/cpu1/cpufreq/energy_performance_preference", "power\n"},
        {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_driver", "acpi-cpufreq\n"},
        {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_min_freq", "1500000\n"},
        {"/sys/devices/system/cpu/cpu0/cpufreq/base_frequency", "2000000\n"},
        {"/sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc\n"},
        {"/sys/devices/system/cpu/cpuidle/current_driver", "acpi_idle\n"},
        {"/sys/devices/system/cpu/cpufreq/boost", "1\n"},
        {"/sys/devices/system/node/online", "0,3\n"},
        {"/sys/devices/system/node/node0/cpulist", "0-1,4-5\n"},
        {"/sys/devices/system/node/node3/cpulist", "2-3,6-7\n"},
        {"/proc/meminfo", "MemTotal: 16 kB\nMemAvailable: 8 kB\nSwapTotal: 4 kB\nSwapFree: 3 kB\n"
                          "Hugepagesize: 2 kB\nHugePages_Total: 7\nHugePages_Free: 5\n"},
        {"/sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n"},
        {"/proc/sys/vm/zone_reclaim_mode", "3\n"},
        {"/proc/sys/vm/swappiness", "60\n"},
        {"/proc/sys/vm/overcommit_memory", "2\n"},
        {"/proc/sys/kernel/version", "#1 SMP\n"},
        {"/proc/sys/kernel/perf_event_paranoid", "-1\n"},
        {"/proc/sys/kernel/nmi_watchdog", "1\n"},
        {"/proc/sys/kernel/randomize_va_space", "2\n"},
        {"/sys/hypervisor/type", "xen\n"},
        {"/sys/class/dmi/id/sys_vendor", "A Vendor\n"},
        {"/sys/class/dmi/id/product_name", "A Product\n"},
        {"/run/.containerenv", ""},
        {"/proc/stat", "cpu  0 0 0 975 0 0 0 25 0 0\n"},
        {"/proc/self/status", "Cpus_allowed_list:\t0-1\nMems_allowed_list:\t0,3\n"},
        {"/proc/self/cgroup", "0::/a\n"},
        {"/sys/fs/cgroup/a/cpu.max", "50000 100000\n"},
        {"/etc/os-release", "ID=x\nNAME=\"Other\"\nPRETTY_NAME=\"\nVERSION_ID=\"12.1\"\n"},
    };
    struct scratch *s = *state;
    put_host(s);
    put_cores(s);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        scratch_put(s, files[i].path, str_of(files[i].text));
    json_t *j = read_tree(s, NULL);
    assert_golden("tests/measure/state_full.json", json_text(j, &s->arena));
    json_decref(j);
}

/* `n` times a text, which may hold one %d for a number from 0. */
static struct str repeated(struct scratch *s, const char *format, int n)
{
    struct sb text = {.arena = &s->arena};
    for (int i = 0; i < n; i++)
        sb_addf(&text, format, i);
    return sb_str(&text);
}

/* How many entries a list of the state has if a file holds n of them. */
static void lists_have_a_length(void **state)
{
    static const struct {
        const char *path, *before, *entry, *section, *key;
        int n;
        size_t kept;
    } lists[] = {
        {"/proc/cmdline", "", "mem=%d ", "kernel", "parameters", 100, 100},
        {"/proc/cmdline", "", "mem=%d ", "kernel", "parameters", 101, 100},
        {"/proc/modules", "", "m%d 1\n", "kernel", "modules", 1000, 1000},
        {"/proc/modules", "", "m%d 1\n", "kernel", "modules", 1001, 1000},
        {"/proc/cpuinfo", "vendor_id: x\nflags: ", "sse%d ", "cpu", "simd", 100, 100},
        {"/proc/cpuinfo", "vendor_id: x\nflags: ", "sse%d ", "cpu", "simd", 101, 100},
        {"/sys/devices/system/node/online", "", "%d,", "topology", "numa", 1024, 1024},
        {"/sys/devices/system/node/online", "", "%d,", "topology", "numa", 1025, 0},
    };
    struct scratch *s = *state;
    put_host(s);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct sb text = {.arena = &s->arena};
        sb_addz(&text, lists[i].before);
        sb_add(&text, repeated(s, lists[i].entry, lists[i].n));
        scratch_put(s, lists[i].path, sb_str(&text));
        json_t *j = read_tree(s, NULL);
        assert_int_equal(json_array_size(field(j, lists[i].section, lists[i].key)), lists[i].kept);
        json_decref(j);
    }
}

static void folders_and_variables_have_a_limit(void **state)
{
    enum { MITIGATIONS = 200, VARIABLES = 200, NAME = 100 };
    struct scratch *s = *state;
    const char *variables[VARIABLES + 2] = {NULL};
    for (int i = 0; i <= VARIABLES; i++)
        variables[i] = str_formatz(&s->arena, "OMP_%d=1", i);
    for (int i = 0; i <= MITIGATIONS; i++)
        scratch_put(s, str_formatz(&s->arena, "/sys/devices/system/cpu/vulnerabilities/v%d", i),
                    STR("x"));
    json_t *j = read_tree(s, variables);
    assert_int_equal(json_object_size(json_object_get(j, "environment")), VARIABLES);
    assert_int_equal(json_object_size(field(j, "kernel", "mitigations")), MITIGATIONS);
    json_decref(j);
    variables[0] = str_formatz(&s->arena, "OMP_%0*d=1", NAME - 1 - 4, 7);
    variables[1] = str_formatz(&s->arena, "OMP_%0*d=1", NAME - 4, 7);
    variables[2] = NULL;
    j = read_tree(s, variables);
    assert_int_equal(json_object_size(json_object_get(j, "environment")), 1);
    json_decref(j);
}

/* A text is cut at 1000 characters; a file of 4 MiB is read, and one of /proc may be larger. */
static void texts_and_files_have_a_size(void **state)
{
    enum { TEXT = 1000, FILE_BYTES = 4 << 20 };
    struct scratch *s = *state;
    char *huge = arena_alloc(&s->arena, FILE_BYTES + 1, 1);
    memset(huge, 'x', FILE_BYTES + 1);
    scratch_put(s, "/sys/class/dmi/id/product_name", (struct str){huge, TEXT});
    scratch_put(s, "/sys/class/dmi/id/sys_vendor", (struct str){huge, FILE_BYTES});
    scratch_put(s, "/sys/hypervisor/type", (struct str){huge, FILE_BYTES + 1});
    scratch_put(s, "/proc/sys/kernel/version", (struct str){huge, FILE_BYTES + 1});
    json_t *j = read_tree(s, NULL);
    assert_int_equal(strlen(text(j, "virtualisation", "product")), TEXT);
    const char *const cut = text(j, "virtualisation", "system_vendor");
    assert_int_equal(strlen(cut), TEXT + 3);
    assert_string_equal(cut + TEXT - 1, "x...");
    assert_string_equal(reason(j, "virtualisation.hypervisor_type"),
                        "/sys/hypervisor/type cannot be read, or is larger than 4194304 bytes");
    assert_int_equal(strlen(text(j, "kernel", "version")), TEXT + 3);
    json_decref(j);
}

/* The lines of /proc/PID/stat that are processes; of these the five that used most time, in order.
 */
static void the_busiest_processes_come_first(void **state)
{
    static const struct {
        int pid;
        const char *stat;
    } processes[] = {
        {20, "20 (six) S 1 1 1 0 -1 0 0 0 0 0 500 100 0\n"},
        {21, "21 (nine) S 1 1 1 0 -1 0 0 0 0 0 0 900 0\n"},
        {22, "22 () S 1 1 1 0 -1 0 0 0 0 0 800 0 0\n"},
        {23, "23 (seven (7)) S 1 1 1 0 -1 0 0 0 0 9999 700 0 9999\n"},
        {24, "24 (five) S 1 1 1 0 -1 0 0 0 0 0 500 0\n"},
        {25, "25 (four) S 1 1 1 0 -1 0 0 0 0 0 400 0\n"},
        {26, "26 (no time) S 1 1 1 0 -1 0 0 0 0 0 x 7000\n"},
        {27, "27 (too short) S 1 1 1 0 -1 0 0 0 0 0 7000\n"},
        {28, "x (no number) S 1 1 1 0 -1 0 0 0 0 0 7000 7000\n"},
        {29, "29 )no name( S 1 1 1 0 -1 0 0 0 0 0 7000 7000\n"},
        {30, "30 S 1 1 1 0 -1 0 0 0 0 0 7000 7000\n"},
        {31, ") S 1 1 1 0 -1 0 0 0 0 0 7000 7000\n"},
    };
    static const struct {
        const char *command;
        double cpu_s;
    } top[] = {{"nine", 9}, {"", 8}, {"seven (7)", 7}, {"six", 6}, {"five", 5}};
    struct scratch *s = *state;
    for (size_t i = 0; i < sizeof processes / sizeof *processes; i++)
        scratch_put(s, str_formatz(&s->arena, "/proc/%d/stat", processes[i].pid),
                    str_of(processes[i].stat));
    scratch_put(s, "/proc/word/stat", STR("32 (a word) S 1 1 1 0 -1 0 0 0 0 0 7000 7000\n"));
    json_t *j = read_tree(s, NULL);
    const json_t *got = field(j, "load", "top");
    assert_int_equal(json_array_size(got), sizeof top / sizeof *top);
    for (size_t i = 0; i < sizeof top / sizeof *top; i++) {
        const json_t *process = json_array_get(got, i);
        assert_string_equal(json_string_value(json_object_get(process, "command")), top[i].command);
        assert_true(json_number_value(json_object_get(process, "cpu_s")) == top[i].cpu_s);
        assert_true(json_is_null(json_object_get(process, "cpu_share")));
    }
    json_decref(j);
}

/* What changes while two readings of the processes are half a second apart; null: nothing does. */
static void (*meanwhile)(struct scratch *s);
static struct scratch *changing;
static double last_s;
static bool slept;

int __real_nanosleep(const struct timespec *time, struct timespec *left);
int __wrap_nanosleep(const struct timespec *time, struct timespec *left);
int __wrap_nanosleep(const struct timespec *time, struct timespec *left)
{
    if (meanwhile == NULL)
        return __real_nanosleep(time, left);
    meanwhile(changing);
    slept = true;
    return 0;
}

double __real_clock_now_s(void);
double __wrap_clock_now_s(void);
double __wrap_clock_now_s(void)
{
    last_s = slept ? last_s + 0.5 : __real_clock_now_s();
    slept = false;
    return last_s;
}

static void put_process(struct scratch *s, int pid, long user, long system)
{
    scratch_put(s, str_formatz(&s->arena, "/proc/%d/stat", pid),
                str_format(&s->arena, "%d (p%d) S 1 1 1 0 -1 0 0 0 0 0 %ld %ld 0\n", pid, pid, user,
                           system));
}

static void work_for_a_while(struct scratch *s)
{
    const long ticks = sysconf(_SC_CLK_TCK);
    put_process(s, 41, 10 * ticks + ticks / 5, ticks / 20);
    put_process(s, 42, 0, ticks);
    put_process(s, 44, ticks, 0);
}

/* In half a second 42 works all the time, 41 half of it, 43 not at all; 44 is new,
 * so that its share is not known. */
static void shares_are_of_the_time_between_two_readings(void **state)
{
    static const struct {
        const char *command;
        double cpu_share, cpu_s;
    } top[] = {{"p42", 1, 1}, {"p41", 0.5, 10.25}, {"p44", NAN, 1}};
    struct scratch *s = *state;
    const long ticks = sysconf(_SC_CLK_TCK);
    put_process(s, 41, 10 * ticks, 0);
    put_process(s, 42, 0, ticks / 2);
    put_process(s, 43, 20 * ticks, 0);
    meanwhile = work_for_a_while;
    changing = s;
    json_t *j = state_read(&(struct state_source){.root = s->dir, .ask = true}, NULL, &s->arena);
    meanwhile = NULL;
    const json_t *got = field(j, "load", "top");
    assert_int_equal(json_array_size(got), sizeof top / sizeof *top);
    for (size_t i = 0; i < sizeof top / sizeof *top; i++) {
        const json_t *process = json_array_get(got, i);
        const json_t *share = json_object_get(process, "cpu_share");
        assert_string_equal(json_string_value(json_object_get(process, "command")), top[i].command);
        assert_true(json_number_value(json_object_get(process, "cpu_s")) == top[i].cpu_s);
        assert_true(isnan(top[i].cpu_share) ? json_is_null(share)
                                            : json_number_value(share) == top[i].cpu_share);
    }
    json_decref(j);
}

/* Users are counted once, up to 1000 sessions; a record that is cut off does not count. */
static void sessions_are_counted(void **state)
{
    enum { MAX_SESSIONS = 1000 };
    struct scratch *s = *state;
    struct utmp *logins = arena_alloc(&s->arena, MAX_SESSIONS + 1, sizeof *logins);
    for (int i = 0; i <= MAX_SESSIONS; i++) {
        logins[i].ut_type = USER_PROCESS;
        snprintf(logins[i].ut_user, sizeof logins[i].ut_user, "u%d", i);
    }
    const struct {
        size_t bytes;
        int sessions;
    } cases[] = {{0, 0},
                 {sizeof *logins - 1, 0},
                 {sizeof *logins, 1},
                 {2 * sizeof *logins - 1, 1},
                 {MAX_SESSIONS * sizeof *logins, MAX_SESSIONS},
                 {(MAX_SESSIONS + 1) * sizeof *logins, MAX_SESSIONS}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        scratch_put(s, "/run/utmp", (struct str){(const char *)logins, cases[i].bytes});
        json_t *j = read_tree(s, NULL);
        assert_true(number(j, "users", "sessions") == cases[i].sessions);
        assert_true(number(j, "users", "different_users") == cases[i].sessions);
        json_decref(j);
    }
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

/* The whole table, of which a state's names may be anything: other texts, lists, numbers, objects,
 * and what only one side has. A field is cut nowhere, a value at 42 characters. */
static void the_table_of_differences(void **state)
{
    struct scratch *s = *state;
    struct state_diff diff;
    json_t *ours = json_parse(
        STR("{\"taken\": \"a\", \"clock\": {\"measured_hz\": 1000, \"current_hz\": 5},"
            " \"os\": {\"only\": 1, \"list\": [\"x\", \"y\", \"z\"], \"same\": [\"p\", \"q\"],"
            " \"mixed\": [1, 2], \"none\": null, \"deep\": {\"a\": {\"b\": true}}},"
            " \"loads\": 1, \"load\": {\"now\": 1}, \"missing\": {\"x\": \"y\"}}"),
        "ours", &s->err);
    json_t *theirs = json_parse(
        STR("{\"taken\": \"b\", \"clock\": {\"measured_hz\": 953, \"current_hz\": 6},"
            " \"os\": {\"list\": [\"y\", \"w\"], \"same\": [\"p\", \"q\"], \"mixed\": [2, 1],"
            " \"none\": null, \"deep\": {\"a\": {\"b\": false}},"
            " \"other\": \"0123456789012345678901234567890123456789abcdef\"},"
            " \"loads\": 2, \"load\": {\"now\": 2}, \"missing\": {\"x\": \"z\"}}"),
        "theirs", &s->err);
    assert_non_null(ours);
    assert_non_null(theirs);
    state_compare(ours, theirs, &s->arena, &diff);
    assert_int_equal(diff.n_differing, 4);
    assert_int_equal(diff.n_rows, 11);
    struct sb all = {.arena = &s->arena};
    struct sb differing = {.arena = &s->arena};
    state_diff_format(&diff, "a", "b", true, &all);
    state_diff_format(&diff, "a", "b", false, &differing);
    assert_golden("tests/measure/state_diff.txt",
                  str_format(&s->arena, "%s---\n%s", sb_cstr(&all), sb_cstr(&differing)));
    json_decref(ours);
    json_decref(theirs);
}

/* A measured clock that is less than 5 % of theirs away is the same; 0 Hz is not a clock. */
static void clocks_are_the_same_within_5_percent(void **state)
{
    static const struct {
        double ours, theirs;
        enum state_agreement agreement;
    } cases[] = {
        {1049, 1000, STATE_AGREES}, {1050, 1000, STATE_DIFFERS}, {951, 1000, STATE_AGREES},
        {950, 1000, STATE_DIFFERS}, {1, 1.04, STATE_AGREES},     {-1, -1.01, STATE_DIFFERS},
        {0, 0.001, STATE_DIFFERS},  {0.96, 1, STATE_AGREES},     {1, -1, STATE_DIFFERS},
    };
    struct scratch *s = *state;
    static const char *const keys[] = {"measured_hz", "max_hz"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int k = 0; k < 2; k++) {
            struct state_diff diff;
            json_t *a = json_pack("{s:{s:f}}", "clock", keys[k], cases[i].ours);
            json_t *b = json_pack("{s:{s:f}}", "clock", keys[k], cases[i].theirs);
            state_compare(a, b, &s->arena, &diff);
            assert_int_equal(diff.rows[0].agreement, k == 0 ? cases[i].agreement : STATE_DIFFERS);
            json_decref(a);
            json_decref(b);
        }
}

/* An object 12 levels deep is a value, and so are its fields; 4000 rows are compared. */
static void differences_have_a_depth_and_a_length(void **state)
{
    enum { DEPTH = 12, ROWS = 4000 };
    struct scratch *s = *state;
    struct state_diff diff;
    json_t *deep = json_integer(1);
    for (int i = 0; i <= DEPTH; i++)
        deep = json_pack("{s:o}", "a", deep);
    state_compare(deep, deep, &s->arena, &diff);
    assert_int_equal(diff.n_rows, 1);
    assert_string_equal(diff.rows[0].field, "a.a.a.a.a.a.a.a.a.a.a.a");
    assert_string_equal(diff.rows[0].ours, "{\"a\":1}");
    json_decref(deep);
    json_t *wide = json_object();
    for (int i = 0; i <= ROWS; i++)
        json_object_set_new(wide, str_formatz(&s->arena, "f%d", i), json_integer(i));
    state_compare(wide, wide, &s->arena, &diff);
    assert_int_equal(diff.n_rows, ROWS);
    json_decref(wide);
}

static void refuses_other_files(void **state)
{
    struct scratch *s = *state;
    scratch_put(s, "/other.json", STR("{\"schema\": 2}\n"));
    assert_null(state_load(path_join(&s->arena, s->dir, "other.json"), &s->arena, &s->err));
    assert_non_null(strstr(s->err.text, "not a machine state"));
    struct err missing = {0};
    assert_null(state_load(path_join(&s->arena, s->dir, "none.json"), &s->arena, &missing));
    assert_string_equal(s->err.hint, "inspect machine state --json FILE writes one");
    struct err torn = {0};
    scratch_put(s, "/torn.json", STR("{\"schema\": 1"));
    assert_null(state_load(path_join(&s->arena, s->dir, "torn.json"), &s->arena, &torn));
    assert_string_equal(torn.hint, "inspect machine state writes such a file");
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

/* Lines of likwid-features, which is run as a user would run it. */
static void prefetchers_are_on_or_off(void **state)
{
    static const struct {
        const char *script, *reason, *on;
        int n;
    } cases[] = {
        {"echo 'HW_PREFETCHER on'; echo ' CL_PREFETCHER   off '; echo 'DCU_PREFETCHER maybe'\n"
         "echo 'PREFETCHER_X on'; echo 'SPEEDSTEP on'; echo PREFETCHER",
         "", "HW_PREFETCHER", 2},
        {"exit 3", "likwid-features reported nothing, exit status 3", NULL, 1},
        {"echo out; echo err >&2", "likwid-features: err", NULL, 1},
        {"echo 'one'; echo two", "likwid-features: one", NULL, 1},
        {"echo $1 $2 $3", "likwid-features: -l -c 0", NULL, 1},
    };
    struct scratch *s = *state;
    const char *path = str_formatz(&s->arena, "%s", getenv("PATH"));
    put_program(s, "bash", "#!/bin/sh\n");
    assert_int_equal(setenv("PATH", str_formatz(&s->arena, "%s/bin", s->dir), 1), 0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        put_program(s, "likwid-features",
                    str_formatz(&s->arena, "#!/bin/sh\n%s\n", cases[i].script));
        json_t *j =
            state_read(&(struct state_source){.root = s->dir, .ask = true}, NULL, &s->arena);
        assert_string_equal(reason(j, "prefetchers.all"), cases[i].reason);
        assert_int_equal(json_object_size(json_object_get(j, "prefetchers")), cases[i].n);
        if (cases[i].on != NULL) {
            assert_true(json_is_true(field(j, "prefetchers", cases[i].on)));
            assert_true(json_is_false(field(j, "prefetchers", "CL_PREFETCHER")));
        }
        json_decref(j);
    }
    assert_int_equal(setenv("PATH", path, 1), 0);
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
        cmocka_unit_test_setup_teardown(reads_a_host_that_reports_everything, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(lists_have_a_length, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(folders_and_variables_have_a_limit, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(texts_and_files_have_a_size, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(the_busiest_processes_come_first, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(shares_are_of_the_time_between_two_readings, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(sessions_are_counted, scratch_setup, scratch_teardown),
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
        cmocka_unit_test_setup_teardown(prefetchers_are_on_or_off, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(the_table_of_differences, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(clocks_are_the_same_within_5_percent, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(differences_have_a_depth_and_a_length, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(refuses_other_files, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(takes_over_what_lasts, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(the_reason_is_not_the_affinity, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(writes_the_state_of_this_host, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
