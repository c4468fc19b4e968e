#include "stempel/kernel/parser.h"

/* Calls of functions, comparisons, and choices by them. */

/* Recursive: enter_nesting() limits it. */
bool parse_call(struct parser *p, const struct token *name, enum kernel_function function,
                enum elem_type type, struct tree *out)
{
    const struct kernel_function_row *row = &kernel_functions[function];
    struct tree arguments[2] = {{0}};
    if (!enter_nesting(p))
        return false;
    take_token(p); /* ( */
    for (int i = 0; i < row->n_arguments; i++) {
        if ((i > 0 && !expect_text(p, ",", "between two arguments")) ||
            !parse_expr(p, IN_VALUE, &arguments[i]) || !is_value(p, name, &arguments[i]))
            return false;
        if (is_complex_value(arguments[i].expr)) {
            fail_at(p, name, "'%.*s' of a complex value is not supported", STR_ARG(name->text));
            fail_hint(p, "compute the real and imaginary parts separately");
            return false;
        }
    }
    p->flops.add += row->add;
    p->flops.div += row->div;
    const struct expr e = {.kind = EXPR_CALL,
                           .type = type,
                           .ref = (int)function,
                           .text = name->text,
                           .left = arguments[0].expr,
                           .right = arguments[1].expr};
    return leave_nesting(p, expect_text(p, ")", "after the arguments")) &&
           make_tree(p, IN_VALUE, name, &e, depth_above(&arguments[0], &arguments[1]), out);
}

/* ---- choices ---- */

/* *out against `right`. */
static bool make_compare(struct parser *p, const struct token *op, const struct tree *right,
                         struct tree *out)
{
    const struct expr e = {.kind = EXPR_COMPARE,
                           .type = ELEM_DOUBLE,
                           .text = op->text,
                           .left = out->expr,
                           .right = right->expr};
    return make_tree(p, IN_VALUE, op, &e, depth_above(out, right), out);
}

/* `x > y`: after x. */
static bool parse_comparison(struct parser *p, struct tree *out)
{
    const struct token *op = take_token(p);
    struct tree right;
    if (!is_value(p, op, out) || !parse_sum(p, IN_VALUE, &right) || !is_value(p, op, &right))
        return false;
    if (out->expr->integer && right.expr->integer) {
        fail_at(p, op, "a condition on loop indices is not supported");
        fail_hint(p, "a kernel computes the same everywhere: treat the boundary in separate loops");
        return false;
    }
    if (is_complex_value(out->expr) || is_complex_value(right.expr)) {
        fail_at(p, op, "complex values cannot be compared");
        return false;
    }
    return make_compare(p, op, &right, out);
}

static bool is_condition(struct parser *p, const struct token *where, const struct tree *t)
{
    if (t->expr->kind == EXPR_COMPARE)
        return true;
    fail_at(p, where, "a number as a condition is not supported");
    fail_hint(p, "compare it: `x != 0`");
    return false;
}

/* A comparison as an operand of && and ||, in brackets or not. Recursive: enter_nesting() limits
 * it. */
static bool parse_condition(struct parser *p, struct tree *out)
{
    const struct token *where = this_token(p);
    return parse_sum(p, IN_VALUE, out) &&
           (!kernel_compares(this_token(p)->text) || parse_comparison(p, out)) &&
           is_condition(p, where, out);
}

/* `x > y && …`, after a comparison; `||` binds less. Recursive: enter_nesting() limits it. */
static bool parse_conditions(struct parser *p, const char *op, struct tree *out)
{
    const bool any = op[0] == '|';
    if (any && !parse_conditions(p, "&&", out))
        return false;
    while (at_text(p, op)) {
        const struct token *token = take_token(p);
        struct tree right;
        if (!is_condition(p, token, out) || !parse_condition(p, &right) ||
            (any && !parse_conditions(p, "&&", &right)))
            return false;
        if (!make_compare(p, token, &right, out))
            return false;
    }
    return true;
}

/* `x > y ? u : v`, after the comparison. Recursive: enter_nesting() limits it. */
static bool parse_choice(struct parser *p, struct tree *out)
{
    const struct token *mark = take_token(p);
    struct tree first, second, choices;
    if (out->expr->kind != EXPR_COMPARE) {
        fail_at(p, mark, "a conditional without a comparison is not supported");
        fail_hint(p, "compare two values: `x > 0 ? u : v`");
        return false;
    }
    if (!enter_nesting(p) || !parse_expr(p, IN_VALUE, &first) || !is_value(p, mark, &first) ||
        !expect_text(p, ":", "between the two values of a conditional") ||
        !parse_expr(p, IN_VALUE, &second) || !is_value(p, mark, &second))
        return false;
    const struct expr pair = {.kind = EXPR_CHOICES,
                              .type = common_type(first.expr, second.expr),
                              .integer = first.expr->integer && second.expr->integer,
                              .left = first.expr,
                              .right = second.expr};
    if (!leave_nesting(p,
                       make_tree(p, IN_VALUE, mark, &pair, depth_above(&first, &second), &choices)))
        return false;
    const struct expr e = {.kind = EXPR_CHOICE,
                           .type = pair.type,
                           .integer = pair.integer,
                           .left = out->expr,
                           .right = choices.expr};
    return make_tree(p, IN_VALUE, mark, &e, depth_above(out, &choices), out);
}

bool parse_behind_sum(struct parser *p, struct tree *out)
{
    const struct token *where = this_token(p);
    if ((kernel_compares(this_token(p)->text) && !parse_comparison(p, out)) ||
        !parse_conditions(p, "||", out))
        return false;
    if (at_text(p, "?"))
        return parse_choice(p, out);
    /* In brackets the choice may still come. */
    return at_text(p, ")") || (refuse_operator(p) && is_value(p, where, out));
}
