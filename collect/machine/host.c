#define _GNU_SOURCE /* sched_getaffinity */
#include "collect/machine/host.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/file.h"

enum { SMALL_FILE_MAX = 1 << 22 };

/* The state of one reading. `known` maps a CPU number to its place in `cpus`, or -1. */
struct scan {
    const char *root;
    struct arena *arena;
    struct err *err;
    struct host *host;
    struct host_cpu *cpus;
    size_t n_cpus;
};

/* The trimmed content of a file below root, or the empty slice. */
static struct str read_text(const char *root, struct arena *arena, const char *path)
{
    struct str text;
    struct err ignored = {0};
    const char *full = str_formatz(arena, "%s%s", root, path);
    if (!file_exists(full) || !file_read(full, SMALL_FILE_MAX, arena, &text, &ignored))
        return (struct str){0};
    return str_trim(text);
}

static int64_t number_or(struct str text, int64_t otherwise)
{
    int64_t value = 0;
    return str_to_i64(text, &value) ? value : otherwise;
}

static int64_t cpu_number(struct scan *s, int cpu, const char *name, int64_t otherwise)
{
    const char *path = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, name);
    return number_or(read_text(s->root, s->arena, path), otherwise);
}

bool host_parse_cpu_list(struct str text, int *cpus, size_t max, size_t *n)
{
    *n = 0;
    text = str_trim(text);
    while (text.len != 0) {
        const struct str_cut item = str_cut(text, ',');
        const struct str_cut range = str_cut(item.head, '-');
        int64_t from = 0;
        int64_t to = 0;
        if (!str_to_i64(range.head, &from))
            return false;
        to = from;
        if (range.ok && !str_to_i64(range.tail, &to))
            return false;
        if (from < 0 || to < from || to >= HOST_MAX_CPUS)
            return false;
        for (int64_t c = from; c <= to; c++) {
            if (*n == max)
                return false;
            cpus[(*n)++] = (int)c;
        }
        text = item.tail;
    }
    return true;
}

static size_t read_cpu_list(struct scan *s, const char *path, int **cpus)
{
    size_t n = 0;
    *cpus = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof **cpus);
    const struct str text = read_text(s->root, s->arena, path);
    return text.len != 0 && host_parse_cpu_list(text, *cpus, HOST_MAX_CPUS, &n) ? n : 0;
}

static bool contains(const int *cpus, size_t n, int cpu)
{
    for (size_t i = 0; i < n; i++) {
        if (cpus[i] == cpu)
            return true;
    }
    return false;
}

/* Our CPUs as a list for taskset. */
static const char *cpu_list_text(struct arena *arena, const int *cpus, size_t n)
{
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < n; i++) {
        size_t last = i;
        while (last + 1 < n && cpus[last + 1] == cpus[last] + 1)
            last++;
        sb_addf(&text, last > i ? "%s%d-%d" : "%s%d", i > 0 ? "," : "", cpus[i], cpus[last]);
        i = last;
    }
    return sb_cstr(&text);
}

/* Index of `id` in the list of distinct ones, added where it is new. */
static int rank_of(int64_t *ids, int *n, int64_t id)
{
    for (int i = 0; i < *n; i++) {
        if (ids[i] == id)
            return i;
    }
    ids[*n] = id;
    return (*n)++;
}

static bool scan_cpus(struct scan *s, const int *allowed, size_t n_allowed)
{
    int *online = NULL;
    size_t n_online = read_cpu_list(s, "/sys/devices/system/cpu/online", &online);
    s->host->n_online = n_online != 0 ? (int)n_online : (int)n_allowed;
    s->cpus = arena_alloc(s->arena, n_allowed, sizeof *s->cpus);
    int64_t *core_ids = arena_alloc(s->arena, n_allowed, sizeof *core_ids);
    int64_t *socket_ids = arena_alloc(s->arena, n_allowed, sizeof *socket_ids);
    for (size_t i = 0; i < n_allowed; i++) {
        const int cpu = allowed[i];
        if (n_online != 0 && !contains(online, n_online, cpu))
            continue;
        /* Some systems have no topology folder: every CPU is a core of one socket then. */
        const int64_t socket = cpu_number(s, cpu, "topology/physical_package_id", 0);
        const int64_t core = cpu_number(s, cpu, "topology/core_id", cpu);
        const int64_t die = cpu_number(s, cpu, "topology/die_id", 0);
        const int64_t unique = ((socket + 1) << 40) | ((die + 1) << 24) | (core & 0xffffff);
        s->cpus[s->n_cpus++] = (struct host_cpu){
            .cpu = cpu,
            .core = rank_of(core_ids, &s->host->n_cores, unique),
            .socket = rank_of(socket_ids, &s->host->n_sockets, socket),
        };
    }
    if (s->n_cpus == 0)
        return err_set(s->err, ERR_SYSTEM, "found no CPU that is online and allowed");
    s->host->cpus = s->cpus;
    s->host->n_cpus = s->n_cpus;
    return true;
}

