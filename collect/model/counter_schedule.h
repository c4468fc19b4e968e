#ifndef COLLECT_MODEL_COUNTER_SCHEDULE_H
#define COLLECT_MODEL_COUNTER_SCHEDULE_H

#include "collect/machine/counter_metric.h"

/*
 * Which event is counted on which register in which run. In one run a register counts one event, so
 * with R runs each register takes R of them: the fewest runs are the smallest R for which the
 * events can be matched to registers of that capacity (augmenting paths), which is exact.
 */
struct schedule {
    size_t n_runs;
    const size_t *run;                /* [event], from 0 */
    const struct str *event_register; /* [event] */
};

/* Owned by the arena; borrows the events' texts. No events give no runs. */
void schedule_events(const struct metric_events *events, struct arena *arena, struct schedule *out);

/* The events of one run as likwid-perfctr takes them: `A:PMC0,B:PMC1:MATCH0=0x1`. */
struct str schedule_group(const struct schedule *schedule, const struct metric_events *events,
                          size_t run, struct arena *arena);

#endif
