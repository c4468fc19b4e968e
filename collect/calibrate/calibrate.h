#ifndef COLLECT_CALIBRATE_CALIBRATE_H
#define COLLECT_CALIBRATE_CALIBRATE_H

#include <stdio.h>

#include "base/arena.h"
#include "base/err.h"
#include "collect/calibrate/probe_run.h"
#include "collect/machine/machine.h"

/*
 * Measures what cannot be detected: the clock under load, bandwidths at every level for every core
 * count of a NUMA domain and every stream mix, and peak FLOP/s; infers the transfers from them
 * (infer.h). Then it measures probes (probe.h). Every value of the result is set and has its
 * provenance.
 */
struct calibrate_options {
    bool quick;             /* at most a minute on two cores, instead of minutes */
    const char *state_path; /* a file from which to resume after an interrupt; null: none */
    const char *name;       /* of the machine; null: made from the CPU's names */
    const char *command;    /* for the provenance */
    FILE *progress;         /* standard error; null: silent */
};

/*
 * Results of the probes. They need the machine's compiler: `failure` says why there are none, or
 * why no composition of times was fitted.
 */
struct calibrate_probes {
    struct probe_results results;
    const double *held_out_cy; /* see probe_report; null: nothing was fitted */
    struct err failure;
};

/* `probes` null: without probes. */
bool machine_calibrate(const struct calibrate_options *options, struct arena *arena,
                       struct machine *out, struct calibrate_probes *probes, struct err *err);

#endif
