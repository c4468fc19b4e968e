#ifndef COLLECT_MEASURE_JUDGE_H
#define COLLECT_MEASURE_JUDGE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"
#include "collect/measure/stats.h"

/*
 * Turns raw samples and the conditions of their measurement into a result and a verdict on its
 * quality. Pure, so that each rule can be tested on any machine.
 */
enum verdict {
    VERDICT_OK,
    VERDICT_NOISY,
    VERDICT_DISTURBED,
    VERDICT_THROTTLED,
    VERDICT_OVERSUBSCRIBED,
    VERDICT_SHORT
};

/* "ok", "noisy", … */
const char *verdict_name(enum verdict v);

/* The verdict of this name, or -1. */
int verdict_parse(const char *name);

/* Why a sample was left out. */
enum disturbance {
    DISTURBED_BY_SWITCH, /* others used the CPU for too long; if the time is unknown: used it at all
                          */
    DISTURBED_BY_MIGRATION, /* a thread moved to another CPU */
    DISTURBED_BY_FAULT,     /* major page faults, or more than a few minor ones */
    DISTURBED_BY_CLOCK,     /* the clock before, after or in the other samples differs */
    DISTURBED_BY_SIBLING, /* the core issued less at the same clock: its other SMT thread is busy */
    N_DISTURBANCES
};

/* "context switch", "migration", "page fault", "clock change", "busy sibling thread" */
const char *disturbance_name(enum disturbance d);

/* One sample: a timed run of several sweeps. */
struct measure_sample {
    double seconds;
    double sweeps;
    double clock_before_hz, clock_after_hz; /* 0: not measured */
    double adds_per_cycle;                  /* independent ones; 0 or NaN: not measured */
    long involuntary_switches;
    double run_delay_s; /* the longest that a thread waited for its CPU; NaN: unknown */
    long migrations;
    long minor_faults, major_faults;
};

/* The conditions under which the samples were taken. */
struct measure_conditions {
    int threads;
    size_t distinct_cpus;      /* CPUs that the threads were pinned to */
    size_t distinct_cores;     /* number of their cores */
    size_t misplaced;          /* threads that ran on a CPU other than theirs */
    double cpu_quota;          /* CPU time that cgroups allow, in CPUs; 0: no limit */
    double other_load_cpus;    /* CPUs kept busy by others on the same sockets; NaN: unknown */
    size_t socket_cpus;        /* number of CPUs of these sockets */
    double steal_share;        /* share of the CPU time taken by the hypervisor; NaN: unknown */
    double reference_clock_hz; /* the machine's known clock; 0: unknown */
    double max_adds_per_cycle; /* known maximum of these CPUs; 0: the maximum of the samples */
};

struct judge_limits {
    double precision; /* accepted uncertainty of the median */
    bool cold;        /* samples are single sweeps from empty caches, which may be shorter */
    int best_k; /* > 0: only the k fastest samples count; half their range is the uncertainty */
};

struct judgement {
    size_t n_kept;
    const double *sweep_s; /* [n_kept] seconds for one sweep, in order of measurement */
    size_t n_rejected;     /* sum over rejected[]: a sample counts for its first disturbance */
    size_t rejected[N_DISTURBANCES];
    struct spread spread_s; /* of sweep_s */
    double uncertainty;     /* of the median, see stats_median_uncertainty */
    double clock_hz;        /* median over the kept samples; 0: not measured */
    double run_delay_share; /* run_delay_s over seconds, of all samples; NaN: unknown */
    enum verdict verdict;
    const char *reason; /* the numbers on which the verdict is based */
};

/* Maximum adds per cycle over all samples; 0: not measured. */
double judge_max_adds(const struct measure_sample *samples, size_t count);

/*
 * Rejects disturbed samples (a thread waited for its CPU for more than 1 % of the sample's time, or
 * more than half the precision if that is less; if the waiting time is unknown, an involuntary
 * context switch; a migration, a major or more than 16 minor page faults, a clock that differs by 3
 * % within the sample or from the others' median, 10 % fewer adds per cycle than the known
 * maximum), summarises the rest and gives the verdict, the first that holds of
 *
 *     oversubscribed  more threads than CPUs, than cores (SMT siblings), or than CPUs' worth of
 *                     time that cgroups allow
 *     short           fewer than 6 samples (below, the median has no 95 % confidence interval),
 *                     or their median below 1 ms (20 us from cold caches)
 *     disturbed       a thread ran elsewhere than put, more than half of the samples left out,
 *                     others kept more than 0.25 CPUs + 0.5 % of the sockets busy, or the
 *                     hypervisor took more than 2 % of the time
 *     throttled       the clock fell by 5 % from the first to the last quarter of the samples, or
 *                     is 10 % below what the machine is known for
 *     noisy           uncertainty above the precision, or the quartiles more than 10 % apart
 *     ok
 *
 * If fewer than 6 samples are undisturbed, all samples count, and the reason says so. Owned by the
 * arena.
 */
struct judgement judge_samples(const struct measure_sample *samples, size_t count,
                               const struct measure_conditions *c,
                               const struct judge_limits *limits, struct arena *arena);

#endif
