#ifndef COLLECT_CALIBRATE_ACCESS_PROBE_H
#define COLLECT_CALIBRATE_ACCESS_PROBE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/*
 * Measures single accesses to L1: independent loads and stores of each width, within a line and
 * across two lines, and loads together with stores. Analysers' tables are often wrong about these:
 * they count ports, not the lines that L1 serves per cycle.
 *
 * Each load reads a different line, like those of a stencil's rows; stores are consecutive. The
 * accesses are written in assembly; only the code that calls them is compiled. A cycle is one step
 * of a chain of additions. The shortest of many short runs counts, so that others' load does not
 * matter.
 */

/* The program's source, for x86-64 with AVX and for AArch64. */
struct str access_probe_source(struct arena *arena);

/*
 * Parses the program's output: a width and its five times per line. Fails, with `out` unchanged, if
 * the format is wrong or a value is impossible: less than a tenth of a cycle or more than 1000
 * cycles per access, or less time across two lines than within a line.
 */
bool access_probe_read(struct str printed, struct machine_core *out, struct err *err);

/* Compiles the program and runs it on a CPU. On an unsupported host `out` is unchanged. */
bool access_probe_run(const struct machine *m, int cpu, struct arena *arena,
                      struct machine_core *out, struct err *err);

#endif
