#ifndef COLLECT_SWEEP_MEASURE_POINTS_H
#define COLLECT_SWEEP_MEASURE_POINTS_H

#include "base/progress.h"
#include "collect/sweep/configuration.h"
#include "collect/sweep/cost.h"
#include "collect/sweep/journal.h"

/* Progress of a run over all configurations. */
struct measuring {
    struct progress progress;
    const struct costs *costs;
    double done_s; /* expected seconds of the points already done */
    struct measure_shared *shared;
    json_t *state;       /* last state of this host; NULL: not read yet */
    double state_read_s; /* clock_now_s() at that time */
};

/* A journal's information on a configuration's points. */
struct points_state {
    size_t n_missing;    /* to be measured, for the first time or again */
    size_t n_failed;     /* in their last attempt */
    const char *failure; /* the first one's reason, owned by the journal, or NULL */
    double seconds;      /* expected time for the missing ones */
};

/*
 * Measures every point of a configuration that is not in the journal, and takes the others from it.
 * A failing point is recorded with its reason and tried again after all others, up to the set's
 * number of attempts over all runs. A point at which the collector was killed is tried up to three
 * times as often. Failures for lack of resources (err.h's `transient`) do not count; these points
 * wait for the next run. Stops, with `*interrupted` set, when a signal arrives. `*worked_s` is set
 * to the seconds of work that the journal records.
 */
bool measure_points(struct configuration *c, struct journal *journal, struct measuring *measuring,
                    double *worked_s, bool *interrupted, struct arena *arena, struct err *err);

/*
 * Takes the points in the journal without measuring others; returns the seconds of work that the
 * journal records.
 */
double points_take(struct configuration *c, const struct journal *journal, struct arena *arena);

void points_look(const struct configuration *c, const struct journal *journal,
                 const struct costs *costs, struct points_state *out);

#endif
