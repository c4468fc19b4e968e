#include "collect/source/execution.h"
#include "stempel/kernel/kernel.h"

/* Calls: of functions whose bodies are known, of those of math.h, and of others. */

/* Of integers: the first if it is the smaller or larger one. */
static bool call_on_integers(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[c->n_parts - 1], &b))
        return false;
    *out = value_computed('f', &a, &b);
    if ((out->from & FROM_DATA) != 0)
        return true;
    if (c->n_parts == 1)
        *out = value_integer(a.number < 0 ? execution_times(-1, a.number) : a.number, a.from);
    else
        *out = (a.number < b.number) == code_calls(c, "min") ? a : b;
    return true;
}

static bool call_that_rounds(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a;
    if (!value_of(x, c->parts[0], &a))
        return false;
    *out = value_computed('r', &a, &a);
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
        v = value_computed('f', &v, &part);
    }
    const bool square =
        f == FUNCTION_POW &&
        ((c->parts[1]->kind == CODE_REAL && c->parts[1]->real == 2) || c->parts[1]->integer == 2);
    for (int i = 0; i < kernel_functions[f].add; i++)
        event_count(x, '+', execution_mix(v.id, (uint64_t)i));
    for (int i = 0; i < kernel_functions[f].div; i++)
        event_count(x, '/', execution_mix(v.id, (uint64_t)i));
    if (square)
        event_count(x, '*', v.id);
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
        *out = value_computed('p', out, out);
        out->from |= FROM_DATA;
        event_count(x, '*', out->id);
        if (n % 2 == 1)
            event_count(x, '*', execution_mix(out->id, 1));
    }
    return true;
}

static bool call_of_fma(struct execution *x, const struct code *c, struct execution_value *out)
{
    struct execution_value a, b, sum;
    if (!value_of(x, c->parts[0], &a) || !value_of(x, c->parts[1], &b) ||
        !value_of(x, c->parts[2], &sum))
        return false;
    return value_combine(x, "*", c->type, 1, &a, &b, &a) &&
           value_combine(x, "+", c->type, 1, &a, &sum, out);
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
            if (!spot_follow(x, c->parts[0], &self))
                return false;
            *out = value_pointer(self.object, self.offset, self.from);
            return true;
        }
    } else if (x->depth == x->nest->n_path) {
        return execution_stop(x, "a call of an unknown function");
    }
    return execution_load(x, &at, c, c->type, out);
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
    *out = value_converted(to->type, c->type, out);
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

bool execution_has_body(struct execution *x, const struct code *c)
{
    return c->decl != NULL && c->decl->kind == DECL_FUNCTION && unit_body(x->unit, c->decl) != NULL;
}

bool execution_call(struct execution *x, const struct code *c, struct execution_value *out)
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
    return execution_has_body(x, c) ? call_body(x, c, out) : call_unknown(x, c, out);
}
