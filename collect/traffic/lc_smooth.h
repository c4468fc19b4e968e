#ifndef COLLECT_TRAFFIC_LC_SMOOTH_H
#define COLLECT_TRAFFIC_LC_SMOOTH_H

#include "collect/traffic/traffic.h"

/*
 * Smooth layer conditions: the predictor `LCS`. Takes the streams and reuse distances of the layer
 * conditions (lc.h), but asks with which probability a line is still there in a set-associative
 * cache, instead of whether all lines fit.
 *
 * Between two touches of a line the kernel touches V others. They are windows of consecutive lines,
 * one for each group of accesses that follow each other within that time. A cache of S sets and A
 * ways keeps the line if fewer than A others fall into its set.
 * - L1, whose sets are found by virtual addresses: a window of v lines puts floor(v/S) or one more
 *   into a set, by where it begins; the windows' places are taken as independent.
 * - Further levels, found by physical addresses, i.e. by randomly placed pages or by a hash: the
 *   number is Poisson distributed with the mean V/S (Smith, IEEE TSE 1978; Hill and Smith, IEEE
 *   TC 1989). With random replacement a line survives with exp(-V / (S A)).
 *
 * Refused are caches with FIFO or MRU replacement, where a line's age is not the time since it was
 * touched, and loops that run across an array (lc.h). The simulator (sim.h) takes both.
 *
 * What a sweep leaves for the next one is the same question for all arrays; but below L1 arrays
 * that fit together stay, since nothing else comes in between.
 *
 * What layer conditions leave out for large grids is counted: a group of accesses reads its halo
 * too, and a row ends within a line. A cache whose victims go to the level below evicts every line
 * that it replaces, clean or dirty; that level then keeps the lines in addition.
 */
bool lcs_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err);

#endif
