#include <likwid.h>

#include "base/affinity.h"
#include "base/library.h"
#include "collect/machine/cgroup.h"
#include "collect/machine/host.h"
#include "collect/measure/pin.h"

/* The functions that we call. */
struct likwid {
    int (*topology_init)(void);
    CpuTopology_t (*get_cpuTopology)(void);
    void (*topology_finalize)(void);
    int (*numa_init)(void);
    NumaTopology_t (*get_numaTopology)(void);
    void (*numa_finalize)(void);
};

static bool load_likwid(struct likwid *l)
{
    const struct library_function functions[] = {
        {"topology_init", &l->topology_init},         {"get_cpuTopology", &l->get_cpuTopology},
        {"topology_finalize", &l->topology_finalize}, {"numa_init", &l->numa_init},
        {"get_numaTopology", &l->get_numaTopology},   {"numa_finalize", &l->numa_finalize},
    };
    return library_load(LIKWID_SONAME, functions, sizeof functions / sizeof functions[0]);
}

static int numa_domain(const NumaTopology *numa, int cpu)
{
    for (uint32_t n = 0; numa != NULL && n < numa->numberOfNodes; n++) {
        for (uint32_t p = 0; p < numa->nodes[n].numberOfProcessors; p++) {
            if ((int)numa->nodes[n].processors[p] == cpu)
                return (int)numa->nodes[n].id;
        }
    }
    return 0;
}

static struct pin_cpu *add(struct pin_cpu *cpus, size_t *count, size_t *capacity,
                           struct arena *arena, struct pin_cpu cpu)
{
    cpus = arena_grow(arena, cpus, *count, capacity, sizeof *cpus);
    cpus[(*count)++] = cpu;
    return cpus;
}

bool pin_read_host(struct arena *arena, struct pin_host *host, struct err *err)
{
    const int *ours = NULL;
    size_t n_ours = 0;
    if (!host_allowed_cpus(arena, &ours, &n_ours, err))
        return false;
    const struct affinity allowed = affinity_of(ours, n_ours, arena);
    struct affinity untold = affinity_of(ours, n_ours, arena);
    struct pin_cpu *cpus = NULL;
    size_t count = 0;
    size_t capacity = 0;
    struct likwid likwid = {0};
    if (load_likwid(&likwid) && likwid.topology_init() == 0) {
        const CpuTopology *t = likwid.get_cpuTopology();
        const NumaTopology *numa = likwid.numa_init() == 0 ? likwid.get_numaTopology() : NULL;
        for (uint32_t i = 0; i < t->numHWThreads; i++) {
            const HWThread *h = &t->threadPool[i];
            const int cpu = (int)h->apicId; /* Linux's number, in spite of its name */
            cpus = add(cpus, &count, &capacity, arena,
                       (struct pin_cpu){.cpu = cpu,
                                        .core = (int)h->coreId,
                                        .sibling = (int)h->threadId,
                                        .numa = numa_domain(numa, cpu),
                                        .socket = (int)h->packageId,
                                        .allowed = affinity_has(&allowed, cpu)});
            affinity_remove(&untold, cpu);
        }
        if (numa != NULL)
            likwid.numa_finalize();
        likwid.topology_finalize();
    }
    affinity_set(&allowed); /* it moves itself over all CPUs */
    /* CPUs that likwid does not tell of, each taken for a core of its own. */
    for (size_t i = 0; i < n_ours; i++) {
        if (affinity_has(&untold, ours[i]))
            cpus =
                add(cpus, &count, &capacity, arena,
                    (struct pin_cpu){.cpu = ours[i], .core = (1 << 20) + ours[i], .allowed = true});
    }
    *host = (struct pin_host){count, cpus, cgroup_read("", arena).cpus};
    return true;
}
