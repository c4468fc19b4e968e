#include "collect/source/nest_expr.h"

enum { MAX_NESTING = 200, MAX_ARGUMENTS = 64 };

const struct token *cursor_token(const struct c_cursor *c)
{
    return &c->tokens[c->at];
}

const struct token *cursor_ahead(const struct c_cursor *c, size_t ahead)
{
    size_t at = c->at;
    while (ahead > 0 && c->tokens[at].kind != TOKEN_END) {
        at++;
        ahead--;
    }
    return &c->tokens[at];
}

const struct token *cursor_take(struct c_cursor *c)
{
    const struct token *t = cursor_token(c);
    if (t->kind != TOKEN_END)
        c->at++;
    return t;
}

bool cursor_at(const struct c_cursor *c, const char *text)
{
    return token_is(cursor_token(c), text);
}

bool cursor_accept(struct c_cursor *c, const char *text)
{
    if (!cursor_at(c, text))
        return false;
    c->at++;
    return true;
}

static struct str shown(const struct token *t)
{
    return str_slice(t->text, 0, KERNEL_MAX_NAME_BYTES);
}

bool cursor_expect(struct c_cursor *c, const char *text, const char *where)
{
    if (cursor_accept(c, text))
        return true;
    const struct token *t = cursor_token(c);
    return source_fail(c->source, t, "expected '%s' %s, found '%.*s'", text, where,
                       STR_ARG(shown(t)));
}

bool c_integer_value(struct str text, int64_t *out)
{
    size_t n = 0;
    while (n < text.len && text.ptr[n] >= '0' && text.ptr[n] <= '9')
        n++;
    for (size_t i = n; i < text.len; i++) {
        if (i > n + 2 ||
            (text.ptr[i] != 'u' && text.ptr[i] != 'U' && text.ptr[i] != 'l' && text.ptr[i] != 'L'))
            return false;
    }
    if (n > 1 && text.ptr[0] == '0')
        return false;
    return str_to_i64(str_slice(text, 0, n), out);
}

static bool make(const struct c_cursor *c, const struct c_expr *e, const struct c_expr **out)
{
    struct c_expr node = *e;
    const int left = e->left == NULL ? 0 : e->left->height;
    const int right = e->right == NULL ? 0 : e->right->height;
    node.height = 1 + (left > right ? left : right);
    for (int i = 0; i < e->n_arguments; i++) {
        if (e->arguments[i]->height >= node.height)
            node.height = 1 + e->arguments[i]->height;
    }
    if (node.height > KERNEL_MAX_DEPTH / 2) {
        source_fail(c->source, e->at, "this expression is too deep");
        return source_hint(c->source, "split it: at most %d operations in a chain",
                           KERNEL_MAX_DEPTH / 2);
    }
    *out = arena_copy(c->source->arena, &node, 1, sizeof node);
    return true;
}

static bool parse_unary(struct c_cursor *c, const struct c_expr **out);

static bool parse_call(struct c_cursor *c, const struct token *name, const struct c_expr **out)
{
    const struct c_expr *arguments[MAX_ARGUMENTS];
    int n = 0;
    cursor_take(c);
    while (!cursor_at(c, ")")) {
        if (n == MAX_ARGUMENTS) {
            source_fail(c->source, cursor_token(c), "too many arguments");
            return source_hint(c->source, "at most %d are supported", MAX_ARGUMENTS);
        }
        if (!c_expr_parse(c, &arguments[n++]))
            return false;
        if (!cursor_accept(c, ","))
            break;
    }
    const struct c_expr call = {
        .kind = CX_CALL,
        .at = name,
        .n_arguments = n,
        .arguments = arena_copy(c->source->arena, arguments, (size_t)n, sizeof(void *))};
    return cursor_expect(c, ")", "after the arguments") && make(c, &call, out);
}

static bool parse_subscript(struct c_cursor *c, const struct c_expr **value)
{
    struct c_expr e = {.kind = CX_INDEX, .at = cursor_take(c), .left = *value};
    return c_expr_parse(c, &e.right) && cursor_expect(c, "]", "to close the subscript") &&
           make(c, &e, value);
}

static bool parse_member(struct c_cursor *c, const struct c_expr **value)
{
    cursor_take(c); /* . or -> */
    const struct c_expr e = {.kind = CX_MEMBER, .at = cursor_take(c), .left = *value};
    if (e.at->kind == TOKEN_NAME)
        return make(c, &e, value);
    return source_fail(c->source, e.at, "expected the name of a member, found '%.*s'",
                       STR_ARG(shown(e.at)));
}

