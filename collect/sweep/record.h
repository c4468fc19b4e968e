#ifndef COLLECT_SWEEP_RECORD_H
#define COLLECT_SWEEP_RECORD_H

#include "base/json.h"
#include "collect/sweep/point.h"

/* How often a point was tried without a measurement. */
struct tries {
    int attempts; /* that failed */
    int kills;    /* the collector was killed in the middle */
};

/*
 * A measured point as a journal record: status `ok` with the whole measurement (every sample), or
 * `failed` with the reason and the tries so far; `wall_s` is the total time, `budget_s` the budget
 * for timed sweeps. Status `begun` is written before the work: if it is the last record of a point,
 * its writer was killed.
 */
json_t *record_measured(const char *name, const struct measurement *bench, double wall_s,
                        double budget_s, struct arena *arena);
json_t *record_failed(const char *name, const char *reason, struct tries tries, double wall_s);
json_t *record_begun(const char *name, struct tries tries);

/* True, with `out` filled from the arena, for a record of status `ok`. */
bool record_read(const json_t *record, struct arena *arena, struct measurement *out);

/* The tries in a record that is not `ok`; none for null and for other records. */
struct tries record_tries(const json_t *record);

/*
 * Whether these are all the tries that a set with this many attempts allows. A kill counts as a
 * third of an attempt: its cause may be the point (memory, a crash of the node) or something else.
 */
bool tries_spent(struct tries tries, int attempts);

#endif
