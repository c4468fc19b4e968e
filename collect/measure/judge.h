#ifndef COLLECT_MEASURE_JUDGE_H
#define COLLECT_MEASURE_JUDGE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"
#include "collect/measure/stats.h"

/*
 * From raw samples and what surrounded them to a result and a verdict on its quality. Pure, so that
 * each rule can be tested without a machine that misbehaves.
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
    DISTURBED_BY_SWITCH,    /* others had the CPU for too long; where unknown: had it at all */
    DISTURBED_BY_MIGRATION, /* a thread moved to another CPU */
    DISTURBED_BY_FAULT,     /* major page faults, or more than a few minor ones */
    DISTURBED_BY_CLOCK,     /* the clock before, after or in the other samples differs */
    DISTURBED_BY_SIBLING,   /* the core issued less at the same clock: its other thread is busy */
    N_DISTURBANCES
};

/* "context switch", "migration", "page fault", "clock change", "busy sibling thread" */
const char *disturbance_name(enum disturbance d);

/* One timed run of several sweeps. */
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

/* What surrounded the samples. */
struct circumstances {
    int threads;
    size_t distinct_cpus;       /* that the threads were put on */
    size_t distinct_cores;      /* the same, SMT siblings together */
    size_t misplaced;           /* threads that ran on another CPU than they were put on */
    double cpu_quota;           /* CPUs worth of time that cgroups allow; 0: no limit */
    double other_load_cpus;     /* CPUs kept busy by others on the same sockets; NaN: unknown */
    size_t socket_cpus;         /* CPUs that other_load_cpus counts */
    double steal_share;         /* of the CPU time, taken by the hypervisor; NaN: unknown */
    double reference_clock_hz;  /* that the machine is known to run at; 0: unknown */
    double most_adds_per_cycle; /* that these CPUs are known to issue; 0: what the samples show */
};

struct judge_limits {
    double precision; /* accepted uncertainty of the median */
    bool cold;        /* samples are single sweeps from empty caches, which may be shorter */
    int best_k; /* > 0: only the k fastest samples count; their half width is the uncertainty */
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
    const char *reason; /* the figures that the verdict rests on */
};

/* The most adds per cycle of any sample; 0: not measured. */
double judge_most_adds(const struct measure_sample *samples, size_t count);

/*
 * Leaves disturbed samples out (a thread that waited for its CPU for more than 1 % of the
 * sample's time, or more than half of the precision where that is less; where the waiting is
 * unknown, an involuntary context switch; a migration, a major or more than 16 minor page faults, a
 * clock that differs by 3 % within the sample or from the others' median, 10 % fewer adds per cycle
 * than the most that is known), summarises the rest and gives the verdict, the first that holds of
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
 * Where fewer than 6 samples are undisturbed all of them count, and the reason says so. Owned by
 * the arena.
 */
struct judgement judge_samples(const struct measure_sample *samples, size_t count,
                               const struct circumstances *c, const struct judge_limits *limits,
                               struct arena *arena);

#endif
