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
 * `failed` with the reason and what was tried so far; `wall_s` is what it cost in total, where
 * `budget_s` was allowed for timed sweeps. Status `begun` stands before the work: where it is the
 * last word, whoever wrote it was killed.
 */
json_t *record_measured(const char *name, const struct measurement *bench, double wall_s,
                        double budget_s, struct arena *arena);
json_t *record_failed(const char *name, const char *reason, struct tries tries, double wall_s);
json_t *record_begun(const char *name, struct tries tries);

/* True, with `out` filled from the arena, for a record of status `ok`. */
bool record_read(const json_t *record, struct arena *arena, struct measurement *out);

/* What a record that is not `ok` says was tried; nothing for null and for others. */
struct tries record_tries(const json_t *record);

/*
 * Whether that is all that a set with so many attempts allows. A kill counts a third of an attempt:
 * it may have come from the point (memory, a crash of the node) or from elsewhere.
 */
bool tries_spent(struct tries tries, int attempts);

#endif
