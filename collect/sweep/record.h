#ifndef COLLECT_SWEEP_RECORD_H
#define COLLECT_SWEEP_RECORD_H

#include "base/json.h"
#include "collect/sweep/point.h"

/*
 * A measured point as a journal record: status `ok` with the whole measurement (every sample), or
 * `failed` with the reason and the number of attempts so far; `wall_s` is what it cost, all told,
 * where `budget_s` was allowed for timed sweeps.
 */
json_t *record_measured(const char *name, const struct measurement *bench, double wall_s,
                        double budget_s, struct arena *arena);
json_t *record_failed(const char *name, const char *reason, int attempts, double wall_s);

/* True, with `out` filled from the arena, for a record of status `ok`. */
bool record_read(const json_t *record, struct arena *arena, struct measurement *out);

/* Attempts of a failed record; 0 for null and for others. */
int record_attempts(const json_t *record);

#endif
