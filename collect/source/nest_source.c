#include "collect/source/nest_source.h"

#include <stdio.h>
#include <string.h>

#include "collect/source/nest.h"
#include "collect/source/nest_expr.h"

enum { MAX_CONDITIONS = 64 };

/* One `#if` … `#endif`. */
struct condition {
    const char *start; /* of its `#`, for the message where it does not end */
    unsigned line;
    bool active; /* this group is read */
    bool done;   /* one group was read already */
    bool outer;  /* what is round it is read */
};

struct scanner {
    struct c_source *source;
    size_t pos;
    unsigned line;
    size_t line_start;
    bool line_begins; /* only blanks so far on this line */
    struct token_list tokens;
    size_t macros_capacity;
    size_t markers_capacity;
    int n_conditions;
    struct condition conditions[MAX_CONDITIONS];
};

bool source_fail(const struct c_source *s, const struct token *where, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    err_at(s->err, s->file, where->line, where->col, "%s", text);
    return err_source(s->err, s->text);
}

bool source_hint(const struct c_source *s, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return err_hint(s->err, "%s", text);
}

void token_add(struct arena *arena, struct token_list *list, const struct token *token)
{
    list->items = arena_grow(arena, list->items, list->count, &list->capacity, sizeof *list->items);
    list->items[list->count++] = *token;
}

static char peek(const struct scanner *s, size_t ahead)
{
    const struct str text = s->source->text;
    return s->pos + ahead < text.len ? text.ptr[s->pos + ahead] : '\0';
}

static bool at_end(const struct scanner *s)
{
    return s->pos >= s->source->text.len;
}

static void advance(struct scanner *s)
{
    if (s->source->text.ptr[s->pos++] == '\n') {
        s->line++;
        s->line_start = s->pos;
        s->line_begins = true;
    }
}

static struct token here(const struct scanner *s)
{
    return (struct token){.line = s->line, .col = (unsigned)(s->pos - s->line_start + 1)};
}

/* --- comments, blanks and tokens --- */

/* `inspect begin NAME` or `inspect end` as a comment's whole text. */
static void note_marker(struct scanner *s, struct str comment, unsigned line)
{
    struct c_source *source = s->source;
    comment = str_trim(comment);
    if (!str_starts_with(comment, STR("inspect ")))
        return;
    comment = str_trim(str_slice(comment, STR("inspect ").len, comment.len));
    const struct str_cut words = str_cut(comment, ' ');
    const bool begin = str_eq(words.head, STR("begin"));
    if (!begin && !str_eq(words.head, STR("end")))
        return;
    source->markers = arena_grow(source->arena, source->markers, source->n_markers,
                                 &s->markers_capacity, sizeof *source->markers);
    source->markers[source->n_markers++] =
        (struct marker){.begin = begin, .name = str_trim(words.tail), .line = line};
}

static bool skip_block_comment(struct scanner *s)
{
    const struct token start = here(s);
    s->pos += 2;
    const size_t from = s->pos;
    while (!at_end(s) && !(peek(s, 0) == '*' && peek(s, 1) == '/'))
        advance(s);
    if (at_end(s)) {
        source_fail(s->source, &start, "this comment does not end");
        return source_hint(s->source, "close it with */");
    }
    note_marker(s, str_slice(s->source->text, from, s->pos), start.line);
    s->pos += 2;
    return true;
}

static void skip_line_comment(struct scanner *s)
{
    const unsigned line = s->line;
    s->pos += 2;
    const size_t from = s->pos;
    while (!at_end(s) && peek(s, 0) != '\n')
        advance(s);
    note_marker(s, str_slice(s->source->text, from, s->pos), line);
}

static size_t joined_line(const struct scanner *s)
{
    return lex_joined(str_slice(s->source->text, s->pos, s->source->text.len));
}

/* Blanks and comments; not the line's end where `directive`. */
static bool skip_blanks(struct scanner *s, bool directive)
{
    while (!at_end(s)) {
        const char c = peek(s, 0);
        const size_t joined = joined_line(s);
        if (c == '/' && peek(s, 1) == '/') {
            skip_line_comment(s);
        } else if (c == '/' && peek(s, 1) == '*') {
            if (!skip_block_comment(s))
                return false;
        } else if (joined != 0) {
            for (size_t i = 0; i < joined; i++)
                advance(s);
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' ||
                   (c == '\n' && !directive)) {
            advance(s);
        } else {
            return true;
        }
    }
    return true;
}

