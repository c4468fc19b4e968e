#ifndef COLLECT_MACHINE_HOST_SCAN_H
#define COLLECT_MACHINE_HOST_SCAN_H

#include "collect/machine/host.h"

/*
 * A reading of a host's /proc and /sys under way, for the files that it is made of:
 * - host_topology.c: the CPUs, their cores, sockets and NUMA domains;
 * - host_identity.c: who made them and what they are called;
 * - host_caches.c: their data caches;
 * - host_even.c: whether a model can hold for all of them;
 * - host.c: the order of all this, and the memory;
 * - host_files.c: the texts, numbers and lists that all of this is read from.
 */
struct host_scan {
    const char *root; /* of /proc and /sys; "" for this host */
    struct arena *arena;
    struct err *err;
    struct host *host;
    struct host_cpu *cpus;
    size_t n_cpus;
    int *node_of;        /* the NUMA domain of every CPU that has one, ours or not, else -1 */
    double memory_share; /* of the host's memory, that lies in NUMA domains with CPUs of ours */
    const int *cache_group[MACHINE_MAX_LEVELS]; /* of each of our CPUs: which instance it uses */
    int n_cache_groups[MACHINE_MAX_LEVELS];
};

/* The trimmed content of a file below root, or the empty slice. */
struct str host_text(const char *root, struct arena *arena, const char *path);

/* The whole number that a text is; `otherwise` where it is none. */
int64_t host_number_or(struct str text, int64_t otherwise);

/* The trimmed content of a file of a CPU's folder, or the empty slice. */
struct str host_cpu_text(struct host_scan *s, int cpu, const char *name);

/* The number in a file of a CPU's folder; `otherwise` where there is none. */
int64_t host_cpu_number(struct host_scan *s, int cpu, const char *name, int64_t otherwise);

/* The number from 1 to `most` in a file of a CPU's folder; 0 where there is none such. */
int64_t host_cpu_count(struct host_scan *s, int cpu, const char *name, int64_t most);

/* The CPUs (or nodes) that a file lists, owned by the arena; 0 where there is no such list. */
size_t host_read_cpu_list(struct host_scan *s, const char *path, int **cpus);

bool host_list_has(const int *cpus, size_t n, int cpu);

/* The value behind the first `key :` of /proc/cpuinfo or /proc/meminfo, or the empty slice. */
struct str host_value(struct str text, const char *key);

/* The bytes behind a key of /proc/meminfo or of a node's, which have KiB; 0 where not told. */
double host_memory_bytes(struct str text, const char *key);

/*
 * Sets vendor, names, instruction set, family, model, stepping, features and base clock. Fails
 * where /proc/cpuinfo tells neither an x86-64 nor an Arm CPU.
 */
bool host_scan_identity(struct host_scan *s);

/*
 * Sets the CPUs of `allowed` (null: all) that are online, with their cores, sockets and NUMA
 * domains. Fails where there is none.
 */
bool host_scan_topology(struct host_scan *s, const int *allowed, size_t n_allowed);

/* Sets the data caches of our first CPU, and which of ours share them; topology and identity must
 * be known. */
void host_scan_caches(struct host_scan *s);

/*
 * Refuses cores of different kinds, and sockets, NUMA domains or shared caches with different
 * numbers of them: the machine file has one number for all. The hint names CPUs that are not
 * refused: of the most frequent kind (the strongest of equally frequent ones), and of those the
 * groups of equal size that have the most cores together.
 */
bool host_check_even(struct host_scan *s);

/* The size of a CPU's data cache of a level (1…); 0 where it is not told. */
int64_t host_cache_bytes(struct host_scan *s, int cpu, int level);

#endif
