#include "stempel/kernel/parser.h"

#include "stempel/kernel/build.h"

/* --- declarations --- */

static bool parse_dims(struct parser *p, struct tree_variable *v)
{
    const struct expr *dims[KERNEL_MAX_DIMS];
    while (parser_accept(p, "[")) {
        if (v->n_dims == KERNEL_MAX_DIMS) {
            parser_fail(p, parser_token(p), "too many dimensions");
            return err_hint(p->maker.err, "at most %d are supported", KERNEL_MAX_DIMS);
        }
        if (parser_at(p, "]")) {
            parser_fail(p, parser_token(p), "an array without a size is not supported");
            return err_hint(p->maker.err, "write a number or a size symbol: `double a[M][N];`");
        }
        dims[v->n_dims] = parse_expr(p);
        if (dims[v->n_dims++] == NULL || !parser_expect(p, "]", "after the array size"))
            return false;
    }
    v->dims = arena_copy(p->maker.arena, dims, (size_t)v->n_dims, sizeof(void *));
    return true;
}

static bool parse_value(struct parser *p, struct tree_variable *v)
{
    if (v->type.integer || v->n_dims != 0) {
        parser_fail(p, parser_token(p), "an initial value is not supported here");
        return err_hint(p->maker.err, "write `%.*s %.*s%s;`: %s", STR_ARG(v->type.text),
                        STR_ARG(v->name), v->type.integer ? "" : "[N]",
                        v->type.integer ? "size symbols need no declaration, see -D"
                                        : "the benchmark program initialises the arrays");
    }
    parser_take(p); /* = */
    v->value = parse_expr(p);
    return v->value != NULL;
}

static bool parse_declarator(struct parser *p, const struct tree_type *type)
{
    const struct token *name = parser_token(p);
    if (parser_at(p, "*")) {
        parser_fail(p, name, "pointers are not supported");
        return err_hint(p->maker.err, "declare the array with its sizes: `double a[M][N];`");
    }
    if (!parser_take_name(p, &name))
        return false;
    struct tree_variable v = {.at = token_place(name), .name = name->text, .type = *type};
    if (!parse_dims(p, &v) || (parser_at(p, "=") && !parse_value(p, &v)))
        return false;
    if (parser_at(p, "(")) {
        parser_fail(p, parser_token(p), "functions are not supported");
        return err_hint(p->maker.err,
                        "write declarations and one loop nest, and nothing around them");
    }
    tree_add_variable(&p->maker, &v);
    return true;
}

/* Pragmas before the code change no prediction, as in Kerncraft. */
static void skip_pragmas(struct parser *p)
{
    while (parser_token(p)->kind == TOKEN_PRAGMA)
        parser_take(p);
}

static bool parse_declaration(struct parser *p)
{
    struct tree_type type;
    if (!parser_take_type(p, &type))
        return false;
    do {
        if (!parse_declarator(p, &type))
            return false;
    } while (parser_accept(p, ","));
    if (!parser_expect(p, ";", "after the declaration"))
        return false;
    skip_pragmas(p);
    return true;
}

/* --- loops --- */

static bool parse_loop_index(struct parser *p, struct tree_loop *loop)
{
    const struct token *first = parser_token(p);
    struct tree_type type = {.integer = true};
    if (parser_at_type(p, 0) && !parser_take_type(p, &type))
        return false;
    if (!type.integer) {
        parser_fail(p, first, "a loop index of type %.*s is not supported", STR_ARG(type.text));
        return err_hint(p->maker.err, "write int, long, unsigned or size_t");
    }
    const struct token *name = NULL;
    if (!parser_take_name(p, &name))
        return false;
    loop->at = token_place(name);
    loop->index = name->text;
    loop->type = type.text;
    return true;
}

static bool parse_start(struct parser *p, struct tree_loop *loop)
{
    if (!parser_expect(p, "=", "after the loop index"))
        return false;
    loop->start = parse_expr(p);
    return loop->start != NULL && parser_expect(p, ";", "in the loop header");
}

