#define _GNU_SOURCE /* sched_getaffinity */
#include "base/affinity.h"

#include <errno.h>
#include <limits.h>
#include <sched.h>

enum { WORD_BITS = sizeof(unsigned long) * CHAR_BIT, FIRST_CPUS = 1024, MAX_CPUS = 1 << 20 };

static bool is_cpu(int cpu)
{
    return cpu >= 0 && cpu < MAX_CPUS;
}

static struct affinity none_of(size_t cpus, struct arena *arena)
{
    const size_t words = (cpus + WORD_BITS - 1) / WORD_BITS;
    return (struct affinity){arena_alloc(arena, words, sizeof(unsigned long)),
                             words * sizeof(unsigned long)};
}

bool affinity_read(struct arena *arena, struct affinity *out)
{
    for (size_t cpus = FIRST_CPUS; cpus <= MAX_CPUS; cpus *= 2) {
        *out = none_of(cpus, arena);
        if (sched_getaffinity(0, out->bytes, (cpu_set_t *)out->mask) == 0)
            return true;
        if (errno != EINVAL) /* EINVAL: the kernel's mask is longer */
            break;
    }
    *out = (struct affinity){0};
    return false;
}

struct affinity affinity_of(const int *cpus, size_t n, struct arena *arena)
{
    int most = 0;
    for (size_t i = 0; i < n; i++)
        most = is_cpu(cpus[i]) && cpus[i] > most ? cpus[i] : most;
    const struct affinity affinity = none_of((size_t)most + 1, arena);
    for (size_t i = 0; i < n; i++) {
        if (is_cpu(cpus[i]))
            affinity.mask[cpus[i] / WORD_BITS] |= 1UL << (cpus[i] % WORD_BITS);
    }
    return affinity;
}

bool affinity_set(const struct affinity *affinity)
{
    return sched_setaffinity(0, affinity->bytes, (const cpu_set_t *)affinity->mask) == 0;
}

bool affinity_has(const struct affinity *affinity, int cpu)
{
    return cpu >= 0 && (size_t)cpu < affinity->bytes * CHAR_BIT &&
           (affinity->mask[cpu / WORD_BITS] >> (cpu % WORD_BITS) & 1) != 0;
}

size_t affinity_list(const struct affinity *affinity, struct arena *arena, const int **cpus)
{
    const int end = (int)(affinity->bytes * CHAR_BIT);
    int *list = arena_alloc(arena, (size_t)end, sizeof *list);
    size_t n = 0;
    for (int cpu = 0; cpu < end; cpu++) {
        if (affinity_has(affinity, cpu))
            list[n++] = cpu;
    }
    *cpus = list;
    return n;
}
