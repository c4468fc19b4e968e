#include <string.h>

#include "collect/source/execution.h"

/* What expressions are. */

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
    for (struct event *e = event_load_of(x, last); e != NULL && add > 0 && e->with != add;) {
        if (e->with < add) {
            const int rest = e->with;
            e->with = add;
            add = rest;
        }
        e = event_load_of(x, e->with);
    }
    return last;
}

struct execution_value value_computed(char op, const struct execution_value *a,
                                      const struct execution_value *b)
{
    struct execution_value v = {.id = execution_mix(execution_mix((uint64_t)op, a->id), b->id),
                                .from = a->from | b->from};
    v.number = (int64_t)(v.id % EXECUTION_ROW);
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
        *out = execution_plus(a, b);
        return true;
    case '-':
        *out = execution_plus(a, execution_times(-1, b));
        return true;
    case '*':
        *out = execution_times(a, b);
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

void event_count(struct execution *x, char op, uint64_t id)
{
    struct event *const e = op == '+' || op == '-' ? event_add(x, EVENT_ADD)
                            : op == '*'            ? event_add(x, EVENT_MUL)
                            : op == '/'            ? event_add(x, EVENT_DIV)
                                                   : NULL;
    if (e != NULL)
        e->id = id;
}

bool value_combine(struct execution *x, const char *op, const struct code_type *type, int64_t unit,
                   const struct execution_value *a, const struct execution_value *b,
                   struct execution_value *out)
{
    if (a->object > 0 && b->object > 0) {
        *out = a->object == b->object
                   ? value_integer(execution_plus(a->number, execution_times(-1, b->number)) / unit,
                                   a->from | b->from)
                   : value_computed(op[0], a, b);
        return true;
    }
    if (a->object > 0 || b->object > 0) {
        const struct execution_value *const by = a->object > 0 ? b : a;
        struct spot s = {a->object + b->object, a->object > 0 ? a->number : b->number,
                         a->from | b->from};
        const struct execution_value back =
            value_integer(execution_times(-1, by->number), by->from);
        event_used_as_index(x, by);
        spot_move(x, &s, op[0] == '-' ? &back : by, unit);
        *out = value_pointer(s.object, s.offset, s.from);
        return true;
    }
    *out = value_computed(op[0], a, b);
    const bool data = (out->from & FROM_DATA) != 0;
    if (type->kind == TYPE_REAL || (data && type->kind == TYPE_UNKNOWN)) {
        x->complex = x->complex || (type->kind == TYPE_REAL && elem_is_complex(type->elem));
        out->from |= FROM_DATA;
        event_count(x, op[0], out->id);
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

int64_t value_unit(const struct code_type *a, const struct code_type *b)
{
    const struct code_type *const t = a->kind == TYPE_POINTER || a->kind == TYPE_ARRAY ? a : b;
    return t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY ? execution_bytes_of(t->to) : 1;
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
        *out = decided ? b : value_computed(c->op[0], &a, &b);
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
        return value_combine(x, c->op, type, value_unit(c->parts[0]->type, c->parts[1]->type), &a,
                             &b, out);
    *out = value_computed(c->op[0], &a, &b);
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
    *out = value_computed(c->op[0] == '!' ? 'n' : c->op[0] == '~' ? 'c' : 'm', &zero, &a);
    if ((a.from & FROM_DATA) != 0 || c->type->kind == TYPE_REAL)
        return true;
    const bool any = a.number != 0 || a.object > 0;
    *out = value_integer(code_is_op(c, "!")   ? !any
                         : code_is_op(c, "~") ? ~a.number
                                              : execution_times(-1, a.number),
                         a.from);
    out->event = a.event;
    return true;
}

struct execution_value value_converted(const struct code_type *to, const struct code_type *from,
                                       const struct execution_value *v)
{
    struct execution_value out = *v;
    if (to->kind == TYPE_REAL || to->kind == TYPE_INTEGER)
        out.object = 0; /* what is not known may be taken for an object */
    if (to->kind == TYPE_INTEGER && from->kind == TYPE_REAL && (v->from & FROM_INDEX) == 0)
        return value_integer(EXECUTION_ROW + (int64_t)(v->id % EXECUTION_ROW), FROM_SIZE);
    if (to->kind == TYPE_INTEGER && from->kind == TYPE_REAL)
        out.number = (int64_t)(v->id % EXECUTION_ROW);
    if (to->kind == TYPE_REAL)
        out.from |= FROM_DATA;
    return out;
}

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
    *out = value_computed('?', &a, &b);
    out->id = execution_mix(out->id, condition.id);
    out->from |= FROM_DATA;
    return true;
}

static bool value_of_pair(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[1], &b))
        return false;
    *out = value_computed('z', &a, &b);
    out->from |= FROM_DATA;
    return true;
}

static bool value_of_call(struct execution *x, const struct code *c, struct execution_value *out)
{
    if (!execution_call(x, c, out))
        return false;
    const struct spot s = x->returned_spot;
    return !x->returns_spot || execution_load(x, &s, c, c->type, out);
}

static bool value_of_place(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct spot s;
    if (c->kind == CODE_NAME && c->decl != NULL && c->decl->kind == DECL_ENUMERATOR) {
        *out = value_integer(c->decl->value, 0);
        return true;
    }
    return spot_of(x, c, &s) && execution_load(x, &s, c, c->type, out);
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
        *out = value_converted(c->type, c->parts[0]->type, out);
        return true;
    case CODE_GROUP:
        return execution_group(x, c) && value_of(x, c->parts[c->n_parts - 1], out);
    case CODE_CALL:
    case CODE_METHOD:
        return value_of_call(x, c, out);
    case CODE_ELEMENT:
        return execution_has_body(x, c) ? value_of_call(x, c, out) : value_of_place(x, c, out);
    case CODE_LIST:
        return code_is_complex_pair(c) ? value_of_pair(x, c, out)
               : c->n_parts == 1       ? value_of(x, c->parts[0], out)
                                       : execution_stop(x, "a list of values");
    default:
        return value_of_place(x, c, out);
    }
}
