#include <stdlib.h>
#include <string.h>

#include "collect/host/host_scan.h"

/* A division of our CPUs into groups: `group` has the group number of each CPU. */
struct partition {
    const char *what; /* plural, for the message */
    const int *group;
    int n_groups;
};

enum { MAX_PARTITIONS = 2 + MACHINE_MAX_LEVELS };

/* Our CPUs, and which of them are `kept`. */
struct selection {
    const struct host_scan *scan;
    bool *kept;
};

/* The kept CPUs as a list for taskset. */
static const char *cpu_list_text(const struct selection *x)
{
    const struct host_scan *s = x->scan;
    struct sb text = {.arena = s->arena};
    for (size_t i = 0; i < s->n_cpus; i++) {
        size_t last = i;
        if (!x->kept[i])
            continue;
        while (last + 1 < s->n_cpus && x->kept[last + 1] &&
               s->cpus[last + 1].cpu == s->cpus[last].cpu + 1)
            last++;
        sb_addf(&text, last > i ? "%s%d-%d" : "%s%d", text.len > 0 ? "," : "", s->cpus[i].cpu,
                s->cpus[last].cpu);
        i = last;
    }
    return sb_cstr(&text);
}

/* What distinguishes one kind of core from another; all threads of a core must agree in it. */
struct core_kind {
    int64_t capacity;
    int64_t cache_bytes[3];
    struct str midr; /* of an Arm core; owned by the scan's arena */
};

static struct core_kind kind_of(struct host_scan *s, int cpu)
{
    enum { MAX_CAPACITY = 1 << 20 }; /* the kernel's scale ends at 1024 */
    const char *midr =
        str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/regs/identification/midr_el1", cpu);
    return (struct core_kind){
        host_cpu_count(s, cpu, "cpu_capacity", MAX_CAPACITY),
        {host_cache_bytes(s, cpu, 1), host_cache_bytes(s, cpu, 2), host_cache_bytes(s, cpu, 3)},
        sysfs_text(s->root, midr, s->arena)};
}

static bool is_same_kind(const struct core_kind *a, const struct core_kind *b)
{
    /* capacities of equal cores differ a little if some clock higher */
    return llabs(b->capacity - a->capacity) * 10 <= a->capacity &&
           memcmp(a->cache_bytes, b->cache_bytes, sizeof a->cache_bytes) == 0 &&
           str_eq(a->midr, b->midr);
}

/* Finds the kinds of our CPUs: kind[i] for the i-th CPU, and one example of each kind. */
static int scan_kinds(struct host_scan *s, int *kind, struct core_kind *kinds)
{
    int n_kinds = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        const struct arena_mark mark = arena_mark(s->arena);
        const struct core_kind own = kind_of(s, s->cpus[i].cpu);
        for (kind[i] = 0; kind[i] < n_kinds; kind[i]++) {
            if (is_same_kind(&kinds[kind[i]], &own))
                break;
        }
        if (kind[i] == n_kinds)
            kinds[n_kinds++] = own;
        else
            arena_reset(s->arena, mark);
    }
    return n_kinds;
}

/* Keeps the kind with the most CPUs; if equal, the one with the highest capacity. False: there is
 * only one. */
static bool keep_one_kind(struct host_scan *s, struct selection *x)
{
    int *kind = arena_alloc(s->arena, s->n_cpus, sizeof *kind);
    struct core_kind *kinds = arena_alloc(s->arena, s->n_cpus, sizeof *kinds);
    size_t *cpus = arena_alloc(s->arena, s->n_cpus, sizeof *cpus);
    const int n_kinds = scan_kinds(s, kind, kinds);
    for (size_t i = 0; i < s->n_cpus; i++)
        cpus[kind[i]]++;
    int best = 0;
    for (int k = 1; k < n_kinds; k++) {
        if (cpus[k] > cpus[best] ||
            (cpus[k] == cpus[best] && kinds[k].capacity > kinds[best].capacity))
            best = k;
    }
    for (size_t i = 0; i < s->n_cpus; i++)
        x->kept[i] = kind[i] == best;
    return n_kinds > 1;
}

