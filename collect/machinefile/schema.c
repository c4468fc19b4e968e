#include "collect/machinefile/schema.h"

#include <stddef.h>

#define TEXT(key, type, member)                                                                    \
    CYAML_FIELD_STRING_PTR(key, CYAML_FLAG_POINTER, type, member, 0, CYAML_UNLIMITED)
#define TEXT_IF_KNOWN(key, type, member)                                                           \
    CYAML_FIELD_STRING_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member, 0,         \
                           CYAML_UNLIMITED)
#define INT(key, type, member) CYAML_FIELD_INT(key, CYAML_FLAG_DEFAULT, type, member)
#define INT_IF_KNOWN(key, type, member)                                                            \
    CYAML_FIELD_INT_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member)
#define REAL(key, type, member) CYAML_FIELD_FLOAT(key, CYAML_FLAG_DEFAULT, type, member)
#define REAL_IF_KNOWN(key, type, member)                                                           \
    CYAML_FIELD_FLOAT_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member)
#define FLAG(key, type, member) CYAML_FIELD_BOOL(key, CYAML_FLAG_DEFAULT, type, member)
#define FLAG_IF_KNOWN(key, type, member)                                                           \
    CYAML_FIELD_BOOL_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member)
#define LIST(key, type, member, entry)                                                             \
    CYAML_FIELD_SEQUENCE(key, CYAML_FLAG_POINTER, type, member, entry, 0, MACHINE_MAX_LIST)
#define LIST_IF_KNOWN(key, type, member, entry)                                                    \
    CYAML_FIELD_SEQUENCE(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member, entry, 0,    \
                         MACHINE_MAX_LIST)
#define FLOW_LIST(key, type, member, entry)                                                        \
    CYAML_FIELD_SEQUENCE(key, CYAML_FLAG_POINTER | CYAML_FLAG_FLOW, type, member, entry, 0,        \
                         MACHINE_MAX_LIST)
#define PART(key, type, member, fields)                                                            \
    CYAML_FIELD_MAPPING(key, CYAML_FLAG_DEFAULT, type, member, fields)
#define PART_IF_KNOWN(key, type, member, fields)                                                   \
    CYAML_FIELD_MAPPING_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL, type, member, fields)
#define CHOICE(key, type, member, strings)                                                         \
    CYAML_FIELD_ENUM(key, CYAML_FLAG_STRICT, type, member, strings, CYAML_ARRAY_LEN(strings))
#define CHOICE_IF_KNOWN(key, type, member, strings)                                                \
    CYAML_FIELD_ENUM_PTR(key, CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL | CYAML_FLAG_STRICT, type,  \
                         member, strings, CYAML_ARRAY_LEN(strings))

static const cyaml_strval_t policies[] = {MACHINE_POLICY_WORDS};
static const cyaml_strval_t duplexes[] = {{"half", DUPLEX_HALF}, {"full", DUPLEX_FULL}};
static const cyaml_strval_t kinds[] = {MACHINE_PROVENANCE_WORDS};

static const cyaml_schema_value_t text_entry = {
    CYAML_VALUE_STRING(CYAML_FLAG_POINTER, char, 0, CYAML_UNLIMITED)};
static const cyaml_schema_value_t real_entry = {CYAML_VALUE_FLOAT(CYAML_FLAG_DEFAULT, double)};

