#include <string.h>

#include "collect/source/reader.h"

/* Objects in memory, and pointers to them. */

static bool refuse(struct reader *r, const struct code *c, const char *what, const char *hint)
{
    reader_fail(r, c->at, "%s is not supported", what);
    (void)reader_hint(r, "%s", hint);
    return false;
}

static bool push(struct reader *r, const struct code *c, struct place *p, const struct code_form *f)
{
    if (p->n == KERNEL_MAX_DIMS) {
        reader_fail(r, c->at, "too many dimensions");
        (void)reader_hint(r, "at most %d are supported", KERNEL_MAX_DIMS);
        return false;
    }
    p->subscripts[p->n++] = *f;
    return true;
}

static const struct code_form *zero_form(void)
{
    static const struct code_form zero = {0};
    return &zero;
}

/* From an array to its first element. */
static bool decay(struct reader *r, const struct code *c, struct place *p)
{
    if (p->type->kind != TYPE_ARRAY && p->type->kind != TYPE_POINTER)
        return refuse(r, c, "this pointer", "subscripts follow the name of an array");
    p->type = p->type->to;
    return p->in_struct || push(r, c, p, zero_form());
}

bool place_advance(struct reader *r, const struct code *c, struct place *p, int sign,
                   const struct code_form *by)
{
    struct code_form *const to = p->in_struct ? &p->bytes
                                 : p->n > 0   ? &p->subscripts[p->n - 1]
                                              : NULL;
    const int64_t unit = p->in_struct ? code_type_bytes(p->type) : 1;
    if (unit > 0 && to != NULL && form_add(r->arena, to, sign * unit, by, to))
        return true;
    return refuse(r, c, "this arithmetic on a pointer", "write it with a subscript: a[i]");
}

/* --- names --- */

/* A pointer of unknown origin is a separate array. */
static bool own_array(struct reader *r, const struct code *c, struct variable *v, struct place *out)
{
    *out = (struct place){.variable = v, .type = v->type};
    return v->type->kind != TYPE_POINTER || decay(r, c, out);
}

static bool read_later(struct reader *r, const struct code *c, const struct binding *given,
                       struct place *out)
{
    const struct binding b = *given;
    struct place p;
    const int horizon = r->horizon;
    r->horizon = b.time;
    bool ok = r->calls++ < READER_MAX_CALLS && try_pointer(r, b.code, &p);
    r->calls--;
    r->horizon = horizon;
    ok = ok && p.type->kind == b.decl->type->to->kind && p.variable->decl != b.decl;
    if (!ok)
        return own_array(r, c, variable_of(r, b.decl, NULL), out);
    if (b.decl->type->restricted && p.variable->facts.storage == NEST_POINTER)
        p.variable->facts.storage = NEST_RESTRICT;
    *out = p;
    return true;
}

static void copy_error(struct reader *r, const struct err *why)
{
    if (r->err->kind == ERR_NONE)
        *r->err = *why;
}

static bool read_name(struct reader *r, const struct code *c, struct place *out)
{
    if (c->decl == NULL || c->decl->kind == DECL_FUNCTION || c->decl->kind == DECL_ENUMERATOR) {
        reader_fail(r, c->at, "'%.*s' is not declared as an array or a variable", STR_ARG(c->text));
        (void)reader_hint(r, "pass its header's folder with -I");
        return false;
    }
    const struct binding *const b = binding_of(r, c->decl);
    const bool pointer = c->decl->type->kind == TYPE_POINTER;
    if (b != NULL && r->horizon != 0 && b->time > r->horizon)
        return refuse(r, c, "a variable that has changed since", "assign it where it is used");
    if (b != NULL && b->kind == BOUND_PLACE) {
        *out = *b->place;
        return true;
    }
    if (b != NULL && pointer && b->kind == BOUND_LATER)
        return read_later(r, c, b, out);
    if (b != NULL && b->kind == BOUND_REFUSED) {
        copy_error(r, b->why);
        return false;
    }
    if (b != NULL && pointer && b->kind == BOUND_VARYING) {
        reader_fail(r, c->at, "the pointer '%.*s' changes from iteration to iteration",
                    STR_ARG(c->decl->name));
        (void)reader_hint(r, "write the element with a subscript: a[i]");
        return false;
    }
    if (b != NULL && b->kind == BOUND_UNKNOWN && pointer && b->code != NULL)
        reader_note_line(r, b->code->at,
                         "'%.*s' points to another array in each iteration: one of them is taken",
                         STR_ARG(c->decl->name));
    return own_array(r, c, variable_of(r, c->decl, NULL), out);
}

