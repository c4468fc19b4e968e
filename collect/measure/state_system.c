#include <math.h>
#include <string.h>

#include "base/cpu_time.h"
#include "base/file.h"
#include "collect/host/cgroup.h"
#include "collect/host/sysfs.h"
#include "collect/measure/state_writer.h"

/* Kernel parameters that change how a measurement runs; others may hold secrets. */
static const char *const parameters[] = {
    "isolcpus",
    "nohz_full",
    "rcu_nocbs",
    "mitigations",
    "nosmt",
    "hugepages",
    "hugepagesz",
    "default_hugepagesz",
    "transparent_hugepage",
    "numa_balancing",
    "intel_pstate",
    "amd_pstate",
    "intel_idle.max_cstate",
    "processor.max_cstate",
    "idle",
    "nmi_watchdog",
    "clocksource",
    "tsc",
    "maxcpus",
    "mem",
    "skew_tick",
    "preempt",
    "cpuidle.off",
};

/*
 * Whether the name is in the list; an entry that ends with `*` matches all names that begin like
 * it.
 */
static bool is_listed(const char *const *names, size_t n, struct str name)
{
    for (size_t i = 0; i < n; i++) {
        const struct str known = str_of(names[i]);
        const struct str prefix = str_slice(known, 0, known.len - 1);
        if (str_eq(name, known) ||
            (str_ends_with(known, STR("*")) && str_starts_with(name, prefix)))
            return true;
    }
    return false;
}

static void add_parameters(struct state_writer *w)
{
    enum { MAX_PARAMETERS = 100 };
    const char *why = "";
    struct str rest = state_content(w, "/proc/cmdline", &why);
    if (rest.len == 0) {
        state_null(w, "parameters", "%s", why);
        return;
    }
    json_t *list = json_array();
    while (rest.len != 0 && json_array_size(list) < MAX_PARAMETERS) {
        const struct str_cut cut = str_cut(rest, ' ');
        if (is_listed(parameters, sizeof parameters / sizeof *parameters,
                      str_cut(cut.head, '=').head))
            json_array_append_new(list, state_string(cut.head, w->arena));
        rest = cut.tail;
    }
    state_value(w, "parameters", list);
}

static void add_mitigations(struct state_writer *w)
{
    enum { MAX_MITIGATIONS = 200 };
    static const char folder[] = "/sys/devices/system/cpu/vulnerabilities";
    struct str_list names = {0};
    struct err ignored = {0};
    const char *full = str_formatz(w->arena, "%s%s", w->source->root, folder);
    if (!dir_list(full, w->arena, &names, &ignored)) {
        state_null(w, "mitigations", "no %s", folder);
        return;
    }
    json_t *mitigations = json_object();
    for (size_t i = 0; i < names.count && i < MAX_MITIGATIONS; i++) {
        if (!path_name_ok(names.items[i]))
            continue;
        const char *name = str_cstr(w->arena, names.items[i]);
        const struct str text =
            state_content(w, str_formatz(w->arena, "%s/%s", folder, name), NULL);
        json_object_set_new(mitigations, name, state_string(text, w->arena));
    }
    state_value(w, "mitigations", mitigations);
}

static void add_modules(struct state_writer *w)
{
    enum { MAX_MODULES = 1000 };
    const char *why = "";
    struct str rest = state_content(w, "/proc/modules", &why);
    struct str_list names = {0};
    if (rest.len == 0) {
        state_null(w, "modules", "%s", why);
        return;
    }
    for (struct str line; names.count < MAX_MODULES && str_next_line(&rest, &line);)
        str_list_add(w->arena, &names, str_cut(line, ' ').head);
    json_t *list = json_array();
    for (size_t i = 0; i < names.count; i++)
        json_array_append_new(list, state_string(names.items[i], w->arena));
    state_value(w, "modules", list);
}

void state_kernel(struct state_writer *w)
{
    static const struct state_file files[] = {
        {"release", "/proc/sys/kernel/osrelease", 0},
        {"version", "/proc/sys/kernel/version", 0},
        {"perf_event_paranoid", "/proc/sys/kernel/perf_event_paranoid", 1},
        {"nmi_watchdog", "/proc/sys/kernel/nmi_watchdog", 1},
        {"randomize_va_space", "/proc/sys/kernel/randomize_va_space", 1},
    };
    state_files(w, files, sizeof files / sizeof *files);
    add_parameters(w);
    add_mitigations(w);
    add_modules(w);
}

/* `PRETTY_NAME="Debian …"` without its quotes. */
static struct str os_field(struct str release, const char *key)
{
    for (struct str line; str_next_line(&release, &line);) {
        const struct str_cut cut = str_cut(line, '=');
        if (!cut.ok || !str_eq(cut.head, str_of(key)))
            continue;
        struct str value = str_trim(cut.tail);
        if (value.len >= 2 && value.ptr[0] == '"')
            value = str_slice(value, 1, value.len - 1);
        return value;
    }
    return (struct str){0};
}

void state_os(struct state_writer *w)
{
    static const struct {
        const char *key, *field;
    } fields[] = {{"name", "PRETTY_NAME"}, {"id", "ID"}, {"version", "VERSION_ID"}};
    const char *why = "";
    const struct str release = state_content(w, "/etc/os-release", &why);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        state_text(w, fields[i].key, os_field(release, fields[i].field),
                   why[0] != '\0' ? why : "not given in /etc/os-release");
}

