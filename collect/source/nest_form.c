#include "collect/source/nest_form.h"

struct code_form form_of_poly(struct poly p)
{
    return (struct code_form){.constant = p};
}

struct code_form form_constant(struct arena *arena, int64_t value)
{
    return form_of_poly(poly_constant(arena, value));
}

struct code_form form_loop(struct arena *arena, int loop)
{
    struct code_form f = {0};
    f.factor[loop] = poly_constant(arena, 1);
    return f;
}

bool form_add(struct arena *arena, const struct code_form *a, int64_t factor,
              const struct code_form *b, struct code_form *out)
{
    struct code_form sum = {0};
    bool ok = poly_add_scaled(arena, &a->constant, factor, &b->constant, &sum.constant);
    for (int l = 0; ok && l < FORM_MAX_LOOPS; l++)
        ok = poly_add_scaled(arena, &a->factor[l], factor, &b->factor[l], &sum.factor[l]);
    if (ok)
        *out = sum;
    return ok;
}

bool form_scale(struct arena *arena, const struct code_form *a, const struct poly *p,
                struct code_form *out)
{
    struct code_form product = {0};
    bool ok = poly_mul(arena, &a->constant, p, &product.constant);
    for (int l = 0; ok && l < FORM_MAX_LOOPS; l++)
        ok = poly_mul(arena, &a->factor[l], p, &product.factor[l]);
    if (ok)
        *out = product;
    return ok;
}

bool form_mul(struct arena *arena, const struct code_form *a, const struct code_form *b,
              struct code_form *out)
{
    if (form_is_poly(b))
        return form_scale(arena, a, &b->constant, out);
    return form_is_poly(a) && form_scale(arena, b, &a->constant, out);
}

bool form_is_poly(const struct code_form *f)
{
    bool any = false;
    for (int l = 0; l < FORM_MAX_LOOPS; l++)
        any = any || f->factor[l].n_terms != 0;
    return !any;
}

bool form_is_constant(const struct code_form *f, int64_t *value)
{
    return form_is_poly(f) && poly_is_constant(&f->constant, value);
}

bool form_equal(const struct code_form *a, const struct code_form *b)
{
    bool same = poly_equal(&a->constant, &b->constant);
    for (int l = 0; same && l < FORM_MAX_LOOPS; l++)
        same = poly_equal(&a->factor[l], &b->factor[l]);
    return same;
}

bool form_is_negative(const struct code_form *f)
{
    const struct poly zero = {0, NULL};
    return form_is_poly(f) && poly_compare_growth(&f->constant, &zero) < 0;
}
