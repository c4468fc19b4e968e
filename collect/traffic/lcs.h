#ifndef COLLECT_TRAFFIC_LCS_H
#define COLLECT_TRAFFIC_LCS_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/kernel/kernel.h"
#include "collect/traffic/hierarchy.h"
#include "collect/traffic/traffic.h"

/*
 * Smooth layer conditions, the predictor `LCS`: traffic that passes gradually from one plateau to
 * the next, as in real caches.
 *
 * All levels but the last are simulated by lines of work (sim.h): these are private to a core, and
 * arrays that are swept row by row fill their sets evenly, so that alignment and associativity
 * decide where a plateau ends.
 *
 * The last level is shared, divided into slices by a hash of the address, and indexed by physical
 * addresses: lines fall on its sets as if by lot. Of a working set of R bytes in a cache of C bytes
 * and W ways, a set gets a number of lines that is Poisson distributed with mean W R / C; with LRU
 * a line is lost where at least W others came into its set, thus reuse that needs R bytes misses
 * with the probability P(Poisson(W R / C) >= W). The same is the layer condition of a cache whose
 * capacity is drawn from a Gamma distribution of shape W and mean C, and so it is computed: as the
 * mean of the sharp conditions over its quantiles. Arrays that fit together are not disturbed by
 * anything and stay: that case is sharp. A victim cache adds to the cache whose victims it takes.
 */
bool lcs_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err);

#endif
