#include <string.h>

#include "collect/source/reader.h"

/* Integers and pointers: what defines their values, in the order of the code. */

bool value_is_followed(const struct code_decl *d)
{
    return d != NULL && (d->type->kind == TYPE_INTEGER || d->type->kind == TYPE_POINTER) &&
           (d->kind == DECL_VARIABLE || d->kind == DECL_PARAMETER);
}

static const struct code_decl *set_by(const struct code *c)
{
    const bool sets = c->kind == CODE_ASSIGN || c->kind == CODE_STEP || c->kind == CODE_ADDRESS;
    if (sets && c->parts[0]->kind == CODE_NAME)
        return c->parts[0]->decl;
    return NULL;
}

static bool is_index(const struct reader *r, const struct code_decl *d)
{
    bool is = false;
    for (int l = 0; l < r->n_loops && !is; l++)
        is = d != NULL && r->loops[l].index == d && !r->loops[l].dropped;
    return is;
}

void set_forget(struct reader *r, const struct code *c, enum binding_kind kind)
{
    const struct code_decl *const d = set_by(c);
    if (value_is_followed(d) && !(c->kind == CODE_ADDRESS && is_index(r, d))) {
        const struct binding b = {.decl = d, .kind = kind};
        reader_bind(r, &b);
    }
    for (int i = 0; i < code_n_children(c); i++)
        set_forget(r, code_child(c, i), kind);
}

/* Newly allocated memory does not overlap anything else. */
static bool is_allocation(const struct code *value)
{
    const struct code *const c = code_without_casts(value);
    static const char *const names[] = {"malloc",     "calloc",   "aligned_alloc",    "valloc",
                                        "_mm_malloc", "memalign", "__builtin_malloc", NULL};
    return c->kind == CODE_CALL && str_is_one_of(c->text, names);
}

static void bind_refused(struct reader *r, const struct code_decl *d, const struct code *value,
                         const struct err *why)
{
    const struct binding b = {.decl = d,
                              .kind = BOUND_REFUSED,
                              .code = value,
                              .why = arena_copy(r->arena, why, 1, sizeof *why)};
    reader_bind(r, &b);
}

/* Only a call, or what is allocated, gives it. */
static bool is_given(const struct code *c)
{
    while ((c->kind == CODE_CAST || c->kind == CODE_DEREF) && c->n_parts == 1)
        c = c->parts[0];
    return c->kind == CODE_CALL || c->kind == CODE_METHOD || c->kind == CODE_UNKNOWN;
}

/* Between the loops: `p = row_of(j)` is a row that nothing else is known of. */
static bool bind_given(struct reader *r, const struct code_decl *d, const struct code *value)
{
    const struct binding b = {.decl = d, .kind = BOUND_UNKNOWN, .code = value};
    if (d->type->kind != TYPE_POINTER || reader_inside(r) || r->calls > 0 || !is_given(value) ||
        code_names(value, d))
        return false;
    if (is_allocation(value))
        variable_of(r, d, NULL)->facts.storage = NEST_OBJECT;
    reader_bind(r, &b);
    return true;
}

/* The value of an integer that is data only if it is used as such, as it is now; null: none. */
static const struct code_term *value_so_far(struct reader *r, const struct binding *b)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    r->err = &quiet;
    const struct code_term *const value = read_term(r, b->code);
    r->err = outer;
    return quiet.kind == ERR_NONE ? value : NULL;
}

/* Makes an integer data from here on; if `stored` is given, only if its value reads that. */
static bool keep(struct reader *r, const struct binding *b, struct code_place at,
                 const struct code_term *stored)
{
    const struct code_term *const value = value_so_far(r, b);
    return value != NULL && (stored == NULL || term_reads(r, value, stored)) &&
           set_data(r, b->decl, at, value) != NULL;
}

static bool is_data(const struct reader *r, const struct code_decl *d)
{
    bool is = false;
    for (size_t s = 0; s < r->n_scalars && !is; s++)
        is = r->scalars[s]->decl == d;
    return is;
}

