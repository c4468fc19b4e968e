#include <string.h>

#include "collect/source/copies.h"
#include "collect/source/execution.h"
#include "collect/source/listed.h"
#include "stempel/kernel/kernel.h"

/* Expressions: what they are and where they are. */

enum {
    ROW = 10007,      /* elements of a row of unknown length, a prime */
    MEMBER = 1000003, /* bytes between members whose places are unknown, too */
    WORD = 8          /* bytes of what is of unknown type */
};

static int64_t plus(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t times(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

static int64_t bytes_of(const struct code_type *t)
{
    int64_t bytes = 1;
    for (; t->kind == TYPE_ARRAY && t->bytes <= 0; t = t->to)
        bytes = times(bytes, t->count > 0 ? t->count : ROW);
    bytes = times(bytes, t->bytes > 0 ? t->bytes : WORD);
    return bytes > 0 ? bytes : WORD;
}

static bool is_real(const struct code_type *t)
{
    return t->kind == TYPE_REAL;
}

static bool is_whole(const struct code_type *t)
{
    return t->kind == TYPE_ARRAY || t->kind == TYPE_STRUCT;
}

/* --- memory --- */

/* A load of this iteration; null for others. */
static struct event *load_of(const struct execution *x, int number)
{
    const int first = x->recording == &x->two[1] ? EXECUTION_MAX_EVENTS : 0;
    return x->recording != NULL && number > first && number <= first + (int)x->recording->n_events
               ? &x->recording->events[number - first - 1]
               : NULL;
}

static void used_as_index(struct execution *x, const struct execution_value *v)
{
    for (struct event *e = load_of(x, v->event); e != NULL; e = load_of(x, e->with))
        e->kind = EVENT_NONE;
}

static bool is_rows(const struct code *c)
{
    return c->kind == CODE_SUBSCRIPT || c->kind == CODE_DEREF || c->kind == CODE_ELEMENT;
}

/* What is there if nothing has been stored. */
static struct execution_value unknown_at(struct execution *x, const struct spot *s,
                                         const struct code *c, const struct code_type *type)
{
    const uint64_t id = execution_mix((uint64_t)s->object << 32, (uint64_t)s->offset);
    const struct object *const o = &x->objects[s->object];
    struct execution_value v = {.id = execution_mix(id, (uint64_t)o->version), .from = FROM_DATA};
    if (type->kind == TYPE_POINTER || type->is_reference || type->kind == TYPE_STRUCT) {
        const bool rows = is_rows(c);
        const struct str name = rows || c->decl == NULL ? o->name : c->decl->name;
        v = value_pointer(object_new(x, name, rows ? o->root : 0), 0, 0);
    } else if (type->kind != TYPE_REAL && (s->from & FROM_INDEX) == 0) {
        v = value_size(x);
    } else {
        v.from |= s->from & FROM_INDEX;
        v.number = (int64_t)(v.id % ROW);
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
        const int64_t unit = bytes_of(type->to);
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

static bool load(struct execution *x, const struct spot *s, const struct code *c,
                 const struct code_type *type, struct execution_value *out)
{
    if (is_whole(type)) {
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
    if (type->kind == TYPE_POINTER)
        return true;
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
    if (is_real(type))
        kept.from |= FROM_DATA;
    cell_set(x, cell_of(x, s->object, s->offset), &kept);
    struct event *const e = type->kind == TYPE_POINTER ? NULL : event_add(x, EVENT_STORE);
    if (e != NULL) {
        e->object = s->object;
        e->offset = s->offset;
    }
    return true;
}

/* --- places --- */

/* What a class's elements are in, or a reference refers to. */
static bool follow(struct execution *x, const struct code *c, struct spot *s)
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
    return (!c->decl->type->is_reference && !x->objects[out->object].is_alias) || follow(x, c, out);
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

static void move(struct execution *x, struct spot *s, const struct execution_value *by,
                 int64_t unit)
{
    used_as_index(x, by);
    x->gathers = x->gathers || (x->recording != NULL && (by->from & FROM_DATA) != 0);
    s->offset = plus(s->offset, times(by->number, unit));
    s->from |= by->from;
}

static bool spot_of_subscript(struct execution *x, const struct code *c, struct spot *out)
{
    const bool swapped =
        c->parts[0]->type->kind == TYPE_INTEGER && c->parts[1]->type->kind == TYPE_POINTER;
    const struct code *const base = c->parts[swapped ? 1 : 0];
    const bool object = base->type->kind == TYPE_STRUCT || base->type->kind == TYPE_UNKNOWN;
    struct execution_value by;
    if (!(object ? spot_of(x, base, out) && follow(x, base, out) : pointer_to(x, base, out)) ||
        !value_of(x, c->parts[swapped ? 0 : 1], &by))
        return false;
    move(x, out, &by, bytes_of(c->type));
    return true;
}

static bool spot_of_object(struct execution *x, const struct code *c, struct spot *out)
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
    out->offset = plus(out->offset, c->decl->offset_bytes >= 0 ? c->decl->offset_bytes
                                                               : times(MEMBER, c->decl->number));
    return !c->decl->type->is_reference || follow(x, c, out);
}

static bool has_body(struct execution *x, const struct code *c)
{
    return c->decl != NULL && c->decl->kind == DECL_FUNCTION && unit_body(x->unit, c->decl) != NULL;
}

static bool call(struct execution *x, const struct code *c, struct execution_value *out);

static bool spot_of_call(struct execution *x, const struct code *c, struct spot *out)
{
    struct execution_value v;
    if (!call(x, c, &v))
        return false;
    if (!x->returns_spot && v.object == 0)
        return execution_stop(x, "a call that returns no place");
    *out = x->returns_spot ? x->returned_spot : (struct spot){v.object, v.number, v.from};
    return true;
}

/* x(i, j): the last one is contiguous. */
static bool spot_of_element(struct execution *x, const struct code *c, struct spot *out)
{
    if (has_body(x, c))
        return spot_of_call(x, c, out);
    if (!spot_of(x, c->parts[0], out) || !follow(x, c->parts[0], out))
        return false;
    int64_t unit = bytes_of(c->type);
    for (int i = c->n_parts - 1; i > 0; i--) {
        struct execution_value by;
        if (!value_of(x, c->parts[i], &by))
            return false;
        move(x, out, &by, unit);
        unit = times(unit, ROW);
    }
    return true;
}

/* All but the last of `({ …; x; })`. */
static bool execute_group(struct execution *x, const struct code *c)
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
               (c->parts[0]->type->kind != TYPE_STRUCT || follow(x, c->parts[0], out));
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
        return execute_group(x, c) && spot_of(x, c->parts[c->n_parts - 1], out);
    case CODE_LIST:
        return c->n_parts == 1 ? spot_of(x, c->parts[0], out)
                               : execution_stop(x, "a place of this kind");
    default:
        return execution_stop(x, "a place of this kind");
    }
}

/* --- arithmetic --- */

static int newer(int a, int b)
{
    return a > b ? a : b;
}

/* The loads of both: each names one before it, so that there is no circle. */
static int loads_of(struct execution *x, const struct execution_value *a,
                    const struct execution_value *b)
{
    const int last = newer(a->event, b->event);
    const int other = a->event + b->event - last;
    int add = other;
    for (struct event *e = load_of(x, last); e != NULL && add > 0 && e->with != add;) {
        if (e->with < add) {
            const int rest = e->with;
            e->with = add;
            add = rest;
        }
        e = load_of(x, e->with);
    }
    return last;
}

static struct execution_value computed(char op, const struct execution_value *a,
                                       const struct execution_value *b)
{
    struct execution_value v = {.id = execution_mix(execution_mix((uint64_t)op, a->id), b->id),
                                .from = a->from | b->from};
    v.number = (int64_t)(v.id % ROW);
    return v;
}

static bool on_integers(struct execution *x, const char *op, int64_t a, int64_t b, int64_t *out)
{
    enum { BITS = 64 };
    const bool shift = strcmp(op, "<<") == 0 || strcmp(op, ">>") == 0;
    if ((op[0] == '/' || op[0] == '%') && (b == 0 || b == -1))
        return execution_stop(x, "a division by zero");
    if (shift && (b < 0 || b >= BITS))
        return execution_stop(x, "a shift this wide");
    switch (op[0]) {
    case '+':
        *out = plus(a, b);
        return true;
    case '-':
        *out = plus(a, times(-1, b));
        return true;
    case '*':
        *out = times(a, b);
        return true;
    case '/':
        *out = a / b;
        return true;
    case '%':
        *out = a % b;
        return true;
    case '&':
        *out = a & b;
        return true;
    case '|':
        *out = a | b;
        return true;
    case '^':
        *out = a ^ b;
        return true;
    case '<':
        *out = (int64_t)((uint64_t)a << b);
        return true;
    case '>':
        *out = a >> b;
        return true;
    default:
        return execution_stop(x, "an unknown operator");
    }
}

static void count(struct execution *x, char op, uint64_t id)
{
    struct event *const e = op == '+' || op == '-' ? event_add(x, EVENT_ADD)
                            : op == '*'            ? event_add(x, EVENT_MUL)
                            : op == '/'            ? event_add(x, EVENT_DIV)
                                                   : NULL;
    if (e != NULL)
        e->id = id;
}

/* `a op b` of this type; `unit`: the bytes that a pointer is moved by. */
static bool combine(struct execution *x, const char *op, const struct code_type *type, int64_t unit,
                    const struct execution_value *a, const struct execution_value *b,
                    struct execution_value *out)
{
    if (a->object > 0 && b->object > 0) {
        *out = a->object == b->object
                   ? value_integer(plus(a->number, times(-1, b->number)) / unit, a->from | b->from)
                   : computed(op[0], a, b);
        return true;
    }
    if (a->object > 0 || b->object > 0) {
        const struct execution_value *const by = a->object > 0 ? b : a;
        struct spot s = {a->object + b->object, a->object > 0 ? a->number : b->number,
                         a->from | b->from};
        const struct execution_value back = value_integer(times(-1, by->number), by->from);
        used_as_index(x, by);
        move(x, &s, op[0] == '-' ? &back : by, unit);
        *out = value_pointer(s.object, s.offset, s.from);
        return true;
    }
    *out = computed(op[0], a, b);
    const bool data = (out->from & FROM_DATA) != 0;
    if (is_real(type) || (data && type->kind == TYPE_UNKNOWN)) {
        x->complex = x->complex || (is_real(type) && elem_is_complex(type->elem));
        out->from |= FROM_DATA;
        count(x, op[0], out->id);
        return true;
    }
    int64_t number = 0;
    if (!data && !on_integers(x, op, a->number, b->number, &number))
        return false;
    if (!data)
        *out = value_integer(number, out->from);
    out->event = loads_of(x, a, b);
    return true;
}

static int64_t unit_of(const struct code_type *a, const struct code_type *b)
{
    const struct code_type *const t = a->kind == TYPE_POINTER || a->kind == TYPE_ARRAY ? a : b;
    return t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY ? bytes_of(t->to) : 1;
}

static bool holds(const char *op, int64_t a, int64_t b)
{
    switch (op[0]) {
    case '<':
        return op[1] == '=' ? a <= b : a < b;
    case '>':
        return op[1] == '=' ? a >= b : a > b;
    default:
        return (op[0] == '=') == (a == b);
    }
}

static bool is_comparison(const char *op)
{
    static const char *const operators[] = {"<", "<=", ">", ">=", "==", "!=", NULL};
    return str_is_one_of(str_of(op), operators);
}

static bool value_of_joined(struct execution *x, const struct code *c, struct execution_value *out)
{
    const bool and = c->op[0] == '&';
    struct execution_value a, b;
    if (!value_of(x, c->parts[0], &a))
        return false;
    *out = value_integer(!and, a.from);
    const bool decided = (a.from & FROM_DATA) == 0;
    if (decided && ((a.number != 0 || a.object > 0) != and))
        return true;
    if (!value_of(x, c->parts[1], &b))
        return false;
    if (decided || (b.from & FROM_DATA) != 0) {
        *out = decided ? b : computed(c->op[0], &a, &b);
        return true;
    }
    const bool second = b.number != 0 || b.object > 0;
    *out = second == and? a : value_integer(!and, b.from);
    return true;
}

static bool value_of_binary(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b;
    if (strcmp(c->op, "&&") == 0 || strcmp(c->op, "||") == 0)
        return value_of_joined(x, c, out);
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[1], &b))
        return false;
    if (strcmp(c->op, ",") == 0) {
        *out = b;
        return true;
    }
    const struct code_type *type = c->type;
    for (int i = 0; i < 2 && type->kind == TYPE_INTEGER; i++) {
        if (c->parts[i]->type->kind == TYPE_UNKNOWN)
            type = c->parts[i]->type;
    }
    if (!is_comparison(c->op))
        return combine(x, c->op, type, unit_of(c->parts[0]->type, c->parts[1]->type), &a, &b, out);
    *out = computed(c->op[0], &a, &b);
    if (((a.from | b.from) & FROM_DATA) == 0)
        *out =
            value_integer(a.object == b.object ? holds(c->op, a.number, b.number) : c->op[0] == '!',
                          a.from | b.from);
    return true;
}

