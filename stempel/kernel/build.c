#include "stempel/kernel/build.h"

#include <stdarg.h>
#include <stdio.h>

#include "stempel/kernel/poly.h"

/* --- messages and names --- */

bool build_fail(struct builder *b, struct tree_place at, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return tree_fail(b->tree, b->err, at, "%s", text);
}

struct str build_name_text(struct str name)
{
    return str_slice(name, 0, KERNEL_MAX_NAME_BYTES);
}

int build_find_loop(const struct builder *b, struct str name)
{
    for (int l = 0; l < b->n_loops; l++) {
        if (str_eq(b->loops[l].index, name))
            return l;
    }
    return -1;
}

int build_find_symbol(const struct builder *b, struct str name)
{
    for (int s = 0; s < b->n_symbols; s++) {
        if (str_eq(b->symbols[s], name))
            return s;
    }
    return -1;
}

int build_find_array(const struct builder *b, struct str name)
{
    for (int a = 0; a < b->n_arrays; a++) {
        if (str_eq(b->arrays[a].name, name))
            return a;
    }
    return -1;
}

int build_find_scalar(const struct builder *b, struct str name)
{
    for (int s = 0; s < b->n_scalars; s++) {
        if (str_eq(b->scalars[s].name, name))
            return s;
    }
    return -1;
}

const struct tree_variable *build_find_index_variable(const struct builder *b, struct str name)
{
    for (int i = 0; i < b->n_index_variables; i++) {
        if (str_eq(b->index_variables[i].name, name))
            return &b->index_variables[i];
    }
    return NULL;
}

bool build_check_new_name(struct builder *b, struct tree_place at, struct str name)
{
    if (name.len > KERNEL_MAX_NAME_BYTES)
        return build_fail(b, at, "this name is too long") ||
               err_hint(b->err, "use at most %d characters", KERNEL_MAX_NAME_BYTES);
    if (build_find_loop(b, name) >= 0 || build_find_symbol(b, name) >= 0 ||
        build_find_array(b, name) >= 0 || build_find_scalar(b, name) >= 0 ||
        build_find_index_variable(b, name) != NULL)
        return build_fail(b, at, "'%.*s' is already in use", STR_ARG(name)) ||
               err_hint(b->err, "every array, scalar, loop index and size needs its own name");
    return true;
}

/* --- declarations --- */

static bool check_room(struct builder *b, struct tree_place at)
{
    if (b->n_arrays + b->n_scalars + b->n_index_variables < KERNEL_MAX_VARIABLES)
        return true;
    build_fail(b, at, "too many variables");
    return err_hint(b->err, "at most %d are supported", KERNEL_MAX_VARIABLES);
}

static bool add_index_variable(struct builder *b, const struct tree_variable *v)
{
    if (!check_room(b, v->at))
        return false;
    *ARENA_ADD(b->arena, b->index_variables, b->n_index_variables) = *v;
    return true;
}

/* No prediction depends on an initial value, and the benchmark program sets its own. */
static bool check_initial_value(struct builder *b, const struct expr *value)
{
    const int n_accesses = b->n_accesses;
    if (build_value(b, value) == NULL)
        return false;
    if (b->n_accesses == n_accesses)
        return true;
    build_fail(b, tree_beginning(value), "an initial value that reads an array is not supported");
    return err_hint(b->err, "assign it in the innermost loop");
}

bool build_add_scalar(struct builder *b, struct tree_place at, struct str name, enum elem_type type)
{
    if (!check_room(b, at))
        return false;
    *ARENA_ADD(b->arena, b->scalars, b->n_scalars) =
        (struct kernel_scalar){.name = name, .type = type};
    return true;
}

bool build_make_data(struct builder *b, struct str name)
{
    const struct tree_variable *const v = build_find_index_variable(b, name);
    if (v == NULL || build_find_loop(b, name) >= 0)
        return false;
    const enum elem_type type = v->type.type;
    const struct tree_place at = v->at;
    const size_t number = (size_t)(v - b->index_variables);
    b->index_variables[number] = b->index_variables[--b->n_index_variables];
    return build_add_scalar(b, at, name, type);
}

static bool build_dim(struct builder *b, const struct expr *size, struct poly *out)
{
    int64_t constant = 1;
    if (!build_poly(b, "an array size", size, out))
        return false;
    return !poly_is_constant(out, &constant) || constant >= 1 ||
           build_fail(b, tree_beginning(size), "an array size must be at least 1");
}

/*
 * The product of all dimensions must fit in a polynomial: other code multiplies sizes without
 * checks.
 */
