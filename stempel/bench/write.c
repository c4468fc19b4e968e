#include "stempel/bench/write.h"

#include <stdlib.h>

void write_indent(struct sb *out, int depth)
{
    for (int i = 0; i < depth; i++)
        sb_addz(out, "    ");
}

static void write_size(const struct write *w, int symbol)
{
    if (w->style != WRITE_REFERENCE)
        sb_add(w->out, w->kernel->symbols[symbol]);
    else
        sb_addf(w->out, "n[%d]", symbol);
}

void write_index(const struct write *w, int loop)
{
    if (w->style != WRITE_REFERENCE)
        sb_add(w->out, w->kernel->loops[loop].index);
    else
        sb_addf(w->out, "i%d", loop);
}

void write_scalar(const struct write *w, int scalar)
{
    if (w->style != WRITE_REFERENCE)
        sb_add(w->out, w->kernel->scalars[scalar].name);
    else
        sb_addf(w->out, "v%d", scalar);
}

/* The magnitude of a term: `2 * N * P`. */
static void write_term(const struct write *w, const struct poly_term *t, int64_t magnitude)
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
            write_size(w, s);
            first = false;
        }
    }
    if (first)
        sb_addc(w->out, '1');
}

void write_poly(const struct write *w, const struct poly *p)
{
    if (p->n_terms == 0)
        sb_addc(w->out, '0');
    for (size_t i = 0; i < p->n_terms; i++) {
        const int64_t c = p->terms[i].coefficient;
        if (i != 0)
            sb_addz(w->out, c < 0 ? " - " : " + ");
        else if (c < 0)
            sb_addc(w->out, '-');
        write_term(w, &p->terms[i], c < 0 ? -c : c);
    }
}

const char *write_wide_type(enum elem_type type)
{
    const bool is_complex = type == ELEM_FLOAT_COMPLEX || type == ELEM_DOUBLE_COMPLEX;
    return is_complex ? "long double _Complex" : "long double";
}

/* How tightly an expression binds; a part that binds less than its whole needs brackets. */
enum binding { BIND_CHOICE, BIND_SUM, BIND_PRODUCT, BIND_UNARY, BIND_ATOM };

static enum binding binding_of(const struct expr *e)
{
    if (e->kind == EXPR_BINARY)
        return e->op == '+' || e->op == '-' ? BIND_SUM : BIND_PRODUCT;
    if (e->kind == EXPR_CHOICE)
        return BIND_CHOICE;
    return e->kind == EXPR_NEG || e->kind == EXPR_CAST ? BIND_UNARY : BIND_ATOM;
}

static void write_expr(const struct write *w, const struct expr *e);

static void write_part(const struct write *w, const struct expr *e, enum binding least)
{
    const bool bracket = binding_of(e) < least;
    if (bracket)
        sb_addc(w->out, '(');
    write_expr(w, e);
    if (bracket)
        sb_addc(w->out, ')');
}

/* A side of a comparison; && inside of || and the reverse are put into brackets. */
static void write_compared(const struct write *w, const struct expr *e, const struct expr *side)
{
    const bool both = side->kind == EXPR_COMPARE;
    const bool logical = both && kernel_joins(side->text);
    const bool bracket = logical && !(side == e->left && str_eq(side->text, e->text));
    sb_addz(w->out, bracket ? "(" : "");
    write_part(w, side, both ? BIND_CHOICE : BIND_SUM);
    sb_addz(w->out, bracket ? ")" : "");
}

void write_linear(const struct write *w, const struct expr *e)
{
    const struct kernel_array *a = &w->kernel->arrays[e->ref];
    for (int d = 1; d < e->n_subscripts; d++)
        sb_addc(w->out, '(');
    for (int d = 0; d < e->n_subscripts; d++) {
        if (d != 0) {
            sb_addz(w->out, a->dims[d].n_terms > 1 ? " * (" : " * ");
            write_poly(w, &a->dims[d]);
            sb_addz(w->out, a->dims[d].n_terms > 1 ? ") + " : " + ");
        }
        write_part(w, e->subscripts[d], d == 0 ? BIND_PRODUCT : BIND_SUM);
        if (d != 0)
            sb_addc(w->out, ')');
    }
}

