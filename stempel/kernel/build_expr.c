#include "stempel/kernel/build.h"

/* --- types and operations --- */

static bool is_complex_value(const struct expr *e)
{
    return !e->integer && elem_is_complex(e->type);
}

static enum elem_type common_type(const struct expr *left, const struct expr *right)
{
    const enum elem_type one = left->integer ? right->type : left->type;
    return elem_common(one, right->integer ? one : right->type);
}

static void count_operation(struct builder *b, char op, const struct expr *left,
                            const struct expr *right)
{
    enum { REAL_REAL, COMPLEX_REAL, REAL_COMPLEX, COMPLEX_COMPLEX };
    static const struct {
        char op;
        struct kernel_flops cost[4];
    } costs[] = {
        {'+',
         {[REAL_REAL] = {1, 0, 0},
          [COMPLEX_REAL] = {1, 0, 0},
          [REAL_COMPLEX] = {1, 0, 0},
          [COMPLEX_COMPLEX] = {2, 0, 0}}},
        {'-',
         {[REAL_REAL] = {1, 0, 0},
          [COMPLEX_REAL] = {1, 0, 0},
          [REAL_COMPLEX] = {1, 0, 0},
          [COMPLEX_COMPLEX] = {2, 0, 0}}},
        {'*',
         {[REAL_REAL] = {0, 1, 0},
          [COMPLEX_REAL] = {0, 2, 0},
          [REAL_COMPLEX] = {0, 2, 0},
          [COMPLEX_COMPLEX] = {2, 4, 0}}},
        {'/',
         {[REAL_REAL] = {0, 0, 1},
          [COMPLEX_REAL] = {0, 0, 2},
          [REAL_COMPLEX] = {1, 4, 2},
          [COMPLEX_COMPLEX] = {3, 6, 2}}},
    };
    struct kernel_flops *const flops = &b->flops;
    if (left->integer && right->integer)
        return;
    if (elem_is_integer(common_type(left, right))) {
        b->integer_ops++;
        return;
    }
    const bool complex_left = is_complex_value(left);
    const bool complex_right = is_complex_value(right);
    const int kinds = complex_left ? (complex_right ? COMPLEX_COMPLEX : COMPLEX_REAL)
                                   : (complex_right ? REAL_COMPLEX : REAL_REAL);
    for (size_t i = 0; i < sizeof costs / sizeof *costs; i++) {
        if (costs[i].op != op)
            continue;
        flops->add += costs[i].cost[kinds].add;
        flops->mul += costs[i].cost[kinds].mul;
        flops->div += costs[i].cost[kinds].div;
    }
}

/* An element that the inner loop neither moves along nor sets is a row's factor. */
static bool access_varies(const struct builder *b, const struct expr *e)
{
    const struct kernel_access *const access = &b->accesses[e->access];
    return access->stride[b->n_loops - 1].n_terms != 0 || b->arrays[access->array].written;
}

/*
 * Counts the operations whose operands change from one inner iteration to the next, and returns
 * whether the value does: all else is computed once before the loop. Recursive: see build_expr.
 */
static bool count_varying(struct builder *b, const struct expr *e, const bool *scalar_varies)
{
    if (e == NULL)
        return false;
    const bool left = count_varying(b, e->left, scalar_varies);
    const bool right = count_varying(b, e->right, scalar_varies);
    const bool varies = left || right || (e->kind == EXPR_ACCESS && access_varies(b, e)) ||
                        (e->kind == EXPR_INDEX && e->ref == b->n_loops - 1) ||
                        (e->kind == EXPR_SCALAR && scalar_varies[e->ref]);
    if (varies && e->kind == EXPR_BINARY)
        count_operation(b, e->op, e->left, e->right);
    if (varies && e->kind == EXPR_CALL) {
        b->flops.add += kernel_functions[e->ref].add;
        b->flops.div += kernel_functions[e->ref].div;
    }
    return varies;
}

