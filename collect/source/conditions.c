#include <string.h>

#include "collect/source/reader.h"

/*
 * Conditions. A kernel computes the same at all points, so a condition on loop indices is decided
 * in the middle of the grid, and one on sizes for large sizes; both add a note.
 */

static enum decision decided(bool holds)
{
    return holds ? DECIDE_TRUE : DECIDE_FALSE;
}

static bool compare(const char *op, double difference)
{
    if (strcmp(op, "==") == 0)
        return difference == 0;
    if (strcmp(op, "!=") == 0)
        return difference != 0;
    if (op[0] == '<')
        return difference < 0 || (op[1] == '=' && difference == 0);
    return difference > 0 || (op[1] == '=' && difference == 0);
}

static bool shares_size(const struct reader *r, const struct poly *a, const struct poly *b)
{
    bool shares = false;
    for (int s = 0; s < r->n_symbols; s++)
        shares = shares || (poly_has_symbol(a, s) && poly_has_symbol(b, s));
    return shares;
}

/*
 * `s - o >= 0` in a window, for s < n and o < t: which index is larger depends on sizes that
 * nothing relates.
 */
static bool is_open(const struct reader *r, const struct code_form *difference)
{
    const struct poly *end = NULL;
    bool open = false;
    for (int l = 0; l < r->n_loops; l++) {
        const struct poly *const own = &r->loops[l].end.constant;
        if (difference->factor[l].n_terms == 0 || poly_is_constant(own, NULL))
            continue;
        open = open || (end != NULL && !shares_size(r, end, own));
        end = own;
    }
    return open;
}

/* An index equals another one, or a number, in few iterations. */
static bool holds_inside(const struct reader *r, const char *op, const struct code_form *difference)
{
    const bool orders = op[0] == '<' || op[0] == '>';
    if (!orders && !form_is_poly(difference))
        return op[0] == '!';
    return (r->guards && orders && is_open(r, difference)) ||
           compare(op, form_middle(r, difference));
}

static enum decision decide_difference(struct reader *r, const struct code *c, const char *op,
                                       const struct code_form *difference)
{
    int64_t value = 0;
    if (form_is_constant(difference, &value))
        return decided(compare(op, (double)value));
    const bool holds = holds_inside(r, op, difference);
    border_of_condition(r, difference, compare(op, 0) == holds);
    if (form_is_poly(difference))
        reader_note_line(r, c->at, "the condition on sizes is taken to %s",
                         holds ? "hold" : "fail");
    else
        reader_note_line(r, c->at,
                         "the condition on loop indices is taken to %s, as in the interior",
                         holds ? "hold" : "fail");
    return decided(holds);
}

static const struct code_term *opposite(struct reader *r, const struct code *c,
                                        const struct code_term *t);

/* `x > 2 ? 1 : 0`, as functions return it, is the comparison; null for others. */
static const struct code_term *truth(const struct code_term *t)
{
    int64_t yes = 0;
    int64_t no = 1;
    return t->kind == TERM_CHOICE && t->left->kind == TERM_INTEGER &&
                   form_is_constant(&t->left->form, &yes) && yes == 1 &&
                   t->right->kind == TERM_INTEGER && form_is_constant(&t->right->form, &no) &&
                   no == 0
               ? t->condition
               : NULL;
}

static bool is_zero(const struct code_term *t)
{
    int64_t value = 1;
    return t->kind == TERM_INTEGER && form_is_constant(&t->form, &value) && value == 0;
}

static const struct code_term *comparison(struct reader *r, const struct code *c, const char *op,
                                          const struct code_term *left,
                                          const struct code_term *right)
{
    if (left == NULL || right == NULL)
        return NULL;
    if (is_zero(right) && truth(left) != NULL && strcmp(op, "!=") == 0)
        return truth(left);
    if (is_zero(right) && truth(left) != NULL && strcmp(op, "==") == 0)
        return opposite(r, c, truth(left));
    const struct code_term t = {
        .kind = TERM_COMPARE, .text = str_of(op), .at = c->at, .left = left, .right = right};
    return term_new(r, &t);
}

/* What cannot be written as a comparison of values still depends on data. */
static const struct code_term *quiet_term(struct reader *r, const struct code *c)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    r->err = &quiet;
    r->compares++;
    const struct code_term *t = read_term(r, c);
    r->compares--;
    r->err = outer;
    return t;
}

/*
 * `if (a[i] < least) least = a[i];` of an integer that an iteration before may have set: it is
 * data.
 */
