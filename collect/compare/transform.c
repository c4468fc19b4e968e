#include "collect/compare/transform.h"

#include <stdlib.h>

#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"
#include "stempel/program/depend.h"

/* Builds the kernel of a changed tree; its loops keep their order. */
static bool rebuild(const struct kernel *from, const struct tree *tree, struct arena *arena,
                    struct kernel *out)
{
    struct err ignored = {0};
    if (!kernel_build(tree, arena, out, &ignored))
        return false;
    struct kernel_loop *loops = arena_copy(arena, out->loops, (size_t)out->n_loops, sizeof *loops);
    for (int l = 0; l < out->n_loops; l++) {
        for (int f = 0; f < from->n_loops; f++) {
            if (str_eq(from->loops[f].index, loops[l].index))
                loops[l].type = from->loops[f].type;
        }
    }
    out->loops = loops;
    return true;
}

/* ---- changed expressions ---- */

struct change {
    const struct kernel *kernel;
    struct arena *arena;
    /* Returns the replacement of an expression whose parts are changed already; `e` itself: no
     * change. */
    const struct expr *(*apply)(const struct change *c, const struct expr *e);
    bool *changed;
    const bool *chosen;   /* [n_arrays] */
    const int *begins_in; /* [n_scalars] the loop in whose iterations it begins anew, -1: in none */
    enum elem_type type;
};

static const struct expr *copy(const struct change *c, const struct expr *e)
{
    return arena_copy(c->arena, e, 1, sizeof *e);
}

static const struct expr *map(const struct change *c, const struct expr *e)
{
    if (e == NULL)
        return NULL;
    struct expr own = *e;
    own.left = map(c, e->left);
    own.right = map(c, e->right);
    return c->apply(c, own.left == e->left && own.right == e->right ? e : copy(c, &own));
}

/* The kernel's statements with changed expressions. */
static struct statement *map_statements(const struct change *c)
{
    const struct kernel *k = c->kernel;
    struct statement *statements =
        arena_copy(c->arena, k->statements, (size_t)k->n_statements, sizeof *statements);
    for (int i = 0; i < k->n_statements; i++) {
        statements[i].target = map(c, statements[i].target);
        statements[i].value = map(c, statements[i].value);
    }
    return statements;
}

void transform_sizes(const struct kernel *own, const int64_t *sizes, const struct kernel *changed,
                     int64_t *out)
{
    for (int s = 0; s < changed->n_symbols; s++) {
        const int at = kernel_symbol(own, changed->symbols[s]);
        out[s] = at >= 0 ? sizes[at] : 0;
    }
}

/* ---- divisions ---- */

static const struct expr *as_product(const struct change *c, const struct expr *e)
{
    struct expr product = *e;
    product.op = '*';
    *c->changed = true;
    return copy(c, &product);
}

static bool is_division(const struct expr *e)
{
    return e->kind == EXPR_BINARY && e->op == '/' && !e->integer;
}

static const struct expr *hoisted(const struct change *c, const struct expr *e)
{
    const bool hoistable = is_division(e) && depend_is_invariant(c->kernel, e->right) &&
                           !depend_is_invariant(c->kernel, e->left);
    return hoistable ? as_product(c, e) : e;
}

/* Whether it is an array that could hold the reciprocals instead. */
static bool is_input(const struct kernel *k, const struct expr *e)
{
    return e->kind == EXPR_ACCESS && !k->arrays[e->ref].written;
}

static const struct expr *stored(const struct change *c, const struct expr *e)
{
    return is_division(e) && is_input(c->kernel, e->right) ? as_product(c, e) : e;
}

static bool change_divisions(const struct kernel *k, bool store, struct arena *arena,
                             struct kernel *out)
{
    bool changed = false;
    const struct change c = {
        .kernel = k, .arena = arena, .apply = store ? stored : hoisted, .changed = &changed};
    struct statement *statements = map_statements(&c);
    for (int i = 0; i < k->n_statements; i++) {
        const struct expr *const by = statements[i].value;
        if (statements[i].op != '/' || !(store ? is_input(k, by) : depend_is_invariant(k, by)))
            continue;
        statements[i].op = '*';
        changed = true;
    }
    struct tree own = *k->tree;
    own.statements = statements;
    return changed && rebuild(k, &own, arena, out);
}

