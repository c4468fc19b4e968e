#ifndef BASE_AFFINITY_H
#define BASE_AFFINITY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

/*
 * The CPUs that a thread may run on, however many the system has: a plain cpu_set_t ends at 1024,
 * and the kernel refuses a mask that is shorter than its own.
 */
struct affinity {
    unsigned long *mask; /* one bit per CPU, in the kernel's layout; owned by the arena */
    size_t bytes;
};

/* Reads the mask of the calling thread. False with errno set if the kernel does not report it. */
bool affinity_read(struct arena *arena, struct affinity *out);

/* The mask of these CPUs; numbers that no kernel has (below 0, 2^20 and more) are left out. */
struct affinity affinity_of(const int *cpus, size_t n, struct arena *arena);

/*
 * Restricts the calling thread to these CPUs. False with errno set if that is not permitted.
 * Async-signal-safe.
 */
bool affinity_set(const struct affinity *affinity);

bool affinity_has(const struct affinity *affinity, int cpu);

/* The CPUs as an ascending list, owned by the arena. Returns how many. */
size_t affinity_list(const struct affinity *affinity, struct arena *arena, const int **cpus);

#endif