static const cyaml_schema_field_t cache_counter_fields[] = {
    TEXT_IF_KNOWN("loads", struct form_counters, loads),
    TEXT_IF_KNOWN("stores", struct form_counters, stores),
    TEXT_IF_KNOWN("misses", struct form_counters, misses),
    TEXT_IF_KNOWN("evicts", struct form_counters, evicts),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t cache_fields[] = {
    TEXT("name", struct form_cache, name),
    CYAML_FIELD_UINT("sets", CYAML_FLAG_DEFAULT, struct form_cache, sets),
    CYAML_FIELD_UINT("ways", CYAML_FLAG_DEFAULT, struct form_cache, ways),
    REAL_IF_KNOWN("effective_kib", struct form_cache, effective_kib),
    CHOICE("policy", struct form_cache, policy, policies),
    FLAG("write_allocate", struct form_cache, write_allocate),
    FLAG("write_back", struct form_cache, write_back),
    FLAG("inclusive", struct form_cache, inclusive),
    FLAG_IF_KNOWN("exclusive", struct form_cache, exclusive),
    FLAG_IF_KNOWN("write_combining", struct form_cache, write_combining),
    INT_IF_KNOWN("subblock_bytes", struct form_cache, subblock_bytes),
    TEXT("load_from", struct form_cache, load_from),
    TEXT("store_to", struct form_cache, store_to),
    TEXT("victims_to", struct form_cache, victims_to),
    INT("cores_per_group", struct form_cache, cores_per_group),
    PART_IF_KNOWN("counters", struct form_cache, counters, cache_counter_fields),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t transfer_fields[] = {
    TEXT("edge", struct form_transfer, edge),
    FLAG("overlaps", struct form_transfer, overlaps),
    REAL_IF_KNOWN("bytes_per_cy", struct form_transfer, bytes_per_cy),
    CHOICE_IF_KNOWN("duplex", struct form_transfer, duplex, duplexes),
    REAL_IF_KNOWN("penalty_cy_per_load", struct form_transfer, penalty_cy_per_load),
    REAL_IF_KNOWN("penalty_cy_per_store", struct form_transfer, penalty_cy_per_store),
    REAL_IF_KNOWN("penalty_cy_per_cl", struct form_transfer, penalty_cy_per_cl),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t peak_fields[] = {
    REAL_IF_KNOWN("total", struct form_peak, total),
    REAL_IF_KNOWN("fma", struct form_peak, fma),
    REAL_IF_KNOWN("add", struct form_peak, add),
    REAL_IF_KNOWN("mul", struct form_peak, mul),
    CYAML_FIELD_END,
};
static const cyaml_schema_field_t peaks_fields[] = {
    CYAML_FIELD_MAPPING("sp", CYAML_FLAG_FLOW, struct form_peaks, sp, peak_fields),
    CYAML_FIELD_MAPPING("dp", CYAML_FLAG_FLOW, struct form_peaks, dp, peak_fields),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t clock_fields[] = {
    REAL("ghz", struct form_clock, ghz),
    REAL_IF_KNOWN("base_ghz", struct form_clock, base_ghz),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t topology_fields[] = {
    INT("sockets", struct form_topology, sockets),
    INT("cores_per_socket", struct form_topology, cores_per_socket),
    INT("threads_per_core", struct form_topology, threads_per_core),
    INT("numa_domains_per_socket", struct form_topology, numa_domains_per_socket),
    INT("cores_per_numa_domain", struct form_topology, cores_per_numa_domain),
    REAL_IF_KNOWN("memory_gib_per_numa_domain", struct form_topology, memory_gib_per_numa_domain),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t setup_fields[] = {
    TEXT_IF_KNOWN("turbo", struct machine_setup, turbo),
    TEXT_IF_KNOWN("governor", struct machine_setup, governor),
    TEXT_IF_KNOWN("numa_balancing", struct machine_setup, numa_balancing),
    TEXT_IF_KNOWN("huge_pages", struct machine_setup, huge_pages),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t compiler_fields[] = {
    TEXT("name", struct compiler, name),
    TEXT("flags", struct compiler, flags),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t analyser_fields[] = {
    TEXT("name", struct analyser, name),
    TEXT("target", struct analyser, target),
    CYAML_FIELD_SEQUENCE_COUNT("overlapping", CYAML_FLAG_POINTER | CYAML_FLAG_FLOW, struct analyser,
                               overlapping, n_overlapping, &text_entry, 0, MACHINE_MAX_LIST),
    CYAML_FIELD_SEQUENCE_COUNT("non_overlapping", CYAML_FLAG_POINTER | CYAML_FLAG_FLOW,
                               struct analyser, non_overlapping, n_non_overlapping, &text_entry, 0,
                               MACHINE_MAX_LIST),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t machine_counter_fields[] = {
    TEXT_IF_KNOWN("overlapping", struct form_machine_counters, overlapping),
    TEXT_IF_KNOWN("non_overlapping", struct form_machine_counters, non_overlapping),
    TEXT_IF_KNOWN("memory_loads", struct form_machine_counters, memory_loads),
    TEXT_IF_KNOWN("memory_stores", struct form_machine_counters, memory_stores),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t mix_fields[] = {
    TEXT("name", struct stream_mix, name),
    INT("reads", struct stream_mix, reads),
    INT("writes", struct stream_mix, writes),
    INT("read_writes", struct stream_mix, read_writes),
    INT("flop_per_it", struct stream_mix, flop_per_it),
    TEXT_IF_KNOWN("bench", struct stream_mix, bench),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t bandwidth_fields[] = {
    TEXT("level", struct form_bandwidth, level),
    TEXT("mix", struct form_bandwidth, mix),
    INT("threads_per_core", struct form_bandwidth, threads_per_core),
    FLOW_LIST("gb_per_s", struct form_bandwidth, gb_per_s, &real_entry),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t fit_point_fields[] = {
    TEXT("level", struct form_fit_point, level),
    TEXT("mix", struct form_fit_point, mix),
    REAL("measured_cy_per_cl", struct form_fit_point, point.measured_cy_per_cl),
    REAL("predicted_cy_per_cl", struct form_fit_point, point.predicted_cy_per_cl),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t provenance_fields[] = {
    TEXT("group", struct provenance, group),
    CHOICE("kind", struct provenance, kind, kinds),
    TEXT("how", struct provenance, how),
    TEXT_IF_KNOWN("date", struct provenance, date),
    CYAML_FIELD_END,
};

static const cyaml_schema_value_t cache_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct form_cache, cache_fields)};
static const cyaml_schema_value_t transfer_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_FLOW, struct form_transfer, transfer_fields)};
static const cyaml_schema_value_t compiler_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct compiler, compiler_fields)};
static const cyaml_schema_value_t analyser_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct analyser, analyser_fields)};
static const cyaml_schema_value_t mix_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_FLOW, struct stream_mix, mix_fields)};
static const cyaml_schema_value_t bandwidth_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct form_bandwidth, bandwidth_fields)};
static const cyaml_schema_value_t fit_point_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_FLOW, struct form_fit_point, fit_point_fields)};
static const cyaml_schema_value_t provenance_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct provenance, provenance_fields)};