void build_count_operations(struct builder *b)
{
    bool *varies = arena_alloc(b->arena, (size_t)b->n_scalars + 1, sizeof *varies);
    for (int s = 0; s < b->n_scalars; s++)
        varies[s] = b->scalars[s].written;
    for (int i = 0; i < b->n_statements; i++) {
        const struct statement *const s = &b->statements[i];
        bool changes = count_varying(b, s->value, varies);
        if (s->op != '=') {
            changes = changes || s->target->kind == EXPR_ACCESS || varies[s->target->ref];
            if (changes)
                count_operation(b, s->op, s->target, s->value);
        }
        if (s->target->kind == EXPR_SCALAR)
            varies[s->target->ref] = changes;
    }
}

/* --- names --- */

static bool new_symbol(struct builder *b, const struct expr *name)
{
    if (!build_check_new_name(b, name->at, name->text))
        return false;
    if (b->n_symbols == KERNEL_MAX_SYMBOLS)
        return build_fail(b, name->at, "too many size symbols") ||
               err_hint(b->err, "at most %d are supported", KERNEL_MAX_SYMBOLS);
    b->symbols[b->n_symbols++] = name->text;
    return true;
}

bool build_hint_declaration(struct builder *b, const struct expr *name)
{
    return err_hint(b->err, "declare it before the loops: `double %.*s%s;`",
                    STR_ARG(build_name_text(name->text)), name->kind == EXPR_ACCESS ? "[N]" : "");
}

/* The names of the loop indices for a message: `'k', 'j', 'i'`. */
static const char *loop_names(const struct builder *b)
{
    struct sb names = {.arena = b->arena};
    for (int l = 0; l < b->n_loops; l++)
        sb_addf(&names, "%s'%.*s'", l == 0 ? "" : ", ", STR_ARG(b->loops[l].index));
    return sb_cstr(&names);
}

static bool unknown_name(struct builder *b, enum expr_context context, const struct expr *name)
{
    const struct str text = build_name_text(name->text);
    if (build_find_index_variable(b, name->text) != NULL)
        return build_fail(b, name->at, "'%.*s' is an integer variable, but not a loop index here",
                          STR_ARG(text)) ||
               err_hint(b->err, "size symbols need no declaration: remove it");
    if (context == IN_SUBSCRIPT)
        return build_fail(b, name->at, "index '%.*s' is not a loop index", STR_ARG(text)) ||
               err_hint(b->err, "use one of %s, or a size of an array or a loop bound",
                        loop_names(b));
    build_fail(b, name->at, "'%.*s' is not declared", STR_ARG(text));
    return build_hint_declaration(b, name);
}

static bool refuse_subscript(struct builder *b, const struct expr *e, const char *what)
{
    return e->kind != EXPR_ACCESS ||
           build_fail(b, e->at, "'%.*s' is %s and takes no subscript", STR_ARG(e->text), what);
}

static bool build_integer(struct builder *b, enum expr_context context, struct expr *e)
{
    const int loop = build_find_loop(b, e->text);
    int symbol = build_find_symbol(b, e->text);
    const bool is_new = loop < 0 && symbol < 0;
    if (is_new && (context != IN_SIZE || e->kind == EXPR_ACCESS ||
                   build_find_index_variable(b, e->text) != NULL))
        return unknown_name(b, context, e);
    if (is_new)
        symbol = b->n_symbols;
    if (!refuse_subscript(b, e, "an integer") || (is_new && !new_symbol(b, e)))
        return false;
    e->kind = loop >= 0 ? EXPR_INDEX : EXPR_SIZE;
    e->ref = loop >= 0 ? loop : symbol;
    e->integer = true;
    e->type = ELEM_DOUBLE;
    return true;
}

bool build_scalar(struct builder *b, int scalar, bool write, struct expr *e)
{
    if (!refuse_subscript(b, e, "a scalar"))
        return false;
    e->kind = EXPR_SCALAR;
    e->ref = scalar;
    e->type = b->scalars[scalar].type;
    b->scalars[scalar].written |= write;
    e->integer = false;
    return true;
}

/* The type of all variables, if they have one. */
static bool type_of_all(const struct builder *b, enum elem_type *out)
{
    const int n = b->n_arrays + b->n_scalars;
    for (int v = 0; v < n; v++) {
        const enum elem_type type =
            v < b->n_arrays ? b->arrays[v].type : b->scalars[v - b->n_arrays].type;
        if (v > 0 && type != *out)
            return false;
        *out = type;
    }
    return n > 0;
}

