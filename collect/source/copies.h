#ifndef COLLECT_SOURCE_COPIES_H
#define COLLECT_SOURCE_COPIES_H

#include "base/arena.h"
#include "collect/source/code.h"

/* Whether the code sets the struct or one of its members. */
bool copies_sets_member(const struct code *c, const struct code_decl *d);

/*
 * What the declaration of a struct, `struct cell p = c[i];`, copies: those members that `body`
 * uses, if it changes the copy or what was copied. None where the copy stands for the original.
 */
int copies_declared(struct arena *arena, const struct code *declaration, const struct code *body,
                    const struct code_copied **out);

#endif
