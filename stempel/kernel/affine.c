#include "stempel/kernel/build.h"
#include "stempel/kernel/poly.h"

static bool too_large(struct builder *b, struct tree_place where)
{
    build_fail(b, where, "this integer expression is too large");
    err_hint(b->err, "its coefficients must fit in 64 bits and its degree must be below %d",
             POLY_MAX_DEGREE);
    return false;
}

static struct affine affine_of(struct builder *b, struct poly constant)
{
    return (struct affine){constant,
                           arena_alloc(b->arena, (size_t)b->n_loops, sizeof(struct poly))};
}

/* x + factor * y */
static bool affine_add_scaled(struct builder *b, const struct affine *x, int64_t factor,
                              const struct affine *y, struct affine *out)
{
    struct poly *sum = arena_alloc(b->arena, (size_t)b->n_loops, sizeof *sum);
    struct poly constant;
    if (!poly_add_scaled(b->arena, &x->constant, factor, &y->constant, &constant))
        return false;
    for (int l = 0; l < b->n_loops; l++) {
        if (!poly_add_scaled(b->arena, &x->factor[l], factor, &y->factor[l], &sum[l]))
            return false;
    }
    *out = (struct affine){constant, sum};
    return true;
}

static bool has_index(const struct builder *b, const struct affine *x)
{
    for (int l = 0; l < b->n_loops; l++) {
        if (x->factor[l].n_terms != 0)
            return true;
    }
    return false;
}

/* x * y, where y has no loop index. */
static bool affine_mul_poly(struct builder *b, const struct affine *x, const struct poly *y,
                            struct affine *out)
{
    struct poly *factor = arena_alloc(b->arena, (size_t)b->n_loops, sizeof *factor);
    struct poly constant;
    if (!poly_mul(b->arena, &x->constant, y, &constant))
        return false;
    for (int l = 0; l < b->n_loops; l++) {
        if (!poly_mul(b->arena, &x->factor[l], y, &factor[l]))
            return false;
    }
    *out = (struct affine){constant, factor};
    return true;
}

static bool affine_product(struct builder *b, struct tree_place where, const struct affine *x,
                           const struct affine *y, struct affine *out)
{
    const bool index_left = has_index(b, x);
    if (index_left && has_index(b, y)) {
        build_fail(b, where, "a product of loop indices is not supported");
        err_hint(b->err, "subscripts are linear in the loop indices, such as i + j*N");
        return false;
    }
    return affine_mul_poly(b, index_left ? x : y, index_left ? &y->constant : &x->constant, out) ||
           too_large(b, where);
}

static bool affine_leaf(struct builder *b, struct tree_place where, const struct expr *e,
                        struct affine *out)
{
    int64_t value = 0;
    size_t n_digits = 0;
    if (e->kind == EXPR_SIZE) {
        *out = affine_of(b, poly_symbol(b->arena, e->ref));
        return true;
    }
    if (e->kind == EXPR_INDEX) {
        struct poly *factor = arena_alloc(b->arena, (size_t)b->n_loops, sizeof *factor);
        factor[e->ref] = poly_constant(b->arena, 1);
        *out = (struct affine){poly_constant(b->arena, 0), factor};
        return true;
    }
    while (n_digits < e->text.len && char_is_digit(e->text.ptr[n_digits]))
        n_digits++;
    if (!str_to_i64(str_slice(e->text, 0, n_digits), &value))
        return too_large(b, where);
    *out = affine_of(b, poly_constant(b->arena, value));
    return true;
}

/* Recursion is limited by KERNEL_MAX_INDEX_DEPTH, which build_expr keeps. */
static bool affine_expr(struct builder *b, struct tree_place where, const struct expr *e,
                        struct affine *out)
{
    if (e->kind == EXPR_INDEX || e->kind == EXPR_SIZE || e->kind == EXPR_NUMBER)
        return affine_leaf(b, where, e, out);
    struct affine left;
    struct affine right = affine_of(b, poly_constant(b->arena, 0));
    if (!affine_expr(b, where, e->left, &left))
        return false;
    if (e->kind == EXPR_NEG)
        return affine_add_scaled(b, &right, -1, &left, out) || too_large(b, where);
    if (!affine_expr(b, where, e->right, &right))
        return false;
    switch (e->op) {
    case '+':
        return affine_add_scaled(b, &left, 1, &right, out) || too_large(b, where);
    case '-':
        return affine_add_scaled(b, &left, -1, &right, out) || too_large(b, where);
    case '*':
        return affine_product(b, where, &left, &right, out);
    default:
        build_fail(b, where, "a division in a subscript, size or loop bound is not supported");
        err_hint(b->err, "use a separate size symbol for the quotient");
        return false;
    }
}

bool build_affine(struct builder *b, const struct expr *e, struct affine *out)
{
    return affine_expr(b, tree_beginning(e), e, out);
}

bool build_poly(struct builder *b, const char *what, const struct expr *e, struct poly *out)
{
    struct affine form;
    const struct expr *built = build_expr(b, IN_SIZE, e);
    if (built == NULL || !build_affine(b, built, &form))
        return false;
    if (has_index(b, &form))
        return build_fail(b, tree_beginning(e), "%s that depends on a loop index is not supported",
                          what) ||
               err_hint(b->err, "rows of different lengths have different layer conditions; write "
                                "a size symbol instead to get the traffic of rows of that length");
    *out = form.constant;
    return true;
}

bool build_linear(struct builder *b, struct tree_place where, const struct kernel_array *array,
                  const struct affine *subscripts, struct affine *out)
{
    struct affine position = subscripts[0];
    for (int d = 1; d < array->n_dims; d++) {
        if (!affine_mul_poly(b, &position, &array->dims[d], &position) ||
            !affine_add_scaled(b, &position, 1, &subscripts[d], &position))
            return too_large(b, where);
    }
    *out = position;
    return true;
}
