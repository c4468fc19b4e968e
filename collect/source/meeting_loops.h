#ifndef COLLECT_SOURCE_MEETING_LOOPS_H
#define COLLECT_SOURCE_MEETING_LOOPS_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * Loops that run until two things meet, a pointer and the end, `for (p = a; p != end; ++p)` and
 * `while (p < end)`, or two indices, `for (i = 0, j = n - 1; i < j; ++i, --j)`, with a counter:
 * `for (p = a, p_n = end - p, p_i = 0; p_i < p_n; ++p, ++p_i)`. The pointers and indices advance
 * along, as in loops that count. The result shares what is not changed.
 */
const struct code *meeting_loops_counted(struct arena *arena, const struct code *body);

#endif
