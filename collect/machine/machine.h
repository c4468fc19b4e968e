#ifndef COLLECT_MACHINE_MACHINE_H
#define COLLECT_MACHINE_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/traffic/hierarchy.h"

/*
 * A machine as the models need it; machines/README.md explains the file field by field. All texts
 * are owned by the maker of the struct (a loader's arena). Bandwidths are in bytes per second,
 * clocks in Hz, sizes in bytes. Fields that a machine file does not know are 0 / NULL, and have a
 * flag where 0 is a value; machine_check says which of them a model needs.
 */
enum {
    MACHINE_MAX_LEVELS = HIERARCHY_MAX_LEVELS,
    MACHINE_MAX_CORES = 4096, /* of a socket, and of a bandwidth table */
    MACHINE_MAX_THREADS = 8,  /* of a core */
    MACHINE_MAX_LIST = 4096,  /* entries of any list in a file */
};

/* Where a group of values comes from. */
enum provenance_kind {
    PROVENANCE_ASSUMED,
    PROVENANCE_MEASURED,
    PROVENANCE_VENDOR,
    PROVENANCE_LITERATURE,
    PROVENANCE_INFERRED,
    PROVENANCE_UNKNOWN /* values are missing because nobody knows them; `how` says which */
};

/*
 * The words of the machine file, each with its value: initialisers of a table, here because
 * libcyaml wants a table of its own type.
 */
/* clang-format off */
#define MACHINE_POLICY_WORDS                                                                       \
    {"LRU", CACHE_LRU}, {"FIFO", CACHE_FIFO}, {"MRU", CACHE_MRU}, {"RR", CACHE_RANDOM}
#define MACHINE_PROVENANCE_WORDS                                                                   \
    {"assumed", PROVENANCE_ASSUMED}, {"measured", PROVENANCE_MEASURED},                            \
    {"vendor", PROVENANCE_VENDOR}, {"literature", PROVENANCE_LITERATURE},                          \
    {"inferred", PROVENANCE_INFERRED}, {"unknown", PROVENANCE_UNKNOWN}
/* clang-format on */

struct machine_word {
    const char *word; /* null: the end of a table */
    int value;
};
extern const struct machine_word machine_policy_words[];
extern const struct machine_word machine_provenance_words[];

/* The word for a value of the table, "?" where there is none. */
const char *machine_word(const struct machine_word *table, int value);

struct provenance {
    const char *group; /* identity, clock, topology, caches, transfers, peak_flop_per_cy,
                          compilers, analysers, bandwidths, counters, compositions, core; all: those
                          without an entry */
    enum provenance_kind kind;
    const char *how;  /* command, document or method */
    const char *date; /* ISO 8601, or NULL */
};

enum duplex { DUPLEX_HALF, DUPLEX_FULL };

/*
 * Cycles of an edge besides those for its bytes; usually 0. They are what one core waits, and
 * take no bandwidth from others.
 */
struct transfer_penalty {
    double cy_per_load;  /* for each line loaded over the edge */
    double cy_per_store; /* for each line stored */
    double cy_per_cl;    /* once for each cache line of work, however many streams it loads: what
                            they all wait for at the same time, as at the ends of pages, where
                            prefetchers stop */
};

/* One cache level, as one instance of it. */
struct machine_cache {
    struct cache_level cache; /* geometry and relations */
    int cores_per_group;      /* cores that share one instance */
    double effective_bytes;   /* of an instance, as measured on one core; 0: its size */
    /* The edge between this level and the one below, further from the core: */
    double bytes_per_cy; /* of the last cache 0: memory's comes from the bandwidths */
    enum duplex duplex;
    bool overlaps; /* its transfers overlap with everything nearer the core */
    struct transfer_penalty penalty;
    /* Counter metrics for the phenomenological model, or NULL: */
    const char *counters_loads;
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
    const struct err *refused; /* why it is not run unasked: trust.h; null: it is */
};

/* An in-core analyser and what its ports mean. */
struct analyser {
    const char *name;   /* llvm-mca, osaca */
    const char *target; /* llvm-mca: its arguments, separated by blanks (`-mcpu=haswell`);
                           others: the name of the architecture (`HSW`) */
    const char *const *overlapping; /* ports of T_comp */
    size_t n_overlapping;
    const char *const *non_overlapping; /* data ports of T_RegL1 */
    size_t n_non_overlapping;
};

struct peak_flops {
    double total, fma, add, mul; /* FLOP per cycle and core */
};

