#ifndef COLLECT_MEASURE_STATE_H
#define COLLECT_MEASURE_STATE_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/json.h"

/*
 * The state of a system around a measurement, as one JSON object. machinestate.md, next to this
 * file, documents every field with its unit. What cannot be found out is null, and "missing" says
 * why. Text from outside is limited in length and stripped of control bytes; only harmless
 * environment variables from a list are included.
 */
enum { STATE_SCHEMA = 1, STATE_MAX_BYTES = 4 << 20 };

/* Where a state is read from. */
struct state_source {
    const char *root;           /* "" for this host; tests and recordings give a folder with a tree
                                   of /proc, /sys, /etc and /run */
    const char *const *environ; /* null-terminated `NAME=value`; NULL: none */
    bool ask; /* also run programs and measurements: compilers for their versions, likwid-features,
                 the clock, a second reading of /proc */
};

/* This host, with its environment. */
struct state_source state_here(void);

/*
 * Returns a new reference, never null. Takes about 0.5 s with `ask`. If a state that the same
 * command read before is passed, its permanent parts are reused: CPU, topology, prefetchers and
 * software.
 */
json_t *state_read(const struct state_source *source, const json_t *known, struct arena *arena);

/* Reads a file that holds such a state, or null with `err` set: any other JSON is refused. */
json_t *state_load(const char *path, struct arena *arena, struct err *err);

#endif
