#ifndef COLLECT_JOBS_TEMPLATES_H
#define COLLECT_JOBS_TEMPLATES_H

#include "base/str.h"

/* templates/jobs/slurm.sh and templates/jobs/shell.sh, built into the program. */
extern const struct str job_template_slurm;
extern const struct str job_template_shell;

#endif
