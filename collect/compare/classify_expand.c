#include "collect/compare/classify_expand.h"

#include <stdlib.h>

#include "collect/compare/classify_places.h"
#include "stempel/kernel/dependence.h"
#include "stempel/program/depend.h"

struct sum {
    size_t n;
    struct product *items;
};

/*
 * An expression that is not expanded. Equal ones are recognised by the sums that they consist of.
 */
struct opaque {
    int atom;
    struct sum sum;
};

struct expander {
    const struct kernel *kernel;
    struct arena *arena;
    bool ok;
    int n_atoms;
    struct atom *atoms;
    size_t n_opaque;
    struct opaque *opaque;
    struct sum *scalars;   /* [n_scalars]: values of temporaries */
    bool *scalar_is_known; /* [n_scalars] */
    struct sum *elements;  /* [n_accesses]: values that the iteration has set */
    bool *is_set;          /* [n_accesses]: so far, by this access */
};

static struct sum fail(struct expander *x)
{
    x->ok = false;
    return (struct sum){0};
}

static int atom(struct expander *x, enum atom_kind kind, int ref)
{
    for (int i = 0; kind != ATOM_OPAQUE && i < x->n_atoms; i++) {
        if (x->atoms[i].kind == kind && x->atoms[i].ref == ref)
            return i;
    }
    *ARENA_ADD(x->arena, x->atoms, x->n_atoms) = (struct atom){kind, ref};
    return x->n_atoms - 1;
}

static struct sum single(struct expander *x, const struct product *p)
{
    return (struct sum){1, arena_copy(x->arena, p, 1, sizeof *p)};
}

static struct sum of_atom(struct expander *x, int number)
{
    const struct product p = {1, 1, {{number, 1}}};
    return single(x, &p);
}

static int compare_factors(const void *left, const void *right)
{
    const struct product *a = left;
    const struct product *b = right;
    if (a->n_factors != b->n_factors)
        return a->n_factors < b->n_factors ? -1 : 1;
    for (int i = 0; i < a->n_factors; i++) {
        if (a->factors[i].atom != b->factors[i].atom)
            return a->factors[i].atom < b->factors[i].atom ? -1 : 1;
        if (a->factors[i].power != b->factors[i].power)
            return a->factors[i].power < b->factors[i].power ? -1 : 1;
    }
    return 0;
}

/* Combines products with equal factors; those that cancel are dropped. */
static struct sum collect(struct product *items, size_t n)
{
    size_t kept = 0;
    qsort(items, n, sizeof *items, compare_factors);
    for (size_t i = 0; i < n; i++) {
        if (kept > 0 && compare_factors(&items[kept - 1], &items[i]) == 0)
            items[kept - 1].number += items[i].number;
        else
            items[kept++] = items[i];
    }
    size_t out = 0;
    for (size_t i = 0; i < kept; i++) {
        if (items[i].number != 0)
            items[out++] = items[i];
    }
    return (struct sum){out, items};
}

static void add(struct expander *x, struct sum *list, double factor, struct sum s)
{
    if (list->n + s.n > EXPAND_MAX_PRODUCTS)
        x->ok = false;
    for (size_t i = 0; x->ok && i < s.n; i++) {
        struct product *const added = ARENA_ADD(x->arena, list->items, list->n);
        *added = s.items[i];
        added->number *= factor;
    }
}

/* Joins the factors in order; false if there are too many. */
static bool multiply_products(const struct product *a, const struct product *b, struct product *out)
{
    int i = 0;
    int j = 0;
    *out = (struct product){.number = a->number * b->number};
    while (i < a->n_factors || j < b->n_factors) {
        struct factor next;
        const bool both =
            i < a->n_factors && j < b->n_factors && a->factors[i].atom == b->factors[j].atom;
        const bool left =
            j == b->n_factors || (i < a->n_factors && a->factors[i].atom < b->factors[j].atom);
        next = both || left ? a->factors[i] : b->factors[j];
        next.power += both ? b->factors[j].power : 0;
        i += both || left ? 1 : 0;
        j += both || !left ? 1 : 0;
        if (next.power == 0)
            continue;
        if (out->n_factors == EXPAND_MAX_FACTORS)
            return false;
        out->factors[out->n_factors++] = next;
    }
    return true;
}