/* `a[k][j][i - 1]` for the function, `x0[…]` with a linear subscript for the reference. */
static void write_access(const struct write *w, const struct expr *e)
{
    if (w->style == WRITE_REFERENCE) {
        sb_addf(w->out, "x%d[", e->ref);
        write_linear(w, e);
        sb_addc(w->out, ']');
        return;
    }
    sb_add(w->out, w->kernel->arrays[e->ref].name);
    for (int d = 0; d < e->n_subscripts; d++) {
        sb_addc(w->out, '[');
        write_expr(w, e->subscripts[d]);
        sb_addc(w->out, ']');
    }
}

/* A value that the reference reads is widened before anything is computed with it. */
static void write_widened(const struct write *w, const struct expr *e)
{
    sb_addf(w->out, "(%s)", write_wide_type(e->type));
    if (e->kind == EXPR_ACCESS)
        write_access(w, e);
    else
        sb_add(w->out, e->text);
}

static void write_cast(const struct write *w, const struct expr *e)
{
    const bool wide = w->style == WRITE_REFERENCE && !e->integer;
    sb_addf(w->out, "(%s)", wide ? write_wide_type(e->type) : elem_name(e->type));
    write_part(w, e->left, BIND_ATOM);
}

/* No header declares the functions of the sweep, so the compiler's own are called. */
static void write_call(const struct write *w, const struct expr *e)
{
    const char *const name = kernel_functions[e->ref].name;
    if (w->style == WRITE_REFERENCE)
        sb_addf(w->out, "__builtin_%sl(", name);
    else
        sb_addf(w->out, "%s%.*s(", w->style == WRITE_SWEEP ? "__builtin_" : "", STR_ARG(e->text));
    write_expr(w, e->left);
    if (e->right != NULL) {
        sb_addz(w->out, ", ");
        write_expr(w, e->right);
    }
    sb_addc(w->out, ')');
}

/* Long sums go on in a new line. */
static void wrap_line(struct sb *out)
{
    enum { WIDTH = 92, INDENT = 4 };
    size_t column = 0;
    while (column < WIDTH && column < out->len && out->ptr[out->len - 1 - column] != '\n')
        column++;
    if (column < WIDTH)
        return;
    sb_addc(out, '\n');
    write_indent(out, INDENT);
}

static void write_expr(const struct write *w, const struct expr *e)
{
    switch (e->kind) {
    case EXPR_NUMBER:
        if (w->style == WRITE_REFERENCE && !e->integer)
            write_widened(w, e);
        else
            sb_add(w->out, e->text);
        break;
    case EXPR_ACCESS:
        if (w->style == WRITE_REFERENCE)
            write_widened(w, e);
        else
            write_access(w, e);
        break;
    case EXPR_SCALAR:
        write_scalar(w, e->ref);
        break;
    case EXPR_INDEX:
        write_index(w, e->ref);
        break;
    case EXPR_SIZE:
        write_size(w, e->ref);
        break;
    case EXPR_NEG:
        sb_addc(w->out, '-');
        write_part(w, e->left, BIND_ATOM);
        break;
    case EXPR_CAST:
        write_cast(w, e);
        break;
    case EXPR_CALL:
        write_call(w, e);
        break;
    case EXPR_CHOICE:
        write_expr(w, e->left);
        sb_addz(w->out, " ? ");
        write_expr(w, e->right);
        break;
    case EXPR_COMPARE:
        write_compared(w, e, e->left);
        sb_addf(w->out, " %.*s ", STR_ARG(e->text));
        write_compared(w, e, e->right);
        break;
    case EXPR_CHOICES:
        write_part(w, e->left, BIND_SUM);
        sb_addz(w->out, " : ");
        write_part(w, e->right, BIND_SUM);
        break;
    case EXPR_BINARY: {
        /* Binary operators group to the left: only the right side of equals needs brackets. */
        const enum binding own = binding_of(e);
        write_part(w, e->left, own);
        if (own == BIND_SUM && !e->integer)
            wrap_line(w->out);
        sb_addf(w->out, " %c ", e->op);
        write_part(w, e->right, (enum binding)(own + 1));
        break;
    }
    }
}

void write_statement(const struct write *w, const struct statement *s)
{
    if (s->target->kind == EXPR_ACCESS)
        write_access(w, s->target);
    else
        write_scalar(w, s->target->ref);
    if (s->op == '=')
        sb_addz(w->out, " = ");
    else
        sb_addf(w->out, " %c= ", s->op);
    write_expr(w, s->value);
    sb_addz(w->out, ";\n");
}
