#include <math.h>

#include "collect/source/reader.h"

/* Floating-point values of the nest: made and compared. */

static int height_of(const struct code_term *t)
{
    return t != NULL ? t->height : 0;
}

const struct code_term *term_new(struct reader *r, const struct code_term *t)
{
    struct code_term *out = arena_copy(r->arena, t, 1, sizeof *t);
    const int left = height_of(t->left);
    const int right = height_of(t->right);
    const int condition = height_of(t->condition);
    out->height = 1 + (left > right ? left : right);
    if (condition >= out->height)
        out->height = condition + 1;
    if (out->height < KERNEL_MAX_DEPTH / 4)
        return out;
    reader_fail(r, t->at, "this expression is nested too deeply");
    reader_hint(r, "split it with variables");
    return NULL;
}

/* Of what is computed with both; numbers and indices take the other's type. */
static enum elem_type common(const struct code_term *a, const struct code_term *b)
{
    const enum elem_type type = a->integer ? b->type : a->type;
    return elem_common(type, b->integer ? type : b->type);
}

/* The value of a number; false for what is computed. */
bool term_is_number(const struct code_term *t, double *value)
{
    int64_t i = 0;
    const struct str text = t->text;
    if (!t->literal && t->kind != TERM_INTEGER)
        return false;
    const bool narrow = str_ends_with(text, STR("f"));
    if (t->kind == TERM_NEG && term_is_number(t->left, value)) {
        *value = -*value;
        return true;
    }
    if (t->kind == TERM_INTEGER && form_is_constant(&t->form, &i)) {
        *value = (double)i;
        return true;
    }
    return t->kind == TERM_NUMBER &&
           str_to_double(str_slice(text, 0, text.len - (narrow ? 1 : 0)), value);
}

/* As few digits as a float needs. */
static struct str float_text(struct arena *arena, double value)
{
    enum { MIN_DIGITS = 6, MAX_DIGITS = 9 };
    struct str text = {0};
    double again = 0;
    for (int digits = MIN_DIGITS; digits <= MAX_DIGITS; digits++) {
        text = str_format(arena, "%.*g", digits, value);
        if (str_to_double(text, &again) && (float)again == (float)value)
            break;
    }
    return text;
}

const struct code_term *term_number(struct reader *r, struct code_place at, double value,
                                    enum elem_type type)
{
    struct str text =
        type == ELEM_FLOAT ? float_text(r->arena, value) : str_from_double(r->arena, value);
    const bool plain = str_find(text, '.') == text.len && str_find(text, 'e') == text.len;
    text = str_format(r->arena, "%.*s%s%s", STR_ARG(text), plain ? ".0" : "",
                      type == ELEM_FLOAT ? "f" : "");
    const struct code_term t = {
        .kind = TERM_NUMBER, .type = type, .literal = true, .text = text, .at = at};
    const struct code_term *const positive = term_new(r, &t);
    if (value >= 0)
        return positive;
    struct code_term negative = t;
    negative.text = str_slice(text, 1, text.len);
    const struct code_term sign = {
        .kind = TERM_NEG, .type = type, .literal = true, .at = at, .left = term_new(r, &negative)};
    return term_new(r, &sign);
}

/* 1.0 / 6.0 is a number: compilers fold it. */
static const struct code_term *folded(struct reader *r, struct code_place at, char op,
                                      const struct code_term *left, const struct code_term *right)
{
    double a = 0;
    double b = 0;
    if ((left->integer && right->integer) || !term_is_number(left, &a) ||
        !term_is_number(right, &b) || (op == '/' && b == 0))
        return NULL;
    const double value = op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a / b;
    if (!isfinite(value))
        return NULL;
    return term_number(r, at, value, common(left, right));
}

const struct code_term *term_binary(struct reader *r, struct code_place at, char op,
                                    const struct code_term *left, const struct code_term *right)
{
    if (left == NULL || right == NULL)
        return NULL;
    const struct code_term *const constant = folded(r, at, op, left, right);
    if (constant != NULL)
        return constant;
    const struct code_term t = {.kind = TERM_BINARY,
                                .integer = left->integer && right->integer,
                                .type = common(left, right),
                                .op = op,
                                .at = at,
                                .left = left,
                                .right = right};
    return term_new(r, &t);
}

static bool same_access(const struct reader *r, int a, int b)
{
    const struct access *const x = &r->accesses[a];
    const struct access *const y = &r->accesses[b];
    bool same = x->variable == y->variable && x->n == y->n;
    for (int d = 0; same && d < x->n; d++)
        same = form_equal(&x->subscripts[d], &y->subscripts[d]);
    return same;
}

bool term_equal(const struct reader *r, const struct code_term *a, const struct code_term *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    if (a == b)
        return true;
    if (a->kind != b->kind || a->height != b->height || a->op != b->op || !str_eq(a->text, b->text))
        return false;
    if (a->kind == TERM_ACCESS)
        return same_access(r, a->ref, b->ref);
    if (a->kind == TERM_SCALAR)
        return a->ref == b->ref;
    return (a->kind != TERM_INTEGER || form_equal(&a->form, &b->form)) && a->type == b->type &&
           term_equal(r, a->condition, b->condition) && term_equal(r, a->left, b->left) &&
           term_equal(r, a->right, b->right);
}

