#ifndef COLLECT_SOURCE_NEST_FORM_H
#define COLLECT_SOURCE_NEST_FORM_H

#include "stempel/kernel/poly.h"

/*
 * Maximum number of loops of a nest as written: loops over tiles are in addition to the kernel's.
 */
enum { FORM_MAX_LOOPS = 12 };

/* An integer that is affine in the loops of the nest. */
struct code_form {
    struct poly constant;
    struct poly factor[FORM_MAX_LOOPS];
};

struct code_form form_constant(struct arena *arena, int64_t value);
struct code_form form_of_poly(struct poly p);
struct code_form form_loop(struct arena *arena, int loop);

/* a + factor * b, a * b; false if the result is too large or not affine. */
bool form_add(struct arena *arena, const struct code_form *a, int64_t factor,
              const struct code_form *b, struct code_form *out);
bool form_mul(struct arena *arena, const struct code_form *a, const struct code_form *b,
              struct code_form *out);
/* p * a */
bool form_scale(struct arena *arena, const struct code_form *a, const struct poly *p,
                struct code_form *out);

bool form_equal(const struct code_form *a, const struct code_form *b);
/* Contains no loop index. */
bool form_is_poly(const struct code_form *f);
bool form_is_constant(const struct code_form *f, int64_t *value);
/* Without loop indices, and negative for large sizes. */
bool form_is_negative(const struct code_form *f);

#endif
