#ifndef COLLECT_CALIBRATE_ACCESS_PROBE_H
#define COLLECT_CALIBRATE_ACCESS_PROBE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/*
 * Measures single accesses to L1: independent loads and stores of each width, within a line and
 * across two, and loads with stores next to them. Analysers' tables are often wrong about these:
 * they count ports, and not the lines that L1 serves per cycle.
 *
 * Loads take a line each, as those of a stencil's rows do; stores follow each other. The program is
 * the compiler's only as far as it calls the accesses, which are written in assembly; a cycle is a
 * step of a chain of additions. The shortest of many short runs counts, so that others that work
 * meanwhile do not show.
 */

/* The program, for whatever of x86-64 with AVX and AArch64 it is compiled for. */
struct str access_probe_source(struct arena *arena);

/*
 * Reads what the program prints: a width and its five times per line. Fails, with `out` unchanged,
 * where that is something else, or cannot be: no access takes less than a tenth of a cycle or more
 * than 1000, and one across two lines takes no less time than one within a line.
 */
bool access_probe_read(struct str printed, struct machine_core *out, struct err *err);

/* Compiles and runs it on a CPU. A host that it is not written for leaves `out` unchanged. */
bool access_probe_run(const struct machine *m, int cpu, struct arena *arena,
                      struct machine_core *out, struct err *err);

#endif
