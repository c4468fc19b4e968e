#ifndef COLLECT_SWEEP_CURVE_H
#define COLLECT_SWEEP_CURVE_H

#include "collect/sweep/configuration.h"

/*
 * Predictions between the grid sizes: on a dense logarithmic scale up to what fits in the memory,
 * and on both sides of each size at which a layer condition is lost, so that a drawing steps where
 * the model does. For one core and for all cores of a socket. By layer conditions only, which cost
 * microseconds.
 *
 * Sets c->curve to the text of curve.csv, whose columns are those of grid.csv; it stays empty where
 * the set has no layer conditions, or all sizes of the kernel are fixed. False: a signal asked to
 * stop.
 */
bool curve_make(struct configuration *c, struct arena *arena);

#endif
