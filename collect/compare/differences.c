#include "collect/compare/classify_parts.h"

#include <math.h>

#include "base/plural.h"
#include "stempel/kernel/dependence.h"
#include "stempel/program/depend.h"

__attribute__((format(printf, 4, 5))) static void
differ(struct classifier *c, enum difference_kind kind, int count, const char *format, ...)
{
    struct sb text = {.arena = c->arena};
    va_list args;
    va_start(args, format);
    sb_addv(&text, format, args);
    va_end(args);
    *ARENA_ADD(c->arena, c->differences, c->out->n_differences) =
        (struct difference){.kind = kind, .count = count, .text = sb_str(&text)};
}

static void differ_in_points(struct classifier *c, const struct geometry *g)
{
    const struct stencil_class *class = &c->out->nearest;
    const int centre = g->centre ? 0 : 1;
    const int common = (int)(class->kind == KIND_STAR ? g->n_on_axis : g->n_points);
    const int extra = (int)g->n_points - common;
    const int missing = (int)class_points(class) - common - centre;
    if (extra > 0 && missing > 0)
        differ(c, DIFF_POINTS, extra + missing,
               "reads %d point%s that the class does not, and misses %d of its points", extra,
               PLURAL(extra), missing);
    else if (extra > 0)
        differ(c, DIFF_POINTS, extra, "reads %d more point%s", extra, PLURAL(extra));
    else if (missing > 0)
        differ(c, DIFF_POINTS, missing, "reads %d fewer point%s", missing, PLURAL(missing));
    if (centre != 0)
        differ(c, DIFF_NO_CENTRE, 0, "does not read the updated point itself");
}

static void differ_in_coefficients(struct classifier *c)
{
    const struct stencil_class *class = &c->out->nearest;
    const int expected = (int)class_coefficients(class);
    const bool comparable = c->out->shape != SHAPE_OTHER && !c->nonlinear;
    if (comparable && c->n_groups != expected)
        differ(c, DIFF_COEFFICIENTS, c->n_groups, "has %d coefficient%s instead of %d", c->n_groups,
               PLURAL(c->n_groups), expected);
    else if (class->coefficients == COEFF_VARIABLE && !c->plain_coefficients)
        differ(c, DIFF_COEFFICIENTS, c->n_groups, "computes its coefficients from array elements");
}

static void differ_in_arrays(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    const int target = c->target >= 0 ? k->accesses[c->target].array : -1;
    int coefficients = 0;
    int more = 0;
    int outputs = 0;
    for (int a = 0; a < k->n_arrays; a++) {
        coefficients += c->coefficient[a] ? 1 : 0;
        more += k->arrays[a].read && a != c->grid && a != target ? 1 : 0;
        outputs += k->arrays[a].written ? 1 : 0;
    }
    more -= coefficients > 0 && more > 0 ? 1 : 0;
    if (more > 0)
        differ(c, DIFF_MORE_ARRAYS, more, "reads %d more array%s", more, PLURAL(more));
    if (outputs > 1)
        differ(c, DIFF_MORE_OUTPUTS, outputs - 1, "writes %d more array%s", outputs - 1,
               PLURAL(outputs - 1));
    if (outputs == 0)
        differ(c, DIFF_MORE_OUTPUTS, 0, "writes no array");
}

