#ifndef COLLECT_JOBS_JOBS_H
#define COLLECT_JOBS_JOBS_H

#include "collect/jobs/hosts.h"
#include "collect/sweep/collect.h"

/* The jobs of one set on one host. All texts are borrowed. */
struct job_set {
    const char *name;    /* <host>-<set>; a safe path component */
    const char *set;     /* as given */
    const char *folder;  /* jobs/<name> */
    const char *command; /* that asked for it, for the record */
    const char *hosts;   /* all kinds of nodes that collect the set, separated by commas */
    int workers;         /* processes to plan with */
    FILE *chatter;       /* how far the planning is */
    double task_s;       /* most expected seconds of a task; 0: by the walltime */
    bool trust;          /* the machine file's compilers, whatever they are */
    const struct job_host *host;
    const struct sweep_context *context;
    const struct sweep_item *items;
    size_t n_items;
};

/* A summary of the work, for people. */
struct job_status {
    size_t n_items, done, failed, pending, running, left; /* left: not done and not in the queue */
    size_t n_points, points_done;                         /* to measure, in all items */
    double seconds_left;
    bool queue_silent; /* there is a queue, but it did not answer */
};

/*
 * Writes `<folder>/job.sh` and `<folder>/tasks/<index>.txt` for all items that are not done; lists
 * of an earlier time are removed first. `*n_tasks` is 0 where nothing is left.
 */
bool jobs_write(const struct job_set *jobs, struct arena *arena, size_t *n_tasks, struct err *err);

/*
 * Whether there is something to submit: a queue and a script are errors where they are missing;
 * `*n_tasks` is 0 where the script found nothing left to do.
 */
bool jobs_ready(const struct job_set *jobs, struct arena *arena, size_t *n_tasks, struct err *err);

/* Submits `<folder>/job.sh` (Slurm), which must be ready, and returns the job's number. */
bool jobs_submit(const struct job_set *jobs, struct arena *arena, const char **job_id,
                 struct err *err);

/*
 * Submits `<folder>/render.sh`, which waits for the end of the jobs with the numbers `after`
 * (separated by colons), renders the site and writes the page of the progress on all hosts.
 */
bool jobs_submit_render(const struct job_set *jobs, const char *after, struct arena *arena,
                        const char **job_id, struct err *err);

/*
 * Joins the queue and the result folders; adds a line for every item that is not done to `out`,
 * and for every task that has left the queue before its items were done how its log ends.
 * A queue that does not answer is not an error: `queue_silent` says so.
 */
bool jobs_status(const struct job_set *jobs, struct arena *arena, struct sb *out,
                 struct job_status *status, struct err *err);

bool jobs_cancel(const struct job_set *jobs, struct arena *arena, struct err *err);

#endif
