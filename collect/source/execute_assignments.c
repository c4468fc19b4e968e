#include "collect/source/copies.h"
#include "collect/source/execution.h"
#include "collect/source/listed.h"

/* What is set: assignments, steps and declarations. */

static bool is_pointer_element(const struct code *c)
{
    return code_is_element(c) && c->type->kind == TYPE_POINTER;
}

static void record(struct execution *x, enum event_kind kind, const struct spot *s)
{
    struct event *const e = event_add(x, kind);
    if (e != NULL) {
        e->object = s->object;
        e->offset = s->offset;
    }
}

static bool set_place(struct execution *x, const struct code *target, const char *op,
                      const struct execution_value *given, const struct code_type *type,
                      struct execution_value *out, struct execution_value *before)
{
    struct spot s;
    if (target->type->kind == TYPE_STRUCT)
        return execution_stop(x, "an assignment of a struct");
    if (target->type->kind == TYPE_VECTOR)
        return execution_stop(x, "a vector");
    if (!spot_of(x, target, &s))
        return false;
    if (is_pointer_element(target)) /* a pointer that is kept in an array is data */
        record(x, EVENT_STORE, &s);
    *out = *given;
    if (op[0] != '=') {
        char plain[3] = {op[0], op[0] == op[1] && op[0] != '+' && op[0] != '-' ? op[1] : '\0',
                         '\0'};
        if (!execution_load(x, &s, target, target->type, before) ||
            !value_combine(
                x, plain,
                target->type->kind == TYPE_INTEGER && type->kind == TYPE_REAL ? type : target->type,
                value_unit(target->type, target->type), before, given, out))
            return false;
        if (x->depth > x->nest->n_repeats)
            out->from |= FROM_INDEX;
    }
    *out = value_converted(target->type, type, out);
    return execution_store(x, &s, target->type, out);
}

static const struct code *struct_of(const struct code *member)
{
    while (member->kind == CODE_MEMBER)
        member = member->parts[0];
    return member;
}

/* The bytes before a member in the struct. */
static int64_t offset_in(const struct code *member, const struct code *whole)
{
    int64_t bytes = 0;
    for (; member != whole && member->kind == CODE_MEMBER; member = member->parts[0])
        bytes = execution_plus(bytes, member->decl->offset_bytes);
    return bytes;
}

/* All are loaded before any is stored: a struct may be copied onto itself. */
static bool copy_members(struct execution *x, const struct code *to, const struct code *from, int n,
                         const struct code_copied *copied)
{
    struct execution_value *const values = arena_alloc(x->arena, (size_t)n, sizeof *values);
    struct spot source, target;
    if (!spot_of(x, from, &source) || !spot_of(x, to, &target))
        return false;
    for (int i = 0; i < n; i++) {
        const struct code *const part = copied[i].from;
        const struct spot s = {source.object, execution_plus(source.offset, offset_in(part, from)),
                               source.from};
        if (!execution_load(x, &s, part, part->type, &values[i]))
            return false;
    }
    for (int i = 0; i < n; i++) {
        const struct code *const part = copied[i].to;
        const struct spot s = {target.object, execution_plus(target.offset, offset_in(part, to)),
                               target.from};
        if (!execution_store(x, &s, part->type, &values[i]))
            return false;
    }
    return true;
}

bool value_of_assignment(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value given;
    struct execution_value before;
    *out = value_integer(0, 0);
    if (c->n_copied > 0)
        return (c->made == NULL || execution_declare(x, c->made)) &&
               copy_members(x, c->parts[0],
                            c->made != NULL ? struct_of(c->copied->from) : c->parts[1], c->n_copied,
                            c->copied);
    if (!value_of(x, c->parts[1], &given))
        return false;
    if (is_pointer_element(c->parts[0]) && is_pointer_element(code_without_casts(c->parts[1])))
        record(x, EVENT_LOAD, &x->pointer);
    return set_place(x, c->parts[0], c->op, &given, c->parts[1]->type, out, &before);
}

bool value_of_step(struct execution *x, const struct code *c, struct execution_value *out)
{
    const struct execution_value one = value_integer(1, 0);
    struct execution_value before;
    if (!set_place(x, c->parts[0], c->op, &one, c->parts[0]->type, out, &before))
        return false;
    if (c->integer == 1)
        *out = before;
    return true;
}

/* `double w[2] = {a[i], b[i]};` */
static bool store_list(struct execution *x, const struct spot *s, const struct code_type *type,
                       const struct code *c)
{
    struct execution_value v;
    if (c->kind == CODE_LIST && type->kind == TYPE_ARRAY) {
        for (int i = 0; i < c->n_parts; i++) {
            const struct spot part = {
                s->object,
                execution_plus(s->offset, execution_times(i, execution_bytes_of(type->to))),
                s->from};
            if (!store_list(x, &part, type->to, c->parts[i]))
                return false;
        }
        return true;
    }
    if (type_is_whole(type))
        return execution_stop(x, "a list of values");
    if (!value_of(x, c, &v))
        return false;
    v = value_converted(type, c->type, &v);
    return execution_store(x, s, type, &v);
}

bool execution_declare(struct execution *x, const struct code *declaration)
{
    const struct code_decl *const d = declaration->decl;
    const int object = object_of(x, d);
    const struct code *const c = d->initial;
    const struct spot at = {.object = object};
    struct execution_value v;
    struct spot s;
    object_forget(x, object);
    if (c == NULL)
        return true;
    if (d->type->kind == TYPE_STRUCT && !d->type->is_reference && x->calls == 0 &&
        x->depth < x->nest->n_path)
        return true; /* a copy, of which little is known */
    if (d->type->kind == TYPE_STRUCT && !d->type->is_reference && c->kind == CODE_LIST) {
        const struct code *const listed = listed_assignments(x->arena, declaration);
        const struct code *const construction = listed_construction(x->arena, declaration);
        if (listed == NULL && construction != NULL && execution_has_body(x, construction))
            return value_of(x, construction, &v);
        return listed != NULL ? execute_code(x, listed)
                              : c->n_parts == 0 || execution_stop(x, "a struct of these values");
    }
    if (d->type->kind == TYPE_ARRAY ||
        (c->kind == CODE_LIST && c->n_parts != 1 && !code_is_complex_pair(c))) {
        x->objects[object].decl = d;
        return x->depth < x->nest->n_path || store_list(x, &at, d->type, c);
    }
    const struct code_copied *copied = NULL;
    const int n = x->calls == 0
                      ? copies_declared(x->arena, declaration,
                                        code_loop_body(x->nest->path[x->nest->n_path - 1]), &copied)
                      : 0;
    if (n > 0 && declaration->made != NULL && !execution_declare(x, declaration->made))
        return false;
    if (n > 0)
        return copy_members(x, struct_of(copied->to),
                            declaration->made != NULL ? struct_of(copied->from) : c, n, copied);
    if (!d->type->is_reference && d->type->kind != TYPE_STRUCT) {
        if (!value_of(x, c, &v))
            return false;
        v = value_converted(d->type, c->type, &v);
        return execution_store(x, &at, d->type, &v);
    }
    if (!spot_of(x, c, &s))
        return false;
    v = value_pointer(s.object, s.offset, s.from);
    cell_set(x, cell_of(x, object, 0), &v);
    x->objects[object].is_alias = true;
    return true;
}
