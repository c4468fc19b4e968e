#ifndef COLLECT_MODEL_BLOCKS_H
#define COLLECT_MODEL_BLOCKS_H

#include "collect/machine/machine.h"
#include "collect/traffic/lc.h"

/* Block sizes that keep a layer condition, as commands and pages list them. Pure. */

/* Threads that may share a cache: those of its group and of a NUMA domain; at least 1. */
int blocks_sharing(const struct machine *m, int level);

/* Whether blocking makes sense: a condition on sizes that is about reuse. */
bool blocks_apply(const struct lc_condition *c);

/* The largest block of size `symbol` with `threads` at work on the cache, the others as in sizes[];
 * below 1: none, or any. */
int64_t blocks_largest(const struct kernel *k, const struct lc_condition *c, const int64_t *sizes,
                       int symbol, int threads);

/* Enough to do in a block, or no blocking needed: the size itself is no larger. */
bool blocks_useful(const struct kernel *k, const struct machine *m, int64_t block, int64_t size);

#endif