/* Recursion is limited by the height of terms. */
bool term_reads(const struct reader *r, const struct code_term *t, const struct code_term *target)
{
    if (t == NULL)
        return false;
    return term_equal(r, target, t) || term_reads(r, t->condition, target) ||
           term_reads(r, t->left, target) || term_reads(r, t->right, target);
}

const struct code_term *term_variable(struct reader *r, const struct code_term *value)
{
    const struct code_type type = {.kind = elem_is_integer(value->type) ? TYPE_INTEGER : TYPE_REAL,
                                   .elem = value->type,
                                   .is_unsigned =
                                       value->type == ELEM_UCHAR || value->type == ELEM_USHORT,
                                   .bytes = (int64_t)elem_bytes(value->type)};
    const struct code_decl decl = {.kind = DECL_VARIABLE,
                                   .name = STR("value"),
                                   .at = value->at,
                                   .type = arena_copy(r->arena, &type, 1, sizeof type)};
    const struct place p = {.variable =
                                variable_of(r, arena_copy(r->arena, &decl, 1, sizeof decl), NULL),
                            .type = decl.type};
    p.variable->is_value = true;
    return variable_term(r, &p, value->at);
}

const struct code_term *term_named(struct reader *r, const struct code_term *value)
{
    const struct code_term *const target = term_variable(r, value);
    return statement_add(r, target, '=', value, value->at) ? target : NULL;
}

/* The name that an equal value has got, of which nothing has been set since; null for none. */
static const struct code_term *named_before(struct reader *r, const struct code_term *value)
{
    for (size_t i = r->n_assignments; i-- > 0;) {
        const struct assignment *const a = &r->assignments[i];
        if (a->target->kind == TERM_SCALAR && r->scalars[a->target->ref]->is_value &&
            term_equal(r, a->value, value))
            return a->target;
        if (term_reads(r, value, a->target))
            return NULL;
    }
    return NULL;
}

/* Compilers compute x and y of a minimum once, also where it is a part of another one, whose macro
 * writes it twice. */
static void share(struct reader *r, const struct code_term **condition,
                  const struct code_term **left, const struct code_term **right)
{
    const struct code_term *sides[] = {(*condition)->left, (*condition)->right};
    const struct code_term **values[] = {left, right};
    bool any = false;
    for (int s = 0; s < 2 && (*condition)->kind == TERM_COMPARE && reader_inside(r); s++) {
        for (int v = 0; v < 2; v++) {
            if (sides[s]->height < 2 || !term_equal(r, sides[s], *values[v]))
                continue;
            const struct code_term *const known = named_before(r, sides[s]);
            const struct code_term *const name = known != NULL ? known : term_named(r, sides[s]);
            if (name == NULL)
                return;
            sides[s] = name;
            *values[v] = name;
            any = true;
            break;
        }
    }
    if (!any)
        return;
    struct code_term t = **condition;
    t.left = sides[0];
    t.right = sides[1];
    *condition = term_new(r, &t);
}

const struct code_term *term_choice(struct reader *r, struct code_place at,
                                    const struct code_term *condition, const struct code_term *left,
                                    const struct code_term *right)
{
    if (left == NULL || right == NULL || condition == NULL)
        return NULL;
    share(r, &condition, &left, &right);
    if (condition == NULL)
        return NULL;
    const struct code_term t = {.kind = TERM_CHOICE,
                                .integer = left->integer && right->integer,
                                .type = common(left, right),
                                .at = at,
                                .condition = condition,
                                .left = left,
                                .right = right};
    return term_new(r, &t);
}

const struct code_term *term_integer(struct reader *r, struct code_place at,
                                     const struct code_form *f)
{
    const struct code_term t = {
        .kind = TERM_INTEGER, .integer = true, .type = ELEM_DOUBLE, .form = *f, .at = at};
    return term_new(r, &t);
}

const struct code_term *term_negative(struct reader *r, struct code_place at,
                                      const struct code_term *operand)
{
    if (operand == NULL)
        return NULL;
    const struct code_term t = {.kind = TERM_NEG,
                                .literal = operand->literal,
                                .integer = operand->integer,
                                .type = elem_common(operand->type, operand->type),
                                .at = at,
                                .left = operand};
    return term_new(r, &t);
}

const struct code_term *term_cast(struct reader *r, struct code_place at, enum elem_type type,
                                  const struct code_term *operand)
{
    if (operand == NULL || (!operand->integer && operand->type == type))
        return operand;
    const struct code_term t = {.kind = TERM_CAST, .type = type, .at = at, .left = operand};
    return term_new(r, &t);
}

const struct code_term *term_as_real(struct reader *r, struct code_place at, enum elem_type type,
                                     const struct code_term *value)
{
    int64_t number = 0;
    return value != NULL && value->kind == TERM_INTEGER && form_is_constant(&value->form, &number)
               ? term_number(r, at, (double)number, type)
               : term_cast(r, at, type, value);
}
