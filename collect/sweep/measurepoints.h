#ifndef COLLECT_SWEEP_MEASUREPOINTS_H
#define COLLECT_SWEEP_MEASUREPOINTS_H

#include "base/progress.h"
#include "collect/sweep/configuration.h"
#include "collect/sweep/journal.h"

/*
 * Measures every point of a configuration that the journal does not hold, and takes the others from
 * it. A failing point is recorded with its reason and tried again in later runs, up to the set's
 * number of attempts. Stops, with `*interrupted` set, when a signal arrives. `done_s` is advanced
 * by each point's expected time; `*worked_s` becomes the seconds of work that the journal records.
 */
bool measure_points(struct configuration *c, struct journal *journal, struct progress *progress,
                    double *done_s, double *worked_s, bool *interrupted, struct arena *arena,
                    struct err *err);

/* Seconds that the points missing in the journal may be expected to take. */
double missing_s(const struct configuration *c, const struct journal *journal, size_t *n_missing);

#endif