static bool value_of_unary(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a;
    if (!value_of(x, c->parts[0], &a))
        return false;
    *out = a;
    if (code_is_op(c, "+"))
        return true;
    const struct execution_value zero = value_integer(0, 0);
    *out = computed(c->op[0] == '!' ? 'n' : c->op[0] == '~' ? 'c' : 'm', &zero, &a);
    if ((a.from & FROM_DATA) != 0 || is_real(c->type))
        return true;
    const bool any = a.number != 0 || a.object > 0;
    *out = value_integer(code_is_op(c, "!")   ? !any
                         : code_is_op(c, "~") ? ~a.number
                                              : times(-1, a.number),
                         a.from);
    out->event = a.event;
    return true;
}

/* --- assignments --- */

/* Of a value that is stored or converted. */
static struct execution_value converted(const struct code_type *to, const struct code_type *from,
                                        const struct execution_value *v)
{
    struct execution_value out = *v;
    if (to->kind == TYPE_REAL || to->kind == TYPE_INTEGER)
        out.object = 0; /* what is not known may be taken for an object */
    if (to->kind == TYPE_INTEGER && from->kind == TYPE_REAL && (v->from & FROM_INDEX) == 0)
        return value_integer(ROW + (int64_t)(v->id % ROW), FROM_SIZE);
    if (to->kind == TYPE_INTEGER && from->kind == TYPE_REAL)
        out.number = (int64_t)(v->id % ROW);
    if (is_real(to))
        out.from |= FROM_DATA;
    return out;
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
    *out = *given;
    if (op[0] != '=') {
        char plain[3] = {op[0], op[0] == op[1] && op[0] != '+' && op[0] != '-' ? op[1] : '\0',
                         '\0'};
        if (!load(x, &s, target, target->type, before) ||
            !combine(x, plain,
                     target->type->kind == TYPE_INTEGER && is_real(type) ? type : target->type,
                     unit_of(target->type, target->type), before, given, out))
            return false;
        if (x->depth > x->nest->n_repeats)
            out->from |= FROM_INDEX;
    }
    *out = converted(target->type, type, out);
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
        bytes = plus(bytes, member->decl->offset_bytes);
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
        const struct spot s = {source.object, plus(source.offset, offset_in(part, from)),
                               source.from};
        if (!load(x, &s, part, part->type, &values[i]))
            return false;
    }
    for (int i = 0; i < n; i++) {
        const struct code *const part = copied[i].to;
        const struct spot s = {target.object, plus(target.offset, offset_in(part, to)),
                               target.from};
        if (!execution_store(x, &s, part->type, &values[i]))
            return false;
    }
    return true;
}

