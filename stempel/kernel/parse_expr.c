#include <string.h>

#include "stempel/kernel/kernel.h"
#include "stempel/kernel/parser.h"

enum { MAX_NESTING = 200 }; /* nested parentheses, signs, casts and subscripts */

/* Brackets the parsing of what can be nested; refuses deep nesting. */
static bool enter_nesting(struct parser *p)
{
    if (++p->depth <= MAX_NESTING)
        return true;
    parser_fail(p, parser_token(p), "parentheses, signs or subscripts are nested too deeply");
    return err_hint(p->maker.err, "at most %d are supported", MAX_NESTING);
}

static const struct expr *leave_nesting(struct parser *p, const struct expr *e)
{
    p->depth--;
    return e;
}

/* --- values --- */

static const struct expr *parse_unary(struct parser *p);

/* `(double)x` */
static const struct expr *parse_cast(struct parser *p)
{
    const struct token *open = parser_take(p);
    struct tree_type type;
    if (!parser_take_type(p, &type) || !parser_expect(p, ")", "after the type of a cast"))
        return NULL;
    return tree_cast(&p->maker, token_place(open), &type, parse_unary(p));
}

static const struct expr *parse_parentheses(struct parser *p)
{
    parser_take(p);
    const struct expr *e = parse_expr(p);
    return e != NULL && parser_expect(p, ")", "to close the parenthesis") ? e : NULL;
}

/* `fmax(x, y)` */
static const struct expr *parse_call(struct parser *p)
{
    enum { MAX_ARGUMENTS = 2 };
    const struct token *name = parser_take(p);
    const struct expr *arguments[MAX_ARGUMENTS] = {NULL};
    enum elem_type type;
    int n = 0;
    if (kernel_function_named(name->text, &type) == N_FUNCTIONS)
        return tree_call(&p->maker, token_place(name), name->text, 0, NULL);
    parser_take(p); /* ( */
    do {
        const struct expr *e = parse_expr(p);
        if (e == NULL)
            return NULL;
        if (n < MAX_ARGUMENTS)
            arguments[n] = e;
        n++;
    } while (parser_accept(p, ","));
    if (!parser_expect(p, ")", "after the arguments"))
        return NULL;
    return tree_call(&p->maker, token_place(name), name->text, n, arguments);
}

/* `name[i][j]`, after the name. */
static const struct expr *parse_subscripts(struct parser *p, const struct token *name)
{
    const struct expr *subscripts[KERNEL_MAX_DIMS];
    int n = 0;
    for (; parser_at(p, "["); n++) {
        const struct token *bracket = parser_take(p);
        if (n == KERNEL_MAX_DIMS) {
            parser_fail(p, bracket, "too many subscripts");
            err_hint(p->maker.err, "at most %d are supported", KERNEL_MAX_DIMS);
            return NULL;
        }
        subscripts[n] = parse_expr(p);
        if (subscripts[n] == NULL || !parser_expect(p, "]", "to close the subscript"))
            return NULL;
    }
    const struct str last = p->tokens.items[p->at - 1].text;
    const struct str written = {name->text.ptr, (size_t)(last.ptr + last.len - name->text.ptr)};
    return tree_access(&p->maker, token_place(name), name->text, n, subscripts, written);
}

const struct expr *parse_variable(struct parser *p)
{
    const struct token *name = parser_take(p);
    return parser_at(p, "[") ? parse_subscripts(p, name)
                             : tree_name(&p->maker, token_place(name), name->text);
}

/* The last token is not a name, so a name always has a successor. */
static const struct expr *parse_name(struct parser *p)
{
    const struct token *name = parser_token(p);
    if (token_is(&name[1], "("))
        return parse_call(p);
    if (!parser_is_keyword(name->text))
        return parse_variable(p);
    parser_fail(p, name, "'%.*s' is not supported in an expression", STR_ARG(token_text(name)));
    err_hint(p->maker.err,
             "use arrays, scalars, numbers and + - * /; put a constant into a scalar");
    return NULL;
}

