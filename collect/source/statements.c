#include <string.h>

#include "collect/source/copies.h"
#include "collect/source/listed.h"
#include "collect/source/loop_header.h"

/* Statements: up to the nest for what they define, in its innermost loop for what they compute. */

bool statement_add(struct reader *r, const struct code_term *target, char op,
                   const struct code_term *value, struct code_place at)
{
    if (target == NULL || value == NULL)
        return false;
    if (target->kind == TERM_ACCESS)
        values_keep(r, target);
    if (r->n_assignments == KERNEL_MAX_STATEMENTS) {
        reader_fail(r, at, "too many statements in one iteration");
        (void)reader_hint(r, "at most %d are supported, after inlining and unrolling",
                          KERNEL_MAX_STATEMENTS);
        return false;
    }
    *ARENA_ADD(r->arena, r->assignments, r->n_assignments) =
        (struct assignment){target, op, value, at};
    return true;
}

/* --- assignments of data --- */

bool statement_leave_out(struct reader *r, const struct code *c)
{
    if (r->depth > r->n_repeats && (c->at.line > 0 || c->at.in_header) &&
        !value_is_followed(code_changes(c)))
        reader_note_line(r, c->at, "outside the innermost loop, left out");
    return true;
}

/* The target of an assignment, which adds to its value if `op` is another than `=`; null: not
 * supported. */
static const struct code_term *read_target(struct reader *r, const struct code *c, char op)
{
    struct place p;
    if (!read_place(r, c, &p))
        return NULL;
    if (p.type->kind == TYPE_ARRAY || (p.type->kind == TYPE_POINTER && !code_is_element(c)) ||
        p.type->kind == TYPE_STRUCT) {
        reader_fail(r, c->at, "an assignment of a whole %s is not supported",
                    p.type->kind == TYPE_STRUCT ? "struct" : "array");
        reader_hint(r, "assign array elements and variables: `b[i] = …;`");
        return NULL;
    }
    const struct code_term *const target = variable_term(r, &p, c->at);
    if (target != NULL && op != '=' && p.in_struct && p.type->kind == TYPE_INTEGER &&
        !elem_is_integer(target->type)) {
        reader_fail(r, c->at, "the members of '%.*s' have different sizes, and this one is changed",
                    STR_ARG(p.variable->name));
        reader_hint(r, "give each member its own array");
        return NULL;
    }
    const struct code_term *const set = op != '=' ? union_last_set(r, p.variable) : NULL;
    if (set != NULL && !statement_add(r, target, '=', union_bits(r, c->at, &p, set), c->at))
        return NULL;
    return target;
}

bool statement_run_steps(struct reader *r, const struct code *c, bool after)
{
    const struct code_decl *const d = code_changes(c);
    if (c->kind == CODE_STEP && value_is_followed(d))
        return (c->integer == 1) != after || value_set(r, c, d);
    const struct code *const set = code_is_conditional(c) ? value_set_in(c) : NULL;
    if (set != NULL && !reader_inside(r)) {
        set_forget(r, c, BOUND_UNKNOWN);
        return true;
    }
    if (set != NULL)
        return reader_fail(r, set->at, "'%s' in a conditional expression is not supported",
                           set->op) ||
               reader_hint(r, "set the variable in a statement before it");
    for (int i = 0; i < c->n_parts; i++) {
        if (!statement_run_steps(r, c->parts[i], after))
            return false;
    }
    return true;
}

/* `target = value`, of vectors for each of their elements. The target is an expression, or a
 * variable that is declared. */
static bool assign_lanes(struct reader *r, const struct code *c, const struct code *to,
                         const struct place *declared, char op, const struct code *value)
{
    enum { MAX_LANES = 64 };
    const struct code_type *const type = to != NULL ? to->type : declared->type;
    const int outer = r->lane;
    const int64_t n = type->kind == TYPE_VECTOR ? type->count : 1;
    bool ok = n <= MAX_LANES && (n == 1 || r->calls == 0);
    if (!ok)
        reader_fail(r, c->at,
                    "an assignment of vectors in a function that is called, or of more "
                    "than 64 elements, is not supported");
    for (int lane = 0; ok && lane < n; lane++) {
        r->lane = lane;
        const struct code_term *const term = read_term(r, value);
        ok = term != NULL &&
             statement_add(r,
                           to != NULL ? read_target(r, to, op) : variable_term(r, declared, c->at),
                           op, term, c->at);
    }
    r->lane = outer;
    return ok;
}

/* `v[k] = v[j];` of structs, as it is. */
static bool copy_members(struct reader *r, const struct code *c, int n,
                         const struct code_copied *copied)
{
    if (c->in_words)
        reader_note_line(r, c->at,
                         "a struct with members of different sizes is copied in words of %d bytes",
                         (int)copied[0].to->type->bytes);
    if (c->made != NULL && !read_statement(r, c->made))
        return false;
    for (int i = 0; i < n; i++) {
        if (!assign_lanes(r, c, copied[i].to, NULL, '=', copied[i].from))
            return false;
    }
    return true;
}

