#include "collect/source/nest_parts.h"

enum { MAX_STATEMENT_DEPTH = 128, MAX_LOOPS_IN_FUNCTION = 1024 };

/* --- the file --- */

static bool opens_bracket(const struct token *t)
{
    return token_is(t, "(") || token_is(t, "[") || token_is(t, "{");
}

static bool closes_bracket(const struct token *t)
{
    return token_is(t, ")") || token_is(t, "]") || token_is(t, "}");
}

/*
 * For each token that opens a bracket, the index behind the one that closes it; 0 where none does.
 * Found once for all: looking for it at each bracket would take the square of the file's length.
 */
static const size_t *match_brackets(const struct token *tokens, struct arena *arena)
{
    size_t count = 0;
    while (tokens[count].kind != TOKEN_END)
        count++;
    size_t *const behind = arena_alloc(arena, count + 1, sizeof *behind);
    size_t *const open = arena_alloc(arena, count + 1, sizeof *open);
    size_t depth = 0;
    for (size_t i = 0; i < count; i++) {
        if (opens_bracket(&tokens[i]))
            open[depth++] = i;
        else if (closes_bracket(&tokens[i]) && depth > 0)
            behind[open[--depth]] = i + 1;
    }
    return behind;
}

struct indexer {
    struct c_file *file;
    const size_t *behind; /* match_brackets() */
    size_t functions_capacity;
    size_t globals_capacity;
    size_t structs_capacity;
};

/* The '(' of the parameters before a function's '{' at `body`, or 0. */
static size_t parameters_before(const struct indexer *x, size_t from, size_t body)
{
    const struct token *tokens = x->file->source.tokens.items;
    for (size_t i = from; i < body; i++) {
        if (token_is(&tokens[i], "(") && i > from && tokens[i - 1].kind == TOKEN_NAME &&
            !token_is(&tokens[i - 1], "__attribute__"))
            return i;
        if (token_is(&tokens[i], "("))
            i = x->behind[i] - 1;
    }
    return 0;
}

/* `struct tag { … }` at tokens[at]: its members, and the index behind it; 0 for anything else. */
static size_t add_struct(struct indexer *x, size_t at, struct str *tag)
{
    struct c_file *f = x->file;
    const struct token *tokens = f->source.tokens.items;
    if (!token_is(&tokens[at], "struct"))
        return 0;
    const bool has_tag = tokens[at + 1].kind == TOKEN_NAME;
    const size_t open = at + (has_tag ? 2 : 1);
    if (!token_is(&tokens[open], "{") || x->behind[open] == 0)
        return 0;
    /* One without a tag gets one that no other can have. */
    *tag = has_tag ? tokens[at + 1].text : str_format(f->source.arena, "struct %zu", at);
    f->structs = arena_grow(f->source.arena, f->structs, f->n_structs, &x->structs_capacity,
                            sizeof *f->structs);
    f->structs[f->n_structs++] = (struct c_struct){*tag, open + 1, x->behind[open] - 1};
    return x->behind[open];
}

/* `typedef struct { … } grid;` */
static bool add_struct_typedef(struct indexer *x, size_t first, size_t end)
{
    struct c_file *f = x->file;
    const struct token *tokens = f->source.tokens.items;
    struct str tag;
    const size_t behind = add_struct(x, first + 1, &tag);
    if (behind == 0)
        return false;
    if (f->n_typedefs < NEST_MAX_TYPEDEFS && behind + 1 == end && tokens[behind].kind == TOKEN_NAME)
        f->typedefs[f->n_typedefs++] =
            (struct c_typedef){tokens[behind].text, {.kind = TYPE_OTHER, .tag = tag}};
    return true;
}

