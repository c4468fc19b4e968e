#include "collect/machine/counter_metric.h"

#include <math.h>

enum { MAX_DEPTH = 64, MAX_REGISTERS = 64 };

enum metric_op_kind { OP_NUMBER, OP_EVENT, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_NEG, OP_MAX, OP_MIN };

struct metric_op {
    enum metric_op_kind kind;
    double number; /* OP_NUMBER */
    size_t n;      /* OP_EVENT: index of the event; OP_MAX, OP_MIN: arguments */
};

struct metric_parser {
    struct str text;
    size_t at;
    const char *name;
    struct metric_events *events;
    struct arena *arena;
    struct err *err;
    struct metric_op *ops;
    size_t n_ops;
    size_t used, stack; /* values on the stack now, and its maximum */
    int depth;
};

static bool fail(struct metric_parser *p, size_t at, const char *what)
{
    err_at(p->err, p->name, 1, (unsigned)at + 1, "counter metric: %s", what);
    p->err->source[0] = 0;
    return err_source(p->err, p->text);
}

static bool is_name(char c)
{
    return char_in_name(c) || c == '.';
}

static char peek(struct metric_parser *p)
{
    while (p->at < p->text.len) {
        const char c = p->text.ptr[p->at];
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
            return c;
        p->at++;
    }
    return 0;
}

static bool take(struct metric_parser *p, char c)
{
    if (peek(p) != c)
        return false;
    p->at++;
    return true;
}

/* Letters, digits, `_` and `.`, without skipping blanks. */
static struct str word(struct metric_parser *p)
{
    const size_t from = p->at;
    while (p->at < p->text.len && is_name(p->text.ptr[p->at]))
        p->at++;
    return str_slice(p->text, from, p->at);
}

/* Appends an operation that takes `pops` values and leaves one. */
static void emit(struct metric_parser *p, struct metric_op op, size_t pops)
{
    *ARENA_ADD(p->arena, p->ops, p->n_ops) = op;
    p->used += 1 - pops;
    if (p->used > p->stack)
        p->stack = p->used;
}

/* `[0-3]` or `[01]` after `prefix`: the registers that it means. */
static bool register_choice(struct metric_parser *p, struct str prefix, struct metric_event *event)
{
    struct str registers[MAX_REGISTERS];
    size_t n = 0;
    size_t from = p->at;
    for (; p->at < p->text.len && p->text.ptr[p->at] != ']'; p->at++) {
        const char c = p->text.ptr[p->at];
        const char end =
            p->at + 2 < p->text.len && p->text.ptr[p->at + 1] == '-' ? p->text.ptr[p->at + 2] : c;
        if (!char_is_digit(c) || !char_is_digit(end) || end < c)
            return fail(p, p->at, "expected digits or a range of them, as in [0-3] or [01]");
        for (char i = c; i <= end && n < MAX_REGISTERS; i++)
            registers[n++] = str_format(p->arena, "%.*s%c", STR_ARG(prefix), i);
        if (end != c)
            p->at += 2;
    }
    if (p->at >= p->text.len || n == 0)
        return fail(p, from, "expected register numbers and ']'");
    p->at++;
    event->registers = arena_copy(p->arena, registers, n, sizeof *registers);
    event->n_registers = n;
    return true;
}

static bool same_event(const struct metric_event *a, const struct metric_event *b)
{
    bool same = str_eq(a->name, b->name) && str_eq(a->options, b->options) &&
                a->n_registers == b->n_registers;
    for (size_t i = 0; same && i < a->n_registers; i++)
        same = str_eq(a->registers[i], b->registers[i]);
    return same;
}

static size_t intern(struct metric_parser *p, struct metric_event event)
{
    struct metric_events *e = p->events;
    for (size_t i = 0; i < e->count; i++) {
        if (same_event(&e->items[i], &event))
            return i;
    }
    *ARENA_ADD(p->arena, e->items, e->count) = event;
    return e->count - 1;
}

/* What follows the event's name: `:PMC[0-3]:OPTION=…`. */
static bool event(struct metric_parser *p, struct str name)
{
    struct metric_event event = {.name = name};
    if (p->at >= p->text.len || p->text.ptr[p->at] != ':')
        return fail(p, p->at, "expected ':' and a register after the event, as in NAME:PMC[0-3]");
    p->at++;
    const size_t at = p->at;
    const struct str prefix = word(p);
    if (prefix.len == 0)
        return fail(p, at, "expected a register after ':', as in PMC[0-3]");
    if (p->at < p->text.len && p->text.ptr[p->at] == '[') {
        p->at++;
        if (!register_choice(p, prefix, &event))
            return false;
    } else {
        event.registers = arena_copy(p->arena, &prefix, 1, sizeof prefix);
        event.n_registers = 1;
    }
    const size_t options = p->at;
    while (p->at < p->text.len && p->text.ptr[p->at] == ':') {
        p->at++;
        const size_t option = p->at;
        bool whole = word(p).len > 0;
        if (whole && p->at < p->text.len && p->text.ptr[p->at] == '=') {
            p->at++;
            whole = word(p).len > 0;
        }
        if (!whole)
            return fail(p, option, "expected an option after ':', as in MATCH0=0x180");
    }
    event.options = str_slice(p->text, options, p->at);
    emit(p, (struct metric_op){.kind = OP_EVENT, .n = intern(p, event)}, 0);
    return true;
}

