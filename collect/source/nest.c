#include "collect/source/nest.h"

#include <string.h>

#include "collect/source/nest_parts.h"

enum { MAX_CANDIDATES = 64 };

/* A function with its macros expanded. */
struct expanded {
    const struct c_function *function;
    struct token_list tokens;
    struct c_loops loops;
};

/* A loop that may be the nest. */
struct candidate {
    const struct expanded *function;
    int loop;
    int repeat_loops;
};

struct search {
    struct c_file file;
    const struct nest_options *options;
    unsigned first_line; /* chosen lines; 0: any */
    unsigned last_line;
    int n_candidates;
    struct candidate candidates[MAX_CANDIDATES];
};

/* --- the candidates --- */

static const struct token *loop_token(const struct candidate *c)
{
    return &c->function->tokens.items[c->function->loops.items[c->loop].first];
}

/* The index of a loop, `for (int k = …`; null where it has none. */
static const struct token *index_token(const struct token *tokens, const struct c_loop *loop)
{
    for (size_t i = loop->first + 2; i < loop->body; i++) {
        if (token_is(&tokens[i], "="))
            return tokens[i - 1].kind == TOKEN_NAME ? &tokens[i - 1] : NULL;
        if (token_is(&tokens[i], ";"))
            return NULL;
    }
    return NULL;
}

/* A loop round others whose index stands nowhere inside: time steps. */
static bool only_repeats(const struct token *tokens, const struct c_loop *loop)
{
    const struct token *index = index_token(tokens, loop);
    if (index == NULL || loop->n_children == 0)
        return false;
    for (size_t i = loop->body; i < loop->end; i++) {
        if (tokens[i].kind == TOKEN_NAME && str_eq(tokens[i].text, index->text))
            return false;
    }
    return true;
}

static bool in_lines(const struct search *s, const struct token *t)
{
    return s->first_line == 0 || (t->line >= s->first_line && t->line <= s->last_line);
}

/* Is the loop inside of one that was taken already? */
static bool is_inside(const struct search *s, const struct expanded *e, int loop)
{
    for (int l = e->loops.items[loop].parent; l >= 0; l = e->loops.items[l].parent) {
        for (int c = 0; c < s->n_candidates; c++) {
            if (s->candidates[c].function == e && s->candidates[c].loop == l)
                return true;
        }
    }
    return false;
}

/* Loops come with the outer ones first. */
static void add_candidates(struct search *s, const struct expanded *e)
{
    const struct token *tokens = e->tokens.items;
    for (size_t l = 0; l < e->loops.count; l++) {
        const struct c_loop *loop = &e->loops.items[l];
        if (s->n_candidates == MAX_CANDIDATES || !in_lines(s, &tokens[loop->first]) ||
            only_repeats(tokens, loop) || is_inside(s, e, (int)l))
            continue;
        int repeats = 0;
        for (int outer = loop->parent; outer >= 0; outer = e->loops.items[outer].parent)
            repeats += only_repeats(tokens, &e->loops.items[outer]) ? 1 : 0;
        s->candidates[s->n_candidates++] = (struct candidate){e, (int)l, repeats};
    }
}

static bool expand_function(struct search *s, const struct c_function *function)
{
    struct expanded *e = arena_alloc(s->file.source.arena, 1, sizeof *e);
    e->function = function;
    /* The parameters come first; the loops are looked for from there too, there are none. */
    if (!source_expand(&s->file.source, function->open, function->end, &e->tokens) ||
        !find_loops(&s->file.source, e->tokens.items, &e->loops))
        return false;
    add_candidates(s, e);
    return true;
}

static bool name_is(const struct c_function *f, const char *name)
{
    return name == NULL || (f->name != NULL && str_eq(f->name->text, str_of(name)));
}