/*
 * `p = *q++`: what it reads is known now, and not after the step. `carry = z >> 31` of what this
 * iteration has read as data: the next one does so, too.
 */
static bool bind_data(struct reader *r, const struct code_decl *d, const struct code *value)
{
    const struct binding b = {.decl = d, .kind = BOUND_REFUSED, .code = value};
    const bool steps = value_set_in(value) != NULL && code_reads_memory(value);
    return reader_inside(r) && d->type->kind == TYPE_INTEGER && (steps || is_data(r, d)) &&
           keep(r, &b, value->at, NULL);
}

/* What this iteration has set, and a number does not give. */
static bool may_be_kept(const struct reader *r, const struct binding *b)
{
    return b->kind == BOUND_REFUSED && b->code != NULL && b->time > r->body_time &&
           b->decl->type->kind == TYPE_INTEGER;
}

void values_keep(struct reader *r, const struct code_term *stored)
{
    for (size_t i = 0; i < r->n_bindings; i++) {
        const struct binding *const b = &r->bindings[i];
        if (may_be_kept(r, b) && code_reads_memory(b->code))
            (void)keep(r, b, stored->at, stored);
    }
}

/* Before this variable is set anew: `y = x ^ a[i]; x = y & 3;`. */
static void keep_what_names(struct reader *r, const struct code_decl *d, struct code_place at)
{
    for (size_t i = 0; i < r->n_bindings; i++) {
        const struct binding *const b = &r->bindings[i];
        if (may_be_kept(r, b) && b->decl != d && code_names(b->code, d))
            (void)keep(r, b, at, NULL);
    }
}

/* Before the nest a value is evaluated only when it is used. */
void value_bind(struct reader *r, const struct code_decl *d, const struct code *value)
{
    struct binding b = {.decl = d, .kind = BOUND_LATER, .code = value};
    struct err why = {0};
    struct err *const outer = r->err;
    struct place p;
    if (r->depth <= r->n_repeats && r->calls == 0 && !d->is_length) {
        if (d->type->kind == TYPE_POINTER && is_allocation(value)) {
            b = (struct binding){.decl = d, .kind = BOUND_UNKNOWN};
            variable_of(r, d, NULL)->facts.storage = NEST_OBJECT;
        }
        reader_bind(r, &b);
        return;
    }
    if (reader_inside(r))
        keep_what_names(r, d, value->at);
    r->err = &why;
    const bool pointer = d->type->kind == TYPE_POINTER || d->type->is_reference;
    const bool ok = d->type->kind == TYPE_POINTER ? read_pointer(r, value, &p)
                    : d->type->is_reference       ? read_place(r, value, &p)
                                                  : read_integer(r, value, &b.form);
    r->err = outer;
    if (!ok && (bind_given(r, d, value) || bind_data(r, d, value)))
        return;
    if (!ok) {
        bind_refused(r, d, code_names(value, d) ? NULL : value, &why);
        return;
    }
    b.kind = pointer ? BOUND_PLACE : BOUND_INTEGER;
    if (pointer) {
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
        if (d->type->restricted && p.variable->facts.storage == NEST_POINTER)
            p.variable->facts.storage = NEST_RESTRICT;
        if (d->type->kind == TYPE_POINTER && p.type->kind != d->type->to->kind)
            b.kind = BOUND_UNKNOWN;
    }
    reader_bind(r, &b);
}

