#ifndef COLLECT_SOURCE_EXECUTE_CHECK_H
#define COLLECT_SOURCE_EXECUTE_CHECK_H

#include "collect/source/execute.h"
#include "collect/source/nest.h"

/*
 * Compares what an iteration of the kernel reads, writes and computes with the nest as executed.
 * Both are empty if they agree, or if the nest cannot be executed.
 */
struct execute_doubts {
    struct str elements, flops;
};

struct execute_doubts execute_check(struct arena *arena, struct source_unit *unit,
                                    const struct execute_nest *as_written, const struct nest *read);

#endif
