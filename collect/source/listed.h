#ifndef COLLECT_SOURCE_LISTED_H
#define COLLECT_SOURCE_LISTED_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * What a declaration's list of values sets, as a block of assignments: `struct point p = {x, y};`
 * as `p.x = x; p.y = y;`, and the same of arrays, whose other elements are 0. Null for what is not
 * a list, or not of known members.
 */
const struct code *listed_assignments(struct arena *arena, const struct code *declaration);

/*
 * The call of the constructor in `struct point p(x, y);`, as a method of p; null for other
 * declarations.
 */
const struct code *listed_construction(struct arena *arena, const struct code *declaration);

#endif
