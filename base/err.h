#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>

#include "base/str.h"

/*
 * An error, owned by the caller and passed down by pointer. Start with `struct err err = {0};`.
 * The first error wins: later ones are ignored, so a caller may go on and look once at the end.
 * Code below the command line never prints and never exits; it fills one of these.
 *
 * Printed form (cause first, then what to do, then the place in the source):
 *     kernel.c:3:14: error: index 'q' is not a loop index — use one of 'k', 'j', 'i'
 *         b[k][j][q] = a[k][j][i];
 *                 ^
 */
enum err_kind {
    ERR_NONE,
    ERR_USAGE,       /* the command line is wrong: exit status 2 */
    ERR_INPUT,       /* a file or a value from outside is wrong: exit status 1 */
    ERR_SYSTEM,      /* the operating system or another program refused: exit status 1 */
    ERR_INTERRUPTED, /* a signal asked us to stop: exit status 1 */
};

struct err {
    enum err_kind kind;
    unsigned line; /* from 1; 0: no place known */
    unsigned col;  /* from 1, in bytes; 0: no column known */
    char file[256];
    char text[768];
    char hint[512];   /* what to do; empty if the text says it all */
    char source[256]; /* the source line of the place, if known */
    int number;       /* errno of a failed system call, else 0 */
    bool transient; /* a resource was missing (disk space, memory, a process, a program that is not
                       installed): the same call may succeed later */
};

/* All setters return false, so that `return err_set(…);` reads as "failed because". */
bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* An input error at a place; `file` may be null. */
bool err_at(struct err *err, const char *file, unsigned line, unsigned col, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/*
 * A failed system call on `path` (may be null): adds the text of errno and, unless the caller adds
 * a hint, what to do about it.
 */
bool err_system(struct err *err, const char *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds a hint on what to do to the error just set; ignored if there is one already. */
bool err_hint(struct err *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Marks the error just set as transient; those of err_system always are. */
bool err_transient(struct err *err);

/* Cuts line `err->line` out of `text` (the whole file) for the caret display. */
bool err_source(struct err *err, struct str text);

/* The printed form, with a line end; control bytes of foreign text and bytes
 * that are not UTF-8 become '?'. */
void err_format(const struct err *err, struct sb *out);

/* Exit status of a program that fails with this error: 0, 1 or 2. */
int err_exit_status(const struct err *err);

#endif
