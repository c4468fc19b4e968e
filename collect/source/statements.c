#include <string.h>

#include "collect/source/reader.h"

/* Statements: up to the nest for what they define, in its innermost loop for what they compute. */

/* `a op= b` where the condition holds, as a value of `a` everywhere: what is read and written. */
static const struct code_term *where_it_holds(struct reader *r, const struct code_term *target,
                                              char op, const struct code_term *value,
                                              struct code_place at)
{
    const struct code_term sum = {.kind = TERM_BINARY,
                                  .type = target->type,
                                  .op = op,
                                  .at = at,
                                  .left = target,
                                  .right = value};
    const struct code_term *const after = op == '=' ? value : term_new(r, &sum);
    return after != NULL ? term_choice(r, at, r->under, after, target) : NULL;
}

bool statement_add(struct reader *r, const struct code_term *target, char op,
                   const struct code_term *value, struct code_place at)
{
    if (target == NULL || value == NULL)
        return false;
    if (r->under != NULL && target->kind == TERM_ACCESS) {
        value = where_it_holds(r, target, op, value, at);
        op = '=';
        if (value == NULL)
            return false;
    }
    if (r->n_assignments == KERNEL_MAX_STATEMENTS) {
        reader_fail(r, at, "too many statements in one iteration");
        (void)reader_hint(r, "at most %d are supported, after inlining and unrolling",
                          KERNEL_MAX_STATEMENTS);
        return false;
    }
    r->assignments = arena_grow(r->arena, r->assignments, r->n_assignments,
                                &r->assignments_capacity, sizeof *r->assignments);
    r->assignments[r->n_assignments++] = (struct assignment){target, op, value, at};
    return true;
}

/* --- what is not followed --- */

static bool is_followed(const struct code_decl *d)
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

void forget_set(struct reader *r, const struct code *c, enum binding_kind kind)
{
    const struct code_decl *const d = set_by(c);
    if (is_followed(d)) {
        const struct binding b = {.decl = d, .kind = kind};
        reader_bind(r, &b);
    }
    for (int i = 0; i < c->n_parts; i++)
        forget_set(r, c->parts[i], kind);
}

/* Fresh memory overlaps nothing else. */
static bool is_allocation(const struct code *c)
{
    static const char *const names[] = {"malloc",     "calloc",   "aligned_alloc",    "valloc",
                                        "_mm_malloc", "memalign", "__builtin_malloc", NULL};
    while (c->kind == CODE_CAST && c->n_parts == 1)
        c = c->parts[0];
    return c->kind == CODE_CALL && str_is_one_of(c->text, names);
}

/* --- integers and pointers --- */

static void bind_refused(struct reader *r, const struct code_decl *d, const struct code *value,
                         const struct err *why)
{
    const struct binding b = {.decl = d,
                              .kind = BOUND_REFUSED,
                              .code = value,
                              .why = arena_copy(r->arena, why, 1, sizeof *why)};
    reader_bind(r, &b);
}

/* Before the nest a value is looked at only where it is used. */
static void bind_expression(struct reader *r, const struct code_decl *d, const struct code *value)
{
    struct binding b = {.decl = d, .kind = BOUND_LATER, .code = value};
    struct err why = {0};
    struct err *const outer = r->err;
    struct place p;
    if (r->depth <= r->n_repeats && r->calls == 0) {
        if (d->type->kind == TYPE_POINTER && is_allocation(value)) {
            b.kind = BOUND_UNKNOWN;
            variable_of(r, d, NULL)->facts.storage = NEST_OBJECT;
        }
        reader_bind(r, &b);
        return;
    }
    r->err = &why;
    const bool pointer = d->type->kind == TYPE_POINTER || d->type->is_reference;
    const bool ok = d->type->kind == TYPE_POINTER ? read_pointer(r, value, &p)
                    : d->type->is_reference       ? read_place(r, value, &p)
                                                  : read_integer(r, value, &b.form);
    r->err = outer;
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
    char op = code_is_op(c, "=") ? '=' : c->op[0];
    if ((c->kind != CODE_ASSIGN && !steps) || d->type->kind != TYPE_INTEGER || !reader_inside(r) ||
        strchr("=+-*/", op) == NULL || strlen(c->op) > 2)
        return false;
    const struct code_term first = {
        .kind = TERM_INTEGER, .integer = true, .form = before, .at = c->at};
    const struct code_term one = {
        .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 1), .at = c->at};
    r->err = &why;
    const struct code_term *target =
        number ? set_data(r, c->parts[0], term_new(r, &first)) : integer_data(r, c->parts[0]);
    if (target == NULL && why.kind == ERR_NONE) {
        const struct place p = {.variable = variable_of(r, d, NULL), .type = d->type};
        target = variable_term(r, &p, c->at);
        const struct binding own = {.decl = d, .kind = BOUND_TERM, .term = target};
        reader_bind(r, &own);
    }
    const struct code_term *value = steps ? term_new(r, &one) : read_term(r, c->parts[1]);
    if (target != NULL && value != NULL && r->under != NULL) {
        value = where_it_holds(r, target, op, value, c->at);
        op = '=';
    }
    const bool done = target != NULL && statement_add(r, target, op, value, c->at);
    r->err = outer;
    return done;
}