static const cyaml_schema_field_t fit_fields[] = {
    TEXT("hypothesis", struct form_fit, hypothesis),
    LIST("points", struct form_fit, points, &fit_point_entry),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t line_cost_fields[] = {
    TEXT("level", struct form_line_cost, level),
    REAL("cy_per_load", struct form_line_cost, cost.cy_per_load),
    REAL("cy_per_store", struct form_line_cost, cost.cy_per_store),
    CHOICE("duplex", struct form_line_cost, cost.duplex, duplexes),
    REAL("error", struct form_line_cost, cost.error),
    REAL("low", struct form_line_cost, cost.low),
    REAL("high", struct form_line_cost, cost.high),
    CYAML_FIELD_END,
};
static const cyaml_schema_value_t line_cost_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_FLOW, struct form_line_cost, line_cost_fields)};

static const cyaml_schema_field_t composition_fields[] = {
    TEXT("hypothesis", struct form_composition, shares.hypothesis),
    REAL("near_share", struct form_composition, shares.near_share),
    REAL("far_share", struct form_composition, shares.far_share),
    REAL_IF_KNOWN("memory_share", struct form_composition, memory_share),
    REAL("source_share", struct form_composition, shares.source_share),
    REAL("core_factor", struct form_composition, shares.core_factor),
    REAL("data_factor", struct form_composition, shares.data_factor),
    LIST("levels", struct form_composition, levels, &line_cost_entry),
    CYAML_FIELD_END,
};
static const cyaml_schema_value_t composition_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_DEFAULT, struct form_composition, composition_fields)};

static const cyaml_schema_field_t access_fields[] = {
    INT("bytes", struct access_cost, bytes),
    REAL("cy_per_load", struct access_cost, cy_per_load),
    REAL("cy_per_split_load", struct access_cost, cy_per_split_load),
    REAL("cy_per_store", struct access_cost, cy_per_store),
    REAL("cy_per_split_store", struct access_cost, cy_per_split_store),
    REAL("cy_per_store_beside", struct access_cost, cy_per_store_beside),
    CYAML_FIELD_END,
};
static const cyaml_schema_value_t access_entry = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_FLOW, struct access_cost, access_fields)};

