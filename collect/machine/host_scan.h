#ifndef COLLECT_MACHINE_HOST_SCAN_H
#define COLLECT_MACHINE_HOST_SCAN_H

#include "collect/machine/host.h"

/*
 * A reading of a host's /proc and /sys under way, for the files that it is made of:
 * - host.c: the CPUs, and whether a model can hold for all of them;
 * - host_identity.c: who made them and what they are called;
 * - host_caches.c: their data caches;
 * - host_files.c: the texts, numbers and lists that all of this is read from.
 */
struct host_scan {
    const char *root; /* of /proc and /sys; "" for this host */
    struct arena *arena;
    struct err *err;
    struct host *host;
    struct host_cpu *cpus;
    size_t n_cpus;
};

/* The trimmed content of a file below root, or the empty slice. */
struct str host_text(const char *root, struct arena *arena, const char *path);

/* The whole number that a text is; `otherwise` where it is none. */
int64_t host_number_or(struct str text, int64_t otherwise);

/* The number in a file of a CPU's folder; `otherwise` where there is none. */
int64_t host_cpu_number(struct host_scan *s, int cpu, const char *name, int64_t otherwise);

/* The CPUs (or nodes) that a file lists, owned by the arena; 0 where there is no such list. */
size_t host_read_cpu_list(struct host_scan *s, const char *path, int **cpus);

bool host_list_has(const int *cpus, size_t n, int cpu);

/* The value behind the first `key :` of /proc/cpuinfo or /proc/meminfo, or the empty slice. */
struct str host_value(struct str text, const char *key);

/*
 * Sets vendor, names, instruction set, family, model, stepping, features and base clock. Fails
 * where /proc/cpuinfo tells neither an x86-64 nor an Arm CPU.
 */
bool host_scan_identity(struct host_scan *s);

/* Sets the data caches of our first CPU; the cores must be known. */
void host_scan_caches(struct host_scan *s);

/* The size of a CPU's data cache of a level (1…); 0 where it is not told. */
int64_t host_cache_bytes(struct host_scan *s, int cpu, int level);

#endif
