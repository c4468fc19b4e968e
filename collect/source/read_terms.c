#include "collect/source/reader.h"

/* Floating-point values of the nest. */

static const struct code_term *refuse(struct reader *r, const struct code *c, const char *what,
                                      const char *hint)
{
    reader_fail(r, c->at, "%s is not supported", what);
    reader_hint(r, "%s", hint);
    return NULL;
}

/* --- operators --- */

/* Of bits of integers, or for the remainder: the kernel language has none of these. */
static bool is_of_bits_or_rest(const struct code *c)
{
    static const char *const ops[] = {
        "|", "&", "^", "<<", ">>", "%", "|=", "&=", "^=", "<<=", ">>=", "%=", NULL};
    return c->n_parts == 2 && c->type->kind == TYPE_INTEGER && str_is_one_of(str_of(c->op), ops);
}

char term_operator(struct reader *r, const struct code *c)
{
    static const char *const plain[] = {"=",  "+",  "-",  "*",  "/",  "++",
                                        "--", "+=", "-=", "*=", "/=", NULL};
    const char like = c->op[0] == '%' ? '/' : '+';
    if (str_is_one_of(str_of(c->op), plain))
        return c->op[0];
    if (!is_of_bits_or_rest(c))
        return '\0';
    reader_note(r, c->at, "'%s' of integers is taken as '%c', which takes as long", c->op, like);
    return like;
}

/* A comparison and the like as a value: 1 where it holds, otherwise 0. */
static const struct code_term *read_truth(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    const enum decision d = read_condition(r, c, &condition);
    const struct code_form values[] = {form_constant(r->arena, 0), form_constant(r->arena, 1)};
    if (d == DECIDE_TRUE || d == DECIDE_FALSE)
        return term_integer(r, c->at, &values[d == DECIDE_TRUE]);
    return condition == NULL ? condition_refuse(r, c)
                             : term_choice(r, c->at, condition, term_integer(r, c->at, &values[1]),
                                           term_integer(r, c->at, &values[0]));
}

static const struct code_term *read_binary(struct reader *r, const struct code *c)
{
    static const char *const comparing[] = {"<", "<=", ">", ">=", "==", "!=", "&&", "||", NULL};
    enum { MAX_SHIFT = 31 };
    struct code_form by;
    int64_t bits = 0;
    if (str_is_one_of(str_of(c->op), comparing))
        return read_truth(r, c);
    if ((code_is_op(c, ">>") || code_is_op(c, "<<")) && try_integer(r, c->parts[1], &by) &&
        form_is_constant(&by, &bits) && bits >= 0 && bits < MAX_SHIFT) {
        by = form_constant(r->arena, (int64_t)1 << bits);
        return term_binary(r, c->at, c->op[0] == '>' ? '/' : '*', read_term(r, c->parts[0]),
                           term_integer(r, c->at, &by));
    }
    struct code_form left_form, right_form;
    /* `if (i % 2)` is decided by the index: as a value it is data */
    const bool on_indices = r->compares > 0 && is_of_bits_or_rest(c) &&
                            try_integer(r, c->parts[0], &left_form) &&
                            try_integer(r, c->parts[1], &right_form);
    const char op = on_indices ? '\0' : term_operator(r, c);
    if (op == '\0') {
        reader_fail(r, c->at, "the operator '%s' is not supported here", c->op);
        reader_hint(r, "write values with + - * / and brackets only");
        return NULL;
    }
    const struct code_term *const left = read_term(r, c->parts[0]);
    return term_binary(r, c->at, op, left, left != NULL ? read_term(r, c->parts[1]) : NULL);
}

static const struct code_term *read_unary(struct reader *r, const struct code *c)
{
    if (c->op[0] == '-')
        return term_negative(r, c->at, read_term(r, c->parts[0]));
    if (c->op[0] == '~') { /* in two's complement */
        const struct code_form ones = form_constant(r->arena, -1);
        return term_binary(r, c->at, '-', term_integer(r, c->at, &ones), read_term(r, c->parts[0]));
    }
    if (c->op[0] == '!')
        return read_truth(r, c);
    if (c->op[0] == '+')
        return read_term(r, c->parts[0]);
    return refuse(r, c, "this operator", "use + - * / and array elements such as a[j][i]");
}

