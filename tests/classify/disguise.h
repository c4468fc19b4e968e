#ifndef TESTS_CLASSIFY_DISGUISE_H
#define TESTS_CLASSIFY_DISGUISE_H

#include "base/arena.h"
#include "base/str.h"
#include "stempel/class.h"

/*
 * The stencil of a class as others would write it: a C function with other names, its terms
 * in another order, factored or not, with helpers, macros, linear or declared subscripts, W's
 * dimension anywhere. The same seed gives the same text. Owned by the arena.
 */
struct str disguise(const struct stencil_class *class, unsigned seed, struct arena *arena);

#endif
