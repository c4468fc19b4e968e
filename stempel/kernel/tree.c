#include "stempel/kernel/tree.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/plural.h"
#include "stempel/kernel/kernel.h"

void tree_begin(struct tree_maker *m, const char *file, struct str source, struct arena *arena,
                struct err *err)
{
    *m = (struct tree_maker){.tree = {.file = file, .source = source}, .arena = arena, .err = err};
}

bool tree_fail(const struct tree *tree, struct err *err, struct tree_place at, const char *format,
               ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    err_at(err, tree->file, at.line, at.col, "%s", text);
    return err_source(err, tree->source);
}

struct tree_place tree_beginning(const struct expr *e)
{
    while (e->kind != EXPR_NEG && e->kind != EXPR_CAST && e->kind != EXPR_CALL && e->left != NULL)
        e = e->left;
    return e->at;
}

/* --- expressions --- */

static int higher(int depth, const struct expr *e)
{
    return e->depth > depth ? e->depth : depth;
}

/* A copy of `e` in the arena, with its depth. */
static const struct expr *make(struct tree_maker *m, const struct expr *e)
{
    struct expr *own = arena_copy(m->arena, e, 1, sizeof *e);
    int depth = 0;
    depth = e->left == NULL ? depth : higher(depth, e->left);
    depth = e->right == NULL ? depth : higher(depth, e->right);
    for (int i = 0; i < e->n_subscripts; i++)
        depth = higher(depth, e->subscripts[i]);
    own->depth = depth + 1;
    if (own->depth <= KERNEL_MAX_DEPTH)
        return own;
    tree_fail(&m->tree, m->err, e->at, "this expression is too deep");
    err_hint(m->err, "split it: at most %d operations in a chain", KERNEL_MAX_DEPTH);
    return NULL;
}

const struct expr *tree_number(struct tree_maker *m, struct tree_place at, struct str text)
{
    const char last = text.len == 0 ? '\0' : text.ptr[text.len - 1];
    const bool real = str_find(text, '.') < text.len || str_find(text, 'e') < text.len ||
                      str_find(text, 'E') < text.len;
    const bool single = real && (last == 'f' || last == 'F');
    return make(m, &(struct expr){.kind = EXPR_NUMBER,
                                  .at = at,
                                  .integer = !real,
                                  .type = single ? ELEM_FLOAT : ELEM_DOUBLE,
                                  .text = text});
}

const struct expr *tree_name(struct tree_maker *m, struct tree_place at, struct str name)
{
    return make(m, &(struct expr){.kind = EXPR_NAME, .at = at, .text = name});
}

const struct expr *tree_access(struct tree_maker *m, struct tree_place at, struct str name,
                               int n_subscripts, const struct expr *const *subscripts,
                               struct str written)
{
    for (int i = 0; i < n_subscripts; i++) {
        if (subscripts[i] == NULL)
            return NULL;
    }
    return make(m, &(struct expr){.kind = EXPR_ACCESS,
                                  .at = at,
                                  .text = name,
                                  .written = written,
                                  .n_subscripts = n_subscripts,
                                  .subscripts = arena_copy(m->arena, subscripts,
                                                           (size_t)n_subscripts, sizeof(void *))});
}

const struct expr *tree_negative(struct tree_maker *m, struct tree_place at,
                                 const struct expr *operand)
{
    if (operand == NULL)
        return NULL;
    return make(m, &(struct expr){.kind = EXPR_NEG, .at = at, .left = operand});
}

const struct expr *tree_binary(struct tree_maker *m, struct tree_place at, char op,
                               const struct expr *left, const struct expr *right)
{
    if (left == NULL || right == NULL)
        return NULL;
    return make(
        m, &(struct expr){.kind = EXPR_BINARY, .at = at, .op = op, .left = left, .right = right});
}

const struct expr *tree_cast(struct tree_maker *m, struct tree_place at,
                             const struct tree_type *type, const struct expr *operand)
{
    if (operand == NULL)
        return NULL;
    return make(m, &(struct expr){.kind = EXPR_CAST,
                                  .at = at,
                                  .text = type->text,
                                  .integer = type->integer,
                                  .type = type->type,
                                  .left = operand});
}

