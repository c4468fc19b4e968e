#ifndef COLLECT_JOBS_PACK_H
#define COLLECT_JOBS_PACK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

/* Which task each item belongs to. Owned by the arena. */
struct packing {
    size_t n_tasks;
    size_t *task;   /* [n_items] */
    double *task_s; /* [n_tasks] expected seconds */
};

/*
 * Packs items of expected `seconds` into tasks of at most `walltime_s`, in at most `max_tasks`
 * tasks: longest first, each into the task with the most room (longest processing time rule, Graham
 * 1969). An item longer than the walltime has a task to itself, and where the tasks do not suffice
 * they become longer than the walltime; both are fine, since a task that runs out of time requeues
 * itself.
 */
void pack_items(const double *seconds, size_t n_items, double walltime_s, size_t max_tasks,
                struct arena *arena, struct packing *out);

#endif