bool transform_hoist_divisions(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    return change_divisions(k, false, arena, out);
}

bool transform_store_reciprocals(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    return change_divisions(k, true, arena, out);
}

/* ---- powers ---- */

/* The exponent of `pow(x, 3)` if products can replace it; else 0. */
static int small_power(const struct expr *e)
{
    enum { LARGEST = 4 };
    double value = 0;
    if (e->kind != EXPR_CALL || e->ref != FUNCTION_POW || e->right->kind != EXPR_NUMBER ||
        !str_to_double(e->right->text, &value))
        return 0;
    return value >= 2 && value <= LARGEST && value == (int)value ? (int)value : 0;
}

/* Counts operands and operations of an expression, up to `most`. */
static int count_nodes(const struct expr *e, int most)
{
    if (e == NULL || most <= 0)
        return 0;
    const int left = 1 + count_nodes(e->left, most - 1);
    return left + count_nodes(e->right, most - left);
}

/* A large base is not multiplied out: nested powers would each grow by a factor of four. */
static const struct expr *multiplied(const struct change *c, const struct expr *e)
{
    enum { LARGEST_BASE = 32 };
    const bool small = e->left != NULL && count_nodes(e->left, LARGEST_BASE + 1) <= LARGEST_BASE;
    const int power = small ? small_power(e) : 0;
    const struct expr *product = power > 0 ? e->left : e;
    for (int i = 1; i < power; i++) {
        const struct expr times = {
            .kind = EXPR_BINARY, .op = '*', .at = e->at, .left = product, .right = e->left};
        *c->changed = true;
        product = copy(c, &times);
    }
    return product;
}

bool transform_multiply_powers(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    bool changed = false;
    const struct change c = {.kernel = k, .arena = arena, .apply = multiplied, .changed = &changed};
    struct tree own = *k->tree;
    own.statements = map_statements(&c);
    return changed && rebuild(k, &own, arena, out);
}

/* ---- types ---- */

/* The kernel language has no other. */
static bool is_suffix(char c)
{
    return c == 'f' || c == 'F';
}

static const struct expr *retyped(const struct change *c, const struct expr *e)
{
    if (e->kind == EXPR_CAST && !e->integer && e->type != c->type && !e->left->integer) {
        *c->changed = true;
        return e->left;
    }
    if (e->kind == EXPR_CALL && e->type != c->type) {
        struct expr call = *e;
        call.type = c->type;
        call.text = str_format(c->arena, "%s%s", kernel_functions[e->ref].name,
                               c->type == ELEM_FLOAT ? "f" : "");
        *c->changed = true;
        return copy(c, &call);
    }
    if (e->kind != EXPR_NUMBER || e->integer || e->type == c->type || e->text.len == 0)
        return e;
    struct expr number = *e;
    struct str digits = e->text;
    if (is_suffix(digits.ptr[digits.len - 1]))
        digits = str_slice(digits, 0, digits.len - 1);
    number.type = c->type;
    number.text = str_format(c->arena, "%.*s%s", STR_ARG(digits), c->type == ELEM_FLOAT ? "f" : "");
    *c->changed = true;
    return copy(c, &number);
}

/* The type of all arrays, if it is float or double for all. */
static bool type_of_arrays(const struct kernel *k, enum elem_type *out)
{
    bool same = k->n_arrays > 0;
    for (int a = 0; a < k->n_arrays; a++)
        same = same && k->arrays[a].type == k->arrays[0].type;
    if (!same || (k->arrays[0].type != ELEM_FLOAT && k->arrays[0].type != ELEM_DOUBLE))
        return false;
    *out = k->arrays[0].type;
    return true;
}

