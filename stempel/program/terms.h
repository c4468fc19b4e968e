#ifndef STEMPEL_PROGRAM_TERMS_H
#define STEMPEL_PROGRAM_TERMS_H

#include "base/arena.h"
#include "stempel/kernel/kernel.h"

enum { TERM_MAX_FACTORS = 4 };

/* A product of numbers, input scalars and array elements. */
struct term {
    bool negative;
    int n_factors;
    const struct expr *factors[TERM_MAX_FACTORS]; /* EXPR_NUMBER, EXPR_SCALAR or EXPR_ACCESS */
};

/* target = sum of terms: a stencil as the list of its coefficients. */
struct term_list {
    const struct expr *target;
    size_t count;
    const struct term *terms;
};

/*
 * Multiplies out the kernel's statement. False if it is not a sum of terms: more than one
 * statement, a written scalar, a division, an index used as a value, or too many terms.
 */
bool terms_of(const struct kernel *k, struct arena *arena, struct term_list *out);

#endif
