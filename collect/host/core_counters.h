#ifndef COLLECT_HOST_CORE_COUNTERS_H
#define COLLECT_HOST_CORE_COUNTERS_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * Gives a machine without counter metrics those of a core of the same kind from one of the
 * program's machine files: same vendor, family and model, with the same number of caches; among
 * several the one with the closest stepping, then the first by name. Adds their provenance. Core
 * events are the same; the number of cache slices and memory channels may differ. If there is no
 * such file, nothing changes.
 */
void core_counters_add(struct machine *m, struct arena *arena);

#endif