static const struct expr *parse_primary(struct parser *p)
{
    const struct token *token = parser_token(p);
    if (token->kind == TOKEN_INTEGER || token->kind == TOKEN_REAL)
        return tree_number(&p->maker, token_place(token), parser_take(p)->text);
    if (parser_at(p, "("))
        return parser_at_type(p, 1) ? parse_cast(p) : parse_parentheses(p);
    if (token->kind == TOKEN_NAME)
        return parse_name(p);
    if (parser_at(p, "&") || parser_at(p, "*") || parser_at(p, "!") || parser_at(p, "~")) {
        parser_fail(p, token, "the operator '%.*s' is not supported", STR_ARG(token->text));
        err_hint(p->maker.err, "use + - * / and array elements such as a[j][i]");
        return NULL;
    }
    parser_fail(p, token, "expected a value, found '%.*s'", STR_ARG(token_text(token)));
    return NULL;
}

static const struct expr *parse_signed(struct parser *p)
{
    if (parser_at(p, "++") || parser_at(p, "--")) {
        parser_fail(p, parser_token(p), "'%.*s' inside an expression is not supported",
                    STR_ARG(parser_token(p)->text));
        err_hint(p->maker.err, "write `+ 1`, or `a - -b` with a space");
        return NULL;
    }
    const struct token *sign = parser_token(p);
    if (parser_accept(p, "-"))
        return tree_negative(&p->maker, token_place(sign), parse_unary(p));
    return parser_accept(p, "+") ? parse_unary(p) : parse_primary(p);
}

/* Part of the recursion of parse_expr; limits its depth. */
static const struct expr *parse_unary(struct parser *p)
{
    return enter_nesting(p) ? leave_nesting(p, parse_signed(p)) : NULL;
}

/* --- operators --- */

typedef const struct expr *operand_fn(struct parser *p);

/* operand { op operand }, from the left; `ops` are the operators of this level. */
static const struct expr *parse_chain(struct parser *p, const char *ops, operand_fn *operand)
{
    const struct expr *left = operand(p);
    while (left != NULL && parser_token(p)->kind == TOKEN_PUNCTUATION &&
           parser_token(p)->text.len == 1 && strchr(ops, parser_token(p)->text.ptr[0]) != NULL) {
        const struct token *op = parser_take(p);
        left = tree_binary(&p->maker, token_place(op), op->text.ptr[0], left, operand(p));
    }
    return left;
}

static const struct expr *parse_product(struct parser *p)
{
    return parse_chain(p, "*/", parse_unary);
}

static const struct expr *parse_sum(struct parser *p)
{
    return parse_chain(p, "+-", parse_product);
}

/* `x > y`, or only the sum. */
static const struct expr *parse_comparison(struct parser *p)
{
    const struct expr *left = parse_sum(p);
    const struct token *op = parser_token(p);
    if (left == NULL || !kernel_compares(op->text))
        return left;
    parser_take(p);
    return tree_compare(&p->maker, token_place(op), op->text, left, parse_sum(p));
}

/* operand { && operand }, and the same with ||. */
static const struct expr *parse_joined(struct parser *p, const char *op, operand_fn *operand)
{
    const struct expr *left = operand(p);
    while (left != NULL && parser_at(p, op)) {
        const struct token *token = parser_take(p);
        left = tree_compare(&p->maker, token_place(token), token->text, left, operand(p));
    }
    return left;
}

static const struct expr *parse_all(struct parser *p)
{
    return parse_joined(p, "&&", parse_comparison);
}

/* `u : v`, after the `?`. */
static const struct expr *parse_values(struct parser *p, const struct token *mark,
                                       const struct expr *condition)
{
    const struct expr *first = parse_expr(p);
    if (first == NULL || !parser_expect(p, ":", "between the two values of a conditional"))
        return NULL;
    return tree_choice(&p->maker, token_place(mark), condition, first, parse_expr(p));
}

static bool refuse_operator(struct parser *p)
{
    static const char *const refused[] = {"%",  "?",  "==", "!=", "<", ">",  "<=", ">=", "&&", "||",
                                          "<<", ">>", "&",  "|",  "^", "++", "--", "->", ".",  "="};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        if (!parser_at(p, refused[i]))
            continue;
        parser_fail(p, parser_token(p), "the operator '%s' is not supported here", refused[i]);
        return err_hint(p->maker.err, "write expressions with + - * / and parentheses only");
    }
    return true;
}

/* Recursive: each recursion goes through the nesting limit above. */
const struct expr *parse_expr(struct parser *p)
{
    const struct expr *e = parse_joined(p, "||", parse_all);
    const struct token *mark = parser_token(p);
    if (e != NULL && parser_accept(p, "?"))
        e = enter_nesting(p) ? leave_nesting(p, parse_values(p, mark, e)) : NULL;
    return e != NULL && refuse_operator(p) ? e : NULL;
}
