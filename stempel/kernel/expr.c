#include <string.h>

#include "stempel/kernel/parser.h"

enum { MAX_NESTING = 200 }; /* parentheses, signs, casts and subscripts inside each other */

/* --- types and operations --- */

static bool is_complex(enum elem_type type)
{
    return type == ELEM_FLOAT_COMPLEX || type == ELEM_DOUBLE_COMPLEX;
}

static bool is_double(enum elem_type type)
{
    return type == ELEM_DOUBLE || type == ELEM_DOUBLE_COMPLEX;
}

bool is_complex_value(const struct expr *e)
{
    return !e->integer && is_complex(e->type);
}

enum elem_type common_type(const struct expr *left, const struct expr *right)
{
    if (left->integer || right->integer)
        return left->integer ? right->type : left->type;
    const bool wide = is_double(left->type) || is_double(right->type);
    if (is_complex(left->type) || is_complex(right->type))
        return wide ? ELEM_DOUBLE_COMPLEX : ELEM_FLOAT_COMPLEX;
    return wide ? ELEM_DOUBLE : ELEM_FLOAT;
}

void count_operation(struct kernel_flops *flops, char op, const struct expr *left,
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
    if (left->integer && right->integer)
        return;
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

/* --- trees --- */

bool make_tree(struct parser *p, enum expr_context context, const struct token *where,
               const struct expr *e, int depth, struct tree *out)
{
    const int limit = context == IN_VALUE ? KERNEL_MAX_DEPTH : INDEX_MAX_DEPTH;
    if (depth > limit) {
        fail_at(p, where, "this expression is too deep");
        fail_hint(p, "split it: at most %d operations in a chain", limit);
        return false;
    }
    *out = (struct tree){arena_copy(p->arena, e, 1, sizeof *e), depth};
    return true;
}

bool enter_nesting(struct parser *p)
{
    if (++p->depth <= MAX_NESTING)
        return true;
    fail_at(p, this_token(p), "parentheses, signs or subscripts are nested too deeply");
    fail_hint(p, "at most %d are supported", MAX_NESTING);
    return false;
}

bool leave_nesting(struct parser *p, bool ok)
{
    p->depth--;
    return ok;
}

static bool parse_number(struct parser *p, enum expr_context context, struct tree *out)
{
    const struct token *token = take_token(p);
    if (token->kind == TOKEN_REAL && context != IN_VALUE) {
        fail_at(p, token, "expected an integer, found '%.*s'",
                STR_ARG(str_slice(token->text, 0, KERNEL_MAX_NAME_BYTES)));
        return false;
    }
    const char last = token->text.ptr[token->text.len - 1];
    const struct expr e = {
        .kind = EXPR_NUMBER,
        .integer = token->kind == TOKEN_INTEGER,
        .type =
            token->kind == TOKEN_REAL && (last == 'f' || last == 'F') ? ELEM_FLOAT : ELEM_DOUBLE,
        .text = token->text,
    };
    return make_tree(p, context, token, &e, 1, out);
}

static bool new_symbol(struct parser *p, const struct token *name)
{
    if (p->n_symbols == KERNEL_MAX_SYMBOLS) {
        fail_at(p, name, "too many size symbols");
        fail_hint(p, "at most %d are supported", KERNEL_MAX_SYMBOLS);
        return false;
    }
    p->symbols[p->n_symbols++] = name->text;
    return true;
}

static bool unknown_name(struct parser *p, const struct token *name, enum expr_context context)
{
    const struct str text = str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES);
    if (at_text(p, "(")) {
        fail_at(p, name, "the function call '%.*s(…)' is not supported", STR_ARG(text));
        fail_hint(p, "use + - * /, fabs, sqrt, fmin and fmax; compute what does not change before "
                     "the loops, into a scalar");
        return false;
    }
    if (is_keyword(name->text)) {
        fail_at(p, name, "'%.*s' is not supported in an expression", STR_ARG(text));
        fail_hint(p, "use arrays, scalars, numbers and + - * /; put a constant into a scalar");
        return false;
    }
    if (find_index_variable(p, name->text) != NULL) {
        fail_at(p, name, "'%.*s' is an integer variable, but not a loop index here", STR_ARG(text));
        fail_hint(p, "size symbols need no declaration: remove it");
        return false;
    }
    if (context == IN_SUBSCRIPT) {
        fail_at(p, name, "index '%.*s' is not a loop index", STR_ARG(text));
        fail_hint(p, "use one of %s, or a size of an array or a loop bound", loop_names(p));
        return false;
    }
    fail_at(p, name, "'%.*s' is not declared", STR_ARG(text));
    hint_declaration(p, name);
    return false;
}

