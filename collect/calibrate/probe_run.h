#ifndef COLLECT_CALIBRATE_PROBE_RUN_H
#define COLLECT_CALIBRATE_PROBE_RUN_H

#include "base/err.h"
#include "collect/calibrate/probe.h"
#include "collect/measure/stats.h"
#include "collect/model/fit_core.h"
#include "collect/model/observation.h"

/*
 * Measures probes and makes observations of them, from which a composition of times is fitted. All
 * programs are built before any is measured. Points are measured in rounds over all of them. In a
 * core's own caches the fastest round counts, since other users only slow it down; in what other
 * users share, whose state changes, the median: so it does for bandwidths and stencils.
 */

enum { PROBE_MAX_ROUNDS = 8 };

/* One probe with its data in one level. */
struct probe_point {
    const struct probe *probe;
    int level; /* 0: L1 … n_caches: memory */
    int cores;
    double rounds_cy_per_cl[PROBE_MAX_ROUNDS]; /* time per cache line of work of each core */
    int n_rounds;
    double measured_cy_per_cl; /* of the rounds; 0: not measured */
};

/*
 * Builds and runs programs: the host (probe_host.h), or a test. A program is identified by a number
 * from `build`.
 */
struct probe_runner {
    void *context;
    /* Also returns its analysis; null if there is none. */
    bool (*build)(void *context, const struct kernel *k, int *program, const struct incore **in,
                  struct err *err);
    /* The times per cache line of work of all cores together. */
    bool (*run)(void *context, int program, const int64_t *sizes, int cores,
                struct spread *cy_per_cl, struct err *err);
};

struct probe_request {
    const struct machine *machine;
    int cores;  /* number of cores for the shared probes; 1: run them on one core only */
    bool quick; /* those of a quick calibration */
    int rounds;
    double until_s; /* in clock_now_s(); after that, only the first round on one core continues */
    const struct probe_runner *runner;
    /* Reads rounds from the state file, to resume after an interrupt (probe_point_add), and stores
     * the last one; may be null. */
    void (*recall)(void *context, struct probe_point *point);
    void (*remember)(void *context, const struct probe_point *point);
    void (*progress)(void *context, const struct probe_point *point);
    void *context; /* of the three */
};

struct probe_results {
    size_t n;
    struct probe_point *points;
    /* [n_observations] one per point with data beyond L1 */
    struct observation *observations;
    size_t n_observations;
    const struct probe_point **of_observation; /* [n_observations] */
    struct core_sample
        *samples; /* [n] rows of the same length in L1, by the analyser; zeros: none */
};

/* Lists all points of a request: sets `n` and `points`, measures nothing. */
void probe_list(const struct probe_request *r, struct arena *arena, struct probe_results *out);

/* Adds a round's time of each core; what exceeds PROBE_MAX_ROUNDS is dropped. */
void probe_point_add(struct probe_point *point, const struct machine *m, double cy_per_cl);

/* The index of a point; n if there is none. */
size_t probe_point_at(const struct probe_results *r, const struct probe *p, int level, int cores);

/*
 * Builds and measures all probes and makes the observations. A probe that cannot be built or run is
 * left out; fails if none can, or after an interrupt.
 */
bool probe_measure(const struct probe_request *r, struct arena *arena, struct probe_results *out,
                   struct err *err);

#endif