static bool no_function(const struct search *s, const char *name)
{
    struct err *err = s->file.source.err;
    struct sb names = {.arena = s->file.source.arena};
    for (size_t i = 0; i < s->file.n_functions && i < NEST_MAX_LISTED; i++)
        sb_addf(&names, "%s%.*s", i == 0 ? "" : ", ", STR_ARG(s->file.functions[i].name->text));
    err_at(err, s->file.source.file, 0, 0, "there is no function '%s'", name);
    return err_hint(err, names.len == 0 ? "the file has no functions%s" : "the file has %s",
                    sb_cstr(&names));
}

static bool collect_candidates(struct search *s)
{
    const char *const name = s->options->function;
    bool found = false;
    if (s->file.n_functions == 0 && name == NULL) {
        const struct c_function all = {.end = s->file.source.tokens.count - 1};
        return expand_function(s, arena_copy(s->file.source.arena, &all, 1, sizeof all));
    }
    for (size_t i = 0; i < s->file.n_functions; i++) {
        if (!name_is(&s->file.functions[i], name))
            continue;
        found = true;
        if (!expand_function(s, &s->file.functions[i]))
            return false;
    }
    return found || no_function(s, name);
}

/* --- lines --- */

static bool no_marker(const struct search *s, unsigned line, const char *what, const char *hint)
{
    const struct token where = {.line = line, .col = 0};
    source_fail(&s->file.source, &where, "%s", what);
    return source_hint(&s->file.source, "%s", hint);
}

/* The lines between the markers, where there are some or they were asked for. */
static bool choose_marked(struct search *s)
{
    const struct c_source *source = &s->file.source;
    const char *const name = s->options->marker;
    for (size_t i = 0; i < source->n_markers; i++) {
        const struct marker *m = &source->markers[i];
        if (!m->begin || (name != NULL && !str_eq(m->name, str_of(name))))
            continue;
        if (i + 1 == source->n_markers || source->markers[i + 1].begin)
            return no_marker(s, m->line, "'inspect begin' has no 'inspect end'",
                             "write the comment /* inspect end */ after the loop nest");
        s->first_line = m->line;
        s->last_line = source->markers[i + 1].line;
        return true;
    }
    return name == NULL || no_marker(s, 0, "the file has no marker of that name",
                                     "write /* inspect begin NAME */ before the loop nest and "
                                     "/* inspect end */ after it");
}

/* --- reading one --- */

/* Declarations before the nest, in the scopes that are open there. */
static bool read_declarations(struct reader *r)
{
    struct c_cursor *c = &r->cursor;
    size_t scopes[KERNEL_MAX_NAME_BYTES];
    size_t depth = 0;
    bool begins = true; /* of a statement */
    while (c->at < r->nest_first) {
        if (begins && c_type_at(c, 0)) {
            struct err quiet = {0};
            struct c_source source = *r->source;
            const struct c_source *outer = r->source;
            const size_t before = c->at;
            source.err = &quiet;
            r->source = &source;
            declare_statement(r); /* what cannot be read is missing where it is used */
            r->source = outer;
            if (c->at > r->nest_first)
                c->at = before;
            if (c->at > before)
                continue;
        }
        const struct token *t = cursor_take(c);
        if (token_is(t, "{") && depth < sizeof scopes / sizeof *scopes)
            scopes[depth++] = r->n_entities;
        if (token_is(t, "}") && depth > 0)
            r->n_entities = scopes[--depth];
        begins = token_is(t, ";") || token_is(t, "{") || token_is(t, "}") ||
                 t->kind == TOKEN_PRAGMA || token_is(t, ")") || token_is(t, "(");
    }
    return true;
}

static bool begin_reading(const struct search *s, const struct candidate *c,
                          const struct c_source *source, struct reader *r)
{
    const struct c_loop *loop = &c->function->loops.items[c->loop];
    *r = (struct reader){.file = &s->file,
                         .source = source,
                         .arena = source->arena,
                         .tokens = c->function->tokens.items,
                         .nest_first = loop->first,
                         .nest_end = loop->end};
    r->cursor = (struct c_cursor){.source = source,
                                  .tokens = r->tokens,
                                  .n_typedefs = s->file.n_typedefs,
                                  .typedefs = s->file.typedefs};
    if (c->function->function->name != NULL && !declare_parameters(r))
        return false;
    /* Pragmas in front belong to the nest. */
    read_declarations(r);
    size_t first = loop->first;
    while (first > 0 && r->tokens[first - 1].kind == TOKEN_PRAGMA)
        first--;
    r->cursor.at = first;
    take_pragmas(r);
    return true;
}