/* The number of kept cores in each group. */
static int *count_cores(const struct selection *x, const struct partition *p)
{
    const struct host_scan *s = x->scan;
    int *cores = arena_alloc(s->arena, (size_t)p->n_groups, sizeof *cores);
    bool *seen = arena_alloc(s->arena, (size_t)s->host->n_cores, sizeof *seen);
    for (size_t i = 0; i < s->n_cpus; i++) {
        if (x->kept[i] && !seen[s->cpus[i].core]) {
            seen[s->cpus[i].core] = true;
            cores[p->group[i]]++;
        }
    }
    return cores;
}

/* Keeps only groups of one size: the size whose groups have the most cores together. Returns
 * whether there were others; `sizes` are the first two that differ. */
static bool keep_even_groups(struct selection *x, const struct partition *p, int sizes[2])
{
    const struct host_scan *s = x->scan;
    const int *cores = count_cores(x, p);
    int *together = arena_alloc(s->arena, (size_t)s->host->n_cores + 1, sizeof *together);
    bool uneven = false;
    int best = 0;
    sizes[0] = 0;
    for (int g = 0; g < p->n_groups; g++) {
        if (cores[g] == 0)
            continue;
        if (sizes[0] == 0)
            sizes[0] = cores[g];
        if (!uneven && cores[g] != sizes[0]) {
            sizes[1] = cores[g];
            uneven = true;
        }
        together[cores[g]] += cores[g];
    }
    for (int size = 1; size <= s->host->n_cores; size++) {
        if (together[size] >= together[best])
            best = size;
    }
    for (size_t i = 0; i < s->n_cpus; i++)
        x->kept[i] = x->kept[i] && cores[p->group[i]] == best;
    return uneven;
}

static size_t list_partitions(const struct host_scan *s, struct partition *out)
{
    size_t n = 0;
    int *socket = arena_alloc(s->arena, s->n_cpus, sizeof *socket);
    int *node = arena_alloc(s->arena, s->n_cpus, sizeof *node);
    for (size_t i = 0; i < s->n_cpus; i++) {
        socket[i] = s->cpus[i].socket;
        node[i] = s->cpus[i].node;
    }
    out[n++] = (struct partition){"the sockets have", socket, s->host->n_sockets};
    out[n++] = (struct partition){"the NUMA domains have", node, s->host->n_nodes};
    for (int level = 0; level < s->host->n_caches; level++) {
        if (s->cache_group[level] != NULL)
            out[n++] =
                (struct partition){str_formatz(s->arena, "the L%d caches are shared by", level + 1),
                                   s->cache_group[level], s->n_cache_groups[level]};
    }
    return n;
}

bool host_check_even(struct host_scan *s)
{
    struct partition partitions[MAX_PARTITIONS];
    const size_t n_partitions = list_partitions(s, partitions);
    struct selection x = {s, arena_alloc(s->arena, s->n_cpus, sizeof *x.kept)};
    bool refused = keep_one_kind(s, &x);
    if (refused)
        err_set(s->err, ERR_INPUT,
                "the CPUs are of different kinds (caches, capacity or model differ)");
    const bool mixed = refused;
    for (size_t i = 0; i < n_partitions;) {
        const struct arena_mark mark = arena_mark(s->arena);
        int sizes[2];
        const bool uneven = keep_even_groups(&x, &partitions[i], sizes);
        arena_reset(s->arena, mark);
        if (uneven && !refused)
            err_set(s->err, ERR_INPUT, "%s different numbers of cores (%d and %d)",
                    partitions[i].what, sizes[0], sizes[1]);
        refused = refused || uneven;
        i = uneven ? 0 : i + 1; /* what is kept may be uneven in another division now */
    }
    if (!refused)
        return true;
    return err_hint(s->err, "choose %s, e.g. with taskset -c %s",
                    mixed ? "one kind" : "the same number of each", cpu_list_text(&x));
}