const struct expr *tree_call(struct tree_maker *m, struct tree_place at, struct str name,
                             int n_arguments, const struct expr *const *arguments)
{
    enum elem_type type;
    const enum kernel_function function = kernel_function_named(name, &type);
    if (function == N_FUNCTIONS) {
        tree_fail(&m->tree, m->err, at, "the function call '%.*s(…)' is not supported",
                  STR_ARG(str_slice(name, 0, KERNEL_MAX_NAME_BYTES)));
        err_hint(m->err, "use + - * / and C's functions of one or two real values, such as sqrt, "
                         "fmax and exp; compute what does not change before the loops, into a "
                         "scalar");
        return NULL;
    }
    const int wanted = kernel_functions[function].n_arguments;
    if (n_arguments != wanted) {
        tree_fail(&m->tree, m->err, at, "'%.*s' takes %d argument%s", STR_ARG(name), wanted,
                  PLURAL(wanted));
        err_hint(m->err, "write `%.*s(%s)`", STR_ARG(name), wanted == 1 ? "x" : "x, y");
        return NULL;
    }
    const struct expr *second = wanted > 1 ? arguments[1] : NULL;
    if (arguments[0] == NULL || (wanted > 1 && second == NULL))
        return NULL;
    return make(
        m, &(struct expr){
               .kind = EXPR_CALL, .at = at, .text = name, .left = arguments[0], .right = second});
}

const struct expr *tree_compare(struct tree_maker *m, struct tree_place at, struct str op,
                                const struct expr *left, const struct expr *right)
{
    if (left == NULL || right == NULL)
        return NULL;
    return make(m, &(struct expr){
                       .kind = EXPR_COMPARE, .at = at, .text = op, .left = left, .right = right});
}

const struct expr *tree_choice(struct tree_maker *m, struct tree_place at,
                               const struct expr *condition, const struct expr *first,
                               const struct expr *second)
{
    if (condition == NULL || first == NULL || second == NULL)
        return NULL;
    const struct expr *values =
        make(m, &(struct expr){.kind = EXPR_CHOICES, .at = at, .left = first, .right = second});
    if (values == NULL)
        return NULL;
    return make(m,
                &(struct expr){.kind = EXPR_CHOICE, .at = at, .left = condition, .right = values});
}

/* --- the kernel's parts --- */

void tree_add_variable(struct tree_maker *m, const struct tree_variable *variable)
{
    struct tree *t = &m->tree;
    *ARENA_ADD(m->arena, m->variables, t->n_variables) = *variable;
    t->variables = m->variables;
}

bool tree_add_loop(struct tree_maker *m, const struct tree_loop *loop)
{
    struct tree *t = &m->tree;
    if (t->n_loops == KERNEL_MAX_LOOPS)
        return tree_fail(t, m->err, loop->at, "too many loops") ||
               err_hint(m->err, "at most %d are supported", KERNEL_MAX_LOOPS);
    t->loops[t->n_loops++] = *loop;
    return true;
}

bool tree_add_statement(struct tree_maker *m, const struct expr *target, char op,
                        const struct expr *value)
{
    struct tree *t = &m->tree;
    if (target == NULL || value == NULL)
        return false;
    if (t->n_statements == KERNEL_MAX_STATEMENTS)
        return tree_fail(t, m->err, target->at, "too many statements") ||
               err_hint(m->err, "at most %d are supported", KERNEL_MAX_STATEMENTS);
    *ARENA_ADD(m->arena, m->statements, t->n_statements) = (struct statement){target, op, value};
    t->statements = m->statements;
    return true;
}

void tree_add_swap(struct tree_maker *m, const struct tree_swap *swap)
{
    struct tree *t = &m->tree;
    *ARENA_ADD(m->arena, m->swaps, t->n_swaps) = *swap;
    t->swaps = m->swaps;
}
