#ifndef TESTS_MACHINE_SAMPLE_H
#define TESTS_MACHINE_SAMPLE_H

#include "collect/machine/machine.h"

/* A made-up machine with three caches; L3 shared by 4 of a NUMA domain's 6 cores. */
static const double sample_mem_copy[] = {10e9, 18e9, 20e9, 20e9, 20e9, 20e9};
static const double sample_mem_load[] = {15e9, 26e9, 25e9, 25e9, 25e9, 25e9};
static const double sample_mem_triad[] = {11e9, 19e9, 21e9, 21e9, 21e9, 21e9};
static const double sample_mem_update[] = {12e9, 20e9, 22e9, 22e9, 22e9, 22e9};
static const double sample_l1_copy[] = {100e9};

static const struct stream_mix sample_mixes[] = {
    {"load", 1, 0, 0, 0, "load_avx"},   {"copy", 1, 1, 0, 0, "copy_avx"},
    {"update", 1, 1, 1, 0, NULL},       {"daxpy", 2, 1, 1, 2, "daxpy_avx_fma"},
    {"triad", 3, 1, 0, 2, "triad_avx"},
};

static const struct bandwidth sample_bandwidths[] = {
    {.mix = 1, .level = 0, .threads_per_core = 1, .n_cores = 1, .bytes_per_s = sample_l1_copy},
    {.mix = 0, .level = 3, .threads_per_core = 2, .n_cores = 1, .bytes_per_s = sample_l1_copy},
    {.mix = 0, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_load},
    {.mix = 1, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_copy},
    {.mix = 2, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_update},
    {.mix = 3, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_copy},
    {.mix = 4, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_triad},
};

static const struct compiler sample_compilers[] = {{.name = "gcc", .flags = "-O3 -march=native"}};
static const char *const sample_ports[] = {"P0", "P1"};
static const struct analyser sample_analysers[] = {
    {.name = "llvm-mca",
     .target = "-mcpu=none",
     .overlapping = sample_ports,
     .n_overlapping = 2,
     .non_overlapping = sample_ports,
     .n_non_overlapping = 1},
};
static const struct fit_point sample_fit[] = {
    {.mix = 0, .level = 0, .measured_cy_per_cl = 2, .predicted_cy_per_cl = 2.5}};
static const struct provenance sample_provenance[] = {
    {"all", PROVENANCE_ASSUMED, "made up for tests", "2020-01-02"}};

static inline struct machine sample_machine(void)
{
    const struct cache_level l1 = {"L1", 64, 8, CACHE_LRU, true, true, 1, 1, -1, false, false};
    const struct cache_level l2 = {"L2", 512, 8, CACHE_LRU, true, true, 2, 2, -1, false, false};
    const struct cache_level l3 = {"L3", 8190, 16, CACHE_LRU, true, true, 3, 3, -1, false, false};
    return (struct machine){
        .name = "Sample_1",
        .vendor = "Sample",
        .model_name = "Sample 1",
        .microarchitecture = "sample",
        .isa = "x86-64",
        .family = 6,
        .family_known = true,
        .stepping_known = true, /* 0, as of many first ones */
        .clock_hz = 2.5e9,
        .base_clock_hz = 2.4e9,
        .sockets = 1,
        .cores_per_socket = 12,
        .threads_per_core = 2,
        .numa_domains_per_socket = 2,
        .cores_per_numa_domain = 6,
        .memory_bytes_per_numa_domain = 8 * 0x1p30,
        .line_bytes = 64,
        .n_caches = 3,
        .caches =
            {{.cache = l1, .cores_per_group = 1, .bytes_per_cy = 64},
             {.cache = l2, .cores_per_group = 1, .bytes_per_cy = 32, .penalty = {.cy_per_load = 2}},
             {.cache = l3, .cores_per_group = 4, .penalty = {.cy_per_cl = 3}}},
        .peak_dp = {.total = 16, .fma = 16, .add = 4, .mul = 8},
        .compilers = sample_compilers,
        .n_compilers = 1,
        .analysers = sample_analysers,
        .n_analysers = 1,
        .mixes = sample_mixes,
        .n_mixes = 5,
        .bandwidths = sample_bandwidths,
        .n_bandwidths = 7,
        .fit_hypothesis = "zen",
        .fit = sample_fit,
        .n_fit = 1,
        .setup = {.turbo = "off",
                  .governor = "performance",
                  .numa_balancing = "on",
                  .huge_pages = "madvise"},
        .provenance = sample_provenance,
        .n_provenance = 1,
    };
}

#endif
