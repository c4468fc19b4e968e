#ifndef COLLECT_MEASURE_MEASURE_H
#define COLLECT_MEASURE_MEASURE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/machine.h"
#include "collect/measure/cpu_choice.h"
#include "collect/measure/judge.h"
#include "collect/measure/stats.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/program.h"

struct counted;
struct counter_provider;

/*
 * Measures a benchmark program: pinned, repeated, with the conditions of each run. A point is
 * measured in rounds: each starts the program once and takes many short samples. Rounds are
 * repeated until the median is precise enough or the budget is spent. judge.h explains rejected
 * samples and verdicts.
 *
 * As little time as possible should be spent outside the sweeps. If one thread is measured, threads
 * on the other cores of its NUMA domain help to touch the arrays first and then end. The first
 * round takes half of the budget. If the setup took more than a quarter of that, the round takes
 * four times as long as the setup, up to the whole budget, since another round would need another
 * setup.
 */
struct program_as_written;

struct measurement {
    struct spread cy_per_cl;
    struct spread mlup_per_s;
    double clock_hz;    /* measured around the samples, median */
    double uncertainty; /* half width of the median's 95 % confidence interval / median */
    size_t n_samples;   /* kept */
    size_t n_rejected;  /* disturbed ones, rejected */
    size_t rejected[N_DISTURBANCES];
    const double *samples_s; /* [n_samples] seconds per sweep of the kept samples, in order */
    int n_rounds;            /* times that the program was started */
    const double *rounds_s;  /* [n_rounds] seconds per sweep, lower quartile of that round */
    int n_threads;           /* threads used; 1 for kernels that cannot run in parallel */
    const int *cpus;         /* [n_threads] CPUs that the threads really ran on */
    double bytes;            /* allocated by the program */
    double lups_per_sweep;
    double huge_page_share; /* memory of the program in huge pages; NaN: unknown */
    double setup_s;         /* spent on allocating and first touching the arrays */
    double timed_s;         /* spent in timed sweeps */
    double warmup_s;        /* spent in sweeps before them */
    double other_load_cpus; /* CPUs kept busy by others on the same sockets; NaN: unknown */
    double run_delay_share; /* of the samples' time, see judge.h; NaN: unknown */
    double steal_share;     /* CPU time taken by the hypervisor; NaN: unknown */
    enum verdict verdict;
    const char *reason;            /* the numbers on which the verdict is based */
    const char *counters;          /* "unavailable (reason)", "available", or what was counted */
    const struct counted *counted; /* counted_sweeps.h; NULL: not counted */
};

/*
 * Shared by all programs of one command: this host, whether its counters can be read (likwid needs
 * a second to find out), the programs' common part, compiled once per compiler, and the best speed
 * of the CPUs so far.
 */
struct measure_shared;

struct measure_options {
    struct measure_shared
        *shared; /* NULL: each program finds this out and compiles everything itself */
    int threads;
    const char *compiler;       /* NULL: the first compiler in the machine file that is installed */
    double budget_s;            /* maximum time in timed sweeps for this point; 0: 2 s */
    double precision;           /* half width of the median's confidence interval; 0: 0.02 */
    int block_mode;             /* 0, 1, 2 */
    const int64_t *block_sizes; /* [program_block_count()], outermost loop first */
    bool cold;                  /* overwrite the caches before each sample; default: warm */
    bool jacobi;                /* swap the grids between sweeps */
    enum pin_policy pin;        /* default: compact */
    int best_k;                 /* > 0: only the k fastest samples count */
    bool markers;               /* build with likwid's markers, for count_point */
    int64_t outer; /* > 0: only this many iterations of the outermost loop, and only the memory for
                      them */
    enum program_pages pages; /* default: huge pages if the operating system has them */
    bool serial_touch;        /* only the first thread touches the arrays first */
    int shift_bytes;          /* arrays begin so many bytes after a cache line, a multiple of 16 */
    const struct program_as_written
        *written;      /* stempel/program/function.h; NULL: as for collections */
    double patience_s; /* a run that takes longer is stopped; 0: 60 s + 10 * budget_s */
};

/*
 * Owned by the arena; close it after the last run of its programs. `counters` (counters.h) provides
 * hardware counters; NULL: likwid.
 */
bool measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                         struct measure_shared **out, struct err *err);
const struct counter_provider *measure_shared_counters(const struct measure_shared *shared);
void measure_shared_close(struct measure_shared *shared); /* null is allowed */

/* A compiled benchmark program; lives in a temporary folder until measure_program_free. */
struct measure_program;

/*
 * Writes, compiles (with the machine file's flags) and keeps the program for `k`. Also checks
 * whether hardware counters can be read here, for `measurement.counters`.
 */
bool measure_program_build(const struct kernel *k, const struct machine *m,
                           const struct measure_options *options, struct arena *arena,
                           struct measure_program **out, struct err *err);

/*
 * Measures it at sizes[k->n_symbols]. After a signal the error has the kind ERR_SYSTEM and the text
 * "interrupted". A program that hangs, crashes, prints too much or prints nonsense gives an error
 * that says so; none of its processes and files remain.
 */
bool measure_run(const struct measure_program *program, const int64_t *sizes,
                 const struct measure_options *options, struct arena *arena,
                 struct measurement *out, struct err *err);

/* One of several programs that are measured together. */
struct measure_task {
    const struct measure_program *program;
    const int64_t *sizes;
    const struct measure_options *options;
};

/* With fewer values there is no 95 % interval of the median. */
enum { MEASURE_INTERVAL_ROUNDS = 6 };

/* How often programs that are compared are started in turn. */
struct measure_turns {
    int min_rounds, max_rounds; /* starts of each program */
    double round_s;             /* in timed sweeps after each start */
    double precision; /* between the two limits it ends once the ratios are this precise … */
    double max_s;     /* … or, with enough rounds for an interval, after this time; 0: no limit */
};

/*
 * Measures programs in turn, for a comparison: each once per round, in every other round in reverse
 * order, so that changes of the machine from one second to the next affect all in the same way;
 * many short rounds do that better than few long ones. For each program, the median over the rounds
 * of its time relative to the first program's (for a single program, of its time) is computed. Ends
 * when half the 95 % interval of these medians is below `precision` of them. out[n_tasks]; errors
 * as for measure_run.
 */
bool measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                     const struct measure_turns *turns, struct arena *arena,
                     struct measurement *out, struct err *err);

/* Removes the temporary folder; null is allowed. The memory belongs to the arena of the build. */
void measure_program_free(struct measure_program *program);

#endif
