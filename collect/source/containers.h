#ifndef COLLECT_SOURCE_CONTAINERS_H
#define COLLECT_SOURCE_CONTAINERS_H

#include "base/arena.h"
#include "collect/source/code.h"

/*
 * C++'s containers whose elements lie one after the other, std::vector and the like: their
 * iterators are pointers, so that what is written with iterators is code over an array.
 */

/* `&x[0]` for x.begin() and std::begin(x), `&x[0] + x.size()` for x.end() and std::end(x), where
 * the call gives a pointer; null for other calls. */
const struct code *container_pointer(struct arena *arena, const struct code *call,
                                     const struct code *const *parts, int n_parts);

/* `for (element : x) body` as `for (p = &x[0]; p != &x[0] + x.size(); ++p) { element; body }`. */
const struct code *container_loop(struct arena *arena, const struct code *at,
                                  const struct code_decl *pointer, const struct code *x,
                                  const struct code *element, const struct code *body);

#endif