/* What the preprocessor takes for a number: checked where it is used. */
static void scan_number(struct scanner *s, struct token *out)
{
    const bool hexadecimal = peek(s, 0) == '0' && (peek(s, 1) == 'x' || peek(s, 1) == 'X');
    out->kind = TOKEN_INTEGER;
    while (char_in_name(peek(s, 0)) || peek(s, 0) == '.') {
        const char c = peek(s, 0);
        if (c == '.' || (!hexadecimal && (c == 'e' || c == 'E')))
            out->kind = TOKEN_REAL;
        s->pos++;
        if ((c == 'e' || c == 'E') && !hexadecimal && (peek(s, 0) == '+' || peek(s, 0) == '-'))
            s->pos++;
    }
}

static bool scan_string(struct scanner *s, struct token *out)
{
    const char quote = peek(s, 0);
    out->kind = TOKEN_STRING;
    s->pos++;
    while (!at_end(s) && peek(s, 0) != quote && peek(s, 0) != '\n') {
        if (peek(s, 0) == '\\')
            s->pos++;
        if (!at_end(s))
            advance(s);
    }
    if (!at_end(s) && peek(s, 0) == quote) {
        s->pos++;
        return true;
    }
    source_fail(s->source, out, "this literal does not end");
    return source_hint(s->source, "close it with %c", quote);
}

static void scan_punctuation(struct scanner *s, struct token *out)
{
    static const char *const long_ones[] = {"<<=", ">>=", "...", "++", "--", "+=", "-=", "*=",
                                            "/=",  "%=",  "<=",  ">=", "==", "!=", "&&", "||",
                                            "<<",  ">>",  "->",  "&=", "|=", "^=", "##"};
    const struct str rest = str_slice(s->source->text, s->pos, s->source->text.len);
    out->kind = TOKEN_PUNCTUATION;
    for (size_t i = 0; i < sizeof long_ones / sizeof *long_ones; i++) {
        const struct str text = str_of(long_ones[i]);
        if (str_starts_with(rest, text)) {
            s->pos += text.len;
            return;
        }
    }
    s->pos++;
}

/* The next token behind the blanks. */
static bool scan_token(struct scanner *s, struct token *out)
{
    const size_t start = s->pos;
    const char c = peek(s, 0);
    *out = here(s);
    bool ok = true;
    if (char_begins_name(c)) {
        out->kind = TOKEN_NAME;
        while (char_in_name(peek(s, 0)))
            s->pos++;
    } else if (char_is_digit(c) || (c == '.' && char_is_digit(peek(s, 1)))) {
        scan_number(s, out);
    } else if (c == '"' || c == '\'') {
        ok = scan_string(s, out);
    } else if (c == '\0' || ((unsigned char)c < ' ')) {
        source_fail(s->source, out, "this is not text: a byte of value %d", (int)(unsigned char)c);
        ok = source_hint(s->source, "pass a C source file");
    } else {
        scan_punctuation(s, out);
    }
    s->line_begins = false;
    out->text = str_slice(s->source->text, start, s->pos);
    return ok;
}

/* --- directives --- */

static bool is_active(const struct scanner *s)
{
    return s->n_conditions == 0 || s->conditions[s->n_conditions - 1].active;
}

/* The tokens up to the end of a directive's line. */
static bool directive_tokens(struct scanner *s, struct token_list *out)
{
    for (;;) {
        struct token token;
        if (!skip_blanks(s, true))
            return false;
        if (at_end(s) || peek(s, 0) == '\n')
            return true;
        if (!scan_token(s, &token))
            return false;
        token_add(s->source->arena, out, &token);
    }
}

/* Passes over the line as it is; what stands in a group that is not read may be anything. */
static void skip_line(struct scanner *s)
{
    while (!at_end(s) && peek(s, 0) != '\n') {
        const size_t joined = joined_line(s);
        for (size_t i = 0; i < (joined == 0 ? 1 : joined); i++)
            advance(s);
    }
}