/* `n = …`, `n += …`, `n++` of an integer or a pointer. */
static bool set_followed(struct reader *r, const struct code *c, const struct code_decl *d)
{
    struct code_form number;
    const bool sets = c->kind == CODE_ASSIGN && code_is_op(c, "=");
    const bool sums = !sets || code_names(c->parts[1], d);
    if (sums && d->type->kind == TYPE_INTEGER &&
        (r->under != NULL || (sets && !try_integer(r, c->parts[1], &number))) && sum_data(r, c, d))
        return true;
    if (sets) {
        bind_expression(r, d, c->parts[1]);
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
    if (known != NULL && known->kind == BOUND_VARYING)
        return true;
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

/* --- assignments of data --- */

static bool leave_out(struct reader *r, const struct code *c)
{
    if (r->depth > r->n_repeats)
        reader_note(r, c->at, "line %u: outside of the innermost loop, left out", c->at.line);
    return true;
}

static const struct code_term *read_target(struct reader *r, const struct code *c)
{
    struct place p;
    if (!read_place(r, c, &p))
        return NULL;
    if (p.type->kind == TYPE_ARRAY || p.type->kind == TYPE_POINTER || p.type->kind == TYPE_STRUCT) {
        reader_fail(r, c->at, "an assignment of a whole %s is not supported",
                    p.type->kind == TYPE_STRUCT ? "struct" : "array");
        reader_hint(r, "assign array elements and variables: `b[i] = …;`");
        return NULL;
    }
    return variable_term(r, &p, c->at);
}

static bool assign(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = c->parts[0]->kind == CODE_NAME ? c->parts[0]->decl : NULL;
    if (d != NULL && is_followed(d) && !d->type->is_reference)
        return set_followed(r, c, d);
    if (!reader_inside(r))
        return leave_out(r, c);
    const char op = code_is_op(c, "=") ? '=' : c->op[0];
    if (strchr("=+-*/", op) == NULL || strlen(c->op) > 2) {
        reader_fail(r, c->at, "the assignment operator '%s' is not supported", c->op);
        (void)reader_hint(r, "use one of = += -= *= /=");
        return false;
    }
    const struct code_term *const value = read_term(r, c->parts[1]);
    if (value == NULL)
        return false;
    return statement_add(r, read_target(r, c->parts[0]), op, value, c->at);
}

static bool step(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = c->parts[0]->kind == CODE_NAME ? c->parts[0]->decl : NULL;
    if (is_followed(d))
        return set_followed(r, c, d);
    if (!reader_inside(r))
        return leave_out(r, c);
    const struct code_term one = {
        .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 1), .at = c->at};
    return statement_add(r, read_target(r, c->parts[0]), c->op[0], term_new(r, &one), c->at);
}

static bool declare_list(struct reader *r, const struct code_decl *d, const struct code *list)
{
    for (int i = 0; i < list->n_parts && d->type->kind == TYPE_ARRAY; i++) {
        struct place p = {.variable = variable_of(r, d, NULL), .type = d->type->to, .n = 1};
        p.subscripts[0] = form_constant(r->arena, i);
        if (d->type->to->kind != TYPE_REAL)
            return true;
        const struct code_term *const value = read_term(r, list->parts[i]);
        if (value == NULL ||
            !statement_add(r, variable_term(r, &p, list->at), '=', value, list->at))
            return false;
    }
    return true;
}

static bool is_literal(const struct code *c)
{
    while (c->kind == CODE_CAST)
        c = c->parts[0];
    return c->kind == CODE_REAL || c->kind == CODE_INTEGER;
}

static bool declare(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = c->decl;
    for (int i = 0; d == NULL && i < c->n_parts; i++) {
        if (!read_statement(r, c->parts[i]))
            return false;
    }
    if (d == NULL)
        return true;
    const struct binding unknown = {.decl = d, .kind = BOUND_UNKNOWN};
    if (d->initial == NULL) {
        if (is_followed(d))
            reader_bind(r, &unknown);
        return true;
    }
    if (is_followed(d) || (d->type->is_reference && d->type->kind != TYPE_STRUCT)) {
        bind_expression(r, d, d->initial);
        return true;
    }
    if (!reader_inside(r) || d->type->kind == TYPE_STRUCT)
        return true;
    if (d->initial->kind == CODE_LIST && d->initial->n_parts > 1)
        return declare_list(r, d, d->initial);
    if (d->type->kind == TYPE_ARRAY || (d->type->is_const && is_literal(d->initial)))
        return true;
    const struct place p = {.variable = variable_of(r, d, NULL), .type = d->type};
    const struct code_term *const value = read_term(r, d->initial);
    return value != NULL && statement_add(r, variable_term(r, &p, c->at), '=', value, c->at);
}

/* --- control --- */

static bool read_list(struct reader *r, const struct code *c)
{
    for (int i = 0; i < c->n_parts && r->leaving == LEAVING_NOT; i++) {
        if (!read_statement(r, c->parts[i]))
            return false;
    }
    return true;
}

static int size_of_code(const struct code *c)
{
    int n = 1;
    for (int i = 0; i < c->n_parts; i++)
        n += size_of_code(c->parts[i]);
    return n;
}

/* A branch that sets one thing: its assignment, or an if of such branches; null for all else. */
static const struct code *only_assignment(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts == 1)
        c = c->parts[0];
    if (c->kind == CODE_IF)
        return only_assignment(c->parts[1]) != NULL &&
                       (c->n_parts < 3 || only_assignment(c->parts[2]) != NULL)
                   ? c
                   : NULL;
    return c->kind == CODE_ASSIGN && code_is_op(c, "=") ? c : NULL;
}

