#ifndef COLLECT_COMPARE_THREAD_SCALING_H
#define COLLECT_COMPARE_THREAD_SCALING_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Draws conclusions from measured thread scaling about where the threads ran. That was not
 * recorded, but threads that share cores give a curve with a shape that differs from the model for
 * this many cores. Pure.
 */

/* Performance at one number of threads, all at the same size, fewest threads first. */
struct scaling_sample {
    int threads;
    double measured; /* MLUP/s; NaN: only the model is known here */
    double model;    /* MLUP/s with a core for each thread */
};

enum scaling_fault {
    SCALING_FINE,        /* as in the model, or too few values to decide */
    SCALING_FEWER_CORES, /* any n threads are only as fast as `cores` cores */
    SCALING_SHARED,      /* n threads are as fast as n/2: two on each core */
    SCALING_ONE_DOMAIN,  /* limited to the memory of one NUMA domain: threads or pages stay there */
    SCALING_UNSTEADY,    /* more threads are slower, for no reason in the model */
    SCALING_BELOW        /* below the model, with none of these shapes */
};

struct scaling_machine {
    int cores_per_domain;
    int threads_per_core;
};

struct scaling_verdict {
    enum scaling_fault fault;
    int cores;    /* SCALING_FEWER_CORES */
    size_t worst; /* the sample that is furthest below the model */
    double scale; /* measured over model at the fewest threads; the model times this is the expected
                     value */
};

/*
 * Judges samples[n]. The model is scaled to the measurement with the fewest threads, so that only
 * the shape counts. If memory bandwidth saturates, the model is only scaled down, since bandwidth
 * is an upper limit. Between samples the model is assumed to be linear. Gaps below
 * SCALING_MIN_GAP give no verdict, nor do somewhat larger ones while memory bandwidth saturates
 * in the first domain.
 */
#define SCALING_MIN_GAP 1.25
struct scaling_verdict scaling_judge(const struct scaling_sample *samples, size_t n,
                                     const struct scaling_machine *machine);

/*
 * True if the memory bandwidth of the NUMA domain limits the model when all its cores are in use.
 */
bool scaling_saturates(const struct scaling_sample *samples, size_t n,
                       const struct scaling_machine *machine);

#endif
