#include "base/affinity.h"
#include "collect/host/cgroup.h"
#include "collect/host/host.h"
#include "collect/measure/cpu_choice.h"

struct pin_host pin_of_host(const struct host *all, const int *ours, size_t n_ours,
                            struct arena *arena)
{
    const struct affinity allowed = affinity_of(ours, n_ours, arena);
    struct pin_cpu *cpus = arena_alloc(arena, all->n_cpus, sizeof *cpus);
    for (size_t i = 0; i < all->n_cpus; i++) {
        const struct host_cpu *c = &all->cpus[i];
        cpus[i] = (struct pin_cpu){.cpu = c->cpu,
                                   .core = c->core,
                                   .numa = c->node,
                                   .socket = c->socket,
                                   .allowed = affinity_has(&allowed, c->cpu)};
    }
    return (struct pin_host){.n_cpus = all->n_cpus, .cpus = cpus};
}

bool pin_read_host(struct arena *arena, struct pin_host *host, struct err *err)
{
    const int *ours = NULL;
    size_t n_ours = 0;
    struct host all;
    if (!host_allowed_cpus(arena, &ours, &n_ours, err) ||
        !host_cpus_here(ours, n_ours, arena, &all, err))
        return false;
    *host = pin_of_host(&all, ours, n_ours, arena);
    host->cpu_quota = cgroup_read("", arena).cpus;
    return true;
}