/* What may follow a value: subscripts, members, and what is refused. */
static bool parse_behind(struct c_cursor *c, const struct c_expr **value)
{
    static const struct {
        const char *op;
        const char *what;
        const char *hint;
    } refused[] = {
        {"++", "'++' inside an expression", "write `+ 1`"},
        {"--", "'--' inside an expression", "write `- 1`"},
        {"(", "a call by pointer", "write out what it computes"},
    };
    while (cursor_at(c, "[") || cursor_at(c, ".") || cursor_at(c, "->")) {
        if (!(cursor_at(c, "[") ? parse_subscript(c, value) : parse_member(c, value)))
            return false;
    }
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        if (cursor_at(c, refused[i].op)) {
            source_fail(c->source, cursor_token(c), "%s is not supported", refused[i].what);
            return source_hint(c->source, "%s", refused[i].hint);
        }
    }
    return true;
}

static bool parse_primary(struct c_cursor *c, const struct c_expr **out)
{
    const struct token *t = cursor_take(c);
    if (token_is(t, "("))
        return c_expr_parse(c, out) && cursor_expect(c, ")", "to close the bracket") &&
               parse_behind(c, out);
    if (t->kind == TOKEN_NAME && cursor_at(c, "("))
        return parse_call(c, t, out) && parse_behind(c, out);
    const struct c_expr leaf = {.kind = t->kind == TOKEN_NAME   ? CX_NAME
                                        : t->kind == TOKEN_REAL ? CX_REAL
                                                                : CX_INTEGER,
                                .at = t};
    if (t->kind == TOKEN_NAME || t->kind == TOKEN_REAL || t->kind == TOKEN_INTEGER)
        return make(c, &leaf, out) && parse_behind(c, out);
    return source_fail(c->source, t, "expected a value, found '%.*s'", STR_ARG(shown(t)));
}

static bool parse_cast(struct c_cursor *c, const struct c_expr **out)
{
    struct c_expr e = {.kind = CX_CAST, .at = cursor_take(c)};
    if (!c_type_take(c, &e.type))
        return false;
    if (cursor_at(c, "*")) {
        source_fail(c->source, cursor_token(c), "a cast to a pointer is not supported");
        return source_hint(c->source, "declare the array with the type it is used as");
    }
    return cursor_expect(c, ")", "after the type of a cast") && parse_unary(c, &e.left) &&
           make(c, &e, out);
}

/* Recursion is limited by MAX_NESTING. */
static bool parse_unary_inside(struct c_cursor *c, const struct c_expr **out)
{
    static const char *const signs[] = {"-", "+", "!", "~", "&", "*"};
    const struct token *t = cursor_token(c);
    if (token_is(t, "++") || token_is(t, "--")) {
        source_fail(c->source, t, "'%.*s' inside an expression is not supported", STR_ARG(t->text));
        return source_hint(c->source, "write `%c 1`", t->text.ptr[0]);
    }
    if (token_is(t, "sizeof")) {
        source_fail(c->source, t, "'sizeof' is not supported here");
        return source_hint(c->source, "write the number of elements");
    }
    if (token_is(t, "(") && c_type_at(c, 1))
        return parse_cast(c, out);
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (!token_is(t, signs[i]))
            continue;
        struct c_expr e = {.kind = CX_UNARY, .at = cursor_take(c), .op = t->text};
        return parse_unary(c, &e.left) && make(c, &e, out);
    }
    return parse_primary(c, out);
}

static bool parse_unary(struct c_cursor *c, const struct c_expr **out)
{
    if (++c->depth > MAX_NESTING) {
        source_fail(c->source, cursor_token(c), "brackets or signs are nested too deeply");
        return source_hint(c->source, "at most %d are supported", MAX_NESTING);
    }
    const bool ok = parse_unary_inside(c, out);
    c->depth--;
    return ok;
}