/* The text that we wrote is refused: say so at the statement that it came from. */
static bool refuse_text(const struct reader *r, const struct err *inner, unsigned first_line)
{
    const unsigned statements = (unsigned)(r->n_arrays + r->n_scalars) + 1 + (unsigned)r->n_loops;
    struct token where = {.line = first_line, .col = 0};
    if (inner->line > statements && inner->line - statements <= r->n_statements)
        where.line = r->statements[inner->line - statements - 1].line;
    source_fail(r->source, &where, "%s", inner->text);
    return source_hint(r->source, "%s",
                       inner->hint[0] != '\0' ? inner->hint : "simplify this statement");
}

static void publish_arrays(const struct reader *r, struct nest *out)
{
    struct nest_array *arrays = arena_alloc(r->arena, r->n_arrays, sizeof *arrays);
    struct nest_loop *loops =
        arena_copy(r->arena, r->loop_facts, (size_t)r->n_loops, sizeof *loops);
    struct nest_statement_place *places = arena_alloc(r->arena, r->n_statements, sizeof *places);
    int64_t *values = arena_alloc(r->arena, (size_t)out->kernel.n_symbols, sizeof *values);
    for (size_t a = 0; a < r->n_arrays; a++)
        arrays[a] = r->arrays[a]->facts;
    for (size_t i = 0; i < r->n_statements; i++)
        places[i] = places_in_nest(r, &r->statements[i]);
    for (int s = 0; s < r->n_symbols; s++) {
        const int symbol = kernel_symbol(&out->kernel, r->symbols[s]);
        if (symbol >= 0)
            values[symbol] = r->size_values[s];
    }
    find_first_touch(r->file, r, out->first_line, out->last_line, arrays);
    out->arrays = arrays;
    out->loops = loops;
    out->statements = places;
    out->size_values = values;
}

static bool check_direction(const struct reader *r, const struct nest *nest)
{
    for (int l = 0; l < r->n_loops; l++) {
        if (!r->loop_facts[l].reversed || !nest->in_place)
            continue;
        source_fail(r->source, r->loop_tokens[l],
                    "an in-place update in a downward loop is not supported");
        return source_hint(r->source, "the result depends on the order: write an upward loop");
    }
    return true;
}

static bool read_candidate(const struct search *s, const struct candidate *c, struct err *err,
                           struct nest *out)
{
    struct c_source source = s->file.source;
    struct reader r;
    struct err inner = {0};
    source.err = err;
    *out = (struct nest){0};
    if (!begin_reading(s, c, &source, &r) || !read_nest(&r) || !find_layout(&r) ||
        !write_nest(&r, &out->source))
        return false;
    const struct c_loop *loop = &c->function->loops.items[c->loop];
    out->first_line = r.tokens[loop->first].line;
    out->last_line = r.tokens[loop->end - 1].line;
    if (c->function->function->name != NULL)
        out->function = c->function->function->name->text;
    if (!kernel_parse(out->source, source.file, source.arena, &out->kernel, &inner))
        return refuse_text(&r, &inner, out->first_line);
    publish_arrays(&r, out);
    out->parallel = r.parallel;
    out->repeat_loops = c->repeat_loops;
    nest_facts(out);
    return check_direction(&r, out);
}

/* --- the choice --- */

static bool reads_an_array(const struct nest *nest)
{
    bool any = false;
    for (int a = 0; a < nest->kernel.n_arrays; a++)
        any = any || nest->kernel.arrays[a].read;
    return any;
}

