#ifndef COLLECT_MEASURE_PLACEMENT_H
#define COLLECT_MEASURE_PLACEMENT_H

#include "collect/machine/machine.h"
#include "collect/measure/counters.h"
#include "collect/measure/own_run.h"

/* Where a program of one's own stands below a machine's Roofline (Williams et al., CACM 2009). */

/* A number that was counted or given, or why it is not known. */
struct placement_value {
    double value;       /* NaN: unknown */
    const char *source; /* "given", "counted by MEM", or why it is unknown */
    bool counted;       /* by hardware, which errs now and then */
};

/* What was measured; the same whatever machine's ceilings it is placed below. */
struct placement_measured {
    size_t n_runs; /* at least 1 */
    const struct own_run *runs;
    struct placement_value flops; /* floating-point operations of a run, both precisions together */
    struct placement_value bytes; /* moved to and from memory */
    const char *counters;         /* "available", or "unavailable (reason)" */
    struct str out;               /* what the last timed run printed */
};

struct placement {
    double seconds; /* wall time: the fastest of the runs */
    struct placement_value flops;
    struct placement_value bytes;
    double gflop_per_s; /* NaN where FLOPs are unknown; so are the others */
    double gb_per_s;
    double flop_per_byte;
    double peak_gflop_per_s;       /* ceilings of the machine for the cores at work; NaN: none */
    double memory_bytes_per_s;     /* the same */
    double attainable_gflop_per_s; /* the lower of both at this intensity */
    bool memory_bound;             /* that one is memory's */
};

struct placement_request {
    struct own_request run;
    const char *name;        /* what the program is called, whatever its path; NULL: argv[0] */
    size_t repeats;          /* runs for the time; at least 1 */
    const char *no_counters; /* why nothing can be counted (counter_provider); NULL: it can */
    bool count_flops;
    bool count_bytes;
};

/* A number that the user gives. */
struct placement_value placement_given(double value);

/*
 * Runs the program for its time, and once more for each likwid group that is wanted (FLOPS_DP,
 * FLOPS_SP; MEM) where counters can be read. What cannot be counted is left open with its reason;
 * only a program that cannot be run, or fails, is an error. Owned by the arena.
 */
bool placement_measure(const struct placement_request *request,
                       const struct counter_provider *provider, struct arena *arena,
                       struct placement_measured *out, struct err *err);

/*
 * Its place below the ceilings of `cores` cores of the machine; `single`: the peak of single
 * precision. Counts beyond the ceilings are refused. Owned by the arena.
 */
void placement_below(const struct placement_measured *measured, const struct machine *m, int cores,
                     bool single, struct arena *arena, struct placement *out);

#endif