static bool check_product(struct builder *b, const struct tree_variable *v, const struct poly *dims)
{
    struct poly product = poly_constant(b->arena, (int64_t)elem_bytes(ELEM_DOUBLE_COMPLEX));
    for (int d = 0; d < v->n_dims; d++) {
        if (!poly_mul(b->arena, &product, &dims[d], &product))
            return build_fail(b, v->at, "this array is too large") ||
                   err_hint(b->err, "its size in bytes must fit in 63 bits");
    }
    return true;
}

static bool add_array(struct builder *b, const struct tree_variable *v)
{
    struct poly *dims = arena_alloc(b->arena, (size_t)v->n_dims, sizeof *dims);
    for (int d = 0; d < v->n_dims; d++) {
        if (!build_dim(b, v->dims[d], &dims[d]))
            return false;
    }
    /* Checked again: a size symbol may have taken the name. */
    if (!build_check_new_name(b, v->at, v->name) || !check_room(b, v->at) ||
        !check_product(b, v, dims))
        return false;
    *ARENA_ADD(b->arena, b->arrays, b->n_arrays) = (struct kernel_array){
        .name = v->name, .type = v->type.type, .n_dims = v->n_dims, .dims = dims};
    return true;
}

static bool build_variable(struct builder *b, const struct tree_variable *v)
{
    if (!build_check_new_name(b, v->at, v->name))
        return false;
    if (v->type.integer && v->n_dims == 0)
        return add_index_variable(b, v);
    if (v->n_dims != 0)
        return add_array(b, v);
    return build_add_scalar(b, v->at, v->name, v->type.type) &&
           (v->value == NULL || check_initial_value(b, v->value));
}

/* --- loops --- */

static bool build_loop_index(struct builder *b, const struct tree_loop *from,
                             struct kernel_loop *loop)
{
    const struct tree_variable *variable =
        from->type.len == 0 ? build_find_index_variable(b, from->index) : NULL;
    loop->index = from->index;
    loop->type = from->type.len == 0 ? STR("int") : from->type;
    if (variable == NULL || build_find_loop(b, from->index) >= 0)
        return build_check_new_name(b, from->at, from->index);
    loop->type = variable->type.text;
    return true;
}

static bool is_unsigned(struct str type)
{
    return str_starts_with(type, STR("u")) || str_starts_with(type, STR("size_t")) ||
           str_contains(type, STR("unsigned"));
}

static bool build_start(struct builder *b, const struct expr *from, struct kernel_loop *loop)
{
    int64_t start = 0;
    if (!build_poly(b, "a start value", from, &loop->start))
        return false;
    if (!is_unsigned(loop->type) || !poly_is_constant(&loop->start, &start) || start >= 0)
        return true;
    build_fail(b, tree_beginning(from), "an index of type %.*s cannot start at %lld",
               STR_ARG(loop->type), (long long)start);
    return err_hint(b->err, "declare it as int or long");
}

static bool build_end_value(struct builder *b, const struct tree_loop *from,
                            struct kernel_loop *loop)
{
    const struct poly one = poly_constant(b->arena, 1);
    if (!build_poly(b, "a loop bound", from->end, &loop->end))
        return false;
    return !from->inclusive || poly_add_scaled(b->arena, &loop->end, 1, &one, &loop->end) ||
           build_fail(b, tree_beginning(from->end), "this loop bound is too large");
}

static bool build_step(struct builder *b, const struct expr *from, struct kernel_loop *loop)
{
    struct poly value;
    loop->step = 1;
    if (from == NULL)
        return true;
    if (!build_poly(b, "a step", from, &value))
        return false;
    if (poly_is_constant(&value, &loop->step) && loop->step >= 1)
        return true;
    build_fail(b, tree_beginning(from), "this step is not supported");
    return err_hint(b->err, "the step is a constant of at least 1");
}

static bool build_loop(struct builder *b, const struct tree_loop *from)
{
    struct kernel_loop *loop = &b->loops[b->n_loops];
    if (!build_loop_index(b, from, loop))
        return false;
    b->n_loops++; /* from here on the name is in use */
    return build_start(b, from->start, loop) && build_end_value(b, from, loop) &&
           build_step(b, from->step, loop);
}

/* --- statements --- */

static bool build_target(struct builder *b, struct expr *target, struct kernel_access *access)
{
    int scalar = build_find_scalar(b, target->text);
    if (scalar < 0 && build_make_data(b, target->text))
        scalar = build_find_scalar(b, target->text);
    if (build_find_array(b, target->text) >= 0)
        return build_element(b, target, access);
    if (scalar < 0) {
        build_fail(b, target->at, "'%.*s' cannot be assigned: it is not a declared array or scalar",
                   STR_ARG(build_name_text(target->text)));
        return build_hint_declaration(b, target);
    }
    return build_scalar(b, scalar, true, target);
}