static const struct code *first_assignment(const struct code *c)
{
    const struct code *only = only_assignment(c);
    while (only != NULL && only->kind == CODE_IF)
        only = only_assignment(only->parts[1]);
    return only;
}

/* Whether it sets something whatever holds. */
static bool always_assigns(const struct code *c)
{
    const struct code *const only = only_assignment(c);
    return only != NULL &&
           (only->kind == CODE_ASSIGN || (only->n_parts == 3 && always_assigns(only->parts[1]) &&
                                          always_assigns(only->parts[2])));
}

static bool same_target(const struct code_term *a, const struct code_term *b,
                        const struct reader *r)
{
    if (a->kind == TERM_SCALAR)
        return b->kind == TERM_SCALAR && a->ref == b->ref;
    const struct access *const x = &r->accesses[a->ref];
    if (b->kind != TERM_ACCESS)
        return false;
    const struct access *const y = &r->accesses[b->ref];
    bool same = x->variable == y->variable && x->n == y->n;
    for (int d = 0; same && d < x->n; d++)
        same = form_equal(&x->subscripts[d], &y->subscripts[d]);
    return same;
}

/* Whether this iteration has set it already, so that its value costs no access. */
static bool is_set(const struct reader *r, const struct code_term *target)
{
    bool set = target->kind == TERM_SCALAR;
    for (size_t i = 0; i < r->n_assignments && !set; i++)
        set = same_target(r->assignments[i].target, target, r);
    return set;
}

/* What a branch sets; null without an error: an integer that is not data. */
static const struct code_term *choice_target(struct reader *r, const struct code *c)
{
    const bool followed = c->kind == CODE_NAME && is_followed(c->decl);
    return followed ? integer_data(r, c) : read_target(r, c);
}

static const struct code_term *chosen(struct reader *r, const struct code *c,
                                      const struct code_term *condition,
                                      const struct code_term *target);

/* The value of `target` after a branch; null: an error, or the branch sets something else. */
static const struct code_term *after_branch(struct reader *r, const struct code *branch,
                                            const struct code_term *target)
{
    const struct code *const c = only_assignment(branch);
    const struct code_term *condition = NULL;
    if (c->kind == CODE_IF)
        return read_condition(r, c->parts[0], &condition) == DECIDE_DATA && condition != NULL
                   ? chosen(r, c, condition, target)
                   : NULL;
    const size_t n_accesses = r->n_accesses;
    const struct code_term *const own = choice_target(r, c->parts[0]);
    const bool same = own != NULL && same_target(target, own, r);
    r->n_accesses = n_accesses;
    return same ? read_term(r, c->parts[1]) : NULL;
}