static bool value_of_assignment(struct execution *x, const struct code *c,
                                struct execution_value *out)
{
    struct execution_value given;
    struct execution_value before;
    *out = value_integer(0, 0);
    if (c->n_copied > 0)
        return (c->made == NULL || execution_declare(x, c->made)) &&
               copy_members(x, c->parts[0],
                            c->made != NULL ? struct_of(c->copied->from) : c->parts[1], c->n_copied,
                            c->copied);
    return value_of(x, c->parts[1], &given) &&
           set_place(x, c->parts[0], c->op, &given, c->parts[1]->type, out, &before);
}

static bool value_of_step(struct execution *x, const struct code *c, struct execution_value *out)
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
            const struct spot part = {s->object, plus(s->offset, times(i, bytes_of(type->to))),
                                      s->from};
            if (!store_list(x, &part, type->to, c->parts[i]))
                return false;
        }
        return true;
    }
    if (is_whole(type))
        return execution_stop(x, "a list of values");
    if (!value_of(x, c, &v))
        return false;
    v = converted(type, c->type, &v);
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
        if (listed == NULL && construction != NULL && has_body(x, construction))
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
        v = converted(d->type, c->type, &v);
        return execution_store(x, &at, d->type, &v);
    }
    if (!spot_of(x, c, &s))
        return false;
    v = value_pointer(s.object, s.offset, s.from);
    cell_set(x, cell_of(x, object, 0), &v);
    x->objects[object].is_alias = true;
    return true;
}

