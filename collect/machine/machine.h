#ifndef COLLECT_MACHINE_MACHINE_H
#define COLLECT_MACHINE_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"
#include "collect/traffic/hierarchy.h"

/*
 * A machine as the models need it. All texts are owned by whoever made the struct (a loader's
 * arena). Bandwidths are in bytes per second, clocks in Hz, sizes in bytes. Fields that a machine
 * file does not know are 0 / NULL; machine_check says which of them a model needs.
 */
enum { MACHINE_MAX_LEVELS = HIERARCHY_MAX_LEVELS };

/* Where a group of values comes from. */
enum provenance_kind { FROM_ASSUMED, FROM_MEASURED, FROM_VENDOR, FROM_LITERATURE, FROM_INFERRED };

struct provenance {
    const char *group; /* "clock", "caches", "transfers", "ports", "bandwidths", … */
    enum provenance_kind kind;
    const char *how;  /* command, document or method */
    const char *date; /* ISO 8601, or NULL */
};

enum duplex { DUPLEX_HALF, DUPLEX_FULL };

/* One cache level, as one instance of it. */
struct machine_cache {
    struct cache_level cache;   /* geometry and relations */
    int cores_per_group;        /* cores that share one instance */
    double bytes_per_cy;        /* between this level and the one below (further from the core);
                                   for the last cache 0: memory's comes from the bandwidths */
    enum duplex duplex;         /* of that edge */
    bool overlaps;              /* that edge's transfers overlap with everything nearer the core */
    double penalty_cy_per_load; /* extra cycles for each line loaded over that edge; usually 0 */
    const char *counters_loads; /* counter metrics for the phenomenological model, or NULL */
    const char *counters_stores;
    const char *counters_misses;
    const char *counters_evicts;
};

/* A streaming micro-benchmark; streams are counted for one iteration, in elements of 8 bytes. */
struct stream_mix {
    const char *name; /* load, copy, update, daxpy, triad */
    int reads;        /* streams read, read-modify-write ones included */
    int writes;       /* streams written, read-modify-write ones included */
    int read_writes;  /* streams read and written */
    int flop_per_it;
    const char *bench; /* likwid-bench kernel that was used, or NULL */
};

/* Measured bandwidth as likwid-bench counts it, i.e. without the write-allocate transfers. */
struct bandwidth {
    int mix;   /* index into machine.mixes */
    int level; /* 0 = L1 … n_caches = memory */
    int threads_per_core;
    int n_cores;               /* values given */
    const double *bytes_per_s; /* [c] for c+1 cores, all of one NUMA domain first */
};

struct compiler {
    const char *name; /* gcc, clang */
    const char *flags;
};

/* An in-core analyser and what its ports mean. */
struct analyser {
    const char *name;               /* llvm-mca, osaca */
    const char *target;             /* -mcpu=…, or OSACA's arch */
    const char *const *overlapping; /* ports of T_comp */
    size_t n_overlapping;
    const char *const *non_overlapping; /* data ports of T_RegL1 */
    size_t n_non_overlapping;
};

struct peak_flops {
    double total, fma, add, mul; /* FLOP per cycle and core */
};

/* How contributions combine: see transfers `overlaps`; core data transfers may overlap as well. */
struct machine {
    const char *name; /* also the file's and the folders' name; a safe path component */
    const char *vendor;
    const char *model_name;
    const char *microarchitecture;
    const char *isa; /* x86-64, aarch64 */
    int family, model, stepping;
    double clock_hz; /* of the measurements and models */
    double base_clock_hz;
    int sockets, cores_per_socket, threads_per_core;
    int numa_domains_per_socket, cores_per_numa_domain;
    double memory_bytes_per_numa_domain;
    size_t line_bytes;
    int n_caches;
    struct machine_cache caches[MACHINE_MAX_LEVELS];
    bool memory_overlaps; /* the edge to memory overlaps, see machine_cache.overlaps */
    double memory_penalty_cy_per_load;
    bool registers_overlap; /* T_RegL1 overlaps with the transfers (not on Intel) */
    struct peak_flops peak_sp, peak_dp;
    const struct compiler *compilers;
    size_t n_compilers;
    const struct analyser *analysers;
    size_t n_analysers;
    const struct stream_mix *mixes;
    size_t n_mixes;
    const struct bandwidth *bandwidths;
    size_t n_bandwidths;
    const char *counters_overlapping; /* metrics, or NULL */
    const struct provenance *provenance;
    size_t n_provenance;
};

/*
 * The hierarchy that each of `cores` active cores sees: shared caches are divided (fewer sets) by
 * the active cores of the group, at most those of a NUMA domain.
 */
void machine_hierarchy(const struct machine *m, int cores, struct hierarchy *out);

/*
 * Bandwidth in bytes/s of `level` for `cores` cores and the stream mix closest to `loads` lines in
 * and `stores` lines out; corrected so that write-allocate transfers count, as the models' loads
 * do. `*mix` tells which. Rule: reference README B.4 (Kerncraft). Fails where none is known.
 */
bool machine_bandwidth(const struct machine *m, int level, int cores, double loads, double stores,
                       double *bytes_per_s, int *mix, struct err *err);

/* The largest of machine_bandwidth over 1..cores: what saturates a domain. */
bool machine_saturated_bandwidth(const struct machine *m, int level, int cores, double loads,
                                 double stores, double *bytes_per_s, int *mix, struct err *err);

const struct compiler *machine_compiler(const struct machine *m, struct str name);
const struct analyser *machine_analyser(const struct machine *m, struct str name);

#endif
