#ifndef COLLECT_MACHINE_CALIBRATION_H
#define COLLECT_MACHINE_CALIBRATION_H

#include "base/progress.h"
#include "collect/machine/bench.h"
#include "collect/machine/calibrate.h"
#include "collect/machine/host.h"
#include "collect/machine/ports.h"

/*
 * A calibration under way, for the files that it is made of:
 * - calibrate.c chooses kernels and goes through the rounds;
 * - calibrate_plan.c: which points there are, how large each is and how long it takes;
 * - calibrate_run.c runs points, and keeps them in a state file against an interrupt;
 * - calibrate_store.c makes the machine's figures from the results, with their provenance.
 */

enum { N_MIXES = 5, MAX_CLOCKS = 64 };

/* Aims of the two ways to calibrate. */
struct effort {
    double job_s;    /* work of one run */
    int rounds;      /* most repeats of a point; the fastest counts */
    double budget_s; /* for the first two rounds; sets how many core counts are measured */
    double limit_s;  /* no round starts that would end later than this after the start */
};

/* One measured point: a bench job and where its result goes. */
struct calibration_point {
    int mix;
    int level;
    int cores;
    int repeat;
    struct bench_job job;
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
    struct stream_mix mixes[N_MIXES];
    const char *peak_kernels[2]; /* DP, SP; null: none */
    double peak_flop_per_s[2];
    double *best;   /* bytes/s at [(level * N_MIXES + mix) * n_cores + cores - 1]; 0: none */
    double *second; /* second best, the same places */
    double start_s;
    struct str state; /* of an interrupted run */
    double startup_s;
    double clocks[MAX_CLOCKS];
    int n_clocks;
    struct progress progress;
    double done_s;
};

/* What the callback of bench_run needs; of_job[i] is the point of jobs[i], null: keep nothing. */
struct calibration_watcher {
    struct calibration *c;
    const struct bench_job *jobs;
    struct calibration_point *const *of_job;
    double period_s;
};

/* The index in `best` and `second` of a level (the memory's is n_caches), a mix and 1… cores. */
int calibration_place(const struct calibration *c, int level, int mix, int cores);

/* The fastest result of a point so far, in bytes/s; 0: none. */
double *calibration_best(struct calibration *c, int level, int mix, int cores);

/* Working set in bytes of one of `cores` cores that use a level at once. */
double calibration_working_set(const struct machine *m, int level, int cores);

/* Expected bytes/s of `cores` cores together; only sets iteration counts. */
double calibration_guess_per_s(const struct calibration *c, int level, int cores);

/* Seconds from the start of one of a level's runs to the start of the next. */
double calibration_period_s(const struct calibration *c, int level);

/* Sets chosen[cores - 1] of 1…n_cores: is this number of cores measured? */
void calibration_choose_cores(const struct calibration *c, bool *chosen);

/* Seconds that two rounds over the chosen numbers of cores take. */
double calibration_planned_s(const struct calibration *c, const bool *chosen);

/* The points of levels from..to that a round is to measure; returns how many. `points` has room
 * for those of all levels. */
size_t calibration_list_points(struct calibration *c, const bool *chosen, int from, int to,
                               int round, struct calibration_point *points);

/* Reads the state of an interrupted run, or begins a new one where there is none of today. */
void calibration_open_state(struct calibration *c);

/*
 * Runs those points that the state does not know, and takes the results of all into `best` and
 * `second`; each must fit into `period_s`. Fails where likwid-bench cannot be run.
 */
bool calibration_run(struct calibration *c, struct calibration_point *points, size_t n,
                     double period_s);

/* For bench_run, with a struct calibration_watcher: shows progress and keeps results. */
bool calibration_told(void *watcher, const struct bench_job *job);

/*
 * Sets the machine's clock, bandwidths, transfers (infer.h), peaks and their provenance from the
 * results. Fails where a point has none.
 */
bool calibration_store(struct calibration *c, const bool *chosen);

#endif