static void take_as_data(struct reader *r, const struct code *c)
{
    struct binding *const b =
        c->kind == CODE_NAME && c->decl != NULL ? binding_of(r, c->decl) : NULL;
    if (b == NULL || b->kind != BOUND_VARYING || c->decl->type->kind != TYPE_INTEGER ||
        !reader_inside(r) || r->branch == NULL || !code_sets(r->branch, c->decl))
        return;
    (void)data_bind(r, c->decl, c->at);
}

static bool is_pointer(const struct code *c)
{
    return c->type->kind == TYPE_POINTER && !code_is_zero(c);
}

/* What the code asks about is there: it computes the most then. */
static enum decision decide_pointer(struct reader *r, const struct code *c, bool holds)
{
    reader_note_line(r, c->at, "the pointer is taken to be set, not null");
    return decided(holds);
}

/* `if (!group[i]) …`: a pointer of its own for each iteration is there in some. */
static bool decides_itself(const struct reader *r, const struct code *c)
{
    return reader_inside(r) && r->guards && r->branch != NULL && !code_jumps(r->branch) &&
           code_names(c, r->loops[r->n_loops - 1].index);
}

static enum decision take_branch(struct reader *r, const struct code *c)
{
    reader_note_line(r, c->at, "the condition on pointers is taken to hold");
    r->took_branch = true;
    return DECIDE_TRUE;
}

/* What is 0 or 1: `(x < y) != 0`, and `isnan(x) != 0` of macros. */
static bool is_truth(const struct code *c)
{
    static const char *const ops[] = {"<", "<=", ">", ">=", "==", "!=", "&&", "||", "!", NULL};
    c = code_without_casts(c);
    return ((c->kind == CODE_BINARY || c->kind == CODE_UNARY) &&
            str_is_one_of(str_of(c->op), ops)) ||
           code_asks_kind(c);
}

static enum decision read_opposite(struct reader *r, const struct code *c,
                                   const struct code_term **out);

static enum decision read_comparison(struct reader *r, const struct code *c,
                                     const struct code_term **out)
{
    struct code_form a, b;
    for (int i = 0; i < 2 && (code_is_op(c, "==") || code_is_op(c, "!=")); i++) {
        const struct code *const part = c->parts[i];
        if (!code_is_zero(c->parts[1 - i]))
            continue;
        if (is_truth(part))
            return c->op[0] == '!' ? read_condition(r, part, out) : read_opposite(r, part, out);
        if (is_pointer(part))
            return decides_itself(r, part) ? take_branch(r, c)
                                           : decide_pointer(r, c, c->op[0] == '!');
    }
    if (try_integer(r, c->parts[0], &a) && try_integer(r, c->parts[1], &b) &&
        form_add(r->arena, &a, -1, &b, &a))
        return decide_difference(r, c, c->op, &a);
    for (int i = 0; i < 2; i++)
        take_as_data(r, code_without_casts(c->parts[i]));
    *out = comparison(r, c, c->op, quiet_term(r, c->parts[0]), quiet_term(r, c->parts[1]));
    return DECIDE_DATA;
}

static enum decision read_joined(struct reader *r, const struct code *c, bool and,
                                 const struct code_term **out)
{
    const struct code_term *terms[2] = {NULL, NULL};
    enum decision d[2];
    for (int i = 0; i < 2; i++) {
        d[i] = read_condition(r, c->parts[i], &terms[i]);
        if (d[i] == DECIDE_ERROR || d[i] == decided(!and))
            return d[i];
    }
    if (d[0] == DECIDE_DATA && d[1] == DECIDE_DATA) {
        *out = comparison(r, c, c->op, terms[0], terms[1]);
        return DECIDE_DATA;
    }
    *out = d[0] == DECIDE_DATA ? terms[0] : terms[1];
    return d[0] == DECIDE_DATA ? d[0] : d[1];
}

/* !(x < y) is x >= y. */
static const struct code_term *opposite(struct reader *r, const struct code *c,
                                        const struct code_term *t)
{
    static const char *const pairs[][2] = {{"<", ">="}, {">", "<="}, {"==", "!="}};
    for (size_t i = 0; t != NULL && i < sizeof pairs / sizeof *pairs; i++) {
        for (int side = 0; side < 2; side++) {
            if (str_eq(t->text, str_of(pairs[i][side])))
                return comparison(r, c, pairs[i][1 - side], t->left, t->right);
        }
    }
    return NULL;
}

