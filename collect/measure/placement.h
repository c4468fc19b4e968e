#ifndef COLLECT_MEASURE_PLACEMENT_H
#define COLLECT_MEASURE_PLACEMENT_H

#include "collect/machine/machine.h"
#include "collect/measure/counters.h"

/* Where a program of one's own stands below a machine's Roofline (Williams et al., CACM 2009). */

/* A number that was counted or given, or why it is not known. */
struct placement_value {
    double value;       /* NaN: unknown */
    const char *source; /* "given", "counted by MEM", or why it is unknown */
};

struct placement {
    double seconds;               /* wall time: the fastest of the runs */
    struct placement_value flops; /* floating-point operations of a run, both precisions together */
    struct placement_value bytes; /* moved to and from memory */
    const char *counters;         /* "available", or "unavailable (reason)" */
    double gflop_per_s;           /* NaN where FLOPs are unknown; so are the others */
    double gb_per_s;
    double flop_per_byte;
    double peak_gflop_per_s;       /* ceilings of the machine for the cores at work; NaN: none */
    double memory_bytes_per_s;     /* the same */
    double attainable_gflop_per_s; /* the lower of both at this intensity */
    bool memory_bound;             /* that one is memory's */
    struct str out;                /* what the last run printed */
};

struct placement_request {
    const char *const *argv; /* null-terminated */
    const struct machine *machine;
    int cores;       /* that the ceilings are for */
    const int *cpus; /* [cores] that it is counted on and may run on */
    int repeats;     /* runs for the time; at least 1 */
    double flops;    /* given by the user; NaN: to be counted */
    double bytes;    /* the same */
    bool single;     /* the peak of single precision */
    double timeout_s;
};

/*
 * Runs the program for its time, and once more for each likwid group that is needed (FLOPS_DP,
 * FLOPS_SP, MEM) where counters can be read. What cannot be counted is left open with its reason;
 * only a program that cannot be run, or fails, is an error. Owned by the arena.
 */
bool placement_run(const struct placement_request *request, const struct counter_provider *provider,
                   struct arena *arena, struct placement *out, struct err *err);

#endif
