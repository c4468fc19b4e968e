#ifndef COLLECT_SOURCE_NEST_FORM_H
#define COLLECT_SOURCE_NEST_FORM_H

#include "stempel/kernel/poly.h"

/* Loops of a nest as written: those over tiles are in addition to the kernel's. */
enum { FORM_MAX_LOOPS = 12 };

/* An integer that is affine in the loops of the nest. */
struct form {
    struct poly constant;
    struct poly factor[FORM_MAX_LOOPS];
};

struct form form_constant(struct arena *arena, int64_t value);
struct form form_of_poly(struct poly p);
struct form form_loop(struct arena *arena, int loop);

/* a + factor * b, a * b; false where the result is too large or not affine. */
bool form_add(struct arena *arena, const struct form *a, int64_t factor, const struct form *b,
              struct form *out);
bool form_mul(struct arena *arena, const struct form *a, const struct form *b, struct form *out);
/* p * a */
bool form_scale(struct arena *arena, const struct form *a, const struct poly *p, struct form *out);

bool form_equal(const struct form *a, const struct form *b);
/* Contains no loop index. */
bool form_is_poly(const struct form *f);
bool form_is_constant(const struct form *f, int64_t *value);

#endif
