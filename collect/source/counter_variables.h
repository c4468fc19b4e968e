#ifndef COLLECT_SOURCE_COUNTER_VARIABLES_H
#define COLLECT_SOURCE_COUNTER_VARIABLES_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * Counters that are not variables of their own are made variables:
 * - `for (pos[1] = 0; pos[1] < n; pos[1]++)`: elements of a small array, `pos_1`. Only of local
 *   arrays whose elements are all written with numbers.
 * - `out[s->n++] = a[i];`: members that a loop changes, `s_n`. Only of objects that the function
 *   does not set.
 * The code is the given one where there are none.
 */
const struct code *counter_variables_make(struct arena *arena, const struct code *body);

#endif