static bool assign_value(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = c->parts[0]->kind == CODE_NAME ? c->parts[0]->decl : NULL;
    const struct code *const value = c->parts[1];
    if (d != NULL && value_is_followed(d) && !d->type->is_reference)
        return (value->kind != CODE_ASSIGN || assign_value(r, value)) && value_set(r, c, d);
    if (!reader_inside(r))
        return statement_leave_out(r, c);
    if (c->n_copied > 0)
        return copy_members(r, c, c->n_copied, c->copied);
    const char op = term_operator(r, c);
    if (op == '\0') {
        reader_fail(r, c->at, "the assignment operator '%s' is not supported", c->op);
        (void)reader_hint(r, "use one of = += -= *= /=");
        return false;
    }
    return assign_lanes(r, c, c->parts[0], NULL, op, c->parts[1]);
}

static bool assign(struct reader *r, const struct code *c)
{
    return statement_run_steps(r, c, false) && assign_value(r, c) &&
           statement_run_steps(r, c, true);
}

static bool step(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = c->parts[0]->kind == CODE_NAME ? c->parts[0]->decl : NULL;
    if (value_is_followed(d))
        return value_set(r, c, d);
    if (!reader_inside(r))
        return statement_leave_out(r, c);
    const struct code_term one = {
        .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 1), .at = c->at};
    return statement_run_steps(r, c->parts[0], false) &&
           statement_add(r, read_target(r, c->parts[0], c->op[0]), c->op[0], term_new(r, &one),
                         c->at) &&
           statement_run_steps(r, c->parts[0], true);
}

/* An array of integers whose values are known is a table: index arithmetic looks them up. */
static bool is_table(struct reader *r, const struct code_decl *d)
{
    const struct code_type *element = d->type;
    struct code_form value;
    bool is = d->initial->kind == CODE_LIST;
    while (element->kind == TYPE_ARRAY)
        element = element->to;
    for (int i = 0; is && i < d->initial->n_parts; i++)
        is =
            d->initial->parts[i]->kind == CODE_LIST || try_integer(r, d->initial->parts[i], &value);
    return is && element->kind == TYPE_INTEGER;
}

static bool is_literal(const struct code *value)
{
    const struct code *const c = code_without_casts(value);
    return c->kind == CODE_REAL || c->kind == CODE_INTEGER;
}

/* Its members are not known: what uses one is refused. */
static void bind_unread(struct reader *r, const struct code *c, const char *what, const char *hint)
{
    struct err why = {0};
    struct err *const outer = r->err;
    r->err = &why;
    (void)(reader_fail(r, c->at, "%s is not supported", what) || reader_hint(r, "%s", hint));
    r->err = outer;
    const struct binding b = {
        .decl = c->decl, .kind = BOUND_REFUSED, .why = arena_copy(r->arena, &why, 1, sizeof why)};
    reader_bind(r, &b);
}

/* `const struct cell p = c[i];` is that element, unless the copy is changed; C++'s
 * `cell &p = c[i];` always is. */
static bool declare_copy(struct reader *r, const struct code *c, const struct place *p)
{
    const struct code_decl *const own = p->variable->decl;
    const struct code *const body = r->called != NULL ? r->called : r->body;
    const bool is_changed =
        body != NULL && !c->decl->type->is_reference &&
        (copies_sets_member(body, c->decl) ||
         (p->n == 0 && p->variable->base == NULL && copies_sets_member(body, own)));
    if (is_changed && p->n == 0) {
        bind_unread(r, c, "a copy of a struct that is changed", "load its members into variables");
        return true;
    }
    if (is_changed)
        return reader_fail(r, c->at, "a copy of a struct that is changed is not supported") ||
               reader_hint(r, "load its members into variables");
    const struct binding b = {
        .decl = c->decl, .kind = BOUND_PLACE, .place = arena_copy(r->arena, p, 1, sizeof *p)};
    reader_bind(r, &b);
    return true;
}

static bool declare_struct(struct reader *r, const struct code *c)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    struct place p;
    const struct code *const value = c->decl->initial;
    const struct code *const listed = listed_assignments(r->arena, c);
    if (listed != NULL)
        return read_statement(r, listed);
    const struct code *const construction = listed_construction(r->arena, c);
    if (construction != NULL && unit_body(r->unit, construction->decl) != NULL)
        return read_call(r, construction);
    const struct code_copied *copied = NULL;
    const int n = r->calls == 0 ? copies_declared(r->arena, c, r->body, &copied) : 0;
    if (n > 0)
        return copy_members(r, c, n, copied);
    const bool returned =
        value->kind == CODE_CALL && value->decl != NULL && !value->decl->type->is_reference;
    if (returned && unit_body(r->unit, value->decl) == NULL)
        return call_refuse(r, value) != NULL;
    r->err = returned ? outer : &quiet;
    const bool is_place =
        read_place(r, value, &p) && p.type->kind == TYPE_STRUCT && p.variable->decl != c->decl;
    r->err = outer;
    if (is_place)
        return declare_copy(r, c, &p);
    if (returned && r->err->kind != ERR_NONE)
        return false;
    if (value->kind != CODE_LIST || value->n_parts > 0)
        bind_unread(r, c, "a struct with this initial value",
                    "set its members one by one: `p.x = …;`");
    return true;
}

