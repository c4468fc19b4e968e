#ifndef COLLECT_SOURCE_RESTARTS_H
#define COLLECT_SOURCE_RESTARTS_H

#include "collect/source/reader.h"

/*
 * Finds the scalars that begin anew in a loop around the innermost one, `s = 0;` or `double s = 0;`
 * in front of it. The kernel language has no statements between loops; how long a loop of a few
 * iterations takes depends on them. `number`: [r->n_loops] the kernel's loop, -1: none.
 */
void restarts_find(const struct reader *r, const int *number, struct nest *nest);

#endif
