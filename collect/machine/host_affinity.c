#define _GNU_SOURCE /* sched_getaffinity */
#include <sched.h>
#include <sys/prctl.h>

#include "base/clock.h"
#include "collect/machine/host.h"

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

#ifndef PR_SVE_GET_VL
#define PR_SVE_GET_VL 51 /* linux/prctl.h */
#endif

int host_sve_bytes(void)
{
    const int vl = prctl(PR_SVE_GET_VL);
    return vl > 0 ? vl & 0xffff : 0; /* flags stand above the length */
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
