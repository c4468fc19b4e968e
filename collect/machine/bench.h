#ifndef COLLECT_MACHINE_BENCH_H
#define COLLECT_MACHINE_BENCH_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/machine/host.h"

/*
 * Runs of likwid-bench. Each run sleeps about a second before it works (likwid measures its timer),
 * so several are under way at once, started such that only one of them works at any time.
 */
struct bench_job {
    const char *kernel;  /* load_avx */
    double bytes;        /* working set of all threads together */
    int cores;           /* the first ones of the list given to bench_run */
    double guess_per_s;  /* expected bytes/s (or FLOP/s): sets the number of iterations */
    double seconds;      /* aimed-at time of work */
    double bytes_per_s;  /* result: bytes read and written by the program; 0: failed */
    double flop_per_s;   /* result */
    double work_s;       /* result: likwid-bench's own time */
    double from_s, to_s; /* result: when it worked (clock_now_s) */
    bool disturbed;      /* result: others worked during more than a fifth of its work */
    const char *failure; /* result: why it failed, or null; owned by the arena */
};

/* What one run of likwid-bench printed. */
struct bench_report {
    double time_s;
    double bytes_per_s;
    double flop_per_s;
    int cpus[1024]; /* that its threads ran on */
    size_t n_cpus;
};

/* Reads likwid-bench's output; fails where a figure is missing or no positive number. */
bool bench_parse(struct str output, struct bench_report *out, struct err *err);

/* The names that `likwid-bench -a` prints. */
bool bench_kernels(struct arena *arena, struct str_list *names, struct err *err);

/*
 * The kernels of a stream mix (`load`) that a host can run, the one expected to be fastest first:
 * wider vectors before narrower, fused multiply-add before separate. No non-temporal stores, double
 * precision only.
 */
void bench_candidates(const struct host *host, const struct str_list *kernels, const char *mix,
                      struct arena *arena, struct str_list *out);

/*
 * Told of each job in turn, once the one behind it has ended too and it is known whether it was
 * disturbed; from the calling thread; false stops.
 */
typedef bool bench_told_fn(void *context, const struct bench_job *job);

/*
 * Runs the jobs in order on `cpus` (one a core). `period_s` is the time between two starts; jobs
 * must take less, else they disturb each other, which their results tell. A job that fails has
 * `failure` set and stops nothing; err is set where nothing can run at all or on an interrupt.
 */
bool bench_run(struct bench_job *jobs, size_t n, const int *cpus, double startup_s, double period_s,
               bench_told_fn *told, void *context, struct arena *arena, struct err *err);

/* Seconds that a run with arrays of `bytes` needs before its work. */
bool bench_startup(const char *kernel, double bytes, const int *cpus, struct arena *arena,
                   double *seconds, struct err *err);

#endif
