#ifndef COLLECT_MACHINEFILE_SCHEMA_H
#define COLLECT_MACHINEFILE_SCHEMA_H

#include <cyaml/cyaml.h>
#include <stdint.h>

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * The machine file as libcyaml reads and writes it: one struct member for each key, in the file's
 * units. Pointers to numbers are keys that may be missing. machines/README.md explains the keys.
 */
enum { MACHINE_SCHEMA_VERSION = 1 };

struct form_counters {
    char *loads, *stores, *misses, *evicts;
};

struct form_cache {
    char *name;
    uint64_t sets;
    uint32_t ways;
    double *effective_kib;
    enum cache_policy policy;
    bool write_allocate, write_back, inclusive;
    bool *exclusive, *write_combining;
    int *subblock_bytes;
    char *load_from, *store_to, *victims_to;
    int cores_per_group;
    struct form_counters *counters;
};

struct form_transfer {
    char *edge;
    bool overlaps;
    double *bytes_per_cy;
    enum duplex *duplex;
    double *penalty_cy_per_load, *penalty_cy_per_store, *penalty_cy_per_cl;
};

struct form_peak {
    double *total, *fma, *add, *mul;
};

struct form_compiler {
    char *name, *flags;
};

struct form_analyser {
    char *name, *target;
    char **overlapping, **non_overlapping;
    unsigned overlapping_count, non_overlapping_count;
};

struct form_mix {
    char *name;
    int reads, writes, read_writes, flop_per_it;
    char *bench;
};

struct form_bandwidth {
    char *level, *mix;
    int threads_per_core;
    double *gb_per_s;
    unsigned gb_per_s_count;
};

struct form_fit_point {
    char *level, *mix;
    double measured_cy_per_cl, predicted_cy_per_cl;
};

struct form_fit {
    char *hypothesis;
    struct form_fit_point *points;
    unsigned points_count;
};

struct form_line_cost {
    char *level;
    double cy_per_load, cy_per_store;
    enum duplex duplex;
    double error, low, high;
};

struct form_composition {
    char *hypothesis;
    double near_share, far_share, source_share, core_factor, data_factor;
    struct form_line_cost *levels;
    unsigned levels_count;
};

struct form_access {
    int bytes;
    double cy_per_load, cy_per_split_load, cy_per_store, cy_per_split_store, cy_per_store_beside;
};

struct form_core {
    double row_cy;
    struct form_access *accesses;
    unsigned accesses_count;
};

struct form_provenance {
    char *group;
    enum provenance_kind kind;
    char *how, *date;
};

struct form_clock {
    double ghz;
    double *base_ghz;
};

struct form_topology {
    int sockets, cores_per_socket, threads_per_core;
    int numa_domains_per_socket, cores_per_numa_domain;
    double *memory_gib_per_numa_domain;
};

struct form_setup {
    char *turbo, *governor, *numa_balancing, *huge_pages;
};

struct form_peaks {
    struct form_peak sp, dp;
};

struct form_machine_counters {
    char *overlapping, *non_overlapping, *memory_loads, *memory_stores;
};

struct machine_form {
    int schema;
    char *name, *vendor, *model_name, *microarchitecture, *isa;
    int *family, *model, *stepping;
    struct form_clock clock;
    struct form_topology topology;
    struct form_setup *setup;
    uint32_t line_bytes;
    struct form_cache *caches;
    unsigned caches_count;
    struct form_transfer *transfers;
    unsigned transfers_count;
    struct form_peaks peak_flop_per_cy;
    struct form_compiler *compilers;
    unsigned compilers_count;
    struct form_analyser *analysers;
    unsigned analysers_count;
    struct form_machine_counters *counters;
    struct form_mix *mixes;
    unsigned mixes_count;
    struct form_bandwidth *bandwidths;
    unsigned bandwidths_count;
    struct form_fit *fit;
    struct form_core *core;
    struct form_composition *compositions;
    unsigned compositions_count;
    struct form_provenance *provenance;
    unsigned provenance_count;
};

extern const cyaml_schema_value_t machine_schema;

/* What Kerncraft's format has no place for: a map of our own, under the key `inspect`, keeps it. */
struct form_extra {
    char *vendor;
    int *family, *model, *stepping;
    double *base_ghz, *memory_gib_per_numa_domain;
    struct form_setup *setup;
    char **inclusive; /* names of caches */
    unsigned inclusive_count;
    double *effective_kib; /* of each cache, 0: not known; none: of none */
    unsigned effective_kib_count;
    double *penalty_cy_per_cl; /* of each edge below L1 */
    unsigned penalty_cy_per_cl_count;
    struct form_fit *fit;
    struct form_core *core;
    struct form_composition *compositions;
    unsigned compositions_count;
    struct form_provenance *provenance;
    unsigned provenance_count;
};

struct form_extra_file {
    struct form_extra inspect;
};

extern const cyaml_schema_value_t extra_schema;      /* the map */
extern const cyaml_schema_value_t extra_file_schema; /* with its key */

#endif
