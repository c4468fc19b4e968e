#include "collect/source/nest_facts.h"

#include "stempel/kernel/dependence.h"

/* Facts in addition to the kernel: what a compiler sees in the file but the models do not. */

struct fact_walk {
    struct nest *nest;
    unsigned line;
    bool has_float;
    bool has_double;
};

static void count(struct nest_count *c, unsigned line)
{
    if (c->count++ == 0)
        c->line = line;
}

/* Precision of a value, constants aside. */
enum precision { NO_PRECISION, SINGLE, DOUBLE };

static enum precision precision_of(enum elem_type type)
{
    if (elem_is_integer(type))
        return NO_PRECISION;
    return type == ELEM_FLOAT || type == ELEM_FLOAT_COMPLEX ? SINGLE : DOUBLE;
}

static enum precision convert(struct fact_walk *w, enum precision from, enum precision to)
{
    if (from != NO_PRECISION && to != NO_PRECISION && from != to)
        count(&w->nest->conversions, w->line);
    return to == NO_PRECISION ? from : to;
}

static void note_constant(struct fact_walk *w, const struct expr *e)
{
    if (e->integer || (!w->has_float && !w->has_double))
        return;
    if (e->type == ELEM_FLOAT && !w->has_float)
        count(&w->nest->narrow_constants, w->line);
    if (e->type == ELEM_DOUBLE && !w->has_double)
        count(&w->nest->wide_constants, w->line);
}

static enum precision walk(struct fact_walk *w, const struct expr *e);

/* The wider of both parts; the other one is converted. */
static enum precision walk_both(struct fact_walk *w, const struct expr *e)
{
    const enum precision left = walk(w, e->left);
    const enum precision right = e->right != NULL ? walk(w, e->right) : NO_PRECISION;
    if (left == NO_PRECISION || right == NO_PRECISION)
        return left == NO_PRECISION ? right : left;
    return convert(w, left < right ? left : right, left < right ? right : left);
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
static enum precision walk(struct fact_walk *w, const struct expr *e)
{
    switch (e->kind) {
    case EXPR_NUMBER:
        note_constant(w, e);
        return NO_PRECISION;
    case EXPR_NAME:
    case EXPR_INDEX:
    case EXPR_SIZE:
        return NO_PRECISION;
    case EXPR_SCALAR:
    case EXPR_ACCESS:
        return precision_of(e->type);
    case EXPR_NEG:
        return walk(w, e->left);
    case EXPR_CAST: /* a constant is converted by the compiler */
        return e->left->kind == EXPR_NUMBER ? NO_PRECISION
                                            : convert(w, walk(w, e->left), precision_of(e->type));
    case EXPR_BINARY:
        if (e->op == '/' && !e->integer && !elem_is_integer(e->type))
            count(&w->nest->divisions, w->line);
        return walk_both(w, e);
    case EXPR_CALL:
        return convert(w, walk_both(w, e), precision_of(e->type));
    case EXPR_COMPARE: /* decides only */
        walk_both(w, e);
        return NO_PRECISION;
    case EXPR_CHOICE:
    case EXPR_CHOICES:
        return walk_both(w, e);
    }
    return NO_PRECISION;
}

static void walk_statements(struct fact_walk *w)
{
    const struct kernel *k = &w->nest->kernel;
    for (int a = 0; a < k->n_arrays; a++) {
        w->has_float |= precision_of(k->arrays[a].type) == SINGLE;
        w->has_double |= precision_of(k->arrays[a].type) == DOUBLE;
    }
    for (int i = 0; i < k->n_statements; i++) {
        const struct statement *s = &k->statements[i];
        w->line = w->nest->statements[i].at.line;
        const enum precision value = walk(w, s->value);
        if (s->op == '/' && !elem_is_integer(s->target->type))
            count(&w->nest->divisions, w->line);
        convert(w, value, precision_of(s->target->type));
    }
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
static bool reads(const struct expr *e, int scalar)
{
    return e != NULL && ((e->kind == EXPR_SCALAR && e->ref == scalar) || reads(e->left, scalar) ||
                         reads(e->right, scalar));
}

/* A written scalar is a temporary where an iteration sets it before it uses it. */
static void count_scalars(struct nest *nest)
{
    const struct kernel *k = &nest->kernel;
    for (int v = 0; v < k->n_scalars; v++) {
        bool set = false;
        bool carried = false;
        for (int i = 0; i < k->n_statements; i++) {
            const struct statement *s = &k->statements[i];
            const bool target = s->target->kind == EXPR_SCALAR && s->target->ref == v;
            carried = carried || (!set && (reads(s->value, v) || (target && s->op != '=')));
            set = set || target;
        }
        nest->n_reductions += set && carried ? 1 : 0;
        nest->n_temporaries += set && !carried ? 1 : 0;
    }
}

/* Two plain pointers of one type, one of which is written: C allows them to overlap. */
static bool may_alias(const struct nest *nest)
{
    const struct kernel *k = &nest->kernel;
    for (int a = 0; a < k->n_arrays; a++) {
        for (int b = 0; b < k->n_arrays; b++) {
            if (a != b && k->arrays[a].written && nest->arrays[a].storage == NEST_POINTER &&
                nest->arrays[b].storage == NEST_POINTER && k->arrays[a].type == k->arrays[b].type &&
                (nest->arrays[a].owner == 0 || nest->arrays[a].owner != nest->arrays[b].owner))
                return true;
        }
    }
    return false;
}

void nest_facts(struct nest *nest)
{
    struct fact_walk w = {.nest = nest};
    walk_statements(&w);
    count_scalars(nest);
    nest->in_place = dependence_between_places(&nest->kernel);
    nest->aliasing = may_alias(nest);
}