/* `s += a[i]`, `s = s + a[i]`, and `s++` where data decide: the integer is data from here on. */
static bool sum_data(struct reader *r, const struct code *c, const struct code_decl *d)
{
    struct err why = {0};
    struct err *const outer = r->err;
    const struct binding *const known = binding_of(r, d);
    const bool number = known != NULL && known->kind == BOUND_INTEGER;
    const struct code_form before = number ? known->form : form_constant(r->arena, 0);
    const bool steps = c->kind == CODE_STEP;
    if ((c->kind != CODE_ASSIGN && !steps) || d->type->kind != TYPE_INTEGER || !reader_inside(r))
        return false;
    const char op = term_operator(r, c);
    if (op == '\0')
        return false;
    const struct code_term first = {
        .kind = TERM_INTEGER, .integer = true, .form = before, .at = c->at};
    const struct code_term one = {
        .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 1), .at = c->at};
    r->err = &why;
    const struct code_term *target = number ? set_data(r, d, c->parts[0]->at, term_new(r, &first))
                                            : data_of_integer(r, c->parts[0]);
    if (target == NULL && why.kind == ERR_NONE)
        target = data_bind(r, d, c->at);
    const struct code_term *const value = steps ? term_new(r, &one) : read_term(r, c->parts[1]);
    const bool done = target != NULL && statement_add(r, target, op, value, c->at);
    r->err = outer;
    if (!done && r->unread == NULL && why.kind != ERR_NONE)
        r->unread = arena_copy(r->arena, &why, 1, sizeof why);
    return done;
}

/* `n = …`, `n += …`, `n++` of an integer or a pointer. */
bool value_set(struct reader *r, const struct code *c, const struct code_decl *d)
{
    struct code_form number;
    const bool sets = c->kind == CODE_ASSIGN && code_is_op(c, "=");
    const bool sums = !sets || code_names(c->parts[1], d);
    if (sums && d->type->kind == TYPE_INTEGER &&
        (r->branches > 0 || (sets && !try_integer(r, c->parts[1], &number))) && sum_data(r, c, d))
        return true;
    const struct binding *const data = binding_of(r, d);
    if (sets && r->branches > 0 && data != NULL && data->kind == BOUND_TERM)
        return statement_add(r, data->term, '=', read_term(r, c->parts[1]), c->at);
    if (!sets && reader_inside(r))
        keep_what_names(r, d, c->at);
    if (sets) {
        if (code_without_casts(c->parts[1])->kind == CODE_CALL) /* err = get(&n) */
            set_forget(r, c->parts[1], reader_inside(r) ? BOUND_VARYING : BOUND_UNKNOWN);
        value_bind(r, d, c->parts[1]);
        return true;
    }
    const struct binding *const known = binding_of(r, d);
    struct binding b = {.decl = d, .kind = BOUND_UNKNOWN};
    const struct code_form one = form_constant(r->arena, 1);
    struct code_form by = one;
    struct place p;
    const bool up = c->op[0] == '+';
    const bool adds = (c->kind == CODE_STEP || code_is_op(c, "+=") || code_is_op(c, "-=")) &&
                      (c->kind == CODE_STEP || try_integer(r, c->parts[1], &by));
    if (known != NULL && known->kind == BOUND_VARYING) {
        if (reader_inside(r))
            (void)sum_data(r, c, d);
        return true;
    }
    if (adds && d->type->kind == TYPE_INTEGER && try_integer(r, c->parts[0], &b.form) &&
        form_add(r->arena, &b.form, up ? 1 : -1, &by, &b.form)) {
        b.kind = BOUND_INTEGER;
    } else if (adds && d->type->kind == TYPE_POINTER && try_pointer(r, c->parts[0], &p) &&
               p.n > 0 &&
               form_add(r->arena, &p.subscripts[p.n - 1], up ? 1 : -1, &by,
                        &p.subscripts[p.n - 1])) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
    } else if (sum_data(r, c, d)) {
        return true;
    } else if (reader_inside(r)) {
        b.kind = BOUND_VARYING;
    }
    reader_bind(r, &b);
    return true;
}

const struct code *value_set_in(const struct code *c)
{
    const struct code *set = value_is_followed(set_by(c)) ? c : NULL;
    for (int i = 0; i < c->n_parts && set == NULL; i++)
        set = value_set_in(c->parts[i]);
    return set;
}