/*
 * Which transfers overlap: what a calibration chooses from and the machine file's `fit.hypothesis`
 * names. See collect/calibrate/infer.h.
 */
enum machine_overlap {
    MACHINE_OVERLAP_SERIAL,
    MACHINE_OVERLAP_INTEL,
    MACHINE_OVERLAP_ZEN,
    MACHINE_OVERLAP_FULL,
    MACHINE_OVERLAPS
};

/* serial, intel, zen, full; ended by a null. */
extern const char *const machine_overlap_words[MACHINE_OVERLAPS + 1];

/* One point of the fit that a calibration inferred the transfers from: a stream mix, one core. */
struct fit_point {
    int mix;
    int level; /* 0 = L1 … n_caches = memory */
    double measured_cy_per_cl;
    double predicted_cy_per_cl;
};

/* Of lines that come from one level, or end there. */
struct line_cost {
    double cy_per_load;  /* write-allocate included */
    double cy_per_store; /* of a written line whose way ends here */
    enum duplex duplex;  /* half: both add up; full: the larger of the two counts */
    double error;        /* mean |predicted / measured - 1| of what the fit did not know */
    double low, high;    /* 80 % interval of measured / predicted, likewise */
};

/*
 * How the times of one core combine where that was fitted to measurements: docs/models.md. Each
 * line is paid once, at the cost of the level that it comes from. Of two times, the longer one
 * counts in full and of the shorter one a share: 0 is full overlap, 1 the sum.
 */
struct machine_composition {
    const char *hypothesis; /* of machine_composition_words; NULL: nothing was fitted */
    double near_share;      /* of T_RegL1 and L2 */
    double far_share;       /* of both and what lies in caches beyond L2 */
    double memory_share;    /* of these and memory */
    double source_share;    /* of the levels beyond L2 among each other */
    double core_factor;     /* of T_comp, except for chains and divisions (composition_comp_cy); 1
                               where measured loops had theirs */
    double data_factor;     /* what T_RegL1 is multiplied by, likewise */
    struct line_cost levels[MACHINE_MAX_LEVELS + 1]; /* [0]: L1, no costs, only the error */
};

enum { MACHINE_MAX_COMPOSITIONS = 1 };

/* Ended by a null. */
extern const char *const machine_composition_words[];

/*
 * What independent accesses to L1 of one width take, in cycles per instruction, as measured; split
 * ones lie across two lines. A core with a narrower path for stores than for loads may serve both
 * at once: cy_per_store_beside is what a store takes from the loads next to it.
 */
struct access_cost {
    int bytes;
    double cy_per_load, cy_per_split_load;
    double cy_per_store, cy_per_split_store, cy_per_store_beside;
};

enum { MACHINE_MAX_ACCESSES = 4 };

/* The core as measured, where the analyser's tables need not be believed. */
struct machine_core {
    struct access_cost accesses[MACHINE_MAX_ACCESSES]; /* by rising width */
    int n_accesses;                                    /* 0: not measured */
    double row_cy; /* of a row, besides what its code takes to enter the core */
};

/* How the system was set up for the measurements; what is not known is NULL. */
struct machine_setup {
    const char *turbo;          /* on, off */
    const char *governor;       /* performance, … */
    const char *numa_balancing; /* on, off */
    const char *huge_pages;     /* always, madvise, never */
};

/* How contributions combine: see transfers `overlaps`; core data transfers may overlap as well. */
struct machine {
    const char *name; /* also the file's and the folders' name; a safe path component */
    const char *vendor;
    const char *model_name;
    const char *microarchitecture;
    const char *isa;             /* x86-64, aarch64 */
    int family, model, stepping; /* each may be 0: see the flags */
    bool family_known, model_known, stepping_known;
    double clock_hz; /* of the measurements and models */
    double base_clock_hz;
    int sockets, cores_per_socket, threads_per_core;
    int numa_domains_per_socket, cores_per_numa_domain;
    double memory_bytes_per_numa_domain;
    size_t line_bytes;
    int n_caches;
    struct machine_cache caches[MACHINE_MAX_LEVELS];
    const char *memory_counters_loads; /* metrics, or NULL */
    const char *memory_counters_stores;
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
    const char *counters_non_overlapping;
    const char *fit_hypothesis; /* of the calibration, or NULL */
    const struct fit_point *fit;
    size_t n_fit;
    struct machine_composition compositions[MACHINE_MAX_COMPOSITIONS];
    int n_compositions; /* 0: not fitted; the literature's ECM is used */
    struct machine_core core;
    struct machine_setup setup;
    const struct provenance *provenance;
    size_t n_provenance;
};