static const struct code_term *read_cast(struct reader *r, const struct code *c)
{
    const struct code *const part = c->parts[0];
    if (c->type->kind == TYPE_REAL)
        return term_cast(r, c->at, c->type->elem, read_term(r, part));
    const bool keeps_bits = c->type->kind == TYPE_INTEGER || c->type->kind == TYPE_POINTER;
    if (c->type->kind == TYPE_UNKNOWN || (keeps_bits && part->type->kind != TYPE_REAL))
        return read_term(r, part);
    if (c->type->kind == TYPE_INTEGER)
        return term_cast(r, c->at, c->type->bytes == 8 ? ELEM_LONG : ELEM_INT, read_term(r, part));
    return refuse(r, c,
                  part->type->kind == TYPE_REAL ? "a cast from floating point to other types"
                                                : "a cast to this type",
                  "cast to float, double or their _Complex types");
}

static const struct code_term *read_choice(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_TRUE || d == DECIDE_FALSE)
        return read_term(r, c->parts[d == DECIDE_TRUE ? 1 : 2]);
    if (d == DECIDE_ERROR)
        return NULL;
    if (condition == NULL && condition_is_lost(r, c->parts[0]))
        return condition_refuse(r, c->parts[0]);
    if (condition == NULL) {
        reader_note_line(r, c->at, "the first of two values is taken");
        return read_term(r, c->parts[1]);
    }
    const struct code_term *const left = read_term(r, c->parts[1]);
    return left == NULL ? NULL : term_choice(r, c->at, condition, left, read_term(r, c->parts[2]));
}

/* --- names and elements --- */

static const struct code_term *literal_value(struct reader *r, const struct code_decl *d)
{
    double number_value = 0;
    if (!d->type->is_const || d->initial == NULL || d->kind != DECL_VARIABLE ||
        d->type->kind != TYPE_REAL)
        return NULL;
    const struct code *const value = code_without_casts(d->initial);
    if (value->kind == CODE_REAL)
        number_value = value->real;
    else if (value->kind == CODE_INTEGER)
        number_value = (double)value->integer;
    else
        return NULL;
    const struct code_term *const t = term_number(r, value->at, number_value, d->type->elem);
    struct code_term *const out = t != NULL ? arena_copy(r->arena, t, 1, sizeof *t) : NULL;
    if (out != NULL)
        out->literal = false; /* the code computes with its name */
    return out;
}

const struct code_term *data_bind(struct reader *r, const struct code_decl *d, struct code_place at)
{
    const struct place p = {.variable = variable_of(r, d, NULL), .type = d->type};
    const struct binding own = {.decl = d, .kind = BOUND_TERM, .term = variable_term(r, &p, at)};
    if (own.term != NULL)
        reader_bind(r, &own);
    return own.term;
}

const struct code_term *set_data(struct reader *r, const struct code_decl *d, struct code_place at,
                                 const struct code_term *value)
{
    const struct place p = {.variable = variable_of(r, d, NULL), .type = d->type};
    const struct code_term *const target = value != NULL ? variable_term(r, &p, at) : NULL;
    const struct binding own = {.decl = d, .kind = BOUND_TERM, .term = target};
    if (target == NULL || !statement_add(r, target, '=', value, at))
        return NULL;
    reader_bind(r, &own);
    return target;
}

const struct code_term *data_of_integer(struct reader *r, const struct code *c)
{
    const struct binding *const b =
        c->kind == CODE_NAME && c->decl != NULL ? binding_of(r, c->decl) : NULL;
    if (b == NULL || b->kind == BOUND_TERM)
        return b != NULL ? b->term : NULL;
    if (b->kind != BOUND_REFUSED || b->code == NULL || c->decl->type->kind != TYPE_INTEGER ||
        !reader_inside(r) || r->calls >= READER_MAX_CALLS)
        return NULL;
    r->calls++;
    const struct code_term *const value = read_term(r, b->code);
    r->calls--;
    return set_data(r, c->decl, c->at, value);
}