/* NUMA domains without CPUs of ours (memory only, or other jobs') do not count. */
static void scan_nodes(struct scan *s)
{
    int *nodes = NULL;
    const size_t n_nodes = read_cpu_list(s, "/sys/devices/system/node/online", &nodes);
    for (size_t i = 0; i < n_nodes; i++) {
        int *cpus = NULL;
        const size_t n = read_cpu_list(
            s, str_formatz(s->arena, "/sys/devices/system/node/node%d/cpulist", nodes[i]), &cpus);
        bool used = false;
        for (size_t c = 0; c < s->n_cpus; c++) {
            if (contains(cpus, n, s->cpus[c].cpu)) {
                s->cpus[c].node = s->host->n_nodes;
                used = true;
            }
        }
        s->host->n_nodes += used;
    }
    if (s->host->n_nodes == 0)
        s->host->n_nodes = 1;
}

/* What tells one kind of core from another; siblings may differ in nothing of it. */
struct core_kind {
    int64_t capacity;
    int64_t l1_bytes;
    int64_t l2_bytes;
};

static int64_t cache_size(struct scan *s, int cpu, int level)
{
    for (int i = 0; i < 16; i++) {
        const char *base = str_formatz(s->arena, "cache/index%d", i);
        if (cpu_number(s, cpu, str_formatz(s->arena, "%s/level", base), -1) != level)
            continue;
        const char *folder = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, base);
        const struct str type =
            read_text(s->root, s->arena, str_formatz(s->arena, "%s/type", folder));
        struct str size = read_text(s->root, s->arena, str_formatz(s->arena, "%s/size", folder));
        if (str_eq(type, STR("Instruction")) || size.len == 0)
            continue;
        return number_or(str_slice(size, 0, size.len - 1), 0) << 10; /* always in K */
    }
    return 0;
}

static struct core_kind kind_of(struct scan *s, int cpu)
{
    return (struct core_kind){cpu_number(s, cpu, "cpu_capacity", 0), cache_size(s, cpu, 1),
                              cache_size(s, cpu, 2)};
}

/* Cores of one kind only: a model for two kinds at once means nothing. */
static bool check_kinds(struct scan *s)
{
    const struct core_kind first = kind_of(s, s->cpus[0].cpu);
    int *same = arena_alloc(s->arena, s->n_cpus, sizeof *same);
    size_t n_same = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        const struct arena_mark mark = arena_mark(s->arena);
        const struct core_kind kind = kind_of(s, s->cpus[i].cpu);
        arena_reset(s->arena, mark);
        /* Capacities of equal cores differ a little where some clock higher. */
        const bool capacity_fits = llabs(kind.capacity - first.capacity) * 10 <= first.capacity;
        if (capacity_fits && kind.l1_bytes == first.l1_bytes && kind.l2_bytes == first.l2_bytes)
            same[n_same++] = s->cpus[i].cpu;
    }
    if (n_same == s->n_cpus)
        return true;
    err_set(s->err, ERR_INPUT, "the CPUs are of different kinds (caches or capacity differ)");
    return err_hint(s->err, "choose one kind, e.g. with taskset -c %s",
                    cpu_list_text(s->arena, same, n_same));
}

/* Cores of each socket (or NUMA domain) must be equally many: the file has one number for all. */
static bool check_even(struct scan *s, bool sockets)
{
    const int groups = sockets ? s->host->n_sockets : s->host->n_nodes;
    int *cores = arena_alloc(s->arena, (size_t)groups, sizeof *cores);
    char *seen = arena_alloc(s->arena, (size_t)s->host->n_cores, 1);
    int *first = arena_alloc(s->arena, s->n_cpus, sizeof *first);
    size_t n_first = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        const int group = sockets ? s->cpus[i].socket : s->cpus[i].node;
        if (group == 0)
            first[n_first++] = s->cpus[i].cpu;
        if (!seen[s->cpus[i].core])
            cores[group]++;
        seen[s->cpus[i].core] = 1;
    }
    for (int g = 1; g < groups; g++) {
        if (cores[g] == cores[0])
            continue;
        err_set(s->err, ERR_INPUT, "%s have different numbers of cores (%d and %d)",
                sockets ? "the sockets" : "the NUMA domains", cores[0], cores[g]);
        return err_hint(s->err, "choose one of them, e.g. with taskset -c %s",
                        cpu_list_text(s->arena, first, n_first));
    }
    return true;
}

