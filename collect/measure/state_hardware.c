#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/proc.h"
#include "base/sort.h"
#include "collect/host/host.h"
#include "collect/host/sysfs.h"
#include "collect/measure/state_writer.h"

/* The whole host, not only the CPUs that we may use. False with the reason in `why`. */
static bool read_host(const struct state_writer *w, struct host *host, const char **why)
{
    const int *cpus = NULL;
    struct err err = {0};
    *host = (struct host){0};
    *why = "no list of the CPUs in /sys/devices/system/cpu/online";
    if (host_online_cpus(w->source->root, w->arena, &cpus) == 0)
        return false;
    const struct likwid_answer likwid =
        w->source->ask ? host_likwid_read(w->arena) : (struct likwid_answer){0};
    if (host_read(w->source->root, NULL, 0, &likwid, w->arena, host, &err))
        return true;
    *why = str_cstr(w->arena, str_of(err.text));
    return false;
}

/* Whether a word of /proc/cpuinfo's flags names vector arithmetic. */
static bool is_simd(struct str feature)
{
    static const char *const prefixes[] = {"sse", "ssse", "avx",   "fma",
                                           "amx", "sve",  "asimd", NULL};
    return str_starts_with_one_of(feature, prefixes);
}

static void add_simd(struct state_writer *w, const char *features)
{
    enum { MAX_FEATURES = 100 };
    json_t *list = json_array();
    struct str rest = str_of(features);
    while (rest.len != 0 && json_array_size(list) < MAX_FEATURES) {
        const struct str_cut cut = str_cut(rest, ' ');
        if (is_simd(cut.head))
            json_array_append_new(list, state_string(cut.head, w->arena));
        rest = cut.tail;
    }
    state_value(w, "simd", list);
}

static const char *const cpu_keys[] = {"vendor", "model_name", "microarchitecture", "isa",
                                       "family", "model",      "stepping",          "simd"};

static void all_null(struct state_writer *w, const char *const *keys, size_t n_keys,
                     const char *why)
{
    for (size_t i = 0; i < n_keys; i++)
        state_null(w, keys[i], "%s", why);
}

void state_cpu(struct state_writer *w)
{
    struct host host;
    const char *why = "";
    const struct str cpuinfo = state_content(w, "/proc/cpuinfo", NULL);
    if (read_host(w, &host, &why) ||
        host.vendor != NULL) { /* CPUs with different kinds of cores have a name too */
        state_text(w, "vendor", str_of(host.vendor), "not given in /proc/cpuinfo");
        state_text(w, "model_name", str_of(host.model_name), "not given in /proc/cpuinfo");
        state_text(w, "microarchitecture", str_of(host.microarchitecture),
                   "liblikwid does not know this CPU, or was not queried");
        state_text(w, "isa", str_of(host.isa), "not known");
        const char *untold = "not given in /proc/cpuinfo";
        state_number(w, "family", host.family_known ? (double)host.family : NAN, untold);
        state_number(w, "model", host.model_known ? (double)host.model : NAN, untold);
        state_number(w, "stepping", host.stepping_known ? (double)host.stepping : NAN, untold);
        add_simd(w, host.features);
    } else {
        all_null(w, cpu_keys, sizeof cpu_keys / sizeof *cpu_keys, why);
    }
    struct str microcode = state_content(w, "/sys/devices/system/cpu/cpu0/microcode/version", NULL);
    if (microcode.len == 0)
        microcode = str_field(cpuinfo, "microcode");
    state_text(w, "microcode", microcode,
               "neither in /sys/devices/system/cpu/cpu0/microcode nor in /proc/cpuinfo");
}

static json_t *cache_json(const struct host_cache *c)
{
    json_t *cache = json_object();
    json_object_set_new(cache, "level", json_integer(c->level));
    json_object_set_new(cache, "bytes", state_json_number(host_cache_size(c)));
    json_object_set_new(cache, "ways", json_integer(c->ways));
    json_object_set_new(cache, "line_bytes", json_integer((json_int_t)c->line_bytes));
    json_object_set_new(cache, "cores_per_group", json_integer(c->cores_per_group));
    return cache;
}

