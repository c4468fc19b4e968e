#ifndef COLLECT_HOST_HOST_LIKWID_H
#define COLLECT_HOST_HOST_LIKWID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * The unchanged information of liblikwid's topology and NUMA modules on this host. Everything is
 * owned by the arena. Tests use made-up data.
 */

/* A hardware thread. The numbers only serve to distinguish cores, dies and sockets. */
struct likwid_cpu {
    int cpu; /* its number in affinity masks */
    int64_t core, die, socket;
};

struct likwid_node {
    const int *cpus;
    size_t n_cpus;
    double memory_bytes;
};

/* A data cache. */
struct likwid_cache {
    int level; /* 1… */
    uint64_t sets;
    uint32_t ways;
    size_t line_bytes;
    int threads; /* hardware threads that share one instance */
    bool inclusive;
};

struct likwid_answer {
    const char *library; /* the library used: liblikwid.so.5.2; NULL: none */
    const char
        *microarchitecture; /* NULL: it does not know the CPU, and all fields below are empty */
    const struct likwid_cpu *cpus;
    size_t n_cpus;
    int threads_per_core;
    const struct likwid_node *nodes;
    size_t n_nodes;
    struct likwid_cache caches[MACHINE_MAX_LEVELS];
    int n_caches;
};

/*
 * Gets the information from the library if it can be loaded. Does not change the affinity of this
 * process.
 */
struct likwid_answer host_likwid_read(struct arena *arena);

#endif