bool transform_one_type(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    bool changed = false;
    struct change c = {.kernel = k, .arena = arena, .apply = retyped, .changed = &changed};
    if (!type_of_arrays(k, &c.type))
        return false;
    struct tree own = *k->tree;
    own.statements = map_statements(&c);
    struct tree_variable *variables =
        arena_copy(arena, own.variables, (size_t)own.n_variables, sizeof *variables);
    for (int v = 0; v < own.n_variables; v++) {
        if (variables[v].type.integer || variables[v].type.type == c.type)
            continue;
        variables[v].type.type = c.type;
        variables[v].type.text = str_of(elem_name(c.type));
        changed = true;
    }
    own.variables = variables;
    return changed && rebuild(k, &own, arena, out);
}

/* ---- arrays ---- */

static bool name_used(const struct kernel *k, struct str name)
{
    bool used = false;
    for (int i = 0; i < k->n_arrays; i++)
        used = used || str_eq(k->arrays[i].name, name);
    for (int i = 0; i < k->n_scalars; i++)
        used = used || str_eq(k->scalars[i].name, name);
    for (int i = 0; i < k->n_symbols; i++)
        used = used || str_eq(k->symbols[i], name);
    for (int i = 0; i < k->n_loops; i++)
        used = used || str_eq(k->loops[i].index, name);
    return used;
}

/* The declaration of an array; every array has one. */
static int variable_of(const struct kernel *k, int array)
{
    int v = 0;
    while (!str_eq(k->tree->variables[v].name, k->arrays[array].name))
        v++;
    return v;
}

bool transform_out_of_place(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    const int array = dependence_in_place(k);
    if (array < 0)
        return false;
    struct tree own = *k->tree;
    struct tree_variable *variables =
        arena_alloc(arena, (size_t)own.n_variables + 1, sizeof *variables);
    for (int v = 0; v < own.n_variables; v++)
        variables[v] = own.variables[v];
    struct str name = str_format(arena, "%.*s_new", STR_ARG(k->arrays[array].name));
    while (name_used(k, name))
        name = str_format(arena, "%.*s_", STR_ARG(name));
    variables[own.n_variables] = variables[variable_of(k, array)];
    variables[own.n_variables++].name = name;
    own.variables = variables;
    struct statement *statements =
        arena_copy(arena, own.statements, (size_t)own.n_statements, sizeof *statements);
    for (int i = 0; i < own.n_statements; i++) {
        if (statements[i].target->kind != EXPR_ACCESS || statements[i].target->ref != array)
            continue;
        struct expr target = *statements[i].target;
        target.text = name;
        target.written = (struct str){0};
        statements[i].target = arena_copy(arena, &target, 1, sizeof target);
    }
    own.statements = statements;
    return rebuild(k, &own, arena, out);
}

/* Whether it is written first and only accessed at that offset: it carries nothing between
 * iterations. */
static bool is_temporary(const struct kernel *k, int array)
{
    const struct kernel_access *first = NULL;
    bool read = false;
    bool written = false;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        if (a->array != array)
            continue;
        if (first == NULL)
            first = a;
        if (!dependence_same_element(k->n_loops, a, first))
            return false;
        read = read || !a->write;
        written = written || a->write;
    }
    return read && written && first->write;
}

static const struct expr *scalar_for(const struct change *c, const struct expr *e)
{
    if (e->kind != EXPR_ACCESS || !c->chosen[e->ref])
        return e;
    const struct expr scalar = {.kind = EXPR_NAME, .at = e->at, .type = e->type, .text = e->text};
    *c->changed = true;
    return copy(c, &scalar);
}

bool transform_drop_temporaries(const struct kernel *k, struct arena *arena, struct kernel *out,
                                int *array)
{
    bool *temporary = arena_alloc(arena, (size_t)k->n_arrays, sizeof *temporary);
    bool keeps_written = false;
    int first = -1;
    for (int a = 0; a < k->n_arrays; a++) {
        temporary[a] = is_temporary(k, a);
        keeps_written = keeps_written || (!temporary[a] && k->arrays[a].written);
        first = temporary[a] && first < 0 ? a : first;
    }
    if (first < 0 || !keeps_written)
        return false;
    bool changed = false;
    const struct change c = {
        .kernel = k, .arena = arena, .apply = scalar_for, .changed = &changed, .chosen = temporary};
    struct tree own = *k->tree;
    struct tree_variable *variables =
        arena_copy(arena, own.variables, (size_t)own.n_variables, sizeof *variables);
    for (int a = 0; a < k->n_arrays; a++) {
        if (temporary[a])
            variables[variable_of(k, a)].n_dims = 0;
    }
    own.variables = variables;
    own.statements = map_statements(&c);
    own.n_swaps = 0; /* they may name an array that is removed */
    *array = first;
    return rebuild(k, &own, arena, out);
}

