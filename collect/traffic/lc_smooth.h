#ifndef COLLECT_TRAFFIC_LC_SMOOTH_H
#define COLLECT_TRAFFIC_LC_SMOOTH_H

#include "collect/traffic/traffic.h"

/*
 * Smooth layer conditions: the predictor `LCS`. Takes the streams and reuse distances of the layer
 * conditions (lc.h), but computes the probability that a line is still in a set-associative cache,
 * instead of whether all lines fit.
 *
 * Between two touches of a line the kernel touches V others. They form windows of consecutive
 * lines, one per group of accesses that follow each other within that time. A cache of S sets and A
 * ways keeps the line if fewer than A others fall into its set.
 *
 * - L1, whose sets are selected by virtual addresses: a window of v lines puts floor(v/S) lines or
 *   one more into a set, depending on where it begins; the windows' positions are assumed to be
 *   independent.
 * - Further levels, indexed by physical addresses, i.e. by randomly placed pages or by a hash: the
 *   number is Poisson distributed with the mean V/S (Smith, IEEE TSE 1978; Hill and Smith, IEEE TC
 *   1989).
 *
 * With random replacement a line survives with the probability exp(-V / (S A)).
 *
 * Not supported are caches with FIFO or MRU replacement, in which a line's age is not the time
 * since it was touched, and loops that run across an array (lc.h). The simulator (sim.h) supports
 * both.
 *
 * Reuse between sweeps is treated in the same way for all arrays together, except that below L1
 * arrays that fit stay, since nothing else is accessed in between.
 *
 * Effects that layer conditions neglect for large grids are counted: a group of accesses also reads
 * its halo, and a row ends within a line. A cache whose victims go to the level below evicts every
 * line that it replaces, clean or dirty; that level then keeps the lines in addition.
 */
bool lcs_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err);

#endif