/* FLOP per second of `cores` cores at the file's clock; 0: the file gives no peak or no clock. */
double machine_peak_flop_per_s(const struct machine *m, int cores, bool single);

/* Whether the file says that values of the group are not known: models that need them refuse. */
bool machine_says_unknown(const struct machine *m, const char *group);

/*
 * The hierarchy that each of `cores` active cores sees: a shared cache is divided (fewer sets, at
 * least one) by the active cores that share it: at most those of its group and of a NUMA domain. A
 * cache with an effective size has as many sets fewer.
 */
void machine_hierarchy(const struct machine *m, int cores, struct hierarchy *out);

/*
 * Bandwidth in bytes/s of `level` (0 = L1 … n_caches = memory) for `cores` cores and the stream mix
 * closest to `loads` lines in and `stores` lines out.
 *
 * The measured figure counts what a program reads and writes. Below L1 a written stream is loaded
 * first, so the figure is raised by machine_write_allocate_factor: then it holds for loads + stores
 * as the models count them. The mix with the closest machine_mix_ratio is taken, the
 * alphabetically first of equally close ones (Hammer et al., Kerncraft, 2017, and its code).
 *
 * Rows with one thread a core come first. Beyond the measured number of cores n the domains are
 * taken as independent: floor(cores / n) * bw(n) + bw(cores mod n). `*mix` (may be null) is set to
 * the mix. Fails where the level has no measurement.
 */
bool machine_bandwidth(const struct machine *m, int level, int cores, double loads, double stores,
                       double *bytes_per_s, int *mix, struct err *err);

/* The measured row of this level and mix (an index) with the fewest threads a core, or null. */
const struct bandwidth *machine_bandwidth_row(const struct machine *m, int level, int mix);

/* The largest bandwidth over 1..cores, which saturates a domain: of a row, and of the closest mix.
 */
double machine_saturated_row(const struct machine *m, const struct bandwidth *row, int cores);
bool machine_saturated_bandwidth(const struct machine *m, int level, int cores, double loads,
                                 double stores, double *bytes_per_s, int *mix, struct err *err);

/*
 * Cycles for one cache line of work that loads and stores so many lines. Work that loads less than
 * a line waits for its share of cy_per_cl.
 */
double machine_penalty_cy_per_cl(const struct transfer_penalty *penalty, double loads,
                                 double stores);

/*
 * The cycles that lines take between caches `cache` and `cache` + 1 at the documented width, both
 * directions at once where it is full duplex. Infinite or NaN where the width is not known.
 */
double machine_width_cy_per_cl(const struct machine *m, int cache, double loads, double stores);

/* Lines loaded for each line stored, write-allocate included; infinite where nothing is stored. */
double machine_mix_ratio(const struct stream_mix *mix);

/* Lines moved with write-allocate for each line that the program reads or writes. */
double machine_write_allocate_factor(const struct stream_mix *mix);

/* Notes where a group of values comes from, in place of what was noted of that group. */
void machine_set_provenance(struct machine *m, const struct provenance *item, struct arena *arena);

/* Null where the machine has none of this name. */
const struct compiler *machine_compiler(const struct machine *m, struct str name);
const struct stream_mix *machine_mix(const struct machine *m, struct str name);

/* Cores of a NUMA domain, or of a socket where the file does not say. */
int machine_domain_cores(const struct machine *m);

/* Whether the ECM was fitted to measurements; else its times follow from documented figures. */
bool machine_is_fitted(const struct machine *m);

/* Whether the file has any metric for the phenomenological model. */
bool machine_has_counters(const struct machine *m);

/* A core whose data are less than so many times a cache's size still finds part of them there. */
#define MACHINE_CLEAR_OF_CACHE 1.5

/* Bytes of one instance of a cache, 0 …: sets × ways × line, whatever its effective size. */
double machine_cache_bytes(const struct machine *m, int cache);

/*
 * The machine in the name of one of its variants: `SkylakeSP_Gold-6148` of
 * `SkylakeSP_Gold-6148_variant_avx512`, another build or setup on the same machine, whose machine
 * file it shares. A name without `_variant_` is returned as it is.
 */
struct str machine_variant_base(struct str name);

/* "L1" … "MEM" for 0 … n_caches. */
const char *machine_level_name(const struct machine *m, int level);

#endif
