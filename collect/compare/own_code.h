#ifndef COLLECT_COMPARE_OWN_CODE_H
#define COLLECT_COMPARE_OWN_CODE_H

#include "collect/source/nest.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * The user's code: the parsed loop nest, and how it is written in the file. Everything is owned by
 * the arena that it was read into.
 */
struct own_code {
    const char *name; /* of the file, as given */
    struct nest nest;
    const struct kernel *kernel;              /* of the nest */
    const struct program_as_written *written; /* null: the file is in the kernel language */
    bool serial;                              /* no OpenMP in real code */
    bool serial_touch;                        /* its arrays are initialised by one thread */
    int shift_bytes; /* its arrays begin so many bytes after a cache line; see own_code_align */
    bool
        unlike; /* the compiler vectorises the inner loop either as read or in the file, not both */
};

/*
 * Reads a nest from a file's text. In real code, pointers, pragmas and OpenMP are kept as written.
 * A file in the kernel language has none of them and is treated like kernels of the collection.
 * Errors as for nest_read.
 */
bool own_code_read(struct str text, const char *name, const struct nest_options *options,
                   struct arena *arena, struct own_code *out, struct err *err);

/* The same for a nest that was already read. */
bool own_code_of(const struct nest *nest, const char *name, struct arena *arena,
                 struct own_code *out, struct err *err);

/*
 * Takes its arrays to begin at cache lines. Without this, arrays behind pointers are taken to come
 * from malloc (or new, or a container): glibc's large blocks begin 16 bytes after a page, so each
 * vector of 64 bytes reaches into the next cache line.
 */
void own_code_align(struct own_code *own);

/*
 * Sizes that the file defines are constants for the compiler: the code is then compiled for `sizes`
 * and must run only with these.
 */
void own_code_know_sizes(struct own_code *own, const int64_t *sizes, struct arena *arena);

/*
 * Puts the loops in the order of their strides in memory, like a compiler that interchanges them,
 * and adds a note. False, without a change, if they are already in that order, or if pragmas or
 * OpenMP fix the order.
 */
bool own_code_reorder(struct own_code *own, struct arena *arena);

/* Notes that the compiler vectorises the inner loop in the file (or else as it was read) only. */
void own_code_set_unlike(struct own_code *own, bool in_file, struct arena *arena);

/* The line of loop `loop` in the user's file, 0 if unknown. */
unsigned own_code_loop_line(const struct own_code *own, int loop);

#endif
