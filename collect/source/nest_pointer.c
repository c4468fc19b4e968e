#include "collect/source/nest_parts.h"

/*
 * Pointers that are set in the nest: `const double *row = a + (k*N + j)*P;`, `&a[k][j][0]`,
 * `a[k][j]`. They are names for a place in an array, so row[i] is read as the element itself.
 */

static bool refuse(struct reader *r, const struct token *where)
{
    source_fail(r->source, where, "this pointer value is not supported");
    return source_hint(r->source, "set it to a place in an array: `a + (k*N + j)*P`, `&a[k][j][0]` "
                                  "or `a[k][j]`");
}

static bool is_named(const struct c_expr *e)
{
    return e->kind == CX_NAME || e->kind == CX_MEMBER;
}

/* The entity behind a name; false with the error set for one that was refused. */
static bool find(struct reader *r, const struct c_expr *e, struct entity **out)
{
    *out = resolve_named(r, e);
    if (*out != NULL && (*out)->kind == ENTITY_REFUSED)
        *r->source->err = *(*out)->error;
    return r->source->err->kind == ERR_NONE;
}

static bool lower_pointer(struct reader *r, const struct c_expr *e, struct nest_row *out);

static bool move(struct reader *r, const struct token *where, const struct form *by, int sign,
                 struct nest_row *row)
{
    struct form sum;
    if (row->array == NULL)
        return false;
    struct form *const last = &row->subscripts[row->array->array.n_dims - 1];
    if (!form_add(r, last, sign, by, &sum)) {
        source_fail(r->source, where, "this subscript is too large");
        return source_hint(r->source, "use smaller numbers");
    }
    *last = sum;
    return true;
}

/* `row` or `a`, which is its first element. */
static bool lower_name(struct reader *r, const struct c_expr *name, struct nest_row *out)
{
    struct entity *e = NULL;
    if (!find(r, name, &e))
        return false;
    if (e != NULL && e->kind == ENTITY_ROW) {
        *out = *e->row;
        return true;
    }
    if (e == NULL || e->kind != ENTITY_ARRAY || e->array.n_dims != 1)
        return refuse(r, name->at);
    *out = (struct nest_row){.array = e};
    out->subscripts[0] = form_constant(r, 0);
    return true;
}

/* `a[k][j]` or, where `whole`, `a[k][j][i]` behind an `&`. */
static bool lower_elements(struct reader *r, const struct c_expr *e, bool whole,
                           struct nest_row *out)
{
    const struct c_expr *subscripts[KERNEL_MAX_DIMS];
    const struct token *const first = e->at;
    int n = 0;
    for (; e->kind == CX_INDEX && n < KERNEL_MAX_DIMS; e = e->left)
        subscripts[n++] = e->right;
    struct entity *entity = NULL;
    if (is_named(e) && !find(r, e, &entity))
        return false;
    if (whole && n == 1 && entity != NULL && entity->kind == ENTITY_ROW) {
        struct form by;
        return lower_name(r, e, out) && lower_form(r, subscripts[0], &by) &&
               move(r, first, &by, 1, out);
    }
    if (entity == NULL || entity->kind != ENTITY_ARRAY ||
        n != entity->array.n_dims - (whole ? 0 : 1))
        return refuse(r, first);
    *out = (struct nest_row){.array = entity};
    for (int d = 0; d < n; d++) {
        if (!lower_form(r, subscripts[n - 1 - d], &out->subscripts[d]))
            return false;
    }
    if (!whole)
        out->subscripts[n] = form_constant(r, 0);
    return true;
}

/* Is a pointer what this names, or what it begins with? */
static bool points(struct reader *r, const struct c_expr *e)
{
    while (e->kind == CX_BINARY)
        e = e->left;
    if (e->kind == CX_UNARY)
        return str_eq(e->op, STR("&"));
    while (e->kind == CX_INDEX)
        e = e->left;
    const struct entity *entity = is_named(e) ? resolve_named(r, e) : NULL;
    return entity != NULL && (entity->kind == ENTITY_ARRAY || entity->kind == ENTITY_ROW);
}

/* `p + n`, `n + p`, `p - n`. Recursive: limited by the height of expressions. */
static bool lower_sum(struct reader *r, const struct c_expr *e, struct nest_row *out)
{
    const bool minus = str_eq(e->op, STR("-"));
    const bool left = minus || points(r, e->left);
    struct form by;
    return lower_pointer(r, left ? e->left : e->right, out) &&
           lower_form(r, left ? e->right : e->left, &by) &&
           move(r, e->at, &by, minus ? -1 : 1, out);
}

/* Recursive: limited by the height of expressions. */
static bool lower_pointer(struct reader *r, const struct c_expr *e, struct nest_row *out)
{
    *out = (struct nest_row){0};
    if (is_named(e))
        return lower_name(r, e, out);
    if (e->kind == CX_INDEX)
        return lower_elements(r, e, false, out);
    if (e->kind == CX_UNARY && str_eq(e->op, STR("&")) && e->left->kind == CX_INDEX)
        return lower_elements(r, e->left, true, out);
    if (e->kind == CX_BINARY && (str_eq(e->op, STR("+")) || str_eq(e->op, STR("-"))))
        return lower_sum(r, e, out);
    return refuse(r, e->at);
}

bool declare_rows(struct reader *r, const struct c_type *type)
{
    struct c_cursor *c = &r->cursor;
    do {
        const struct c_expr *value = NULL;
        struct nest_row row = {0};
        bool restricted = false;
        if (!cursor_expect(c, "*", "before the name of a pointer"))
            return false;
        while (is_restrict(cursor_token(c)) || cursor_at(c, "const"))
            restricted |= is_restrict(cursor_take(c));
        const struct token *name = cursor_take(c);
        if (token_is(name, "*")) {
            source_fail(r->source, name, "a pointer to pointers is not supported");
            return source_hint(r->source, "its rows may lie anywhere: allocate one block");
        }
        if (name->kind != TOKEN_NAME || !cursor_accept(c, "=")) {
            source_fail(r->source, name, "a pointer without a value is not supported here");
            return source_hint(r->source,
                               "set it where it is declared: `const double *row = a + j*P;`");
        }
        if (!c_expr_parse(c, &value) || !lower_pointer(r, value, &row) || row.array == NULL)
            return false;
        if (row.array->array.type != type->elem) {
            source_fail(r->source, name, "'%.*s' points to a type other than its array's",
                        STR_ARG(name->text));
            return source_hint(r->source, "declare both with the same type");
        }
        const int array = use_array(r, row.array);
        if (restricted && r->arrays[array]->facts.storage == NEST_POINTER)
            r->arrays[array]->facts.storage = NEST_RESTRICT;
        add_entity(r, name->text, ENTITY_ROW)->row = arena_copy(r->arena, &row, 1, sizeof row);
    } while (cursor_accept(c, ","));
    return cursor_expect(c, ";", "after the declaration");
}

bool row_access(struct reader *r, const struct nest_row *row, const struct c_expr *subscript,
                const struct token *at, struct nest_access *out)
{
    struct nest_row moved = *row;
    struct form by;
    if (!lower_form(r, subscript, &by) || !move(r, at, &by, 1, &moved))
        return false;
    *out = (struct nest_access){
        .array = use_array(r, row->array), .n_subscripts = row->array->array.n_dims, .at = at};
    for (int d = 0; d < out->n_subscripts; d++)
        out->subscripts[d] = moved.subscripts[d];
    return true;
}
