#include "stempel/kernel/parser.h"

#include "stempel/kernel/build.h"

/* --- declarations --- */

static bool parse_dims(struct parser *p, struct tree_variable *v)
{
    const struct expr *dims[KERNEL_MAX_DIMS];
    while (accept_text(p, "[")) {
        if (v->n_dims == KERNEL_MAX_DIMS) {
            fail_at(p, this_token(p), "too many dimensions");
            return fail_hint(p, "at most %d are supported", KERNEL_MAX_DIMS);
        }
        if (at_text(p, "]")) {
            fail_at(p, this_token(p), "an array without a size is not supported");
            return fail_hint(p, "write a number or a size symbol: `double a[M][N];`");
        }
        dims[v->n_dims] = parse_expr(p);
        if (dims[v->n_dims++] == NULL || !expect_text(p, "]", "after the array size"))
            return false;
    }
    v->dims = arena_copy(p->maker.arena, dims, (size_t)v->n_dims, sizeof(void *));
    return true;
}

static bool parse_value(struct parser *p, struct tree_variable *v)
{
    if (v->type.integer || v->n_dims != 0) {
        fail_at(p, this_token(p), "an initial value is not supported here");
        return fail_hint(p, "write `%.*s %.*s%s;`: %s", STR_ARG(v->type.text), STR_ARG(v->name),
                         v->type.integer ? "" : "[N]",
                         v->type.integer ? "size symbols need no declaration, see -D"
                                         : "the benchmark program initialises the arrays");
    }
    take_token(p); /* = */
    v->value = parse_expr(p);
    return v->value != NULL;
}

static bool parse_declarator(struct parser *p, const struct tree_type *type)
{
    const struct token *name = this_token(p);
    if (at_text(p, "*")) {
        fail_at(p, name, "pointers are not supported");
        return fail_hint(p, "declare the array with its sizes: `double a[M][N];`");
    }
    if (!take_name(p, &name))
        return false;
    struct tree_variable v = {.at = place_of(name), .name = name->text, .type = *type};
    if (!parse_dims(p, &v) || (at_text(p, "=") && !parse_value(p, &v)))
        return false;
    if (at_text(p, "(")) {
        fail_at(p, this_token(p), "functions are not supported");
        return fail_hint(p, "write declarations and one loop nest, and nothing around them");
    }
    tree_add_variable(&p->maker, &v);
    return true;
}

/* Pragmas in front of code change no prediction, in Kerncraft neither. */
static void skip_pragmas(struct parser *p)
{
    while (this_token(p)->kind == TOKEN_PRAGMA)
        take_token(p);
}

static bool parse_declaration(struct parser *p)
{
    struct tree_type type;
    if (!take_type(p, &type))
        return false;
    do {
        if (!parse_declarator(p, &type))
            return false;
    } while (accept_text(p, ","));
    if (!expect_text(p, ";", "after the declaration"))
        return false;
    skip_pragmas(p);
    return true;
}

/* --- loops --- */

static bool parse_loop_index(struct parser *p, struct tree_loop *loop)
{
    const struct token *first = this_token(p);
    struct tree_type type = {.integer = true};
    if (at_type(p, 0) && !take_type(p, &type))
        return false;
    if (!type.integer) {
        fail_at(p, first, "a loop index of type %.*s is not supported", STR_ARG(type.text));
        return fail_hint(p, "write int, long, unsigned or size_t");
    }
    const struct token *name = NULL;
    if (!take_name(p, &name))
        return false;
    loop->at = place_of(name);
    loop->index = name->text;
    loop->type = type.text;
    return true;
}

static bool parse_start(struct parser *p, struct tree_loop *loop)
{
    if (!expect_text(p, "=", "after the loop index"))
        return false;
    loop->start = parse_expr(p);
    return loop->start != NULL && expect_text(p, ";", "in the loop header");
}

/* Takes the loop's own index or fails. */
static bool expect_index(struct parser *p, const struct tree_loop *loop)
{
    const struct token *name = take_token(p);
    if (str_eq(name->text, loop->index))
        return true;
    fail_at(p, name, "expected the loop index '%.*s', found '%.*s'", STR_ARG(loop->index),
            STR_ARG(token_text(name)));
    return fail_hint(p, "write `for (int %.*s = 1; %.*s < N - 1; ++%.*s)`", STR_ARG(loop->index),
                     STR_ARG(loop->index), STR_ARG(loop->index));
}

static bool parse_condition(struct parser *p, struct tree_loop *loop)
{
    if (!expect_index(p, loop))
        return false;
    const struct token *compare = take_token(p);
    loop->inclusive = str_eq(compare->text, STR("<="));
    if (!loop->inclusive && !str_eq(compare->text, STR("<"))) {
        fail_at(p, compare, "a loop condition with '%.*s' is not supported",
                STR_ARG(token_text(compare)));
        return fail_hint(p, "write `<` or `<=` and count upwards");
    }
    loop->end = parse_expr(p);
    return loop->end != NULL && expect_text(p, ";", "in the loop header");
}

static bool parse_step(struct parser *p, struct tree_loop *loop)
{
    if (accept_text(p, "++"))
        return expect_index(p, loop);
    if (!expect_index(p, loop))
        return false;
    if (accept_text(p, "++"))
        return true;
    if (accept_text(p, "+=")) {
        loop->step = parse_expr(p);
        return loop->step != NULL;
    }
    fail_at(p, this_token(p), "this step is not supported");
    return fail_hint(p, "write `++%.*s`, `%.*s++` or `%.*s += 2`", STR_ARG(loop->index),
                     STR_ARG(loop->index), STR_ARG(loop->index));
}

