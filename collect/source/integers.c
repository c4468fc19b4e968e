#include <string.h>

#include "collect/source/reader.h"

/* Integers of the code as affine forms in the loop indices. */

bool integer_too_large(struct reader *r, const struct code *c)
{
    reader_fail(r, c->at, "this integer expression is too large or not linear in the loop indices");
    (void)reader_hint(r,
                      "subscripts, sizes and bounds are sums of products of sizes, and linear in "
                      "the loop indices: (k*N + j)*P + i");
    return false;
}

bool integer_refuse(struct reader *r, const struct code *c, const char *what)
{
    reader_fail(r, c->at, "%s in a subscript, a size or a loop bound is not supported", what);
    (void)reader_hint(r, "subscripts are linear in the loop indices, such as i + 1");
    return false;
}

bool try_integer(struct reader *r, const struct code *c, struct code_form *out)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    r->err = &quiet;
    const bool ok = read_integer(r, c, out);
    r->err = outer;
    return ok;
}

bool read_index(struct reader *r, const struct code *c, struct code_form *out)
{
    r->gathers++;
    const bool ok = read_integer(r, c, out);
    r->gathers--;
    return ok;
}

/* --- names --- */

/* A large constant is a size by its name, and small ones are numbers. */
static bool named_constant(struct reader *r, const struct code *c, struct str name,
                           const struct code_decl *decl, struct code_form *out)
{
    int64_t value = 0;
    if (name.len == 0 || !form_is_constant(out, &value) || value <= NEST_SMALL_INTEGER)
        return true;
    return symbol_of(r, c->at, name, decl, value, out);
}

/*
 * Of two sizes either may be the smaller one: the value has the name of what it is assigned to
 * then.
 */
static bool refuse_open(struct reader *r, const struct code *c, const struct code_form *difference)
{
    bool above = false;
    bool below = false;
    for (size_t t = 0; t < difference->constant.n_terms; t++) {
        const struct poly_term *const term = &difference->constant.terms[t];
        above = above || (poly_degree(term) > 0 && term->coefficient > 0);
        below = below || (poly_degree(term) > 0 && term->coefficient < 0);
    }
    if (!r->has_name || !form_is_poly(difference) || !above || !below)
        return true;
    return integer_refuse(r, c, "the smaller or larger of two sizes");
}

/* From a place before the nest: what was set since then is not known there. */
static bool read_later(struct reader *r, const struct code *c, struct binding *b,
                       struct code_form *out)
{
    const int horizon = r->horizon;
    const struct code *const code = b->code;
    const struct code_decl *const decl = b->decl;
    const int time = b->time;
    const bool had_name = r->has_name;
    const struct code *const header = r->header;
    r->header = NULL;
    r->horizon = time;
    r->has_name = true;
    const bool ok = r->calls++ < READER_MAX_CALLS && try_integer(r, code, out) && form_is_poly(out);
    r->calls--;
    r->header = header;
    r->horizon = horizon;
    r->has_name = had_name;
    if (ok ? !named_constant(r, c, decl->name, decl, out)
           : !symbol_of(r, c->at, decl->name, decl, 0, out))
        return false;
    /* Of a header that cannot be read the sizes are given back: read_integer(). */
    struct binding *const known = header == NULL ? binding_of(r, decl) : NULL;
    if (known != NULL && known->time == time) {
        known->kind = BOUND_INTEGER;
        known->form = *out;
    }
    return true;
}

static bool copy_error(struct reader *r, const struct err *why)
{
    if (r->err->kind == ERR_NONE)
        *r->err = *why;
    return false;
}

