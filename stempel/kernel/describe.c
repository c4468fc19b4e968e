#include "stempel/kernel/describe.h"

#include "base/plural.h"
#include "stempel/kernel/build.h"
#include "stempel/kernel/parser.h"

/*
 * Starts the parser on one text of the description; its tokens get the text's position in the file.
 */
static bool begin_text(struct parser *p, const struct described_text *from)
{
    const struct tree_maker *m = &p->maker;
    struct tokens tokens;
    struct err inner = {0};
    if (!lex_tokens(from->text, m->tree.file, m->arena, &tokens, &inner)) {
        tree_fail(&m->tree, m->err, (struct tree_place){from->line, from->col}, "'%.*s': %s",
                  STR_ARG(str_slice(from->text, 0, KERNEL_MAX_NAME_BYTES)), inner.text);
        return err_hint(p->maker.err, "write one name or one integer expression, such as N-1");
    }
    struct token *placed = arena_copy(m->arena, tokens.items, tokens.count, sizeof *placed);
    for (size_t i = 0; i < tokens.count; i++) {
        placed[i].col += placed[i].line == 1 ? from->col - 1 : 0;
        placed[i].line += from->line - 1;
    }
    p->tokens = (struct tokens){tokens.count, placed};
    p->at = 0;
    return true;
}

static bool end_text(struct parser *p)
{
    if (parser_token(p)->kind == TOKEN_END)
        return true;
    parser_fail(p, parser_token(p), "unexpected '%.*s'", STR_ARG(token_text(parser_token(p))));
    return err_hint(p->maker.err, "write one name or one integer expression, such as N-1");
}

/* Reads the text as one name. */
static bool describe_name(struct parser *p, const struct described_text *from, struct str *name,
                          struct tree_place *at)
{
    const struct token *token = NULL;
    if (!begin_text(p, from) || !parser_take_name(p, &token) || !end_text(p))
        return false;
    *name = token->text;
    *at = token_place(token);
    return true;
}

/* Reads the text as one expression. */
static bool describe_expr(struct parser *p, const struct described_text *from,
                          const struct expr **out)
{
    *out = begin_text(p, from) ? parse_expr(p) : NULL;
    return *out != NULL && end_text(p);
}

static bool describe_loop(struct parser *p, const struct described_loop *l)
{
    struct tree_loop loop = {.type = STR("int")};
    return describe_name(p, &l->index, &loop.index, &loop.at) &&
           describe_expr(p, &l->start, &loop.start) && describe_expr(p, &l->stop, &loop.end) &&
           describe_expr(p, &l->step, &loop.step) && tree_add_loop(&p->maker, &loop);
}

static bool describe_type(struct parser *p, const struct described_text *from,
                          struct tree_type *out)
{
    if (!begin_text(p, from))
        return false;
    const struct token *first = parser_token(p);
    if (!parser_take_type(p, out) || !end_text(p))
        return false;
    if (!out->integer)
        return true;
    parser_fail(p, first, "data of type %.*s is not supported", STR_ARG(out->text));
    return err_hint(p->maker.err, "write float, double, float _Complex or double _Complex");
}

static bool describe_variable(struct parser *p, const struct described_variable *v)
{
    const struct expr *dims[KERNEL_MAX_DIMS];
    struct tree_variable variable = {.n_dims = (int)v->n_dims};
    if (!describe_type(p, &v->type, &variable.type) ||
        !describe_name(p, &v->name, &variable.name, &variable.at))
        return false;
    for (size_t d = 0; d < v->n_dims; d++) {
        if (d == KERNEL_MAX_DIMS) {
            tree_fail(&p->maker.tree, p->maker.err,
                      (struct tree_place){v->dims[d].line, v->dims[d].col}, "too many dimensions");
            return err_hint(p->maker.err, "at most %d are supported", KERNEL_MAX_DIMS);
        }
        if (!describe_expr(p, &v->dims[d], &dims[d]))
            return false;
    }
    variable.dims = arena_copy(p->maker.arena, dims, v->n_dims, sizeof(void *));
    tree_add_variable(&p->maker, &variable);
    return true;
}

/* Reads the text as an element `name[…]` of an array with this many dimensions. */
static const struct expr *describe_element(struct parser *p, const struct described_access *a,
                                           struct str name, struct tree_place at)
{
    const struct expr *subscripts[KERNEL_MAX_DIMS];
    struct sb written = {.arena = p->maker.arena};
    sb_add(&written, name);
    for (size_t d = 0; d < a->n_subscripts; d++) {
        if (!describe_expr(p, &a->subscripts[d], &subscripts[d]))
            return NULL;
        sb_addf(&written, "[%.*s]", STR_ARG(a->subscripts[d].text));
    }
    return tree_access(&p->maker, at, name, (int)a->n_subscripts, subscripts, sb_str(&written));
}

static bool describe_access(struct parser *p, struct builder *b, const struct described_access *a)
{
    struct str name;
    struct tree_place at;
    if (!describe_name(p, &a->array, &name, &at))
        return false;
    const int number = build_find_array(b, name);
    if (number < 0 && a->n_subscripts == 0)
        return true;
    if (number < 0)
        return build_fail(b, at, "'%.*s' is not an array", STR_ARG(a->array.text)) ||
               err_hint(b->err, "list it with its dimension under 'arrays'");
    const int n_dims = b->arrays[number].n_dims;
    if (a->n_subscripts != (size_t)n_dims)
        return build_fail(b, at, "'%.*s' has %zu subscript%s here", STR_ARG(name), a->n_subscripts,
                          PLURAL(a->n_subscripts)) ||
               err_hint(b->err, "it was declared with %d", n_dims);
    const struct expr *e = describe_element(p, a, name, at);
    struct kernel_access access;
    int of_all = 0;
    if (e == NULL)
        return false;
    struct expr own = *e;
    return build_element(b, &own, &access) && build_add_access(b, &access, a->write, &of_all);
}

static bool describe_nest(struct parser *p, const struct kernel_description *d)
{
    bool ok = true;
    for (size_t v = 0; ok && v < d->n_variables; v++)
        ok = describe_variable(p, &d->variables[v]);
    for (size_t l = 0; ok && l < d->n_loops; l++)
        ok = describe_loop(p, &d->loops[l]);
    if (!ok || d->n_loops != 0)
        return ok;
    err_at(p->maker.err, p->maker.tree.file, 0, 0, "there is no loop");
    return err_hint(p->maker.err, "list the loops, outermost first");
}

bool kernel_describe(const struct kernel_description *d, struct str source, const char *name,
                     struct arena *arena, struct kernel *out, struct err *err)
{
    struct parser p;
    struct err syntax = {0};
    if (!parser_begin(&p, source, name, arena, &syntax) || !describe_nest(&p, d))
        return parser_fail_after(&p, err);
    struct builder b = {.tree = &p.maker.tree, .arena = arena, .err = err};
    bool ok = build_tree(&b);
    p.maker.err = err;
    for (size_t a = 0; ok && a < d->n_accesses; a++)
        ok = describe_access(&p, &b, &d->accesses[a]);
    if (!ok)
        return false;
    b.flops = d->flops;
    build_end(&b, out);
    return true;
}
