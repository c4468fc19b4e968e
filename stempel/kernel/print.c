#include "stempel/kernel/print.h"

#include <stdlib.h>

void print_indent(struct sb *out, int depth)
{
    for (int i = 0; i < depth; i++)
        sb_addz(out, "    ");
}

static void print_size(const struct print *w, int symbol)
{
    if (w->style != PRINT_REFERENCE)
        sb_add(w->out, w->kernel->symbols[symbol]);
    else
        sb_addf(w->out, "n[%d]", symbol);
}

static void print_index(const struct print *w, int loop)
{
    if (w->style != PRINT_REFERENCE)
        sb_add(w->out, w->kernel->loops[loop].index);
    else
        sb_addf(w->out, "i%d", loop);
}

static void print_scalar(const struct print *w, int scalar)
{
    if (w->style != PRINT_REFERENCE)
        sb_add(w->out, w->kernel->scalars[scalar].name);
    else
        sb_addf(w->out, "v%d", scalar);
}

/* The magnitude of a term: `2 * N * P`. */
static void print_term(const struct print *w, const struct poly_term *t, int64_t magnitude)
{
    bool first = true;
    if (magnitude != 1) {
        sb_addf(w->out, "%lld", (long long)magnitude);
        first = false;
    }
    for (int s = 0; s < w->kernel->n_symbols; s++) {
        for (int power = 0; power < t->exponent[s]; power++) {
            if (!first)
                sb_addz(w->out, " * ");
            print_size(w, s);
            first = false;
        }
    }
    if (first)
        sb_addc(w->out, '1');
}

void print_poly(const struct print *w, const struct poly *p)
{
    if (p->n_terms == 0)
        sb_addc(w->out, '0');
    for (size_t i = 0; i < p->n_terms; i++) {
        const int64_t c = p->terms[i].coefficient;
        if (i != 0)
            sb_addz(w->out, c < 0 ? " - " : " + ");
        else if (c < 0)
            sb_addc(w->out, '-');
        print_term(w, &p->terms[i], c < 0 ? -c : c);
    }
}

const char *print_wide_type(enum elem_type type)
{
    if (elem_is_integer(type))
        return "long";
    return elem_is_complex(type) ? "long double _Complex" : "long double";
}

/* Precedence of an expression; an operand of lower precedence needs brackets. */
enum binding { BIND_CHOICE, BIND_SUM, BIND_PRODUCT, BIND_UNARY, BIND_ATOM };

static enum binding binding_of(const struct expr *e)
{
    if (e->kind == EXPR_BINARY)
        return e->op == '+' || e->op == '-' ? BIND_SUM : BIND_PRODUCT;
    if (e->kind == EXPR_CHOICE)
        return BIND_CHOICE;
    return e->kind == EXPR_NEG || e->kind == EXPR_CAST ? BIND_UNARY : BIND_ATOM;
}

static void print_expr(const struct print *w, const struct expr *e);

static void print_part(const struct print *w, const struct expr *e, enum binding min)
{
    const bool bracket = binding_of(e) < min;
    if (bracket)
        sb_addc(w->out, '(');
    print_expr(w, e);
    if (bracket)
        sb_addc(w->out, ')');
}

/* One side of a comparison; && within || and vice versa is put in brackets. */
static void print_compared(const struct print *w, const struct expr *e, const struct expr *side)
{
    const bool both = side->kind == EXPR_COMPARE;
    const bool logical = both && kernel_joins(side->text);
    const bool bracket = logical && !(side == e->left && str_eq(side->text, e->text));
    sb_addz(w->out, bracket ? "(" : "");
    print_part(w, side, both ? BIND_CHOICE : BIND_SUM);
    sb_addz(w->out, bracket ? ")" : "");
}

/* The size of a dimension as an operand. */
static void print_dim(const struct print *w, const struct poly *dim)
{
    const bool bracket = w->subscripts != NULL || dim->n_terms > 1;
    if (w->subscripts != NULL)
        sb_addf(w->out, "(%s)", w->subscripts->type);
    sb_addz(w->out, bracket ? "(" : "");
    print_poly(w, dim);
    sb_addz(w->out, bracket ? ")" : "");
}

static bool is_flat(const struct print_subscripts *s, struct str array)
{
    bool flat = false;
    for (int i = 0; s != NULL && i < s->n_flat; i++)
        flat = flat || str_eq(array, s->flat[i]);
    return flat;
}

/*
 * How the index in a subscript wraps around; null: it does not. Recursive: limited by
 * KERNEL_MAX_INDEX_DEPTH.
 */
static const struct print_wrap *wrap_of(const struct print_subscripts *s, const struct expr *e)
{
    if (s == NULL || e == NULL)
        return NULL;
    for (int i = 0; i < s->n_wraps && e->kind == EXPR_INDEX; i++) {
        if (str_eq(e->text, s->wraps[i].index))
            return &s->wraps[i];
    }
    const struct print_wrap *const left = wrap_of(s, e->left);
    return left != NULL ? left : wrap_of(s, e->right);
}

