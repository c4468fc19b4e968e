#ifndef COLLECT_HOST_CORE_COUNTERS_H
#define COLLECT_HOST_CORE_COUNTERS_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * Gives a machine without counter metrics those of a core of the same kind that a machine file of
 * the program's own has: the same vendor, family and model with as many caches; the closest
 * stepping among several, then the first by name. Adds their provenance. Events of the core are
 * the same there; of cache slices and memory channels a part may have fewer or more. Where nothing
 * is known, nothing changes.
 */
void core_counters_add(struct machine *m, struct arena *arena);

#endif
