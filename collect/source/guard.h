#ifndef COLLECT_SOURCE_GUARD_H
#define COLLECT_SOURCE_GUARD_H

#include "base/err.h"

/*
 * Does `work` in a process of its own first: false where it crashes, or takes more than `cpu_s`
 * seconds. A compiler's library reads whatever it is given, and deep nesting overflows its stack.
 */
bool guard_try(void (*work)(void *data), void *data, unsigned cpu_s, const char *file,
               struct err *err);

#endif