/* Takes the loop's own index or fails. */
static bool expect_index(struct parser *p, const struct tree_loop *loop)
{
    const struct token *name = parser_take(p);
    if (str_eq(name->text, loop->index))
        return true;
    parser_fail(p, name, "expected the loop index '%.*s', found '%.*s'", STR_ARG(loop->index),
                STR_ARG(token_text(name)));
    return err_hint(p->maker.err, "write `for (int %.*s = 1; %.*s < N - 1; ++%.*s)`",
                    STR_ARG(loop->index), STR_ARG(loop->index), STR_ARG(loop->index));
}

static bool parse_condition(struct parser *p, struct tree_loop *loop)
{
    if (!expect_index(p, loop))
        return false;
    const struct token *compare = parser_take(p);
    loop->inclusive = str_eq(compare->text, STR("<="));
    if (!loop->inclusive && !str_eq(compare->text, STR("<"))) {
        parser_fail(p, compare, "a loop condition with '%.*s' is not supported",
                    STR_ARG(token_text(compare)));
        return err_hint(p->maker.err, "write `<` or `<=` and count upwards");
    }
    loop->end = parse_expr(p);
    return loop->end != NULL && parser_expect(p, ";", "in the loop header");
}

static bool parse_step(struct parser *p, struct tree_loop *loop)
{
    if (parser_accept(p, "++"))
        return expect_index(p, loop);
    if (!expect_index(p, loop))
        return false;
    if (parser_accept(p, "++"))
        return true;
    if (parser_accept(p, "+=")) {
        loop->step = parse_expr(p);
        return loop->step != NULL;
    }
    parser_fail(p, parser_token(p), "this step is not supported");
    return err_hint(p->maker.err, "write `++%.*s`, `%.*s++` or `%.*s += 2`", STR_ARG(loop->index),
                    STR_ARG(loop->index), STR_ARG(loop->index));
}

static bool parse_loop_header(struct parser *p)
{
    struct tree_loop loop = {0};
    return parser_expect(p, "for", "here") && parser_expect(p, "(", "after 'for'") &&
           parse_loop_index(p, &loop) && parse_start(p, &loop) && parse_condition(p, &loop) &&
           parse_step(p, &loop) && parser_expect(p, ")", "after the loop header") &&
           tree_add_loop(&p->maker, &loop);
}

/* --- statements --- */

static bool refuse_target(struct parser *p, const struct token *name)
{
    static const char *const statements[] = {"if", "while", "do", "return", "goto", "switch"};
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        if (token_is(name, statements[i])) {
            parser_fail(p, name, "'%s' is not supported", statements[i]);
            return err_hint(p->maker.err, "the innermost loop may hold only assignments");
        }
    }
    if (parser_at_type(p, 0)) {
        parser_fail(p, name, "a declaration inside the loops is not supported");
        return err_hint(p->maker.err, "declare all variables before the loops");
    }
    return parser_fail(p, name, "expected an assignment, found '%.*s'", STR_ARG(token_text(name)));
}

/* `=`, or the operation of `+= -= *= /=`. */
static bool parse_assignment_operator(struct parser *p, char *op)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/="};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (parser_accept(p, operators[i])) {
            *op = operators[i][0];
            return true;
        }
    }
    parser_fail(p, parser_token(p), "expected an assignment operator, found '%.*s'",
                STR_ARG(token_text(parser_token(p))));
    return err_hint(p->maker.err, "use one of = += -= *= /=");
}

static bool parse_statement(struct parser *p)
{
    const struct token *first = parser_token(p);
    if (parser_at(p, "for")) {
        parser_fail(p, first, "a loop next to statements is not supported");
        return err_hint(p->maker.err,
                        "the nest must be perfect: all statements in the innermost loop");
    }
    if (first->kind != TOKEN_NAME || parser_is_keyword(first->text) || parser_at_type(p, 0))
        return refuse_target(p, first);
    char op = '=';
    const struct expr *target = parse_variable(p);
    if (target == NULL || !parse_assignment_operator(p, &op))
        return false;
    const struct expr *value = parse_expr(p);
    return value != NULL && parser_expect(p, ";", "after the assignment") &&
           tree_add_statement(&p->maker, target, op, value);
}

/* --- the nest --- */

static bool parse_body(struct parser *p, bool braces)
{
    if (parser_at(p, "}") || parser_at(p, ";")) {
        parser_fail(p, parser_token(p), "the innermost loop is empty");
        return err_hint(p->maker.err, "write at least one assignment");
    }
    do {
        if (!parse_statement(p))
            return false;
        if (braces)
            skip_pragmas(p);
    } while (braces && !parser_at(p, "}"));
    return true;
}

