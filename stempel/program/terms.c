#include "stempel/program/terms.h"

enum { MAX_TERMS = 1 << 14 };

struct list {
    struct term *items;
    size_t count;
};

static bool expand(const struct kernel *k, const struct expr *e, struct arena *arena,
                   struct list *out);

static bool is_factor(const struct kernel *k, const struct expr *e)
{
    return e->kind == EXPR_NUMBER || e->kind == EXPR_ACCESS ||
           (e->kind == EXPR_SCALAR && !k->scalars[e->ref].written);
}

static bool multiply(const struct term *a, const struct term *b, struct term *product)
{
    if (a->n_factors + b->n_factors > TERM_MAX_FACTORS)
        return false;
    *product = *a;
    product->negative = a->negative != b->negative;
    for (int i = 0; i < b->n_factors; i++)
        product->factors[product->n_factors++] = b->factors[i];
    return true;
}

static bool expand_product(const struct kernel *k, const struct expr *e, struct arena *arena,
                           struct list *out)
{
    struct list left = {0};
    struct list right = {0};
    if (!expand(k, e->left, arena, &left) || !expand(k, e->right, arena, &right) ||
        left.count * right.count > MAX_TERMS)
        return false;
    for (size_t i = 0; i < left.count; i++) {
        for (size_t j = 0; j < right.count; j++) {
            struct term product;
            if (!multiply(&left.items[i], &right.items[j], &product))
                return false;
            *ARENA_ADD(arena, out->items, out->count) = product;
        }
    }
    return true;
}

static bool expand_negative(const struct kernel *k, const struct expr *e, struct arena *arena,
                            struct list *out)
{
    const size_t first = out->count;
    if (!expand(k, e, arena, out))
        return false;
    for (size_t i = first; i < out->count; i++)
        out->items[i].negative = !out->items[i].negative;
    return true;
}

static bool expand(const struct kernel *k, const struct expr *e, struct arena *arena,
                   struct list *out)
{
    if (is_factor(k, e)) {
        *ARENA_ADD(arena, out->items, out->count) = (struct term){.n_factors = 1, .factors = {e}};
        return true;
    }
    if (e->kind == EXPR_NEG)
        return expand_negative(k, e->left, arena, out);
    if (e->kind != EXPR_BINARY)
        return false;
    if (e->op == '*')
        return expand_product(k, e, arena, out);
    if ((e->op != '+' && e->op != '-') || !expand(k, e->left, arena, out))
        return false;
    return e->op == '+' ? expand(k, e->right, arena, out)
                        : expand_negative(k, e->right, arena, out);
}

bool terms_of(const struct kernel *k, struct arena *arena, struct term_list *out)
{
    struct list list = {0};
    const struct statement *s = k->statements;
    for (int a = 0; a < k->n_arrays; a++) {
        if (elem_is_integer(k->arrays[a].type))
            return false;
    }
    if (k->n_statements != 1 || s->op != '=' || s->target->kind != EXPR_ACCESS ||
        !expand(k, s->value, arena, &list))
        return false;
    *out = (struct term_list){.target = s->target, .count = list.count, .terms = list.items};
    return true;
}
