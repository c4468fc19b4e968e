#ifndef RENDER_TRY_TRY_MEMORY_H
#define RENDER_TRY_TRY_MEMORY_H

#include "collect/traffic/traffic.h"

/*
 * Simulated traffic of one kernel in one hierarchy of caches, kept from answer to answer: a study
 * is simulated a few sizes at a time, and a change of anything else costs no simulation. Starts
 * zeroed.
 */
struct try_memory {
    struct arena arena;
    struct str key; /* of what it is the traffic */
    size_t count;
    struct try_known *known;
};

/* Forgets what belongs to another kernel or other caches. */
void try_memory_open(struct try_memory *m, struct str kernel, const struct hierarchy *h);

/* Null where these sizes have not been simulated; valid until try_memory_add. */
const struct traffic *try_memory_find(const struct try_memory *m, const int64_t *sizes);
void try_memory_add(struct try_memory *m, const int64_t *sizes, const struct traffic *traffic);

#endif