/* Binary operators, the loosest first. */
static const char *const levels[][5] = {
    {"||"},       {"&&"},     {"|"},           {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="},
    {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
};
enum { N_LEVELS = sizeof levels / sizeof *levels };

static bool at_level(const struct c_cursor *c, int level)
{
    for (int i = 0; i < 5 && levels[level][i] != NULL; i++) {
        if (cursor_at(c, levels[level][i]))
            return true;
    }
    return false;
}

static int binding(const struct c_cursor *c)
{
    int level = 0;
    while (level < N_LEVELS && !at_level(c, level))
        level++;
    return level == N_LEVELS ? -1 : level;
}

/* Precedence climbing: operators that bind at least as tightly as `least`. */
static bool parse_binary(struct c_cursor *c, int least, const struct c_expr **out)
{
    if (!parse_unary(c, out))
        return false;
    for (int level = binding(c); level >= least; level = binding(c)) {
        const struct token *op = cursor_take(c);
        struct c_expr e = {.kind = CX_BINARY, .at = op, .op = op->text, .left = *out};
        if (!parse_binary(c, level + 1, &e.right) || !make(c, &e, out))
            return false;
    }
    return true;
}

/* `x ? u : v`, behind x. Recursive: limited by MAX_NESTING. */
static bool parse_choice(struct c_cursor *c, const struct c_expr **out)
{
    const struct c_expr *values[2];
    struct c_expr e = {.kind = CX_CHOICE, .at = cursor_take(c), .left = *out, .n_arguments = 2};
    if (++c->depth > MAX_NESTING) {
        source_fail(c->source, e.at, "conditionals are nested too deeply");
        return source_hint(c->source, "at most %d are supported", MAX_NESTING);
    }
    if (!c_expr_parse(c, &values[0]) ||
        !cursor_expect(c, ":", "between the two values of a conditional") ||
        !c_expr_parse(c, &values[1]))
        return false;
    c->depth--;
    e.arguments = arena_copy(c->source->arena, values, 2, sizeof(void *));
    return make(c, &e, out);
}

/* Recursive: limited by MAX_NESTING. */
bool c_expr_parse(struct c_cursor *c, const struct c_expr **out)
{
    return parse_binary(c, 0, out) && (!cursor_at(c, "?") || parse_choice(c, out));
}

static bool integer_binary(struct str op, int64_t a, int64_t b, int64_t *out)
{
    if (str_eq(op, STR("/")) || str_eq(op, STR("%"))) {
        if (b == 0 || (b == -1 && a == INT64_MIN))
            return false;
        *out = op.ptr[0] == '/' ? a / b : a % b;
        return true;
    }
    if (str_eq(op, STR("+")))
        return !__builtin_add_overflow(a, b, out);
    else if (str_eq(op, STR("-")))
        return !__builtin_sub_overflow(a, b, out);
    else if (str_eq(op, STR("*")))
        return !__builtin_mul_overflow(a, b, out);
    else if (str_eq(op, STR("||")))
        *out = a != 0 || b != 0;
    else if (str_eq(op, STR("&&")))
        *out = a != 0 && b != 0;
    else if (str_eq(op, STR("==")))
        *out = a == b;
    else if (str_eq(op, STR("!=")))
        *out = a != b;
    else if (str_eq(op, STR("<")))
        *out = a < b;
    else if (str_eq(op, STR(">")))
        *out = a > b;
    else if (str_eq(op, STR("<=")))
        *out = a <= b;
    else if (str_eq(op, STR(">=")))
        *out = a >= b;
    else
        return false;
    return true;
}

bool c_expr_integer(const struct c_source *s, const struct c_expr *e, int64_t *out)
{
    int64_t a = 0;
    int64_t b = 0;
    switch (e->kind) {
    case CX_INTEGER:
        return c_integer_value(e->at->text, out);
    case CX_NAME: {
        const struct macro *m = source_macro(s, e->at->text, s->tokens.count);
        *out = 0;
        return m == NULL || macro_integer(m, out);
    }
    case CX_CALL: /* __has_include(…) and the like: not here */
        *out = 0;
        return true;
    case CX_UNARY:
        if (!c_expr_integer(s, e->left, &a) || a == INT64_MIN)
            return false;
        *out = str_eq(e->op, STR("!")) ? a == 0 : str_eq(e->op, STR("-")) ? -a : a;
        return str_eq(e->op, STR("!")) || str_eq(e->op, STR("-")) || str_eq(e->op, STR("+"));
    case CX_BINARY:
        return c_expr_integer(s, e->left, &a) && c_expr_integer(s, e->right, &b) &&
               integer_binary(e->op, a, b, out);
    default:
        return false;
    }
}
