#ifndef COLLECT_SWEEP_MEASURE_POINTS_H
#define COLLECT_SWEEP_MEASURE_POINTS_H

#include "base/progress.h"
#include "collect/sweep/configuration.h"
#include "collect/sweep/cost.h"
#include "collect/sweep/journal.h"

/* How far a run over all configurations is. */
struct measuring {
    struct progress progress;
    const struct costs *costs;
    double done_s; /* expected seconds of the points already done */
    struct measure_shared *shared;
    json_t *state;       /* of this host, as it was last read; NULL: not yet */
    double state_read_s; /* of the clock then */
};

/* What a journal says of a configuration's points. */
struct points_state {
    size_t n_missing;    /* to be measured, for the first time or again */
    size_t n_failed;     /* in their last attempt */
    const char *failure; /* the first one's reason, owned by the journal, or NULL */
    double seconds;      /* that the missing ones may be expected to take */
};

/*
 * Measures every point of a configuration that the journal does not hold, and takes the others from
 * it. A failing point is recorded with its reason and tried again after all others, up to the
 * set's number of attempts over all runs; so is one at which the collector was killed, up to three
 * times as often. What only failed by the surroundings (err.h's `transient`) is not counted and
 * waits for the next run. Stops, with `*interrupted` set, when a signal arrives.
 * `*worked_s` becomes the seconds of work that the journal records.
 */
bool measure_points(struct configuration *c, struct journal *journal, struct measuring *measuring,
                    double *worked_s, bool *interrupted, struct arena *arena, struct err *err);

/* Takes from the journal what it holds, and measures nothing; the seconds of work that it records.
 */
double points_take(struct configuration *c, const struct journal *journal, struct arena *arena);

void points_look(const struct configuration *c, const struct journal *journal,
                 const struct costs *costs, struct points_state *out);

#endif
