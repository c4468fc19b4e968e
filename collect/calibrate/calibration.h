#ifndef COLLECT_CALIBRATE_CALIBRATION_H
#define COLLECT_CALIBRATE_CALIBRATION_H

#include "base/progress.h"
#include "collect/calibrate/calibrate.h"
#include "collect/calibrate/likwid_bench.h"
#include "collect/calibrate/probe_run.h"
#include "collect/host/host.h"
#include "collect/host/mca_core.h"

/*
 * A calibration under way, for the files that it is made of:
 * - calibrate.c chooses kernels and goes through the plan;
 * - calibrate_plan.c: which points there are, how large each is and how long it takes;
 * - calibrate_typical.c: the figure of a point from its repeats, and how well they agree;
 * - calibrate_run.c runs points, and keeps them in a state file against an interrupt;
 * - calibrate_store.c makes the machine's figures from the results, with their provenance;
 * - calibrate_sizes.c finds out where each cache ends for a core;
 * - calibrate_probes.c has the probes measured (probe_run.h).
 */

enum { CALIBRATE_MIXES = 5, CALIBRATE_MAX_CLOCKS = 64, MAX_REPEATS = 12 };

/* Aims of the two ways to calibrate. */
struct effort {
    double cache_job_s, memory_job_s; /* work of one run */
    /* Planned repeats of points; of others, which no fit rests on: other_repeats. */
    int core_repeats;   /* of one core's in its own caches */
    int shared_repeats; /* of one core's in shared caches, whose state changes */
    int memory_repeats; /* of one core's and all cores' in memory, which others disturb */
    int other_repeats;
    double budget_s; /* for the planned ones; sets how many core counts are measured */
    double limit_s;  /* no further repeat ends later than this after the start */
    int probe_rounds;
    double probe_s;       /* of work in one run of a probe */
    double probe_limit_s; /* no further run of a probe but its first begins later than this */
};

/* One measured point: a bench job and where its result goes. */
struct calibration_point {
    int mix;
    int level;
    int cores;
    int repeat;
    struct likwid_bench_job job;
};

/* What the repeats of a point gave. */
struct calibration_results {
    double bytes_per_s[MAX_REPEATS]; /* of each; 0: failed or disturbed */
    int n;                           /* repeats that were tried */
};

struct calibration {
    const struct calibrate_options *options;
    struct arena *arena;
    struct err *err;
    struct effort effort;
    struct machine *m;
    struct host host;
    struct core_ports ports;
    const int *cpus; /* one a core, of the first NUMA domain */
    int n_cores;
    struct stream_mix mixes[CALIBRATE_MIXES];
    const char *peak_kernels[2]; /* DP, SP; null: none */
    double peak_flop_per_s[2];
    struct calibration_results *results; /* see calibration_results_of */
    double start_s;
    struct str state;    /* of an interrupted run */
    double startup_s;    /* of a run, before it works */
    double launch_cpu_s; /* CPU time that it needs for that */
    double touch_s;      /* more than the startup where its arrays are as large as memory needs */
    const char *failure; /* why the first run of those failed that did, or null */
    double clocks[CALIBRATE_MAX_CLOCKS];
    int n_clocks;
    struct progress progress;
    double done_s;
};

/* What the callback of likwid_bench_run needs; of_job[i] is the point of jobs[i], null: keep
 * nothing. */
struct calibration_watcher {
    struct calibration *c;
    const struct likwid_bench_job *jobs;
    struct calibration_point *const *of_job;
    double period_s;
};

/* Those of a level (the memory's is n_caches), a mix and 1… cores. */
struct calibration_results *calibration_results_of(const struct calibration *c, int level, int mix,
                                                   int cores);

/* The value below which a share of up to CALIBRATE_MAX_CLOCKS values lies: 0.5 gives the median. */
double calibration_quantile(const double *values, int n, double share);

/*
 * The figure of a point in bytes/s; 0: none. Shared caches have a clock of their own that follows
 * the load of all cores behind them, and memory is shared with everybody: both stay in one state
 * for seconds. The mixes of a level are measured in rounds, next to each other, and see the same
 * states. So a repeat is taken as what the mix does times the state of its round, both found by
 * median polish (Tukey, Exploratory Data Analysis, 1977), and the figure is what the mix does in
 * the median state. Medians, or the bests, of each mix alone could be from different states, and
 * the transfers that are inferred from them of no machine.
 *
 * The best repeat counts in a core's own caches, whose state nobody else changes, and for several
 * cores within the caches, because the runs that start meanwhile take away from them.
 */
double calibration_figure(const struct calibration *c, int level, int mix, int cores);

/* Whether it is the best repeat that counts there. */
bool calibration_counts_best(const struct calibration *c, int level, int cores);

/*
 * How well the middle half of the repeats agrees, or the two best, as a ratio: 1 is perfect, 0
 * unknown. Where rounds have states, with these taken out.
 */
double calibration_agreement(const struct calibration *c, int level, int mix, int cores);

/* Working set in bytes of one of `cores` cores that use a level at once. */
double calibration_working_set(const struct machine *m, int level, int cores);

/* Expected bytes/s of `cores` cores together; only sets iteration counts. */
double calibration_guess_per_s(const struct calibration *c, int level, int cores);

/* How runs in a level follow each other. */
struct likwid_bench_pace calibration_pace(const struct calibration *c, int level);

/* Sets chosen[cores - 1] of 1…n_cores: is this number of cores measured? */
void calibration_choose_cores(const struct calibration *c, bool *chosen);

/* Seconds that the planned repeats with the chosen numbers of cores take. */
double calibration_planned_s(const struct calibration *c, const bool *chosen);

/* The caches' points, or the memory's: they need different periods. */
enum calibration_part { CALIBRATE_IN_CACHES, CALIBRATE_IN_MEMORY };

/*
 * The planned repeats from..to-1 of the part's points, in rounds over all of them, so that repeats
 * lie apart in time and a disturbance does not spoil all of a point. Returns how many; `points` has
 * room for MAX_REPEATS times all points.
 */
size_t calibration_list_planned(struct calibration *c, enum calibration_part part,
                                const bool *chosen, int from, int to,
                                struct calibration_point *points);

/*
 * One more repeat of those whose repeats do not agree yet, a whole round where rounds have states;
 * at most `most`, the worst first.
 */
size_t calibration_list_unsettled(struct calibration *c, enum calibration_part part,
                                  const bool *chosen, size_t most,
                                  struct calibration_point *points);

/* Reads the state of an interrupted run, or begins a new one where there is none of today. */
void calibration_open_state(struct calibration *c);

/*
 * Runs those points that the state does not know, and takes the results of all into `results`; all
 * are of caches, or all of memory. Fails where likwid-bench cannot be run.
 */
bool calibration_run(struct calibration *c, struct calibration_point *points, size_t n);

/* For likwid_bench_run, with a struct calibration_watcher: shows progress and keeps results. */
bool calibration_progress(void *watcher, const struct likwid_bench_job *job);

/*
 * Sets the machine's clock, bandwidths, transfers (infer.h), peaks and their provenance from the
 * results. Fails where a point has none.
 */
bool calibration_store(struct calibration *c);

/* Sets the effective sizes of the caches beyond L1; those that cannot be measured stay unknown. */
void calibration_size_caches(struct calibration *c, const struct probe_runner *runner);

/* The probes on the machine that calibration_store completed. */
bool calibration_probe(struct calibration *c, struct probe_results *out);

/* Sets the machine's compositions from them (collect/model/fit.h). */
bool calibration_compose(struct calibration *c, struct calibrate_probes *probes);

#endif
