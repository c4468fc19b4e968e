#ifndef COLLECT_SWEEP_COLLECT_H
#define COLLECT_SWEEP_COLLECT_H

#include <stdio.h>

#include "collect/sweep/configuration.h"
#include "collect/sweep/cost.h"

enum { HOLDER_CHARS = 128, REASON_CHARS = 256 };

/* What became of the configurations of one run. */
struct collect_report {
    size_t collected;  /* worked on and complete now */
    size_t unchanged;  /* were complete already */
    size_t busy;       /* another collector holds them */
    size_t failed;     /* could not be planned or written; `err` has the first */
    size_t incomplete; /* worked on, but the surroundings kept some from being done: run it again */
    size_t failed_points;      /* that are missing in all those that were collected or unchanged */
    char reason[REASON_CHARS]; /* of the first of them */
    bool interrupted;          /* a signal asked us to stop; what was done is kept */
    char holder[HOLDER_CHARS]; /* of a busy one, see claim_holder */
};

struct collect_options {
    bool dry_run;  /* print the plan to `out` instead of working */
    int workers;   /* processes for everything but measurement, this one included */
    FILE *out;     /* the plan */
    FILE *chatter; /* progress */
};

/* What a configuration still lacks. */
struct item_plan {
    size_t n_points;
    size_t n_missing;          /* points to measure */
    size_t n_failed;           /* points whose last attempt failed */
    double seconds;            /* that all that may be expected to take */
    double disk_bytes;         /* of its folder in the end; 0 where it is done */
    bool done;                 /* nothing to do at all */
    bool impossible;           /* it cannot be planned: `reason` says why */
    bool lost;                 /* since whoever planned it died */
    char reason[REASON_CHARS]; /* of the first failed point; empty: none */
};

/*
 * Plans all items without working on them, in `n_processes` processes, since a plan may need a
 * compiler; progress goes to `chatter`. `plans` has room for n_items.
 */
bool collect_plan(const struct sweep_context *context, const struct sweep_item *items,
                  size_t n_items, const struct costs *costs, int n_processes, FILE *chatter,
                  struct item_plan *plans, struct err *err);

/*
 * Algorithm 1 of Hornich et al. (INSPECT, 2019) for every item: plan, measure, model, write the
 * folder. Points that the journal of a folder holds are not measured again; folders that are
 * complete are not touched. A configuration that cannot be planned does not stop the others.
 */
bool collect_run(const struct sweep_context *context, const struct sweep_item *items,
                 size_t n_items, const struct collect_options *options,
                 struct collect_report *report, struct err *err);

#endif