/* The fewest threads that a core of ours has. */
static int count_threads_per_core(const struct scan *s)
{
    int least = 0;
    for (int core = 0; core < s->host->n_cores; core++) {
        int threads = 0;
        for (size_t i = 0; i < s->n_cpus; i++)
            threads += s->cpus[i].core == core;
        if (least == 0 || threads < least)
            least = threads;
    }
    return least;
}

static int count_sharing_cores(struct scan *s, const char *path)
{
    int *cpus = NULL;
    const size_t n = read_cpu_list(s, path, &cpus);
    char *seen = arena_alloc(s->arena, (size_t)s->host->n_cores, 1);
    int cores = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        if (!contains(cpus, n, s->cpus[i].cpu) || seen[s->cpus[i].core])
            continue;
        seen[s->cpus[i].core] = 1;
        cores++;
    }
    return cores > 0 ? cores : 1;
}

/* The data caches of our first CPU. */
static void scan_caches(struct scan *s)
{
    const int cpu = s->cpus[0].cpu;
    for (int i = 0; i < 16; i++) {
        const char *base = str_formatz(s->arena, "cache/index%d", i);
        const char *folder = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, base);
        const struct str type =
            read_text(s->root, s->arena, str_formatz(s->arena, "%s/type", folder));
        if (type.len == 0 || str_eq(type, STR("Instruction")))
            continue;
        const int level = (int)cpu_number(s, cpu, str_formatz(s->arena, "%s/level", base), 0);
        if (level != s->host->n_caches + 1 || level > MACHINE_MAX_LEVELS)
            continue;
        const int64_t line =
            cpu_number(s, cpu, str_formatz(s->arena, "%s/coherency_line_size", base), 0);
        const int64_t bytes = cache_size(s, cpu, level);
        int64_t ways =
            cpu_number(s, cpu, str_formatz(s->arena, "%s/ways_of_associativity", base), 0);
        if (line <= 0 || bytes <= 0)
            continue;
        if (ways <= 0 || ways > 65535 || bytes < ways * line) {
            ways = level == 1 ? 8 : 16; /* not told */
            s->host->caches_assumed = true;
        }
        s->host->caches[s->host->n_caches++] = (struct host_cache){
            .level = level,
            .sets = (uint64_t)(bytes / (ways * line)),
            .ways = (uint32_t)ways,
            .line_bytes = (size_t)line,
            .cores_per_group =
                count_sharing_cores(s, str_formatz(s->arena, "%s/shared_cpu_list", folder)),
        };
    }
}

/* The value behind `key :` of /proc/cpuinfo's first CPU, or the empty slice. */
static struct str cpuinfo_value(struct str cpuinfo, const char *key)
{
    while (cpuinfo.len != 0) {
        const struct str_cut line = str_cut(cpuinfo, '\n');
        const struct str_cut pair = str_cut(line.head, ':');
        if (pair.ok && str_eq(str_trim(pair.head), str_of(key)))
            return str_trim(pair.tail);
        cpuinfo = line.tail;
    }
    return (struct str){0};
}

/* Arm cores tell numbers only. Source: Arm's MIDR_EL1 codes as the Linux kernel lists them. */
struct arm_name {
    int implementer;
    int part; /* -1: any */
    const char *vendor;
    const char *microarchitecture;
};
static const struct arm_name arm_names[] = {
    {0x41, 0xd03, "Arm", "Cortex-A53"},   {0x41, 0xd07, "Arm", "Cortex-A57"},
    {0x41, 0xd08, "Arm", "Cortex-A72"},   {0x41, 0xd0b, "Arm", "Cortex-A76"},
    {0x41, 0xd0c, "Arm", "Neoverse-N1"},  {0x41, 0xd40, "Arm", "Neoverse-V1"},
    {0x41, 0xd49, "Arm", "Neoverse-N2"},  {0x41, 0xd4f, "Arm", "Neoverse-V2"},
    {0x43, 0x0af, "Cavium", "ThunderX2"}, {0x46, 0x001, "Fujitsu", "A64FX"},
    {0x48, 0xd01, "HiSilicon", "TSV110"}, {0x41, -1, "Arm", NULL},
    {0x43, -1, "Cavium", NULL},           {0x46, -1, "Fujitsu", NULL},
    {0x48, -1, "HiSilicon", NULL},        {0x4e, -1, "NVIDIA", NULL},
    {0x51, -1, "Qualcomm", NULL},         {0x61, -1, "Apple", NULL},
    {0xc0, -1, "Ampere", NULL},
};