bool integer_binding(struct reader *r, const struct code *c, struct binding *b,
                     struct code_form *out)
{
    if (r->horizon != 0 && b->time > r->horizon)
        return integer_refuse(r, c, "a variable that has changed since");
    switch (b->kind) {
    case BOUND_UNKNOWN:
        return symbol_of(r, c->at, b->decl->name, b->decl, 0, out);
    case BOUND_LATER:
        return read_later(r, c, b, out);
    case BOUND_INTEGER:
        *out = b->form;
        return true;
    case BOUND_VARYING:
        reader_fail(r, c->at, "'%.*s' changes from iteration to iteration", STR_ARG(b->decl->name));
        (void)reader_hint(r,
                          "write its value in terms of the loop indices, such as (k*N + j)*P + i");
        return false;
    case BOUND_REFUSED:
        if (b->code != NULL && (r->gathers > 0 || r->header != NULL) &&
            r->calls < READER_MAX_CALLS) {
            r->calls++; /* `int next = right[i];` */
            const bool ok = read_integer(r, b->code, out);
            r->calls--;
            return ok;
        }
        return copy_error(r, b->why);
    case BOUND_PLACE:
    case BOUND_TERM:
        break;
    }
    return integer_refuse(r, c, "an element of an array");
}

static bool read_unbound(struct reader *r, const struct code *c, struct code_form *out)
{
    const struct code_decl *d = c->decl;
    if (d->kind == DECL_ENUMERATOR) {
        *out = form_constant(r->arena, d->value);
        return named_constant(r, c, d->name, d, out);
    }
    if (d->kind == DECL_VARIABLE && d->initial != NULL && r->calls < READER_MAX_CALLS) {
        r->calls++;
        const bool known = try_integer(r, d->initial, out);
        r->calls--;
        if (known && d->type->is_const)
            return named_constant(r, c, d->name, d, out);
        int64_t value = 0;
        if (known && form_is_constant(out, &value) && value > NEST_SMALL_INTEGER)
            return symbol_of(r, c->at, d->name, d, value, out);
    }
    return symbol_of(r, c->at, d->name, d, 0, out);
}

static bool read_name(struct reader *r, const struct code *c, struct code_form *out)
{
    if (c->decl == NULL) {
        reader_fail(r, c->at, "'%.*s' is not declared", STR_ARG(c->text));
        (void)reader_hint(r, "pass its header's folder with -I");
        return false;
    }
    if (c->type->kind == TYPE_REAL || c->type->kind == TYPE_POINTER)
        return integer_refuse(r, c, "a value that is not an integer");
    struct binding *const b = binding_of(r, c->decl);
    return b != NULL ? integer_binding(r, c, b, out) : read_unbound(r, c, out);
}

/* Where both values are equal, either is the interior's. */
static bool take_extreme(struct reader *r, const struct code *c, const struct code_form *difference)
{
    border_of_condition(r, difference, true);
    if (!form_is_poly(difference))
        reader_note(r, c->at, "bounds of indices: the interior is taken");
    return true;
}

/* The smaller or the larger one, in the middle of the grid. */
static bool read_extreme(struct reader *r, const struct code *c, bool larger, struct code_form *out)
{
    struct code_form a, b;
    if (!read_integer(r, c->parts[0], &a) || !read_integer(r, c->parts[1], &b))
        return false;
    const bool first = (form_middle(r, &a) < form_middle(r, &b)) != larger;
    *out = first ? a : b;
    struct code_form difference;
    return !form_add(r->arena, &a, -1, &b, &difference) ||
           (refuse_open(r, c, &difference) && take_extreme(r, c, &difference));
}

/* Of a value that keeps its sign in all iterations. */
static bool read_magnitude(struct reader *r, const struct code *c, struct code_form *out)
{
    const struct code_form none = {0};
    struct code_form a;
    struct poly least, most;
    if (!read_integer(r, c->parts[0], &a) || !refuse_open(r, c, &a))
        return false;
    if (!form_extreme(r, &a, -1, &least) || !form_extreme(r, &a, 1, &most))
        return integer_too_large(r, c);
    const bool below = poly_compare_growth(&least, &none.constant) < 0;
    if (below && poly_compare_growth(&most, &none.constant) > 0)
        return integer_refuse(r, c, "the magnitude of a value of both signs");
    return form_add(r->arena, &none, below ? -1 : 1, &a, out) || integer_too_large(r, c);
}

static bool ends_with(struct str name, const char *lower, const char *upper)
{
    return str_ends_with(name, str_of(lower)) || str_ends_with(name, str_of(upper));
}