static bool declare_value(struct reader *r, const struct code *c);

static bool declare(struct reader *r, const struct code *c)
{
    const struct code *const value = code_initial(c);
    return (value == NULL || statement_run_steps(r, value, false)) && declare_value(r, c) &&
           (value == NULL || statement_run_steps(r, value, true));
}

static bool declare_value(struct reader *r, const struct code *c)
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
        if (value_is_followed(d))
            reader_bind(r, &unknown);
        return true;
    }
    const bool may_be_temporary = d->type->kind == TYPE_STRUCT && reader_inside(r);
    if (value_is_followed(d) || (d->type->is_reference && !may_be_temporary)) {
        value_bind(r, d, d->initial);
        return true;
    }
    if (reader_inside(r) && d->type->kind == TYPE_STRUCT)
        return declare_struct(r, c);
    if (!reader_inside(r))
        return true;
    const struct code *const listed =
        d->type->kind == TYPE_ARRAY && !is_table(r, d) ? listed_assignments(r->arena, c) : NULL;
    if (listed != NULL)
        return read_statement(r, listed);
    if (d->type->kind == TYPE_ARRAY || (d->type->is_const && is_literal(d->initial)))
        return true;
    const struct place p = {.variable = variable_of(r, d, NULL), .type = d->type};
    return assign_lanes(r, c, NULL, &p, '=', d->initial);
}

/* --- control --- */

static bool read_list(struct reader *r, const struct code *c)
{
    for (int i = 0; i < c->n_parts && r->leaving == LEAVING_NOT; i++) {
        const struct code *const whole =
            c == r->body && reader_inside(r) ? read_rest_as_else(r, c, i) : NULL;
        if (whole != NULL)
            return read_statement(r, whole);
        if (!read_statement(r, c->parts[i]))
            return false;
    }
    return true;
}

static bool read_returned(struct reader *r, const struct code *c)
{
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
    const bool is_struct =
        value->type->kind == TYPE_STRUCT && (value->kind == CODE_NAME || value->kind == CODE_CALL);
    const bool is_place = value->type->kind == TYPE_POINTER ? read_pointer(r, value, &place)
                          : is_struct                       ? read_place(r, value, &place)
                          : value->kind == CODE_SUBSCRIPT || value->kind == CODE_DEREF ||
                                  value->kind == CODE_ELEMENT || value->kind == CODE_MEMBER
                              ? read_place(r, value, &place)
                              : false;
    r->err = outer;
    if (!is_place && value->type->kind == TYPE_POINTER) {
        if (r->err->kind == ERR_NONE)
            *r->err = quiet;
        return false;
    }
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

/* The value first: the functions that it calls are read to their ends. */
static bool read_return(struct reader *r, const struct code *c)
{
    const bool ok = read_returned(r, c);
    r->leaving = LEAVING_FUNCTION;
    return ok;
}

/* A function that is called for its side effects. */
static bool call(struct reader *r, const struct code *c)
{
    if (!reader_inside(r)) {
        set_forget(r, c, BOUND_UNKNOWN);
        return true;
    }
    if (c->decl != NULL && unit_body(r->unit, c->decl) != NULL)
        return read_call(r, c);
    (void)call_refuse(r, c);
    return false;
}

/* --- one statement --- */

/* The nest is in one of the parts: what is before it matters, and what comes after does not. */
static bool read_towards(struct reader *r, const struct code *c, const struct code *nest)
{
    const int depth = r->depth;
    if (c == nest)
        return read_loop(r, c);
    for (int i = 0; i < c->n_parts && !r->done; i++) {
        const struct code *const part = c->parts[i];
        if (code_contains(part, nest)) {
            if (c->kind == CODE_IF && !read_condition_around(r, c, i == 1))
                return false;
            if (!read_towards(r, part, nest))
                return false;
        } else if (c->kind == CODE_BLOCK || c->kind == CODE_UNKNOWN || c->kind == CODE_LIST) {
            if (!read_statement(r, part))
                return false;
            r->leaving = LEAVING_NOT;
        }
        for (int rest = i + 1; r->done && rest < c->n_parts; rest++) {
            if (depth > r->n_repeats && c->kind == CODE_BLOCK)
                statement_leave_out(r, c->parts[rest]);
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
        return statement_run_steps(r, c, false) && call(r, c) && statement_run_steps(r, c, true);
    case CODE_BINARY: /* a, b */
        if (code_is_op(c, ","))
            return read_list(r, c);
        return true;
    case CODE_CAST: /* (void)x */
        return true;
    case CODE_DEREF: /* *p++; */
        return statement_run_steps(r, c, false) && statement_run_steps(r, c, true);
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
    if (r->depth > r->n_repeats && code_is_loop(c))
        statement_leave_out(r, c);
    set_forget(r, c, BOUND_UNKNOWN);
    if (code_is_loop(c))
        loop_bind_after(r, c);
    return true;
}
