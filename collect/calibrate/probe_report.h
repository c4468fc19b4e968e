#ifndef COLLECT_CALIBRATE_PROBE_REPORT_H
#define COLLECT_CALIBRATE_PROBE_REPORT_H

#include "collect/calibrate/probe_run.h"

/*
 * A table of what was measured, in cy/CL, a line for each probe: its loop in L1, by the analyser
 * and measured, then each level. Where `held_out_cy` is given, what a fit without that probe says
 * of each observation (0: nothing), with how far that is from what was measured, and the mean
 * deviation of each level below.
 */
void probe_report(const struct probe_results *r, const struct machine *m, const double *held_out_cy,
                  struct sb *out);

#endif
