#include <string.h>

#include "collect/host/host_scan.h"

/* Index of `id` among the distinct ones; adds it if it is new. */
static int rank_of(struct core_id *ids, int *n, struct core_id id)
{
    for (int i = 0; i < *n; i++) {
        if (memcmp(&ids[i], &id, sizeof id) == 0)
            return i;
    }
    ids[*n] = id;
    return (*n)++;
}

struct core_ranks host_rank_cores(const struct core_id *ids, size_t n, struct arena *arena)
{
    struct core_id *cores = arena_alloc(arena, n, sizeof *cores);
    struct core_id *sockets = arena_alloc(arena, n, sizeof *sockets);
    struct core_ranks ranks = {.core = arena_alloc(arena, n, sizeof *ranks.core),
                               .socket = arena_alloc(arena, n, sizeof *ranks.socket)};
    for (size_t i = 0; i < n; i++) {
        ranks.core[i] = rank_of(cores, &ranks.n_cores, ids[i]);
        ranks.socket[i] =
            rank_of(sockets, &ranks.n_sockets, (struct core_id){.socket = ids[i].socket});
    }
    return ranks;
}

/* The core and socket numbers of our CPUs from /sys, or from likwid if there is no topology folder.
 * Without either, every CPU is a core of one socket. */
static const struct core_id *read_core_ids(struct host_scan *s, const int *cpus, size_t n)
{
    s->host->from.cores = HOST_SYS;
    if (host_cpu_text(s, cpus[0], "topology/core_id").len == 0) {
        const struct core_id *ids = host_likwid_ids(s, cpus, n);
        s->host->from.cores = ids != NULL ? HOST_LIKWID : HOST_ASSUMED;
        if (ids != NULL)
            return ids;
    }
    struct core_id *ids = arena_alloc(s->arena, n, sizeof *ids);
    for (size_t i = 0; i < n; i++)
        ids[i] = (struct core_id){
            .socket = host_cpu_number(s, cpus[i], "topology/physical_package_id", 0),
            .die = host_cpu_number(s, cpus[i], "topology/die_id", -1),
            .cluster = host_cpu_number(s, cpus[i], "topology/cluster_id", -1),
            .core = host_cpu_number(s, cpus[i], "topology/core_id", cpus[i]),
        };
    return ids;
}

/* The allowed CPUs (null: all) that are online. */
static int *list_cpus(struct host_scan *s, const int *allowed, size_t n_allowed, size_t *n)
{
    const int *online = NULL;
    const size_t n_online = host_online_cpus(s->root, s->arena, &online);
    s->host->n_online = n_online != 0 ? (int)n_online : (int)n_allowed;
    if (allowed == NULL) {
        allowed = online;
        n_allowed = n_online;
    }
    int *cpus = arena_alloc(s->arena, n_allowed, sizeof *cpus);
    *n = 0;
    for (size_t i = 0; i < n_allowed; i++) {
        if (n_online == 0 || host_list_has(online, n_online, allowed[i]))
            cpus[(*n)++] = allowed[i];
    }
    return cpus;
}

/* All CPUs that are online, including ours: a container may show a list that lacks them. */
static int *list_all_cpus(struct host_scan *s, const int *ours, size_t n_ours, size_t *n)
{
    const int *online = NULL;
    const size_t n_online = host_online_cpus(s->root, s->arena, &online);
    char *is_there = arena_alloc(s->arena, HOST_MAX_CPUS, 1);
    int *cpus = arena_alloc(s->arena, n_online + n_ours, sizeof *cpus);
    for (size_t i = 0; i < n_online; i++)
        is_there[online[i]] = 1;
    for (size_t i = 0; i < n_ours; i++) {
        if (ours[i] < HOST_MAX_CPUS)
            is_there[ours[i]] = 1;
    }
    *n = 0;
    for (int cpu = 0; cpu < HOST_MAX_CPUS; cpu++) {
        if (is_there[cpu])
            cpus[(*n)++] = cpu;
    }
    s->host->n_online = (int)*n;
    return cpus;
}

