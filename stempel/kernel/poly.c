#include "stempel/kernel/poly.h"

#include <string.h>

#include "base/divisor.h"
#include "base/panic.h"

struct poly poly_constant(struct arena *arena, int64_t value)
{
    if (value == 0)
        return (struct poly){0, NULL};
    const struct poly_term term = {.coefficient = value};
    return (struct poly){1, arena_copy(arena, &term, 1, sizeof term)};
}

struct poly poly_symbol(struct arena *arena, int symbol)
{
    panic_unless(symbol >= 0 && symbol < KERNEL_MAX_SYMBOLS, "no such size symbol");
    struct poly_term term = {.coefficient = 1, .degree = 1};
    term.exponent[symbol] = 1;
    return (struct poly){1, arena_copy(arena, &term, 1, sizeof term)};
}

int poly_degree(const struct poly_term *term)
{
    return term->degree;
}

/*
 * Graded lexicographic order, larger monomials first: <0 where `a` comes before `b`. Multiplying
 * both sides by a monomial keeps it.
 */
static int term_order(const struct poly_term *a, const struct poly_term *b)
{
    const int by_degree = b->degree - a->degree;
    return by_degree != 0 ? by_degree : memcmp(b->exponent, a->exponent, sizeof a->exponent);
}

bool poly_add_scaled(struct arena *arena, const struct poly *a, int64_t factor,
                     const struct poly *b, struct poly *out)
{
    struct poly_term *terms = arena_alloc(arena, a->n_terms + b->n_terms, sizeof *terms);
    size_t n = 0;
    size_t i = 0;
    size_t j = 0;
    while (i < a->n_terms || j < b->n_terms) {
        int order = 0;
        if (j == b->n_terms)
            order = -1;
        else if (i == a->n_terms)
            order = 1;
        else
            order = term_order(&a->terms[i], &b->terms[j]);
        terms[n] = order <= 0 ? a->terms[i] : b->terms[j];
        int64_t sum = order <= 0 ? a->terms[i].coefficient : 0;
        int64_t scaled = 0;
        if (order >= 0 && (__builtin_mul_overflow(factor, b->terms[j].coefficient, &scaled) ||
                           __builtin_add_overflow(sum, scaled, &sum)))
            return false;
        i += order <= 0;
        j += order >= 0;
        terms[n].coefficient = sum;
        n += sum != 0;
    }
    if (n > POLY_MAX_TERMS)
        return false;
    *out = (struct poly){n, terms};
    return true;
}

/* monomial * b, which keeps the order of b's terms. */
static bool mul_term(struct arena *arena, const struct poly_term *monomial, const struct poly *b,
                     struct poly *out)
{
    struct poly_term *terms = arena_alloc(arena, b->n_terms, sizeof *terms);
    for (size_t j = 0; j < b->n_terms; j++) {
        if (monomial->degree + b->terms[j].degree > POLY_MAX_DEGREE ||
            __builtin_mul_overflow(monomial->coefficient, b->terms[j].coefficient,
                                   &terms[j].coefficient))
            return false;
        terms[j].degree = (uint8_t)(monomial->degree + b->terms[j].degree);
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
            terms[j].exponent[s] = (uint8_t)(monomial->exponent[s] + b->terms[j].exponent[s]);
    }
    *out = (struct poly){b->n_terms, terms};
    return true;
}

bool poly_mul(struct arena *arena, const struct poly *a, const struct poly *b, struct poly *out)
{
    struct poly sum = {0, NULL};
    for (size_t i = 0; i < a->n_terms; i++) {
        struct poly product;
        if (!mul_term(arena, &a->terms[i], b, &product) ||
            !poly_add_scaled(arena, &sum, 1, &product, &sum))
            return false;
    }
    *out = sum;
    return true;
}

bool poly_equal(const struct poly *a, const struct poly *b)
{
    if (a->n_terms != b->n_terms)
        return false;
    for (size_t i = 0; i < a->n_terms; i++) {
        if (a->terms[i].coefficient != b->terms[i].coefficient ||
            memcmp(a->terms[i].exponent, b->terms[i].exponent, sizeof a->terms[i].exponent) != 0)
            return false;
    }
    return true;
}

bool poly_has_symbol(const struct poly *p, int symbol)
{
    bool has = false;
    for (size_t t = 0; t < p->n_terms; t++)
        has = has || p->terms[t].exponent[symbol] != 0;
    return has;
}

bool poly_is_constant(const struct poly *p, int64_t *value)
{
    if (p->n_terms > 1 || (p->n_terms == 1 && p->terms[0].degree != 0))
        return false;
    if (value != NULL)
        *value = p->n_terms == 0 ? 0 : p->terms[0].coefficient;
    return true;
}

/* Sum of the coefficients of all terms of one total degree; long double holds any such sum. */
static long double degree_coefficient(const struct poly *p, int degree)
{
    long double sum = 0;
    for (size_t i = 0; i < p->n_terms; i++) {
        if (p->terms[i].degree == degree)
            sum += (long double)p->terms[i].coefficient;
    }
    return sum;
}

