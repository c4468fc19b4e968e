#ifndef STEMPEL_PROGRAM_PROGRAM_TEMPLATE_H
#define STEMPEL_PROGRAM_PROGRAM_TEMPLATE_H

#include "base/str.h"

/*
 * The fixed parts of the benchmark programs, templates/program/, built in. The kernel's own part
 * goes between head and main; terms is needed if it has a list of terms. Main is the same for every
 * kernel and accesses the kernel only through the variable `problem`.
 */
extern const struct str program_template_head;
extern const struct str program_template_terms;
extern const struct str program_template_main;

#endif