static bool scan_cores(struct host_scan *s, const int *cpus, size_t n)
{
    if (n == 0)
        return err_set(s->err, ERR_SYSTEM, "there is no CPU that is online and allowed") ||
               err_hint(s->err, "choose CPUs that are online with taskset -c, and check that /sys "
                                "and /proc of this container are those of the kernel");
    const struct core_ranks ranks = host_rank_cores(read_core_ids(s, cpus, n), n, s->arena);
    s->cpus = arena_alloc(s->arena, n, sizeof *s->cpus);
    s->n_cpus = n;
    for (size_t i = 0; i < n; i++)
        s->cpus[i] =
            (struct host_cpu){.cpu = cpus[i], .core = ranks.core[i], .socket = ranks.socket[i]};
    s->host->n_cores = ranks.n_cores;
    s->host->n_sockets = ranks.n_sockets;
    s->host->cpus = s->cpus;
    s->host->n_cpus = s->n_cpus;
    return true;
}

/* Adds the NUMA domain `node` with these CPUs if some are ours; returns whether they are. */
static bool add_node(struct host_scan *s, int node, const int *cpus, size_t n)
{
    bool used = false;
    for (size_t c = 0; c < n; c++)
        s->node_of[cpus[c]] = node;
    for (size_t c = 0; c < s->n_cpus; c++) {
        if (s->node_of[s->cpus[c].cpu] == node) {
            s->cpus[c].node = s->host->n_nodes;
            used = true;
        }
    }
    s->host->n_nodes += used;
    return used;
}

/* MemTotal of a NUMA domain; 0 if it is not reported. */
static double node_memory(struct host_scan *s, int node)
{
    const struct str info = sysfs_text(
        s->root, str_formatz(s->arena, "/sys/devices/system/node/node%d/meminfo", node), s->arena);
    return host_memory_bytes(info, str_formatz(s->arena, "Node %d MemTotal", node));
}

/* NUMA domains without CPUs of ours (memory only, or other jobs') do not count. */
static void scan_nodes(struct host_scan *s)
{
    int *nodes = NULL;
    const size_t n_nodes = host_read_cpu_list(s, "/sys/devices/system/node/online", &nodes);
    double ours = 0;
    double all = 0;
    for (size_t i = 0; i < n_nodes; i++) {
        const struct arena_mark mark = arena_mark(s->arena);
        int *cpus = NULL;
        const size_t n = host_read_cpu_list(
            s, str_formatz(s->arena, "/sys/devices/system/node/node%d/cpulist", nodes[i]), &cpus);
        const double bytes = node_memory(s, nodes[i]);
        if (add_node(s, (int)i, cpus, n))
            ours += bytes;
        all += bytes;
        arena_reset(s->arena, mark);
    }
    s->memory_share = ours > 0 ? ours / all : 1;
}

/* The NUMA domains that likwid reports; without likwid the host is one domain. */
static void take_likwid_nodes(struct host_scan *s)
{
    const int *domain = host_likwid_domains(s, &s->host->n_nodes, &s->memory_share);
    s->host->from.domains = domain != NULL ? HOST_LIKWID : HOST_ASSUMED;
    for (size_t i = 0; domain != NULL && i < s->n_cpus; i++) {
        s->cpus[i].node = domain[i];
        s->node_of[s->cpus[i].cpu] = domain[i];
    }
    if (domain != NULL)
        return;
    s->host->n_nodes = 1;
    s->memory_share = 1;
}

static bool scan(struct host_scan *s, const int *cpus, size_t n)
{
    if (!scan_cores(s, cpus, n))
        return false;
    s->node_of = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *s->node_of);
    for (int cpu = 0; cpu < HOST_MAX_CPUS; cpu++)
        s->node_of[cpu] = -1;
    scan_nodes(s);
    if (s->host->n_nodes == 0)
        take_likwid_nodes(s);
    host_compare_likwid(s);
    return true;
}

bool host_scan_topology(struct host_scan *s, const int *allowed, size_t n_allowed)
{
    size_t n = 0;
    const int *cpus = list_cpus(s, allowed, n_allowed, &n);
    return scan(s, cpus, n);
}

bool host_scan_all_cpus(struct host_scan *s, const int *ours, size_t n_ours)
{
    size_t n = 0;
    const int *cpus = list_all_cpus(s, ours, n_ours, &n);
    return scan(s, cpus, n);
}
