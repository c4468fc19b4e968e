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

/* A compiler's command line as far as it is the same for all that becomes one program. */
struct argv compile_begin(const struct compiler *compiler, struct arena *arena);

/* Runs it in `folder`; says so where the compiler's OpenMP library is missing. */
bool compile_in(const char *folder, const struct compiler *compiler, const struct argv *command,
                struct arena *arena, struct err *err);

#endif