/* Every NUMA domain: its CPUs and its memory. */
static void add_numa(struct state_writer *w)
{
    enum { MAX_NODES = 1024 };
    int *nodes = arena_alloc(w->arena, MAX_NODES, sizeof *nodes);
    size_t n = 0;
    const char *why = "";
    const struct str online = state_content(w, "/sys/devices/system/node/online", &why);
    if (online.len == 0 || !host_parse_cpu_list(online, nodes, MAX_NODES, &n)) {
        state_null(w, "numa", "%s", why[0] != '\0' ? why : "no list of nodes");
        return;
    }
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++) {
        const char *folder = str_formatz(w->arena, "/sys/devices/system/node/node%d", nodes[i]);
        const struct str cpus = state_content(w, str_formatz(w->arena, "%s/cpulist", folder), NULL);
        struct str info = state_content(w, str_formatz(w->arena, "%s/meminfo", folder), NULL);
        double kib = NAN;
        /* `Node 0 MemTotal:  65536 kB` */
        const struct str tail =
            str_slice(info, str_find_str(info, STR("MemTotal:")) + STR("MemTotal:").len, info.len);
        str_to_double(str_cut(str_trim(tail), ' ').head, &kib);
        json_t *node = json_object();
        json_object_set_new(node, "node", json_integer(nodes[i]));
        json_object_set_new(node, "cpus", state_string(cpus, w->arena));
        json_object_set_new(node, "memory_bytes",
                            isfinite(kib) ? state_json_number(1024 * kib) : json_null());
        json_array_append_new(list, node);
    }
    state_value(w, "numa", list);
}

void state_topology(struct state_writer *w)
{
    static const char *const keys[] = {"sockets", "cores", "threads_per_core", "numa_domains",
                                       "caches"};
    static const struct state_file files[] = {
        {"online_cpus", "/sys/devices/system/cpu/online", 0},
        {"isolated_cpus", "/sys/devices/system/cpu/isolated", 0},
        {"nohz_full_cpus", "/sys/devices/system/cpu/nohz_full", 0},
        {"smt", "/sys/devices/system/cpu/smt/control", 0},
    };
    struct host host;
    const char *why = "";
    if (read_host(w, &host, &why)) {
        state_number(w, "sockets", host.n_sockets, "");
        state_number(w, "cores", host.n_cores, "");
        state_number(w, "threads_per_core", host.threads_per_core, "");
        state_number(w, "numa_domains", host.n_nodes, "");
        json_t *caches = json_array();
        for (int i = 0; i < host.n_caches; i++)
            json_array_append_new(caches, cache_json(&host.caches[i]));
        state_value(w, "caches", caches);
    } else {
        all_null(w, keys, sizeof keys / sizeof *keys, why);
    }
    state_files(w, files, sizeof files / sizeof *files);
    add_numa(w);
}

/* The different values of a setting over all CPUs, in the order of the CPUs: `performance`. */
static void add_per_cpu(struct state_writer *w, const char *key, const char *file)
{
    const int *cpus = NULL;
    const size_t n = host_online_cpus(w->source->root, w->arena, &cpus);
    struct str_list seen = {0};
    const char *why = "no list of the CPUs in /sys/devices/system/cpu/online";
    for (size_t i = 0; i < n; i++) {
        const char *path = str_formatz(w->arena, "/sys/devices/system/cpu/cpu%d/%s", cpus[i], file);
        const struct str value = state_content(w, path, i == 0 ? &why : NULL);
        bool known = value.len == 0;
        for (size_t k = 0; k < seen.count; k++)
            known = known || str_eq(seen.items[k], value);
        if (!known)
            str_list_add(w->arena, &seen, value);
    }
    struct sb text = {.arena = w->arena};
    for (size_t i = 0; i < seen.count; i++)
        sb_addf(&text, "%s%.*s", i == 0 ? "" : ", ", STR_ARG(seen.items[i]));
    state_text(w, key, sb_str(&text), why);
}

/* The median over the CPUs of a value in /proc/cpuinfo. */
static void add_current_clock(struct state_writer *w)
{
    struct str rest = state_content(w, "/proc/cpuinfo", NULL);
    double *mhz = arena_alloc(w->arena, HOST_MAX_CPUS, sizeof *mhz);
    size_t n = 0;
    for (struct str line; n < HOST_MAX_CPUS && str_next_line(&rest, &line);)
        n += str_to_double(str_field(line, "cpu MHz"), &mhz[n]);
    sort_doubles(mhz, n);
    state_number(w, "current_hz", n > 0 ? 1e6 * mhz[n / 2] : NAN, "no 'cpu MHz' in /proc/cpuinfo");
}