static struct sum multiply(struct expander *x, struct sum a, struct sum b)
{
    if (a.n != 0 && b.n > EXPAND_MAX_PRODUCTS / a.n)
        return fail(x);
    struct product *items = arena_alloc(x->arena, a.n * b.n, sizeof *items);
    for (size_t i = 0; i < a.n; i++) {
        for (size_t j = 0; j < b.n; j++) {
            if (!multiply_products(&a.items[i], &b.items[j], &items[i * b.n + j]))
                return fail(x);
        }
    }
    return collect(items, a.n * b.n);
}

static bool equal_sums(struct sum a, struct sum b)
{
    bool equal = a.n == b.n;
    for (size_t i = 0; equal && i < a.n; i++)
        equal = a.items[i].number == b.items[i].number &&
                compare_factors(&a.items[i], &b.items[i]) == 0;
    return equal;
}

static struct sum as_opaque(struct expander *x, struct sum s)
{
    for (size_t i = 0; i < x->n_opaque; i++) {
        if (equal_sums(x->opaque[i].sum, s))
            return of_atom(x, x->opaque[i].atom);
    }
    int varies = 0;
    for (size_t i = 0; i < s.n; i++) {
        for (int f = 0; f < s.items[i].n_factors; f++) {
            const struct atom *a = &x->atoms[s.items[i].factors[f].atom];
            varies = a->kind == ATOM_ACCESS || (a->kind == ATOM_OPAQUE && a->ref != 0) ? 1 : varies;
        }
    }
    const int number = atom(x, ATOM_OPAQUE, varies);
    *ARENA_ADD(x->arena, x->opaque, x->n_opaque) = (struct opaque){number, s};
    return of_atom(x, number);
}

static struct sum divide(struct expander *x, struct sum a, struct sum b)
{
    struct product *mutable = arena_copy(x->arena, b.items, b.n, sizeof *mutable);
    struct sum divisor = collect(mutable, b.n);
    if (divisor.n != 1)
        divisor = as_opaque(x, divisor);
    struct product inverse = divisor.items[0];
    inverse.number = 1 / inverse.number;
    for (int i = 0; i < inverse.n_factors; i++)
        inverse.factors[i].power = -inverse.factors[i].power;
    return multiply(x, a, single(x, &inverse));
}

/* The value of a number, without its suffix. */
static double number_value(struct str text)
{
    double value = 1;
    while (text.len > 1 && str_find(STR("fFlLuU"), text.ptr[text.len - 1]) < 6)
        text.len--;
    str_to_double(text, &value);
    return value;
}

static void expand(struct expander *x, const struct expr *e, double factor, struct sum *out);

static struct sum expanded(struct expander *x, const struct expr *e)
{
    struct sum list = {0};
    expand(x, e, 1, &list);
    return list;
}

static void expand_binary(struct expander *x, const struct expr *e, double factor, struct sum *out)
{
    if (e->op == '+' || e->op == '-') {
        expand(x, e->left, factor, out);
        expand(x, e->right, e->op == '+' ? factor : -factor, out);
        return;
    }
    const struct sum left = expanded(x, e->left);
    const struct sum right = expanded(x, e->right);
    if (!x->ok)
        return;
    add(x, out, factor, e->op == '*' ? multiply(x, left, right) : divide(x, left, right));
}