/* `u.size()` is the size 'u_size'. */
static bool read_size_of_object(struct reader *r, const struct code *c, struct code_form *out)
{
    const struct code *const object = c->parts[0];
    const struct str name =
        object->kind == CODE_NAME || object->kind == CODE_MEMBER
            ? str_format(r->arena, "%.*s_%.*s", STR_ARG(object->text), STR_ARG(c->text))
            : c->text;
    return symbol_of(r, c->at, name, NULL, 0, out);
}

/* Names with a leading underscore are internal to a library: their values are not followed. */
static bool is_of_a_library(const struct reader *r, int first_symbol)
{
    bool is = false;
    for (int s = first_symbol; s < r->n_symbols; s++)
        is = is || r->symbols[s].ptr[0] == '_';
    return is;
}

/* What following a call or a conditional may add, if it turns out not to be an integer. */
struct trial {
    size_t n_assignments, n_bindings, n_notes;
    struct binding *bindings;
};

static void begin_trial(struct reader *r, struct trial *out)
{
    out->n_assignments = r->n_assignments;
    out->n_bindings = r->n_bindings;
    out->n_notes = r->n_notes;
    out->bindings = arena_copy(r->arena, r->bindings, r->n_bindings, sizeof *r->bindings);
}

static void end_trial(struct reader *r, const struct trial *before)
{
    r->n_assignments = before->n_assignments;
    r->n_bindings = before->n_bindings;
    r->n_notes = before->n_notes;
    memcpy(r->bindings, before->bindings, before->n_bindings * sizeof *r->bindings);
}

/* Recursive: terms are at most KERNEL_MAX_DEPTH deep. */
static bool has_elements(const struct code_term *t)
{
    return t != NULL && (t->kind == TERM_ACCESS || has_elements(t->condition) ||
                         has_elements(t->left) || has_elements(t->right));
}

static bool read_value_of_call(struct reader *r, const struct code *c, struct code_form *out)
{
    static const char *const magnitudes[] = {"abs", "labs", "llabs", "iabs", NULL};
    const bool asks_object = c->kind == CODE_METHOD && c->n_parts == 1;
    const int n_symbols = r->n_symbols;

    if (c->kind == CODE_CALL && c->n_parts == 1 && str_is_one_of(c->text, magnitudes))
        return read_magnitude(r, c, out);
    if (c->kind == CODE_CALL && c->n_parts == 2 && ends_with(c->text, "min", "MIN"))
        return read_extreme(r, c, false, out);
    if (c->kind == CODE_CALL && c->n_parts == 2 && ends_with(c->text, "max", "MAX"))
        return read_extreme(r, c, true, out);
    if (c->decl != NULL && unit_body(r->unit, c->decl) != NULL) {
        struct err why = {0};
        struct err *const outer = r->err;
        struct trial before;
        begin_trial(r, &before);
        r->err = &why;
        const bool is_read = read_call(r, c);
        const bool known = is_read && r->returned.kind == BOUND_INTEGER;
        const bool is_data =
            is_read && r->returned.kind == BOUND_TERM && has_elements(r->returned.term);
        r->err = outer;
        if (!known)
            end_trial(r, &before);
        if (!known && !asks_object && why.kind != ERR_NONE)
            return copy_error(r, &why);
        if (!known && (!asks_object || is_data))
            return integer_refuse(r, c, "a function whose value is not an integer");
        *out = r->returned.form;
        if (known && (!asks_object || !is_of_a_library(r, n_symbols)))
            return true;
        r->n_symbols = n_symbols;
    }
    if (asks_object)
        return read_size_of_object(r, c, out);
    reader_fail(r, c->at,
                "the call of '%.*s' in a subscript, a size or a loop bound is not supported",
                STR_ARG(c->text));
    (void)reader_hint(r, "write out the index, or define the function in this file");
    return false;
}

