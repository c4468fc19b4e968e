#include <string.h>

#include "collect/machine/host_scan.h"

/* What tells a core, or a socket, from another one; -1 where the kernel has no such level. */
struct core_id {
    int64_t socket, die, cluster, core;
};

/* Index of `id` among the distinct ones, added where it is new. */
static int rank_of(struct core_id *ids, int *n, struct core_id id)
{
    for (int i = 0; i < *n; i++) {
        if (memcmp(&ids[i], &id, sizeof id) == 0)
            return i;
    }
    ids[*n] = id;
    return (*n)++;
}

static struct core_id read_core_id(struct host_scan *s, int cpu)
{
    /* Some systems have no topology folder: every CPU is a core of one socket then. */
    return (struct core_id){
        .socket = host_cpu_number(s, cpu, "topology/physical_package_id", 0),
        .die = host_cpu_number(s, cpu, "topology/die_id", -1),
        .cluster = host_cpu_number(s, cpu, "topology/cluster_id", -1),
        .core = host_cpu_number(s, cpu, "topology/core_id", cpu),
    };
}

static bool scan_cpus(struct host_scan *s, const int *allowed, size_t n_allowed)
{
    int *online = NULL;
    const size_t n_online = host_read_cpu_list(s, "/sys/devices/system/cpu/online", &online);
    s->host->n_online = n_online != 0 ? (int)n_online : (int)n_allowed;
    if (allowed == NULL) {
        allowed = online;
        n_allowed = n_online;
    }
    s->cpus = arena_alloc(s->arena, n_allowed, sizeof *s->cpus);
    struct core_id *cores = arena_alloc(s->arena, n_allowed, sizeof *cores);
    struct core_id *sockets = arena_alloc(s->arena, n_allowed, sizeof *sockets);
    for (size_t i = 0; i < n_allowed; i++) {
        const int cpu = allowed[i];
        if (n_online != 0 && !host_list_has(online, n_online, cpu))
            continue;
        const struct core_id id = read_core_id(s, cpu);
        s->cpus[s->n_cpus++] = (struct host_cpu){
            .cpu = cpu,
            .core = rank_of(cores, &s->host->n_cores, id),
            .socket = rank_of(sockets, &s->host->n_sockets, (struct core_id){.socket = id.socket}),
        };
    }
    if (s->n_cpus == 0)
        return err_set(s->err, ERR_SYSTEM, "found no CPU that is online and allowed");
    s->host->cpus = s->cpus;
    s->host->n_cpus = s->n_cpus;
    return true;
}

/* Numbers the NUMA domain `node` of `cpus` where some are ours. Returns whether they are. */
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

/* MemTotal of a NUMA domain; 0 where it is not told. */
static double node_memory(struct host_scan *s, int node)
{
    const struct str info = host_text(
        s->root, s->arena, str_formatz(s->arena, "/sys/devices/system/node/node%d/meminfo", node));
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
    if (s->host->n_nodes == 0)
        s->host->n_nodes = 1;
}

bool host_scan_topology(struct host_scan *s, const int *allowed, size_t n_allowed)
{
    if (!scan_cpus(s, allowed, n_allowed))
        return false;
    s->node_of = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *s->node_of);
    for (int cpu = 0; cpu < HOST_MAX_CPUS; cpu++)
        s->node_of[cpu] = -1;
    scan_nodes(s);
    return true;
}