/* `i - 1`, `(i - 1 + N) % N` or `(i - 1 < 0 ? N - 1 : i - 1)`. */
static void print_subscript(const struct print *w, const struct expr *access, int d,
                            enum binding min)
{
    const struct expr *const e = access->subscripts[d];
    const struct print_wrap *const wrap = e->kind == EXPR_BINARY ? wrap_of(w->subscripts, e) : NULL;
    if (wrap == NULL) {
        print_part(w, e, min);
        return;
    }
    sb_addc(w->out, '(');
    print_expr(w, e);
    const struct poly *const dim = &w->kernel->arrays[access->ref].dims[d];
    if (wrap->by_condition) {
        sb_addz(w->out, e->op == '-' ? " < 0 ? " : " < ");
        print_dim(w, dim);
        sb_addz(w->out, e->op == '-' ? " - 1 : " : " ? ");
        print_expr(w, e);
        sb_addz(w->out, e->op == '-' ? ")" : " : 0)");
        return;
    }
    if (e->op == '-') {
        sb_addz(w->out, " + ");
        print_dim(w, dim);
    }
    sb_addz(w->out, ") % ");
    print_dim(w, dim);
}

void print_linear(const struct print *w, const struct expr *e)
{
    const struct kernel_array *a = &w->kernel->arrays[e->ref];
    for (int d = 1; d < e->n_subscripts; d++)
        sb_addc(w->out, '(');
    for (int d = 0; d < e->n_subscripts; d++) {
        if (d != 0) {
            sb_addz(w->out, " * ");
            print_dim(w, &a->dims[d]);
            sb_addz(w->out, " + ");
        }
        print_subscript(w, e, d, d == 0 ? BIND_PRODUCT : BIND_SUM);
        if (d != 0)
            sb_addc(w->out, ')');
    }
}

/* `a[k][j][i - 1]` for the function, `x0[…]` with a linear subscript for the reference. */
static void print_access(const struct print *w, const struct expr *e)
{
    if (w->style == PRINT_REFERENCE) {
        sb_addf(w->out, "x%d[", e->ref);
        print_linear(w, e);
        sb_addc(w->out, ']');
        return;
    }
    if (is_flat(w->subscripts, e->text)) {
        const struct kernel_array *const a = &w->kernel->arrays[e->ref];
        sb_addf(w->out, "((%s%s *)%.*s)[", a->written ? "" : "const ", elem_name(a->type),
                STR_ARG(e->text));
        print_linear(w, e);
        sb_addc(w->out, ']');
        return;
    }
    sb_add(w->out, e->text);
    for (int d = 0; d < e->n_subscripts; d++) {
        sb_addc(w->out, '[');
        print_subscript(w, e, d, BIND_CHOICE);
        sb_addc(w->out, ']');
    }
}

/* The reference widens each value that it reads before computing with it. */
static void print_widened(const struct print *w, const struct expr *e)
{
    sb_addf(w->out, "(%s)", print_wide_type(e->type));
    if (e->kind == EXPR_ACCESS)
        print_access(w, e);
    else
        sb_add(w->out, e->text);
}

/* A variable, index or size: by its name in the tree, or for the reference by its number. */
static void print_name(const struct print *w, const struct expr *e)
{
    if (w->style != PRINT_REFERENCE)
        sb_add(w->out,
               e->kind == EXPR_SIZE && w->kernel != NULL ? w->kernel->symbols[e->ref] : e->text);
    else if (e->kind == EXPR_SCALAR)
        print_scalar(w, e->ref);
    else if (e->kind == EXPR_INDEX)
        print_index(w, e->ref);
    else
        print_size(w, e->ref);
}

static void print_cast(const struct print *w, const struct expr *e)
{
    const bool wide = w->style == PRINT_REFERENCE && !elem_is_integer(e->type);
    if (e->integer)
        sb_addf(w->out, "(%.*s)", STR_ARG(e->text));
    else
        sb_addf(w->out, "(%s)", wide ? print_wide_type(e->type) : elem_name(e->type));
    print_part(w, e->left, BIND_ATOM);
}

/* The sweep includes no header, so it calls the compiler's built-in functions. */
static void print_call(const struct print *w, const struct expr *e)
{
    const char *const name = kernel_functions[e->ref].name;
    if (w->style == PRINT_REFERENCE)
        sb_addf(w->out, e->ref == FUNCTION_ABS ? "__builtin_l%s(" : "__builtin_%sl(", name);
    else
        sb_addf(w->out, "%s%.*s(", w->style == PRINT_FUNCTION ? "__builtin_" : "",
                STR_ARG(e->text));
    print_expr(w, e->left);
    if (e->right != NULL) {
        sb_addz(w->out, ", ");
        print_expr(w, e->right);
    }
    sb_addc(w->out, ')');
}

