#ifndef COLLECT_JOBS_SLURM_H
#define COLLECT_JOBS_SLURM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"

/*
 * The queue, through Slurm's own commands. It only says what is pending or running: what is done is
 * recorded in the result folders.
 */
enum queue_state { QUEUE_ABSENT, QUEUE_PENDING, QUEUE_RUNNING };

/* The state of every task 0 … n_tasks - 1 of the jobs of one name. */
struct queue {
    enum queue_state *tasks;
    size_t n_pending, n_running;
};

/* Largest array index that the cluster takes, plus 1. Fails where Slurm does not answer. */
bool slurm_max_array_size(struct arena *arena, size_t *out, struct err *err);

/*
 * sbatch; `*job_id` is the number that it gave. `after` is the number of a job that must have ended
 * before, however it ended; NULL: none.
 */
bool slurm_submit(const char *script, const char *after, struct arena *arena, const char **job_id,
                  struct err *err);

/*
 * squeue for this user's jobs named `job_name`, by name since numbers recycle. Pending tasks of an
 * array come as one range and are taken apart.
 */
bool slurm_queue(const char *job_name, size_t n_tasks, struct arena *arena, struct queue *out,
                 struct err *err);

/* scancel by name. */
bool slurm_cancel(const char *job_name, struct arena *arena, struct err *err);

#endif