/* --- members --- */

static bool is_single(const struct place *p)
{
    bool single = !p->in_struct;
    for (int d = 0; d < p->n; d++) {
        int64_t value = 0;
        single = single && form_is_constant(&p->subscripts[d], &value) && value == 0;
    }
    return single;
}

/* Does the innermost loop run over it? */
static bool is_innermost(const struct reader *r, const struct place *p)
{
    bool runs = !reader_inside(r);
    for (int d = 0; d < p->n && r->n_loops > 0; d++)
        runs = runs || p->subscripts[d].factor[r->n_loops - 1].n_terms != 0;
    return runs;
}

/* `block[b].x` where x is a pointer: a row of x for each struct. */
static bool row_of_member(struct reader *r, const struct code *c, struct place *p)
{
    struct variable *const v = variable_of(r, c->decl, p->within != NULL ? p->within : p->variable);
    reader_note(r, c->at, "the rows that '%.*s' points to are taken as one block of memory",
                STR_ARG(v->name));
    p->variable = v;
    p->type = v->type;
    p->in_struct = false;
    p->struct_bytes = 0;
    p->bytes = (struct code_form){0};
    p->within = NULL;
    return decay(r, c, p);
}

/* Of one struct: a variable like others. Of one in an array: a part of the element. */
static bool add_member(struct reader *r, const struct code *c, struct place *p)
{
    if (c->decl == NULL || c->decl->kind != DECL_MEMBER) {
        reader_fail(r, c->at, "the member '%.*s' is not declared", STR_ARG(c->text));
        return reader_hint(r, "pass its header's folder with -I");
    }
    if (is_single(p))
        return own_array(r, c, variable_of(r, c->decl, p->variable), p);
    if (c->decl->type->kind == TYPE_POINTER && !is_innermost(r, p))
        return row_of_member(r, c, p);
    if (c->decl->offset_bytes < 0 || c->decl->type->kind == TYPE_POINTER) {
        reader_fail(r, c->at, "the member '%.*s' of an array of structs is not supported",
                    STR_ARG(c->decl->name));
        (void)reader_hint(r, "load it before the loops");
        return false;
    }
    const struct code_form offset = form_constant(r->arena, c->decl->offset_bytes);
    p->struct_bytes = p->in_struct ? p->struct_bytes : p->type->bytes;
    p->in_struct = true;
    p->type = c->decl->type;
    if (p->type->kind == TYPE_STRUCT)
        p->within = variable_of(r, c->decl, p->within != NULL ? p->within : p->variable);
    return form_add(r->arena, &p->bytes, 1, &offset, &p->bytes);
}

/* The object of `this`: if it is unknown, only its members are used. */
static bool read_self(struct reader *r, const struct code *c, struct place *out)
{
    static const struct code_type type = {.kind = TYPE_STRUCT};
    static const struct code_decl decl = {.name = {"this", 4}, .type = &type};
    if (r->self != NULL)
        *out = *r->self;
    else
        *out = (struct place){.variable = variable_of(r, &decl, NULL), .type = c->type};
    return true;
}

static bool read_member(struct reader *r, const struct code *c, struct place *out)
{
    const struct code *const object = c->parts[0];
    const bool ok = object->kind == CODE_THIS            ? read_self(r, object, out)
                    : object->type->kind == TYPE_POINTER ? read_pointer(r, object, out)
                                                         : read_place(r, object, out);
    return ok && add_member(r, c, out);
}

/* --- elements --- */

/* `REAL_x` for REAL(x); false for arguments that are not names, or that the loops change. */
static bool name_returned(struct reader *r, const struct code *call, struct sb *name)
{
    sb_add(name, call->text);
    for (int i = 0; i < call->n_parts; i++) {
        const struct code *const argument = code_without_casts(call->parts[i]);
        const struct binding *const b =
            argument->decl != NULL ? binding_of(r, argument->decl) : NULL;
        if (argument->kind != CODE_NAME || argument->decl == NULL ||
            (b != NULL &&
             (b->kind == BOUND_VARYING || (b->kind == BOUND_INTEGER && !form_is_poly(&b->form)))))
            return false;
        sb_addf(name, "_%.*s", STR_ARG(argument->text));
    }
    return true;
}

/* REAL(x)[i]: functions that return a pointer, such as R's, return the same one for the same
 * arguments. */
