#ifndef CLI_NEST_CHOICE_H
#define CLI_NEST_CHOICE_H

#include "base/opt.h"
#include "collect/source/nest.h"

/* Which loop nest of a file, and how the file is read; commands that read real code have it. */
struct nest_choice {
    struct opt_list includes;
    const char *standard;
    const char *function;
    const char *lines;
    const char *marker;
};

/* Rows of an option table for the `struct nest_choice` at `offset`. */
#define NEST_CHOICE_OPTIONS(offset)                                                                \
    OPT('I', "include", OPT_LIST, (offset) + offsetof(struct nest_choice, includes), "DIR",        \
        "a folder of headers, to read your code"),                                                 \
        OPT(0, "std", OPT_TEXT, (offset) + offsetof(struct nest_choice, standard), "STANDARD",     \
            "the language of your code, such as c11 or c++20 (these default to what a "            \
            "compile_commands.json above the file says)"),                                         \
        OPT(0, "function", OPT_TEXT, (offset) + offsetof(struct nest_choice, function), "NAME",    \
            "the loop nest in this function"),                                                     \
        OPT(0, "lines", OPT_TEXT, (offset) + offsetof(struct nest_choice, lines), "FROM-TO",       \
            "the loop nest that begins in these lines"),                                           \
        OPT(0, "marker", OPT_TEXT, (offset) + offsetof(struct nest_choice, marker), "NAME",        \
            "the loop nest between the comments `inspect begin NAME` and `inspect end`")

/* `flags` of the compiler, of which -I, -D and the like count for reading; null: none. */
bool nest_choice_read(const struct nest_choice *choice, const char *flags, struct arena *arena,
                      struct nest_options *out, struct err *err);

/* Is one nest named, or is the file Fortran, which is not the kernel language? */
bool nest_choice_is_made(const struct nest_choice *choice, const char *file);

/* What was assumed about the code, a note each on standard error. */
void nest_print_notes(const struct nest *nest, const char *file);

#endif
