#ifndef COLLECT_JOBS_HOSTS_H
#define COLLECT_JOBS_HOSTS_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * A kind of cluster node that jobs run on, as `jobs/hosts.yml` lists them under the same names;
 * texts are null where the file says nothing.
 */
struct job_host {
    const char *name;      /* also part of file and job names */
    const char *machine;   /* machine file that the nodes must match */
    const char *scheduler; /* slurm (default) or shell */
    const char *partition;
    const char *constraint;
    const char *nodelist;
    const char *account;
    const char *qos;
    int walltime_minutes;     /* of one task */
    bool exclusive;           /* default true: a shared node measures its neighbours */
    bool render;              /* a job after all tasks renders the site */
    int max_tasks;            /* array tasks at once; 0: no limit */
    const char *const *setup; /* shell lines before the work: module load …, frequency commands */
    unsigned setup_count;
    const char *const *teardown; /* shell lines after it, also after a failure */
    unsigned teardown_count;
};

struct host_list {
    unsigned count;
    struct job_host *items;
};

/* Reads `jobs/hosts.yml`; names are checked, walltimes ranged. Owned by the arena. */
bool hosts_parse(struct str text, const char *path, struct arena *arena, struct host_list *out,
                 struct err *err);

/* The host with this name, or an error that lists the names. */
const struct job_host *hosts_find(const struct host_list *hosts, const char *name,
                                  struct arena *arena, struct err *err);

#endif
