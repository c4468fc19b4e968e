#include "collect/source/copies.h"
#include "collect/source/reader.h"

/* Functions whose bodies are known are followed as if they were written in place of the call. */

static void bind_refused(struct reader *r, const struct code_decl *decl, const struct err *why)
{
    const struct binding b = {
        .decl = decl, .kind = BOUND_REFUSED, .why = arena_copy(r->arena, why, 1, sizeof *why)};
    reader_bind(r, &b);
}

/* A name, a number, or one of these converted: nothing that is computed at each use. */
static bool is_simple(const struct code_term *value)
{
    return value->height == 1 || (value->kind == TERM_CAST && value->left->height == 1);
}

/*
 * A value that would be computed at each use gets a variable, as does one that is changed. Two
 * calls in one expression have two, unless the function changes it.
 */
static void bind_value(struct reader *r, const struct code_decl *to, const struct code *body,
                       const struct code *argument, const struct code_term *value)
{
    const bool is_set = code_sets(body, to);
    if ((is_simple(value) && !is_set) || !reader_inside(r)) {
        const struct binding b = {.decl = to, .kind = BOUND_TERM, .term = value};
        reader_bind(r, &b);
        return;
    }
    const struct code_decl *const own = is_set ? to : arena_copy(r->arena, to, 1, sizeof *to);
    const struct place p = {.variable = variable_of(r, own, NULL), .type = to->type};
    const struct code_term *const target = variable_term(r, &p, argument->at);
    const struct binding b = {
        .decl = to, .kind = is_set || target == NULL ? BOUND_UNKNOWN : BOUND_TERM, .term = target};
    reader_bind(r, &b);
    if (target != NULL)
        statement_add(r, target, '=', value, argument->at);
}

/* An integer that is not an index is data in the function, too. */
static bool bind_data(struct reader *r, const struct code_decl *to, const struct code *body,
                      const struct code *argument)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    if (!reader_inside(r) || r->gathers > 0 || r->header != NULL)
        return false;
    r->err = &quiet;
    const struct code_term *value = read_term(r, argument);
    if (value != NULL && (value->height > 1 || code_sets(body, to)))
        value = set_data(r, to, argument->at, value);
    const struct binding b = {.decl = to, .kind = BOUND_TERM, .term = value};
    if (value != NULL)
        reader_bind(r, &b);
    r->err = outer;
    return value != NULL;
}

/* A struct that is passed as a copy stands for the original, unless the function changes it. */
static bool is_changed_copy(const struct code_decl *to, const struct code *body,
                            const struct place *p)
{
    const bool is_temporary = p->n == 0 && p->variable->is_local;
    return to->type->kind == TYPE_STRUCT && !to->type->is_reference && !is_temporary &&
           copies_sets_member(body, to);
}

static void bind_parameter(struct reader *r, const struct code_decl *to, const struct code *body,
                           const struct code *argument)
{
    struct err why = {0};
    struct err *const outer = r->err;
    struct place p;
    struct binding b = {.decl = to};
    r->err = &why;
    if (to->type->kind == TYPE_INTEGER && !to->type->is_reference) {
        b.kind = BOUND_INTEGER;
        if (read_integer(r, argument, &b.form))
            reader_bind(r, &b);
        else if (bind_data(r, to, body, argument))
            why = (struct err){0};
    } else if (to->type->kind == TYPE_POINTER ? read_pointer(r, argument, &p)
               : to->type->is_reference || to->type->kind == TYPE_STRUCT
                   ? read_place(r, argument, &p)
                   : false) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
        if (!is_changed_copy(to, body, &p))
            reader_bind(r, &b);
        else if (!reader_fail(r, argument->at,
                              "a copy of a struct that is changed is not supported"))
            (void)reader_hint(r, "load its members into variables");
    } else if (to->type->kind != TYPE_POINTER && to->type->kind != TYPE_STRUCT) {
        why = (struct err){0};
        const bool converts = to->type->kind == TYPE_REAL && argument->type->kind == TYPE_INTEGER;
        const struct code_term *const given = read_term(r, argument);
        const struct code_term *const value =
            converts ? term_as_real(r, argument->at, to->type->elem, given) : given;
        if (value != NULL)
            bind_value(r, to, body, argument, value);
    }
    r->err = outer;
    if (why.kind != ERR_NONE)
        bind_refused(r, to, &why);
}

/* The object of a method is what `this` points to in it. */
static bool bind_object(struct reader *r, const struct code *c, struct place *out)
{
    const struct code *const object = c->parts[0];
    struct err quiet = {0};
    struct err *const outer = r->err;
    r->err = &quiet;
    const bool ok = object->type->kind == TYPE_POINTER ? read_pointer(r, object, out)
                                                       : read_place(r, object, out);
    r->err = outer;
    return ok;
}

