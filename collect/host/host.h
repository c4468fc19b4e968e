#ifndef COLLECT_HOST_HOST_H
#define COLLECT_HOST_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/host/host_likwid.h"
#include "collect/machine/machine.h"

/* What the operating system, liblikwid and CPUID report about this host; all texts belong to the
 * arena. */

enum { HOST_MAX_CPUS = 8192 };

/* A hardware thread that is online; one of ours unless the whole host is requested. */
struct host_cpu {
    int cpu;    /* its number in affinity masks */
    int core;   /* 0… over the whole host; siblings of one core share it */
    int socket; /* 0… */
    int node;   /* NUMA domain, 0… over those with CPUs of ours */
};

struct host_cache {
    int level; /* 1… */
    uint64_t sets;
    uint32_t ways;
    size_t line_bytes;
    bool inclusive;
    bool inclusion_known;
    int cores_per_group; /* CPUs of ours that share one instance */
    int divided_by; /* number of NUMA domains that share one instance according to the kernel but
                       have a part of `sets` each; else 1 */
};

enum host_source { HOST_SYS, HOST_LIKWID, HOST_SYSCONF, HOST_ASSUMED };

/* The source of each part of the information. */
struct host_sources {
    enum host_source cores; /* and sockets */
    enum host_source domains;
    enum host_source caches; /* assumed: the ways of some */
    const char *library;     /* file of liblikwid; NULL: not used or not installed */
    const char *topology;    /* text on how the library agrees with /sys; NULL: not compared */
    const char *geometry;    /* the same for the caches */
    const char *inclusion;   /* source of which caches are inclusive; NULL: none */
    const char
        *architecture; /* source of the microarchitecture's name; NULL: numbers in /proc/cpuinfo */
};

/* Bytes of one instance: sets × ways × line. */
static inline double host_cache_size(const struct host_cache *cache)
{
    return (double)cache->sets * cache->ways * (double)cache->line_bytes;
}

struct host {
    const char *vendor;
    const char *model_name;
    const char *microarchitecture;
    bool guessed;          /* LLVM inferred the microarchitecture */
    const char *core_kind; /* P-core, E-core if an x86 CPU has several kinds, else NULL */
    const char *llvm_cpu; /* LLVM's name of the core if the CPU's numbers determine it, else NULL */
    bool tools_mean_others; /* there are cores of other kinds: information from LLVM or liblikwid
                               may not apply to ours */
    const char *isa;        /* x86-64, aarch64 */
    const char *features;   /* of /proc/cpuinfo, separated by blanks */
    int family, model, stepping; /* each may be 0: see the flags */
    bool family_known, model_known, stepping_known;
    double base_clock_hz; /* 0: not reported */
    const struct host_cpu *cpus;
    size_t n_cpus;
    int n_online; /* online CPUs, ours or not */
    int n_cores, n_sockets, n_nodes, threads_per_core;
    struct host_cache caches[MACHINE_MAX_LEVELS];
    int n_caches;
    int sve_bytes;       /* of an SVE vector; 0: no SVE, or its length is not reported */
    double memory_bytes; /* of the NUMA domains above, or the cgroup's limit */
    double cpu_quota;    /* CPU time that the cgroup allows, in CPUs; 0: no limit */
    struct host_sources from;
};

/*
 * Reads /proc and /sys below `root` ("" for this host; tests have recorded ones), for the CPUs
 * `allowed` (ascending). If the cores differ in kind, or if sockets, NUMA domains or shared caches
 * have different numbers of cores, it fails with the reason and a taskset command that avoids this;
 * the identity is set even then. What /sys does not show is left out: without it every CPU is a
 * core of one socket, without caches.
 *
 * With `allowed` null: the whole host with all online CPUs and all memory, even if this process may
 * use only part of it.
 *
 * `likwid` (null: not used) is liblikwid's information. From it we take the name of the
 * microarchitecture, which caches are inclusive, and what /sys does not show about cores, sockets,
 * NUMA domains (if it has all our CPUs) and caches. The rest is compared.
 */