static const struct code_term *read_variable(struct reader *r, const struct code *c)
{
    struct place p;
    const struct code_term *const data = data_of_integer(r, c);
    if (data != NULL || r->err->kind != ERR_NONE)
        return data;
    const struct code_term *const value =
        c->decl != NULL && c->kind == CODE_NAME ? literal_value(r, c->decl) : NULL;
    if (value != NULL)
        return value;
    if (!read_place(r, c, &p))
        return NULL;
    if (p.type->kind == TYPE_ARRAY || (p.type->kind == TYPE_POINTER && !code_is_element(c)) ||
        (c->kind == CODE_NAME && c->decl != NULL && c->decl->type->kind == TYPE_POINTER)) {
        reader_fail(r, c->at, "the array '%.*s' without a subscript is not supported",
                    STR_ARG(p.variable->name));
        reader_hint(r, "write which element: `%.*s[i]`", STR_ARG(p.variable->name));
        return NULL;
    }
    const struct code_term *const set = union_last_set(r, p.variable);
    return set != NULL ? union_bits(r, c->at, &p, set) : variable_value(r, &p, c->at);
}

/* b[i] = 1 inside of a[i] = b[i] = 1. */
static const struct code_term *read_assigned(struct reader *r, const struct code *c)
{
    const bool is_followed = value_is_followed(code_changes(c));
    if (!reader_inside(r) || !read_statement(r, c) || (!is_followed && r->n_assignments == 0))
        return r->err->kind != ERR_NONE
                   ? NULL
                   : refuse(r, c, "an assignment here", "write one statement per assignment");
    if (is_followed) /* an integer, which is known by its name */
        return read_term(r, c->parts[0]);
    const struct assignment *const last = &r->assignments[r->n_assignments - 1];
    const bool is_plain = last->value->height <= 2 && last->value->kind != TERM_BINARY;
    return last->op == '=' && is_plain ? last->value : last->target;
}

static const struct code_term *read_group(struct reader *r, const struct code *c)
{
    if (c->n_parts == 0 || !reader_inside(r) || r->compares > 0)
        return refuse(r, c, "'({ … })' here", "write its statements before this one");
    for (int i = 0; i + 1 < c->n_parts; i++) {
        if (!read_statement(r, c->parts[i]))
            return NULL;
    }
    return read_term(r, c->parts[c->n_parts - 1]);
}

const struct code_term *read_term(struct reader *r, const struct code *c)
{
    struct code_form f;
    if (!reader_step(r, c))
        return NULL;
    if (c->type->kind == TYPE_INTEGER && c->kind != CODE_ASSIGN && try_integer(r, c, &f))
        return term_integer(r, c->at, &f);
    switch (c->kind) {
    case CODE_REAL:
        return term_number(r, c->at, c->real,
                           c->type->kind == TYPE_REAL ? c->type->elem : ELEM_DOUBLE);
    case CODE_NAME:
    case CODE_MEMBER:
    case CODE_SUBSCRIPT:
    case CODE_DEREF:
        return read_variable(r, c);
    case CODE_ELEMENT:
        if (c->decl != NULL && c->decl->kind == DECL_FUNCTION &&
            unit_body(r->unit, c->decl) != NULL)
            return read_inlined(r, c);
        return read_variable(r, c);
    case CODE_BINARY:
        return read_binary(r, c);
    case CODE_UNARY:
        return read_unary(r, c);
    case CODE_CAST:
        return read_cast(r, c);
    case CODE_CHOICE:
        return read_choice(r, c);
    case CODE_CALL:
    case CODE_METHOD:
        return code_is_accessor(c) && unit_body(r->unit, c->decl) == NULL ? read_variable(r, c)
                                                                          : read_call_term(r, c);
    case CODE_ASSIGN:
        return read_assigned(r, c);
    case CODE_GROUP:
        return read_group(r, c);
    case CODE_INTEGER:
        f = form_constant(r->arena, c->integer);
        return term_integer(r, c->at, &f);
    case CODE_LIST:
        if (c->n_parts == 1)
            return read_term(r, c->parts[0]);
        if (c->type->kind == TYPE_VECTOR && r->lane < c->n_parts)
            return read_term(r, c->parts[r->lane]);
        if (code_is_complex_pair(c))
            return read_complex_pair(r, c);
        break;
    case CODE_STEP:
        return refuse(r, c, "'++' inside an expression", "write `+ 1`");
    default:
        break;
    }
    return refuse(r, c, "this expression", "use + - * / and array elements such as a[j][i]");
}
