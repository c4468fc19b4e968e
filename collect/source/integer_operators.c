#include <string.h>

#include "collect/source/reader.h"

/* Operators of integers: sums and products are affine forms, others may be a size of their own. */

static bool refuse_operator(struct reader *r, const struct code *c)
{
    reader_fail(r, c->at,
                "the operator '%s' on loop indices in a subscript, a size or a loop "
                "bound is not supported",
                c->op);
    return reader_hint(r, "subscripts are linear in the loop indices, such as i + 1; where several "
                          "iterations use the same element, write a second loop over these");
}

/* Is it the same for all iterations of the innermost loop? Bounds are read for each of a loop
 * around. */
static bool is_fixed_inside(const struct reader *r, const struct code_form *f)
{
    if (form_is_poly(f))
        return true;
    return reader_inside(r) ? f->factor[r->n_loops - 1].n_terms == 0 : r->header == NULL;
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
        !poly_divide(r->arena, &a->constant, &divisor, true, &out.constant, &left) ||
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
        return integer_refuse(r, c, "a division by 0");
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

void integer_wraps(struct reader *r, const struct code_form *f, enum nest_wrap wrap)
{
    for (int l = 0; l < r->n_loops; l++) {
        if (f->factor[l].n_terms != 0)
            r->loops[l].facts.wrap = wrap;
    }
}

/* Whether a loop over an index of `a` goes on for a multiple of n: `j < n * p`. */
static bool wraps_often(const struct reader *r, const struct code_form *a, const struct poly *n)
{
    bool often = false;
    for (int l = 0; l < r->n_loops && !often; l++) {
        const struct code_form *const end = &r->loops[l].end;
        struct poly times, rest;
        int64_t known = 0;
        often = a->factor[l].n_terms != 0 && form_is_poly(end) &&
                poly_divide(r->arena, &end->constant, n, true, &times, &rest) &&
                rest.n_terms == 0 && (!poly_is_constant(&times, &known) || known > 1);
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
    integer_wraps(r, a, NEST_WRAP_REMAINDER);
    reader_note(r, c->at, "periodic boundaries: the interior is taken");
    return true;
}

static bool add(struct reader *r, const struct code *c, const struct code_form *a,
                const struct code_form *b, struct code_form *out)
{
    return form_add(r->arena, a, 1, b, out) || integer_too_large(r, c);
}

static bool subtract(struct reader *r, const struct code *c, const struct code_form *a,
                     const struct code_form *b, struct code_form *out)
{
    return form_add(r->arena, a, -1, b, out) || integer_too_large(r, c);
}

static bool multiply(struct reader *r, const struct code *c, const struct code_form *a,
                     const struct code_form *b, struct code_form *out)
{
    return form_mul(r->arena, a, b, out) || integer_too_large(r, c);
}

/* ---- operators of bits, as in `(N + 3) & ~3` ---- */

/* What fits in 64 bits with a sign. */
enum { MAX_SHIFT = 62 };

static bool bits_and(struct reader *r, const struct code *c, const struct code_form *a,
                     const struct code_form *b, struct code_form *out)
{
    int64_t x = 0;
    int64_t mask = 0;
    int64_t rest = 0;
    struct code_form quotient;
    if (!form_is_constant(b, &mask))
        return opaque(r, c, a, b, out);
    if (mask == 1 && time_level(r, c, a, 2, out))
        return true;
    const bool is_remainder = mask > 0 && mask < INT64_MAX && (mask & (mask + 1)) == 0;
    if (is_remainder && divide_steps(r, a, mask + 1, &quotient, &rest)) {
        *out = form_constant(r->arena, rest);
        return true;
    }
    if (!form_is_constant(a, &x))
        return opaque(r, c, a, b, out);
    *out = form_constant(r->arena, x & mask);
    return true;
}

static bool bits_or(struct reader *r, const struct code *c, const struct code_form *a,
                    const struct code_form *b, struct code_form *out)
{
    int64_t x = 0;
    int64_t y = 0;
    if (!form_is_constant(a, &x) || !form_is_constant(b, &y))
        return opaque(r, c, a, b, out);
    *out = form_constant(r->arena, code_is_op(c, "|") ? x | y : x ^ y);
    return true;
}

static bool shift_left(struct reader *r, const struct code *c, const struct code_form *a,
                       const struct code_form *b, struct code_form *out)
{
    int64_t by = 0;
    if (!form_is_constant(b, &by))
        return opaque(r, c, a, b, out);
    if (by < 0 || by > MAX_SHIFT)
        return integer_too_large(r, c);
    const struct code_form power = form_constant(r->arena, (int64_t)1 << by);
    return multiply(r, c, a, &power, out);
}

static bool shift_right(struct reader *r, const struct code *c, const struct code_form *a,
                        const struct code_form *b, struct code_form *out)
{
    int64_t x = 0;
    int64_t by = 0;
    int64_t rest = 0;
    if (!form_is_constant(b, &by) || by < 0 || by > MAX_SHIFT)
        return opaque(r, c, a, b, out);
    if (divide_steps(r, a, (int64_t)1 << by, out, &rest))
        return true;
    if (!form_is_constant(a, &x) || x < 0)
        return opaque(r, c, a, b, out);
    *out = form_constant(r->arena, x >> by);
    return true;
}

/* A size as a number of elements, which is a size. `known`: only if it was asked for before. */
static bool size_in_elements(struct reader *r, const struct code *c, int s, int64_t size,
                             bool known, struct poly *out)
{
    struct code quotient = *c;
    struct code_form form;
    const struct code_form left = form_of_poly(poly_symbol(r->arena, s));
    const struct code_form right = form_constant(r->arena, size);
    const size_t before = r->n_opaque;
    quotient.op = "/";
    const struct code_decl *const decl = opaque_decl(r, &quotient, &left, &right);
    if (r->n_opaque > before) {
        if (known) {
            r->n_opaque = before;
            return false;
        }
        reader_note_line(r, c->at, "'%.*s' is taken as a multiple of %lld bytes",
                         STR_ARG(r->symbols[s]), (long long)size);
    }
    const struct str name =
        str_format(r->arena, "%.*s_by_%lld", STR_ARG(r->symbols[s]), (long long)size);
    if (!symbol_of(r, c->at, name, decl, 0, &form))
        return false;
    *out = form.constant;
    return true;
}

/* A multiple of `size` or of a size, `stride` of `(h - 1) * stride`. */
static bool part_in_elements(struct reader *r, const struct code *c, const struct poly *bytes,
                             int64_t size, struct poly *out)
{
    const struct poly by = poly_constant(r->arena, size);
    const int n_symbols = r->n_symbols;
    struct poly rest;
    if (poly_divide(r->arena, bytes, &by, true, out, &rest) && rest.n_terms == 0)
        return true;
    for (int i = 0; i < 2 * n_symbols; i++) {
        const int s = i % n_symbols;
        const struct poly one = poly_symbol(r->arena, s);
        struct poly factor, elements;
        if (poly_divide(r->arena, bytes, &one, true, &factor, &rest) && rest.n_terms == 0 &&
            size_in_elements(r, c, s, size, i < n_symbols, &elements))
            return poly_mul(r->arena, &factor, &elements, out);
    }
    return false;
}

/* The innermost loop's first: it says which of several sizes the row's is. */
bool integer_in_elements(struct reader *r, const struct code *c, const struct code_form *bytes,
                         int64_t size, struct code_form *out)
{
    struct code_form elements = {0};
    bool ok = true;
    for (int l = FORM_MAX_LOOPS; l-- > 0 && ok;)
        ok = bytes->factor[l].n_terms == 0 ||
             part_in_elements(r, c, &bytes->factor[l], size, &elements.factor[l]);
    ok = ok && part_in_elements(r, c, &bytes->constant, size, &elements.constant);
    *out = elements;
    return ok;
}

/* `end - p` of pointers into one array; of others, it is a size. */
static bool distance(struct reader *r, const struct code *c, struct code_form *out)
{
    struct place to, from;
    if (!read_pointer(r, c->parts[0], &to) || !read_pointer(r, c->parts[1], &from))
        return false;
    bool same = to.variable == from.variable && to.n == from.n && to.n > 0 && !to.in_struct &&
                !from.in_struct;
    for (int d = 0; d + 1 < to.n && same; d++)
        same = form_equal(&to.subscripts[d], &from.subscripts[d]);
    if (!same) {
        /* in size() of a library its members have names that begin with '_', and so have those
         * of the variables for them elsewhere */
        const struct variable *const a = from.variable;
        const struct variable *const b = to.variable;
        const struct str name =
            str_format(r->arena, "%.*s_to_%.*s", STR_ARG(r->calls > 0 ? a->decl->name : a->name),
                       STR_ARG(r->calls > 0 ? b->decl->name : b->name));
        return symbol_of(r, c->at, name, b->decl, 0, out);
    }
    return subtract(r, c, &to.subscripts[to.n - 1], &from.subscripts[to.n - 1], out);
}

static bool points(const struct code *c)
{
    return c->type->kind == TYPE_POINTER || c->type->kind == TYPE_ARRAY;
}

static bool is_distance(const struct code *c)
{
    return c->kind == CODE_BINARY && code_is_op(c, "-") && points(c->parts[0]) &&
           points(c->parts[1]);
}

bool integer_binary(struct reader *r, const struct code *c, struct code_form *out)
{
    typedef bool operate_fn(struct reader *, const struct code *, const struct code_form *,
                            const struct code_form *, struct code_form *);
    static const struct {
        const char *op;
        operate_fn *operate;
    } operators[] = {
        {"+", add},         {"-", subtract},     {"*", multiply}, {"/", divide},  {"%", modulo},
        {"<<", shift_left}, {">>", shift_right}, {"&", bits_and}, {"|", bits_or}, {"^", bits_or},
    };
    struct code_form a, b;
    if (is_distance(c))
        return distance(r, c, out);
    if (!read_integer(r, c->parts[0], &a) || !read_integer(r, c->parts[1], &b))
        return false;
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (code_is_op(c, operators[i].op))
            return operators[i].operate(r, c, &a, &b, out);
    }
    return opaque(r, c, &a, &b, out);
}

bool integer_unary(struct reader *r, const struct code *c, struct code_form *out)
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
    return form_add(r->arena, &zero, code_is_op(c, "-") ? -1 : 1, &a, out) ||
           integer_too_large(r, c);
}
