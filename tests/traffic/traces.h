#ifndef TESTS_TRAFFIC_TRACES_H
#define TESTS_TRAFFIC_TRACES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "collect/traffic/cachesim.h"
#include "collect/traffic/hierarchy.h"

/*
 * The access patterns and hierarchies that pycachesim's counters were recorded with
 * (pycachesim_traces.csv of the reference data; made by pycachesim 1741d35).
 */

/* One access of a pattern. */
struct trace_op {
    bool store;
    uint64_t address;
    uint64_t bytes;
};

typedef void trace_op_fn(void *context, struct trace_op op);

/* Calls `fn` for every access of the pattern; false where there is no such pattern. */
bool trace_pattern(const char *name, trace_op_fn *fn, void *context);

/* The hierarchy by its name; false where there is none. */
bool trace_hierarchy(const char *name, struct hierarchy *out);

/* The state of glibc's rand() after srand(1), and the way that pycachesim makes of the next one. */
struct glibc_random {
    uint32_t word[34];
    unsigned at;
};
void glibc_random_start(struct glibc_random *r);
uint32_t glibc_random_way(void *state, uint32_t ways);

/* Runs a pattern on a simulator from an empty cache. */
void trace_run(struct cachesim *sim, const char *pattern, bool write_back_at_end);

#endif