/* Long sums continue on a new line. */
static void wrap_line(struct sb *out)
{
    enum { WIDTH = 92, INDENT = 4 };
    size_t column = 0;
    while (column < WIDTH && column < out->len && out->ptr[out->len - 1 - column] != '\n')
        column++;
    if (column < WIDTH)
        return;
    sb_addc(out, '\n');
    print_indent(out, INDENT);
}

/* Recursive: trees have a depth of at most KERNEL_MAX_DEPTH. */
static void print_expr(const struct print *w, const struct expr *e)
{
    const bool reference = w->style == PRINT_REFERENCE;
    switch (e->kind) {
    case EXPR_NUMBER:
        if (reference && !e->integer)
            print_widened(w, e);
        else
            sb_add(w->out, e->text);
        break;
    case EXPR_ACCESS:
        if (reference)
            print_widened(w, e);
        else
            print_access(w, e);
        break;
    case EXPR_NAME:
    case EXPR_SCALAR:
    case EXPR_INDEX:
    case EXPR_SIZE:
        print_name(w, e);
        break;
    case EXPR_NEG:
        sb_addc(w->out, '-');
        print_part(w, e->left, BIND_ATOM);
        break;
    case EXPR_CAST:
        print_cast(w, e);
        break;
    case EXPR_CALL:
        print_call(w, e);
        break;
    case EXPR_CHOICE:
        print_expr(w, e->left);
        sb_addz(w->out, " ? ");
        print_expr(w, e->right);
        break;
    case EXPR_COMPARE:
        print_compared(w, e, e->left);
        sb_addf(w->out, " %.*s ", STR_ARG(e->text));
        print_compared(w, e, e->right);
        break;
    case EXPR_CHOICES:
        print_part(w, e->left, BIND_SUM);
        sb_addz(w->out, " : ");
        print_part(w, e->right, BIND_SUM);
        break;
    case EXPR_BINARY: {
        /*
         * Binary operators group to the left: among operators of equal precedence, only the right
         * operand needs brackets.
         */
        const enum binding own = binding_of(e);
        print_part(w, e->left, own);
        if (own == BIND_SUM && !e->integer)
            wrap_line(w->out);
        sb_addf(w->out, " %c ", e->op);
        print_part(w, e->right, (enum binding)(own + 1));
        break;
    }
    }
}

void print_statement(const struct print *w, const struct statement *s)
{
    if (s->target->kind == EXPR_ACCESS)
        print_access(w, s->target);
    else
        print_name(w, s->target);
    if (s->op == '=')
        sb_addz(w->out, " = ");
    else
        sb_addf(w->out, " %c= ", s->op);
    print_expr(w, s->value);
    sb_addz(w->out, ";\n");
}

/* --- trees --- */

void tree_print_expr(const struct expr *e, struct sb *out)
{
    const struct print w = {.style = PRINT_KERNEL, .out = out};
    print_expr(&w, e);
}

static void print_variable(const struct print *w, const struct tree_variable *v)
{
    sb_addf(w->out, "%.*s %.*s", STR_ARG(v->type.text), STR_ARG(v->name));
    for (int d = 0; d < v->n_dims; d++) {
        sb_addc(w->out, '[');
        print_expr(w, v->dims[d]);
        sb_addc(w->out, ']');
    }
    if (v->value != NULL) {
        sb_addz(w->out, " = ");
        print_expr(w, v->value);
    }
    sb_addz(w->out, ";\n");
}

static void print_loop(const struct print *w, const struct tree_loop *loop)
{
    sb_addf(w->out, "for (%.*s%s%.*s = ", STR_ARG(loop->type), loop->type.len == 0 ? "" : " ",
            STR_ARG(loop->index));
    print_expr(w, loop->start);
    sb_addf(w->out, "; %.*s %s ", STR_ARG(loop->index), loop->inclusive ? "<=" : "<");
    print_expr(w, loop->end);
    sb_addf(w->out, "; %s%.*s", loop->step == NULL ? "++" : "", STR_ARG(loop->index));
    if (loop->step != NULL) {
        sb_addz(w->out, " += ");
        print_expr(w, loop->step);
    }
    sb_addz(w->out, ") {\n");
}

void tree_print(const struct tree *tree, struct sb *out)
{
    const struct print w = {.style = PRINT_KERNEL, .out = out};
    for (int v = 0; v < tree->n_variables; v++)
        print_variable(&w, &tree->variables[v]);
    sb_addc(out, '\n');
    for (int l = 0; l < tree->n_loops; l++) {
        print_indent(out, l);
        print_loop(&w, &tree->loops[l]);
    }
    for (int i = 0; i < tree->n_statements; i++) {
        print_indent(out, tree->n_loops);
        print_statement(&w, &tree->statements[i]);
    }
    for (int l = tree->n_loops - 1; l >= 0; l--) {
        print_indent(out, l);
        sb_addz(out, "}\n");
    }
    for (int i = 0; i < tree->n_swaps; i++)
        sb_addf(out, "swap(%.*s, %.*s);\n", STR_ARG(tree->swaps[i].arrays[0]->text),
                STR_ARG(tree->swaps[i].arrays[1]->text));
}