static bool parse_loop_header(struct parser *p)
{
    struct tree_loop loop = {0};
    return expect_text(p, "for", "here") && expect_text(p, "(", "after 'for'") &&
           parse_loop_index(p, &loop) && parse_start(p, &loop) && parse_condition(p, &loop) &&
           parse_step(p, &loop) && expect_text(p, ")", "after the loop header") &&
           tree_add_loop(&p->maker, &loop);
}

/* --- statements --- */

static bool refuse_target(struct parser *p, const struct token *name)
{
    static const char *const statements[] = {"if", "while", "do", "return", "goto", "switch"};
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        if (token_is(name, statements[i])) {
            fail_at(p, name, "'%s' is not supported", statements[i]);
            return fail_hint(p, "the innermost loop may hold only assignments");
        }
    }
    if (at_type(p, 0)) {
        fail_at(p, name, "a declaration inside the loops is not supported");
        return fail_hint(p, "declare all variables before the loops");
    }
    return fail_at(p, name, "expected an assignment, found '%.*s'", STR_ARG(token_text(name)));
}

/* `=`, or the operation of `+= -= *= /=`. */
static bool parse_assignment_operator(struct parser *p, char *op)
{
    static const char *const operators[] = {"=", "+=", "-=", "*=", "/="};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (accept_text(p, operators[i])) {
            *op = operators[i][0];
            return true;
        }
    }
    fail_at(p, this_token(p), "expected an assignment operator, found '%.*s'",
            STR_ARG(token_text(this_token(p))));
    return fail_hint(p, "use one of = += -= *= /=");
}

static bool parse_statement(struct parser *p)
{
    const struct token *first = this_token(p);
    if (at_text(p, "for")) {
        fail_at(p, first, "a loop next to statements is not supported");
        return fail_hint(p, "the nest must be perfect: all statements in the innermost loop");
    }
    if (first->kind != TOKEN_NAME || is_keyword(first->text) || at_type(p, 0))
        return refuse_target(p, first);
    char op = '=';
    const struct expr *target = parse_variable(p);
    if (target == NULL || !parse_assignment_operator(p, &op))
        return false;
    const struct expr *value = parse_expr(p);
    return value != NULL && expect_text(p, ";", "after the assignment") &&
           tree_add_statement(&p->maker, target, op, value);
}

/* --- the nest --- */

static bool parse_body(struct parser *p, bool braces)
{
    if (at_text(p, "}") || at_text(p, ";")) {
        fail_at(p, this_token(p), "the innermost loop is empty");
        return fail_hint(p, "write at least one assignment");
    }
    do {
        if (!parse_statement(p))
            return false;
        if (braces)
            skip_pragmas(p);
    } while (braces && !at_text(p, "}"));
    return true;
}

/* for (…) { for (…) { statements } }; braces[l] says whether loop l has them. */
static bool parse_nest(struct parser *p)
{
    const struct tree *tree = &p->maker.tree;
    bool braces[KERNEL_MAX_LOOPS] = {false};
    if (!at_text(p, "for")) {
        fail_at(p, this_token(p), "expected a declaration or a loop, found '%.*s'",
                STR_ARG(token_text(this_token(p))));
        return fail_hint(p, "a kernel is declarations, then one loop nest");
    }
    do {
        if (!parse_loop_header(p))
            return false;
        braces[tree->n_loops - 1] = accept_text(p, "{");
        skip_pragmas(p);
    } while (at_text(p, "for"));
    if (!parse_body(p, braces[tree->n_loops - 1]))
        return false;
    for (int l = tree->n_loops - 1; l >= 0; l--) {
        if (!braces[l] || accept_text(p, "}"))
            continue;
        fail_at(p, this_token(p), "expected '}' to close the loop over '%.*s', found '%.*s'",
                STR_ARG(tree->loops[l].index), STR_ARG(token_text(this_token(p))));
        return fail_hint(p, "the nest must be perfect: all statements in the innermost loop");
    }
    return true;
}

/* --- what may follow --- */

static const struct expr *parse_swapped(struct parser *p)
{
    const struct token *name = take_token(p);
    return tree_name(&p->maker, place_of(name), name->text);
}

static bool parse_swap(struct parser *p)
{
    struct tree_swap swap = {.at = place_of(take_token(p))};
    if (!expect_text(p, "(", "after 'swap'"))
        return false;
    swap.arrays[0] = parse_swapped(p);
    if (!expect_text(p, ",", "between two arrays"))
        return false;
    swap.arrays[1] = parse_swapped(p);
    if (!expect_text(p, ")", "after the arrays") || !expect_text(p, ";", "after 'swap(…)'"))
        return false;
    tree_add_swap(&p->maker, &swap);
    return true;
}

static bool parse_end(struct parser *p)
{
    while (at_text(p, "swap")) {
        if (!parse_swap(p))
            return false;
    }
    if (this_token(p)->kind == TOKEN_END)
        return true;
    fail_at(p, this_token(p), "unexpected '%.*s' after the loop nest",
            STR_ARG(token_text(this_token(p))));
    return fail_hint(p, "only `swap(a, b);` may follow; a kernel has one loop nest, put others "
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
    if (!lex(m->tree.source, m->tree.file, m->arena, &p->tokens, m->err))
        return false;
    skip_pragmas(p);
    while (at_type(p, 0)) {
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