/*
 * Kerncraft takes an undeclared name for a scalar of the type that all variables share. Declares it
 * like that; false if it is a name of another kind, or if the type is not clear.
 */
static bool take_undeclared(struct builder *b, const struct expr *name)
{
    enum elem_type type = ELEM_DOUBLE;
    enum elem_type of_function;
    return b->n_loops > 0 && name->kind != EXPR_ACCESS && build_find_loop(b, name->text) < 0 &&
           build_find_symbol(b, name->text) < 0 &&
           build_find_index_variable(b, name->text) == NULL &&
           kernel_function_named(name->text, &of_function) == N_FUNCTIONS &&
           name->text.len <= KERNEL_MAX_NAME_BYTES && type_of_all(b, &type) &&
           build_add_scalar(b, name->at, name->text, type);
}

static bool build_variable(struct builder *b, enum expr_context context, struct expr *e)
{
    struct kernel_access access;
    const bool is_array = build_find_array(b, e->text) >= 0;
    if (is_array && context == IN_VALUE)
        return build_element(b, e, &access) && build_add_access(b, &access, false, &e->access);
    if (is_array)
        return build_fail(b, e->at,
                          "an array in a subscript, size or loop bound is not supported") ||
               err_hint(b->err, "subscripts are linear in the loop indices, such as i + 1");
    int scalar = build_find_scalar(b, e->text);
    if (scalar < 0 && context == IN_VALUE && (build_make_data(b, e->text) || take_undeclared(b, e)))
        scalar = b->n_scalars - 1;
    if (scalar < 0)
        return build_integer(b, context, e);
    if (context == IN_VALUE)
        return build_scalar(b, scalar, false, e);
    build_fail(b, e->at, "the scalar '%.*s' is not supported in a subscript, size or loop bound",
               STR_ARG(e->text));
    return err_hint(b->err, "size symbols need no declaration: remove it");
}

/* --- operators --- */

static bool refuse_operator(struct builder *b, const struct expr *e)
{
    if (e->kind == EXPR_CALL)
        build_fail(b, e->at, "the function call '%.*s(…)' is not supported here", STR_ARG(e->text));
    else
        build_fail(b, e->at, "the operator '%.*s' is not supported here",
                   STR_ARG(e->kind == EXPR_COMPARE ? e->text : STR("?")));
    return err_hint(b->err, "write subscripts, sizes and loop bounds with + - * and parentheses "
                            "only");
}

/* Builds an operand: not a comparison. */
static bool build_operand(struct builder *b, enum expr_context context, struct tree_place at,
                          const struct expr **e)
{
    const struct expr *built = build_expr(b, context, *e);
    if (built == NULL)
        return false;
    *e = built;
    if (built->kind != EXPR_COMPARE)
        return true;
    build_fail(b, at, "a comparison as a number is not supported");
    return err_hint(b->err, "write a conditional: `x > y ? 1.0 : 0.0`");
}

static bool build_both(struct builder *b, enum expr_context context, struct expr *e)
{
    if (!build_operand(b, context, e->at, &e->left) || !build_operand(b, context, e->at, &e->right))
        return false;
    e->type = common_type(e->left, e->right);
    e->integer = e->left->integer && e->right->integer;
    return true;
}

static bool build_number(struct builder *b, enum expr_context context, const struct expr *e)
{
    return context == IN_VALUE || e->integer ||
           build_fail(b, e->at, "expected an integer, found '%.*s'",
                      STR_ARG(build_name_text(e->text)));
}

static bool build_negative(struct builder *b, enum expr_context context, struct expr *e)
{
    if (!build_operand(b, context, e->at, &e->left))
        return false;
    e->type = elem_common(e->left->type, e->left->type);
    e->integer = e->left->integer;
    return true;
}

/* An integer cast of an integer changes nothing and is left out. */
static bool build_cast(struct builder *b, enum expr_context context, struct expr *e)
{
    if (!build_operand(b, context, e->at, &e->left))
        return false;
    if (e->integer && e->left->integer) {
        *e = *e->left;
        return true;
    }
    if (context == IN_VALUE) {
        e->integer = false;
        return true;
    }
    build_fail(b, e->at, "a cast between integer and floating-point values is not supported here");
    return err_hint(b->err, "cast to float, double or their _Complex types, outside of subscripts");
}

