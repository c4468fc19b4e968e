#ifndef STEMPEL_KERNEL_POLY_H
#define STEMPEL_KERNEL_POLY_H

#include "stempel/kernel/kernel.h"

/*
 * Arithmetic on the polynomials of kernel.h. Results are owned by the arena and in normal form; the
 * result may be one of the operands. Functions that return bool fail (out untouched) if a
 * coefficient does not fit in 64 bits or the result has more than POLY_MAX_TERMS terms or a total
 * degree above POLY_MAX_DEGREE.
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

/* True if p has no symbols; its value then goes to *value (which may be null). */
bool poly_is_constant(const struct poly *p, int64_t *value);

/*
 * The term that is largest in lexicographic order of the exponents; p must not be 0. With any such
 * monomial order, an exact division is found to be exact.
 */
const struct poly_term *poly_leading(const struct poly *p);

/*
 * a = quotient * b + remainder, where no term of the remainder is divisible by b's leading one.
 * Constants are rounded to the nearest integer, or down; the coefficients of other terms are
 * rounded down, so that polynomials that differ by a multiple of b have the same remainder. False
 * for b = 0, a leading coefficient of b below 1, and overflow.
 */
bool poly_divide(struct arena *arena, const struct poly *a, const struct poly *b, bool downwards,
                 struct poly *quotient, struct poly *remainder);

/* Total degree of one term: the sum of its exponents. */
int poly_degree(const struct poly_term *term);

/*
 * Compares the values for large sizes, with all size symbols taken to be the same: <0, 0, >0. Zero
 * only if the polynomials are then equal.
 */
int poly_compare_growth(const struct poly *a, const struct poly *b);

#endif