enum { MAX_FIELDS = 64 };

static bool is_number(const struct expr *e, int64_t *value)
{
    return e->kind == EXPR_NUMBER && str_to_i64(e->text, value);
}

/* Bits of the last subscripts with which an expression accesses the array; all bits if a subscript
 * is not constant. */
static uint64_t fields_in(const struct expr *e, int array)
{
    int64_t field = 0;
    if (e == NULL)
        return 0;
    if (e->kind == EXPR_ACCESS && e->ref == array)
        return is_number(e->subscripts[e->n_subscripts - 1], &field) && field >= 0 &&
                       field < MAX_FIELDS
                   ? UINT64_C(1) << field
                   : UINT64_MAX;
    return fields_in(e->left, array) | fields_in(e->right, array);
}

/* The number of fields of the array's structs that are accessed, if it is at most half of them;
 * else 0. */
static int few_fields(const struct kernel *k, int array, int *fields)
{
    const struct tree_variable *const v = &k->tree->variables[variable_of(k, array)];
    int64_t size = 0;
    uint64_t bits = 0;
    if (v->n_dims < 2 || !is_number(v->dims[v->n_dims - 1], &size) || size > MAX_FIELDS)
        return 0;
    for (int i = 0; i < k->n_statements; i++)
        bits |=
            fields_in(k->statements[i].target, array) | fields_in(k->statements[i].value, array);
    const int used = __builtin_popcountll(bits);
    *fields = (int)size;
    return used <= size / 2 ? used : 0;
}

static const struct expr *const *last_first(struct arena *arena, const struct expr *const *list,
                                            int n)
{
    const struct expr **const out = arena_alloc(arena, (size_t)n, sizeof(struct expr *));
    for (int i = 0; i < n; i++)
        out[i] = list[(i + n - 1) % n];
    return out;
}

static const struct expr *field_first(const struct change *c, const struct expr *e)
{
    if (e->kind != EXPR_ACCESS || !c->chosen[e->ref])
        return e;
    struct expr own = *e;
    own.subscripts = last_first(c->arena, e->subscripts, e->n_subscripts);
    own.written = (struct str){0};
    return copy(c, &own);
}

bool transform_fields_apart(const struct kernel *k, struct arena *arena, struct kernel *out,
                            int *array, int *used, int *fields)
{
    bool *const chosen = arena_alloc(arena, (size_t)k->n_arrays, sizeof *chosen);
    int first = -1;
    struct tree own = *k->tree;
    struct tree_variable *variables =
        arena_copy(arena, own.variables, (size_t)own.n_variables, sizeof *variables);
    for (int a = k->n_arrays - 1; a >= 0; a--) {
        struct tree_variable *const v = &variables[variable_of(k, a)];
        int size = 0;
        const int few = few_fields(k, a, &size);
        chosen[a] = few > 0;
        if (!chosen[a])
            continue;
        v->dims = last_first(arena, v->dims, v->n_dims);
        first = a;
        *used = few;
        *fields = size;
    }
    const struct change c = {.kernel = k, .arena = arena, .apply = field_first, .chosen = chosen};
    own.variables = variables;
    own.statements = map_statements(&c);
    *array = first;
    return first >= 0 && rebuild(k, &own, arena, out);
}

/* ---- loops ---- */

/* An access that stays where it is or moves within a cache line is good for an innermost loop. */
static bool within_a_line(const struct poly *stride)
{
    const int64_t few_elements = 8;
    int64_t elements = 0;
    return poly_is_constant(stride, &elements) && llabs(elements) < few_elements;
}

