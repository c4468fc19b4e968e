#ifndef COLLECT_SOURCE_TRANSLATION_UNIT_H
#define COLLECT_SOURCE_TRANSLATION_UNIT_H

#include "base/err.h"
#include "collect/source/code.h"

/*
 * One file of C or C++, read by libclang with all that it includes. Headers that are missing and
 * other errors do not stop it: what does not depend on them is there. The text is what the caller
 * has, so the file need not exist; headers are looked for from the folder of its name.
 */
struct source_unit;
struct fortran_files;

struct unit_options {
    const char *const *flags; /* of the compiler, such as -I and -D: after those of the file */
    size_t n_flags;
    const struct fortran_files *fortran; /* what flang says of the file; null: it is C or C++ */
};

/* Must be closed if it was opened; what it returns is owned by the arena and stays. */
bool unit_open(struct arena *arena, const char *file, struct str text,
               const struct unit_options *options, struct source_unit **out, struct err *err);
void unit_close(struct source_unit *u);

bool unit_is_fortran(const struct source_unit *u);

/* The functions with a body in the file itself, in its order. */
size_t unit_n_functions(const struct source_unit *u);
const struct code_decl *unit_function(const struct source_unit *u, size_t number);

/* The text as it was parsed: what code.offset counts in. */
struct str unit_text(const struct source_unit *u);
/* Lines of it in front of the file's own. */
unsigned unit_lines_before(const struct source_unit *u);

/* What is between a function's braces, wherever in the unit; null where it is not known. */
const struct code *unit_body(struct source_unit *u, const struct code_decl *function);

/* The compiler's first complaint in these lines of the file; empty for none. */
struct str unit_complaint(const struct source_unit *u, unsigned from, unsigned to, unsigned *where);

#endif