/* --- conditionals --- */

void count_once(struct execution *x, size_t first, size_t end)
{
    struct iteration *const in = x->recording;
    for (size_t i = end; in != NULL && i < in->n_events; i++) {
        for (size_t k = first; k < end && in->events[i].id != 0; k++) {
            if (in->events[k].id == in->events[i].id)
                in->events[i].kind = EVENT_NONE;
        }
    }
}

size_t execution_events(const struct execution *x)
{
    return x->recording != NULL ? x->recording->n_events : 0;
}

static bool value_of_choice(struct execution *x, const struct code *c, struct execution_value *out)
{
    const size_t first = execution_events(x);
    struct execution_value condition, a, b;
    if (c->type->kind == TYPE_VOID) { /* assert */
        *out = value_integer(0, 0);
        return true;
    }
    if (!value_of(x, c->parts[0], &condition))
        return false;
    if ((condition.from & FROM_DATA) == 0)
        return value_of(x, c->parts[condition.number != 0 || condition.object > 0 ? 1 : 2], out);
    const size_t end = execution_events(x);
    if (!value_of(x, c->parts[1], &a) || !value_of(x, c->parts[2], &b))
        return false;
    count_once(x, first, end);
    if (a.object > 0 || b.object > 0)
        return execution_stop(x, "a pointer that data choose");
    *out = computed('?', &a, &b);
    out->id = execution_mix(out->id, condition.id);
    out->from |= FROM_DATA;
    return true;
}