/* Of `!c`. */
static enum decision read_opposite(struct reader *r, const struct code *c,
                                   const struct code_term **out)
{
    const struct code_term *t = NULL;
    struct code_form value;
    if (is_pointer(c) && decides_itself(r, c))
        return take_branch(r, c);
    if (c->kind == CODE_NAME && try_integer(r, c, &value) && !form_is_poly(&value))
        return decide_difference(r, c, "==", &value);
    const enum decision d = read_condition(r, c, &t);
    if (d == DECIDE_DATA)
        *out = opposite(r, c, t);
    if (d == DECIDE_TRUE || d == DECIDE_FALSE)
        return decided(d == DECIDE_FALSE);
    return d;
}

/*
 * An integer used as a condition: known, a flag of unknown value, an index that is 0 at the border,
 * or data that are not 0.
 */
static enum decision read_flag(struct reader *r, const struct code *c, const struct code_term **out)
{
    struct code_form value;
    int64_t constant = 0;
    if (is_pointer(c))
        return decide_pointer(r, c, true);
    if (!try_integer(r, c, &value)) {
        const struct code_term zero = {
            .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 0), .at = c->at};
        const struct code_term *const term = quiet_term(r, c);
        /* what a function returns may be decided in it, as in the interior */
        if (term != NULL && term->kind == TERM_INTEGER && form_is_constant(&term->form, &constant))
            return decided(constant != 0);
        *out = comparison(r, c, "!=", term, term_new(r, &zero));
        return DECIDE_DATA;
    }
    if (form_is_constant(&value, &constant))
        return decided(constant != 0);
    if (form_is_poly(&value)) {
        reader_note_line(r, c->at, "the condition is taken to hold");
        return DECIDE_TRUE;
    }
    return decide_difference(r, c, "!=", &value);
}

/* `isnan(x)` is `x != x`; what asks for other kinds of numbers compares once, too. */
static enum decision read_kind(struct reader *r, const struct code *c, const struct code_term **out)
{
    const struct code_term *const value = quiet_term(r, c->parts[0]);
    *out = comparison(r, c, code_calls(c, "isfinite") ? "==" : "!=", value, value);
    return DECIDE_DATA;
}

enum decision read_condition(struct reader *r, const struct code *c, const struct code_term **out)
{
    static const char *const operators[] = {"<", "<=", ">", ">=", "==", "!=", NULL};
    *out = NULL;
    if (!reader_step(r, c))
        return DECIDE_ERROR;
    if (c->kind == CODE_BINARY && (code_is_op(c, "&&") || code_is_op(c, "||")))
        return read_joined(r, c, code_is_op(c, "&&"), out);
    if (c->kind == CODE_BINARY && str_is_one_of(str_of(c->op), operators))
        return read_comparison(r, c, out);
    if (c->kind == CODE_UNARY && code_is_op(c, "!"))
        return read_opposite(r, c->parts[0], out);
    if (c->kind == CODE_CAST || (c->kind == CODE_LIST && c->n_parts == 1))
        return read_condition(r, c->parts[0], out);
    if (code_asks_kind(c))
        return read_kind(r, c, out);
    /* GCC's and C++20's hints */
    if (c->kind == CODE_CALL && str_eq(c->text, STR("__builtin_expect")))
        return read_condition(r, c->parts[0], out);
    return read_flag(r, c, out);
}

/* Whether it names what the innermost loop changes. */
static bool changes(const struct reader *r, const struct code *c)
{
    bool does = c->kind == CODE_NAME && c->decl != NULL &&
                (c->decl == r->loops[r->n_loops - 1].index || code_sets(r->body, c->decl));
    for (int i = 0; i < c->n_parts && !does; i++)
        does = changes(r, c->parts[i]);
    return does;
}

bool condition_is_lost(const struct reader *r, const struct code *c)
{
    return reader_inside(r) && code_reads_memory(c) && (r->calls > 0 || changes(r, c));
}

/* Sets the error of what cannot be read, of a comparison that of a side. Recursive: limited by
 * CODE_MAX_DEPTH. */
static void explain(struct reader *r, const struct code *c)
{
    if (c->kind == CODE_CAST || is_truth(c)) {
        for (int i = 0; i < c->n_parts && r->err->kind == ERR_NONE; i++)
            explain(r, c->parts[i]);
        return;
    }
    r->compares++;
    (void)read_term(r, c);
    r->compares--;
}

const struct code_term *condition_refuse(struct reader *r, const struct code *c)
{
    explain(r, c);
    if (r->err->kind == ERR_NONE) {
        reader_fail(r, c->at, "this condition is not supported");
        (void)reader_hint(r, "write it as a comparison of two values");
    }
    return NULL;
}
