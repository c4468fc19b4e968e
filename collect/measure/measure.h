#ifndef COLLECT_MEASURE_MEASURE_H
#define COLLECT_MEASURE_MEASURE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/kernel/kernel.h"
#include "collect/machine/machine.h"

/* Measuring a benchmark program: pinned, repeated, with its circumstances. */
enum verdict {
    VERDICT_OK,
    VERDICT_NOISY,
    VERDICT_DISTURBED,
    VERDICT_THROTTLED,
    VERDICT_OVERSUBSCRIBED,
    VERDICT_SHORT
};

const char *verdict_name(enum verdict v);

/* Five-number summary. */
struct spread {
    double min, q1, median, q3, max;
};

struct measurement {
    struct spread cy_per_cl;
    struct spread mlup_per_s;
    double clock_hz;         /* measured around the samples */
    size_t n_samples;        /* kept */
    size_t n_rejected;       /* disturbed ones left out */
    const double *samples_s; /* seconds for a sweep, kept ones */
    int n_threads;
    const int *cpus; /* the affinity that really held */
    double bytes;    /* allocated by the program */
    enum verdict verdict;
    const char *reason;   /* the numbers behind the verdict */
    const char *counters; /* "unavailable (reason)" or the group that was counted */
};

struct measure_options {
    int threads;
    const char *compiler; /* NULL: the first of the machine file that is installed */
    double budget_s;      /* most time for this point; 0: 2 s */
    double precision;     /* half width of the median's confidence interval; 0: 0.02 */
    int block_mode;       /* 0, 1, 2 */
    const int64_t *block_sizes;
    bool cold;
};

/* A compiled benchmark program; lives in a temporary folder until measure_program_free. */
struct measure_program;

/* Writes, compiles (machine file's flags) and keeps the program for `k`. */
bool measure_program_build(const struct kernel *k, const struct machine *m,
                           const struct measure_options *options, struct arena *arena,
                           struct measure_program **out, struct err *err);

/* Measures it at sizes[k->n_symbols]. `err` kind ERR_SYSTEM with "interrupted" after a signal. */
bool measure_run(const struct measure_program *program, const int64_t *sizes,
                 const struct measure_options *options, struct arena *arena,
                 struct measurement *out, struct err *err);

void measure_program_free(struct measure_program *program);

/* The core clock under load, in Hz: a chain of dependent register adds, one a cycle. */
double measure_clock_hz(int cpu, double seconds);

#endif