static bool sum(struct metric_parser *p);

/* The arguments and the closing parenthesis of Max or Min. */
static bool extreme(struct metric_parser *p, enum metric_op_kind kind)
{
    size_t n = 0;
    do {
        if (!sum(p))
            return false;
        n++;
    } while (take(p, ','));
    if (!take(p, ')'))
        return fail(p, p->at, "expected ',' or ')'");
    emit(p, (struct metric_op){.kind = kind, .n = n}, n);
    return true;
}

static bool number(struct metric_parser *p, struct str text, size_t at)
{
    double value;
    if (!str_to_double(text, &value))
        return fail(p, at, "expected a number or an event");
    emit(p, (struct metric_op){.kind = OP_NUMBER, .number = value}, 0);
    return true;
}

static bool operand(struct metric_parser *p)
{
    if (take(p, '('))
        return sum(p) && (take(p, ')') || fail(p, p->at, "expected ')'"));
    peek(p);
    const size_t at = p->at;
    const struct str name = word(p);
    if (name.len == 0)
        return fail(p, at, "expected an event, a number, Max or '('");
    if (char_is_digit(name.ptr[0]) || name.ptr[0] == '.')
        return number(p, name, at);
    const bool max = str_eq_any_case(name, STR("max"));
    const bool min = str_eq_any_case(name, STR("min"));
    if ((max || min) && take(p, '('))
        return extreme(p, max ? OP_MAX : OP_MIN);
    return event(p, name);
}

static bool factor(struct metric_parser *p)
{
    if (++p->depth > MAX_DEPTH)
        return fail(p, p->at, "nested too deeply");
    bool ok;
    if (take(p, '-')) {
        ok = factor(p);
        emit(p, (struct metric_op){.kind = OP_NEG}, 1);
    } else {
        ok = operand(p);
    }
    p->depth--;
    return ok;
}

/* Operands of one precedence, joined from left to right by `plus` and `minus`. */
static bool chain(struct metric_parser *p, bool (*next)(struct metric_parser *),
                  const char characters[2], const enum metric_op_kind kinds[2])
{
    if (!next(p))
        return false;
    for (;;) {
        const char c = peek(p);
        if (c == 0 || (c != characters[0] && c != characters[1]))
            return true;
        p->at++;
        if (!next(p))
            return false;
        emit(p, (struct metric_op){.kind = kinds[c == characters[1]]}, 2);
    }
}

static bool product(struct metric_parser *p)
{
    static const enum metric_op_kind kinds[2] = {OP_MUL, OP_DIV};
    return chain(p, factor, "*/", kinds);
}

static bool sum(struct metric_parser *p)
{
    static const enum metric_op_kind kinds[2] = {OP_ADD, OP_SUB};
    return chain(p, product, "+-", kinds);
}

bool metric_parse(struct str text, const char *name, struct metric_events *events,
                  struct arena *arena, struct metric *out, struct err *err)
{
    struct metric_parser p = {
        .text = text, .name = name, .events = events, .arena = arena, .err = err};
    if (!sum(&p))
        return false;
    if (peek(&p) != 0)
        return fail(&p, p.at, "expected an operator or the end");
    *out = (struct metric){p.ops, p.n_ops, p.stack};
    return true;
}

static double extreme_of(enum metric_op_kind kind, const double *values, size_t n)
{
    double best = values[0];
    for (size_t i = 1; i < n && !isnan(best); i++) {
        const bool better = kind == OP_MAX ? values[i] > best : values[i] < best;
        if (better || isnan(values[i]))
            best = values[i];
    }
    return best;
}

static double binary(enum metric_op_kind kind, double a, double b)
{
    switch (kind) {
    case OP_ADD:
        return a + b;
    case OP_SUB:
        return a - b;
    case OP_MUL:
        return a * b;
    default:
        return b != 0 ? a / b : NAN;
    }
}

double metric_eval(const struct metric *metric, const double *counts, struct arena *arena)
{
    double *const stack = arena_alloc(arena, metric->stack, sizeof *stack);
    size_t top = 0;
    for (size_t i = 0; i < metric->n_ops; i++) {
        const struct metric_op *op = &metric->ops[i];
        switch (op->kind) {
        case OP_NUMBER:
            stack[top++] = op->number;
            break;
        case OP_EVENT:
            stack[top++] = counts[op->n];
            break;
        case OP_NEG:
            stack[top - 1] = -stack[top - 1];
            break;
        case OP_MAX:
        case OP_MIN:
            top -= op->n;
            stack[top] = extreme_of(op->kind, stack + top, op->n);
            top++;
            break;
        default:
            top--;
            stack[top - 1] = binary(op->kind, stack[top - 1], stack[top]);
        }
    }
    return top == 1 ? stack[0] : NAN;
}