static bool read_returned_array(struct reader *r, const struct code *c, struct place *out)
{
    struct sb name = {.arena = r->arena};
    if (c->kind != CODE_CALL || c->type->kind != TYPE_POINTER ||
        (c->decl != NULL && unit_body(r->unit, c->decl) != NULL) || !name_returned(r, c, &name))
        return false;
    reader_note(r, c->at, "'%.*s(…)' is taken to return the same array each time",
                STR_ARG(c->text));
    for (size_t i = 0; i < r->n_variables; i++) {
        if (r->variables[i]->is_returned && str_eq(r->variables[i]->decl->name, sb_str(&name)))
            return own_array(r, c, r->variables[i], out);
    }
    const struct code_decl decl = {.kind = DECL_VARIABLE,
                                   .name = sb_str(&name),
                                   .at = c->at,
                                   .type = c->type,
                                   .is_global = true};
    struct variable *const v = variable_of(r, arena_copy(r->arena, &decl, 1, sizeof decl), NULL);
    v->is_returned = true;
    return own_array(r, c, v, out);
}

static bool read_subscript(struct reader *r, const struct code *c, struct place *out)
{
    const struct code *base = c->parts[0];
    const struct code *index = c->parts[1];
    struct code_form by;
    if (base->type->kind == TYPE_INTEGER && index->type->kind == TYPE_POINTER) {
        base = c->parts[1]; /* 3[a] */
        index = c->parts[0];
    }
    const bool object = base->type->kind == TYPE_STRUCT || base->type->kind == TYPE_UNKNOWN;
    if (base->kind == CODE_THIS)
        return refuse(r, c, "'this' as an array", "set a pointer to it before the loops");
    if (!(object ? read_place(r, base, out)
                 : read_returned_array(r, base, out) || read_pointer(r, base, out)) ||
        !read_index(r, index, &by))
        return false;
    if (!object)
        return place_advance(r, c, out, 1, &by);
    out->type = c->type;
    return push(r, c, out, &by);
}

/* x(i, j): an element of what x is, unless the function's body says more. */
static bool read_element(struct reader *r, const struct code *c, struct place *out)
{
    if (c->decl != NULL && c->decl->kind == DECL_FUNCTION && unit_body(r->unit, c->decl) != NULL) {
        if (!read_call(r, c))
            return false;
        if (r->returned.kind == BOUND_PLACE) {
            *out = *r->returned.place;
            return true;
        }
    }
    if (!read_place(r, c->parts[0], out))
        return false;
    for (int i = 1; i < c->n_parts; i++) {
        struct code_form by;
        if (!read_index(r, c->parts[i], &by) || !push(r, c, out, &by))
            return false;
    }
    out->type = c->type;
    reader_note(r, c->at, "the last subscript of '%.*s(…)' is taken as the contiguous one",
                STR_ARG(out->variable->name));
    return true;
}

/* The element that a method gives; arguments that are not written select none. */
static bool read_accessor(struct reader *r, const struct code *c, struct place *out)
{
    const struct code *const object = c->parts[0];
    if (!(object->type->kind == TYPE_POINTER ? read_pointer(r, object, out)
                                             : read_place(r, object, out)))
        return false;
    *out = (struct place){.variable = variable_of(r, c->decl, out->variable)};
    for (int i = 1; i < c->n_parts && c->parts[i]->at.line != 0; i++) {
        struct code_form by;
        if (!read_index(r, c->parts[i], &by) || !push(r, c, out, &by))
            return false;
    }
    out->type = c->type;
    reader_note(r, c->at,
                "'%.*s(…)' is taken as an element, its last subscript as the contiguous "
                "one",
                STR_ARG(c->text));
    return true;
}

static bool read_returned(struct reader *r, const struct code *c, struct place *out)
{
    if (code_is_accessor(c) && unit_body(r->unit, c->decl) == NULL)
        return read_accessor(r, c, out);
    if (c->decl == NULL || unit_body(r->unit, c->decl) == NULL)
        return refuse(r, c, "the value of this call as an array element", "write out the element");
    if (!read_call(r, c))
        return false;
    if (r->returned.kind != BOUND_PLACE)
        return refuse(r, c, "the value of this call as an array element", "write out the element");
    *out = *r->returned.place;
    return true;
}

/* What its statements set. */
static bool read_group(struct reader *r, const struct code *c, struct place *out)
{
    if (c->n_parts == 0 || !reader_inside(r))
        return refuse(r, c, "'({ … })' here", "write its statements before this one");
    for (int i = 0; i + 1 < c->n_parts; i++) {
        if (!read_statement(r, c->parts[i]))
            return false;
    }
    return read_place(r, c->parts[c->n_parts - 1], out);
}