static const cyaml_schema_field_t core_fields[] = {
    REAL("row_cy", struct form_core, row_cy),
    LIST("accesses", struct form_core, accesses, &access_entry),
    CYAML_FIELD_END,
};

static const cyaml_schema_field_t machine_fields[] = {
    INT("schema", struct machine_form, schema),
    TEXT("name", struct machine_form, name),
    TEXT("vendor", struct machine_form, vendor),
    TEXT("model_name", struct machine_form, model_name),
    TEXT("microarchitecture", struct machine_form, microarchitecture),
    TEXT("isa", struct machine_form, isa),
    INT_IF_KNOWN("family", struct machine_form, family),
    INT_IF_KNOWN("model", struct machine_form, model),
    INT_IF_KNOWN("stepping", struct machine_form, stepping),
    PART("clock", struct machine_form, clock, clock_fields),
    PART("topology", struct machine_form, topology, topology_fields),
    PART_IF_KNOWN("setup", struct machine_form, setup, setup_fields),
    CYAML_FIELD_UINT("line_bytes", CYAML_FLAG_DEFAULT, struct machine_form, line_bytes),
    LIST("caches", struct machine_form, caches, &cache_entry),
    LIST("transfers", struct machine_form, transfers, &transfer_entry),
    PART("peak_flop_per_cy", struct machine_form, peak_flop_per_cy, peaks_fields),
    LIST("compilers", struct machine_form, compilers, &compiler_entry),
    LIST("analysers", struct machine_form, analysers, &analyser_entry),
    PART_IF_KNOWN("counters", struct machine_form, counters, machine_counter_fields),
    LIST("mixes", struct machine_form, mixes, &mix_entry),
    LIST("bandwidths", struct machine_form, bandwidths, &bandwidth_entry),
    PART_IF_KNOWN("fit", struct machine_form, fit, fit_fields),
    PART_IF_KNOWN("core", struct machine_form, core, core_fields),
    LIST_IF_KNOWN("compositions", struct machine_form, compositions, &composition_entry),
    LIST("provenance", struct machine_form, provenance, &provenance_entry),
    CYAML_FIELD_END,
};

const cyaml_schema_value_t machine_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct machine_form, machine_fields)};

static const cyaml_schema_field_t extra_fields[] = {
    TEXT("vendor", struct form_extra, vendor),
    INT_IF_KNOWN("family", struct form_extra, family),
    INT_IF_KNOWN("model", struct form_extra, model),
    INT_IF_KNOWN("stepping", struct form_extra, stepping),
    REAL_IF_KNOWN("base_ghz", struct form_extra, base_ghz),
    REAL_IF_KNOWN("memory_gib_per_numa_domain", struct form_extra, memory_gib_per_numa_domain),
    PART_IF_KNOWN("setup", struct form_extra, setup, setup_fields),
    FLOW_LIST("inclusive", struct form_extra, inclusive, &text_entry),
    CYAML_FIELD_SEQUENCE("effective_kib",
                         CYAML_FLAG_POINTER | CYAML_FLAG_OPTIONAL | CYAML_FLAG_FLOW,
                         struct form_extra, effective_kib, &real_entry, 0, MACHINE_MAX_LIST),
    FLOW_LIST("penalty_cy_per_cl", struct form_extra, penalty_cy_per_cl, &real_entry),
    PART_IF_KNOWN("fit", struct form_extra, fit, fit_fields),
    PART_IF_KNOWN("core", struct form_extra, core, core_fields),
    LIST_IF_KNOWN("compositions", struct form_extra, compositions, &composition_entry),
    LIST("provenance", struct form_extra, provenance, &provenance_entry),
    CYAML_FIELD_END,
};

const cyaml_schema_value_t extra_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct form_extra, extra_fields)};

static const cyaml_schema_field_t extra_file_fields[] = {
    PART("inspect", struct form_extra_file, inspect, extra_fields),
    CYAML_FIELD_END,
};

const cyaml_schema_value_t extra_file_schema = {
    CYAML_VALUE_MAPPING(CYAML_FLAG_POINTER, struct form_extra_file, extra_file_fields)};
