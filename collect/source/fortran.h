#ifndef COLLECT_SOURCE_FORTRAN_H
#define COLLECT_SOURCE_FORTRAN_H

#include "base/err.h"
#include "collect/source/code.h"

/*
 * Fortran files, read by flang: it prints its parse tree, which this room converts to code in terms
 * of C: subscripts in reverse order and counted from 0, DO loops as `for`, array statements as
 * loops. Names are in lower case. Modules that a file uses are searched for in the files next to
 * it.
 */
enum { FORTRAN_MAX_FILES = 16 };

/* Flang's output for one file. */
struct fortran_file {
    const char *path;
    struct str tree;     /* its parse tree, after semantic analysis as far as that succeeds */
    struct str symbols;  /* flang's symbol table */
    struct str expanded; /* the statements with #line, without comments and continuation lines */
    struct str complaint;
    unsigned complaint_line;
};

/* A file and the modules that it uses. */
struct fortran_files {
    int n;
    int real_bytes; /* bytes of REAL without a kind, which a flag may set */
    struct fortran_file items[FORTRAN_MAX_FILES];
};

/* Whether it is a Fortran file, by its suffix: .f90, .F90, .f, .for and the like. */
bool fortran_is(const char *file);

/* Runs flang. From `flags` it gets only those that affect parsing: -I, -D, -U, and kinds. */
bool fortran_run(struct arena *arena, const char *file, struct str text, const char *const *flags,
                 size_t n_flags, struct fortran_files *out, struct err *err);

/* The functions and subroutines of the first file, and the main program. */
struct fortran_unit {
    size_t n_functions, capacity;
    struct code_decl **functions; /* `number` is the index in this list */
    const struct code **bodies;
};

void fortran_read(struct arena *arena, const struct fortran_files *files, struct str text,
                  struct fortran_unit *out);

/*
 * The directive before `*at` in C's form, `omp parallel for`; `*at` moves to its beginning.
 * Comments in between are skipped.
 */
bool fortran_directive_before(struct arena *arena, struct str text, size_t *at, struct str *out);

#endif
