#ifndef COLLECT_MEASURE_COUNTED_SWEEPS_H
#define COLLECT_MEASURE_COUNTED_SWEEPS_H

#include "collect/measure/counters.h"
#include "collect/measure/measure.h"
#include "collect/model/pheno.h"

/*
 * Counts hardware events in a benchmark program's timed sweeps: the machine file's metrics, in as
 * few runs of the program as possible, per thread, in its marker region.
 */
struct counted {
    struct core_time core;       /* T_comp and T_RegL1 from counted uops */
    struct traffic traffic;      /* lines per line of work, from counted transfers */
    bool lower_bound;            /* evicted lines were not counted on every edge */
    double flop_per_memory_byte; /* measured operational intensity; 0 without FLOPs */
    size_t n_runs;
    const char *groups; /* the event sets, one per run, separated by blanks, then the reasons to
                           doubt the counts */
};

/*
 * Runs `program`, which must have been built with options.markers, once per event set. The length
 * of the runs comes from `time`, a measurement of the same point. Refuses impossible counts, with
 * the reason (see counter_total and pheno_plausible), and threads that were counted on CPUs other
 * than theirs.
 */
bool count_point(const struct measure_program *program, const struct kernel *k,
                 const struct machine *m, const struct counter_provider *provider,
                 const int64_t *sizes, const struct measure_options *options,
                 const struct measurement *time, struct arena *arena, struct counted *out,
                 struct err *err);

/*
 * The same from a table of recorded values, which holds every event of the machine's metrics, for
 * `lups` lattice updates in every run.
 */
bool count_recorded(const struct counter_table *table, const struct kernel *k,
                    const struct machine *m, double lups, struct arena *arena, struct counted *out,
                    struct err *err);

/*
 * Reasons to doubt counts on this host, in brackets, or "": automatic NUMA balancing moves pages
 * while we count. Reads /proc below `root` ("" for this host).
 */
const char *count_caution(const char *root, struct arena *arena);

#endif
