#ifndef COLLECT_CALIBRATE_CALIBRATION_H
#define COLLECT_CALIBRATE_CALIBRATION_H

#include "base/progress.h"
#include "collect/calibrate/calibrate.h"
#include "collect/calibrate/likwid_bench.h"
#include "collect/calibrate/probe_run.h"
#include "collect/host/host.h"
#include "collect/host/mca_core.h"

/*
 * A calibration in progress, shared by these files:
 *
 * - calibrate.c chooses kernels and runs the plan;
 * - calibrate_plan.c lists the points, with size and duration;
 * - calibrate_typical.c determines the value of a point from its repeats, and how well they agree;
 * - calibrate_run.c runs points, and stores them in a state file in case of an interrupt;
 * - calibrate_store.c computes the machine's values from the results, with their provenance;
 * - calibrate_sizes.c measures the effective size of each cache for a core;
 * - calibrate_probes.c measures the probes (probe_run.h).
 */

enum { CALIBRATE_MIXES = 5, CALIBRATE_MAX_CLOCKS = 64, MAX_REPEATS = 12 };

/* Parameters of the two kinds of calibration, full and quick. */
struct effort {
    double cache_job_s, memory_job_s; /* seconds of work in one run */
    /* Planned repeats of points; other_repeats for those not used in any fit. */
    int core_repeats;   /* one core in its own caches */
    int shared_repeats; /* one core in shared caches, whose state changes */
    int memory_repeats; /* one core and all cores in memory, which others disturb */
    int other_repeats;
    double budget_s; /* for the planned repeats; determines how many core counts are measured */
    double limit_s;  /* no additional repeat ends later than this after the start */
    int probe_rounds;
    double probe_s;       /* seconds of work in one run of a probe */
    double probe_limit_s; /* only first runs of probes begin later than this */
};

/* One measured point: a bench job and where its result goes. */
struct calibration_point {
    int mix;
    int level;
    int cores;
    int repeat;
    struct likwid_bench_job job;
};

/* Results of the repeats of a point. */
struct calibration_results {
    double bytes_per_s[MAX_REPEATS]; /* of each repeat; 0: failed or disturbed */
    int n;                           /* repeats tried */
};

struct calibration {
    const struct calibrate_options *options;
    struct arena *arena;
    struct err *err;
    struct effort effort;
    struct machine *m;
    struct host host;
    struct core_ports ports;
    const int *cpus; /* one per core, of the first NUMA domain */
    int n_cores;
    struct stream_mix mixes[CALIBRATE_MIXES];
    const char *peak_kernels[2]; /* DP, SP; null: none */
    double peak_flop_per_s[2];
    struct calibration_results *results; /* see calibration_results_of */
    double start_s;
    struct str state;    /* of an interrupted run */
    double startup_s;    /* of a run, from launch to work */
    double launch_cpu_s; /* CPU time of the start-up */
    double touch_s;      /* additional start-up time with arrays large enough for memory */
    bool small_pages;    /* those arrays are not in huge pages */
    const char *failure; /* why the first failed run failed, or null */
    double clocks[CALIBRATE_MAX_CLOCKS];
    int n_clocks;
    struct progress progress;
    double done_s;
};

/*
 * Data for the callback of likwid_bench_run; of_job[i] is the point of jobs[i], null: do not store.
 */
struct calibration_watcher {
    struct calibration *c;
    const struct likwid_bench_job *jobs;
    struct calibration_point *const *of_job;
    double period_s;
};

/* The results for a level (n_caches: memory), a mix and a number of cores from 1. */
struct calibration_results *calibration_results_of(const struct calibration *c, int level, int mix,
                                                   int cores);

/* The value below which a share of up to CALIBRATE_MAX_CLOCKS values lies: 0.5 gives the median. */
double calibration_quantile(const double *values, int n, double share);