static bool build_statement(struct builder *b, const struct statement *from, struct statement *out)
{
    struct kernel_access access;
    struct expr *target = arena_copy(b->arena, from->target, 1, sizeof *target);
    if (!build_target(b, target, &access))
        return false;
    const struct expr *value = build_value(b, from->value);
    if (value == NULL)
        return false;
    const bool compound = from->op != '=';
    *out = (struct statement){target, from->op, value};
    return target->kind != EXPR_ACCESS ||
           ((!compound || build_add_access(b, &access, false, &target->access)) &&
            build_add_access(b, &access, true, &target->access));
}

static bool build_statements(struct builder *b)
{
    const struct tree *tree = b->tree;
    struct statement *statements =
        arena_alloc(b->arena, (size_t)tree->n_statements, sizeof *statements);
    for (int i = 0; i < tree->n_statements; i++) {
        if (!build_statement(b, &tree->statements[i], &statements[i]))
            return false;
    }
    b->n_statements = tree->n_statements;
    b->statements = statements;
    build_count_operations(b);
    return true;
}

/* --- what may follow --- */

/*
 * `swap(a, b);` exchanges the arrays' names for the next sweep. Each sweep causes the same traffic
 * per line of work, so, as in Kerncraft, the swap has no other effect.
 */
static bool check_swap(struct builder *b, const struct tree_swap *swap)
{
    int array[2];
    for (int i = 0; i < 2; i++) {
        array[i] = build_find_array(b, swap->arrays[i]->text);
        if (array[i] >= 0)
            continue;
        build_fail(b, swap->arrays[i]->at, "'%.*s' is not an array that can be swapped",
                   STR_ARG(build_name_text(swap->arrays[i]->text)));
        return err_hint(b->err, "write `swap(a, b);` with two arrays of the kernel");
    }
    if (kernel_same_shape(&b->arrays[array[0]], &b->arrays[array[1]]))
        return true;
    build_fail(b, swap->at, "'%.*s' and '%.*s' have different types or sizes",
               STR_ARG(swap->arrays[0]->text), STR_ARG(swap->arrays[1]->text));
    return err_hint(b->err, "only arrays of the same type and sizes can be swapped");
}

bool build_tree(struct builder *b)
{
    const struct tree *tree = b->tree;
    bool ok = true;
    for (int v = 0; ok && v < tree->n_variables; v++)
        ok = build_variable(b, &tree->variables[v]);
    for (int l = 0; ok && l < tree->n_loops; l++)
        ok = build_loop(b, &tree->loops[l]);
    ok = ok && build_statements(b);
    for (int s = 0; ok && s < tree->n_swaps; s++)
        ok = check_swap(b, &tree->swaps[s]);
    return ok;
}

/* --- the kernel --- */

/* The lists are copied at their exact length, so that sanitizers detect accesses beyond them. */
void build_end(const struct builder *b, struct kernel *out)
{
    *out = (struct kernel){
        .file = b->tree->file,
        .source = b->tree->source,
        .n_symbols = b->n_symbols,
        .symbols = arena_copy(b->arena, b->symbols, (size_t)b->n_symbols, sizeof *b->symbols),
        .n_arrays = b->n_arrays,
        .arrays = arena_copy(b->arena, b->arrays, (size_t)b->n_arrays, sizeof *b->arrays),
        .n_scalars = b->n_scalars,
        .scalars = arena_copy(b->arena, b->scalars, (size_t)b->n_scalars, sizeof *b->scalars),
        .n_loops = b->n_loops,
        .loops = arena_copy(b->arena, b->loops, (size_t)b->n_loops, sizeof *b->loops),
        .n_accesses = b->n_accesses,
        .accesses = arena_copy(b->arena, b->accesses, (size_t)b->n_accesses, sizeof *b->accesses),
        .n_statements = b->n_statements,
        .statements = b->statements,
        .flops = b->flops,
        .integer_ops = b->integer_ops,
    };
}

bool kernel_build(const struct tree *tree, struct arena *arena, struct kernel *out, struct err *err)
{
    struct builder b = {.tree = tree, .arena = arena, .err = err};
    if (tree->n_loops == 0 || tree->n_statements == 0)
        return err_at(err, tree->file, 0, 0, "there is no loop, or nothing in it");
    if (!build_tree(&b))
        return false;
    struct tree *own = arena_copy(arena, tree, 1, sizeof *own);
    own->statements = b.statements;
    build_end(&b, out);
    out->tree = own;
    return true;
}
