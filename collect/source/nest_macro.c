#include "collect/source/nest.h"
#include "collect/source/nest_source.h"

enum { MAX_MACRO_DEPTH = 64, MAX_WORK = 1 << 17 };

/* A macro that is being expanded: its name is not expanded again inside. */
struct active {
    const struct macro *macro;
    const struct active *outer;
};

struct expansion {
    const struct c_source *source;
    size_t at;               /* token number, for which definition counts */
    size_t work;             /* tokens that were looked at */
    int depth;               /* of macros inside each other's bodies and arguments */
    const struct token *use; /* outermost use of a macro; null outside */
    struct token_list *out;
};

const struct macro *source_macro(const struct c_source *s, struct str name, size_t at)
{
    for (size_t i = s->n_macros; i > 0; i--) {
        const struct macro *m = &s->macros[i - 1];
        if (m->at <= at && str_eq(m->name, name))
            return m->undefined ? NULL : m;
    }
    return NULL;
}

bool macro_integer(const struct macro *m, int64_t *value)
{
    const struct token *body = m->body.items;
    size_t count = m->body.count;
    while (count > 2 && token_is(&body[0], "(") && token_is(&body[count - 1], ")")) {
        body++;
        count -= 2;
    }
    if (m->function_like || count != 1 || body->kind != TOKEN_INTEGER)
        return false;
    struct str digits = body->text;
    while (digits.len > 1 &&
           (digits.ptr[digits.len - 1] == 'L' || digits.ptr[digits.len - 1] == 'l' ||
            digits.ptr[digits.len - 1] == 'U' || digits.ptr[digits.len - 1] == 'u'))
        digits.len--;
    return str_to_i64(digits, value);
}

static bool is_active(const struct active *active, const struct macro *macro)
{
    for (; active != NULL; active = active->outer) {
        if (active->macro == macro)
            return true;
    }
    return false;
}

static bool too_much(const struct expansion *x, const struct token *where)
{
    source_fail(x->source, where, "this is too long once its macros are expanded");
    return source_hint(x->source, "pass only the loop nest, without macros");
}

static bool expand_tokens(struct expansion *x, struct tokens tokens, const struct active *active,
                          struct token_list *out);

/* The arguments of a macro from its '(' on; *end is behind the ')'. */
static bool take_arguments(const struct expansion *x, struct tokens tokens, size_t open,
                           struct tokens *arguments, size_t n_arguments, size_t *end)
{
    size_t depth = 0;
    size_t count = 0;
    size_t from = open + 1;
    for (size_t i = open; i < tokens.count; i++) {
        const struct token *t = &tokens.items[i];
        const bool closes = token_is(t, ")") && depth == 1;
        if ((token_is(t, ",") && depth == 1) || closes) {
            if (count < n_arguments)
                arguments[count] = (struct tokens){i - from, tokens.items + from};
            count++;
            from = i + 1;
        }
        if (closes) {
            *end = i + 1;
            if (count == n_arguments || (n_arguments == 0 && i == open + 1))
                return true;
            source_fail(x->source, &tokens.items[open - 1], "this macro takes %zu argument%s",
                        n_arguments, n_arguments == 1 ? "" : "s");
            return source_hint(x->source, "it was given %zu", count);
        }
        depth += token_is(t, "(") ? 1 : 0;
        depth -= token_is(t, ")") ? 1 : 0;
    }
    source_fail(x->source, &tokens.items[open], "this '(' is not closed");
    return source_hint(x->source, "close it with )");
}

/* The macro's body with its parameters replaced. */
static bool substitute(struct expansion *x, const struct token *use, const struct macro *m,
                       const struct token_list *arguments, struct token_list *out)
{
    for (size_t i = 0; i < m->body.count; i++) {
        const struct token *t = &m->body.items[i];
        if (token_is(t, "#") || token_is(t, "##")) {
            source_fail(x->source, use, "the macro '%.*s' builds new tokens with '%.*s'",
                        STR_ARG(m->name), STR_ARG(t->text));
            return source_hint(x->source, "write out what it stands for");
        }
        size_t p = 0;
        while (p < m->n_parameters && !str_eq(m->parameters[p], t->text))
            p++;
        if (t->kind != TOKEN_NAME || p == m->n_parameters) {
            struct token placed = *t;
            placed.line = x->use->line;
            placed.col = x->use->col;
            token_add(x->source->arena, out, &placed);
            continue;
        }
        x->work += arguments[p].count;
        if (x->work > MAX_WORK)
            return too_much(x, x->use);
        for (size_t a = 0; a < arguments[p].count; a++)
            token_add(x->source->arena, out, &arguments[p].items[a]);
    }
    return true;
}

