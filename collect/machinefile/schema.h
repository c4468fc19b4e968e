#ifndef COLLECT_MACHINEFILE_SCHEMA_H
#define COLLECT_MACHINEFILE_SCHEMA_H

#include <cyaml/cyaml.h>
#include <stdint.h>

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * The machine file as libcyaml reads and writes it: one struct member for each key, in the file's
 * units; what the machine has in the same form is its own struct. Pointers to numbers are keys that
 * may be missing. machines/README.md explains the keys.
 */
enum { MACHINE_SCHEMA_VERSION = 1 };

struct form_counters {
    const char *loads, *stores, *misses, *evicts;
};

struct form_cache {
    const char *name;
    uint64_t sets;
    uint32_t ways;
    double *effective_kib;
    enum cache_policy policy;
    bool write_allocate, write_back, inclusive;
    bool *exclusive, *write_combining;
    int *subblock_bytes;
    const char *load_from, *store_to, *victims_to;
    int cores_per_group;
    struct form_counters *counters;
};

struct form_transfer {
    const char *edge;
    bool overlaps;
    double *bytes_per_cy;
    enum duplex *duplex;
    double *penalty_cy_per_load, *penalty_cy_per_store, *penalty_cy_per_cl;
};

struct form_peak {
    double *total, *fma, *add, *mul;
};

struct form_bandwidth {
    const char *level, *mix;
    int threads_per_core;
    double *gb_per_s;
    unsigned gb_per_s_count;
};

struct form_fit_point {
    const char *level, *mix;
    struct fit_point point; /* without both */
};

struct form_fit {
    const char *hypothesis;
    struct form_fit_point *points;
    unsigned points_count;
};

struct form_line_cost {
    const char *level;
    struct line_cost cost;
};

struct form_composition {
    struct machine_composition shares; /* without its levels and memory's share */
    double *memory_share;
    struct form_line_cost *levels;
    unsigned levels_count;
};

struct form_core {
    double row_cy;
    const struct access_cost *accesses;
    unsigned accesses_count;
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

struct form_peaks {
    struct form_peak sp, dp;
};

struct form_machine_counters {
    const char *overlapping, *non_overlapping, *memory_loads, *memory_stores;
};

struct machine_form {
    int schema;
    const char *name, *vendor, *model_name, *microarchitecture, *isa;
    int *family, *model, *stepping;
    struct form_clock clock;
    struct form_topology topology;
    struct machine_setup *setup;
    uint32_t line_bytes;
    struct form_cache *caches;
    unsigned caches_count;
    struct form_transfer *transfers;
    unsigned transfers_count;
    struct form_peaks peak_flop_per_cy;
    const struct compiler *compilers;
    size_t compilers_count;
    const struct analyser *analysers;
    size_t analysers_count;
    struct form_machine_counters *counters;
    const struct stream_mix *mixes;
    size_t mixes_count;
    struct form_bandwidth *bandwidths;
    unsigned bandwidths_count;
    struct form_fit *fit;
    struct form_core *core;
    struct form_composition *compositions;
    unsigned compositions_count;
    const struct provenance *provenance;
    size_t provenance_count;
};

extern const cyaml_schema_value_t machine_schema;

/* What Kerncraft's format cannot express; our own map under the key `inspect` keeps it. */
struct form_extra {
    const char *vendor;
    int *family, *model, *stepping;
    double *base_ghz, *memory_gib_per_numa_domain;
    struct machine_setup *setup;
    const char **inclusive; /* names of caches */
    unsigned inclusive_count;
    double *effective_kib; /* of each cache, 0: not known; none: of none */
    unsigned effective_kib_count;
    double *penalty_cy_per_cl; /* of each edge below L1 */
    unsigned penalty_cy_per_cl_count;
    struct form_fit *fit;
    struct form_core *core;
    struct form_composition *compositions;
    unsigned compositions_count;
    const struct provenance *provenance;
    size_t provenance_count;
};

struct form_extra_file {
    struct form_extra inspect;
};

extern const cyaml_schema_value_t extra_schema;      /* the map */
extern const cyaml_schema_value_t extra_file_schema; /* with its key */

#endif