void state_clock(struct state_writer *w)
{
    static const struct state_file files[] = {
        {"driver", "/sys/devices/system/cpu/cpu0/cpufreq/scaling_driver", 0},
        {"min_hz", "/sys/devices/system/cpu/cpu0/cpufreq/scaling_min_freq", 1000},
        {"max_hz", "/sys/devices/system/cpu/cpu0/cpufreq/scaling_max_freq", 1000},
        {"base_hz", "/sys/devices/system/cpu/cpu0/cpufreq/base_frequency", 1000},
        {"clocksource", "/sys/devices/system/clocksource/clocksource0/current_clocksource", 0},
        {"idle_driver", "/sys/devices/system/cpu/cpuidle/current_driver", 0},
    };
    struct machine_setup setup;
    host_setup(w->source->root, NULL, 0, w->arena, &setup);
    state_files(w, files, sizeof files / sizeof *files);
    add_per_cpu(w, "governor", "cpufreq/scaling_governor");
    add_per_cpu(w, "energy_preference", "cpufreq/energy_performance_preference");
    state_text(w, "turbo", str_of(setup.turbo),
               "neither cpufreq/boost nor intel_pstate/no_turbo in /sys/devices/system/cpu");
    add_current_clock(w);
    const double measure_s = 0.02;
    state_number(w, "measured_hz", w->source->ask ? round(clock_core_hz(measure_s)) : NAN,
                 "not measured");
}

/* Lines `HW_PREFETCHER   on` of likwid-features; other features are not prefetchers. */
static bool add_prefetcher(struct state_writer *w, struct str line)
{
    const struct str_cut cut = str_cut(str_trim(line), ' ');
    const struct str value = str_trim(cut.tail);
    const bool known = str_eq(value, STR("on")) || str_eq(value, STR("off"));
    if (!known || !str_ends_with(cut.head, STR("PREFETCHER")))
        return false;
    state_value(w, str_cstr(w->arena, cut.head), json_boolean(str_eq(value, STR("on"))));
    return true;
}

/* The first line about our CPU: likwid's tools begin with a line on the affinity. */
static struct str first_answer(struct str said)
{
    struct str line = {0};
    while (str_next_line(&said, &line) && str_contains(line, STR("in a cpuset")))
        ;
    return line;
}

/* In a limited affinity likwid counts from 0 within it: CPU 0 is the first that we may use. */
void state_prefetchers(struct state_writer *w)
{
    static const char *const argv[] = {"likwid-features", "-l", "-c", "0", NULL};
    const struct proc_spec spec = {.argv = argv, .timeout_s = 10, .max_output = 1 << 16};
    struct proc_result result = {0};
    struct err err = {0};
    if (!w->source->ask) {
        state_null(w, "all", "likwid-features was not run");
        return;
    }
    if (!proc_run(&spec, w->arena, &result, &err)) {
        state_null(w, "all", "%s", err.text);
        return;
    }
    struct str rest = result.out;
    size_t n = 0;
    for (struct str line; str_next_line(&rest, &line);)
        n += add_prefetcher(w, line);
    const struct str said = str_trim(result.err.len != 0 ? result.err : result.out);
    const struct str first = first_answer(said);
    if (n == 0 && first.len == 0)
        state_null(w, "all", "likwid-features reported nothing, exit status %d",
                   result.exit_status);
    else if (n == 0)
        state_null(w, "all", "likwid-features: %.*s", STR_ARG(first));
}

/* Values of /proc/meminfo, which has KiB. */
static void add_meminfo(struct state_writer *w)
{
    static const struct {
        const char *key, *field;
        double factor;
    } fields[] = {
        {"total_bytes", "MemTotal", 1024},         {"available_bytes", "MemAvailable", 1024},
        {"swap_total_bytes", "SwapTotal", 1024},   {"swap_free_bytes", "SwapFree", 1024},
        {"huge_page_bytes", "Hugepagesize", 1024}, {"huge_pages_total", "HugePages_Total", 1},
        {"huge_pages_free", "HugePages_Free", 1},
    };
    const char *why = "";
    const struct str info = state_content(w, "/proc/meminfo", &why);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        double value = NAN;
        str_to_double(str_cut(str_field(info, fields[i].field), ' ').head, &value);
        state_number(w, fields[i].key, value * fields[i].factor,
                     why[0] != '\0' ? why : "not given in /proc/meminfo");
    }
}

void state_memory(struct state_writer *w)
{
    static const struct state_file files[] = {
        {"zone_reclaim", "/proc/sys/vm/zone_reclaim_mode", 1},
        {"swappiness", "/proc/sys/vm/swappiness", 1},
        {"overcommit", "/proc/sys/vm/overcommit_memory", 1},
    };
    struct machine_setup setup;
    host_setup(w->source->root, NULL, 0, w->arena, &setup);
    add_meminfo(w);
    state_text(w, "huge_pages", str_of(setup.huge_pages),
               "no choice in /sys/kernel/mm/transparent_hugepage/enabled");
    state_text(w, "numa_balancing", str_of(setup.numa_balancing),
               "no number in /proc/sys/kernel/numa_balancing");
    state_files(w, files, sizeof files / sizeof *files);
}
