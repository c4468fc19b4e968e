#ifndef COLLECT_MEASURE_CPU_CHOICE_H
#define COLLECT_MEASURE_CPU_CHOICE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"

struct host;

/* How the threads of a benchmark are assigned to CPUs. */
enum pin_policy {
    PIN_COMPACT, /* fill one NUMA domain after the other */
    PIN_SCATTER, /* one thread on each NUMA domain in turn */
    PIN_DOMAIN,  /* only within the first NUMA domain */
};

/* One hardware thread (CPU in the sense of Linux). */
struct pin_cpu {
    int cpu;  /* Linux's number */
    int core; /* same for SMT siblings; unique on the machine together with the socket */
    int numa; /* NUMA domain */
    int socket;
    bool allowed; /* this process may run there */
};

struct pin_host {
    size_t n_cpus;
    const struct pin_cpu *cpus;
    double cpu_quota; /* CPU time that the cgroups allow, in CPUs; 0: no limit */
};

/* "compact", "scatter", "domain"; -1 for no such name. */
const char *pin_policy_name(enum pin_policy policy);
int pin_policy_parse(const char *name);

/*
 * All CPUs of a host (host_read_cpus), of which this process may use `ours`; no quota. Owned by the
 * arena. Pure.
 */
struct pin_host pin_of_host(const struct host *all, const int *ours, size_t n_ours,
                            struct arena *arena);

/* This host (host_cpus_here), with what this process may use: affinity mask and cgroup quota. */
bool pin_read_host(struct arena *arena, struct pin_host *host, struct err *err);

/*
 * Chooses a CPU for each of `threads` threads among the allowed ones: all cores first, SMT siblings
 * only when no core is left. With more threads than CPUs the list starts over. Pure. Returns the
 * number of distinct CPUs available (0: none allowed); `cpus` has room for `threads`.
 */
size_t pin_choose(const struct pin_host *host, enum pin_policy policy, int threads, int *cpus,
                  struct arena *arena);

/*
 * Finds up to `max` allowed CPUs in the NUMA domain of `cpu`, one per core, on other cores than
 * its own. Returns how many. Pure.
 */
size_t pin_neighbours(const struct pin_host *host, int cpu, size_t max, int *cpus);

/* How many cores have a CPU that is allowed. */
size_t pin_usable_cores(const struct pin_host *host);

/* How many different cores these CPUs of the host belong to. */
size_t pin_distinct_cores(const struct pin_host *host, const int *cpus, int threads,
                          struct arena *arena);

/* All CPUs of the sockets that these CPUs are on: work there shares caches and memory with them. */
int *pin_socket_cpus(const struct pin_host *host, const int *cpus, int threads, struct arena *arena,
                     size_t *count);

#endif
