#ifndef COLLECT_MEASURE_PROGRAM_COMMAND_H
#define COLLECT_MEASURE_PROGRAM_COMMAND_H

#include "base/argv.h"
#include "base/temp.h"
#include "collect/measure/measure.h"

/* A benchmark program on disk and what is known about it. Owned by the arena of the build. */
struct measure_program {
    struct temp folder; /* with program.c and program */
    const char *path;   /* of the executable */
    bool parallel;      /* the kernel can run on more than one thread */
    int n_symbols;
    int n_blocks;         /* number of block sizes that it needs */
    double lup_per_cl;    /* for cy/CL */
    double clock_hz;      /* the machine's known clock; 0: unknown */
    struct pin_host host; /* read once: it does not change between points */
    const char *counters; /* "available", or "unavailable (reason)" */
    struct measure_shared *shared;
    bool own_shared; /* no other program uses it: it is closed with this one */
};

/*
 * The program's command line for a point, to which the caller adds the options for sampling.
 * `cpus`: [threads].
 */
struct argv program_command(const struct measure_program *p, const int64_t *sizes,
                            const struct measure_options *options, int threads, const int *cpus,
                            struct arena *arena);

/*
 * Environment variables that users set for other programs and that would change the placement of
 * our threads, for proc_spec.env_unset.
 */
extern const char *const program_env_unset[];

/* The CPUs in the form of the program's options: `0,1,2`. */
const char *program_command_cpus(const int *cpus, int count, struct arena *arena);

#endif
