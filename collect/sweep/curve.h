#ifndef COLLECT_SWEEP_CURVE_H
#define COLLECT_SWEEP_CURVE_H

#include "collect/sweep/configuration.h"

/*
 * Predictions between the grid sizes: on a dense logarithmic scale up to the size of the memory,
 * and on both sides of each size at which a layer condition is lost, so that a plot has its steps
 * where the model does. For one core and for all cores of a socket. Only with layer conditions,
 * which take microseconds.
 *
 * Sets c->curve to the text of curve.csv, whose columns are those of grid.csv; it stays empty if
 * the set does not ask for layer conditions, or if all sizes of the kernel are fixed. False: a
 * signal asked to stop.
 */
bool curve_make(struct configuration *c, struct arena *arena);

#endif