static void add_typedef(struct c_file *f, size_t first, size_t end)
{
    const struct token *tokens = f->source.tokens.items;
    struct c_cursor c = {.source = &f->source,
                         .tokens = tokens,
                         .at = first + 1,
                         .n_typedefs = f->n_typedefs,
                         .typedefs = f->typedefs};
    struct c_type type;
    if (f->n_typedefs == NEST_MAX_TYPEDEFS || !c_type_at(&c, 0) || !c_type_take(&c, &type) ||
        c.at + 1 != end || tokens[c.at].kind != TOKEN_NAME)
        return;
    f->typedefs[f->n_typedefs++] = (struct c_typedef){tokens[c.at].text, type};
}

static void add_function(struct indexer *x, const struct c_function *function)
{
    struct c_file *f = x->file;
    f->functions = arena_grow(f->source.arena, f->functions, f->n_functions, &x->functions_capacity,
                              sizeof *f->functions);
    f->functions[f->n_functions++] = *function;
}

static void add_global(struct indexer *x, size_t first, size_t end)
{
    struct c_file *f = x->file;
    struct str tag;
    if (token_is(&f->source.tokens.items[first], "typedef")) {
        if (!add_struct_typedef(x, first, end))
            add_typedef(f, first, end);
        return;
    }
    if (add_struct(x, first, &tag) == end)
        return;
    f->globals = arena_grow(f->source.arena, f->globals, f->n_globals, &x->globals_capacity,
                            sizeof *f->globals);
    f->globals[f->n_globals++] = (struct c_global){first, end};
}

/* One declaration or function that begins at `first`; the index behind it. */
static size_t index_one(struct indexer *x, size_t first)
{
    const struct token *tokens = x->file->source.tokens.items;
    for (size_t i = first; tokens[i].kind != TOKEN_END; i++) {
        if (token_is(&tokens[i], ";")) {
            add_global(x, first, i);
            return i + 1;
        }
        if (token_is(&tokens[i], "}"))
            return i + 1;
        if (token_is(&tokens[i], "(") || token_is(&tokens[i], "[")) {
            const size_t behind = x->behind[i];
            if (behind == 0)
                return i + 1;
            i = behind - 1;
        } else if (token_is(&tokens[i], "{")) {
            const size_t end = x->behind[i];
            const size_t open = parameters_before(x, first, i);
            if (i > first && tokens[i - 1].kind == TOKEN_STRING) /* extern "C" { */
                return i + 1;
            if (end == 0)
                return i + 1;
            if (open == 0) { /* struct, enum, or the values of an array */
                i = end - 1;
                continue;
            }
            add_function(x, &(struct c_function){&tokens[open - 1], open, i, end});
            return end;
        }
    }
    return x->file->source.tokens.count - 1;
}

bool file_index(struct c_file *f)
{
    const struct token *tokens = f->source.tokens.items;
    struct indexer x = {.file = f, .behind = match_brackets(tokens, f->source.arena)};
    f->typedefs = arena_alloc(f->source.arena, NEST_MAX_TYPEDEFS, sizeof *f->typedefs);
    for (size_t i = 0; tokens[i].kind != TOKEN_END;) {
        i = tokens[i].kind == TOKEN_PRAGMA || token_is(&tokens[i], ";") ? i + 1 : index_one(&x, i);
        if (f->n_functions > NEST_MAX_FUNCTIONS) {
            source_fail(&f->source, f->functions[f->n_functions - 1].name, "too many functions");
            return source_hint(&f->source, "pass only the function with the loop nest");
        }
    }
    return true;
}

/* --- the loops of a function --- */

struct finder {
    const struct c_source *source;
    const struct token *tokens;
    const size_t *behind; /* match_brackets() */
    size_t capacity;
    struct c_loops loops;
};

static bool statement_end(struct finder *f, size_t at, int parent, int depth, size_t *end);

static bool broken(const struct finder *f, size_t at)
{
    source_fail(f->source, &f->tokens[at], "this bracket is not closed");
    return source_hint(f->source, "close it");
}

