#ifndef COLLECT_MODEL_OBSERVATION_H
#define COLLECT_MODEL_OBSERVATION_H

#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"

/*
 * Where the lines of a loop come from and where they go, per cache line of work: index 0 is L1,
 * n_caches memory. A line counts once, in the level that it is found in; that it passes the levels
 * nearer the core follows. L1 itself (index 0) is part of the core's time and stays 0.
 */
struct line_paths {
    double loaded[MACHINE_MAX_LEVELS + 1]; /* write-allocate included */
    double stored[MACHINE_MAX_LEVELS + 1]; /* in the level where they end up */
};

/*
 * One measured loop, as the composition of times is fitted to: a stream, a probe, a point of a
 * collection.
 */
struct observation {
    const char *name;      /* for people: "copy in L3" */
    const char *group;     /* left out together in turn: the kind of loop, whatever the level */
    struct core_time core; /* with all data in L1 */
    bool core_analysed;    /* that is the analyser's, not measured: the fit may scale it */
    struct core_time predicted; /* where `core` was measured: what a prediction takes for it; left
                                   out, the loop is predicted from that. Zeros: `core` */
    struct line_paths lines;
    int cores;                 /* at work, of one NUMA domain */
    double measured_cy_per_cl; /* a cache line of work of each core */
};

#endif
