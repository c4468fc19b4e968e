#ifndef COLLECT_SOURCE_CODE_MAKE_H
#define COLLECT_SOURCE_CODE_MAKE_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * Code that the user has not written, but what he has written means. It stands where `at` does, and
 * may be filled in further by whoever made it.
 */

/* With the parts that are not null, without an operator. */
struct code *code_make(struct arena *arena, const struct code *at, enum code_kind kind,
                       const struct code_type *type, const struct code *left,
                       const struct code *right);
/* The code with what `map` makes of each part; the given one where that is the part itself. */
const struct code *code_make_mapped(struct arena *arena, const struct code *c,
                                    const struct code *(*map)(void *data, const struct code *part),
                                    void *data);
/* The same as code_make, with an operator. */
struct code *code_make_operation(struct arena *arena, const struct code *at, enum code_kind kind,
                                 const char *op, const struct code_type *type,
                                 const struct code *left, const struct code *right);
struct code *code_make_integer(struct arena *arena, const struct code *at, int64_t value);
/* `left op right`, of the same type as `at`. */
struct code *code_make_binary(struct arena *arena, const struct code *at, const char *op,
                              const struct code *left, const struct code *right);
/* `left = right`, of the type of what is set. */
struct code *code_make_assignment(struct arena *arena, const struct code *at,
                                  const struct code *left, const struct code *right);
struct code *code_make_name(struct arena *arena, const struct code *at,
                            const struct code_decl *decl);
/* Of an object, or of what a pointer points to. */
struct code *code_make_member(struct arena *arena, const struct code *at, const struct code *object,
                              const struct code_decl *decl);

#endif
