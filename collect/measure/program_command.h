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
    int n_blocks;         /* block sizes that it needs */
    double lup_per_cl;    /* for cy/CL */
    double clock_hz;      /* that the machine is known for; 0: unknown */
    struct pin_host host; /* read once: it does not change between points */
    const char *counters; /* "available", or "unavailable (reason)" */
    struct measure_shared *shared;
    bool own_shared; /* nobody else uses it: it goes with the program */
};

/* The program's command line for a point, to which the caller adds how it is to be sampled. `cpus`:
 * [threads]. */
struct argv program_command(const struct measure_program *p, const int64_t *sizes,
                            const struct measure_options *options, int threads, const int *cpus,
                            struct arena *arena);

/* Variables of the environment that a user has set for other programs and that would move our
 * threads, for proc_spec.env_unset. */
extern const char *const program_env_unset[];

/* `0,1,2`, as the program's options take it. */
const char *program_command_cpus(const int *cpus, int count, struct arena *arena);

#endif
