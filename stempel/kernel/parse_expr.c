#include <string.h>

#include "stempel/kernel/kernel.h"
#include "stempel/kernel/parser.h"

enum { MAX_NESTING = 200 }; /* parentheses, signs, casts and subscripts inside each other */

/* Round what may stand inside of itself; refuses too much of it. */
static bool enter_nesting(struct parser *p)
{
    if (++p->depth <= MAX_NESTING)
        return true;
    fail_at(p, this_token(p), "parentheses, signs or subscripts are nested too deeply");
    return fail_hint(p, "at most %d are supported", MAX_NESTING);
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
    const struct token *open = take_token(p);
    struct tree_type type;
    if (!take_type(p, &type) || !expect_text(p, ")", "after the type of a cast"))
        return NULL;
    return tree_cast(&p->maker, place_of(open), &type, parse_unary(p));
}

static const struct expr *parse_parentheses(struct parser *p)
{
    take_token(p);
    const struct expr *e = parse_expr(p);
    return e != NULL && expect_text(p, ")", "to close the parenthesis") ? e : NULL;
}

/* `fmax(x, y)` */
static const struct expr *parse_call(struct parser *p)
{
    enum { MOST = 2 };
    const struct token *name = take_token(p);
    const struct expr *arguments[MOST] = {NULL};
    enum elem_type type;
    int n = 0;
    if (kernel_function_named(name->text, &type) == N_FUNCTIONS)
        return tree_call(&p->maker, place_of(name), name->text, 0, NULL);
    take_token(p); /* ( */
    do {
        const struct expr *e = parse_expr(p);
        if (e == NULL)
            return NULL;
        if (n < MOST)
            arguments[n] = e;
        n++;
    } while (accept_text(p, ","));
    if (!expect_text(p, ")", "after the arguments"))
        return NULL;
    return tree_call(&p->maker, place_of(name), name->text, n, arguments);
}

/* `name[i][j]`, after the name. */
static const struct expr *parse_subscripts(struct parser *p, const struct token *name)
{
    const struct expr *subscripts[KERNEL_MAX_DIMS];
    int n = 0;
    for (; at_text(p, "["); n++) {
        const struct token *bracket = take_token(p);
        if (n == KERNEL_MAX_DIMS) {
            fail_at(p, bracket, "too many subscripts");
            fail_hint(p, "at most %d are supported", KERNEL_MAX_DIMS);
            return NULL;
        }
        subscripts[n] = parse_expr(p);
        if (subscripts[n] == NULL || !expect_text(p, "]", "to close the subscript"))
            return NULL;
    }
    const struct str last = p->tokens.items[p->at - 1].text;
    const struct str written = {name->text.ptr, (size_t)(last.ptr + last.len - name->text.ptr)};
    return tree_access(&p->maker, place_of(name), name->text, n, subscripts, written);
}

const struct expr *parse_variable(struct parser *p)
{
    const struct token *name = take_token(p);
    return at_text(p, "[") ? parse_subscripts(p, name)
                           : tree_name(&p->maker, place_of(name), name->text);
}

/* The last token is not a name, so a name always has a successor. */
static const struct expr *parse_name(struct parser *p)
{
    const struct token *name = this_token(p);
    if (token_is(&name[1], "("))
        return parse_call(p);
    if (!is_keyword(name->text))
        return parse_variable(p);
    fail_at(p, name, "'%.*s' is not supported in an expression", STR_ARG(token_text(name)));
    fail_hint(p, "use arrays, scalars, numbers and + - * /; put a constant into a scalar");
    return NULL;
}

static const struct expr *parse_primary(struct parser *p)
{
    const struct token *token = this_token(p);
    if (token->kind == TOKEN_INTEGER || token->kind == TOKEN_REAL)
        return tree_number(&p->maker, place_of(token), take_token(p)->text);
    if (at_text(p, "("))
        return at_type(p, 1) ? parse_cast(p) : parse_parentheses(p);
    if (token->kind == TOKEN_NAME)
        return parse_name(p);
    if (at_text(p, "&") || at_text(p, "*") || at_text(p, "!") || at_text(p, "~")) {
        fail_at(p, token, "the operator '%.*s' is not supported", STR_ARG(token->text));
        fail_hint(p, "use + - * / and array elements such as a[j][i]");
        return NULL;
    }
    fail_at(p, token, "expected a value, found '%.*s'", STR_ARG(token_text(token)));
    return NULL;
}

static const struct expr *parse_signed(struct parser *p)
{
    if (at_text(p, "++") || at_text(p, "--")) {
        fail_at(p, this_token(p), "'%.*s' inside an expression is not supported",
                STR_ARG(this_token(p)->text));
        fail_hint(p, "write `+ 1`, or `a - -b` with a space");
        return NULL;
    }
    const struct token *sign = this_token(p);
    if (accept_text(p, "-"))
        return tree_negative(&p->maker, place_of(sign), parse_unary(p));
    return accept_text(p, "+") ? parse_unary(p) : parse_primary(p);
}

/* Takes part in the recursion of parse_expr, which it limits. */
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
    while (left != NULL && this_token(p)->kind == TOKEN_PUNCTUATION &&
           this_token(p)->text.len == 1 && strchr(ops, this_token(p)->text.ptr[0]) != NULL) {
        const struct token *op = take_token(p);
        left = tree_binary(&p->maker, place_of(op), op->text.ptr[0], left, operand(p));
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
    const struct token *op = this_token(p);
    if (left == NULL || !kernel_compares(op->text))
        return left;
    take_token(p);
    return tree_compare(&p->maker, place_of(op), op->text, left, parse_sum(p));
}

/* operand { && operand }, and the same with ||. */
static const struct expr *parse_joined(struct parser *p, const char *op, operand_fn *operand)
{
    const struct expr *left = operand(p);
    while (left != NULL && at_text(p, op)) {
        const struct token *token = take_token(p);
        left = tree_compare(&p->maker, place_of(token), token->text, left, operand(p));
    }
    return left;
}

static const struct expr *parse_all(struct parser *p)
{
    return parse_joined(p, "&&", parse_comparison);
}

/* `u : v`, after the mark. */
static const struct expr *parse_values(struct parser *p, const struct token *mark,
                                       const struct expr *condition)
{
    const struct expr *first = parse_expr(p);
    if (first == NULL || !expect_text(p, ":", "between the two values of a conditional"))
        return NULL;
    return tree_choice(&p->maker, place_of(mark), condition, first, parse_expr(p));
}

static bool refuse_operator(struct parser *p)
{
    static const char *const refused[] = {"%",  "?",  "==", "!=", "<", ">",  "<=", ">=", "&&", "||",
                                          "<<", ">>", "&",  "|",  "^", "++", "--", "->", ".",  "="};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        if (!at_text(p, refused[i]))
            continue;
        fail_at(p, this_token(p), "the operator '%s' is not supported here", refused[i]);
        return fail_hint(p, "write expressions with + - * / and parentheses only");
    }
    return true;
}

/* Recursive: each way back here enters a nesting. */
const struct expr *parse_expr(struct parser *p)
{
    const struct expr *e = parse_joined(p, "||", parse_all);
    const struct token *mark = this_token(p);
    if (e != NULL && accept_text(p, "?"))
        e = enter_nesting(p) ? leave_nesting(p, parse_values(p, mark, e)) : NULL;
    return e != NULL && refuse_operator(p) ? e : NULL;
}