/* Whether loop `a` moves more accesses further than loop `b` does. */
static bool moves_further(const struct kernel *k, int a, int b)
{
    int balance = 0;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *access = &k->accesses[i];
        if (within_a_line(&access->stride[a]) && within_a_line(&access->stride[b]))
            continue;
        const int order = poly_compare_growth(&access->stride[a], &access->stride[b]);
        balance += (order > 0) - (order < 0);
    }
    return balance > 0;
}

static const struct expr *element_of_each(const struct change *c, const struct expr *e)
{
    const struct kernel *const k = c->kernel;
    if (e->kind != EXPR_SCALAR || c->begins_in[e->ref] < 0)
        return e;
    const int n = c->begins_in[e->ref] + 1;
    const struct expr **subscripts = arena_alloc(c->arena, (size_t)n, sizeof(struct expr *));
    for (int l = 0; l < n; l++) {
        const struct expr index = {
            .kind = EXPR_NAME, .depth = 1, .at = e->at, .text = k->loops[l].index, .integer = true};
        subscripts[l] = copy(c, &index);
    }
    const struct expr element = {.kind = EXPR_ACCESS,
                                 .at = e->at,
                                 .type = e->type,
                                 .text = k->scalars[e->ref].name,
                                 .subscripts = subscripts,
                                 .n_subscripts = n};
    *c->changed = true;
    return copy(c, &element);
}

/* One more than the largest index. */
static const struct expr *extent(const struct tree_loop *loop, struct arena *arena)
{
    if (!loop->inclusive)
        return loop->end;
    const struct expr one = {
        .kind = EXPR_NUMBER, .depth = 1, .at = loop->end->at, .text = STR("1"), .integer = true};
    const struct expr sum = {.kind = EXPR_BINARY,
                             .depth = loop->end->depth + 1,
                             .at = loop->end->at,
                             .op = '+',
                             .integer = true,
                             .left = loop->end,
                             .right = arena_copy(arena, &one, 1, sizeof one)};
    return arena_copy(arena, &sum, 1, sizeof sum);
}

/* The loop in whose iterations the scalar of this name begins anew; -1: it does so in none. */
static int loop_of(const struct program_restart *restarts, int n, struct str scalar)
{
    int loop = -1;
    for (int i = 0; i < n; i++)
        loop = str_eq(restarts[i].scalar, scalar) ? restarts[i].loop : loop;
    return loop;
}

bool transform_sums_apart(const struct kernel *k, const struct program_restart *restarts, int n,
                          struct arena *arena, struct kernel *out)
{
    struct tree own = *k->tree;
    struct tree_variable *variables =
        arena_copy(arena, own.variables, (size_t)own.n_variables, sizeof *variables);
    int *begins_in = arena_alloc(arena, (size_t)k->n_scalars, sizeof *begins_in);
    for (int s = 0; s < k->n_scalars; s++)
        begins_in[s] = loop_of(restarts, n, k->scalars[s].name);
    for (int v = 0; v < own.n_variables; v++) {
        const int n_dims = loop_of(restarts, n, variables[v].name) + 1;
        const struct expr **dims = arena_alloc(arena, (size_t)n_dims, sizeof(struct expr *));
        for (int l = 0; l < n_dims; l++)
            dims[l] = extent(&own.loops[l], arena);
        if (n_dims > 0) {
            variables[v].dims = dims;
            variables[v].n_dims = n_dims;
            variables[v].value = NULL;
        }
    }
    bool changed = false;
    const struct change c = {.kernel = k,
                             .arena = arena,
                             .apply = element_of_each,
                             .changed = &changed,
                             .begins_in = begins_in};
    own.variables = variables;
    own.statements = map_statements(&c);
    return changed && rebuild(k, &own, arena, out);
}

bool transform_loop_order(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    int order[KERNEL_MAX_LOOPS] = {0};
    bool changed = false;
    for (int l = 0; l < k->n_loops; l++) {
        int at = l;
        while (at > 0 && moves_further(k, l, order[at - 1])) {
            order[at] = order[at - 1];
            at--;
            changed = true;
        }
        order[at] = l;
    }
    struct tree own = *k->tree;
    for (int l = 0; l < k->n_loops; l++)
        own.loops[l] = k->tree->loops[order[l]];
    return changed && rebuild(k, &own, arena, out);
}