static bool is_same_element(const struct classifier *c, int a, int b)
{
    const struct kernel *k = c->kernel;
    return dependence_same_element(k->n_loops, &k->accesses[a], &k->accesses[b]);
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
static bool reads_element(const struct classifier *c, const struct expr *e, int write)
{
    if (e == NULL)
        return false;
    return (e->kind == EXPR_ACCESS && is_same_element(c, e->access, write)) ||
           reads_element(c, e->left, write) || reads_element(c, e->right, write);
}

/* Whether the element of statement `s` is read before an iteration writes it; later its value is
 * new. */
static bool reads_old_value(const struct classifier *c, int s)
{
    const struct statement *all = c->kernel->statements;
    const int write = all[s].target->access;
    bool reads = all[s].op != '=';
    for (int i = 0; i <= s; i++) {
        if (i < s && all[i].target->kind == EXPR_ACCESS &&
            is_same_element(c, all[i].target->access, write))
            return false;
        reads = reads || reads_element(c, all[i].value, write);
    }
    return reads;
}

/* Arrays that are both read and written: at other points (in place), or at the same point (an
 * update). */
static void differ_in_update(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    bool update = false;
    for (int s = 0; s < k->n_statements; s++)
        update = update || (k->statements[s].target->kind == EXPR_ACCESS && reads_old_value(c, s));
    if (dependence_in_place(k) >= 0)
        differ(c, DIFF_IN_PLACE, 0, "updates in place: iterations depend on one another");
    else if (update)
        differ(c, DIFF_UPDATE, 0, "reads the old value of what it writes");
}

struct operations {
    int divisions, calls, choices;
};

/* x / 2.0 equals x * 0.5 exactly. */
static bool is_exact(const struct expr *divisor)
{
    double value = 0;
    int exponent = 0;
    while (divisor->kind == EXPR_CAST)
        divisor = divisor->left;
    return divisor->kind == EXPR_NUMBER && str_to_double(divisor->text, &value) &&
           fabs(frexp(value, &exponent)) == 0.5;
}

/* Whether it is a real division: not invariant, and not a product in another form. */
static bool divides(const struct kernel *k, const struct expr *e)
{
    return e->kind == EXPR_BINARY && e->op == '/' && !e->integer && !depend_is_invariant(k, e) &&
           !is_exact(e->right);
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
static void count_operations(const struct kernel *k, const struct expr *e, struct operations *out)
{
    if (e == NULL)
        return;
    out->divisions += divides(k, e) ? 1 : 0;
    out->calls += e->kind == EXPR_CALL;
    out->choices += e->kind == EXPR_CHOICE;
    count_operations(k, e->left, out);
    count_operations(k, e->right, out);
}

static void differ_in_operations(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    struct operations n = {0, 0, 0};
    int sums = 0;
    for (int i = 0; i < k->n_statements; i++) {
        n.divisions += k->statements[i].op == '/';
        count_operations(k, k->statements[i].value, &n);
    }
    for (int s = 0; s < k->n_scalars; s++)
        sums += scalar_is_carried(k, s);
    if (n.divisions > 0)
        differ(c, DIFF_DIVISION, n.divisions, "divides %d time%s in the inner loop", n.divisions,
               PLURAL(n.divisions));
    if (n.calls > 0)
        differ(c, DIFF_FUNCTION, n.calls, "calls %d math function%s in the inner loop", n.calls,
               PLURAL(n.calls));
    if (n.choices > 0)
        differ(c, DIFF_CHOICE, n.choices, "has %d conditional%s in the inner loop", n.choices,
               PLURAL(n.choices));
    if (sums > 0)
        differ(c, DIFF_REDUCTION, sums, "reduces into %d scalar%s", sums, PLURAL(sums));
    if (c->nonlinear || !c->expansion.complete)
        differ(c, DIFF_NONLINEAR, 0, "is not a sum of coefficients times points");
}

static bool advances_by_one(const struct kernel *k, const struct kernel_access *a)
{
    int64_t stride = 0;
    const struct poly *p = &a->stride[k->n_loops - 1];
    if (p->n_terms == 0)
        return true;
    stride = p->n_terms == 1 ? p->terms[0].coefficient : 0;
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        stride = p->terms[0].exponent[s] != 0 ? 0 : stride;
    return stride == 1 || stride == -1;
}

static void differ_in_loops(struct classifier *c)
{
    const struct kernel *k = c->whole;
    int strided = 0;
    bool steps = false;
    const int more = k->n_loops - c->out->nearest.dims;
    for (int a = 0; a < k->n_arrays; a++) {
        bool far = false;
        for (int i = 0; i < k->n_accesses; i++)
            far = far || (k->accesses[i].array == a && !advances_by_one(k, &k->accesses[i]));
        strided += far ? 1 : 0;
    }
    for (int l = 0; l < k->n_loops; l++)
        steps = steps || k->loops[l].step != 1;
    if (more > 0)
        differ(c, DIFF_MORE_LOOPS, more, "has %d more loop%s", more, PLURAL(more));
    if (strided > 0)
        differ(c, DIFF_STRIDE, strided,
               "does not access %d array%s with unit stride in the inner loop", strided,
               PLURAL(strided));
    if (steps)
        differ(c, DIFF_STEP, 0, "does not visit every point");
    if (places_loops_swapped(k))
        differ(c, DIFF_LOOP_ORDER, 0, "orders its loops differently from the array's dimensions");
}

static bool is_wide(enum elem_type type)
{
    return type == ELEM_DOUBLE || type == ELEM_DOUBLE_COMPLEX;
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
static bool computes_wide(const struct expr *e)
{
    if (e == NULL)
        return false;
    if (e->kind == EXPR_CAST && e->left->kind == EXPR_NUMBER)
        return is_wide(e->type);
    const bool by_parts = e->kind == EXPR_BINARY || e->kind == EXPR_NEG || e->kind == EXPR_COMPARE;
    if (!e->integer && is_wide(e->type) && !by_parts)
        return true;
    return computes_wide(e->left) || computes_wide(e->right);
}

static void differ_in_types(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    const enum data_type type = c->out->nearest.type;
    const bool narrow = type == DATA_FLOAT || type == DATA_FLOAT_COMPLEX;
    const int work = kernel_work_array(k);
    const enum elem_type own = work < 0 ? ELEM_DOUBLE : k->arrays[work].type;
    bool mixed = false;
    for (int a = 0; a < k->n_arrays; a++) {
        const bool is_mask = elem_is_integer(k->arrays[a].type) && !elem_is_integer(own);
        mixed = mixed || (!is_mask && classify_type(k->arrays[a].type) != type);
    }
    for (int i = 0; narrow && i < k->n_statements; i++)
        mixed = mixed || computes_wide(k->statements[i].value);
    if (mixed)
        differ(c, DIFF_MIXED_TYPES, 0, "computes in more than one precision");
    if (elem_is_integer(own))
        differ(c, DIFF_INTEGERS, (int)elem_bytes(own),
               "has integers of %d byte%s as elements: %d integer operation%s per LUP",
               (int)elem_bytes(own), PLURAL((int)elem_bytes(own)), k->integer_ops,
               PLURAL(k->integer_ops));
}

/* Several outputs, many inputs or no neighbours: the class says little more than dimensions and
 * type. */
static bool is_far(const struct classifier *c)
{
    enum { MANY_ARRAYS = 3 };
    bool far = false;
    for (int i = 0; i < c->out->n_differences; i++) {
        const struct difference *d = &c->differences[i];
        far = far || d->kind == DIFF_MORE_OUTPUTS || d->kind == DIFF_NOT_A_STENCIL ||
              (d->kind == DIFF_MORE_ARRAYS && d->count >= MANY_ARRAYS);
    }
    return far;
}

void classify_differences(struct classifier *c, const struct geometry *g)
{
    const bool stencil = g->radius > 0;
    if (stencil) {
        differ_in_points(c, g);
        differ_in_coefficients(c);
    }
    differ_in_arrays(c);
    differ_in_update(c);
    differ_in_operations(c);
    differ_in_loops(c);
    differ_in_types(c);
    if (stencil && c->has_constant_term && c->expansion.complete)
        differ(c, DIFF_CONSTANT_TERM, 0, "adds a term that is not a multiple of a neighbour");
    if (!stencil)
        differ(c, DIFF_NOT_A_STENCIL, 0, "reads each array at one point only: a streaming kernel");
    if (is_far(c))
        differ(
            c, DIFF_FAR, 0,
            "is far from every class: take the baseline as a rough guide, or choose one with -b");
    if (c->places.distant)
        differ(c, DIFF_DISTANCE, 0,
               "reads points at a distance that is a size: taken as the next neighbours, but its "
               "value decides layer conditions");
    c->out->differences = c->differences;
    c->out->exact = true;
    for (int i = 0; i < c->out->n_differences; i++)
        c->out->exact = c->out->exact && (c->differences[i].kind == DIFF_STRIDE ||
                                          c->differences[i].kind == DIFF_LOOP_ORDER);
}