static bool parse_integer_name(struct parser *p, const struct token *name,
                               enum expr_context context, struct expr *e)
{
    e->integer = true;
    e->type = ELEM_DOUBLE;
    e->kind = EXPR_INDEX;
    e->ref = find_loop(p, name->text);
    if (e->ref >= 0)
        return true;
    e->kind = EXPR_SIZE;
    e->ref = find_symbol(p, name->text);
    if (e->ref >= 0)
        return true;
    if (context == IN_SIZE && !at_text(p, "(") && find_index_variable(p, name->text) == NULL) {
        e->ref = p->n_symbols;
        return check_new_name(p, name) && new_symbol(p, name);
    }
    return unknown_name(p, name, context);
}

static bool parse_scalar(struct parser *p, const struct token *name, enum expr_context context,
                         int scalar, struct expr *e)
{
    if (at_text(p, "[")) {
        fail_at(p, name, "'%.*s' is a scalar and takes no subscript", STR_ARG(name->text));
        return false;
    }
    if (context != IN_VALUE) {
        fail_at(p, name, "the scalar '%.*s' is not supported in a subscript, size or loop bound",
                STR_ARG(name->text));
        fail_hint(p, "size symbols need no declaration: remove it");
        return false;
    }
    e->kind = EXPR_SCALAR;
    e->type = p->scalars[scalar].type;
    e->ref = scalar;
    return true;
}

/* The type of all variables, if they have one. */
static bool type_of_all(const struct parser *p, enum elem_type *out)
{
    const int n = p->n_arrays + p->n_scalars;
    for (int v = 0; v < n; v++) {
        const enum elem_type type =
            v < p->n_arrays ? p->arrays[v].type : p->scalars[v - p->n_arrays].type;
        if (v > 0 && type != *out)
            return false;
        *out = type;
    }
    return n > 0;
}

/*
 * Kerncraft takes a name that nothing declares for a scalar of the type that all variables have.
 * Declares it so; false where it is a name of another kind, or the type is not clear.
 */
static bool take_undeclared(struct parser *p, const struct token *name)
{
    enum elem_type type = ELEM_DOUBLE;
    enum elem_type of_function;
    return p->n_loops > 0 && find_loop(p, name->text) < 0 && find_symbol(p, name->text) < 0 &&
           find_index_variable(p, name->text) == NULL && !is_keyword(name->text) &&
           kernel_function_named(name->text, &of_function) == N_FUNCTIONS && !at_text(p, "(") &&
           !at_text(p, "[") && name->text.len <= KERNEL_MAX_NAME_BYTES && type_of_all(p, &type) &&
           add_scalar(p, name, type);
}

/* A comparison is not a value to compute with. */
bool is_value(struct parser *p, const struct token *where, const struct tree *t)
{
    if (t->expr->kind != EXPR_COMPARE)
        return true;
    fail_at(p, where, "a comparison as a number is not supported");
    fail_hint(p, "write a conditional: `x > y ? 1.0 : 0.0`");
    return false;
}

int depth_above(const struct tree *a, const struct tree *b)
{
    return 1 + (a->depth > b->depth ? a->depth : b->depth);
}

/* Both take part in the recursion of parse_expr, which enter_nesting() limits. */
static bool parse_name(struct parser *p, enum expr_context context, struct tree *out)
{
    const struct token *name = this_token(p);
    int scalar = find_scalar(p, name->text);
    struct expr e = {0};
    if (find_array(p, name->text) >= 0) {
        if (context != IN_VALUE) {
            fail_at(p, name, "an array in a subscript, size or loop bound is not supported");
            fail_hint(p, "subscripts are linear in the loop indices, such as i + 1");
            return false;
        }
        const struct expr *reference = NULL;
        struct kernel_access access;
        if (!parse_array_reference(p, &reference, &access))
            return false;
        e = *reference;
        return add_access(p, name, &access, false, &e.access) &&
               make_tree(p, context, name, &e, 1, out);
    }
    take_token(p);
    if (context == IN_VALUE && scalar < 0 && at_text(p, "(")) {
        enum elem_type type;
        const enum kernel_function function = kernel_function_named(name->text, &type);
        if (function != N_FUNCTIONS)
            return parse_call(p, name, function, type, out);
    }
    if (context == IN_VALUE && scalar < 0 && take_undeclared(p, name))
        scalar = p->n_scalars - 1;
    if (scalar >= 0 ? !parse_scalar(p, name, context, scalar, &e)
                    : !parse_integer_name(p, name, context, &e))
        return false;
    return make_tree(p, context, name, &e, 1, out);
}

static bool parse_unary(struct parser *p, enum expr_context context, struct tree *out);

/* `(double)x`; an integer cast of an integer changes nothing and is left out. */
static bool parse_cast(struct parser *p, enum expr_context context, struct tree *out)
{
    const struct token *open = take_token(p);
    struct type_name type;
    struct tree operand;
    if (!take_type(p, &type) || !expect_text(p, ")", "after the type of a cast") ||
        !parse_unary(p, context, &operand) || !is_value(p, open, &operand))
        return false;
    if (type.integer && operand.expr->integer) {
        *out = operand;
        return true;
    }
    if (type.integer || context != IN_VALUE) {
        fail_at(p, open, "a cast between integer and floating-point values is not supported here");
        fail_hint(p, "cast to float, double or their _Complex types, outside of subscripts");
        return false;
    }
    const struct expr e = {.kind = EXPR_CAST, .type = type.type, .left = operand.expr};
    return make_tree(p, context, open, &e, operand.depth + 1, out);
}

