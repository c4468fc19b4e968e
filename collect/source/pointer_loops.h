#ifndef COLLECT_SOURCE_POINTER_LOOPS_H
#define COLLECT_SOURCE_POINTER_LOOPS_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * Loops that run until a pointer meets another one, `for (p = a; p != end; ++p)` and
 * `while (p < end)`, with a counter: `for (p = a, p_n = end - p, p_i = 0; p_i < p_n; ++p, ++p_i)`.
 * The pointer advances along, as in loops that count. The result shares what is not changed.
 */
const struct code *pointer_loops_counted(struct arena *arena, const struct code *body);

#endif
