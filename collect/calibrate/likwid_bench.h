#ifndef COLLECT_CALIBRATE_LIKWID_BENCH_H
#define COLLECT_CALIBRATE_LIKWID_BENCH_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/host/host.h"

/*
 * Runs of likwid-bench. Each run sleeps about a second before it works (likwid measures its timer),
 * so several are under way at once, started such that only one of them works at any time.
 */
struct likwid_bench_job {
    const char *kernel;  /* load_avx */
    double bytes;        /* working set of all threads together */
    int cores;           /* the first ones of the list given to likwid_bench_run */
    double guess_per_s;  /* expected bytes/s (or FLOP/s): sets the number of iterations */
    double seconds;      /* aimed-at time of work */
    double bytes_per_s;  /* result: bytes read and written by the program; 0: failed */
    double flop_per_s;   /* result */
    double work_s;       /* result: likwid-bench's own time */
    double launched_s;   /* result: when it was launched (clock_now_s) */
    double from_s, to_s; /* result: when it worked */
    double launch_cpu_s; /* result: its CPU time besides the work, first touch included */
    double steal_s;      /* result: of all runs' CPUs, taken by the hypervisor since the run before
                            ended */
    bool disturbed;      /* result: others worked during more than a fifth of its work, or were
                            launched, or the hypervisor took more than a twentieth */
    const char *failure; /* result: why it failed, or null; owned by the arena */
};

/* What one run of likwid-bench printed. */
struct likwid_bench_report {
    double time_s;
    double bytes_per_s;
    double flop_per_s;
    int cpus[1024]; /* that its threads ran on */
    size_t n_cpus;
};

/* Reads likwid-bench's output; fails where a figure is missing or no positive number. */
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
 * Called for each job in turn, once the one after it has ended too and it is known whether it was
 * disturbed; from the calling thread; false stops.
 */
typedef bool likwid_bench_progress_fn(void *context, const struct likwid_bench_job *job);

/* How the runs follow each other. */
struct likwid_bench_pace {
    double startup_s;    /* from the launch of a run to its work */
    double period_s;     /* from one launch to the next; a run must work for less */
    double launch_cpu_s; /* a launch keeps a CPU busy for so long */
};

/* What the runs do one after another. */
struct likwid_bench_phases {
    double launch_cpu_s; /* work for the CPU at its beginning */
    double startup_s;    /* from the launch to the work, of those that need longest */
    double touch_s;      /* the end of that, in which they touch their arrays */
    double spread_s;     /* so much earlier do others begin to work */
    double work_s;       /* and the exit */
};

/*
 * The shortest pace at which neither launches nor first touches fall into the work of other runs.
 */
struct likwid_bench_pace likwid_bench_find_pace(const struct likwid_bench_phases *phases);

/*
 * Runs the jobs in order on `cpus` (one a core). Jobs that work for longer than the period disturb
 * each other, which their results report. A job that fails has `failure` set and stops nothing; err
 * is set on an interrupt.
 */
bool likwid_bench_run(struct likwid_bench_job *jobs, size_t n, const int *cpus,
                      const struct likwid_bench_pace *pace, likwid_bench_progress_fn *progress,
                      void *context, struct arena *arena, struct err *err);

#endif