static bool macro_parameters(const struct scanner *s, const struct token_list *line, size_t *at,
                             struct macro *m)
{
    size_t i = *at + 1;
    for (; i < line->count && !token_is(&line->items[i], ")"); i++) {
        if (token_is(&line->items[i], ","))
            continue;
        if (m->n_parameters == MACRO_MAX_PARAMETERS) {
            source_fail(s->source, &line->items[i], "this macro has too many parameters");
            return source_hint(s->source, "at most %d are supported", MACRO_MAX_PARAMETERS);
        }
        m->parameters[m->n_parameters++] = line->items[i].text;
    }
    *at = i + 1;
    return true;
}

static bool add_macro(struct scanner *s, const struct token *where, const struct macro *m)
{
    struct c_source *source = s->source;
    if (source->n_macros == SOURCE_MAX_MACROS) {
        source_fail(source, where, "this file defines too many macros");
        return source_hint(source,
                           "at most %d are supported: pass only the file with the loop nest",
                           SOURCE_MAX_MACROS);
    }
    source->macros = arena_grow(source->arena, source->macros, source->n_macros,
                                &s->macros_capacity, sizeof *source->macros);
    source->macros[source->n_macros++] = *m;
    return true;
}

static bool define(struct scanner *s, const struct token_list *line, bool undefine)
{
    if (line->count < 2 || line->items[1].kind != TOKEN_NAME)
        return true; /* the compiler's business */
    const struct token *name = &line->items[1];
    struct macro m = {
        .name = name->text, .at = s->tokens.count, .undefined = undefine, .line = name->line};
    size_t at = 2;
    /* A bracket that follows directly makes it a macro with parameters. */
    if (line->count > 2 && token_is(&line->items[2], "(") &&
        line->items[2].text.ptr == name->text.ptr + name->text.len) {
        m.function_like = true;
        if (!macro_parameters(s, line, &at, &m))
            return false;
    }
    if (at < line->count)
        m.body = (struct tokens){line->count - at, line->items + at};
    return add_macro(s, name, &m);
}

/* `defined X` and `defined(X)` become 1 or 0. */
static void replace_defined(const struct scanner *s, const struct token_list *line,
                            struct token_list *out)
{
    for (size_t i = 1; i < line->count; i++) {
        const struct token *token = &line->items[i];
        struct token value = *token;
        if (token_is(token, "defined") && i + 1 < line->count) {
            const bool bracket = token_is(&line->items[i + 1], "(") && i + 3 < line->count;
            const struct token *name = &line->items[i + (bracket ? 2 : 1)];
            const bool known = source_macro(s->source, name->text, s->tokens.count) != NULL ||
                               token_is(name, "_OPENMP");
            value =
                (struct token){TOKEN_INTEGER, known ? STR("1") : STR("0"), token->line, token->col};
            i += bracket ? 3 : 1;
        }
        token_add(s->source->arena, out, &value);
    }
}

/* The value of an `#if`: as in C, names that are no macro are 0. */
static bool condition_value(const struct scanner *s, const struct token_list *line, bool *out)
{
    struct token_list plain = {0};
    struct token_list expanded = {0};
    const struct c_expr *e = NULL;
    int64_t value = 0;
    replace_defined(s, line, &plain);
    if (!source_expand_list(s->source, (struct tokens){plain.count, plain.items}, s->tokens.count,
                            &expanded))
        return false;
    struct c_cursor cursor = {.source = s->source, .tokens = expanded.items};
    if (expanded.count == 0 || !c_expr_parse(&cursor, &e) ||
        cursor.tokens[cursor.at].kind != TOKEN_END || !c_expr_integer(s->source, e, &value)) {
        source_fail(s->source, &line->items[0], "this condition cannot be decided");
        return source_hint(s->source, "replace it by #if 1 or #if 0");
    }
    *out = value != 0;
    return true;
}

static bool begin_condition(struct scanner *s, const struct token_list *line)
{
    const struct token *word = &line->items[0];
    if (s->n_conditions == MAX_CONDITIONS) {
        source_fail(s->source, word, "conditions are nested too deeply");
        return source_hint(s->source, "at most %d are supported", MAX_CONDITIONS);
    }
    struct condition c = {.line = word->line, .outer = is_active(s)};
    bool holds = false;
    if (c.outer && token_is(word, "if") && !condition_value(s, line, &holds))
        return false;
    if (c.outer && !token_is(word, "if") && line->count > 1) {
        const bool known = source_macro(s->source, line->items[1].text, s->tokens.count) != NULL ||
                           token_is(&line->items[1], "_OPENMP");
        holds = known == token_is(word, "ifdef");
    }
    c.active = c.done = c.outer && holds;
    s->conditions[s->n_conditions++] = c;
    return true;
}

