#include "stempel/kernel/describe.h"

#include "stempel/kernel/parser.h"
#include "stempel/kernel/poly.h"

/* Lets the parser read one text of the description; its tokens stand where the text does. */
static bool begin_text(struct parser *p, const struct described_text *from)
{
    struct tokens tokens;
    struct err inner = {0};
    if (!lex(from->text, p->file, p->arena, &tokens, &inner)) {
        err_at(p->err, p->file, from->line, from->col, "'%.*s': %s",
               STR_ARG(str_slice(from->text, 0, KERNEL_MAX_NAME_BYTES)), inner.text);
        err_source(p->err, p->source);
        return err_hint(p->err, "write one name or one integer expression, such as N-1");
    }
    struct token *placed = arena_copy(p->arena, tokens.items, tokens.count, sizeof *placed);
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
    if (this_token(p)->kind == TOKEN_END)
        return true;
    fail_at(p, this_token(p), "unexpected '%.*s'",
            STR_ARG(str_slice(this_token(p)->text, 0, KERNEL_MAX_NAME_BYTES)));
    fail_hint(p, "write one name or one integer expression, such as N-1");
    return false;
}

/* The text as one name that may be declared. */
static bool take_name(struct parser *p, const struct described_text *from,
                      const struct token **name)
{
    if (!begin_text(p, from))
        return false;
    *name = take_token(p);
    return check_new_name(p, *name) && end_text(p);
}

static bool describe_loop(struct parser *p, const struct described_loop *l)
{
    const struct token *name = NULL;
    struct kernel_loop loop = {.type = STR("int")};
    if (!begin_text(p, &l->index) || !check_room_for_loop(p) || !take_name(p, &l->index, &name))
        return false;
    loop.index = name->text;
    p->loops[p->n_loops++] = loop;
    struct kernel_loop *to = &p->loops[p->n_loops - 1];
    return begin_text(p, &l->start) && parse_bound(p, "a start value", &to->start) && end_text(p) &&
           begin_text(p, &l->stop) && parse_bound(p, "a loop bound", &to->end) && end_text(p) &&
           begin_text(p, &l->step) && parse_step_value(p, to) && end_text(p);
}

static bool describe_type(struct parser *p, const struct described_text *from, enum elem_type *out)
{
    struct type_name type;
    if (!begin_text(p, from))
        return false;
    const struct token *first = this_token(p);
    if (!take_type(p, &type) || !end_text(p))
        return false;
    *out = type.type;
    if (!type.integer)
        return true;
    fail_at(p, first, "data of type %.*s is not supported", STR_ARG(type.text));
    fail_hint(p, "write float, double, float _Complex or double _Complex");
    return false;
}

static bool describe_variable(struct parser *p, const struct described_variable *v)
{
    struct poly dims[KERNEL_MAX_DIMS];
    const struct token *name = NULL;
    enum elem_type type = ELEM_DOUBLE;
    if (!describe_type(p, &v->type, &type))
        return false;
    for (size_t d = 0; d < v->n_dims; d++) {
        if (!begin_text(p, &v->dims[d]))
            return false;
        if (d == KERNEL_MAX_DIMS) {
            fail_at(p, this_token(p), "too many dimensions");
            fail_hint(p, "at most %d are supported", KERNEL_MAX_DIMS);
            return false;
        }
        if (!parse_dim(p, &dims[d]) || !end_text(p))
            return false;
    }
    if (!take_name(p, &v->name, &name))
        return false;
    return v->n_dims == 0 ? add_scalar(p, name, type)
                          : add_array(p, name, type, dims, (int)v->n_dims);
}

static bool describe_subscripts(struct parser *p, const struct described_access *a,
                                struct affine *forms, struct sb *text)
{
    for (size_t d = 0; d < a->n_subscripts; d++) {
        struct tree subscript;
        if (!begin_text(p, &a->subscripts[d]))
            return false;
        const struct token *first = this_token(p);
        if (!parse_expr(p, IN_SUBSCRIPT, &subscript) ||
            !expr_affine(p, first, subscript.expr, &forms[d]) || !end_text(p))
            return false;
        sb_addf(text, "[%.*s]", STR_ARG(a->subscripts[d].text));
    }
    return true;
}

static bool describe_access(struct parser *p, const struct described_access *a)
{
    if (!begin_text(p, &a->array))
        return false;
    const struct token *name = take_token(p);
    if (!end_text(p))
        return false;
    const int number = find_array(p, name->text);
    if (number < 0 && a->n_subscripts == 0)
        return true;
    if (number < 0) {
        fail_at(p, name, "'%.*s' is not an array", STR_ARG(a->array.text));
        fail_hint(p, "list it with its dimension under 'arrays'");
        return false;
    }
    const struct kernel_array *array = &p->arrays[number];
    if (a->n_subscripts != (size_t)array->n_dims) {
        fail_at(p, name, "'%.*s' has %zu subscript%s here", STR_ARG(name->text), a->n_subscripts,
                a->n_subscripts == 1 ? "" : "s");
        fail_hint(p, "it was declared with %d", array->n_dims);
        return false;
    }
    struct affine *forms = arena_alloc(p->arena, a->n_subscripts, sizeof *forms);
    struct sb text = {.arena = p->arena};
    struct affine position;
    int of_all = 0;
    sb_add(&text, array->name);
    if (!describe_subscripts(p, a, forms, &text) || !linearise(p, name, array, forms, &position))
        return false;
    const struct kernel_access access = {.array = number,
                                         .offset = position.constant,
                                         .stride = position.factor,
                                         .subscripts = forms,
                                         .text = sb_str(&text),
                                         .line = a->array.line,
                                         .col = a->array.col};
    return add_access(p, name, &access, a->write, &of_all);
}

bool kernel_describe(const struct kernel_description *d, struct str source, const char *name,
                     struct arena *arena, struct kernel *out, struct err *err)
{
    struct parser p;
    bool ok = parser_begin(&p, source, name, arena, err);
    for (size_t v = 0; ok && v < d->n_variables; v++)
        ok = describe_variable(&p, &d->variables[v]);
    for (size_t l = 0; ok && l < d->n_loops; l++)
        ok = describe_loop(&p, &d->loops[l]);
    if (ok && p.n_loops == 0)
        return err_at(err, name, 0, 0, "there is no loop") ||
               err_hint(err, "list the loops, outermost first");
    for (size_t a = 0; ok && a < d->n_accesses; a++)
        ok = describe_access(&p, &d->accesses[a]);
    if (!ok)
        return false;
    p.flops = d->flops;
    publish(&p, out);
    return true;
}