/* `i + 1 < n - 1 ? i + 1 : n - 1`: as far apart as what is compared. *first is the value if so. */
static bool is_extreme(struct reader *r, const struct code *c, struct code_form *first,
                       struct code_form *difference)
{
    static const char *const orders[] = {"<", "<=", ">", ">=", NULL};
    const struct code *const condition = code_without_casts(c->parts[0]);
    struct code_form left, right, a, b, apart;
    if (condition->kind != CODE_BINARY || !str_is_one_of(str_of(condition->op), orders) ||
        !try_integer(r, condition->parts[0], &left) ||
        !try_integer(r, condition->parts[1], &right) || !try_integer(r, c->parts[1], &a) ||
        !try_integer(r, c->parts[2], &b) || !form_add(r->arena, &left, -1, &right, difference) ||
        !form_add(r->arena, &a, -1, &b, &apart))
        return false;
    const double middle = form_middle(r, difference);
    const struct code_form none = form_constant(r->arena, 0);
    struct code_form sum;
    *first = (condition->op[0] == '<' ? middle < 0 : middle > 0) ? a : b;
    return !form_is_poly(difference) &&
           (form_equal(&apart, difference) ||
            (form_add(r->arena, &apart, 1, difference, &sum) && form_equal(&sum, &none)));
}

static bool choose(struct reader *r, const struct code *c, struct code_form *out)
{
    const struct code_term *condition = NULL;
    struct code_form difference = {0};
    if (is_extreme(r, c, out, &difference))
        return take_extreme(r, c, &difference);
    if (!refuse_open(r, c, &difference))
        return false;
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_ERROR)
        return false;
    if (d == DECIDE_DATA)
        return integer_refuse(r, c, "a conditional that depends on data");
    struct code_form other;
    if (!read_integer(r, c->parts[d == DECIDE_TRUE ? 1 : 2], out))
        return false;
    if (try_integer(r, c->parts[d == DECIDE_TRUE ? 2 : 1], &other) && !form_equal(out, &other))
        integer_wraps(r, out, NEST_WRAP_CONDITION);
    return true;
}

static bool read_choice(struct reader *r, const struct code *c, struct code_form *out)
{
    struct trial before;
    begin_trial(r, &before);
    const bool ok = choose(r, c, out);
    if (!ok)
        end_trial(r, &before);
    return ok;
}

/* A constant inside of a function-like macro: the size of that value, if there is one. */
static bool in_macro(const struct reader *r, const struct code *c)
{
    const struct str text = unit_text(r->unit);
    return c->in_main_file && c->offset < text.len && !char_is_digit(text.ptr[c->offset]) &&
           text.ptr[c->offset] != '\'';
}

