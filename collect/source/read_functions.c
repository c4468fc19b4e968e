#include "collect/source/reader.h"

/* Calls as values: functions of math.h and their like, and those of which the body is known. */

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
    return t->height > 1 && !t->integer && reader_inside(r) ? term_named(r, t) : t;
}

static const struct code_term *times(struct reader *r, struct code_place at,
                                     const struct code_term *a, const struct code_term *b)
{
    return a == NULL ? b : term_binary(r, at, '*', a, b);
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
    if (base != NULL && c->type->kind == TYPE_REAL &&
        (base->kind == TERM_INTEGER || elem_is_integer(base->type)))
        base = term_as_real(r, c->at, c->type->elem, base);
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
        a != NULL ? term_binary(r, c->at, '*', a, read_term(r, c->parts[1])) : NULL;
    return product != NULL ? term_binary(r, c->at, '+', product, read_term(r, c->parts[2])) : NULL;
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
    return term_cast(r, c->at, t->type == ELEM_FLOAT_COMPLEX ? ELEM_FLOAT : ELEM_DOUBLE, t);
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
        return term_cast(r, c->at, ELEM_LONG, value);
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
    return term_negative(r, c->at, read_term(r, c->parts[0]));
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
const struct code_term *read_complex_pair(struct reader *r, const struct code *c)
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
    if (term_is_number(left, &value) || term_is_number(right, &value))
        return term_cast(r, c->at, c->type->elem, term_is_number(left, &value) ? right : left);
    reader_note_line(r, c->at,
                     "a complex value of two real ones is taken as 'copysign' of both, which has "
                     "no FLOP either");
    return term_cast(r, c->at, c->type->elem, term_new(r, &both));
}

const struct code_term *read_inlined(struct reader *r, const struct code *c)
{
    const struct code_term *const value = read_call(r, c) ? call_returned(r, c) : NULL;
    const bool converts = value != NULL && c->type->kind == TYPE_REAL &&
                          (value->kind == TERM_INTEGER || elem_is_integer(value->type));
    return converts ? term_as_real(r, c->at, c->type->elem, value) : value;
}

const struct code_term *read_call_term(struct reader *r, const struct code *c)
{
    if (code_swaps_bytes(c))
        return read_swapped(r, c);
    if (function_of(c) == N_FUNCTIONS && complex_function_of(c) == COMPLEX_NONE &&
        c->decl != NULL && unit_body(r->unit, c->decl) != NULL)
        return read_inlined(r, c);
    return read_function(r, c);
}
