#ifndef COLLECT_MEASURE_OWN_RUN_H
#define COLLECT_MEASURE_OWN_RUN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * Timed runs of the user's own program, each with its conditions (as in Steinmann's measured
 * Rooflines; Ofenbeck et al., "Applying the Roofline model", ISPASS 2014).
 */

/* State of the caches when the program starts. */
enum own_caches {
    OWN_AS_FOUND, /* whatever was there */
    OWN_WARM,     /* just left by a run of the same program */
    OWN_COLD,     /* overwritten */
};

/* "as found", "warm", "cold" */
const char *own_caches_name(enum own_caches caches);

struct own_run {
    double seconds; /* wall time, or that of a sweep */
    double cpu_s;   /* user and system time of all its processes */
    long voluntary_switches;
    long involuntary_switches;
    long major_faults;
    double load_average;    /* running tasks before it, mean over a minute; NaN: unknown */
    double other_load_cpus; /* CPUs kept busy by others during the run; NaN: unknown */
    double steal_share;     /* share of the CPU time taken by the hypervisor; NaN: unknown */
    double clock_hz; /* of the first CPU, mean of the clocks right before and right after; 0: not
                        measured */
};

struct own_request {
    const char *const *argv; /* null-terminated */
    const int *cpus;         /* [n_cpus] that it may run on */
    size_t n_cpus;
    const int
        *watched; /* [n_watched] CPUs on which others' load matters: those of the same sockets */
    size_t n_watched;
    enum own_caches caches;
    size_t cold_bytes; /* bytes to overwrite for cold caches: more than all caches hold */
    bool sweeps;       /* a benchmark program (stempel/program/program.h), which prepares the caches
                          itself; a run's time and clock are those of its fastest sweeps */
    double timeout_s;
};

/*
 * Runs it `count` times; for warm caches, an extra run goes first. `out` is set to the output of
 * the last run. A run that fails is an error.
 */
bool own_run_all(const struct own_request *request, size_t count, struct arena *arena,
                 struct own_run *runs, struct str *out, struct err *err);

/* The fastest run; count is at least 1. */
const struct own_run *own_run_fastest(const struct own_run *runs, size_t count);

/*
 * Overwrites the caches of these CPUs: writes to every cache line of `bytes` bytes of memory on
 * each CPU in turn. Nothing of their old content is left if `bytes` is more than the caches of a
 * CPU hold.
 */
bool own_caches_overwrite(size_t bytes, const int *cpus, size_t n_cpus, struct err *err);

#endif