/* The name that `#define NAME value` of the file gives a value; empty for none. */
static struct str defined_name(const struct reader *r, int64_t value)
{
    for (struct str_cut cut = {.tail = r->text, .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        const struct str line = str_trim(cut.head);
        const struct str rest = str_trim(str_slice(line, 1, line.len));
        if (!str_starts_with(line, STR("#")) || !str_starts_with(rest, STR("define ")))
            continue;
        const struct str_cut name = str_cut(str_trim(str_slice(rest, 7, rest.len)), ' ');
        int64_t defined = 0;
        if (name.ok && str_to_i64(str_trim(name.tail), &defined) && defined == value)
            return name.head;
    }
    return (struct str){0};
}

static bool read_constant(struct reader *r, const struct code *c, struct code_form *out)
{
    *out = form_constant(r->arena, c->integer);
    for (int s = 0; s < r->n_symbols && c->integer > NEST_SMALL_INTEGER; s++) {
        if (r->size_values[s] == c->integer && c->macro.len == 0 && in_macro(r, c)) {
            *out = form_of_poly(poly_symbol(r->arena, s));
            return true;
        }
    }
    if (c->integer > NEST_SMALL_INTEGER && c->macro.len == 0 && in_macro(r, c))
        return named_constant(r, c, defined_name(r, c->integer), NULL, out);
    return true;
}

/* at(i, j) that computes an index, and does not look it up. */
static bool calls_lambda(struct reader *r, const struct code *c)
{
    const struct code_type *const object = c->parts[0]->type;
    return c->decl != NULL && c->decl->kind == DECL_FUNCTION && !c->decl->type->is_reference &&
           (unit_body(r->unit, c->decl) != NULL || str_contains(object->text, STR("lambda")));
}

/* `({ int a = i - 1; a > 0 ? a : 0; })` if all of it is integers. */
static bool read_group(struct reader *r, const struct code *c, struct code_form *out)
{
    struct trial before;
    bool ok = c->n_parts > 0;
    begin_trial(r, &before);
    for (int i = 0; i + 1 < c->n_parts && ok; i++)
        ok = read_statement(r, c->parts[i]);
    ok = ok && r->n_assignments == before.n_assignments &&
         read_integer(r, c->parts[c->n_parts - 1], out);
    if (!ok)
        end_trial(r, &before);
    return ok || (r->err->kind == ERR_NONE && integer_refuse(r, c, "'({ … })' of data"));
}

static bool read_plain(struct reader *r, const struct code *c, struct code_form *out)
{
    switch (c->kind) {
    case CODE_INTEGER:
        return read_constant(r, c, out);
    case CODE_NAME:
        return read_name(r, c, out);
    case CODE_BINARY:
        return integer_binary(r, c, out);
    case CODE_UNARY:
        return integer_unary(r, c, out);
    case CODE_CAST:
        if (c->type->kind != TYPE_INTEGER && c->type->kind != TYPE_UNKNOWN)
            return integer_refuse(r, c, "a cast to another type");
        return read_integer(r, c->parts[0], out);
    case CODE_CHOICE:
        return read_choice(r, c, out);
    case CODE_CALL:
    case CODE_METHOD:
        return read_value_of_call(r, c, out);
    case CODE_ELEMENT:
        if (calls_lambda(r, c))
            return read_value_of_call(r, c, out);
        return integer_stored(r, c, out);
    case CODE_MEMBER:
    case CODE_SUBSCRIPT:
    case CODE_DEREF:
        return integer_stored(r, c, out);
    case CODE_STEP: /* done with the statement */
        return read_integer(r, c->parts[0], out);
    case CODE_ASSIGN: /* i = k = 0 */
        if (code_is_op(c, "="))
            return read_integer(r, c->parts[1], out);
        break;
    case CODE_LIST:
        if (c->n_parts == 1)
            return read_integer(r, c->parts[0], out);
        break;
    case CODE_GROUP:
        return read_group(r, c, out);
    default:
        break;
    }
    return integer_refuse(
        r, c, c->kind == CODE_REAL ? "a value that is not an integer" : "this expression");
}

static bool read_followed(struct reader *r, const struct code *c, struct code_form *out)
{
    if (!reader_step(r, c))
        return false;
    if (c->macro.len == 0 || r->unnamed > 0 || c->kind == CODE_NAME || c->kind == CODE_MEMBER)
        return read_plain(r, c, out);
    /* Only the value of the macro's expansion matters. */
    const int n_symbols = r->n_symbols;
    struct code inner = *c;
    inner.macro = (struct str){0};
    struct code_form value;
    int64_t constant = 0;
    r->unnamed++;
    const bool ok = c->kind == CODE_INTEGER || read_plain(r, &inner, &value);
    r->unnamed--;
    if (!ok)
        return false;
    if (c->kind == CODE_INTEGER)
        value = form_constant(r->arena, c->integer);
    *out = value;
    if (r->n_symbols == n_symbols && form_is_constant(&value, &constant))
        return named_constant(r, c, c->macro, NULL, out);
    return true;
}

/* Recursive: limited by CODE_MAX_DEPTH and READER_MAX_CALLS. */
bool read_integer(struct reader *r, const struct code *c, struct code_form *out)
{
    struct err why = {0};
    struct err *const outer = r->err;
    const int n_symbols = r->n_symbols;
    const size_t n_notes = r->n_notes;
    if (r->header == NULL)
        return read_followed(r, c, out);
    r->err = &why;
    const bool ok = read_followed(r, c, out);
    r->err = outer;
    if (ok)
        return true;
    if (r->n_symbols == KERNEL_MAX_SYMBOLS)
        return copy_error(r, &why);
    r->n_symbols = n_symbols;
    r->n_notes = n_notes;
    return header_size(r, c, out) || copy_error(r, &why);
}
