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

/* A hardware thread that is online, and that we may run on unless all are asked for. */
struct host_cpu {
    int cpu;    /* the number that affinity masks use */
    int core;   /* 0… over the whole host; siblings of one core share it */
    int socket; /* 0… */
    int node;   /* NUMA domain, 0… over those that have CPUs of ours */
};

struct host_cache {
    int level; /* 1… */
    uint64_t sets;
    uint32_t ways;
    size_t line_bytes;
    bool inclusive;
    bool inclusion_known;
    int cores_per_group; /* of ours, that share one instance */
    int divided_by;      /* NUMA domains for which the kernel shows one, and that have a part of
                            `sets` each; else 1 */
};

enum host_source { HOST_SYS, HOST_LIKWID, HOST_ASSUMED };

/* Which source gave what. */
struct host_sources {
    enum host_source cores; /* and sockets */
    enum host_source domains;
    enum host_source caches;  /* assumed: the ways of some */
    const char *library;      /* of likwid; NULL: not asked, or not there */
    const char *topology;     /* in words, how the library agrees with /sys; NULL: no comparison */
    const char *geometry;     /* the same of the caches */
    const char *inclusion;    /* the source for which caches are inclusive; NULL: none */
    const char *architecture; /* who named the microarchitecture; NULL: /proc/cpuinfo's numbers */
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
    bool guessed;           /* LLVM inferred the microarchitecture */
    const char *core_kind;  /* P-core, E-core where an x86 CPU has several kinds, else NULL */
    const char *llvm_cpu;   /* LLVM's name of the core where the CPU's numbers give it, else NULL */
    bool tools_mean_others; /* there are cores of other kinds: what LLVM or liblikwid say of this
                               host need not hold for ours */
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
    int sve_bytes;       /* of an SVE vector; 0: there are none, or their length is not reported */
    double memory_bytes; /* of the NUMA domains above, or what a cgroup allows */
    double cpu_quota;    /* CPUs whose time the cgroup allows; 0: no limit */
    struct host_sources from;
};

/*
 * Reads /proc and /sys below `root` ("" for this host; tests have recorded ones), for the CPUs
 * `allowed` (ascending). Refuses, with the reason and a taskset command that would do, where the
 * cores differ in kind or where sockets, NUMA domains or shared caches have different numbers of
 * them; the identity is set then, too. What /sys does not show is left out: every CPU is a core of
 * one socket then, without caches.
 *
 * With `allowed` null: the host as it is, all CPUs that are online and all memory, whatever this
 * process gets of it.
 *
 * `likwid` (null: not asked) is liblikwid's answer, of which is taken: the name of the
 * microarchitecture, inclusive caches, and what /sys does not show of cores, sockets, NUMA domains
 * (where it has all our CPUs) and caches. The rest is compared.
 */
bool host_read(const char *root, const int *allowed, size_t n_allowed,
               const struct likwid_answer *likwid, struct arena *arena, struct host *out,
               struct err *err);

/*
 * The CPUs alone: all that are online, ours or not, and `ours` (ascending) even where the kernel's
 * list lacks them. Sets those, the counts of CPUs, cores, sockets and NUMA domains, and which
 * source gave them; cores may differ in kind and number. `likwid` (null: not asked) is for what
 * /sys does not show.
 */
bool host_read_cpus(const char *root, const int *ours, size_t n_ours,
                    const struct likwid_answer *likwid, struct arena *arena, struct host *out,
                    struct err *err);

/* The same of this host; liblikwid is asked only where /sys does not show cores or domains. */
bool host_cpus_here(const int *ours, size_t n_ours, struct arena *arena, struct host *out,
                    struct err *err);

/* The CPUs that the kernel lists as online, ascending; 0 where it does not say. */
size_t host_online_cpus(const char *root, struct arena *arena, const int **cpus);

/* The CPUs that this process may run on (affinity and cgroup), ascending. */
bool host_allowed_cpus(struct arena *arena, const int **cpus, size_t *n, struct err *err);

/*
 * Sets which caches are inclusive as an Intel CPU reports it (CPUID leaf 4). Leaves the caches of
 * other hosts than the one that we run on, and of other vendors.
 */
void host_add_inclusion(struct host *host);

/* host_read of this host, with liblikwid's answer and CPUID's. */
bool host_here(struct arena *arena, struct host *out, struct err *err);

/* The same of the whole host, of which this process may have a part only. */
bool host_here_whole(struct arena *arena, struct host *out, struct err *err);

/* Whether `feature` is a word of host->features. */
bool host_has(const struct host *host, const char *feature);

/* One CPU for each of `cores` cores of the first NUMA domain, ascending; fewer where it has less.
 */
size_t host_domain_cpus(const struct host *host, int cores, struct arena *arena, const int **cpus);

/* Bytes of an SVE vector in this process; 0 where there are none. */
int host_sve_bytes(void);

/* The clock in Hz of a CPU, measured for `seconds`; 0 where we cannot run on it. */
double host_clock_hz(int cpu, double seconds);

/* Lists such as `0-3,8` of the kernel; false where it is not such a list, or longer than max. */
bool host_parse_cpu_list(struct str text, int *cpus, size_t max, size_t *n);

/*
 * Current settings, unknown ones NULL. The governor is that of `cpus`, all of them where they have
 * different ones: `performance, powersave`; null for no CPUs.
 */
void host_setup(const char *root, const int *cpus, size_t n_cpus, struct arena *arena,
                struct machine_setup *out);

/* The numbers of our CPUs, as affinity masks use them. Returns how many. */
size_t host_cpu_numbers(const struct host *host, struct arena *arena, const int **cpus);

#endif
