#ifndef RENDER_TRY_TRY_MEMORY_H
#define RENDER_TRY_TRY_MEMORY_H

#include "collect/traffic/traffic.h"

/*
 * Simulated traffic of one kernel in one cache hierarchy, kept from answer to answer: a study is
 * simulated a few sizes at a time, and changing other inputs needs no new simulation. Starts
 * zeroed.
 */
struct try_memory {
    struct arena arena;
    struct str key; /* kernel and caches to which the traffic belongs */
    size_t count, capacity;
    struct try_known *known;
};

/* Discards the traffic of a different kernel or hierarchy. */
void try_memory_open(struct try_memory *m, struct str kernel, const struct hierarchy *h);

/* Null if these sizes have not been simulated; valid until try_memory_add. */
const struct traffic *try_memory_find(const struct try_memory *m, const int64_t *sizes);
void try_memory_add(struct try_memory *m, const int64_t *sizes, const struct traffic *traffic);

#endif