/* The share of all CPU time since the start that the hypervisor kept. */
static double steal_share(const struct state_writer *w)
{
    const int all = -1;
    /* The sum over all CPUs is the line without a number: give it one. */
    const struct str first = str_cut(state_content(w, "/proc/stat", NULL), '\n').head;
    const struct str numbered = str_format(
        w->arena, "cpu-1 %.*s", STR_ARG(str_trim(str_slice(first, STR("cpu").len, first.len))));
    const struct cpu_time t = cpu_time_parse(numbered, &all, 1, 1);
    return t.known && t.total_s > 0 ? t.steal_s / t.total_s : NAN;
}

void state_virtualisation(struct state_writer *w)
{
    static const struct state_file files[] = {
        {"hypervisor_type", "/sys/hypervisor/type", 0},
        {"system_vendor", "/sys/class/dmi/id/sys_vendor", 0},
        {"product", "/sys/class/dmi/id/product_name", 0},
    };
    static const struct {
        const char *path, *name;
    } containers[] = {{"/.dockerenv", "docker"}, {"/run/.containerenv", "podman"}};
    const char *why = "";
    const struct str cpuinfo = state_content(w, "/proc/cpuinfo", &why);
    const struct str flags = str_field(cpuinfo, "flags");
    if (flags.len != 0)
        state_value(w, "virtual_machine", json_boolean(str_has_word(flags, STR("hypervisor"))));
    else
        state_null(w, "virtual_machine", "%s", why[0] != '\0' ? why : "no flags in /proc/cpuinfo");
    state_files(w, files, sizeof files / sizeof *files);
    const char *container = "none found";
    for (size_t i = 0; i < sizeof containers / sizeof *containers; i++) {
        if (file_exists(str_formatz(w->arena, "%s%s", w->source->root, containers[i].path)))
            container = containers[i].name;
    }
    state_text(w, "container", str_of(container), "");
    state_number(w, "steal_share", steal_share(w), "no line 'cpu' in /proc/stat");
}

/* The soft limit of a line `Max stack size  8388608  unlimited  bytes`; infinity: unlimited. */
static void add_limit(struct state_writer *w, struct str limits, const char *key, const char *name)
{
    double value = NAN;
    const struct str soft = str_cut(str_field(limits, name), ' ').head;
    if (str_eq(soft, STR("unlimited")))
        state_value(w, key, json_string("unlimited"));
    else if (str_to_double(soft, &value))
        state_number(w, key, value, "");
    else
        state_null(w, key, "not given in /proc/self/limits");
}

void state_limits(struct state_writer *w)
{
    const char *why = "";
    const struct str status = state_content(w, "/proc/self/status", &why);
    const char *otherwise = why[0] != '\0' ? why : "not given in /proc/self/status";
    state_text(w, "cpus_allowed", str_field(status, "Cpus_allowed_list"), otherwise);
    state_text(w, "memory_nodes_allowed", str_field(status, "Mems_allowed_list"), otherwise);
    const struct cgroup_limits group = cgroup_read(w->source->root, w->arena);
    state_number(w, "cgroup_cpus", group.cpus > 0 ? group.cpus : NAN, "no limit found");
    state_number(w, "cgroup_memory_bytes", group.memory_bytes > 0 ? group.memory_bytes : NAN,
                 "no limit found");
    const struct str limits = state_content(w, "/proc/self/limits", NULL);
    add_limit(w, limits, "stack_bytes", "Max stack size");
    add_limit(w, limits, "locked_memory_bytes", "Max locked memory");
}

/*
 * Environment variables that may be recorded: those that change how programs run and never hold
 * secrets. A trailing `*` means "begins with"; of the many variables of a resource manager only
 * those that say where the job runs.
 */
static const char *const variables[] = {
    "OMP_*",
    "GOMP_*",
    "KMP_*",
    "LIKWID_*",
    "MALLOC_*",
    "LD_PRELOAD",
    "LD_LIBRARY_PATH",
    "LD_BIND_NOW",
    "GLIBC_TUNABLES",
    "LANG",
    "LC_ALL",
    "CC",
    "CFLAGS",
    "LDFLAGS",
    "LOADEDMODULES",
    "SLURM_JOB_ID",
    "SLURM_JOB_PARTITION",
    "SLURM_JOB_NODELIST",
    "SLURM_CPUS_ON_NODE",
    "SLURM_CPUS_PER_TASK",
    "SLURM_NTASKS",
    "SLURM_CPU_BIND",
    "SLURM_MEM_BIND",
    "SLURM_CPU_FREQ_REQ",
    "SLURM_THREADS_PER_CORE",
    "SLURM_HINT",
    "SLURM_DISTRIBUTION",
};

void state_environment(struct state_writer *w)
{
    enum { MAX_VARIABLES = 200, MAX_NAME = 100 };
    for (size_t i = 0; w->source->environ != NULL && w->source->environ[i] != NULL; i++) {
        const struct str_cut cut = str_cut(str_of(w->source->environ[i]), '=');
        if (is_listed(variables, sizeof variables / sizeof *variables, cut.head) &&
            cut.head.len < MAX_NAME && json_object_size(w->object) < MAX_VARIABLES) {
            state_value(w, state_clean(cut.head, w->arena), state_string(cut.tail, w->arena));
        }
    }
}
