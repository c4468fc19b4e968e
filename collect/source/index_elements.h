#ifndef COLLECT_SOURCE_INDEX_ELEMENTS_H
#define COLLECT_SOURCE_INDEX_ELEMENTS_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * `for (pos[1] = 0; pos[1] < n; pos[1]++)`: elements of a small array that are the indices of
 * loops are variables, `pos_1`. Only of local arrays whose elements are all written with numbers.
 * The code is the given one where there are none.
 */
const struct code *index_elements_as_variables(struct arena *arena, const struct code *body);

#endif
