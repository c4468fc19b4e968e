#ifndef COLLECT_JOBS_SCRIPT_H
#define COLLECT_JOBS_SCRIPT_H

#include "collect/jobs/hosts.h"

/* What a job script needs besides the host. Paths are quoted where they are written. */
struct script {
    const char *set;        /* set or file, as given to `inspect collect`; one line */
    const char *name;       /* <host>-<set>: names the job and its folder; a safe path component */
    const char *inspect;    /* the program's full path */
    const char *root;       /* folder to work in, full path */
    const char *collection; /* the collection's folder */
    const char *folder;     /* of the script and its task lists, below root */
    const char *command;    /* that wrote the script */
    const char *hosts;      /* that collect the set, for the page of the progress */
    bool trust;             /* the machine file's compilers, whatever they are */
    size_t n_tasks;
};

enum { SCRIPT_GRACE_S = 120 }; /* SIGTERM comes so long before the walltime */

/* The name of a set's jobs in the queue, and of the one that renders after them. */
const char *script_job_name(const char *name, struct arena *arena);
const char *script_render_name(const char *job_name, struct arena *arena);

/*
 * The job script for the host's scheduler, from `template` (templates/jobs/). Tasks are array
 * indices 0 … n_tasks - 1, each with a list `<folder>/tasks/<index>.txt`. Owned by the arena.
 */
bool script_text(const struct script *s, const struct job_host *host, struct str template_text,
                 struct arena *arena, struct str *out, struct err *err);

#endif
