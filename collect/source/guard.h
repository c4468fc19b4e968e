#ifndef COLLECT_SOURCE_GUARD_H
#define COLLECT_SOURCE_GUARD_H

#include "base/err.h"

/*
 * Tries `work` in a separate process first: false if it crashes or takes more than `cpu_s` seconds
 * of CPU time. A compiler's library accepts any input, and deep nesting overflows its stack.
 */
bool guard_try(void (*work)(void *data), void *data, unsigned cpu_s, const char *file,
               struct err *err);

/*
 * Whether INSPECT_NO_GUARD is set in the environment: code is read in the caller's process then. A
 * debugger or sanitizer sees where reading fails, and tests are spared the process, whose pages are
 * the largest part of their time under AddressSanitizer.
 */
bool guard_is_off(void);

#endif
