#ifndef COLLECT_SOURCE_TRANSLATION_UNIT_H
#define COLLECT_SOURCE_TRANSLATION_UNIT_H

#include "base/err.h"
#include "collect/source/code.h"

/*
 * One file of C or C++, read by libclang with all that it includes. Missing headers and other
 * errors do not stop it: everything that does not depend on them is available. The caller passes
 * the text, so the file need not exist; headers are searched for from the folder in its name.
 */
struct source_unit;
struct fortran_files;
struct fragment_options;

struct unit_options {
    const char *const *flags; /* compiler flags such as -I and -D, appended to those of the file */
    size_t n_flags;
    const struct fortran_files *fortran;     /* flang's output for the file; null: it is C or C++ */
    const struct fragment_options *fragment; /* only these functions; null: all of the file */
};

/* Loads the library that reads C and C++, which takes 0.1 s: before a process is forked that
 * reads, so that it is loaded once. */
bool unit_prepare(struct err *err);

/* If this succeeds, close the unit in the end. Results are owned by the arena and stay valid. */
bool unit_open(struct arena *arena, const char *file, struct str text,
               const struct unit_options *options, struct source_unit **out, struct err *err);
void unit_close(struct source_unit *u);

/* Functions without their classes and headers (fragment.h). */
bool unit_is_fragment(const struct source_unit *u);
bool unit_is_fortran(const struct source_unit *u);

/* The functions with a body in the file itself, in its order. */
size_t unit_n_functions(const struct source_unit *u);
const struct code_decl *unit_function(const struct source_unit *u, size_t number);

/* Types that the file uses and nothing declares, and what they are taken as. */
size_t unit_n_types(const struct source_unit *u);
struct str unit_type(const struct source_unit *u, size_t number, const char **assumed);

/* Macros that nothing declares, and what they are taken as: round constants, `FL(0.5)`, the
 * constant, and some with a customary meaning, `MAX(a, b)`. */
const struct str_list *unit_macros(const struct source_unit *u);
const char *unit_macro_meaning(struct str name);

/* The text as parsed, to which code.offset refers. */
struct str unit_text(const struct source_unit *u);
/* Number of lines in it before the file's own. */
unsigned unit_lines_before(const struct source_unit *u);

/* The body of a function, anywhere in the unit; null if it is not known. */
const struct code *unit_body(struct source_unit *u, const struct code_decl *function);

/* The compiler's first error in these lines of the file; empty if there is none. */
struct str unit_complaint(const struct source_unit *u, unsigned from, unsigned to, unsigned *where);

/* Of a fragment: whether this is a guess from how the name is used. */
bool unit_is_guess(const struct source_unit *u, const struct code_decl *decl);

#endif
