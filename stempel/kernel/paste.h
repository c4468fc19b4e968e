#ifndef STEMPEL_KERNEL_PASTE_H
#define STEMPEL_KERNEL_PASTE_H

#include "stempel/kernel/kernel.h"

/*
 * Loop nests in C code that is more than the kernel language: functions around them, several nests,
 * preprocessor lines, const, static and restrict, declarations among parameters and statements,
 * pointers with linear subscripts or to rows, and names that are not declared at all, which become
 * arrays and numbers of the code's type. Each nest becomes a text in the kernel language: the
 * declarations that it uses, then its own lines as they stand. An array whose extent the code does
 * not say is declared 8 elements wider than its loops go. Pure, and no compiler: collect/source/
 * reads what this cannot, such as macros, casts of pointers and statements between the loops.
 */
struct pasted_nest {
    unsigned line; /* of the source, from 1 */
    struct str text;
};

struct pasted {
    size_t count;
    struct pasted_nest *nests; /* each can be parsed by kernel_parse; outermost first, not within
                                  each other */
    struct err refusal;        /* of the first nest with subscripts that is none of them, if any */
};

enum { PASTE_MAX_NESTS = 64 };

/* False with the error where the text cannot even be cut into tokens; else what was found, which
 * may be nothing. Owned by the arena. */
bool paste_read(struct str source, struct arena *arena, struct pasted *out, struct err *err);

#endif