/* --- calls --- */

/* Of integers: the first if it is the smaller or larger one. */
static bool call_on_integers(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[c->n_parts - 1], &b))
        return false;
    *out = computed('f', &a, &b);
    if ((out->from & FROM_DATA) != 0)
        return true;
    if (c->n_parts == 1)
        *out = value_integer(a.number < 0 ? times(-1, a.number) : a.number, a.from);
    else
        *out = (a.number < b.number) == code_calls(c, "min") ? a : b;
    return true;
}

static bool call_that_rounds(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a;
    if (!value_of(x, c->parts[0], &a))
        return false;
    *out = computed('r', &a, &a);
    out->from |= FROM_DATA;
    return true;
}

static enum kernel_function function_of(const struct code *c)
{
    enum elem_type type;
    const struct str name = code_calls(c, "max")   ? STR("fmax")
                            : code_calls(c, "min") ? STR("fmin")
                            : code_calls(c, "abs") ? STR("fabs")
                                                   : code_function_name(c);
    const enum kernel_function f =
        c->kind == CODE_CALL ? kernel_function_named(name, &type) : N_FUNCTIONS;
    return f != N_FUNCTIONS && kernel_functions[f].n_arguments == c->n_parts ? f : N_FUNCTIONS;
}

static bool call_of_math(struct execution *x, const struct code *c, enum kernel_function f,
                         struct execution_value *out)
{
    struct execution_value v = value_integer((int64_t)f, 0);
    for (int i = 0; i < c->n_parts; i++) {
        struct execution_value part;
        if (!value_of(x, c->parts[i], &part))
            return false;
        v = computed('f', &v, &part);
    }
    const bool square =
        f == FUNCTION_POW &&
        ((c->parts[1]->kind == CODE_REAL && c->parts[1]->real == 2) || c->parts[1]->integer == 2);
    for (int i = 0; i < kernel_functions[f].add; i++)
        count(x, '+', execution_mix(v.id, (uint64_t)i));
    for (int i = 0; i < kernel_functions[f].div; i++)
        count(x, '/', execution_mix(v.id, (uint64_t)i));
    if (square)
        count(x, '*', v.id);
    v.from |= FROM_DATA;
    v.event = 0;
    *out = v;
    return true;
}

