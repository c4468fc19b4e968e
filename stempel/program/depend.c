#include "stempel/program/depend.h"

#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"
#include "stempel/program/function.h"

/* Calls `visit` for an expression and all its parts; stops when it returns false. */
typedef bool visit_fn(const struct expr *e, void *context);

static bool walk(const struct expr *e, visit_fn *visit, void *context)
{
    if (e == NULL)
        return true;
    if (!visit(e, context) || !walk(e->left, visit, context) || !walk(e->right, visit, context))
        return false;
    for (int d = 0; d < e->n_subscripts; d++) {
        if (!walk(e->subscripts[d], visit, context))
            return false;
    }
    return true;
}

/* True if `visit` stops in any statement. */
static bool any_statement(const struct kernel *k, visit_fn *visit, void *context)
{
    bool stopped = false;
    for (int i = 0; i < k->n_statements; i++)
        stopped = stopped || !walk(k->statements[i].target, visit, context) ||
                  !walk(k->statements[i].value, visit, context);
    return stopped;
}

static bool is_not_scalar(const struct expr *e, void *context)
{
    const int *scalar = context;
    return e->kind != EXPR_SCALAR || e->ref != *scalar;
}

static bool reads_scalar(const struct expr *e, int scalar)
{
    return !walk(e, is_not_scalar, &scalar);
}

static bool is_scalar(const struct expr *e, int scalar)
{
    return e->kind == EXPR_SCALAR && e->ref == scalar;
}

/* `s += e`, `s -= e`, `s = s + e`, `s = e + s` or `s = s - e`, where e does not read s. */
static bool adds_to(const struct statement *s, int scalar)
{
    const struct expr *v = s->value;
    if (s->op == '+' || s->op == '-')
        return !reads_scalar(v, scalar);
    if (s->op != '=' || v->kind != EXPR_BINARY || (v->op != '+' && v->op != '-'))
        return false;
    if (is_scalar(v->left, scalar))
        return !reads_scalar(v->right, scalar);
    return v->op == '+' && is_scalar(v->right, scalar) && !reads_scalar(v->left, scalar);
}

/* Reads its value, or adds to it. */
static bool uses_scalar(const struct statement *s, int scalar)
{
    return reads_scalar(s->value, scalar) || (is_scalar(s->target, scalar) && s->op != '=');
}

bool scalar_is_carried(const struct kernel *k, int scalar)
{
    bool assigned = false;
    bool read_first = false;
    for (int i = 0; i < k->n_statements; i++) {
        read_first = read_first || (!assigned && uses_scalar(&k->statements[i], scalar));
        assigned = assigned || is_scalar(k->statements[i].target, scalar);
    }
    return assigned && read_first;
}

enum scalar_role scalar_role(const struct kernel *k, int scalar)
{
    if (!k->scalars[scalar].written)
        return SCALAR_INPUT;
    bool read = false;
    bool only_sums = true;
    for (int i = 0; i < k->n_statements; i++) {
        const struct statement *s = &k->statements[i];
        read = read || uses_scalar(s, scalar);
        only_sums = only_sums && (is_scalar(s->target, scalar) ? adds_to(s, scalar)
                                                               : !reads_scalar(s->value, scalar));
    }
    if (only_sums)
        return SCALAR_SUM;
    return read && !scalar_is_carried(k, scalar) ? SCALAR_TEMPORARY : SCALAR_CARRIED;
}

static bool expr_equal(const struct expr *a, const struct expr *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    if (a->kind != b->kind || a->op != b->op || a->ref != b->ref || !str_eq(a->text, b->text))
        return false;
    return expr_equal(a->left, b->left) && expr_equal(a->right, b->right);
}

struct index_use {
    bool outermost;
    bool other;
};

static bool note_index(const struct expr *e, void *context)
{
    struct index_use *use = context;
    use->outermost = use->outermost || (e->kind == EXPR_INDEX && e->ref == 0);
    use->other = use->other || (e->kind == EXPR_INDEX && e->ref != 0);
    return true;
}

static bool is_outermost_alone(const struct expr *subscript)
{
    struct index_use use = {false, false};
    walk(subscript, note_index, &use);
    return use.outermost && !use.other;
}

/*
 * Whether the subscript of dimension `dim` depends on the outermost index and no other, in every
 * access to `array`.
 */
struct dim_check {
    int array;
    int dim;
    bool same; /* also the same subscript in every access */
    const struct expr *first;
};

static bool check_dim(const struct expr *e, void *context)
{
    struct dim_check *c = context;
    if (e->kind != EXPR_ACCESS || e->ref != c->array)
        return true;
    const struct expr *subscript = e->subscripts[c->dim];
    if (c->first == NULL)
        c->first = subscript;
    return is_outermost_alone(subscript) && (!c->same || expr_equal(subscript, c->first));
}

/* The first dimension that passes the check in all statements, or -1. */
static int find_dim(const struct kernel *k, int array, bool same)
{
    for (int dim = 0; dim < k->arrays[array].n_dims; dim++) {
        struct dim_check c = {array, dim, same, NULL};
        if (!any_statement(k, check_dim, &c))
            return dim;
    }
    return -1;
}

