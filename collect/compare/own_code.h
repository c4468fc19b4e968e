#ifndef COLLECT_COMPARE_OWN_CODE_H
#define COLLECT_COMPARE_OWN_CODE_H

#include "collect/source/nest.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * The user's own code, as far as it is compiled and judged: its loop nest, parsed, and how that
 * stands in the file. Everything is owned by the arena it was read into.
 */
struct own_code {
    const char *name; /* of the file, as given */
    struct nest nest;
    const struct kernel *kernel;              /* of the nest */
    const struct program_as_written *written; /* null: the file is in the kernel language */
    bool serial;                              /* no OpenMP in real code */
    bool serial_touch;                        /* its arrays are initialised by one thread */
};

/*
 * Reads a nest out of a file's text. In real code pointers, pragmas and OpenMP are taken as they
 * stand; a file in the kernel language says nothing of them, so it gets what kernels of the
 * collection get. Errors as nest_read.
 */
bool own_code_read(struct str text, const char *name, const struct nest_options *options,
                   struct arena *arena, struct own_code *out, struct err *err);

/* The same of a nest that was read already. */
bool own_code_of(const struct nest *nest, const char *name, struct arena *arena,
                 struct own_code *out, struct err *err);

/*
 * Sizes that the file defines are constants to its compiler: the own code is compiled for `sizes`,
 * the only ones that it will run at.
 */
void own_code_know_sizes(struct own_code *own, const int64_t *sizes, struct arena *arena);

/*
 * The nest with its loops in the order in which they move the arrays, as a compiler that exchanges
 * them makes it; a note says so. False, nothing done, where they are in that order, or where
 * pragmas or OpenMP fix the order that is written.
 */
bool own_code_reorder(struct own_code *own, struct arena *arena);

/* The line of loop `loop` in the user's file, 0 where unknown. */
unsigned own_code_loop_line(const struct own_code *own, int loop);

#endif