static bool ambiguous(const struct search *s)
{
    struct err *err = s->file.source.err;
    struct sb list = {.arena = s->file.source.arena};
    for (int c = 0; c < s->n_candidates && c < NEST_MAX_LISTED; c++) {
        const struct candidate *one = &s->candidates[c];
        sb_addf(&list, "%sline %u", c == 0 ? "" : ", ", loop_token(one)->line);
        if (one->function->function->name != NULL)
            sb_addf(&list, " in %.*s", STR_ARG(one->function->function->name->text));
    }
    err_at(err, s->file.source.file, 0, 0, "there are %d loop nests", s->n_candidates);
    return err_hint(err,
                    "choose one with --function, --lines or a pair of comments /* inspect begin "
                    "*/ and /* inspect end */: %s",
                    sb_cstr(&list));
}

static bool none(const struct search *s)
{
    struct err *err = s->file.source.err;
    err_at(err, s->file.source.file, s->first_line, 0, "there is no loop nest %s",
           s->first_line != 0 ? "in these lines" : "here");
    return err_hint(err, "a loop nest begins with `for (`");
}

static bool choose(const struct search *s, struct nest *out)
{
    struct err *err = s->file.source.err;
    if (s->n_candidates == 0)
        return none(s);
    if (s->n_candidates == 1)
        return read_candidate(s, &s->candidates[0], err, out);
    int readable = 0;
    for (int c = 0; c < s->n_candidates; c++) {
        struct err quiet = {0};
        struct nest nest;
        if (!read_candidate(s, &s->candidates[c], &quiet, &nest) || !reads_an_array(&nest))
            continue;
        *out = nest;
        readable++;
    }
    return readable == 1 || ambiguous(s);
}

/* A file in the kernel language: everything is as we would write it. */
static void kernel_as_nest(struct arena *arena, struct str text, const struct kernel *k,
                           struct nest *out)
{
    struct nest_array *arrays = arena_alloc(arena, (size_t)k->n_arrays, sizeof *arrays);
    struct nest_loop *loops = arena_alloc(arena, (size_t)k->n_loops, sizeof *loops);
    struct nest_statement_place *places =
        arena_alloc(arena, (size_t)k->n_statements, sizeof *places);
    for (int i = 0; i < k->n_statements; i++)
        places[i] = places_in_kernel(arena, k, &k->statements[i]);
    for (int a = 0; a < k->n_arrays; a++)
        arrays[a].storage = NEST_RESTRICT;
    for (int l = 0; l < k->n_loops; l++)
        loops[l].type = k->loops[l].type;
    *out = (struct nest){.kernel = *k,
                         .source = text,
                         .is_kernel = true,
                         .arrays = arrays,
                         .loops = loops,
                         .statements = places,
                         .size_values = arena_alloc(arena, (size_t)k->n_symbols, sizeof(int64_t))};
    nest_facts(out);
}

bool nest_read(struct arena *arena, const char *text, size_t length, const char *file,
               const struct nest_options *options, struct nest *out, struct err *err)
{
    if (length > NEST_MAX_SOURCE_BYTES) {
        err_at(err, file, 0, 0, "this file is too long: %zu bytes", length);
        return err_hint(err, "at most %d are supported: pass only the function with the loop nest",
                        NEST_MAX_SOURCE_BYTES);
    }
    const struct str source = str_copy(arena, (struct str){text, length});
    const bool any =
        options->function == NULL && options->marker == NULL && options->first_line == 0;
    struct err quiet = {0};
    struct kernel k;
    if (any && kernel_parse(source, file, arena, &k, &quiet)) {
        kernel_as_nest(arena, source, &k, out);
        return true;
    }
    struct search *s = arena_alloc(arena, 1, sizeof *s);
    s->file.source = (struct c_source){
        .file = str_cstr(arena, str_of(file)), .text = source, .arena = arena, .err = err};
    s->options = options;
    s->first_line = options->first_line;
    s->last_line =
        options->last_line < options->first_line ? options->first_line : options->last_line;
    return source_read(&s->file.source) && file_index(&s->file) &&
           (s->first_line != 0 || (options->function != NULL && options->marker == NULL) ||
            choose_marked(s)) &&
           collect_candidates(s) && choose(s, out);
}
