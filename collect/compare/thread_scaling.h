#ifndef COLLECT_COMPARE_THREAD_SCALING_H
#define COLLECT_COMPARE_THREAD_SCALING_H

#include <stdbool.h>
#include <stddef.h>

/*
 * What measured thread scaling says of the places where the threads ran. Nobody recorded those; but
 * threads that share cores leave a shape that the model of as many cores does not have. Pure.
 */

/* Performance at one number of threads, all at the same size, fewest threads first. */
struct scaling_sample {
    int threads;
    double measured; /* MLUP/s; NaN: only the model is known here */
    double model;    /* MLUP/s with a core for each thread */
};

enum scaling_fault {
    SCALING_FINE,        /* as the model says, or too few numbers to decide */
    SCALING_FEWER_CORES, /* n threads are as fast as `cores`, however many they are */
    SCALING_SHARED,      /* n threads are as fast as n/2: two on each core */
    SCALING_ONE_DOMAIN,  /* no faster than one NUMA domain's memory: threads or pages stay there */
    SCALING_UNSTEADY,    /* more threads are slower, where the model sees no reason */
    SCALING_BELOW        /* below the model, without any of these shapes */
};

struct scaling_machine {
    int cores_per_domain;
    int threads_per_core;
};

struct scaling_verdict {
    enum scaling_fault fault;
    int cores;    /* SCALING_FEWER_CORES */
    size_t worst; /* the sample that is furthest below the model */
    double scale; /* measured over model at the fewest threads: times the model, what to expect */
};

/*
 * Judges samples[n]. The model is scaled to the measurement with the fewest threads, so that only
 * the shape counts; where memory bandwidth saturates only downwards, for that bounds it anyhow;
 * between samples it is taken as linear. Below a gap of SCALING_LEAST_GAP nothing is said, nor
 * below a larger one while memory bandwidth saturates in the first domain.
 */
#define SCALING_LEAST_GAP 1.25
struct scaling_verdict scaling_judge(const struct scaling_sample *samples, size_t n,
                                     const struct scaling_machine *machine);

/* True where the memory of the NUMA domain is what bounds the model at all its cores. */
bool scaling_saturates(const struct scaling_sample *samples, size_t n,
                       const struct scaling_machine *machine);

#endif