static bool build_argument(struct builder *b, const struct expr *call, const struct expr **e)
{
    if (*e == NULL)
        return true;
    if (!build_operand(b, IN_VALUE, call->at, e))
        return false;
    if (!is_complex_value(*e))
        return true;
    build_fail(b, call->at, "'%.*s' of a complex value is not supported", STR_ARG(call->text));
    return err_hint(b->err, "compute the real and imaginary parts separately");
}

static bool build_call(struct builder *b, struct expr *e)
{
    const enum kernel_function function = kernel_function_named(e->text, &e->type);
    if (!build_argument(b, e, &e->left) || !build_argument(b, e, &e->right))
        return false;
    e->ref = (int)function;
    e->integer = false;
    return true;
}

static bool check_compared(struct builder *b, const struct expr *e)
{
    if (e->left->integer && e->right->integer)
        return build_fail(b, e->at, "a condition on loop indices is not supported") ||
               err_hint(b->err, "a kernel computes the same everywhere: treat the boundary in "
                                "separate loops");
    return (!is_complex_value(e->left) && !is_complex_value(e->right)) ||
           build_fail(b, e->at, "complex values cannot be compared");
}

static bool build_condition(struct builder *b, struct tree_place at, const struct expr **e)
{
    if ((*e)->kind == EXPR_COMPARE) {
        *e = build_expr(b, IN_VALUE, *e);
        return *e != NULL;
    }
    build_fail(b, at, "a number as a condition is not supported");
    return err_hint(b->err, "compare it: `x != 0`");
}

static bool build_compare(struct builder *b, struct expr *e)
{
    const bool ok = kernel_joins(e->text)
                        ? build_condition(b, e->at, &e->left) &&
                              build_condition(b, tree_beginning(e->right), &e->right)
                        : build_both(b, IN_VALUE, e) && check_compared(b, e);
    e->type = ELEM_DOUBLE;
    e->integer = false;
    return ok;
}

static bool build_choice(struct builder *b, struct expr *e)
{
    if (e->left->kind != EXPR_COMPARE)
        return build_fail(b, e->at, "a conditional without a comparison is not supported") ||
               err_hint(b->err, "compare two values: `x > 0 ? u : v`");
    e->left = build_expr(b, IN_VALUE, e->left);
    e->right = e->left == NULL ? NULL : build_expr(b, IN_VALUE, e->right);
    if (e->right == NULL)
        return false;
    e->type = e->right->type;
    e->integer = e->right->integer;
    return true;
}

static bool build_kind(struct builder *b, enum expr_context context, struct expr *e)
{
    switch (e->kind) {
    case EXPR_NUMBER:
        return build_number(b, context, e);
    case EXPR_NAME:
    case EXPR_SCALAR:
    case EXPR_INDEX:
    case EXPR_SIZE:
    case EXPR_ACCESS:
        return build_variable(b, context, e);
    case EXPR_NEG:
        return build_negative(b, context, e);
    case EXPR_CAST:
        return build_cast(b, context, e);
    case EXPR_CALL:
        return context == IN_VALUE ? build_call(b, e) : refuse_operator(b, e);
    case EXPR_COMPARE:
        return context == IN_VALUE ? build_compare(b, e) : refuse_operator(b, e);
    case EXPR_CHOICE:
        return context == IN_VALUE ? build_choice(b, e) : refuse_operator(b, e);
    case EXPR_BINARY:
    case EXPR_CHOICES:
        return build_both(b, context, e);
    }
    return false;
}

/* Recursive: trees have a depth of at most KERNEL_MAX_DEPTH. */
const struct expr *build_expr(struct builder *b, enum expr_context context, const struct expr *e)
{
    struct expr *own = arena_copy(b->arena, e, 1, sizeof *e);
    if (!build_kind(b, context, own))
        return NULL;
    if (context == IN_VALUE || own->depth <= KERNEL_MAX_INDEX_DEPTH)
        return own;
    build_fail(b, own->at, "this expression is too deep");
    err_hint(b->err, "split it: at most %d operations in a chain", KERNEL_MAX_INDEX_DEPTH);
    return NULL;
}

const struct expr *build_value(struct builder *b, const struct expr *e)
{
    return build_operand(b, IN_VALUE, e->at, &e) ? e : NULL;
}
