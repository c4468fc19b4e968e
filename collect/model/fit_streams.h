#ifndef COLLECT_MODEL_FIT_STREAMS_H
#define COLLECT_MODEL_FIT_STREAMS_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/model/observation.h"

/* One core's time for a line of each stream of a mix; 0: not measured. */
double streams_measured_cy(const struct machine *m, int level, int mix);

/*
 * The machine file's own bandwidths as observations: one core, each mix in each level below L1. The
 * core's time of a mix is its time in L1. Data lie in one level, so that all lines come from there
 * and written ones end there. A mix is a group. False, with the reason, where L1 or all else is not
 * measured.
 */
bool streams_observe(const struct machine *m, struct arena *arena, struct observation **out,
                     size_t *n, struct err *err);

#endif
