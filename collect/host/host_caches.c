#include <string.h>

#include "collect/host/host_scan.h"

enum { MAX_WAYS = 65535, MAX_LINE_BYTES = 4096, MAX_KIB = 1 << 24 };

/* The folder of a CPU's data cache of this level (1 …); NULL: it has none. */
static const char *find_cache(struct host_scan *s, int cpu, int level)
{
    for (int i = 0; i < 16; i++) {
        const char *folder = str_formatz(s->arena, "cache/index%d", i);
        if (host_cpu_number(s, cpu, str_formatz(s->arena, "%s/level", folder), -1) != level)
            continue;
        if (!str_eq(host_cpu_text(s, cpu, str_formatz(s->arena, "%s/type", folder)),
                    STR("Instruction")))
            return folder;
    }
    return NULL;
}

int64_t host_cache_bytes(struct host_scan *s, int cpu, int level)
{
    const char *folder = find_cache(s, cpu, level);
    if (folder == NULL)
        return 0;
    const struct str size = host_cpu_text(s, cpu, str_formatz(s->arena, "%s/size", folder));
    if (size.len == 0)
        return 0;
    const int64_t kib = host_number_or(str_slice(size, 0, size.len - 1), 0); /* always in K */
    return kib >= 1 && kib <= MAX_KIB ? kib * 1024 : 0;
}

/* The number of NUMA domains of the CPUs in a list; CPUs without a domain do not count. */
static int count_nodes(const struct host_scan *s, const int *cpus, size_t n)
{
    bool *seen = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *seen);
    int nodes = 0;
    for (size_t i = 0; i < n; i++) {
        const int node = s->node_of[cpus[i]];
        if (node < 0 || seen[node])
            continue;
        seen[node] = true;
        nodes++;
    }
    return nodes > 0 ? nodes : 1;
}

bool host_is_split_by_domains(const struct host_scan *s)
{
    return strcmp(s->host->vendor, "Intel") == 0;
}

/* Puts the CPUs that share a level's cache with our i-th CPU into its group. Returns by how many
 * domains the cache has to be divided. */
static int add_group(struct host_scan *s, int level, size_t i, int *group, int number)
{
    const struct host_cpu *own = &s->cpus[i];
    const char *folder = find_cache(s, own->cpu, level);
    const char *name = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s/shared_cpu_list",
                                   own->cpu, folder != NULL ? folder : "cache");
    int *list = NULL;
    const size_t n = host_read_cpu_list(s, name, &list);
    const int nodes = host_is_split_by_domains(s) ? count_nodes(s, list, n) : 1;
    bool *shares = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *shares);
    for (size_t k = 0; k < n; k++)
        shares[list[k]] = true;
    for (size_t k = i; k < s->n_cpus; k++) {
        const struct host_cpu *other = &s->cpus[k];
        const bool same = other->core == own->core ||
                          (shares[other->cpu] && (nodes == 1 || other->node == own->node));
        if (same && group[k] < 0)
            group[k] = number;
    }
    return nodes;
}

/*
 * Divides our CPUs into groups by the cache of a level, and its size by the domains that share it.
 */
static void scan_groups(struct host_scan *s, struct host_cache *cache)
{
    int *group = arena_alloc(s->arena, s->n_cpus, sizeof *group);
    bool *seen = arena_alloc(s->arena, (size_t)s->host->n_cores, sizeof *seen);
    int n_groups = 0;
    for (size_t i = 0; i < s->n_cpus; i++)
        group[i] = -1;
    for (size_t i = 0; i < s->n_cpus; i++) {
        const struct arena_mark mark = arena_mark(s->arena);
        if (group[i] < 0) {
            const int domains = add_group(s, cache->level, i, group, n_groups++);
            if (domains > cache->divided_by)
                cache->divided_by = domains;
        }
        arena_reset(s->arena, mark);
        if (group[i] == 0 && !seen[s->cpus[i].core]) {
            seen[s->cpus[i].core] = true;
            cache->cores_per_group++;
        }
    }
    /* rounded down: a third of a power of two is not a whole number of sets */
    if (cache->sets >= (uint64_t)cache->divided_by)
        cache->sets /= (uint64_t)cache->divided_by;
    s->cache_group[cache->level - 1] = group;
    s->n_cache_groups[cache->level - 1] = n_groups;
}