static int hex_or_zero(struct str text)
{
    int value = 0;
    if (!str_starts_with(text, STR("0x")))
        return 0;
    for (size_t i = 2; i < text.len && i < 8; i++) {
        const char c = text.ptr[i];
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0;
        value = value * 16 + digit;
    }
    return value;
}

static void identify_arm(struct scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    const int implementer = hex_or_zero(cpuinfo_value(cpuinfo, "CPU implementer"));
    const int part = hex_or_zero(cpuinfo_value(cpuinfo, "CPU part"));
    host->isa = "aarch64";
    host->vendor = "Arm";
    host->family = implementer;
    host->model = part;
    host->stepping = (int)number_or(cpuinfo_value(cpuinfo, "CPU revision"), 0);
    host->features = str_cstr(s->arena, cpuinfo_value(cpuinfo, "Features"));
    for (size_t i = sizeof arm_names / sizeof arm_names[0]; i-- > 0;) {
        const struct arm_name *name = &arm_names[i];
        if (name->implementer != implementer || (name->part != -1 && name->part != part))
            continue;
        host->vendor = name->vendor;
        host->microarchitecture = name->microarchitecture;
    }
    host->model_name = str_formatz(s->arena, "%s %s", host->vendor,
                                   host->microarchitecture != NULL
                                       ? host->microarchitecture
                                       : str_formatz(s->arena, "part 0x%x", (unsigned)part));
}

static void identify_x86(struct scan *s, struct str cpuinfo)
{
    struct host *host = s->host;
    const struct str vendor = cpuinfo_value(cpuinfo, "vendor_id");
    host->isa = "x86-64";
    host->vendor = str_eq(vendor, STR("GenuineIntel"))   ? "Intel"
                   : str_eq(vendor, STR("AuthenticAMD")) ? "AMD"
                   : str_eq(vendor, STR("HygonGenuine")) ? "Hygon"
                                                         : str_cstr(s->arena, vendor);
    host->model_name = str_cstr(s->arena, cpuinfo_value(cpuinfo, "model name"));
    host->family = (int)number_or(cpuinfo_value(cpuinfo, "cpu family"), 0);
    host->model = (int)number_or(cpuinfo_value(cpuinfo, "model"), 0);
    host->stepping = (int)number_or(cpuinfo_value(cpuinfo, "stepping"), 0);
    host->features = str_cstr(s->arena, cpuinfo_value(cpuinfo, "flags"));
}

static bool identify(struct scan *s)
{
    const struct str cpuinfo = read_text(s->root, s->arena, "/proc/cpuinfo");
    if (cpuinfo_value(cpuinfo, "CPU implementer").len != 0)
        identify_arm(s, cpuinfo);
    else if (cpuinfo_value(cpuinfo, "vendor_id").len != 0)
        identify_x86(s, cpuinfo);
    else
        return err_set(s->err, ERR_INPUT, "/proc/cpuinfo tells neither an x86-64 nor an Arm CPU");
    if (s->host->model_name[0] == '\0')
        s->host->model_name = str_formatz(s->arena, "%s CPU", s->host->vendor);
    const int64_t khz = cpu_number(s, s->cpus[0].cpu, "cpufreq/base_frequency", 0);
    const size_t at = str_find_str(str_of(s->host->model_name), STR("@ "));
    double ghz = 0;
    if (khz > 0)
        s->host->base_clock_hz = (double)khz * 1e3;
    else if (s->host->model_name[at] != '\0' &&
             str_to_double(str_cut(str_of(s->host->model_name + at + 2), 'G').head, &ghz))
        s->host->base_clock_hz = ghz * 1e9;
    return true;
}

/* MemTotal of /proc/meminfo; a node's own figure misses memory that was plugged in later. */
static void scan_memory(struct scan *s)
{
    const struct str meminfo = read_text(s->root, s->arena, "/proc/meminfo");
    const struct str total = cpuinfo_value(meminfo, "MemTotal");
    s->host->memory_bytes = (double)number_or(str_cut(total, ' ').head, 0) * 1024;
    static const char *const limits[] = {"/sys/fs/cgroup/memory.max",
                                         "/sys/fs/cgroup/memory/memory.limit_in_bytes"};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        const double limit = (double)number_or(read_text(s->root, s->arena, limits[i]), 0);
        if (limit > 0 && limit < s->host->memory_bytes)
            s->host->memory_bytes = limit;
    }
}

