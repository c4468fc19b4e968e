#include "collect/machine/host_scan.h"

#include <stdlib.h>
#include <string.h>

#include "collect/machine/cgroup.h"

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

static bool scan_cpus(struct host_scan *s, const int *allowed, size_t n_allowed)
{
    int *online = NULL;
    size_t n_online = host_read_cpu_list(s, "/sys/devices/system/cpu/online", &online);
    s->host->n_online = n_online != 0 ? (int)n_online : (int)n_allowed;
    if (allowed == NULL) {
        allowed = online;
        n_allowed = n_online;
    }
    s->cpus = arena_alloc(s->arena, n_allowed, sizeof *s->cpus);
    int64_t *core_ids = arena_alloc(s->arena, n_allowed, sizeof *core_ids);
    int64_t *socket_ids = arena_alloc(s->arena, n_allowed, sizeof *socket_ids);
    for (size_t i = 0; i < n_allowed; i++) {
        const int cpu = allowed[i];
        if (n_online != 0 && !host_list_has(online, n_online, cpu))
            continue;
        /* Some systems have no topology folder: every CPU is a core of one socket then. */
        const int64_t socket = host_cpu_number(s, cpu, "topology/physical_package_id", 0);
        const int64_t core = host_cpu_number(s, cpu, "topology/core_id", cpu);
        const int64_t die = host_cpu_number(s, cpu, "topology/die_id", 0);
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
static void scan_nodes(struct host_scan *s)
{
    int *nodes = NULL;
    const size_t n_nodes = host_read_cpu_list(s, "/sys/devices/system/node/online", &nodes);
    for (size_t i = 0; i < n_nodes; i++) {
        int *cpus = NULL;
        const size_t n = host_read_cpu_list(
            s, str_formatz(s->arena, "/sys/devices/system/node/node%d/cpulist", nodes[i]), &cpus);
        bool used = false;
        for (size_t c = 0; c < s->n_cpus; c++) {
            if (host_list_has(cpus, n, s->cpus[c].cpu)) {
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
    int64_t cache_bytes[3];
    struct str midr; /* of an Arm core; owned by the scan's arena */
};

static struct core_kind kind_of(struct host_scan *s, int cpu)
{
    const char *midr =
        str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/regs/identification/midr_el1", cpu);
    return (struct core_kind){
        host_cpu_number(s, cpu, "cpu_capacity", 0),
        {host_cache_bytes(s, cpu, 1), host_cache_bytes(s, cpu, 2), host_cache_bytes(s, cpu, 3)},
        host_text(s->root, s->arena, midr)};
}

static bool is_same_kind(const struct core_kind *a, const struct core_kind *b)
{
    /* Capacities of equal cores differ a little where some clock higher. */
    return llabs(b->capacity - a->capacity) * 10 <= a->capacity &&
           memcmp(a->cache_bytes, b->cache_bytes, sizeof a->cache_bytes) == 0 &&
           str_eq(a->midr, b->midr);
}

/* Cores of one kind only: a model for two kinds at once means nothing. */
static bool check_kinds(struct host_scan *s)
{
    const struct core_kind first = kind_of(s, s->cpus[0].cpu);
    int *same = arena_alloc(s->arena, s->n_cpus, sizeof *same);
    size_t n_same = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        const struct arena_mark mark = arena_mark(s->arena);
        const struct core_kind kind = kind_of(s, s->cpus[i].cpu);
        if (is_same_kind(&first, &kind))
            same[n_same++] = s->cpus[i].cpu;
        arena_reset(s->arena, mark);
    }
    if (n_same == s->n_cpus)
        return true;
    err_set(s->err, ERR_INPUT,
            "the CPUs are of different kinds (caches, capacity or model differ)");
    return err_hint(s->err, "choose one kind, e.g. with taskset -c %s",
                    cpu_list_text(s->arena, same, n_same));
}

/* Cores of each socket (or NUMA domain) must be equally many: the file has one number for all. */
static bool check_even(struct host_scan *s, bool sockets)
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
static int count_threads_per_core(const struct host_scan *s)
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

/* MemTotal of /proc/meminfo; a node's own figure misses memory that was plugged in later. */
static void scan_memory_and_quota(struct host_scan *s, bool whole)
{
    const struct str meminfo = host_text(s->root, s->arena, "/proc/meminfo");
    const struct str total = host_value(meminfo, "MemTotal");
    s->host->memory_bytes = (double)host_number_or(str_cut(total, ' ').head, 0) * 1024;
    const struct cgroup_limits limits =
        whole ? (struct cgroup_limits){0} : cgroup_read(s->root, s->arena);
    if (limits.memory_bytes > 0 && limits.memory_bytes < s->host->memory_bytes)
        s->host->memory_bytes = limits.memory_bytes;
    s->host->cpu_quota = limits.cpus;
}

bool host_read(const char *root, const int *allowed, size_t n_allowed, struct arena *arena,
               struct host *out, struct err *err)
{
    *out = (struct host){0};
    struct host_scan s = {.root = root, .arena = arena, .err = err, .host = out};
    if (!scan_cpus(&s, allowed, n_allowed))
        return false;
    scan_nodes(&s);
    if (!host_scan_identity(&s) || !check_kinds(&s) || !check_even(&s, true) ||
        !check_even(&s, false))
        return false;
    out->threads_per_core = count_threads_per_core(&s);
    host_scan_caches(&s);
    scan_memory_and_quota(&s, allowed == NULL);
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
