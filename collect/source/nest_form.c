#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

enum { MAX_CALLS = 8 };

struct form form_constant(const struct reader *r, int64_t value)
{
    return (struct form){.constant = poly_constant(r->arena, value)};
}

bool form_add(const struct reader *r, const struct form *a, int64_t factor, const struct form *b,
              struct form *out)
{
    struct form sum;
    bool ok = poly_add_scaled(r->arena, &a->constant, factor, &b->constant, &sum.constant);
    for (int l = 0; l < KERNEL_MAX_LOOPS; l++)
        ok = ok && poly_add_scaled(r->arena, &a->factor[l], factor, &b->factor[l], &sum.factor[l]);
    if (ok)
        *out = sum;
    return ok;
}

bool form_is_poly(const struct form *f)
{
    bool plain = true;
    for (int l = 0; l < KERNEL_MAX_LOOPS; l++)
        plain = plain && f->factor[l].n_terms == 0;
    return plain;
}

static bool form_scale(const struct reader *r, const struct form *a, const struct poly *by,
                       struct form *out)
{
    struct form product;
    bool ok = poly_mul(r->arena, &a->constant, by, &product.constant);
    for (int l = 0; l < KERNEL_MAX_LOOPS; l++)
        ok = ok && poly_mul(r->arena, &a->factor[l], by, &product.factor[l]);
    if (ok)
        *out = product;
    return ok;
}

static bool too_large(const struct reader *r, const struct token *where)
{
    source_fail(r->source, where, "this integer expression is too large");
    return source_hint(r->source, "its coefficients must fit in 64 bits");
}

/* An integer that keeps its value through the nest. */
static bool size_form(struct reader *r, const struct token *name, struct str shown,
                      struct form *out)
{
    struct token symbol = *name;
    symbol.text = shown;
    if (nest_assigns(r, name->text)) {
        source_fail(r->source, name, "'%.*s' changes from iteration to iteration",
                    STR_ARG(name->text));
        return source_hint(r->source, "write its value in terms of the loop indices, such as "
                                      "(k*N + j)*P + i");
    }
    const int number = size_symbol(r, &symbol);
    if (number < 0)
        return false;
    *out = form_constant(r, 0);
    out->constant = poly_symbol(r->arena, number);
    return true;
}

static bool lower_name(struct reader *r, const struct c_expr *expr, struct form *out)
{
    const struct token *const name = expr->at;
    const struct entity *e = resolve_named(r, expr);
    if (r->source->err->kind != ERR_NONE)
        return false;
    const enum entity_kind kind = e == NULL ? ENTITY_SIZE : e->kind;
    switch (kind) {
    case ENTITY_LOOP:
        *out = form_constant(r, 0);
        out->factor[e->number] = poly_constant(r->arena, 1);
        return true;
    case ENTITY_INTEGER:
        *out = e->form;
        return true;
    case ENTITY_SIZE:
        return size_form(r, name, e != NULL && e->shown.len != 0 ? e->shown : name->text, out);
    case ENTITY_REFUSED:
        *r->source->err = *e->error;
        return false;
    default:
        source_fail(r->source, name,
                    "'%.*s' is not an integer, but is used in a subscript, a size or a loop bound",
                    STR_ARG(name->text));
        return source_hint(r->source, "subscripts are linear in the loop indices, such as i + 1");
    }
}

/* `static inline int idx(int k, int j, int i) { return (k*N + j)*P + i; }` */
static bool lower_call(struct reader *r, const struct c_expr *e, struct form *out)
{
    const struct c_function *function = NULL;
    for (size_t i = 0; i < r->file->n_functions; i++) {
        if (str_eq(r->file->functions[i].name->text, e->at->text))
            function = &r->file->functions[i];
    }
    if (function == NULL || r->call_depth >= MAX_CALLS) {
        source_fail(r->source, e->at, "the call of '%.*s' in a subscript is not supported",
                    STR_ARG(e->at->text));
        return source_hint(r->source, "write out the index, or define the function in this file "
                                      "as one return statement");
    }
    struct token_list body = {0};
    if (!source_expand(r->source, function->open, function->end, &body))
        return false;
    const struct c_cursor outer = r->cursor;
    const size_t n_entities = r->n_entities;
    r->cursor = (struct c_cursor){.source = r->source,
                                  .tokens = body.items,
                                  .n_typedefs = outer.n_typedefs,
                                  .typedefs = outer.typedefs};
    struct form arguments[KERNEL_MAX_LOOPS + 4];
    bool ok = e->n_arguments <= KERNEL_MAX_LOOPS + 4;
    for (int i = 0; ok && i < e->n_arguments; i++)
        ok = lower_form(r, e->arguments[i], &arguments[i]);
    if (!ok) {
        r->cursor = outer;
        return source_fail(r->source, e->at, "too many arguments");
    }
    int given = 0;
    struct c_cursor *c = &r->cursor;
    cursor_take(c); /* ( */
    for (; !cursor_at(c, ")") && cursor_token(c)->kind != TOKEN_END; cursor_accept(c, ",")) {
        struct c_type type;
        if (!c_type_at(c, 0) || !c_type_take(c, &type) || type.kind != TYPE_INTEGER ||
            cursor_token(c)->kind != TOKEN_NAME || given >= e->n_arguments)
            break;
        struct entity *parameter = add_entity(r, cursor_take(c)->text, ENTITY_INTEGER);
        parameter->form = arguments[given++];
    }
    const struct c_expr *value = NULL;
    ok = given == e->n_arguments && cursor_accept(c, ")") && cursor_accept(c, "{") &&
         cursor_accept(c, "return") && c_expr_parse(c, &value) && cursor_accept(c, ";") &&
         cursor_accept(c, "}");
    if (!ok) {
        source_fail(r->source, e->at, "the function '%.*s' cannot be inlined",
                    STR_ARG(e->at->text));
        source_hint(r->source,
                    "reduce it to one return statement on integers, or write out the index");
    }
    r->call_depth++;
    ok = ok && value != NULL && lower_form(r, value, out);
    r->call_depth--;
    r->cursor = outer;
    r->n_entities = n_entities;
    return ok;
}