/* False if the cache would hold less than one set of lines. Ways that are not reported are assumed.
 */
static bool take_geometry(struct host *host, int level, const struct host_cache_size *size,
                          struct host_cache *out)
{
    const bool assumed = size->ways <= 0 || size->bytes < size->ways * size->line_bytes;
    const int64_t ways = !assumed ? size->ways : level == 1 ? 8 : 16;
    if (size->line_bytes <= 0 || size->bytes < ways * size->line_bytes)
        return false;
    if (assumed)
        host->from.caches = HOST_ASSUMED;
    *out = (struct host_cache){
        .level = level,
        .sets = (uint64_t)(size->bytes / (ways * size->line_bytes)),
        .ways = (uint32_t)ways,
        .line_bytes = (size_t)size->line_bytes,
        .divided_by = 1,
    };
    return true;
}

/* The geometry of a level as the kernel reports it for our first CPU; false if it does not. */
static bool read_geometry(struct host_scan *s, int level, struct host_cache *out)
{
    const int cpu = s->cpus[0].cpu;
    const char *folder = find_cache(s, cpu, level);
    if (folder == NULL)
        return false;
    const struct host_cache_size size = {
        .bytes = host_cache_bytes(s, cpu, level),
        .ways = host_cpu_count(s, cpu, str_formatz(s->arena, "%s/ways_of_associativity", folder),
                               MAX_WAYS),
        .line_bytes = host_cpu_count(
            s, cpu, str_formatz(s->arena, "%s/coherency_line_size", folder), MAX_LINE_BYTES),
    };
    return take_geometry(s->host, level, &size, out);
}

void host_scan_caches(struct host_scan *s)
{
    struct host *host = s->host;
    while (host->n_caches < MACHINE_MAX_LEVELS &&
           read_geometry(s, host->n_caches + 1, &host->caches[host->n_caches]))
        host->n_caches++;
    const bool reported = host->n_caches > 0;
    if (!reported)
        host_take_likwid_caches(s);
    host_compare_likwid_caches(s);
    for (int i = 0; reported && i < host->n_caches; i++)
        scan_groups(s, &host->caches[i]);
}

/* Within the limits of what /sys may report. */
static bool is_plausible(const struct host_cache_size *size)
{
    return size->bytes <= (int64_t)MAX_KIB * 1024 && size->ways <= MAX_WAYS &&
           size->line_bytes <= MAX_LINE_BYTES;
}

/*
 * On AMD processors CPUID function 8000_0006, from which sysconf has it, reports the L3 of the
 * whole socket (AMD64 Architecture Programmer's Manual, volume 3). A core uses that of its core
 * complex: up to 16 MiB before Zen 3 and 32 MiB since, apart from stacked caches (AMD, Software
 * Optimization Guides for families 17h, 2.12; 19h, 2.12; Zen 5, 2.11).
 */
static struct host_cache_size of_core_complex(const struct host *host, struct host_cache_size l3)
{
    enum { ZEN = 0x17, ZEN_3 = 0x19 };
    const int64_t mib = 1 << 20;
    if (strcmp(host->vendor, "AMD") != 0 || host->family < ZEN)
        return l3;
    const int64_t max_bytes = (host->family < ZEN_3 ? 16 : 32) * mib;
    l3.bytes = l3.bytes < max_bytes ? l3.bytes : max_bytes;
    return l3;
}

void host_take_sysconf_caches(struct host *host, const struct host_cache_size *sizes, int n)
{
    const int cores_per_domain = host->n_cores / host->n_nodes;
    for (int i = 0; i < n && is_plausible(&sizes[i]); i++) {
        struct host_cache *const cache = &host->caches[i];
        const struct host_cache_size size = i + 1 < 3 ? sizes[i] : of_core_complex(host, sizes[i]);
        if (!take_geometry(host, i + 1, &size, cache))
            break;
        cache->cores_per_group = i + 1 < 3 ? 1 : cores_per_domain;
        host->n_caches = i + 1;
    }
    if (host->n_caches > 0)
        host->from.caches = HOST_SYSCONF;
}