bool host_read(const char *root, const int *allowed, size_t n_allowed, struct arena *arena,
               struct host *out, struct err *err)
{
    *out = (struct host){0};
    struct scan s = {.root = root, .arena = arena, .err = err, .host = out};
    if (!scan_cpus(&s, allowed, n_allowed))
        return false;
    scan_nodes(&s);
    if (!identify(&s) || !check_kinds(&s) || !check_even(&s, true) || !check_even(&s, false))
        return false;
    out->threads_per_core = count_threads_per_core(&s);
    scan_caches(&s);
    scan_memory(&s);
    return true;
}

bool host_allowed_cpus(struct arena *arena, const int **cpus, size_t *n, struct err *err)
{
    cpu_set_t *set = CPU_ALLOC(HOST_MAX_CPUS);
    const size_t bytes = CPU_ALLOC_SIZE(HOST_MAX_CPUS);
    if (set == NULL || sched_getaffinity(0, bytes, set) != 0) {
        CPU_FREE(set);
        return err_system(err, NULL, "cannot read the CPU affinity");
    }
    int *list = arena_alloc(arena, HOST_MAX_CPUS, sizeof *list);
    *n = 0;
    for (int cpu = 0; cpu < HOST_MAX_CPUS; cpu++) {
        if (CPU_ISSET_S((size_t)cpu, bytes, set))
            list[(*n)++] = cpu;
    }
    CPU_FREE(set);
    *cpus = list;
    return true;
}

bool host_has(const struct host *host, const char *feature)
{
    struct str rest = str_of(host->features);
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ' ');
        if (str_eq(cut.head, str_of(feature)))
            return true;
        rest = cut.tail;
    }
    return false;
}

size_t host_domain_cpus(const struct host *host, int cores, struct arena *arena, const int **cpus)
{
    int *list = arena_alloc(arena, host->n_cpus, sizeof *list);
    char *seen = arena_alloc(arena, (size_t)host->n_cores, 1);
    size_t n = 0;
    for (size_t i = 0; i < host->n_cpus && n < (size_t)cores; i++) {
        const struct host_cpu *cpu = &host->cpus[i];
        if (cpu->node != host->cpus[0].node || seen[cpu->core])
            continue;
        seen[cpu->core] = 1;
        list[n++] = cpu->cpu;
    }
    *cpus = list;
    return n;
}

int host_sve_bytes(struct arena *arena)
{
    const struct str text = read_text("", arena, "/proc/sys/abi/sve_default_vector_length");
    const int64_t bytes = number_or(text, 16);
    return bytes >= 16 && bytes <= 256 ? (int)bytes : 16;
}

double host_clock_hz(int cpu, double seconds)
{
    cpu_set_t before;
    cpu_set_t one;
    double clock_hz = 0;
    CPU_ZERO(&one);
    if (cpu < 0 || cpu >= CPU_SETSIZE || sched_getaffinity(0, sizeof before, &before) != 0)
        return 0;
    CPU_SET((size_t)cpu, &one);
    if (sched_setaffinity(0, sizeof one, &one) == 0)
        clock_hz = clock_core_hz(seconds);
    sched_setaffinity(0, sizeof before, &before);
    return clock_hz;
}

/* The chosen word of a list such as `always [madvise] never`. */
static const char *chosen(struct arena *arena, struct str text)
{
    const struct str_cut open = str_cut(text, '[');
    const struct str_cut close = str_cut(open.tail, ']');
    return open.ok && close.ok ? str_cstr(arena, close.head) : NULL;
}

static const char *on_off(struct str text, const char *zero, const char *one)
{
    return str_eq(text, STR("0")) ? zero : str_eq(text, STR("1")) ? one : NULL;
}

void host_setup(const char *root, struct arena *arena, struct machine_setup *out)
{
    const struct str boost = read_text(root, arena, "/sys/devices/system/cpu/cpufreq/boost");
    const struct str no_turbo =
        read_text(root, arena, "/sys/devices/system/cpu/intel_pstate/no_turbo");
    const struct str governor =
        read_text(root, arena, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    const struct str balancing = read_text(root, arena, "/proc/sys/kernel/numa_balancing");
    *out = (struct machine_setup){
        .turbo = no_turbo.len != 0 ? on_off(no_turbo, "on", "off") : on_off(boost, "off", "on"),
        .governor = governor.len != 0 ? str_cstr(arena, governor) : NULL,
        .numa_balancing = str_eq(balancing, STR("2")) ? "on" : on_off(balancing, "off", "on"),
        .huge_pages =
            chosen(arena, read_text(root, arena, "/sys/kernel/mm/transparent_hugepage/enabled")),
    };
}