static bool lower_binary(struct reader *r, const struct c_expr *e, struct form *out)
{
    struct form left = {0};
    struct form right = {0};
    if (!lower_form(r, e->left, &left) || !lower_form(r, e->right, &right))
        return false;
    if (str_eq(e->op, STR("+")) || str_eq(e->op, STR("-")))
        return form_add(r, &left, e->op.ptr[0] == '+' ? 1 : -1, &right, out) || too_large(r, e->at);
    if (str_eq(e->op, STR("*"))) {
        if (!form_is_poly(&left) && !form_is_poly(&right)) {
            source_fail(r->source, e->at, "a product of loop indices is not supported");
            return source_hint(r->source, "subscripts are linear in the loop indices, such as "
                                          "j*N + i");
        }
        return (form_is_poly(&right) ? form_scale(r, &left, &right.constant, out)
                                     : form_scale(r, &right, &left.constant, out)) ||
               too_large(r, e->at);
    }
    int64_t a = 0;
    int64_t b = 0;
    if (str_eq(e->op, STR("/")) && form_is_poly(&left) && form_is_poly(&right) &&
        poly_is_constant(&left.constant, &a) && poly_is_constant(&right.constant, &b) && b > 0) {
        *out = form_constant(r, a / b);
        return true;
    }
    source_fail(r->source, e->at,
                "the operator '%.*s' in a subscript, a size or a loop bound is "
                "not supported",
                STR_ARG(e->op));
    if (str_eq(e->op, STR("%")))
        return source_hint(r->source,
                           "add ghost cells around the array, or write one loop nest per case");
    return source_hint(r->source, "give the value a name before the loops: `const int half = N / "
                                  "2;`");
}

/* Recursion is limited by the height of expressions. */
bool lower_form(struct reader *r, const struct c_expr *e, struct form *out)
{
    int64_t value = 0;
    struct form inner = {0};
    switch (e->kind) {
    case CX_INTEGER:
        if (!c_integer_value(e->at->text, &value)) {
            source_fail(r->source, e->at, "this number is not supported");
            return source_hint(r->source, "write a decimal integer");
        }
        *out = form_constant(r, value);
        return true;
    case CX_NAME:
    case CX_MEMBER:
        return lower_name(r, e, out);
    case CX_CALL:
        return lower_call(r, e, out);
    case CX_BINARY:
        return lower_binary(r, e, out);
    case CX_CAST:
        if (e->type.kind == TYPE_INTEGER)
            return lower_form(r, e->left, out);
        break;
    case CX_UNARY: {
        const struct form zero = form_constant(r, 0);
        if (str_eq(e->op, STR("+")))
            return lower_form(r, e->left, out);
        if (str_eq(e->op, STR("-")))
            return lower_form(r, e->left, &inner) &&
                   (form_add(r, &zero, -1, &inner, out) || too_large(r, e->at));
        break;
    }
    case CX_INDEX:
        source_fail(r->source, e->at,
                    "an array in a subscript, a size or a loop bound is not "
                    "supported");
        return source_hint(r->source, "subscripts are linear in the loop indices, such as i + 1");
    case CX_CHOICE:
        source_fail(r->source, e->at,
                    "a conditional in a subscript, a size or a loop bound is not supported");
        return source_hint(
            r->source, "add ghost cells around the array, or treat the boundary in separate loops");
    case CX_REAL:
        break;
    }
    source_fail(r->source, e->at, "expected an integer, found '%.*s'",
                STR_ARG(str_slice(e->at->text, 0, KERNEL_MAX_NAME_BYTES)));
    return source_hint(r->source, "subscripts are linear in the loop indices, such as i + 1");
}

bool lower_poly(struct reader *r, const struct c_expr *e, const char *what, struct poly *out)
{
    struct form form = {0};
    const struct c_expr *first = e;
    while (first->kind == CX_BINARY || first->kind == CX_INDEX)
        first = first->left;
    if (!lower_form(r, e, &form))
        return false;
    if (!form_is_poly(&form)) {
        source_fail(r->source, first->at, "%s that depends on a loop index is not supported", what);
        return source_hint(r->source, "use constants and sizes only; remove loops over blocks");
    }
    *out = form.constant;
    return true;
}
