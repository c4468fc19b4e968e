#include <math.h>
#include <string.h>

#include "collect/source/reader.h"

/* Floating-point values of the nest. */

static const struct code_term *refuse(struct reader *r, const struct code *c, const char *what,
                                      const char *hint)
{
    reader_fail(r, c->at, "%s is not supported", what);
    reader_hint(r, "%s", hint);
    return NULL;
}

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
static bool is_number(const struct code_term *t, double *value)
{
    int64_t i = 0;
    const struct str text = t->text;
    if (!t->literal && t->kind != TERM_INTEGER)
        return false;
    const bool narrow = str_ends_with(text, STR("f"));
    if (t->kind == TERM_NEG && is_number(t->left, value)) {
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

static const struct code_term *number_at(struct reader *r, struct code_place at, double value,
                                         enum elem_type type);

/* 1.0 / 6.0 is a number: compilers fold it. */
static const struct code_term *folded(struct reader *r, struct code_place at, char op,
                                      const struct code_term *left, const struct code_term *right)
{
    double a = 0;
    double b = 0;
    if ((left->integer && right->integer) || !is_number(left, &a) || !is_number(right, &b) ||
        (op == '/' && b == 0))
        return NULL;
    const double value = op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a / b;
    if (!isfinite(value))
        return NULL;
    return number_at(r, at, value, common(left, right));
}

static const struct code_term *binary(struct reader *r, struct code_place at, char op,
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

static const struct code_term *number_at(struct reader *r, struct code_place at, double value,
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

static const struct code_term *number(struct reader *r, const struct code *c, double value,
                                      enum elem_type type)
{
    return number_at(r, c->at, value, type);
}

static const struct code_term *integer(struct reader *r, const struct code *c,
                                       const struct code_form *f)
{
    const struct code_term t = {
        .kind = TERM_INTEGER, .integer = true, .type = ELEM_DOUBLE, .form = *f, .at = c->at};
    return term_new(r, &t);
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
        return integer(r, c, &values[d == DECIDE_TRUE]);
    return condition == NULL ? refuse(r, c, "this condition as a value", "compare two values")
                             : term_choice(r, c->at, condition, integer(r, c, &values[1]),
                                           integer(r, c, &values[0]));
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
        return binary(r, c->at, c->op[0] == '>' ? '/' : '*', read_term(r, c->parts[0]),
                      integer(r, c, &by));
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
    return binary(r, c->at, op, left, left != NULL ? read_term(r, c->parts[1]) : NULL);
}

static const struct code_term *negative(struct reader *r, const struct code *c,
                                        const struct code_term *operand)
{
    if (operand == NULL)
        return NULL;
    const struct code_term t = {.kind = TERM_NEG,
                                .literal = operand->literal,
                                .integer = operand->integer,
                                .type = elem_common(operand->type, operand->type),
                                .at = c->at,
                                .left = operand};
    return term_new(r, &t);
}

static const struct code_term *read_unary(struct reader *r, const struct code *c)
{
    if (c->op[0] == '-')
        return negative(r, c, read_term(r, c->parts[0]));
    if (c->op[0] == '~') { /* in two's complement */
        const struct code_form ones = form_constant(r->arena, -1);
        return binary(r, c->at, '-', integer(r, c, &ones), read_term(r, c->parts[0]));
    }
    if (c->op[0] == '!')
        return read_truth(r, c);
    if (c->op[0] == '+')
        return read_term(r, c->parts[0]);
    return refuse(r, c, "this operator", "use + - * / and array elements such as a[j][i]");
}

static const struct code_term *cast_to(struct reader *r, const struct code *c, enum elem_type type,
                                       const struct code_term *operand)
{
    if (operand == NULL || (!operand->integer && operand->type == type))
        return operand;
    const struct code_term t = {.kind = TERM_CAST, .type = type, .at = c->at, .left = operand};
    return term_new(r, &t);
}

static const struct code_term *read_cast(struct reader *r, const struct code *c)
{
    const struct code *const part = c->parts[0];
    if (c->type->kind == TYPE_REAL)
        return cast_to(r, c, c->type->elem, read_term(r, part));
    if (c->type->kind == TYPE_UNKNOWN ||
        (c->type->kind == TYPE_INTEGER && part->type->kind != TYPE_REAL))
        return read_term(r, part);
    if (c->type->kind == TYPE_INTEGER)
        return cast_to(r, c, c->type->bytes == 8 ? ELEM_LONG : ELEM_INT, read_term(r, part));
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
    if (condition == NULL) {
        reader_note_line(r, c->at, "the first of two values is taken");
        return read_term(r, c->parts[1]);
    }
    const struct code_term *const left = read_term(r, c->parts[1]);
    return left == NULL ? NULL : term_choice(r, c->at, condition, left, read_term(r, c->parts[2]));
}

/* --- functions --- */

/* The real value that a conversion to an integer rounds. */
static const struct code *uncut(const struct code *c)
{
    while (c->kind == CODE_CAST && c->type->kind == TYPE_INTEGER)
        c = c->parts[0];
    return c;
}

/* C++'s functions of several types, and macros' names for them, as C's. */
static struct str math_name(const struct code *c)
{
    static const struct {
        const char *from, *to;
    } rows[] = {{"abs", "fabs"}, {"max", "fmax"}, {"min", "fmin"}};
    const struct str name = code_function_name(c);
    const bool real = c->type->kind != TYPE_INTEGER ||
                      (c->n_parts == 1 && uncut(c->parts[0])->type->kind == TYPE_REAL);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (str_eq(name, str_of(rows[i].from)) && real)
            return str_of(rows[i].to);
    }
    return name;
}

/* A value that is used twice gets a name, so that it is computed once. */
static const struct code_term *used_twice(struct reader *r, const struct code_term *t)
{
    return height_of(t) > 1 && !t->integer && reader_inside(r) ? term_named(r, t) : t;
}

static const struct code_term *times(struct reader *r, struct code_place at,
                                     const struct code_term *a, const struct code_term *b)
{
    return a == NULL ? b : binary(r, at, '*', a, b);
}

static enum kernel_function function_of(const struct code *c)
{
    enum elem_type type;
    const enum kernel_function f =
        c->kind == CODE_CALL ? kernel_function_named(math_name(c), &type) : N_FUNCTIONS;
    return f != N_FUNCTIONS && kernel_functions[f].n_arguments == c->n_parts ? f : N_FUNCTIONS;
}

/* Parts of complex values, which the kernel language cannot write, and what they are taken as. */
enum complex_function {
    COMPLEX_NONE,
    COMPLEX_REAL_PART,
    COMPLEX_IMAGINARY_PART,
    COMPLEX_CONJUGATE
};

static enum complex_function complex_function_of(const struct code *c)
{
    static const char *const real[] = {"creal", "crealf", NULL};
    static const char *const imaginary[] = {"cimag", "cimagf", NULL};
    static const char *const conjugate[] = {"conj", "conjf", NULL};
    const bool is_complex = c->n_parts == 1 && c->parts[0]->type->kind == TYPE_REAL &&
                            elem_is_complex(c->parts[0]->type->elem);
    if (is_complex && str_eq(c->text, STR("real")))
        return COMPLEX_REAL_PART;
    if (is_complex && str_eq(c->text, STR("imag")))
        return COMPLEX_IMAGINARY_PART;
    const struct str name = code_function_name(c);
    if (c->kind != CODE_CALL || c->n_parts != 1)
        return COMPLEX_NONE;
    return str_is_one_of(name, real)        ? COMPLEX_REAL_PART
           : str_is_one_of(name, imaginary) ? COMPLEX_IMAGINARY_PART
           : str_is_one_of(name, conjugate) ? COMPLEX_CONJUGATE
                                            : COMPLEX_NONE;
}

/*
 * The power that a call multiplies out, otherwise 0: compilers make x*x of pow(x, 2) and call the
 * library for all others, but multiply for a power that is whole by its type, which
 * __builtin_powi stands for.
 */
static int multiplied_power(const struct code *c)
{
    const bool whole = code_calls(c, "powi");
    if (c->kind != CODE_CALL || c->n_parts != 2 || (!whole && !code_calls(c, "pow")))
        return 0;
    const struct code *const exponent = c->parts[1];
    const double value = exponent->kind == CODE_REAL      ? exponent->real
                         : exponent->kind == CODE_INTEGER ? (double)exponent->integer
                                                          : 0;
    return value == 2 || (whole && value >= 1 && value <= CODE_MULTIPLIED_POWER) ? (int)value : 0;
}

/* C++'s minimum or maximum of integers. */
static bool is_integer_extreme(const struct code *c)
{
    return c->n_parts == 2 && c->type->kind == TYPE_INTEGER &&
           (code_calls(c, "min") || code_calls(c, "max"));
}

bool call_is_known(struct reader *r, const struct code *c)
{
    return code_swaps_bytes(c) || (c->decl != NULL && unit_body(r->unit, c->decl) != NULL) ||
           function_of(c) != N_FUNCTIONS || multiplied_power(c) > 0 || code_calls(c, "fma") ||
           is_integer_extreme(c) || complex_function_of(c) != COMPLEX_NONE || code_rounds(c) ||
           (c->kind == CODE_METHOD && c->n_parts == 1);
}

static const struct code_term *read_power(struct reader *r, const struct code *c, int power)
{
    const struct code_term *base = read_term(r, c->parts[0]);
    if (base != NULL && !base->integer && elem_is_integer(base->type) && c->type->kind == TYPE_REAL)
        base = cast_to(r, c, c->type->elem, base);
    if (base != NULL && power > 1)
        base = used_twice(r, base);
    const struct code_term *product = NULL;
    int rest = power;
    for (; rest > 1 && base != NULL; rest /= 2) {
        if (rest % 2 == 1)
            product = times(r, c->at, product, base);
        base = times(r, c->at, base, base);
        if (base != NULL && rest > 3)
            base = used_twice(r, base);
    }
    return base != NULL ? times(r, c->at, product, base) : NULL;
}

static const struct code_term *read_fma(struct reader *r, const struct code *c)
{
    const struct code_term *const a = read_term(r, c->parts[0]);
    const struct code_term *const product =
        a != NULL ? binary(r, c->at, '*', a, read_term(r, c->parts[1])) : NULL;
    return product != NULL ? binary(r, c->at, '+', product, read_term(r, c->parts[2])) : NULL;
}

/* What the file has at the place of a call whose name the compiler does not know. */
static struct str name_at(const struct reader *r, const struct code *c)
{
    const struct str text = unit_text(r->unit);
    size_t end = c->offset;
    while (c->in_main_file && end < text.len && char_in_name(text.ptr[end]))
        end++;
    return str_slice(text, c->offset, end);
}

const struct code_term *call_refuse(struct reader *r, const struct code *c)
{
    static const char *const io[] = {"read", "write", NULL};
    const struct str written = c->shown.len != 0 ? c->shown : c->text;
    const struct str name = written.len != 0 ? written : name_at(r, c);
    if (str_is_one_of(c->text, io)) {
        reader_fail(r, c->at, "'%.*s' is not supported in a loop", STR_ARG(c->text));
        reader_hint(r, "take input and output out of the loop");
        return NULL;
    }
    if (name.len == 0)
        reader_fail(r, c->at, "this call, of what nothing declares, is not supported");
    else
        reader_fail(r, c->at, "the function call '%.*s(…)'%s is not supported", STR_ARG(name),
                    written.len == 0 ? ", of what nothing declares," : "");
    reader_hint(r, "write out what it computes with + - * / and functions of math.h, or define it "
                   "in this file");
    return NULL;
}

static const struct code_term *read_extreme(struct reader *r, const struct code *c)
{
    const struct code_term *const left = read_term(r, c->parts[0]);
    const struct code_term *const right = left != NULL ? read_term(r, c->parts[1]) : NULL;
    if (right == NULL)
        return NULL;
    const struct code_term compared = {.kind = TERM_COMPARE,
                                       .text = code_calls(c, "min") ? STR("<") : STR(">"),
                                       .at = c->at,
                                       .left = left,
                                       .right = right};
    return term_choice(r, c->at, term_new(r, &compared), left, right);
}

/* The same elements and as many operations: a part of a value has no FLOP of its own. */
static const struct code_term *read_complex(struct reader *r, const struct code *c,
                                            enum complex_function f)
{
    const struct code_term *const t = read_term(r, c->parts[0]);
    if (t == NULL || t->integer || !elem_is_complex(t->type))
        return t;
    if (f == COMPLEX_IMAGINARY_PART)
        reader_note_line(r, c->at, "imaginary parts are taken as real ones, which are as long");
    if (f == COMPLEX_CONJUGATE) {
        reader_note_line(r, c->at, "a conjugate is taken as the value itself");
        return t;
    }
    return cast_to(r, c, t->type == ELEM_FLOAT_COMPLEX ? ELEM_FLOAT : ELEM_DOUBLE, t);
}

/* As floor(), or as a conversion to an integer: what else rounds in one instruction. */
static const struct code_term *read_rounded(struct reader *r, const struct code *c)
{
    const struct code_term *const value = read_term(r, c->parts[0]);
    const bool narrow = c->type->kind == TYPE_REAL && c->type->elem == ELEM_FLOAT;
    if (value == NULL)
        return NULL;
    reader_note_line(r, c->at, "'%.*s' is taken as %s, which takes as long", STR_ARG(c->text),
                     c->type->kind == TYPE_INTEGER ? "a conversion to an integer" : "'floor'");
    if (c->type->kind == TYPE_INTEGER)
        return cast_to(r, c, ELEM_LONG, value);
    const struct code_term t = {.kind = TERM_CALL,
                                .type = narrow ? ELEM_FLOAT : ELEM_DOUBLE,
                                .text = narrow ? STR("floorf") : STR("floor"),
                                .at = c->at,
                                .left = value};
    return term_new(r, &t);
}

/* One instruction, as '-' is, and not an operation either. */
static const struct code_term *read_swapped(struct reader *r, const struct code *c)
{
    reader_note(r, c->at, "the bytes that '%.*s' swaps are taken as a sign, which takes as long",
                STR_ARG(c->text));
    return negative(r, c, read_term(r, c->parts[0]));
}

static const struct code_term *read_function(struct reader *r, const struct code *c)
{
    enum elem_type type = ELEM_DOUBLE;
    struct str name = math_name(c);
    const int power = multiplied_power(c);
    if (power > 0)
        return read_power(r, c, power);
    const enum kernel_function f = function_of(c);
    if (code_rounds(c))
        return read_rounded(r, c);
    if (code_calls(c, "fma") && c->n_parts == 3)
        return read_fma(r, c);
    if (is_integer_extreme(c))
        return read_extreme(r, c);
    if (complex_function_of(c) != COMPLEX_NONE)
        return read_complex(r, c, complex_function_of(c));
    if (f == N_FUNCTIONS)
        return call_refuse(r, c);
    (void)kernel_function_named(name, &type);
    if (kernel_functions[f].in_library)
        reader_note_line(r, c->at,
                         "what '%s' computes inside is not counted as FLOP, and the model does "
                         "not know its time: predictions are lower bounds",
                         kernel_functions[f].name);
    const struct code_term *const left = read_term(r, c->parts[0]);
    const struct code_term *const right =
        c->n_parts == 2 && left != NULL ? read_term(r, c->parts[1]) : NULL;
    if (left == NULL || (c->n_parts == 2 && right == NULL))
        return NULL;
    /* C++ takes the type from the arguments, C from the name. */
    if (c->type->kind == TYPE_REAL && c->type->elem == ELEM_FLOAT && type == ELEM_DOUBLE) {
        name = str_format(r->arena, "%.*sf", STR_ARG(name));
        type = ELEM_FLOAT;
    }
    const struct code_term t = {
        .kind = TERM_CALL, .type = type, .text = name, .at = c->at, .left = left, .right = right};
    return term_new(r, &t);
}

/*
 * `std::complex<double>(x, y)` and Fortran's cmplx(x, y): both are read, and nothing is computed.
 * Of the kernel language's functions copysign() is the one of which this holds, too.
 */
static const struct code_term *read_parts(struct reader *r, const struct code *c)
{
    const bool narrow = c->type->elem == ELEM_FLOAT_COMPLEX;
    const struct code_term *const left = read_term(r, c->parts[0]);
    const struct code_term *const right = left != NULL ? read_term(r, c->parts[1]) : NULL;
    double value = 0;
    if (right == NULL)
        return NULL;
    const struct code_term both = {.kind = TERM_CALL,
                                   .type = narrow ? ELEM_FLOAT : ELEM_DOUBLE,
                                   .text = narrow ? STR("copysignf") : STR("copysign"),
                                   .at = c->at,
                                   .left = left,
                                   .right = right};
    if (is_number(left, &value) || is_number(right, &value))
        return cast_to(r, c, c->type->elem, is_number(left, &value) ? right : left);
    reader_note_line(r, c->at,
                     "a complex value of two real ones is taken as 'copysign' of both, which has "
                     "no FLOP either");
    return cast_to(r, c, c->type->elem, term_new(r, &both));
}

static const struct code_term *read_inlined(struct reader *r, const struct code *c)
{
    if (!read_call(r, c))
        return NULL;
    switch (r->returned.kind) {
    case BOUND_TERM:
        return r->returned.term;
    case BOUND_INTEGER:
        return integer(r, c, &r->returned.form);
    case BOUND_PLACE: {
        const struct place p = *r->returned.place;
        return variable_term(r, &p, c->at);
    }
    default:
        return call_refuse(r, c);
    }
}

static const struct code_term *read_variable(struct reader *r, const struct code *c);

static const struct code_term *read_any_call(struct reader *r, const struct code *c)
{
    if (code_swaps_bytes(c))
        return read_swapped(r, c);
    if (code_is_accessor(c) && unit_body(r->unit, c->decl) == NULL)
        return read_variable(r, c);
    if (function_of(c) == N_FUNCTIONS && complex_function_of(c) == COMPLEX_NONE &&
        c->decl != NULL && unit_body(r->unit, c->decl) != NULL)
        return read_inlined(r, c);
    return read_function(r, c);
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
    const struct code_term *const t = number(r, value, number_value, d->type->elem);
    struct code_term *const out = t != NULL ? arena_copy(r->arena, t, 1, sizeof *t) : NULL;
    if (out != NULL)
        out->literal = false; /* the code computes with its name */
    return out;
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
    if (p.type->kind == TYPE_ARRAY || p.type->kind == TYPE_POINTER ||
        (c->kind == CODE_NAME && c->decl != NULL && c->decl->type->kind == TYPE_POINTER)) {
        reader_fail(r, c->at, "the array '%.*s' without a subscript is not supported",
                    STR_ARG(p.variable->name));
        reader_hint(r, "write which element: `%.*s[i]`", STR_ARG(p.variable->name));
        return NULL;
    }
    const struct code_term *const set = union_last_set(r, p.variable);
    return set != NULL ? union_bits(r, c->at, &p, set) : variable_term(r, &p, c->at);
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
        return integer(r, c, &f);
    switch (c->kind) {
    case CODE_REAL:
        return number(r, c, c->real, c->type->kind == TYPE_REAL ? c->type->elem : ELEM_DOUBLE);
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
        return read_any_call(r, c);
    case CODE_ASSIGN:
        return read_assigned(r, c);
    case CODE_GROUP:
        return read_group(r, c);
    case CODE_INTEGER:
        f = form_constant(r->arena, c->integer);
        return integer(r, c, &f);
    case CODE_LIST:
        if (c->n_parts == 1)
            return read_term(r, c->parts[0]);
        if (c->type->kind == TYPE_VECTOR && r->lane < c->n_parts)
            return read_term(r, c->parts[r->lane]);
        if (code_is_complex_pair(c))
            return read_parts(r, c);
        break;
    case CODE_STEP:
        return refuse(r, c, "'++' inside an expression", "write `+ 1`");
    default:
        break;
    }
    return refuse(r, c, "this expression", "use + - * / and array elements such as a[j][i]");
}
