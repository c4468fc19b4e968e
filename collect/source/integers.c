#include <math.h>
#include <string.h>

#include "collect/source/reader.h"

/* Integers of the code as affine forms in the loop indices. */

static bool too_large(struct reader *r, const struct code *c)
{
    reader_fail(r, c->at, "this integer expression is too large or not linear in the loop indices");
    (void)reader_hint(r,
                      "subscripts, sizes and bounds are sums of products of sizes, and linear in "
                      "the loop indices: (k*N + j)*P + i");
    return false;
}

static bool refuse(struct reader *r, const struct code *c, const char *what)
{
    reader_fail(r, c->at, "%s in a subscript, a size or a loop bound is not supported", what);
    (void)reader_hint(r, "subscripts are linear in the loop indices, such as i + 1");
    return false;
}

static bool refuse_operator(struct reader *r, const struct code *c)
{
    reader_fail(r, c->at,
                "the operator '%s' on loop indices in a subscript, a size or a loop "
                "bound is not supported",
                c->op);
    return reader_hint(r, "subscripts are linear in the loop indices, such as i + 1; where several "
                          "iterations use the same element, write a second loop over these");
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

/* `for (i = xs; i < xs + xm; i++)`: where a part of a grid begins. */
static bool is_beginning(const struct reader *r, int symbol)
{
    bool is = false;
    for (int l = 0; l < r->n_loops; l++) {
        const struct code_loop *const loop = &r->loops[l];
        is = is ||
             (poly_has_symbol(&loop->start.constant, symbol) && loop->start.constant.n_terms == 1 &&
              poly_degree(&loop->start.constant.terms[0]) == 1 &&
              loop->start.constant.terms[0].coefficient == 1);
    }
    return is;
}

static double middle_size(const struct reader *r, int symbol)
{
    if (r->size_values[symbol] > 0)
        return (double)r->size_values[symbol];
    return is_beginning(r, symbol) ? 101 + 10 * symbol : 1009 + 98 * symbol;
}

static double middle_poly(const struct reader *r, const struct poly *p)
{
    double sum = 0;
    for (size_t t = 0; t < p->n_terms; t++) {
        double product = (double)p->terms[t].coefficient;
        for (int s = 0; s < r->n_symbols; s++)
            product *= pow(middle_size(r, s), p->terms[t].exponent[s]);
        sum += product;
    }
    return sum;
}

/* Not where half a size would be. */
static double middle_index(const struct reader *r, const struct code_loop *loop)
{
    const double first = form_middle(r, &loop->start);
    return loop->in_use ? first + 500 : first + 0.4371 * (form_middle(r, &loop->end) - first);
}

double form_middle(const struct reader *r, const struct code_form *f)
{
    double sum = middle_poly(r, &f->constant);
    for (int l = 0; l < FORM_MAX_LOOPS; l++) {
        const double factor = middle_poly(r, &f->factor[l]);
        if (factor != 0)
            sum += factor * middle_index(r, &r->loops[l]);
    }
    return sum;
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
    return refuse(r, c, "the smaller or larger of two sizes");
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

static bool read_bound(struct reader *r, const struct code *c, struct binding *b,
                       struct code_form *out)
{
    if (r->horizon != 0 && b->time > r->horizon)
        return refuse(r, c, "a variable that has changed since");
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
    return refuse(r, c, "an element of an array");
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
        return refuse(r, c, "a value that is not an integer");
    struct binding *const b = binding_of(r, c->decl);
    return b != NULL ? read_bound(r, c, b, out) : read_unbound(r, c, out);
}

/* --- operators --- */

/* Is it the same for all iterations of the innermost loop? Bounds are read for each of a loop
 * around. */
static bool is_fixed_inside(const struct reader *r, const struct code_form *f)
{
    const bool fixed =
        reader_inside(r) ? f->factor[r->n_loops - 1].n_terms == 0 : r->header == NULL;
    return form_is_poly(f) || fixed;
}

/* The same operator of the same operands is the same size, and of others another one, even if the
 * names would be equal: `n / m` and `n % m`. */
static const struct code_decl *opaque_decl(struct reader *r, const struct code *c,
                                           const struct code_form *a, const struct code_form *b)
{
    for (size_t i = 0; i < r->n_opaque; i++) {
        const struct opaque_value *const v = &r->opaque[i];
        if (code_is_op(c, v->op) && form_equal(&v->left, a) && form_equal(&v->right, b))
            return v->decl;
    }
    struct code_decl *const decl = arena_alloc(r->arena, 1, sizeof *decl);
    *decl = (struct code_decl){.kind = DECL_OTHER, .at = c->at, .type = c->type};
    *ARENA_ADD(r->arena, r->opaque, r->n_opaque) = (struct opaque_value){c->op, *a, *b, decl};
    return decl;
}

/* A value that only depends on sizes, and on indices around, but is not a polynomial: a separate
 * size. */
static bool opaque(struct reader *r, const struct code *c, const struct code_form *a,
                   const struct code_form *b, struct code_form *out)
{
    if (!is_fixed_inside(r, a) || !is_fixed_inside(r, b))
        return refuse_operator(r, c);
    if (!form_is_poly(a) || !form_is_poly(b))
        reader_note_line(r, c->at,
                         "one value of '%s' is taken: it changes in the loops around only", c->op);
    const struct str text = str_slice(unit_text(r->unit), c->offset, c->offset + 24);
    struct sb name = {.arena = r->arena};
    for (size_t i = 0;
         i < text.len && (char_in_name(text.ptr[i]) || strchr(" /%()>", text.ptr[i]) != NULL);
         i++) {
        if (char_in_name(text.ptr[i]))
            sb_addc(&name, text.ptr[i]);
        else if (name.len > 0 && name.ptr[name.len - 1] != '_')
            sb_addc(&name, '_');
    }
    struct str shown = sb_str(&name);
    if (shown.len == 0 || char_is_digit(shown.ptr[0]) || !c->in_main_file)
        shown = STR("part");
    while (shown.len > 1 && shown.ptr[shown.len - 1] == '_')
        shown.len--;
    return symbol_of(r, c->at, shown, opaque_decl(r, c, a, b), 0, out);
}

/* `j / 16` of j = 16 * t + 3: the quotient t and the rest 3; false for other forms. */
static bool divide_steps(struct reader *r, const struct code_form *a, int64_t by,
                         struct code_form *quotient, int64_t *rest)
{
    const struct poly divisor = poly_constant(r->arena, by);
    struct poly left;
    struct code_form out = {0};
    if (by < 1 || form_is_poly(a) ||
        !poly_divide(r->arena, &a->constant, &divisor, false, &out.constant, &left) ||
        !(left.n_terms == 0 || poly_is_constant(&left, rest)))
        return false;
    if (left.n_terms == 0)
        *rest = 0;
    for (int l = 0; l < FORM_MAX_LOOPS; l++) {
        if (a->factor[l].n_terms != 0 &&
            (!poly_divide(r->arena, &a->factor[l], &divisor, true, &out.factor[l], &left) ||
             left.n_terms != 0))
            return false;
    }
    *quotient = out;
    return *rest >= 0 && *rest < by;
}

static bool divide(struct reader *r, const struct code *c, const struct code_form *a,
                   const struct code_form *b, struct code_form *out)
{
    int64_t x = 0;
    int64_t y = 0;
    struct poly quotient, rest;
    if (form_is_constant(b, &y) && y == 0)
        return refuse(r, c, "a division by 0");
    if (form_is_constant(a, &x) && form_is_constant(b, &y) && !(x == INT64_MIN && y == -1)) {
        *out = form_constant(r->arena, x / y);
        return true;
    }
    if (form_is_poly(a) && form_is_poly(b) &&
        poly_divide(r->arena, &a->constant, &b->constant, true, &quotient, &rest) &&
        rest.n_terms == 0) {
        *out = form_of_poly(quotient);
        return true;
    }
    if (form_is_constant(b, &y) && divide_steps(r, a, y, out, &x))
        return true;
    return opaque(r, c, a, b, out);
}

/* `t % 2` of a loop that repeats the nest: the level of its first iteration. */
static bool time_level(struct reader *r, const struct code *c, const struct code_form *a, int64_t n,
                       struct code_form *out)
{
    int64_t constant = 0;
    struct code_form rest = *a;
    for (int l = 0; l < r->n_repeats && l < r->n_loops; l++)
        rest.factor[l] = (struct poly){0};
    if (form_equal(&rest, a) || !form_is_constant(&rest, &constant) || n < 1)
        return false;
    *out = form_constant(r->arena, ((constant % n) + n) % n);
    reader_note(r, c->at, "time levels of %% %lld are separate arrays", (long long)n);
    return true;
}

static void mark_wrap(struct reader *r, const struct code_form *f, enum nest_wrap wrap)
{
    for (int l = 0; l < r->n_loops; l++) {
        if (f->factor[l].n_terms != 0)
            r->loops[l].facts.wrap = wrap;
    }
}

/* Whether a loop over an index of `a` goes on for a multiple of n that is not known: `j < n * p`.
 */
static bool wraps_often(const struct reader *r, const struct code_form *a, const struct poly *n)
{
    bool often = false;
    for (int l = 0; l < r->n_loops && !often; l++) {
        const struct code_form *const end = &r->loops[l].end;
        struct poly times, rest;
        int64_t known = 0;
        often = a->factor[l].n_terms != 0 && form_is_poly(end) &&
                poly_divide(r->arena, &end->constant, n, true, &times, &rest) &&
                rest.n_terms == 0 && !poly_is_constant(&times, &known);
    }
    return often;
}

/* Whether the loops over its indices go once round a ring of n elements at most. */
static bool turns_once(const struct reader *r, const struct code_form *a, int64_t n)
{
    bool once = !form_is_poly(a);
    for (int l = 0; l < r->n_loops && once; l++) {
        int64_t factor = 0;
        int64_t first = 0;
        int64_t end = 0;
        if (a->factor[l].n_terms == 0)
            continue;
        once = poly_is_constant(&a->factor[l], &factor) && (factor == 1 || factor == -1) &&
               form_is_constant(&r->loops[l].start, &first) &&
               form_is_constant(&r->loops[l].end, &end) && end - first <= n;
    }
    return once;
}

/* (i + 1) % n: in the interior what is left of it. */
static bool modulo(struct reader *r, const struct code *c, const struct code_form *a,
                   const struct code_form *b, struct code_form *out)
{
    int64_t x = 0;
    int64_t y = 0;
    struct poly quotient, rest;
    if (form_is_constant(b, &y) && time_level(r, c, a, y, out))
        return true;
    if (form_is_constant(a, &x) && form_is_constant(b, &y) && y > 0) {
        *out = form_constant(r->arena, x % y);
        return true;
    }
    if (r->header != NULL && !form_is_poly(a) && form_is_constant(b, &y) && y > 0 &&
        y <= NEST_SMALL_INTEGER) {
        reader_note_line(r, c->at, "the loop is taken as where %% %lld gives 0", (long long)y);
        *out = form_constant(r->arena, 0);
        return true;
    }
    if (form_is_constant(b, &y) && divide_steps(r, a, y, out, &x)) {
        *out = form_constant(r->arena, x);
        return true;
    }
    const bool is_ring = form_is_constant(b, &y) && y > NEST_SMALL_INTEGER && turns_once(r, a, y);
    if (!is_ring && (form_is_poly(a) || !form_is_poly(b) || form_is_constant(b, &y)))
        return form_is_constant(b, &y) && y > NEST_SMALL_INTEGER ? refuse_operator(r, c)
                                                                 : opaque(r, c, a, b, out);
    if (wraps_often(r, a, &b->constant) && is_fixed_inside(r, a))
        return opaque(r, c, a, b, out);
    if (wraps_often(r, a, &b->constant)) {
        reader_fail(r, c->at,
                    "a remainder that starts anew several times in a loop is not "
                    "supported");
        return reader_hint(r, "write two loops: over the repetitions, and over one of them");
    }
    *out = *a;
    if (poly_divide(r->arena, &a->constant, &b->constant, false, &quotient, &rest))
        out->constant = rest;
    border_of_wrap(r, out, b);
    mark_wrap(r, a, NEST_WRAP_REMAINDER);
    reader_note(r, c->at, "periodic boundaries: the interior is taken");
    return true;
}

/* Operators on bits of numbers: `(N + 3) & ~3`. */
static bool compute_bits(const struct code *c, const struct code_form *a, const struct code_form *b,
                         int64_t *out)
{
    enum { BITS = 63 };
    int64_t x = 0;
    int64_t y = 0;
    if (!form_is_constant(a, &x) || !form_is_constant(b, &y))
        return false;
    const bool shifts = code_is_op(c, ">>") && x >= 0 && y >= 0 && y < BITS;
    *out = code_is_op(c, "&")   ? x & y
           : code_is_op(c, "|") ? x | y
           : code_is_op(c, "^") ? x ^ y
                                : (shifts ? x >> y : 0);
    return shifts || code_is_op(c, "&") || code_is_op(c, "|") || code_is_op(c, "^");
}

static bool read_binary(struct reader *r, const struct code *c, struct code_form *out)
{
    struct code_form a, b;
    int64_t shift = 0;
    if (!read_integer(r, c->parts[0], &a) || !read_integer(r, c->parts[1], &b))
        return false;
    if (code_is_op(c, "+") || code_is_op(c, "-"))
        return form_add(r->arena, &a, code_is_op(c, "+") ? 1 : -1, &b, out) || too_large(r, c);
    if (code_is_op(c, "*"))
        return form_mul(r->arena, &a, &b, out) || too_large(r, c);
    if (code_is_op(c, "/"))
        return divide(r, c, &a, &b, out);
    if (code_is_op(c, "%"))
        return modulo(r, c, &a, &b, out);
    if (code_is_op(c, "&") && form_is_constant(&b, &shift) && shift == 1 &&
        time_level(r, c, &a, 2, out))
        return true;
    if (code_is_op(c, "<<") && form_is_constant(&b, &shift)) {
        enum { BITS = 63 };
        if (shift < 0 || shift >= BITS)
            return too_large(r, c);
        const struct code_form power = form_constant(r->arena, (int64_t)1 << shift);
        return form_mul(r->arena, &a, &power, out) || too_large(r, c);
    }
    enum { MAX_SHIFT = 31 };
    struct code_form quotient;
    int64_t rest = 0;
    if (code_is_op(c, ">>") && form_is_constant(&b, &shift) && shift >= 0 && shift < MAX_SHIFT &&
        divide_steps(r, &a, (int64_t)1 << shift, out, &rest))
        return true;
    if (code_is_op(c, "&") && form_is_constant(&b, &shift) && shift > 0 &&
        (shift & (shift + 1)) == 0 && divide_steps(r, &a, shift + 1, &quotient, &rest)) {
        *out = form_constant(r->arena, rest);
        return true;
    }
    if (compute_bits(c, &a, &b, &shift)) {
        *out = form_constant(r->arena, shift);
        return true;
    }
    return opaque(r, c, &a, &b, out);
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
        return too_large(r, c);
    const bool below = poly_compare_growth(&least, &none.constant) < 0;
    if (below && poly_compare_growth(&most, &none.constant) > 0)
        return refuse(r, c, "the magnitude of a value of both signs");
    return form_add(r->arena, &none, below ? -1 : 1, &a, out) || too_large(r, c);
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
        r->err = &why;
        const bool known = read_call(r, c) && r->returned.kind == BOUND_INTEGER;
        r->err = outer;
        if (!known && !asks_object && why.kind != ERR_NONE)
            return copy_error(r, &why);
        if (!known && !asks_object)
            return refuse(r, c, "a function whose value is not an integer");
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

static bool read_choice(struct reader *r, const struct code *c, struct code_form *out)
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
        return refuse(r, c, "a conditional that depends on data");
    struct code_form other;
    if (!read_integer(r, c->parts[d == DECIDE_TRUE ? 1 : 2], out))
        return false;
    if (try_integer(r, c->parts[d == DECIDE_TRUE ? 2 : 1], &other) && !form_equal(out, &other))
        mark_wrap(r, out, NEST_WRAP_CONDITION);
    return true;
}

/* `_l` for level[l], `_l_1` for level[l + 1]. */
static void add_poly_name(const struct reader *r, const struct poly *p, struct sb *name)
{
    const struct kernel symbols = {.n_symbols = r->n_symbols, .symbols = r->symbols};
    struct sb text = {.arena = r->arena};
    sb_addc(name, '_');
    poly_print(p, &symbols, &text);
    for (size_t i = 0; i < text.len; i++) {
        if (char_in_name(text.ptr[i]))
            sb_addc(name, text.ptr[i]);
        else if (name->ptr[name->len - 1] != '_')
            sb_addc(name, '_');
    }
}

static const struct code *unwrapped(const struct code *c)
{
    while (c->kind != CODE_LIST && c->n_parts == 1)
        c = c->parts[0];
    return c;
}

/* The element of a table that its declaration lists: `int ex[9] = {0, 1, …}`. */
static bool read_listed(struct reader *r, const struct place *p, struct code_form *out)
{
    const struct variable *v = p->variable;
    while (v->base != NULL) /* of a container */
        v = v->base;
    const struct code *list = v->decl->initial;
    while (list != NULL && p->n == 1 && list->n_parts > 0 && unwrapped(list)->n_parts > 0 &&
           unwrapped(unwrapped(list)->parts[0])->kind == CODE_LIST)
        list = unwrapped(list)->parts[0]; /* the arguments of a container's constructor */
    if (list != NULL && unwrapped(list)->kind == CODE_LIST && unwrapped(list)->text.len != 0)
        return false; /* the arguments of v(4, 7) are not its elements */
    for (int d = 0; d < p->n && list != NULL; d++) {
        int64_t at = 0;
        list = unwrapped(list);
        if (list->kind != CODE_LIST || !form_is_constant(&p->subscripts[d], &at) || at < 0 ||
            at >= list->n_parts)
            return false;
        list = list->parts[at];
    }
    return p->n > 0 && list != NULL && try_integer(r, list, out);
}

/* False at the limit of steps, since each search goes through the whole file. */
static bool find_offset(struct reader *r, const struct code *c, struct str array, bool *known,
                        int32_t *offset)
{
    const struct code_decl *from = NULL, *of = NULL;
    int64_t at = 0, value = 0;
    if (!reader_step(r, c))
        return false;
    const struct code *const to = c->kind == CODE_ASSIGN && code_is_op(c, "=") ? c->parts[0] : NULL;
    if (to != NULL && to->kind == CODE_SUBSCRIPT && to->parts[0]->kind == CODE_NAME &&
        to->parts[0]->decl != NULL && str_eq(to->parts[0]->decl->name, array) &&
        code_offset(to->parts[1], &from, &at) && code_offset(c->parts[1], &of, &value) &&
        from != NULL && from == of && !__builtin_sub_overflow(value, at, offset))
        *known = true;
    for (int i = 0; i < c->n_parts && !*known; i++) {
        if (!find_offset(r, c->parts[i], array, known, offset))
            return false;
    }
    return true;
}

/* What an index array holds: as the file sets it, `north[i] = i - 1`, else in order. */
static bool read_gathered(struct reader *r, const struct code *c, const struct place *p,
                          struct code_form *out)
{
    const struct str name = p->variable->name;
    const struct code_form one = form_constant(r->arena, 1);
    const int64_t first = unit_is_fortran(r->unit) ? 1 : 0; /* element, which C calls 0 */
    int32_t offset = 0;
    bool known = false;
    int last = p->n - 1;
    while (form_is_poly(&p->subscripts[last]))
        last--;
    for (size_t f = 0; !known && f < unit_n_functions(r->unit); f++) {
        const struct code *const body = unit_body(r->unit, unit_function(r->unit, f));
        if (body != NULL && !find_offset(r, body, p->variable->decl->name, &known, &offset))
            return false;
    }
    if (known)
        reader_note(
            r, c->at,
            "the index array '%.*s' is taken as the file sets it: i%+lld — write that: through "
            "an array the compiler does not see it",
            STR_ARG(name), (long long)(offset - first));
    else
        reader_note(r, c->at,
                    "the index array '%.*s' is taken to be in order: elements in another order "
                    "move more data",
                    STR_ARG(name));
    return form_add(r->arena, &p->subscripts[last], known ? offset : first, &one, out) ||
           too_large(r, c);
}

/* Has this iteration set the member, an element of the array, or of one that stands for it? */
static bool is_set_here(const struct reader *r, const struct variable *v)
{
    bool set = union_last_set(r, v) != NULL;
    for (size_t i = 0; i < r->n_assignments && !set; i++) {
        const struct code_term *const t = r->assignments[i].target;
        set = t->kind == TERM_SCALAR ? r->scalars[t->ref]->base == v || r->scalars[t->ref] == v
                                     : r->accesses[t->ref].variable == v;
    }
    return set;
}

/* An integer in memory: of a struct, of a table, or an index. */
static bool read_stored(struct reader *r, const struct code *c, struct code_form *out)
{
    struct place p;
    if (!read_place(r, c, &p))
        return false;
    if (c->type->kind == TYPE_REAL)
        return refuse(r, c, "a value that is not an integer");
    if (is_set_here(r, p.variable))
        return refuse(r, c,
                      p.n > 0 ? "an element that the loop sets" : "a member that the loop sets");
    if (read_listed(r, &p, out))
        return true;
    struct sb name = {.arena = r->arena};
    sb_add(&name, p.variable->name);
    for (int d = 0; d < p.n; d++) {
        int64_t value = 0;
        if (!form_is_poly(&p.subscripts[d]) && !p.in_struct && r->gathers > 0)
            return read_gathered(r, c, &p, out);
        if (!form_is_poly(&p.subscripts[d]))
            return refuse(r, c, "an array");
        if (!form_is_constant(&p.subscripts[d], &value))
            add_poly_name(r, &p.subscripts[d].constant, &name);
        else if (value != 0 || d + 1 < p.n || p.n > 1 || p.variable->type->kind == TYPE_ARRAY)
            sb_addf(&name, "_%lld", (long long)value);
    }
    if (p.in_struct)
        return refuse(r, c, "a member of an array of structs");
    struct binding *const b = p.n == 0 ? binding_of(r, p.variable->decl) : NULL;
    if (b != NULL)
        return read_bound(r, c, b, out);
    return symbol_of(r, c->at, sb_str(&name), p.variable->decl, 0, out);
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

static bool read_unary(struct reader *r, const struct code *c, struct code_form *out)
{
    struct code_form a;
    const struct code_form zero = {0};
    int64_t value = 0;
    if (!read_integer(r, c->parts[0], &a))
        return false;
    if (code_is_op(c, "~") && form_is_constant(&a, &value)) {
        *out = form_constant(r->arena, ~value);
        return true;
    }
    if (!code_is_op(c, "-") && !code_is_op(c, "+"))
        return refuse_operator(r, c);
    return form_add(r->arena, &zero, code_is_op(c, "-") ? -1 : 1, &a, out) || too_large(r, c);
}

/* at(i, j) that computes an index, and does not look it up. */
static bool calls_lambda(struct reader *r, const struct code *c)
{
    const struct code_type *const object = c->parts[0]->type;
    return c->decl != NULL && c->decl->kind == DECL_FUNCTION && !c->decl->type->is_reference &&
           (unit_body(r->unit, c->decl) != NULL || str_contains(object->text, STR("lambda")));
}

static bool read_plain(struct reader *r, const struct code *c, struct code_form *out)
{
    switch (c->kind) {
    case CODE_INTEGER:
        return read_constant(r, c, out);
    case CODE_NAME:
        return read_name(r, c, out);
    case CODE_BINARY:
        return read_binary(r, c, out);
    case CODE_UNARY:
        return read_unary(r, c, out);
    case CODE_CAST:
        if (c->type->kind != TYPE_INTEGER && c->type->kind != TYPE_UNKNOWN)
            return refuse(r, c, "a cast to another type");
        return read_integer(r, c->parts[0], out);
    case CODE_CHOICE:
        return read_choice(r, c, out);
    case CODE_CALL:
    case CODE_METHOD:
        return read_value_of_call(r, c, out);
    case CODE_ELEMENT:
        if (calls_lambda(r, c))
            return read_value_of_call(r, c, out);
        return read_stored(r, c, out);
    case CODE_MEMBER:
    case CODE_SUBSCRIPT:
    case CODE_DEREF:
        return read_stored(r, c, out);
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
    default:
        break;
    }
    return refuse(r, c,
                  c->kind == CODE_REAL ? "a value that is not an integer" : "this expression");
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