static bool switch_condition(struct scanner *s, const struct token_list *line)
{
    const struct token *word = &line->items[0];
    if (s->n_conditions == 0) {
        source_fail(s->source, word, "#%.*s without #if", STR_ARG(word->text));
        return source_hint(s->source, "remove the line");
    }
    struct condition *c = &s->conditions[s->n_conditions - 1];
    if (token_is(word, "endif")) {
        s->n_conditions--;
        return true;
    }
    bool holds = token_is(word, "else");
    if (!holds && c->outer && !c->done && !condition_value(s, line, &holds))
        return false;
    c->active = c->outer && !c->done && holds;
    c->done = c->done || c->active;
    return true;
}

/* `#pragma …`: the whole logical line is one token. */
static void add_pragma(struct scanner *s, const struct token *hash)
{
    struct token pragma = *hash;
    const size_t from = s->pos;
    skip_line(s);
    pragma.kind = TOKEN_PRAGMA;
    pragma.text = str_trim(str_slice(s->source->text, from, s->pos));
    token_add(s->source->arena, &s->tokens, &pragma);
}

/* A directive, from behind its `#`. */
static bool directive(struct scanner *s, const struct token *hash)
{
    static const char *const conditions[] = {"if", "ifdef", "ifndef", "elif", "else", "endif"};
    struct token_list line = {0};
    struct token word;
    if (!skip_blanks(s, true))
        return false;
    if (at_end(s) || !char_begins_name(peek(s, 0))) {
        skip_line(s);
        return true;
    }
    if (!scan_token(s, &word))
        return false;
    bool is_condition = false;
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
        is_condition = is_condition || token_is(&word, conditions[i]);
    const bool is_define = token_is(&word, "define") || token_is(&word, "undef");
    if (is_active(s) && token_is(&word, "pragma")) {
        add_pragma(s, hash);
        return true;
    }
    if (!is_condition && !(is_define && is_active(s))) {
        skip_line(s);
        return true;
    }
    token_add(s->source->arena, &line, &word);
    if (is_active(s) || token_is(&word, "elif")) {
        if (!directive_tokens(s, &line))
            return false;
    } else {
        skip_line(s);
    }
    if (is_define)
        return define(s, &line, token_is(&word, "undef"));
    const bool begins = str_starts_with(word.text, STR("if"));
    return begins ? begin_condition(s, &line) : switch_condition(s, &line);
}

static bool check_conditions(const struct scanner *s)
{
    if (s->n_conditions == 0)
        return true;
    const struct token where = {.line = s->conditions[s->n_conditions - 1].line, .col = 1};
    source_fail(s->source, &where, "this #if does not end");
    return source_hint(s->source, "close it with #endif");
}

static bool add_token(struct scanner *s)
{
    struct token token;
    if (!scan_token(s, &token))
        return false;
    if (s->tokens.count == NEST_MAX_TOKENS) {
        source_fail(s->source, &token, "this file is too long");
        return source_hint(s->source, "pass only the function with the loop nest");
    }
    token_add(s->source->arena, &s->tokens, &token);
    return true;
}

bool source_read(struct c_source *source)
{
    struct scanner s = {.source = source, .line = 1, .line_begins = true};
    for (;;) {
        if (!skip_blanks(&s, false))
            return false;
        if (at_end(&s))
            break;
        const bool hash = peek(&s, 0) == '#' && s.line_begins;
        if (hash) {
            const struct token where = here(&s);
            s.pos++;
            s.line_begins = false;
            if (!directive(&s, &where))
                return false;
        } else if (!is_active(&s)) {
            skip_line(&s);
        } else if (!add_token(&s)) {
            return false;
        }
        /* Macros count from the token that follows them. */
        source->tokens = (struct tokens){s.tokens.count, s.tokens.items};
    }
    struct token end = here(&s);
    end.text = STR("the end of the file");
    token_add(source->arena, &s.tokens, &end);
    source->tokens = (struct tokens){s.tokens.count, s.tokens.items};
    return check_conditions(&s);
}
