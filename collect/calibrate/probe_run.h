#ifndef COLLECT_CALIBRATE_PROBE_RUN_H
#define COLLECT_CALIBRATE_PROBE_RUN_H

#include "base/err.h"
#include "collect/calibrate/probe.h"
#include "collect/model/fit_core.h"
#include "collect/model/observation.h"

/*
 * Measures probes and makes observations of them, from which a composition of times is fitted. All
 * programs are built before any is measured. Points are measured in rounds over all of them, and
 * the fastest round counts: neighbours only ever slow one down.
 */

/* One probe with its data in one level. */
struct probe_point {
    const struct probe *probe;
    int level; /* 0: L1 … n_caches: memory */
    int cores;
    double measured_cy_per_cl; /* a cache line of work of each core; 0: not measured */
};

/*
 * Who builds and runs programs: the host (probe_host.h), or a test. A program is a number that its
 * builder gives it.
 */
struct probe_runner {
    void *context;
    /* Also its analysis; null where there is none. */
    bool (*build)(void *context, const struct kernel *k, int *program, const struct incore **in,
                  struct err *err);
    /* The median, for a cache line of work of the whole. */
    bool (*run)(void *context, int program, const int64_t *sizes, int cores, double *cy_per_cl,
                struct err *err);
};

struct probe_request {
    const struct machine *machine;
    int cores;  /* that the shared ones run on as well; 1: on one only */
    bool quick; /* those of a quick calibration */
    int rounds;
    double until_s; /* by clock_now_s: later only one core's first round goes on */
    const struct probe_runner *runner;
    /* What an interrupted run measured, and where to put what is measured; may be null. */
    bool (*recall)(void *context, struct probe_point *point);
    void (*remember)(void *context, const struct probe_point *point);
    void (*progress)(void *context, const struct probe_point *point);
    void *context; /* of the three */
};

struct probe_results {
    size_t n;
    struct probe_point *points;
    /* [n] one observation each, of those with data beyond L1; n_observations of them */
    struct observation *observations;
    size_t n_observations;
    const struct probe_point **of_observation; /* [n_observations] */
    struct core_sample *samples; /* [n] of rows that long in L1, by the analyser; zeros: none */
};

/* All points that a request comes to; n is set and points are, nothing is measured. */
void probe_list(const struct probe_request *r, struct arena *arena, struct probe_results *out);

/* The index of a point; n where there is none. */
size_t probe_point_at(const struct probe_results *r, const struct probe *p, int level, int cores);

/*
 * Builds, measures and observes. A probe that cannot be built or run is left out; fails where none
 * can, or after an interrupt.
 */
bool probe_measure(const struct probe_request *r, struct arena *arena, struct probe_results *out,
                   struct err *err);

#endif
