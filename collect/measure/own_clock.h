#ifndef COLLECT_MEASURE_OWN_CLOCK_H
#define COLLECT_MEASURE_OWN_CLOCK_H

#include <stddef.h>

#include "base/arena.h"

/*
 * A text that says whether the clock of these CPUs was fixed during a run, and whether turbo was
 * on: "held at 2.3 GHz", "fixed at 2.3 GHz (turbo off, governor performance)", "not fixed (turbo
 * unknown, governor unknown)". `held_hz`: the clock that we fixed (frequency.h), 0: none;
 * `why_not`: why a requested clock could not be fixed, else null. Reads /sys below `root` ("" for
 * this host).
 */
const char *own_clock_text(const char *root, const int *cpus, size_t n_cpus, double held_hz,
                           const char *why_not, struct arena *arena);

#endif
