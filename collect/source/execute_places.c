#include "collect/source/execution.h"

/* Where expressions are in memory, and what is there. */

enum {
    MEMBER = 1000003, /* bytes between members whose places are unknown, too */
    WORD = 8          /* bytes of what is of unknown type */
};

int64_t execution_plus(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

int64_t execution_times(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

int64_t execution_bytes_of(const struct code_type *t)
{
    int64_t bytes = 1;
    for (; t->kind == TYPE_ARRAY && t->bytes <= 0; t = t->to)
        bytes = execution_times(bytes, t->count > 0 ? t->count : EXECUTION_ROW);
    bytes = execution_times(bytes, t->bytes > 0 ? t->bytes : WORD);
    return bytes > 0 ? bytes : WORD;
}

bool type_is_whole(const struct code_type *t)
{
    return t->kind == TYPE_ARRAY || t->kind == TYPE_STRUCT;
}

struct event *event_load_of(const struct execution *x, int number)
{
    const int first = x->recording == &x->two[1] ? EXECUTION_MAX_EVENTS : 0;
    return x->recording != NULL && number > first && number <= first + (int)x->recording->n_events
               ? &x->recording->events[number - first - 1]
               : NULL;
}

void event_used_as_index(struct execution *x, const struct execution_value *v)
{
    for (struct event *e = event_load_of(x, v->event); e != NULL; e = event_load_of(x, e->with))
        e->kind = EVENT_NONE;
}

/* What is there if nothing has been stored. */
static struct execution_value unknown_at(struct execution *x, const struct spot *s,
                                         const struct code *c, const struct code_type *type)
{
    const uint64_t id = execution_mix((uint64_t)s->object << 32, (uint64_t)s->offset);
    const struct object *const o = &x->objects[s->object];
    struct execution_value v = {.id = execution_mix(id, (uint64_t)o->version), .from = FROM_DATA};
    if (type->kind == TYPE_POINTER || type->is_reference || type->kind == TYPE_STRUCT) {
        const bool rows = code_is_any_element(c);
        const struct str name = rows || c->decl == NULL ? o->name : c->decl->name;
        v = value_pointer(object_new(x, name, rows ? o->root : 0), 0, 0);
    } else if (type->kind != TYPE_REAL && (s->from & FROM_INDEX) == 0) {
        v = value_size(x);
    } else {
        v.from |= s->from & FROM_INDEX;
        v.number = (int64_t)(v.id % EXECUTION_ROW);
    }
    return v;
}

static struct execution_value *lasting(struct execution *x, const struct spot *s,
                                       const struct execution_value *v)
{
    struct cell *const cell = cell_of(x, s->object, s->offset);
    cell->set = true;
    cell->value = *v;
    return &cell->value;
}

/* `static const int n = 4;`, `int dx[] = {1, 0, -1, 0};` */
static bool load_initial(struct execution *x, const struct spot *s, struct execution_value *out)
{
    const struct code_decl *const d = x->objects[s->object].decl;
    const struct code *c = d != NULL && d->kind == DECL_VARIABLE ? d->initial : NULL;
    const struct code_type *type = c != NULL ? d->type : NULL;
    int64_t offset = s->offset;
    if (c == NULL || (c->kind != CODE_LIST && (!d->is_global || !type->is_const)))
        return false;
    while (c->kind == CODE_LIST && type->kind == TYPE_ARRAY) {
        const int64_t unit = execution_bytes_of(type->to);
        if (offset < 0 || offset / unit >= c->n_parts) {
            *out = value_integer(0, type->to->kind == TYPE_REAL ? FROM_DATA : 0);
            return offset >= 0;
        }
        c = c->parts[offset / unit];
        offset %= unit;
        type = type->to;
    }
    const struct code *plain = c;
    while (plain->kind == CODE_CAST || plain->kind == CODE_UNARY)
        plain = plain->parts[0];
    return type->kind == TYPE_INTEGER && offset == 0 && plain->kind == CODE_INTEGER &&
           value_of(x, c, out);
}

bool execution_load(struct execution *x, const struct spot *s, const struct code *c,
                    const struct code_type *type, struct execution_value *out)
{
    if (type_is_whole(type)) {
        *out = value_pointer(s->object, s->offset, s->from);
        return true;
    }
    const struct cell *const cell = cell_of(x, s->object, s->offset);
    if (cell->set) {
        *out = cell->value;
    } else if (!load_initial(x, s, out)) {
        const struct execution_value v = unknown_at(x, s, c, type);
        *out = *lasting(x, s, &v);
    } else if ((s->from & FROM_INDEX) != 0) { /* a table, whose values are in any order */
        out->from |= FROM_DATA;
    }
    if (type->kind == TYPE_POINTER) {
        x->pointer = *s;
        return true;
    }
    if (type->kind != TYPE_INTEGER) /* an element is another one, though it may be as large */
        out->id = execution_mix(execution_mix(out->id, (uint64_t)s->object), (uint64_t)s->offset);
    struct event *const e = event_add(x, EVENT_LOAD);
    if (e != NULL) {
        e->object = s->object;
        e->offset = s->offset;
        e->with = out->event;
        out->event =
            (int)x->recording->n_events + (x->recording == &x->two[1] ? EXECUTION_MAX_EVENTS : 0);
    }
    return true;
}

bool execution_store(struct execution *x, const struct spot *s, const struct code_type *type,
                     const struct execution_value *v)
{
    struct execution_value kept = *v;
    if (type->kind == TYPE_REAL)
        kept.from |= FROM_DATA;
    cell_set(x, cell_of(x, s->object, s->offset), &kept);
    struct event *const e = type->kind == TYPE_POINTER ? NULL : event_add(x, EVENT_STORE);
    if (e != NULL) {
        e->object = s->object;
        e->offset = s->offset;
    }
    return true;
}

bool spot_follow(struct execution *x, const struct code *c, struct spot *s)
{
    const struct cell *const cell = cell_of(x, s->object, s->offset);
    struct execution_value v = cell->value;
    if (!cell->set) {
        static const struct code_type pointer = {.kind = TYPE_POINTER};
        v = unknown_at(x, s, c, &pointer);
        v = *lasting(x, s, &v);
    }
    if (v.object == 0)
        return execution_stop(x, "a reference of unknown target");
    *s = (struct spot){v.object, v.number, s->from | v.from};
    return true;
}

static bool spot_of_name(struct execution *x, const struct code *c, struct spot *out)
{
    if (c->decl == NULL || c->decl->kind == DECL_FUNCTION || c->decl->kind == DECL_ENUMERATOR)
        return execution_stop(x, "a name without a place");
    *out = (struct spot){.object = object_of(x, c->decl)};
    return (!c->decl->type->is_reference && !x->objects[out->object].is_alias) ||
           spot_follow(x, c, out);
}

static bool pointer_to(struct execution *x, const struct code *c, struct spot *out)
{
    struct execution_value v;
    if (!value_of(x, c, &v))
        return false;
    if (v.object == 0)
        return execution_stop(x, "a pointer of unknown target");
    *out = (struct spot){v.object, v.number, v.from};
    return true;
}

void spot_move(struct execution *x, struct spot *s, const struct execution_value *by, int64_t unit)
{
    event_used_as_index(x, by);
    x->gathers = x->gathers || (x->recording != NULL && (by->from & FROM_DATA) != 0);
    s->offset = execution_plus(s->offset, execution_times(by->number, unit));
    s->from |= by->from;
}

static bool spot_of_subscript(struct execution *x, const struct code *c, struct spot *out)
{
    const bool swapped =
        c->parts[0]->type->kind == TYPE_INTEGER && c->parts[1]->type->kind == TYPE_POINTER;
    const struct code *const base = c->parts[swapped ? 1 : 0];
    const bool object = base->type->kind == TYPE_STRUCT || base->type->kind == TYPE_UNKNOWN;
    struct execution_value by;
    if (!(object ? spot_of(x, base, out) && spot_follow(x, base, out) : pointer_to(x, base, out)) ||
        !value_of(x, c->parts[swapped ? 0 : 1], &by))
        return false;
    spot_move(x, out, &by, execution_bytes_of(c->type));
    return true;
}

bool spot_of_object(struct execution *x, const struct code *c, struct spot *out)
{
    if (c->kind == CODE_THIS) {
        *out = x->self;
        return true;
    }
    return c->type->kind == TYPE_POINTER ? pointer_to(x, c, out) : spot_of(x, c, out);
}

static bool spot_of_member(struct execution *x, const struct code *c, struct spot *out)
{
    if (c->decl == NULL || c->decl->kind != DECL_MEMBER)
        return execution_stop(x, "an unknown member");
    if (!spot_of_object(x, c->parts[0], out))
        return false;
    out->offset = execution_plus(out->offset, c->decl->offset_bytes >= 0
                                                  ? c->decl->offset_bytes
                                                  : execution_times(MEMBER, c->decl->number));
    return !c->decl->type->is_reference || spot_follow(x, c, out);
}

static bool spot_of_call(struct execution *x, const struct code *c, struct spot *out)
{
    struct execution_value v;
    if (!execution_call(x, c, &v))
        return false;
    if (!x->returns_spot && v.object == 0)
        return execution_stop(x, "a call that returns no place");
    *out = x->returns_spot ? x->returned_spot : (struct spot){v.object, v.number, v.from};
    return true;
}

/* x(i, j): the last one is contiguous. */
static bool spot_of_element(struct execution *x, const struct code *c, struct spot *out)
{
    if (execution_has_body(x, c))
        return spot_of_call(x, c, out);
    if (!spot_of(x, c->parts[0], out) || !spot_follow(x, c->parts[0], out))
        return false;
    int64_t unit = execution_bytes_of(c->type);
    for (int i = c->n_parts - 1; i > 0; i--) {
        struct execution_value by;
        if (!value_of(x, c->parts[i], &by))
            return false;
        spot_move(x, out, &by, unit);
        unit = execution_times(unit, EXECUTION_ROW);
    }
    return true;
}

bool execution_group(struct execution *x, const struct code *c)
{
    for (int i = 0; i + 1 < c->n_parts; i++) {
        if (!execute_code(x, c->parts[i]))
            return false;
    }
    return c->n_parts > 0 || execution_stop(x, "a group without a value");
}

bool spot_of(struct execution *x, const struct code *c, struct spot *out)
{
    if (++x->steps > EXECUTION_MAX_STEPS)
        return execution_stop(x, "it takes too long");
    if (c->type->kind == TYPE_VECTOR)
        return execution_stop(x, "a vector");
    switch (c->kind) {
    case CODE_NAME:
        return spot_of_name(x, c, out);
    case CODE_SUBSCRIPT:
        return spot_of_subscript(x, c, out);
    case CODE_DEREF:
        return spot_of_object(x, c->parts[0], out) &&
               (c->parts[0]->type->kind != TYPE_STRUCT || spot_follow(x, c->parts[0], out));
    case CODE_MEMBER:
        return spot_of_member(x, c, out);
    case CODE_ELEMENT:
        return spot_of_element(x, c, out);
    case CODE_CALL:
    case CODE_METHOD:
        return spot_of_call(x, c, out);
    case CODE_THIS:
        return spot_of_object(x, c, out);
    case CODE_CAST:
        return spot_of(x, c->parts[0], out);
    case CODE_GROUP:
        return execution_group(x, c) && spot_of(x, c->parts[c->n_parts - 1], out);
    case CODE_LIST:
        return c->n_parts == 1 ? spot_of(x, c->parts[0], out)
                               : execution_stop(x, "a place of this kind");
    default:
        return execution_stop(x, "a place of this kind");
    }
}