/*
 * The bandwidth of a point in bytes/s; 0: none. Shared caches have their own clock, which depends
 * on the load of all their cores, and memory is shared with all others; both stay in one state for
 * seconds. The mixes of a level are measured in rounds, one right after the other, and see the same
 * states. So a repeat is modelled as the bandwidth of the mix times the state of its round, both
 * determined by median polish (Tukey, Exploratory Data Analysis, 1977); the result is the bandwidth
 * of the mix in the median state. Medians or best values of each mix alone could come from
 * different states, and the transfers inferred from them would not belong to any machine.
 *
 * The best repeat counts in a core's own caches, whose state others do not change, and for several
 * cores within the caches, because runs that start at the same time slow them down.
 */
double calibration_figure(const struct calibration *c, int level, int mix, int cores);

/* Whether the best repeat counts for this point. */
bool calibration_counts_best(const struct machine *m, int level, int cores);

/*
 * How well the middle half of the repeats, or the two best, agree, as a ratio: 1 is perfect, 0
 * unknown. If rounds have states, after dividing by these.
 */
double calibration_agreement(const struct calibration *c, int level, int mix, int cores);

/* Working set in bytes per core when `cores` cores use a level at the same time. */
double calibration_working_set(const struct machine *m, int level, int cores);

/* Expected bytes/s of `cores` cores together; only used for iteration counts. */
double calibration_guess_per_s(const struct calibration *c, int level, int cores);

/* The timing of consecutive runs in a level. */
struct likwid_bench_pace calibration_pace(const struct calibration *c, int level);

/* Sets chosen[cores - 1] for 1…n_cores: whether this number of cores is measured. */
void calibration_choose_cores(const struct calibration *c, bool *chosen);

/* Time in seconds for the planned repeats with the chosen numbers of cores. */
double calibration_planned_s(const struct calibration *c, const bool *chosen);

/* The caches' points, or the memory's: they need different periods. */
enum calibration_part { CALIBRATE_IN_CACHES, CALIBRATE_IN_MEMORY };

/*
 * The planned repeats from..to-1 of the part's points, in rounds over all of them, so that repeats
 * are spread over time and a disturbance does not affect all repeats of a point. Returns how many;
 * `points` has room for MAX_REPEATS times all points.
 */
size_t calibration_list_planned(struct calibration *c, enum calibration_part part,
                                const bool *chosen, int from, int to,
                                struct calibration_point *points);

/*
 * One more repeat of the points whose repeats do not agree yet, or of a whole round if rounds have
 * states; at most `max`, the worst first.
 */
size_t calibration_list_unsettled(struct calibration *c, enum calibration_part part,
                                  const bool *chosen, size_t max, struct calibration_point *points);

/* Reads the state of an interrupted run, or begins a new one if there is none from today. */
void calibration_open_state(struct calibration *c);

/*
 * Runs the points that are not in the state file, and stores the results of all in `results`; the
 * points are all in caches or all in memory. Fails if likwid-bench cannot be run.
 */
bool calibration_run(struct calibration *c, struct calibration_point *points, size_t n);

/* For likwid_bench_run, with a struct calibration_watcher: shows progress and keeps results. */
bool calibration_progress(void *watcher, const struct likwid_bench_job *job);

/*
 * Sets the machine's clock, bandwidths, transfers (infer.h), peaks and their provenance from the
 * results. Fails if a point has no result.
 */
bool calibration_store(struct calibration *c);

/* What fails is left out, but after an interrupt that is the calibration's error, and false. */
bool calibration_goes_on(const struct calibration *c, const struct err *why);

/*
 * Sets the effective sizes of the caches beyond L1; sizes that cannot be measured stay unknown.
 * Fails only after an interrupt.
 */
bool calibration_size_caches(struct calibration *c, const struct probe_runner *runner);

/* Measures the probes on the machine completed by calibration_store. */
bool calibration_probe(struct calibration *c, struct probe_results *out);

/* Sets the machine's compositions from them (collect/model/fit.h). */
bool calibration_compose(struct calibration *c, struct calibrate_probes *probes);

#endif