int depend_split_dim(const struct kernel *k, int array)
{
    return find_dim(k, array, false);
}

static bool is_not_size(const struct expr *e, void *context)
{
    const int *symbol = context;
    return e->kind != EXPR_SIZE || e->ref != *symbol;
}

bool depend_reads_size(const struct kernel *k, int symbol)
{
    return any_statement(k, is_not_size, &symbol);
}

bool depend_reads_scalar(const struct kernel *k, int scalar)
{
    return any_statement(k, is_not_scalar, &scalar);
}

bool program_is_parallel(const struct kernel *k)
{
    for (int s = 0; s < k->n_scalars; s++) {
        if (scalar_role(k, s) == SCALAR_CARRIED)
            return false;
    }
    for (int a = 0; a < k->n_arrays; a++) {
        if (k->arrays[a].written && find_dim(k, a, true) < 0)
            return false;
    }
    return true;
}

/* p without its constant term; shares the terms, of which the constant one comes last. */
static struct poly without_constant(const struct poly *p, int64_t *constant)
{
    struct poly rest = *p;
    *constant = 0;
    if (rest.n_terms != 0 && poly_degree(&rest.terms[rest.n_terms - 1]) == 0)
        *constant = rest.terms[--rest.n_terms].coefficient;
    return rest;
}

/* Whether both read the same row, at different places. */
static bool are_neighbours(const struct kernel *k, const struct kernel_access *a,
                           const struct kernel_access *b)
{
    int64_t at_a = 0;
    int64_t at_b = 0;
    const struct poly row_a = without_constant(&a->offset, &at_a);
    const struct poly row_b = without_constant(&b->offset, &at_b);
    return dependence_same_strides(k->n_loops, a, b) && at_a != at_b && poly_equal(&row_a, &row_b);
}

static bool has_unit_stride(const struct kernel *k, const struct kernel_access *a)
{
    int64_t stride = 0;
    return poly_is_constant(&a->stride[k->n_loops - 1], &stride) &&
           (stride == 1 || (stride == 0 && !a->write));
}

static bool has_written_scalar(const struct kernel *k)
{
    bool has = false;
    for (int s = 0; s < k->n_scalars; s++) {
        const enum scalar_role role = scalar_role(k, s);
        has = has || role == SCALAR_SUM || role == SCALAR_CARRIED;
    }
    return has;
}

/* Whether there are complex or integer values. */
static bool has_other_types(const struct kernel *k)
{
    bool has = false;
    for (int a = 0; a < k->n_arrays; a++)
        has = has || (k->arrays[a].type != ELEM_FLOAT && k->arrays[a].type != ELEM_DOUBLE);
    return has;
}

bool depend_is_row_stencil(const struct kernel *k)
{
    bool neighbours = false;
    if (has_written_scalar(k) || has_other_types(k) || dependence_between_places(k))
        return false;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        if (!has_unit_stride(k, a))
            return false;
        for (int j = 0; j < i; j++) {
            const struct kernel_access *b = &k->accesses[j];
            neighbours = neighbours || are_neighbours(k, a, b);
        }
    }
    return neighbours;
}

static int count_reads(const struct kernel *k, int array)
{
    int count = 0;
    for (int i = 0; i < k->n_accesses; i++)
        count += k->accesses[i].array == array && !k->accesses[i].write;
    return count;
}

bool program_jacobi_pair(const struct kernel *k, int *read, int *written)
{
    int target = -1;
    for (int a = 0; a < k->n_arrays; a++) {
        if (!k->arrays[a].written)
            continue;
        if (target >= 0 || k->arrays[a].read)
            return false;
        target = a;
    }
    if (target < 0)
        return false;
    int best = -1;
    int most = 0;
    bool tie = false;
    for (int a = 0; a < k->n_arrays; a++) {
        if (a == target || !kernel_same_shape(&k->arrays[a], &k->arrays[target]))
            continue;
        const int reads = count_reads(k, a);
        tie = reads == most || (tie && reads < most);
        if (reads > most) {
            most = reads;
            best = a;
        }
    }
    if (best < 0 || tie)
        return false;
    *read = best;
    *written = target;
    return true;
}

bool depend_is_invariant(const struct kernel *k, const struct expr *e)
{
    if (e == NULL)
        return true;
    switch (e->kind) {
    case EXPR_ACCESS:
        return false;
    case EXPR_INDEX:
        return e->ref != k->n_loops - 1;
    case EXPR_SCALAR:
        return !k->scalars[e->ref].written;
    case EXPR_NUMBER:
    case EXPR_NAME:
    case EXPR_SIZE:
    case EXPR_NEG:
    case EXPR_BINARY:
    case EXPR_CAST:
    case EXPR_CALL:
    case EXPR_CHOICE:
    case EXPR_COMPARE:
    case EXPR_CHOICES:
        break;
    }
    return depend_is_invariant(k, e->left) && depend_is_invariant(k, e->right);
}
