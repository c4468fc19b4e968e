#ifndef COLLECT_TRAFFIC_CONFLICT_H
#define COLLECT_TRAFFIC_CONFLICT_H

#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/*
 * True if lines compete for the same sets of L1 or L2: the innermost loop moves an access by a
 * multiple of the size of a way, or more accesses to one array than there are ways have such
 * distances. Layer conditions assume fully associative caches and cannot account for it.
 */
bool conflict_expected(const struct kernel *k, const struct hierarchy *h, const int64_t *sizes);

#endif