static bool block_end(struct finder *f, size_t at, int parent, int depth, size_t *end)
{
    const size_t open = at++;
    while (f->tokens[at].kind != TOKEN_END && !token_is(&f->tokens[at], "}")) {
        if (!statement_end(f, at, parent, depth, &at))
            return false;
    }
    *end = at + 1;
    return f->tokens[at].kind != TOKEN_END || broken(f, open);
}

static bool loop_end(struct finder *f, size_t at, int parent, int depth, size_t *end)
{
    struct c_loops *loops = &f->loops;
    const int number = (int)loops->count;
    if (loops->count == MAX_LOOPS_IN_FUNCTION) {
        source_fail(f->source, &f->tokens[at], "this function has too many loops");
        return source_hint(f->source, "pass only the loop nest");
    }
    loops->items = arena_grow(f->source->arena, loops->items, loops->count, &f->capacity,
                              sizeof *loops->items);
    loops->items[loops->count++] = (struct c_loop){
        .first = at, .parent = parent, .depth = parent < 0 ? 0 : loops->items[parent].depth + 1};
    if (!token_is(&f->tokens[at + 1], "(") || f->behind[at + 1] == 0)
        return broken(f, at);
    const size_t body = f->behind[at + 1];
    if (!statement_end(f, body, number, depth, end))
        return false;
    loops->items[number].body = body;
    loops->items[number].end = *end;
    if (parent >= 0)
        loops->items[parent].n_children++;
    return true;
}

/* `if (…) … else …`, `while (…) …`, `switch (…) …`. */
static bool headed_end(struct finder *f, size_t at, int parent, int depth, size_t *end)
{
    if (!token_is(&f->tokens[at + 1], "(") || f->behind[at + 1] == 0)
        return broken(f, at);
    const size_t behind = f->behind[at + 1];
    if (!statement_end(f, behind, parent, depth, end))
        return false;
    return !token_is(&f->tokens[*end], "else") || statement_end(f, *end + 1, parent, depth, end);
}

/* The index behind the statement at `at`. Recursion is limited by MAX_STATEMENT_DEPTH. */
static bool statement_end(struct finder *f, size_t at, int parent, int depth, size_t *end)
{
    while (f->tokens[at].kind == TOKEN_PRAGMA)
        at++;
    const struct token *t = &f->tokens[at];
    if (depth > MAX_STATEMENT_DEPTH) {
        source_fail(f->source, t, "statements are nested too deeply");
        return source_hint(f->source, "at most %d are supported", MAX_STATEMENT_DEPTH);
    }
    if (token_is(t, "{"))
        return block_end(f, at, parent, depth + 1, end);
    if (token_is(t, "for"))
        return loop_end(f, at, parent, depth + 1, end);
    if (token_is(t, "if") || token_is(t, "while") || token_is(t, "switch"))
        return headed_end(f, at, parent, depth + 1, end);
    if (token_is(t, "do") || token_is(t, "else"))
        return statement_end(f, at + 1, parent, depth + 1, end);
    while (f->tokens[at].kind != TOKEN_END && !token_is(&f->tokens[at], ";") &&
           !token_is(&f->tokens[at], "}")) {
        const size_t behind = opens_bracket(&f->tokens[at]) ? f->behind[at] : at + 1;
        if (behind == 0)
            return broken(f, at);
        at = behind;
    }
    *end = token_is(&f->tokens[at], ";") ? at + 1 : at;
    return true;
}

bool find_loops(const struct c_source *s, const struct token *tokens, struct c_loops *out)
{
    struct finder f = {.source = s, .tokens = tokens, .behind = match_brackets(tokens, s->arena)};
    const bool parameters = token_is(&tokens[0], "(");
    for (size_t at = parameters ? f.behind[0] : 0; tokens[at].kind != TOKEN_END;) {
        const size_t before = at;
        if (!statement_end(&f, at, -1, 0, &at))
            return false;
        at += at == before ? 1 : 0; /* a stray '}' */
    }
    *out = f.loops;
    return true;
}
