#ifndef COLLECT_SWEEP_COLLECT_H
#define COLLECT_SWEEP_COLLECT_H

#include <stdio.h>

#include "collect/sweep/configuration.h"

/* What became of the configurations of one run. */
struct collect_report {
    size_t collected; /* worked on and complete now */
    size_t unchanged; /* were complete already */
    size_t busy;      /* another collector holds them */
    size_t failed;    /* could not be planned or written; `err` tells of the first */
    size_t failed_points;
    bool interrupted; /* a signal asked us to stop; what was done is kept */
};

struct collect_options {
    bool dry_run;  /* print the plan to `out` instead of working */
    int workers;   /* processes for models without measurement; 1: none besides this one */
    FILE *out;     /* the plan */
    FILE *chatter; /* progress */
};

/* What a configuration still lacks. */
struct item_plan {
    size_t n_points;
    size_t n_missing;    /* points to measure */
    double seconds;      /* that they may be expected to take */
    bool done;           /* nothing to do at all */
    const char *failure; /* why it cannot be planned, or NULL */
};

/* Plans one item without working on it; texts are owned by the arena. */
void collect_plan(const struct sweep_context *context, const struct sweep_item *item,
                  struct arena *arena, struct item_plan *out);

/*
 * Algorithm 1 of Hornich et al. (INSPECT, 2019) for every item: plan, measure, model, write the
 * folder. Points that the journal of a folder holds are not measured again; folders that are
 * complete are not touched. A configuration that cannot be planned does not stop the others.
 */
bool collect_run(const struct sweep_context *context, const struct sweep_item *items,
                 size_t n_items, const struct collect_options *options,
                 struct collect_report *report, struct err *err);

#endif