/* Fortran's x**n, multiplied out. */
static bool call_of_power(struct execution *x, const struct code *c, struct execution_value *out)
{
    if (!value_of(x, c->parts[0], out))
        return false;
    for (int64_t n = c->parts[1]->integer; n > 1; n /= 2) {
        *out = computed('p', out, out);
        out->from |= FROM_DATA;
        count(x, '*', out->id);
        if (n % 2 == 1)
            count(x, '*', execution_mix(out->id, 1));
    }
    return true;
}

static bool call_of_fma(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b, sum;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[1], &b) ||
        !value_of(x, c->parts[2], &sum))
        return false;
    return combine(x, "*", c->type, 1, &a, &b, &a) && combine(x, "+", c->type, 1, &a, &sum, out);
}

/* A function whose body is not known. */
static bool call_unknown(struct execution *x, const struct code *c, struct execution_value *out)
{
    const struct spot at = {.object = object_of_code(x, c)};
    struct spot self = at;
    if (c->kind == CODE_METHOD && c->n_parts == 1 && c->type->kind != TYPE_REAL) {
        if (!spot_of_object(x, c->parts[0], &self))
            return false;
        if (c->type->kind == TYPE_POINTER) { /* v.data() */
            if (!follow(x, c->parts[0], &self))
                return false;
            *out = value_pointer(self.object, self.offset, self.from);
            return true;
        }
    } else if (x->depth == x->nest->n_path) {
        return execution_stop(x, "a call of an unknown function");
    }
    return load(x, &at, c, c->type, out);
}

static bool is_value(const struct code *c)
{
    return c->kind == CODE_REAL || c->kind == CODE_INTEGER || c->kind == CODE_BINARY ||
           c->kind == CODE_UNARY || c->kind == CODE_CHOICE;
}

/* What a parameter is bound to: a value, or a pointer to the place of a reference. */
static bool argument_of(struct execution *x, const struct code_decl *to,
                        const struct code *argument, struct execution_value *out)
{
    const struct code *const c =
        argument->at.line == 0 && to->initial != NULL ? to->initial : argument;
    const bool by_place = to->type->is_reference || to->type->kind == TYPE_STRUCT;
    struct spot s;
    if (by_place && !is_value(c)) {
        if (!spot_of(x, c, &s))
            return false;
        *out = value_pointer(s.object, s.offset, s.from);
        return true;
    }
    if (!value_of(x, c, out))
        return false;
    *out = converted(to->type, c->type, out);
    out->event = 0;
    if (by_place) {
        const int own = object_of_code(x, argument);
        cell_set(x, cell_of(x, own, 0), out);
        *out = value_pointer(own, 0, 0);
    }
    return true;
}

static void bind(struct execution *x, const struct code_decl *to, const struct execution_value *v)
{
    const int object = object_of(x, to);
    object_forget(x, object);
    x->objects[object].is_alias = to->type->is_reference || to->type->kind == TYPE_STRUCT;
    cell_set(x, cell_of(x, object, 0), v);
}

static bool call_body(struct execution *x, const struct code *c, struct execution_value *out)
{
    const struct code_decl *const f = c->decl;
    const int first = c->kind == CODE_CALL ? 0 : 1;
    const struct spot outer = x->self;
    const uint64_t early = x->early;
    struct spot self = outer;
    struct execution_value arguments[EXECUTION_MAX_ARGUMENTS];
    int n = 0;
    if (x->calls >= EXECUTION_MAX_CALLS)
        return execution_stop(x, "calls are nested too deeply");
    if (first == 1 && !spot_of_object(x, c->parts[0], &self))
        return false;
    for (; n < f->n_parameters && n + first < c->n_parts; n++) {
        if (n == EXECUTION_MAX_ARGUMENTS)
            return execution_stop(x, "a call with this many arguments");
        if (!argument_of(x, f->parameters[n], c->parts[n + first], &arguments[n]))
            return false;
    }
    for (int i = 0; i < n; i++)
        bind(x, f->parameters[i], &arguments[i]);
    x->self = self;
    x->early = 0;
    x->returns_spot = false;
    x->returned = value_integer(0, 0);
    x->calls++;
    const bool ok = execute_code(x, unit_body(x->unit, f));
    x->calls--;
    x->self = outer;
    x->early = early;
    if (x->exit == EXIT_FUNCTION)
        x->exit = EXIT_NOT;
    *out = x->returned;
    return ok;
}

