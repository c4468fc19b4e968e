#ifndef COLLECT_TRAFFIC_CONFLICT_H
#define COLLECT_TRAFFIC_CONFLICT_H

#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/*
 * True where lines compete for the same sets of the two caches nearest to the core: the innermost
 * loop moves an access by a multiple of what a way holds, or more accesses to an array than there
 * are ways lie that far apart. Layer conditions take caches as fully associative and do not see it.
 */
bool conflict_expected(const struct kernel *k, const struct hierarchy *h, const int64_t *sizes);

#endif
