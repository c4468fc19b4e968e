#include "stempel/kernel/parser.h"

#include "stempel/kernel/poly.h"

static bool too_large(struct parser *p, const struct token *where)
{
    fail_at(p, where, "this integer expression is too large");
    fail_hint(p, "its coefficients must fit in 64 bits and its degree must be below %d",
              POLY_MAX_DEGREE);
    return false;
}

static struct affine affine_of(struct parser *p, struct poly constant)
{
    return (struct affine){constant,
                           arena_alloc(p->arena, (size_t)p->n_loops, sizeof(struct poly))};
}

/* a + factor * b */
static bool affine_add_scaled(struct parser *p, const struct affine *a, int64_t factor,
                              const struct affine *b, struct affine *out)
{
    struct poly *sum = arena_alloc(p->arena, (size_t)p->n_loops, sizeof *sum);
    struct poly constant;
    if (!poly_add_scaled(p->arena, &a->constant, factor, &b->constant, &constant))
        return false;
    for (int l = 0; l < p->n_loops; l++) {
        if (!poly_add_scaled(p->arena, &a->factor[l], factor, &b->factor[l], &sum[l]))
            return false;
    }
    *out = (struct affine){constant, sum};
    return true;
}

static bool has_index(const struct parser *p, const struct affine *a)
{
    for (int l = 0; l < p->n_loops; l++) {
        if (a->factor[l].n_terms != 0)
            return true;
    }
    return false;
}

/* a * b, where b has no loop index. */
static bool affine_mul_poly(struct parser *p, const struct affine *a, const struct poly *b,
                            struct affine *out)
{
    struct poly *factor = arena_alloc(p->arena, (size_t)p->n_loops, sizeof *factor);
    struct poly constant;
    if (!poly_mul(p->arena, &a->constant, b, &constant))
        return false;
    for (int l = 0; l < p->n_loops; l++) {
        if (!poly_mul(p->arena, &a->factor[l], b, &factor[l]))
            return false;
    }
    *out = (struct affine){constant, factor};
    return true;
}

static bool affine_product(struct parser *p, const struct token *where, const struct affine *a,
                           const struct affine *b, struct affine *out)
{
    if (has_index(p, a) && has_index(p, b)) {
        fail_at(p, where, "a product of loop indices is not supported");
        fail_hint(p, "subscripts are linear in the loop indices, such as i + j*N");
        return false;
    }
    const bool index_left = has_index(p, a);
    if (!affine_mul_poly(p, index_left ? a : b, index_left ? &b->constant : &a->constant, out))
        return too_large(p, where);
    return true;
}

static bool affine_leaf(struct parser *p, const struct token *where, const struct expr *e,
                        struct affine *out)
{
    if (e->kind == EXPR_SIZE) {
        *out = affine_of(p, poly_symbol(p->arena, e->ref));
        return true;
    }
    *out = affine_of(p, poly_constant(p->arena, 0));
    if (e->kind == EXPR_INDEX) {
        struct poly *factor = arena_alloc(p->arena, (size_t)p->n_loops, sizeof *factor);
        factor[e->ref] = poly_constant(p->arena, 1);
        out->factor = factor;
        return true;
    }
    size_t n_digits = 0;
    while (n_digits < e->text.len && e->text.ptr[n_digits] >= '0' && e->text.ptr[n_digits] <= '9')
        n_digits++;
    int64_t value = 0;
    if (!str_to_i64(str_slice(e->text, 0, n_digits), &value))
        return too_large(p, where);
    out->constant = poly_constant(p->arena, value);
    return true;
}

/* Recursion is limited by INDEX_MAX_DEPTH, which the expression parser keeps. */
bool expr_affine(struct parser *p, const struct token *where, const struct expr *e,
                 struct affine *out)
{
    if (e->kind == EXPR_INDEX || e->kind == EXPR_SIZE || e->kind == EXPR_NUMBER)
        return affine_leaf(p, where, e, out);
    struct affine left;
    struct affine right = affine_of(p, poly_constant(p->arena, 0));
    if (!expr_affine(p, where, e->left, &left))
        return false;
    if (e->kind == EXPR_NEG)
        return affine_add_scaled(p, &right, -1, &left, out) || too_large(p, where);
    if (!expr_affine(p, where, e->right, &right))
        return false;
    switch (e->op) {
    case '+':
        return affine_add_scaled(p, &left, 1, &right, out) || too_large(p, where);
    case '-':
        return affine_add_scaled(p, &left, -1, &right, out) || too_large(p, where);
    case '*':
        return affine_product(p, where, &left, &right, out);
    default:
        fail_at(p, where, "a division in a subscript, size or loop bound is not supported");
        fail_hint(p, "use a separate size symbol for the quotient");
        return false;
    }
}

bool expr_poly(struct parser *p, const struct token *where, const char *what, const struct expr *e,
               struct poly *out)
{
    struct affine form;
    if (!expr_affine(p, where, e, &form))
        return false;
    if (has_index(p, &form)) {
        fail_at(p, where, "%s that depends on a loop index is not supported", what);
        fail_hint(p, "rows of different lengths have different layer conditions; write a size "
                     "symbol instead to get the traffic of rows of that length");
        return false;
    }
    *out = form.constant;
    return true;
}

bool linearise(struct parser *p, const struct token *where, const struct kernel_array *array,
               const struct affine *subscripts, struct affine *out)
{
    struct affine position = affine_of(p, poly_constant(p->arena, 0));
    for (int d = 0; d < array->n_dims; d++) {
        if (!affine_mul_poly(p, &position, &array->dims[d], &position) ||
            !affine_add_scaled(p, &position, 1, &subscripts[d], &position))
            return too_large(p, where);
    }
    *out = position;
    return true;
}
