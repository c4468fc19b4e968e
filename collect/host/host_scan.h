#ifndef COLLECT_HOST_HOST_SCAN_H
#define COLLECT_HOST_HOST_SCAN_H

#include "collect/host/host.h"
#include "collect/host/sysfs.h"

/*
 * The state of reading a host's /proc and /sys, shared by these files:
 *
 * - host_topology.c: the CPUs, their cores, sockets and NUMA domains;
 * - host_identity.c: vendor and names;
 * - host_caches.c: their data caches;
 * - host_core_kinds.c: whether one model can hold for all of them;
 * - host_cpuid.c, host_sysconf.c, host_setup.c, host_affinity.c: this processor, the settings,
 *   our CPUs;
 * - host.c: the order of all this, and the memory; host_here.c: the same for this host;
 * - host_likwid_compare.c: what liblikwid's information adds, and where it differs;
 * - host_files.c: the texts, numbers and lists that all of this is read from.
 */
struct host_scan {
    const char *root; /* of /proc and /sys; "" for this host */
    struct arena *arena;
    struct err *err;
    struct host *host;
    const struct likwid_answer *likwid; /* NULL: no library, or it does not know this CPU */
    struct host_cpu *cpus;
    size_t n_cpus;
    int *node_of;        /* the NUMA domain of every CPU that has one, ours or not, else -1 */
    double memory_share; /* share of the host's memory in NUMA domains with CPUs of ours */
    const int
        *cache_group[MACHINE_MAX_LEVELS]; /* for each of our CPUs: the instance that it uses */
    int n_cache_groups[MACHINE_MAX_LEVELS];
};

/* The text as a whole number; `otherwise` if it is not one. */
int64_t host_number_or(struct str text, int64_t otherwise);

/* The trimmed content of a file of a CPU's folder, or the empty slice. */
struct str host_cpu_text(struct host_scan *s, int cpu, const char *name);

/* The number in a file of a CPU's folder; `otherwise` if there is none. */
int64_t host_cpu_number(struct host_scan *s, int cpu, const char *name, int64_t otherwise);

/* The number in a file of a CPU's folder if it is from 1 to `most`, else 0. */
int64_t host_cpu_count(struct host_scan *s, int cpu, const char *name, int64_t max);

/* The CPUs (or nodes) that a file lists, owned by the arena; 0 if there is no such list. */
size_t host_read_cpu_list(struct host_scan *s, const char *path, int **cpus);

bool host_list_has(const int *cpus, size_t n, int cpu);

/*
 * The value, in bytes, of a key in /proc/meminfo or in a node's meminfo, which are in KiB; 0 if
 * missing.
 */
double host_memory_bytes(struct str text, const char *key);

/*
 * Cuts the next CPU's lines off /proc/cpuinfo, from `processor : N` to the next such line; lines
 * before the first one belong to it. False at the end. `*cpu` is -1 if N is not a number.
 */
bool host_next_block(struct str *cpuinfo, int *cpu, struct str *block);

/*
 * Sets vendor, names, instruction set, family, model, stepping, features and base clock, all for
 * our first CPU. Fails if /proc/cpuinfo shows neither an x86-64 nor an Arm CPU.
 */
bool host_scan_identity(struct host_scan *s);

/*
 * Sets the CPUs of `allowed` (null: all) that are online, with their cores, sockets and NUMA
 * domains. Fails if there is none.
 */
bool host_scan_topology(struct host_scan *s, const int *allowed, size_t n_allowed);

/* The same for all CPUs that are online, and for `ours` even if missing in the kernel's list. */
bool host_scan_all_cpus(struct host_scan *s, const int *ours, size_t n_ours);

/* The numbers that identify a core or a socket; -1 if there is no such level. */
struct core_id {
    int64_t socket, die, cluster, core;
};

/*
 * The core and socket of each CPU, numbered 0… in the order of our CPUs; equal numbers mean the
 * same core or socket.
 */
struct core_ranks {
    int *core, *socket; /* of each of our CPUs */
    int n_cores, n_sockets;
};

/* The ranks of n CPUs with these numbers, owned by the arena. */
struct core_ranks host_rank_cores(const struct core_id *ids, size_t n, struct arena *arena);

/* The numbers that likwid reports for our n CPUs; NULL if it does not report all of them. */
const struct core_id *host_likwid_ids(struct host_scan *s, const int *cpus, size_t n);

/*
 * likwid's NUMA domain of each of our CPUs, 0… over those with CPUs of ours; NULL if a CPU is in
 * none or in two. With a restricted affinity, liblikwid 5.2 renumbers the CPUs of domains from 0,
 * so some of ours are in none.
 */
const int *host_likwid_domains(struct host_scan *s, int *n_domains, double *memory_share);

/* Records in the sources how far likwid agrees; the topology must be known. */
void host_compare_likwid(struct host_scan *s);

/* Takes the caches from likwid's information. */
void host_take_likwid_caches(struct host_scan *s);

/*
 * Takes from likwid which caches are inclusive, and compares the geometry of those from /sys, which
 * must not be divided by domains yet.
 */
void host_compare_likwid_caches(struct host_scan *s);

/* Sets the data caches of our first CPU, and which of ours share them; topology and identity must
 * be known. */
void host_scan_caches(struct host_scan *s);

/*
 * Whether a cache reported as shared by several NUMA domains is in fact one per domain. With
 * sub-NUMA clustering, Intel's CPUID still reports the whole package's L3, of which a domain uses
 * only its own slices. (With the older Cluster-on-Die it reports that of the domain.)
 */
bool host_is_split_by_domains(const struct host_scan *s);

/*
 * Refuses cores of different kinds, and sockets, NUMA domains or shared caches with different
 * numbers of them: the machine file has one number for all. The hint names CPUs that are accepted:
 * those of the most frequent kind (the strongest of equally frequent ones), and of these the groups
 * of equal size with the most cores in total.
 */
bool host_check_even(struct host_scan *s);

/* The size in bytes of a CPU's data cache at a level (1…); 0 if it is not reported. */
int64_t host_cache_bytes(struct host_scan *s, int cpu, int level);

#endif
