#ifndef COLLECT_MEASURE_PLACEMENT_H
#define COLLECT_MEASURE_PLACEMENT_H

#include "collect/machine/machine.h"
#include "collect/measure/counters.h"
#include "collect/measure/own_run.h"

/* Places the user's own program below a machine's Roofline (Williams et al., CACM 2009). */

/* A number that was counted or given, or why it is not known. */
struct placement_value {
    double value;       /* NaN: unknown */
    const char *source; /* "given", "counted by MEM", or why it is unknown */
    bool counted;       /* by hardware counters, which may be wrong */
};

/* What was measured; it does not depend on the machine whose ceilings are used. */
struct placement_measured {
    size_t n_runs; /* at least 1 */
    const struct own_run *runs;
    struct placement_value flops; /* floating-point operations per run, both precisions together */
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
    double peak_gflop_per_s;       /* ceiling of the machine for the cores in use; NaN: none */
    double memory_bytes_per_s;     /* the same */
    double attainable_gflop_per_s; /* the lower of both at this intensity */
    bool memory_bound;             /* the lower one is that of memory */
};

struct placement_request {
    struct own_request run;
    const char *name; /* name of the program without its path; NULL: argv[0] */
    size_t repeats;   /* runs for the time; at least 1 */
    const char
        *no_counters; /* why nothing can be counted (counter_provider); NULL: counting works */
    bool count_flops;
    bool count_bytes;
};

/* A number given by the user. */
struct placement_value placement_given(double value);

/*
 * Runs the program to measure its time, and, if counters can be read, once more per likwid group
 * needed (FLOPS_DP, FLOPS_SP; MEM). What cannot be counted is unknown, with the reason; it is an
 * error only if the program cannot be run or fails. Owned by the arena.
 */
bool placement_measure(const struct placement_request *request,
                       const struct counter_provider *provider, struct arena *arena,
                       struct placement_measured *out, struct err *err);

/*
 * Its position below the ceilings of `cores` cores of the machine; `single`: with the peak of
 * single precision. Counts above the ceilings are refused. Owned by the arena.
 */
void placement_below(const struct placement_measured *measured, const struct machine *m, int cores,
                     bool single, struct arena *arena, struct placement *out);

#endif
