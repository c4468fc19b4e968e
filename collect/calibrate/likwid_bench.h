#ifndef COLLECT_CALIBRATE_LIKWID_BENCH_H
#define COLLECT_CALIBRATE_LIKWID_BENCH_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/host/host.h"

/*
 * Runs of likwid-bench. Each run sleeps about a second before it works (likwid measures its timer),
 * so several overlap, started so that only one of them does its work at any time.
 */
struct likwid_bench_job {
    const char *kernel;  /* load_avx */
    double bytes;        /* working set of all threads together */
    int cores;           /* the first ones in the list passed to likwid_bench_run */
    double guess_per_s;  /* expected bytes/s (or FLOP/s): sets the number of iterations */
    double seconds;      /* intended time of work */
    double bytes_per_s;  /* result: bytes read and written by the program; 0: failed */
    double flop_per_s;   /* result */
    double work_s;       /* result: likwid-bench's own time */
    double launched_s;   /* result: when it was launched (clock_now_s) */
    double from_s, to_s; /* result: when it worked */
    double launch_cpu_s; /* result: its CPU time without the work but with first touch */
    bool small_pages;    /* result: it got its arrays page by page, not in huge pages */
    double steal_s; /* result: time of all runs' CPUs taken by the hypervisor since the previous run
                       ended */
    bool disturbed; /* result: during more than a fifth of its work other runs worked or were
                       launched, or the hypervisor took more than a twentieth of the time */
    const char *failure; /* result: why it failed, or null; owned by the arena */
};

/* The output of one run of likwid-bench. */
struct likwid_bench_report {
    double time_s;
    double bytes_per_s;
    double flop_per_s;
    int cpus[1024]; /* CPUs that its threads ran on */
    size_t n_cpus;
};

/* Parses likwid-bench's output; fails if a value is missing or not positive. */
bool likwid_bench_parse(struct str output, struct likwid_bench_report *out, struct err *err);

/* The names that `likwid-bench -a` prints. */
bool likwid_bench_kernels(struct arena *arena, struct str_list *names, struct err *err);

/*
 * The kernels of a stream mix (`load`) that a host can run, the one expected to be fastest first:
 * wider vectors before narrower, fused multiply-add before separate. No non-temporal stores, double
 * precision only.
 */
void likwid_bench_candidates(const struct host *host, const struct str_list *kernels,
                             const char *mix, struct arena *arena, struct str_list *out);

/*
 * Called for each job in turn, from the calling thread, after the next job has ended too, so that
 * it is known whether it was disturbed; false stops.
 */
typedef bool likwid_bench_progress_fn(void *context, const struct likwid_bench_job *job);

/* The timing of consecutive runs. */
struct likwid_bench_pace {
    double startup_s;     /* from the launch of a run to its work */
    double period_s;      /* from one launch to the next; a run must work for less time than this */
    double launch_cpu_s;  /* CPU time of a launch */
    double touch_after_s; /* from the launch until it touches its arrays; infinite if that takes no
                             time */
};

/* The phases of a run, in seconds. */
struct likwid_bench_phases {
    double launch_cpu_s; /* CPU time at its beginning */
    double startup_s;    /* from the launch to the work, for the slowest run */
    double touch_s;      /* the last part of that, in which a run touches its arrays */
    double spread_s;     /* how much earlier than that other runs may begin to work */
    double work_s;       /* including the exit */
};

/*
 * The shortest pace at which neither launches nor first touches overlap the work of other runs.
 */
struct likwid_bench_pace likwid_bench_find_pace(const struct likwid_bench_phases *phases);

/*
 * Runs the jobs in order on `cpus` (one per core). Jobs that work longer than the period disturb
 * each other, which their results report. If a job fails, its `failure` is set and the others go
 * on; err is set on an interrupt.
 */
bool likwid_bench_run(struct likwid_bench_job *jobs, size_t n, const int *cpus,
                      const struct likwid_bench_pace *pace, likwid_bench_progress_fn *progress,
                      void *context, struct arena *arena, struct err *err);

#endif