/* for (…) { for (…) { statements } }; braces[l] says whether loop l has them. */
static bool parse_nest(struct parser *p)
{
    const struct tree *tree = &p->maker.tree;
    bool braces[KERNEL_MAX_LOOPS] = {false};
    if (!parser_at(p, "for")) {
        parser_fail(p, parser_token(p), "expected a declaration or a loop, found '%.*s'",
                    STR_ARG(token_text(parser_token(p))));
        return err_hint(p->maker.err, "a kernel is declarations, then one loop nest");
    }
    do {
        if (!parse_loop_header(p))
            return false;
        braces[tree->n_loops - 1] = parser_accept(p, "{");
        skip_pragmas(p);
    } while (parser_at(p, "for"));
    if (!parse_body(p, braces[tree->n_loops - 1]))
        return false;
    for (int l = tree->n_loops - 1; l >= 0; l--) {
        if (!braces[l] || parser_accept(p, "}"))
            continue;
        parser_fail(p, parser_token(p), "expected '}' to close the loop over '%.*s', found '%.*s'",
                    STR_ARG(tree->loops[l].index), STR_ARG(token_text(parser_token(p))));
        return err_hint(p->maker.err,
                        "the nest must be perfect: all statements in the innermost loop");
    }
    return true;
}

/* --- what may follow --- */

static const struct expr *parse_swapped(struct parser *p)
{
    const struct token *name = parser_take(p);
    return tree_name(&p->maker, token_place(name), name->text);
}

static bool parse_swap(struct parser *p)
{
    struct tree_swap swap = {.at = token_place(parser_take(p))};
    if (!parser_expect(p, "(", "after 'swap'"))
        return false;
    swap.arrays[0] = parse_swapped(p);
    if (!parser_expect(p, ",", "between two arrays"))
        return false;
    swap.arrays[1] = parse_swapped(p);
    if (!parser_expect(p, ")", "after the arrays") || !parser_expect(p, ";", "after 'swap(…)'"))
        return false;
    tree_add_swap(&p->maker, &swap);
    return true;
}

static bool parse_end(struct parser *p)
{
    while (parser_at(p, "swap")) {
        if (!parse_swap(p))
            return false;
    }
    if (parser_token(p)->kind == TOKEN_END)
        return true;
    parser_fail(p, parser_token(p), "unexpected '%.*s' after the loop nest",
                STR_ARG(token_text(parser_token(p))));
    return err_hint(p->maker.err,
                    "only `swap(a, b);` may follow; a kernel has one loop nest, put others "
                    "into their own files");
}

bool parser_begin(struct parser *p, struct str source, const char *name, struct arena *arena,
                  struct err *err)
{
    const bool fits = source.len <= KERNEL_MAX_SOURCE_BYTES;
    *p = (struct parser){0};
    tree_begin(&p->maker, str_cstr(arena, str_of(name)),
               fits ? str_copy(arena, source) : (struct str){0}, arena, err);
    if (fits)
        return true;
    err_at(err, name, 0, 0, "this kernel is too long: %zu bytes", source.len);
    return err_hint(err, "at most %d are supported", KERNEL_MAX_SOURCE_BYTES);
}

static bool parse_kernel(struct parser *p)
{
    const struct tree_maker *m = &p->maker;
    if (!lex_tokens(m->tree.source, m->tree.file, m->arena, &p->tokens, m->err))
        return false;
    skip_pragmas(p);
    while (parser_at_type(p, 0)) {
        if (!parse_declaration(p))
            return false;
    }
    return parse_nest(p) && parse_end(p);
}

bool parser_fail_after(const struct parser *p, struct err *err)
{
    struct builder b = {.tree = &p->maker.tree, .arena = p->maker.arena, .err = err};
    if (build_tree(&b) && err->kind == ERR_NONE)
        *err = *p->maker.err;
    return false;
}

bool kernel_parse(struct str source, const char *name, struct arena *arena, struct kernel *out,
                  struct err *err)
{
    struct parser p;
    struct err syntax = {0};
    if (!parser_begin(&p, source, name, arena, &syntax) || !parse_kernel(&p))
        return parser_fail_after(&p, err);
    return kernel_build(&p.maker.tree, arena, out, err);
}