int poly_compare_growth(const struct poly *a, const struct poly *b)
{
    const int degree_a = a->n_terms == 0 ? 0 : a->terms[0].degree;
    const int degree_b = b->n_terms == 0 ? 0 : b->terms[0].degree;
    for (int d = degree_a > degree_b ? degree_a : degree_b; d >= 0; d--) {
        const long double x = degree_coefficient(a, d);
        const long double y = degree_coefficient(b, d);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}

static bool term_eval(const struct poly_term *term, const int64_t *sizes, int64_t *out)
{
    int64_t value = term->coefficient;
    int left = term->degree; /* symbols are few, and the first ones: this is called most of all */
    for (int s = 0; left > 0; s++) {
        left -= term->exponent[s];
        for (int e = 0; e < term->exponent[s]; e++) {
            if (__builtin_mul_overflow(value, sizes[s], &value))
                return false;
        }
    }
    *out = value;
    return true;
}

bool poly_eval(const struct poly *p, const int64_t *sizes, int64_t *out)
{
    int64_t sum = 0;
    for (size_t i = 0; i < p->n_terms; i++) {
        int64_t value = 0;
        if (!term_eval(&p->terms[i], sizes, &value) || __builtin_add_overflow(sum, value, &sum))
            return false;
    }
    *out = sum;
    return true;
}

/* `N*P`, `N**2`: the symbols of a term without its coefficient. */
static void monomial_print(const struct poly_term *term, const struct kernel *k, struct sb *out)
{
    const char *between = "";
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++) {
        if (term->exponent[s] == 0)
            continue;
        sb_addz(out, between);
        sb_add(out, k->symbols[s]);
        if (term->exponent[s] > 1)
            sb_addf(out, "**%d", term->exponent[s]);
        between = "*";
    }
}

void poly_print(const struct poly *p, const struct kernel *k, struct sb *out)
{
    if (p->n_terms == 0)
        sb_addc(out, '0');
    for (size_t i = 0; i < p->n_terms; i++) {
        const struct poly_term *term = &p->terms[i];
        const bool negative = term->coefficient < 0;
        const uint64_t factor = divisor_magnitude(term->coefficient);
        const bool bare = term->degree == 0;
        if (i == 0)
            sb_addz(out, negative ? "-" : "");
        else
            sb_addz(out, negative ? " - " : " + ");
        if (bare || factor != 1)
            sb_addu(out, factor);
        if (!bare && factor != 1)
            sb_addc(out, '*');
        monomial_print(term, k, out);
    }
}

static bool divides(const struct poly_term *b, const struct poly_term *a)
{
    bool fits = true;
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        fits = fits && b->exponent[s] <= a->exponent[s];
    return fits;
}

static int64_t rounded(int64_t a, int64_t b, bool downwards)
{
    int64_t q = a / b;
    int64_t rest = a % b;
    if (rest < 0) {
        rest += b;
        q--;
    }
    return !downwards && rest > b / 2 ? q + 1 : q;
}

/* Lexicographic order of monomials: with any fixed order an exact division is found to be exact. */
static int compare_terms(const struct poly_term *a, const struct poly_term *b)
{
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++) {
        if (a->exponent[s] != b->exponent[s])
            return a->exponent[s] < b->exponent[s] ? -1 : 1;
    }
    return 0;
}

const struct poly_term *poly_leading(const struct poly *p)
{
    const struct poly_term *best = &p->terms[0];
    for (size_t i = 1; i < p->n_terms; i++) {
        if (compare_terms(&p->terms[i], best) > 0)
            best = &p->terms[i];
    }
    return best;
}

bool poly_divide(struct arena *arena, const struct poly *a, const struct poly *b, bool downwards,
                 struct poly *quotient, struct poly *remainder)
{
    struct poly rest = *a;
    struct poly q = {0};
    struct poly out = {0};
    if (b->n_terms == 0)
        return false;
    const struct poly_term *lead_b = poly_leading(b);
    if (lead_b->coefficient < 1)
        return false;
    for (int steps = 0; rest.n_terms != 0 && steps < 4 * POLY_MAX_TERMS; steps++) {
        const struct poly_term *lead = poly_leading(&rest);
        struct poly_term factor = {0};
        bool constant = divides(lead_b, lead);
        if (constant) {
            for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++) {
                factor.exponent[s] = (uint8_t)(lead->exponent[s] - lead_b->exponent[s]);
                constant = constant && lead->exponent[s] == 0;
            }
            factor.degree = (uint8_t)(lead->degree - lead_b->degree);
            factor.coefficient =
                rounded(lead->coefficient, lead_b->coefficient, downwards || !constant);
        }
        if (factor.coefficient == 0) {
            const struct poly moved = {1, lead};
            if (!poly_add_scaled(arena, &out, 1, &moved, &out) ||
                !poly_add_scaled(arena, &rest, -1, &moved, &rest))
                return false;
            continue;
        }
        const struct poly part = {1, arena_copy(arena, &factor, 1, sizeof factor)};
        struct poly product;
        if (!poly_mul(arena, &part, b, &product) ||
            !poly_add_scaled(arena, &rest, -1, &product, &rest) ||
            !poly_add_scaled(arena, &q, 1, &part, &q))
            return false;
        if (constant) { /* the last term: what is left by rounding is the remainder */
            if (!poly_add_scaled(arena, &out, 1, &rest, &out))
                return false;
            rest = (struct poly){0};
        }
    }
    if (rest.n_terms != 0)
        return false;
    *quotient = q;
    *remainder = out;
    return true;
}
