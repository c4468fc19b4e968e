#ifndef COLLECT_SWEEP_COLLECT_H
#define COLLECT_SWEEP_COLLECT_H

#include <stdio.h>

#include "collect/sweep/configuration.h"
#include "collect/sweep/cost.h"

enum { HOLDER_CHARS = 128, REASON_CHARS = 256 };

/* The results of one run, in numbers of configurations. */
struct collect_report {
    size_t collected; /* worked on, and now complete */
    size_t unchanged; /* already complete */
    size_t busy;      /* another collector holds them */
    size_t failed;    /* could not be planned or written; `err` has the first */
    size_t
        incomplete; /* worked on, but a lack of resources prevented some of the work: run again */
    size_t failed_points;      /* points missing in collected and unchanged configurations */
    char reason[REASON_CHARS]; /* why the first of these points is missing */
    bool interrupted;          /* a signal asked us to stop; what was done is kept */
    char holder[HOLDER_CHARS]; /* of a busy one, see claim_holder */
};

struct collect_options {
    bool dry_run;  /* print the plan to `out` instead of working */
    int workers;   /* processes for everything but measurement, this one included */
    FILE *out;     /* the plan */
    FILE *chatter; /* progress */
};

/* The work that is left for a configuration. */
struct item_plan {
    size_t n_points;
    size_t n_missing;          /* points to measure */
    size_t n_failed;           /* points whose last attempt failed */
    double seconds;            /* expected time for all of that */
    double disk_bytes;         /* expected size of its folder; 0 if it is done */
    bool done;                 /* nothing to do at all */
    bool impossible;           /* it cannot be planned: `reason` says why */
    bool lost;                 /* the process that planned it died */
    char reason[REASON_CHARS]; /* of the first failed point; empty: none */
};

/*
 * Plans all items without collecting them. It uses `n_processes` processes, since a plan may need a
 * compiler; progress goes to `chatter`. `plans` has room for n_items.
 */
bool collect_plan(const struct sweep_context *context, const struct sweep_item *items,
                  size_t n_items, const struct costs *costs, int n_processes, FILE *chatter,
                  struct item_plan *plans, struct err *err);

/*
 * Algorithm 1 of Hornich et al. (INSPECT, 2019) for every item: plan, measure, model, write the
 * folder. Points in the folder's journal are not measured again; complete folders are not touched.
 * If a configuration cannot be planned, the others are still collected.
 */
bool collect_run(const struct sweep_context *context, const struct sweep_item *items,
                 size_t n_items, const struct collect_options *options,
                 struct collect_report *report, struct err *err);

#endif