static const struct code_term *chosen(struct reader *r, const struct code *c,
                                      const struct code_term *condition,
                                      const struct code_term *target)
{
    const struct code_term *const u = after_branch(r, c->parts[1], target);
    const struct code_term *const v = u == NULL        ? NULL
                                      : c->n_parts < 3 ? target
                                                       : after_branch(r, c->parts[2], target);
    return v != NULL ? term_choice(r, c->at, condition, u, v) : NULL;
}

/*
 * if (c) x = u; else if (d) x = v; as x = c ? u : d ? v : x. *done is false where it is none of
 * these; where x may keep its value, only for what was set before, which costs no access.
 */
static bool as_choice(struct reader *r, const struct code *c, const struct code_term *condition,
                      bool *done)
{
    const struct code *const first = first_assignment(c);
    *done = false;
    if (condition == NULL || first == NULL)
        return true;
    const struct code_decl *const d =
        first->parts[0]->kind == CODE_NAME ? first->parts[0]->decl : NULL;
    if (d == NULL && !always_assigns(c) && r->n_assignments == 0)
        return true;
    const size_t n_accesses = r->n_accesses;
    const size_t n_assignments = r->n_assignments;
    const struct code_term *const target = choice_target(r, first->parts[0]);
    if (target == NULL)
        return r->err->kind == ERR_NONE;
    const struct code_term *const value =
        always_assigns(c) || is_set(r, target) ? chosen(r, c, condition, target) : NULL;
    if (value == NULL) {
        r->n_accesses = n_accesses;
        r->n_assignments = n_assignments;
        return r->err->kind == ERR_NONE;
    }
    *done = true;
    return statement_add(r, target, '=', value, c->at);
}

static const struct code *only_return(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts == 1)
        c = c->parts[0];
    return c->kind == CODE_RETURN && c->n_parts == 1 ? c->parts[0] : NULL;
}

static bool read_else(struct reader *r, const struct code *c)
{
    return c->n_parts < 3 || read_statement(r, c->parts[2]);
}

/* if (c) return x; in a function: its value where c holds. */
static bool as_early(struct reader *r, const struct code *c, const struct code_term *condition,
                     bool *done)
{
    const struct code *const value = only_return(c->parts[1]);
    *done = false;
    if (r->calls == 0 || condition == NULL || value == NULL || r->n_early == READER_MAX_CALLS)
        return true;
    const struct code_term *const t = read_term(r, value);
    if (t == NULL)
        return false;
    r->early[r->n_early++] = (struct early){condition, t};
    *done = true;
    return read_else(r, c);
}

static bool jumps(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts > 0)
        c = c->parts[c->n_parts - 1];
    return c->kind == CODE_CONTINUE || c->kind == CODE_BREAK || c->kind == CODE_RETURN;
}

/* The first call in it that cannot be read; null for none. */
static const struct code *unknown_call(struct reader *r, const struct code *c)
{
    const struct code *found =
        (c->kind == CODE_CALL || c->kind == CODE_METHOD) && !call_is_known(r, c) ? c : NULL;
    for (int i = 0; found == NULL && i < c->n_parts; i++)
        found = unknown_call(r, c->parts[i]);
    return found;
}

/* What reports an error or is asked for by a flag stands under a condition. */
static bool takes_first(struct reader *r, const struct code *c)
{
    const struct code *const call = unknown_call(r, c->parts[1]);
    if (call != NULL && r->skipped == NULL)
        r->skipped = call;
    return call == NULL && !jumps(c->parts[1]) &&
           (c->n_parts < 3 || size_of_code(c->parts[1]) >= size_of_code(c->parts[2]));
}

/* Where data decide: a conditional, or the branch with more work. */
static bool read_data_if(struct reader *r, const struct code *c, const struct code_term *condition)
{
    bool done = false;
    if (reader_inside(r) && condition != NULL && (!as_choice(r, c, condition, &done) || done))
        return done && r->err->kind == ERR_NONE;
    if (!as_early(r, c, condition, &done) || done)
        return done && r->err->kind == ERR_NONE;
    const bool has_else = c->n_parts == 3;
    const bool first = takes_first(r, c);
    const bool kept = first && reader_inside(r) && condition != NULL;
    if (kept)
        reader_note(r, c->at,
                    "line %u: the branch is computed everywhere, and sets arrays where the "
                    "condition on data holds",
                    c->at.line);
    else
        reader_note(r, c->at, "line %u: the condition on data is taken to %s", c->at.line,
                    first ? "hold" : "fail");
    if (!first || has_else)
        forget_set(r, c->parts[first ? 2 : 1], BOUND_UNKNOWN);
    if (!first)
        return read_else(r, c);
    const struct code_term *const around = r->under;
    if (kept)
        r->under = around != NULL ? term_both(r, c, around, condition) : condition;
    const bool ok = read_statement(r, c->parts[1]);
    r->under = around;
    return ok;
}

