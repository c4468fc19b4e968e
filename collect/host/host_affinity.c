#include <sys/prctl.h>

#include "base/affinity.h"
#include "base/clock.h"
#include "collect/host/host.h"

bool host_allowed_cpus(struct arena *arena, const int **cpus, size_t *n, struct err *err)
{
    struct affinity ours;
    if (!affinity_read(arena, &ours))
        return err_system(err, NULL, "cannot read which CPUs this process may use") ||
               err_hint(err, "allow the system call sched_getaffinity (a container's seccomp "
                             "profile may forbid it), or give a machine with -m");
    *n = affinity_list(&ours, arena, cpus);
    return true;
}

#ifndef PR_SVE_GET_VL
#define PR_SVE_GET_VL 51 /* linux/prctl.h */
#endif

int host_sve_bytes(void)
{
    const int vl = prctl(PR_SVE_GET_VL);
    return vl > 0 ? vl & 0xffff : 0; /* the upper bits are flags */
}

double host_clock_hz(int cpu, double seconds)
{
    struct arena arena = {0};
    struct affinity before;
    double clock_hz = 0;
    if (affinity_read(&arena, &before)) {
        const struct affinity one = affinity_of(&cpu, 1, &arena);
        if (affinity_set(&one))
            clock_hz = clock_core_hz(seconds);
        affinity_set(&before);
    }
    arena_free(&arena);
    return clock_hz;
}
