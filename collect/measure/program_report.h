#ifndef COLLECT_MEASURE_PROGRAM_REPORT_H
#define COLLECT_MEASURE_PROGRAM_REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/measure/judge.h"

/* A benchmark program's report on a run, see stempel/program/program.h. */
struct program_report {
    int threads;   /* number of threads used */
    bool parallel; /* false: serial build or a kernel for one thread only */
    double bytes;  /* allocated for the arrays */
    double lups_per_sweep;
    double huge_page_bytes; /* NaN: unknown */
    double setup_s;
    double warmup_s;
    size_t n_samples;
    const struct measure_sample *samples;
    const int *cpus; /* [n_samples][threads] at the end of each; -1 unknown */
};

/*
 * Parses a program's output, which is not trusted: a program may have been killed in the middle of
 * it or print anything. Errors name what is missing or out of range. Owned by the arena.
 */
bool program_report_parse(struct str text, struct arena *arena, struct program_report *report,
                          struct err *err);

#endif