static bool read_if(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    if (unknown_call(r, c->parts[1]) != NULL)
        return read_data_if(r, c, NULL);
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_ERROR)
        return false;
    if (d == DECIDE_DATA)
        return read_data_if(r, c, condition);
    if (d == DECIDE_TRUE)
        return read_statement(r, c->parts[1]);
    return read_else(r, c);
}

static bool sets_followed(const struct code *c)
{
    bool sets = is_followed(set_by(c));
    for (int i = 0; i < c->n_parts && !sets; i++)
        sets = sets_followed(c->parts[i]);
    return sets;
}

/* Is some name in it a loop index, or computed from one? */
static bool names_an_index(struct reader *r, const struct code *c)
{
    const struct binding *const b =
        c->kind == CODE_NAME && c->decl != NULL ? binding_of(r, c->decl) : NULL;
    bool names = b != NULL && b->kind == BOUND_INTEGER && !form_is_poly(&b->form);
    for (int i = 0; i < c->n_parts && !names; i++)
        names = names_an_index(r, c->parts[i]);
    return names;
}

/* Between the loops: `if (next > n - 1) next -= n;` as in the interior; what data decide is not
 * known. */
static bool read_if_around(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    enum decision d = DECIDE_DATA;
    if (sets_followed(c) && names_an_index(r, c->parts[0])) {
        struct err quiet = {0};
        struct err *const outer = r->err;
        r->err = &quiet;
        d = read_condition(r, c->parts[0], &condition);
        r->err = outer;
    }
    if (d == DECIDE_TRUE)
        return read_statement(r, c->parts[1]);
    if (d == DECIDE_FALSE)
        return read_else(r, c);
    forget_set(r, c, BOUND_UNKNOWN);
    return true;
}

/* The case of a known value, else the one with the most work. */
static bool read_switch(struct reader *r, const struct code *c)
{
    const struct code *const body = c->parts[1];
    struct code_form value;
    int64_t known = 0;
    const bool is_known = try_integer(r, c->parts[0], &value) && form_is_constant(&value, &known);
    int first = -1;
    int largest = 0;
    for (int i = 0; i < body->n_parts; i++) {
        const struct code *const part = body->parts[i];
        struct code_form label;
        int64_t at = 0;
        const int size = size_of_code(part);
        if (part->kind != CODE_CASE && part->kind != CODE_DEFAULT)
            continue;
        if (is_known && part->kind == CODE_CASE && try_integer(r, part->parts[0], &label) &&
            form_is_constant(&label, &at) && at == known) {
            first = i;
            break;
        }
        if (size > largest && (!is_known || part->kind == CODE_DEFAULT)) {
            largest = size;
            first = i;
        }
    }
    if (!is_known)
        reader_note(r, c->at, "line %u: the largest case is taken", c->at.line);
    for (int i = first; i >= 0 && i < body->n_parts && r->leaving == LEAVING_NOT; i++) {
        const struct code *part = body->parts[i];
        while (part->kind == CODE_CASE || part->kind == CODE_DEFAULT)
            part = part->parts[part->n_parts - 1];
        if (!read_statement(r, part))
            return false;
    }
    if (r->leaving == LEAVING_LOOP)
        r->leaving = LEAVING_NOT;
    return true;
}