/* What it returns, or where that is: x->returns_spot. */
static bool call(struct execution *x, const struct code *c, struct execution_value *out)
{
    x->returns_spot = false;
    if (code_calls(c, "powi") && c->n_parts == 2 && c->parts[1]->kind == CODE_INTEGER)
        return call_of_power(x, c, out);
    if (code_rounds(c) || code_swaps_bytes(c))
        return call_that_rounds(x, c, out);
    if (code_calls(c, "fma") && c->n_parts == 3)
        return call_of_fma(x, c, out);
    const enum kernel_function f = function_of(c);
    if (f != N_FUNCTIONS)
        return c->type->kind == TYPE_INTEGER ? call_on_integers(x, c, out)
                                             : call_of_math(x, c, f, out);
    return has_body(x, c) ? call_body(x, c, out) : call_unknown(x, c, out);
}

static bool value_of_call(struct execution *x, const struct code *c, struct execution_value *out)
{
    if (!call(x, c, out))
        return false;
    const struct spot s = x->returned_spot;
    return !x->returns_spot || load(x, &s, c, c->type, out);
}

/* --- any --- */

static bool value_of_pair(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[1], &b))
        return false;
    *out = computed('z', &a, &b);
    out->from |= FROM_DATA;
    return true;
}

static bool value_of_place(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct spot s;
    if (c->kind == CODE_NAME && c->decl != NULL && c->decl->kind == DECL_ENUMERATOR) {
        *out = value_integer(c->decl->value, 0);
        return true;
    }
    return spot_of(x, c, &s) && load(x, &s, c, c->type, out);
}

bool value_of(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct spot s;
    if (++x->steps > EXECUTION_MAX_STEPS)
        return execution_stop(x, "it takes too long");
    switch (c->kind) {
    case CODE_INTEGER:
        *out = value_integer(c->integer, 0);
        return true;
    case CODE_REAL: {
        uint64_t bits = 0;
        memcpy(&bits, &c->real, sizeof bits);
        *out = (struct execution_value){.id = execution_mix('r', bits), .from = FROM_DATA};
        return true;
    }
    case CODE_BINARY:
        return value_of_binary(x, c, out);
    case CODE_ASSIGN:
        return value_of_assignment(x, c, out);
    case CODE_STEP:
        return value_of_step(x, c, out);
    case CODE_UNARY:
        return value_of_unary(x, c, out);
    case CODE_ADDRESS:
    case CODE_THIS:
        if (!spot_of(x, c->kind == CODE_THIS ? c : c->parts[0], &s))
            return false;
        *out = value_pointer(s.object, s.offset, s.from);
        return true;
    case CODE_CHOICE:
        return value_of_choice(x, c, out);
    case CODE_CAST:
        if (!value_of(x, c->parts[0], out))
            return false;
        *out = converted(c->type, c->parts[0]->type, out);
        return true;
    case CODE_GROUP:
        return execute_group(x, c) && value_of(x, c->parts[c->n_parts - 1], out);
    case CODE_CALL:
    case CODE_METHOD:
        return value_of_call(x, c, out);
    case CODE_ELEMENT:
        return has_body(x, c) ? value_of_call(x, c, out) : value_of_place(x, c, out);
    case CODE_LIST:
        return code_is_complex_pair(c) ? value_of_pair(x, c, out)
               : c->n_parts == 1       ? value_of(x, c->parts[0], out)
                                       : execution_stop(x, "a list of values");
    default:
        return value_of_place(x, c, out);
    }
}
