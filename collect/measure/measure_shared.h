#ifndef COLLECT_MEASURE_MEASURE_SHARED_H
#define COLLECT_MEASURE_MEASURE_SHARED_H

#include "base/argv.h"
#include "collect/measure/measure.h"

/* The parts of measure_shared, each made when it is first needed. */

/* This host and whether its counters can be read; owned by the arena of measure_shared_open. */
bool shared_host(struct measure_shared *shared, struct pin_host *host, const char **counters,
                 struct err *err);

/* The object file of program_harness_source for this compiler, with or without likwid's markers. */
bool shared_harness(struct measure_shared *shared, const struct compiler *compiler, bool markers,
                    const char **path, struct err *err);

/*
 * The requested compiler, or the first in the machine file that is installed; null with an error.
 */
const struct compiler *measure_compiler(const struct machine *m, const char *wanted,
                                        struct arena *arena, struct err *err);

/*
 * The maximum of independent adds per cycle that `threads` threads, starting at CPU `cpu`, have
 * issued in earlier measurements or now (`seen`). If a core's other SMT thread is busy during a
 * whole measurement, that measurement alone does not show it. A different CPU or number of threads
 * starts over: cores of a machine may be of different kinds, and threads may be SMT siblings.
 */
double shared_max_adds(struct measure_shared *shared, int cpu, int threads, double seen);

/* The part of a compiler's command line that is the same for all files of one program. */
struct argv measure_compile_begin(const struct compiler *compiler, struct arena *arena);

/* Runs it in `folder`; the error says so if the compiler's OpenMP library is missing. */
bool measure_compile_in(const char *folder, const struct compiler *compiler,
                        const struct argv *command, struct arena *arena, struct err *err);

#endif
