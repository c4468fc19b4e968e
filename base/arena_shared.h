#ifndef BASE_ARENA_SHARED_H
#define BASE_ARENA_SHARED_H

#include <stdbool.h>

#include "base/arena.h"

/*
 * An arena in memory that a child process shares: what the child allocates in it is there for its
 * parent, at the same addresses. Only one of them may allocate at a time.
 *
 * False where this is not possible: without that much memory, and under AddressSanitizer, whose
 * blocks are separate.
 */
bool arena_share(struct arena *out, size_t bytes);

/* Whether all that this process allocated in it is shared: what does not fit is not. */
bool arena_is_shared(const struct arena *arena);

/* All that is in `from` belongs to `to` then. */
void arena_take(struct arena *to, struct arena *from);

#endif