static bool read_return(struct reader *r, const struct code *c)
{
    r->leaving = LEAVING_FUNCTION;
    r->returned = (struct binding){.kind = BOUND_UNKNOWN};
    if (r->calls == 0 || c->n_parts == 0)
        return true;
    const struct code *const value = c->parts[0];
    struct err quiet = {0};
    struct err *const outer = r->err;
    struct binding out = {.kind = BOUND_INTEGER};
    struct place place;
    if (value->type->kind == TYPE_INTEGER && try_integer(r, value, &out.form)) {
        r->returned = out;
        return true;
    }
    r->err = &quiet;
    const bool is_place = value->type->kind == TYPE_POINTER ? read_pointer(r, value, &place)
                          : value->kind == CODE_SUBSCRIPT || value->kind == CODE_DEREF ||
                                  value->kind == CODE_ELEMENT || value->kind == CODE_MEMBER
                              ? read_place(r, value, &place)
                              : false;
    r->err = outer;
    if (is_place) {
        out.kind = BOUND_PLACE;
        out.place = arena_copy(r->arena, &place, 1, sizeof place);
        r->returned = out;
        return true;
    }
    out.kind = BOUND_TERM;
    out.term = read_term(r, value);
    r->returned = out;
    return out.term != NULL;
}

/* A function that is called for what it does. */
static bool call(struct reader *r, const struct code *c)
{
    if (!reader_inside(r)) {
        forget_set(r, c, BOUND_UNKNOWN);
        return true;
    }
    if (c->decl != NULL && unit_body(r->unit, c->decl) != NULL)
        return read_call(r, c);
    (void)refuse_call(r, c);
    return false;
}

/* --- one statement --- */

static bool is_loop(const struct code *c)
{
    return c->kind == CODE_FOR || c->kind == CODE_WHILE || c->kind == CODE_DO;
}

/* The nest is in one of the parts: what is before it matters, and what comes after does not. */
static bool read_towards(struct reader *r, const struct code *c, const struct code *nest)
{
    const int depth = r->depth;
    if (c == nest)
        return read_loop(r, c);
    for (int i = 0; i < c->n_parts && !r->done; i++) {
        const struct code *const part = c->parts[i];
        if (code_contains(part, nest)) {
            if (!read_towards(r, part, nest))
                return false;
        } else if (c->kind == CODE_BLOCK || c->kind == CODE_UNKNOWN || c->kind == CODE_LIST) {
            if (!read_statement(r, part))
                return false;
            r->leaving = LEAVING_NOT;
        }
        for (int rest = i + 1; r->done && rest < c->n_parts; rest++) {
            if (depth > r->n_repeats && c->kind == CODE_BLOCK)
                leave_out(r, c->parts[rest]);
        }
    }
    return true;
}

static bool read_inside(struct reader *r, const struct code *c)
{
    switch (c->kind) {
    case CODE_ASSIGN:
        return assign(r, c);
    case CODE_STEP:
        return step(r, c);
    case CODE_DECLARE:
        return declare(r, c);
    case CODE_IF:
        return read_if(r, c);
    case CODE_SWITCH:
        return read_switch(r, c);
    case CODE_FOR:
    case CODE_WHILE:
    case CODE_DO:
        return read_window(r, c);
    case CODE_CALL:
    case CODE_METHOD:
    case CODE_ELEMENT:
        return call(r, c);
    case CODE_BINARY: /* a, b */
        if (code_is_op(c, ","))
            return read_list(r, c);
        return true;
    case CODE_CAST: /* (void)x */
        return true;
    case CODE_CONTINUE:
        r->leaving = LEAVING_ITERATION;
        return true;
    case CODE_BREAK:
        r->leaving = LEAVING_LOOP;
        return true;
    default:
        break;
    }
    if (c->n_parts > 0) {
        reader_fail(r, c->at, "this statement is not supported");
        (void)reader_hint(r, "the innermost loop may hold assignments with = += -= *= /=");
        return false;
    }
    return true;
}

/* Recursive: limited by CODE_MAX_DEPTH and READER_MAX_CALLS. */
bool read_statement(struct reader *r, const struct code *c)
{
    if (!reader_step(r, c))
        return false;
    if (r->depth < r->n_path && code_contains(c, r->path[r->depth]))
        return read_towards(r, c, r->path[r->depth]);
    if (c->kind == CODE_BLOCK || (c->kind == CODE_LIST && r->calls == 0))
        return read_list(r, c);
    if (c->kind == CODE_RETURN)
        return read_return(r, c);
    if (reader_inside(r) || r->calls > 0)
        return read_inside(r, c);
    switch (c->kind) {
    case CODE_ASSIGN:
        return assign(r, c);
    case CODE_STEP:
        return step(r, c);
    case CODE_DECLARE:
        return declare(r, c);
    case CODE_IF:
        return read_if_around(r, c);
    default:
        break;
    }
    if (r->depth > r->n_repeats && is_loop(c))
        leave_out(r, c);
    forget_set(r, c, BOUND_UNKNOWN);
    return true;
}