static bool parse_parentheses(struct parser *p, enum expr_context context, struct tree *out)
{
    take_token(p);
    return parse_expr(p, context, out) && expect_text(p, ")", "to close the parenthesis");
}

static bool parse_primary(struct parser *p, enum expr_context context, struct tree *out)
{
    const struct token *token = this_token(p);
    if (token->kind == TOKEN_INTEGER || token->kind == TOKEN_REAL)
        return parse_number(p, context, out);
    if (at_text(p, "("))
        return at_type(p, 1) ? parse_cast(p, context, out) : parse_parentheses(p, context, out);
    if (token->kind == TOKEN_NAME)
        return parse_name(p, context, out);
    if (at_text(p, "&") || at_text(p, "*") || at_text(p, "!") || at_text(p, "~")) {
        fail_at(p, token, "the operator '%.*s' is not supported", STR_ARG(token->text));
        fail_hint(p, "use + - * / and array elements such as a[j][i]");
        return false;
    }
    fail_at(p, token, "expected a value, found '%.*s'",
            STR_ARG(str_slice(token->text, 0, KERNEL_MAX_NAME_BYTES)));
    return false;
}

static bool parse_sign(struct parser *p, enum expr_context context, struct tree *out)
{
    const struct token *sign = take_token(p);
    if (!parse_unary(p, context, out) || !is_value(p, sign, out))
        return false;
    if (sign->text.ptr[0] == '+')
        return true;
    const struct expr e = {.kind = EXPR_NEG,
                           .type = out->expr->type,
                           .integer = out->expr->integer,
                           .left = out->expr};
    return make_tree(p, context, sign, &e, out->depth + 1, out);
}

static bool parse_unary(struct parser *p, enum expr_context context, struct tree *out)
{
    if (!enter_nesting(p))
        return false;
    if (at_text(p, "++") || at_text(p, "--")) {
        fail_at(p, this_token(p), "'%.*s' inside an expression is not supported",
                STR_ARG(this_token(p)->text));
        fail_hint(p, "write `+ 1`, or `a - -b` with a space");
        return false;
    }
    const bool sign = at_text(p, "-") || at_text(p, "+");
    return leave_nesting(p, sign ? parse_sign(p, context, out) : parse_primary(p, context, out));
}

typedef bool operand_fn(struct parser *p, enum expr_context context, struct tree *out);

/* operand { op operand }, from the left; `ops` are the operators of this level. */
static bool parse_chain(struct parser *p, enum expr_context context, const char *ops,
                        operand_fn *operand, struct tree *out)
{
    struct tree left;
    if (!operand(p, context, &left))
        return false;
    for (;;) {
        const struct token *op = this_token(p);
        if (op->kind != TOKEN_PUNCTUATION || op->text.len != 1 ||
            strchr(ops, op->text.ptr[0]) == NULL)
            break;
        take_token(p);
        struct tree right;
        if (!is_value(p, op, &left) || !operand(p, context, &right) || !is_value(p, op, &right))
            return false;
        const struct expr e = {.kind = EXPR_BINARY,
                               .op = op->text.ptr[0],
                               .type = common_type(left.expr, right.expr),
                               .integer = left.expr->integer && right.expr->integer,
                               .left = left.expr,
                               .right = right.expr};
        if (context == IN_VALUE)
            count_operation(&p->flops, e.op, left.expr, right.expr);
        if (!make_tree(p, context, op, &e, depth_above(&left, &right), &left))
            return false;
    }
    *out = left;
    return true;
}

static bool parse_product(struct parser *p, enum expr_context context, struct tree *out)
{
    return parse_chain(p, context, "*/", parse_unary, out);
}

bool parse_sum(struct parser *p, enum expr_context context, struct tree *out)
{
    return parse_chain(p, context, "+-", parse_product, out);
}

bool refuse_operator(struct parser *p)
{
    static const char *const refused[] = {"%",  "?",  "==", "!=", "<", ">",  "<=", ">=", "&&", "||",
                                          "<<", ">>", "&",  "|",  "^", "++", "--", "->", ".",  "="};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        if (!at_text(p, refused[i]))
            continue;
        fail_at(p, this_token(p), "the operator '%s' is not supported here", refused[i]);
        fail_hint(p, "write expressions with + - * / and parentheses only");
        return false;
    }
    return true;
}

/* Recursive: enter_nesting() limits it. */
bool parse_expr(struct parser *p, enum expr_context context, struct tree *out)
{
    return parse_sum(p, context, out) && (context != IN_VALUE || parse_behind_sum(p, out)) &&
           (context != IN_SUBSCRIPT || refuse_operator(p));
}