bool host_read(const char *root, const int *allowed, size_t n_allowed,
               const struct likwid_answer *likwid, struct arena *arena, struct host *out,
               struct err *err);

/*
 * Only the CPUs: all that are online, ours or not, and `ours` (ascending) even if missing in the
 * kernel's list. Sets them, the counts of CPUs, cores, sockets and NUMA domains, and their sources;
 * cores may differ in kind and number. `likwid` (null: not used) is for what /sys does not show.
 */
bool host_read_cpus(const char *root, const int *ours, size_t n_ours,
                    const struct likwid_answer *likwid, struct arena *arena, struct host *out,
                    struct err *err);

/* The same for this host; uses liblikwid only if /sys does not show cores or domains. */
bool host_cpus_here(const int *ours, size_t n_ours, struct arena *arena, struct host *out,
                    struct err *err);

/* The CPUs that the kernel lists as online, ascending; 0 if there is no list. */
size_t host_online_cpus(const char *root, struct arena *arena, const int **cpus);

/* The CPUs that this process may run on (affinity and cgroup), ascending. */
bool host_allowed_cpus(struct arena *arena, const int **cpus, size_t *n, struct err *err);

/*
 * Takes from the registers of CPUID leaf 4, Deterministic Cache Parameters (Intel 64 and IA-32
 * Architectures Software Developer's Manual, volume 2), whether this cache is inclusive: its type
 * is in EAX[4:0] (0: no more caches, which returns false; 2: instructions), its level in EAX[7:5],
 * and EDX[1] is set if it is inclusive.
 */
bool host_take_cache_parameters(struct host *host, uint32_t eax, uint32_t edx);

/*
 * Sets which caches are inclusive, as reported by an Intel CPU (CPUID leaf 4). Does nothing for
 * other vendors, and for hosts other than the one that we run on.
 */
void host_add_inclusion(struct host *host);

/* What sysconf reports of a cache; 0 or less: nothing. */
struct host_cache_size {
    int64_t bytes, ways, line_bytes;
};

/* Sets those of this processor, from L1's data cache on. Returns how many: 0 where the C library
 * has no names for them. */
int host_sysconf_caches(struct host_cache_size sizes[MACHINE_MAX_LEVELS]);

/*
 * Takes the caches of a host for which neither the kernel nor liblikwid reports any. Which cores
 * share one is not reported either: L1 and L2 count as a core's own, the others as those of a NUMA
 * domain, and AMD's L3 has at most the size of a core complex's.
 */
void host_take_sysconf_caches(struct host *host, const struct host_cache_size *sizes, int n);

/* host_read for this host, with information from liblikwid, sysconf and CPUID. */
bool host_here(struct arena *arena, struct host *out, struct err *err);

/* The same for the whole host, even if this process may use only part of it. */
bool host_here_whole(struct arena *arena, struct host *out, struct err *err);

/* Whether `feature` is a word of host->features. */
bool host_has(const struct host *host, const char *feature);

/*
 * One CPU for each of `cores` cores of the first NUMA domain, ascending; fewer if it has fewer
 * cores.
 */
size_t host_domain_cpus(const struct host *host, int cores, struct arena *arena, const int **cpus);

/* Bytes of an SVE vector in this process; 0 without SVE. */
int host_sve_bytes(void);

/* The clock in Hz of a CPU, measured for `seconds`; 0 if we cannot run on it. */
double host_clock_hz(int cpu, double seconds);

/* Parses the kernel's lists such as `0-3,8`; false if it is not such a list, or longer than max. */
bool host_parse_cpu_list(struct str text, int *cpus, size_t max, size_t *n);

/*
 * Current settings, unknown ones NULL. The governor is that of `cpus`; if they differ, all are
 * listed: `performance, powersave`. Null without CPUs.
 */
void host_setup(const char *root, const int *cpus, size_t n_cpus, struct arena *arena,
                struct machine_setup *out);

/* The numbers of our CPUs in affinity masks. Returns how many. */
size_t host_cpu_numbers(const struct host *host, struct arena *arena, const int **cpus);

#endif
