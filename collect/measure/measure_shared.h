#ifndef COLLECT_MEASURE_MEASURE_SHARED_H
#define COLLECT_MEASURE_MEASURE_SHARED_H

#include "base/argv.h"
#include "collect/measure/measure.h"

/* The parts of measure_shared, each made when it is first asked for. */

/* This host and whether its counters can be read; owned by the arena of measure_shared_open. */
bool shared_host(struct measure_shared *shared, struct pin_host *host, const char **counters,
                 struct err *err);

/* The object file of program_harness_source for this compiler, with or without likwid's markers. */
bool shared_harness(struct measure_shared *shared, const struct compiler *compiler, bool markers,
                    const char **path, struct err *err);

/* The wanted compiler, or the machine file's first that is installed; null with an error. */
const struct compiler *measure_compiler(const struct machine *m, const char *wanted,
                                        struct arena *arena, struct err *err);

/*
 * The most independent adds per cycle that `threads` threads from CPU `cpu` on ever issued, in
 * earlier measurements or now (`seen`). A core's other thread may be busy through a whole
 * measurement, which then does not show it. Another CPU or number of threads starts anew: not all
 * cores of a machine are of one kind, and threads may be siblings of each other.
 */
double shared_most_adds(struct measure_shared *shared, int cpu, int threads, double seen);

/* A compiler's command line as far as it is the same for all that becomes one program. */
struct argv measure_compile_begin(const struct compiler *compiler, struct arena *arena);

/* Runs it in `folder`; says so where the compiler's OpenMP library is missing. */
bool measure_compile_in(const char *folder, const struct compiler *compiler,
                        const struct argv *command, struct arena *arena, struct err *err);

#endif
