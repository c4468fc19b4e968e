#ifndef COLLECT_HOST_HOST_LIKWID_H
#define COLLECT_HOST_HOST_LIKWID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * What liblikwid's topology and NUMA modules say of this host, as they say it. All is owned by the
 * arena. Tests make up such answers.
 */

/* A hardware thread. The numbers tell those of one core, die, socket from others, no more. */
struct likwid_cpu {
    int cpu; /* the number that affinity masks use */
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
    int threads; /* that share one instance */
    bool inclusive;
};

struct likwid_answer {
    const char *library;           /* the file that answered: liblikwid.so.5.2; NULL: none did */
    const char *microarchitecture; /* NULL: it does not know the CPU, and all below is left out */
    const struct likwid_cpu *cpus;
    size_t n_cpus;
    int threads_per_core;
    const struct likwid_node *nodes;
    size_t n_nodes;
    struct likwid_cache caches[MACHINE_MAX_LEVELS];
    int n_caches;
};

/* Asks the library, where it can be loaded. The affinity of this process stays. */
struct likwid_answer host_likwid_read(struct arena *arena);

#endif