/* One use of a macro; `at` is its name's place in `tokens` and then behind the use. */
static bool expand_use(struct expansion *x, struct tokens tokens, size_t *at, const struct macro *m,
                       const struct active *active, struct token_list *out)
{
    const struct token *use = &tokens.items[*at];
    const struct active inner = {m, active};
    struct tokens raw[MACRO_MAX_PARAMETERS] = {{0}};
    struct token_list arguments[MACRO_MAX_PARAMETERS] = {{0}};
    struct token_list body = {0};
    ++*at;
    if (m->function_like && !take_arguments(x, tokens, *at, raw, m->n_parameters, at))
        return false;
    for (size_t p = 0; p < m->n_parameters; p++) {
        if (!expand_tokens(x, raw[p], active, &arguments[p]))
            return false;
    }
    return substitute(x, use, m, arguments, &body) &&
           expand_tokens(x, (struct tokens){body.count, body.items}, &inner, out);
}

/* Not too deep, for the stack's sake and because each level looks at all that are inside. */
static bool expand_macro(struct expansion *x, struct tokens tokens, size_t *at,
                         const struct macro *m, const struct active *active, struct token_list *out)
{
    if (x->depth == MAX_MACRO_DEPTH)
        return too_much(x, x->use);
    x->depth++;
    const bool ok = expand_use(x, tokens, at, m, active, out);
    x->depth--;
    return ok;
}

/* The macro that is used at token `at`, or null. */
static const struct macro *used_macro(const struct expansion *x, struct tokens tokens, size_t at,
                                      const struct active *active)
{
    const struct token *t = &tokens.items[at];
    if (t->kind != TOKEN_NAME)
        return NULL;
    const struct macro *m = source_macro(x->source, t->text, x->at);
    int64_t value = 0;
    if (m == NULL || is_active(active, m) ||
        (macro_integer(m, &value) && value > NEST_SMALL_INTEGER))
        return NULL;
    const bool bracket = at + 1 < tokens.count && token_is(&tokens.items[at + 1], "(");
    return m->function_like && !bracket ? NULL : m;
}

/* Limited by MAX_MACRO_DEPTH. */
static bool expand_tokens(struct expansion *x, struct tokens tokens, const struct active *active,
                          struct token_list *out)
{
    for (size_t i = 0; i < tokens.count;) {
        const struct macro *m = used_macro(x, tokens, i, active);
        const bool outermost = x->use == NULL;
        if (++x->work > MAX_WORK)
            return too_much(x, x->use == NULL ? &tokens.items[i] : x->use);
        if (m == NULL) {
            token_add(x->source->arena, out, &tokens.items[i++]);
            continue;
        }
        if (outermost)
            x->use = &tokens.items[i];
        if (!expand_macro(x, tokens, &i, m, active, out))
            return false;
        if (outermost)
            x->use = NULL;
    }
    return true;
}

bool source_expand_list(const struct c_source *s, struct tokens tokens, size_t at,
                        struct token_list *out)
{
    struct expansion x = {.source = s, .at = at, .out = out};
    if (!expand_tokens(&x, tokens, NULL, out))
        return false;
    struct token end = {.text = STR("the end"), .line = 1, .col = 1};
    if (tokens.count != 0) {
        end.line = tokens.items[tokens.count - 1].line;
        end.col = tokens.items[tokens.count - 1].col;
    }
    token_add(s->arena, out, &end);
    out->count--;
    if (out->count <= NEST_MAX_EXPANDED)
        return true;
    source_fail(s, &tokens.items[0], "this function is too long");
    return source_hint(s, "pass only the loop nest");
}

bool source_expand(const struct c_source *s, size_t first, size_t end, struct token_list *out)
{
    return source_expand_list(s, (struct tokens){end - first, s->tokens.items + first}, first, out);
}