const struct code_term *call_returned(struct reader *r, const struct code *c)
{
    switch (r->returned.kind) {
    case BOUND_TERM:
        return r->returned.term;
    case BOUND_INTEGER:
        return term_integer(r, c->at, &r->returned.form);
    case BOUND_PLACE: {
        const struct place p = *r->returned.place;
        return variable_term(r, &p, c->at);
    }
    default:
        return call_refuse(r, c);
    }
}

/* The value under the conditions of the returns before the last. */
static bool add_early(struct reader *r, const struct code *c, int n_early)
{
    if (r->n_early == n_early || r->returned.kind == BOUND_UNKNOWN)
        return true;
    const struct code_term *value = call_returned(r, c);
    while (r->n_early > n_early) {
        const struct early *const e = &r->early[--r->n_early];
        value = term_choice(r, c->at, e->condition, e->value, value);
    }
    r->returned = (struct binding){.kind = BOUND_TERM, .term = value};
    return value != NULL;
}

/* The argument of a parameter, which the compiler shows without a place where the call has none. */
static const struct code *argument(const struct code *given, const struct code_decl *parameter)
{
    return given->at.line == 0 && parameter->initial != NULL ? parameter->initial : given;
}

static bool calls(const struct code *c, const struct code_decl *f)
{
    if (c->decl == f)
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (calls(c->parts[i], f))
            return true;
    }
    return false;
}

/* Structs that two calls of a function return, `add(mul(a, b), mul(c, d))`, have one place here. */
static bool returns_twice(const struct code *c)
{
    for (int i = 0; i < c->n_parts; i++) {
        const struct code *const part = c->parts[i];
        if (part->kind != CODE_CALL || part->type->kind != TYPE_STRUCT || part->decl == NULL ||
            part->decl->type->is_reference)
            continue;
        if (part->decl == c->decl)
            return true;
        for (int k = 0; k < c->n_parts; k++) {
            if (calls(c->parts[k], part->decl) && k != i)
                return true;
        }
    }
    return false;
}

/*
 * `max(a, max(b, c))`: arguments that call the function bind its parameters to their own. They are
 * read first, and what the parameters are in this call is set after all of them.
 */
static void bind_parameters(struct reader *r, const struct code *c, const struct code *body,
                            int first)
{
    const struct code_decl *const f = c->decl;
    struct binding *own = NULL;
    int n_own = 0;
    for (int inner = 1; inner >= 0; inner--) {
        for (int i = 0; i < f->n_parameters && i + first < c->n_parts; i++) {
            const struct code *const given = argument(c->parts[i + first], f->parameters[i]);
            if (calls(given, f) != (inner == 1))
                continue;
            bind_parameter(r, f->parameters[i], body, given);
            const struct binding *const b = binding_of(r, f->parameters[i]);
            if (b != NULL)
                *ARENA_ADD(r->arena, own, n_own) = *b;
        }
    }
    for (int i = 0; i < n_own; i++)
        reader_bind(r, &own[i]);
}

bool read_call(struct reader *r, const struct code *c)
{
    const struct code_decl *const f = c->decl;
    const struct code *const body = unit_body(r->unit, f);
    const int first = c->kind == CODE_CALL ? 0 : 1;
    if (r->calls >= READER_MAX_CALLS) {
        reader_fail(r, c->at, "calls of functions are nested too deeply here");
        (void)reader_hint(r, "write out what '%.*s' computes", STR_ARG(c->text));
        return false;
    }
    if (returns_twice(c)) {
        reader_fail(r, c->at,
                    "structs that several calls of one function return are not supported "
                    "here");
        return reader_hint(r, "set a variable to each of them first");
    }
    const struct place *const outer_self = r->self;
    const struct place *self = outer_self;
    struct place object;
    if (first == 1 && c->parts[0]->kind != CODE_THIS && bind_object(r, c, &object))
        self = arena_copy(r->arena, &object, 1, sizeof object);
    bind_parameters(r, c, body, first);
    r->self = self; /* the arguments are of the caller */
    const int n_early = r->n_early;
    const struct code *const outer = r->called;
    r->calls++;
    r->called = body;
    r->returned = (struct binding){.kind = BOUND_UNKNOWN};
    const bool is_read = read_statement(r, body);
    r->calls--;
    r->called = outer;
    r->self = outer_self;
    const bool ok = is_read && add_early(r, c, n_early);
    r->n_early = n_early;
    r->leaving = LEAVING_NOT;
    return ok;
}
