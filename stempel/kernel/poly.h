#ifndef STEMPEL_KERNEL_POLY_H
#define STEMPEL_KERNEL_POLY_H

#include "stempel/kernel/kernel.h"

/*
 * Arithmetic on the polynomials of kernel.h. Results are owned by the arena and in normal form;
 * operands may be the result's own. Functions that return bool fail (out untouched) where a
 * coefficient leaves 64 bits or the result has more than POLY_MAX_TERMS terms or a total degree
 * above POLY_MAX_DEGREE.
 */
enum { POLY_MAX_TERMS = 128, POLY_MAX_DEGREE = 32 };

struct poly poly_constant(struct arena *arena, int64_t value);
struct poly poly_symbol(struct arena *arena, int symbol);

/* a + factor * b. */
bool poly_add_scaled(struct arena *arena, const struct poly *a, int64_t factor,
                     const struct poly *b, struct poly *out);
bool poly_mul(struct arena *arena, const struct poly *a, const struct poly *b, struct poly *out);

bool poly_equal(const struct poly *a, const struct poly *b);

/* Whether its value depends on the size symbol. */
bool poly_has_symbol(const struct poly *p, int symbol);

/* True where p has no symbols; its value then goes to *value (which may be null). */
bool poly_is_constant(const struct poly *p, int64_t *value);

/*
 * The term that is largest in lexicographic order of the exponents; p must not be 0. Under any such
 * order of monomials a division without rest comes out without rest.
 */
const struct poly_term *poly_leading(const struct poly *p);

/*
 * a = quotient * b + remainder, the remainder's terms not divisible by b's leading one. Constants
 * are divided to the nearest integer, or downwards; the coefficients of other terms downwards, so
 * that what differs by a multiple of b has one remainder. False for b = 0, a leading coefficient of
 * b below 1, and overflow.
 */
bool poly_divide(struct arena *arena, const struct poly *a, const struct poly *b, bool downwards,
                 struct poly *quotient, struct poly *remainder);

/* Total degree of one term: the sum of its exponents. */
int poly_degree(const struct poly_term *term);

/*
 * Order for large sizes, all size symbols taken as one: <0, 0, >0. Zero only for polynomials that
 * are then the same.
 */
int poly_compare_growth(const struct poly *a, const struct poly *b);

#endif
