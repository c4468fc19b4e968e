#ifndef STEMPEL_KERNEL_DESCRIBE_H
#define STEMPEL_KERNEL_DESCRIBE_H

#include "stempel/kernel/kernel.h"

/*
 * A kernel given by its parts instead of its code: loops, arrays, the elements that an iteration
 * reads and writes, and its number of operations. Kerncraft's kernel descriptions hold these.
 */
struct described_text {
    struct str text;
    unsigned line, col; /* where in the file, from 1 */
};

struct described_loop {
    struct described_text index;
    struct described_text start, stop, step; /* stop: exclusive */
};

struct described_variable {
    struct described_text name;
    struct described_text type; /* as in C */
    size_t n_dims;              /* 0: a scalar */
    const struct described_text *dims;
};

struct described_access {
    struct described_text array;
    bool write;
    size_t n_subscripts; /* 0: to a scalar, which causes no traffic */
    const struct described_text *subscripts;
};

struct kernel_description {
    size_t n_loops;
    const struct described_loop *loops; /* outermost first */
    size_t n_variables;
    const struct described_variable *variables;
    size_t n_accesses;
    const struct described_access *accesses; /* in order of evaluation */
    struct kernel_flops flops;
};

/*
 * Builds the kernel of a description that was read from the file `source`. It has no statements:
 * its traffic can be predicted, but there is nothing to compile. Errors give the place in the file.
 * Everything is owned by the arena.
 */
bool kernel_describe(const struct kernel_description *d, struct str source, const char *name,
                     struct arena *arena, struct kernel *out, struct err *err);

#endif