bool read_place(struct reader *r, const struct code *c, struct place *out)
{
    if (!reader_step(r, c))
        return false;
    switch (c->kind) {
    case CODE_NAME:
        return read_name(r, c, out);
    case CODE_SUBSCRIPT:
        return read_subscript(r, c, out);
    case CODE_DEREF:
        return c->parts[0]->kind == CODE_THIS ? read_self(r, c, out)
                                              : read_pointer(r, c->parts[0], out);
    case CODE_MEMBER:
        return read_member(r, c, out);
    case CODE_ELEMENT:
        return read_element(r, c, out);
    case CODE_CALL:
    case CODE_METHOD:
        return read_returned(r, c, out);
    case CODE_THIS:
        return read_self(r, c, out);
    case CODE_GROUP:
        return read_group(r, c, out);
    case CODE_CAST:
        return read_place(r, c->parts[0], out);
    default:
        return refuse(r, c, "this expression as an array element",
                      "write elements as a[j][i] or a[j*N + i]");
    }
}

/* --- pointers --- */

static bool read_sum(struct reader *r, const struct code *c, struct place *out)
{
    const bool right = c->parts[0]->type->kind == TYPE_INTEGER;
    struct code_form by;
    if (strcmp(c->op, "+") != 0 && (strcmp(c->op, "-") != 0 || right))
        return refuse(r, c, "this arithmetic on a pointer", "write it with a subscript: a[i]");
    return read_pointer(r, c->parts[right ? 1 : 0], out) &&
           read_index(r, c->parts[right ? 0 : 1], &by) &&
           place_advance(r, c, out, c->op[0] == '-' ? -1 : 1, &by);
}

static bool read_chosen(struct reader *r, const struct code *c, struct place *out)
{
    const struct code_term *condition = NULL;
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_ERROR)
        return false;
    if (d == DECIDE_DATA)
        reader_note_line(r, c->at, "the first of two pointers is taken");
    return read_pointer(r, c->parts[d == DECIDE_FALSE ? 2 : 1], out);
}

/* v.data(), v.get(), v.begin(), and v-> of a class that acts as a pointer */
static bool read_data(struct reader *r, const struct code *c, struct place *out)
{
    static const char *const to_data[] = {"data", "get", "operator->", NULL};
    if (c->kind == CODE_METHOD && c->n_parts == 1 && c->type->kind == TYPE_POINTER &&
        (c->decl == NULL || str_is_one_of(c->text, to_data) ||
         unit_body(r->unit, c->decl) == NULL)) {
        const bool ok = c->parts[0]->type->kind == TYPE_POINTER ? read_pointer(r, c->parts[0], out)
                                                                : read_place(r, c->parts[0], out);
        if (!ok)
            return false;
        out->type = c->type->to;
        return push(r, c, out, zero_form());
    }
    return read_returned(r, c, out);
}

bool read_pointer(struct reader *r, const struct code *c, struct place *out)
{
    if (!reader_step(r, c))
        return false;
    switch (c->kind) {
    case CODE_NAME:
        if (!read_name(r, c, out))
            return false;
        return c->decl->type->kind == TYPE_ARRAY ? decay(r, c, out) : true;
    case CODE_BINARY:
        return read_sum(r, c, out);
    case CODE_ADDRESS:
        return read_place(r, c->parts[0], out);
    case CODE_CAST:
        return read_cast_pointer(r, c, out);
    case CODE_CHOICE:
        return read_chosen(r, c, out);
    case CODE_CALL:
    case CODE_METHOD:
        return read_data(r, c, out);
    case CODE_MEMBER: /* a pointer that is a member points to its own array already */
        if (!read_place(r, c, out))
            return false;
        return c->decl->type->kind == TYPE_ARRAY ? decay(r, c, out) : true;
    case CODE_THIS:
    case CODE_SUBSCRIPT:
    case CODE_DEREF:
    case CODE_ELEMENT:
        return read_place(r, c, out) &&
               (c->kind == CODE_THIS || out->type->kind == TYPE_STRUCT || decay(r, c, out));
    case CODE_STEP: /* done with the statement */
        return read_pointer(r, c->parts[0], out);
    case CODE_LIST:
        if (c->n_parts == 1)
            return read_pointer(r, c->parts[0], out);
        break;
    default:
        break;
    }
    return refuse(r, c, "this pointer", "subscripts follow the name of an array");
}

bool try_pointer(struct reader *r, const struct code *c, struct place *out)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    r->err = &quiet;
    const bool ok = read_pointer(r, c, out);
    r->err = outer;
    return ok;
}
