#include "collect/host/host_scan.h"

#include <string.h>

#include "collect/host/cgroup.h"

/* The smallest number of threads per core among our cores. */
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

/*
 * The part of MemTotal in /proc/meminfo that is in NUMA domains with CPUs of ours, without domains
 * of other CPUs or of memory alone. The domains' own figures only give its share: they miss memory
 * that was plugged in later.
 */
static void scan_memory_and_quota(struct host_scan *s, bool whole)
{
    const struct str meminfo = sysfs_text(s->root, "/proc/meminfo", s->arena);
    s->host->memory_bytes = host_memory_bytes(meminfo, "MemTotal") * s->memory_share;
    const struct cgroup_limits limits =
        whole ? (struct cgroup_limits){0} : cgroup_read(s->root, s->arena);
    if (limits.memory_bytes > 0 && limits.memory_bytes < s->host->memory_bytes)
        s->host->memory_bytes = limits.memory_bytes;
    s->host->cpu_quota = limits.cpus;
}

/* Whether likwid reported more than the library's name. */
static bool knows_cpu(const struct likwid_answer *likwid)
{
    return likwid != NULL && likwid->microarchitecture != NULL;
}

bool host_read_cpus(const char *root, const int *ours, size_t n_ours,
                    const struct likwid_answer *likwid, struct arena *arena, struct host *out,
                    struct err *err)
{
    struct host_scan s = {.root = root, .arena = arena, .err = err, .host = out};
    *out = (struct host){0};
    s.likwid = knows_cpu(likwid) ? likwid : NULL;
    out->from.library = likwid != NULL ? likwid->library : NULL;
    return host_scan_all_cpus(&s, ours, n_ours);
}

bool host_read(const char *root, const int *allowed, size_t n_allowed,
               const struct likwid_answer *likwid, struct arena *arena, struct host *out,
               struct err *err)
{
    const bool knows = knows_cpu(likwid);
    *out = (struct host){0};
    struct host_scan s = {.root = root, .arena = arena, .err = err, .host = out};
    s.likwid = knows ? likwid : NULL;
    out->from.library = likwid != NULL ? likwid->library : NULL;
    out->from.topology = out->from.library != NULL ? "does not know this CPU" : NULL;
    if (!host_scan_topology(&s, allowed, n_allowed) || !host_scan_identity(&s))
        return false;
    if (out->microarchitecture == NULL && knows && !out->tools_mean_others) {
        out->microarchitecture = likwid->microarchitecture;
        out->from.architecture = likwid->library;
    }
    host_scan_caches(&s);
    if (!host_check_even(&s))
        return false;
    out->threads_per_core = count_threads_per_core(&s);
    scan_memory_and_quota(&s, allowed == NULL);
    return true;
}

bool host_has(const struct host *host, const char *feature)
{
    return str_has_word(str_of(host->features), str_of(feature));
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
