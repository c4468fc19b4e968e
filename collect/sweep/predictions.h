#ifndef COLLECT_SWEEP_PREDICTIONS_H
#define COLLECT_SWEEP_PREDICTIONS_H

#include "collect/sweep/configuration.h"

/*
 * Fills the predictions of every point; a point that cannot be predicted gets a failure text.
 * Points with the same grid and the same caches share one prediction of the traffic. False: a
 * signal asked to stop (collect/sweep/stop_signals.h), and some are missing.
 */
bool predictions_make(struct configuration *c, struct arena *arena);

#endif