/* Adds factor * e. Recursion is limited by KERNEL_MAX_DEPTH. */
static void expand(struct expander *x, const struct expr *e, double factor, struct sum *out)
{
    struct product number = {0};
    int set = -1;
    if (!x->ok)
        return;
    switch (e->kind) {
    case EXPR_NUMBER:
        number.number = number_value(e->text);
        add(x, out, factor, (struct sum){1, &number});
        break;
    case EXPR_NAME: /* does not occur in a kernel */
        break;
    case EXPR_SCALAR:
        add(x, out, factor,
            x->scalar_is_known[e->ref] ? x->scalars[e->ref]
                                       : of_atom(x, atom(x, ATOM_SCALAR, e->ref)));
        break;
    case EXPR_ACCESS:
        set = x->is_set[e->access] ? e->access : places_set_before(x->kernel, e->access);
        add(x, out, factor,
            set >= 0 ? x->elements[set] : of_atom(x, atom(x, ATOM_ACCESS, e->access)));
        break;
    case EXPR_NEG:
        expand(x, e->left, -factor, out);
        break;
    case EXPR_CAST:
        expand(x, e->left, factor, out);
        break;
    case EXPR_BINARY:
        expand_binary(x, e, factor, out);
        break;
    case EXPR_CALL: /* what is read, and where, counts for the class; that it is not a sum is
                     * reported as a difference */
    case EXPR_CHOICE:
    case EXPR_COMPARE:
    case EXPR_CHOICES:
        expand(x, e->left, factor, out);
        if (e->right != NULL)
            expand(x, e->right, factor, out);
        break;
    case EXPR_INDEX:
        add(x, out, factor, of_atom(x, atom(x, ATOM_OPAQUE, 0)));
        break;
    case EXPR_SIZE:
        add(x, out, factor, of_atom(x, atom(x, ATOM_SCALAR, x->kernel->n_scalars + e->ref)));
        break;
    }
}

/* The new value of the statement's target: for `x += v` the old value plus v. */
static struct sum new_value(struct expander *x, const struct statement *s)
{
    const struct sum value = expanded(x, s->value);
    if (s->op == '=' || !x->ok)
        return value;
    struct sum sum = {0};
    const struct sum old = expanded(x, s->target);
    if (s->op == '*')
        return multiply(x, old, value);
    if (s->op == '/')
        return divide(x, old, value);
    add(x, &sum, 1, old);
    add(x, &sum, s->op == '+' ? 1 : -1, value);
    return sum;
}

/* Takes out the update of an element that is set again: the later value is the element's. */
static void supersede(const struct kernel *k, const struct expr *target, struct update *updates,
                      int *n)
{
    int kept = 0;
    for (int u = 0; u < *n; u++) {
        const struct expr *const earlier = updates[u].statement->target;
        if (earlier->kind != EXPR_ACCESS || target->kind != EXPR_ACCESS ||
            !dependence_same_element(k->n_loops, &k->accesses[earlier->access],
                                     &k->accesses[target->access]))
            updates[kept++] = updates[u];
    }
    *n = kept;
}

struct kernel_expansion expand_updates(const struct kernel *k, struct arena *arena)
{
    struct expander x = {.kernel = k, .arena = arena, .ok = true};
    x.scalars = arena_alloc(arena, (size_t)k->n_scalars, sizeof *x.scalars);
    x.scalar_is_known = arena_alloc(arena, (size_t)k->n_scalars, sizeof *x.scalar_is_known);
    x.elements = arena_alloc(arena, (size_t)k->n_accesses, sizeof *x.elements);
    x.is_set = arena_alloc(arena, (size_t)k->n_accesses, sizeof *x.is_set);
    struct update *updates = arena_alloc(arena, (size_t)k->n_statements, sizeof *updates);
    int n_updates = 0;
    for (int i = 0; x.ok && i < k->n_statements; i++) {
        const struct statement *s = &k->statements[i];
        const struct sum value = new_value(&x, s);
        const bool temporary =
            s->target->kind == EXPR_SCALAR && scalar_role(k, s->target->ref) == SCALAR_TEMPORARY;
        if (!x.ok)
            break;
        struct product *items = arena_copy(arena, value.items, value.n, sizeof *items);
        const struct sum sum = collect(items, value.n);
        if (temporary) {
            x.scalars[s->target->ref] = sum;
            x.scalar_is_known[s->target->ref] = true;
        } else {
            if (s->target->kind == EXPR_ACCESS) {
                x.elements[s->target->access] = sum;
                x.is_set[s->target->access] = true;
            }
            supersede(k, s->target, updates, &n_updates);
            updates[n_updates++] = (struct update){s, sum.n, sum.items};
        }
    }
    return (struct kernel_expansion){x.ok, x.atoms, n_updates, updates};
}
