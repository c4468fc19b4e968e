#ifndef COLLECT_CALIBRATE_PROBE_REPORT_H
#define COLLECT_CALIBRATE_PROBE_REPORT_H

#include "collect/calibrate/probe_run.h"

/*
 * A table of the measurements in cy/CL, one line per probe: its loop in L1, by the analyser and
 * measured, then each level. With `held_out_cy`, also the prediction of a fit without that probe
 * for each observation (0: none), its deviation from the measurement, and at the end the mean
 * deviation for each level.
 */
void probe_report(const struct probe_results *r, const struct machine *m, const double *held_out_cy,
                  struct sb *out);

#endif
