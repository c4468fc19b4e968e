#ifndef STEMPEL_KERNEL_PASTE_H
#define STEMPEL_KERNEL_PASTE_H

#include "stempel/kernel/kernel.h"

/*
 * Finds loop nests in C code that goes beyond the kernel language: functions around them, several
 * nests, preprocessor lines, const, static and restrict, declarations among parameters and
 * statements, pointers with linear subscripts or to rows, and undeclared names, which become arrays
 * and numbers of the code's type. Each nest becomes a text in the kernel language: the declarations
 * that it uses, then its own lines unchanged. An array whose extent is not in the code is declared
 * 8 elements wider than its loops go. This room is pure and calls no compiler: collect/source/
 * reads what this cannot, such as macros, pointer casts and statements between loops.
 */
struct pasted_nest {
    unsigned line; /* of the source, from 1 */
    struct str text;
};

struct pasted {
    size_t count;
    struct pasted_nest *nests; /* each can be parsed by kernel_parse; none is part of another */
    struct err refusal; /* why the first other nest with subscripts was refused, if there is one */
};

enum { PASTE_MAX_NESTS = 64 };

/*
 * Returns false, with the error, if the text cannot be cut into tokens; else the nests found, maybe
 * none. Owned by the arena.
 */
bool paste_read(struct str source, struct arena *arena, struct pasted *out, struct err *err);

#endif
