#ifndef COLLECT_JOBS_TEMPLATES_H
#define COLLECT_JOBS_TEMPLATES_H

#include "base/str.h"

/* The scripts of templates/jobs/, built into the program. */
extern const struct str job_template_slurm;
extern const struct str job_template_shell;
extern const struct str job_template_render;

#endif
