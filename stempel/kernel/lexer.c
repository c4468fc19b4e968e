#include "stempel/kernel/lexer.h"

#include <string.h>

struct lexer {
    struct str source;
    const char *file;
    struct err *err;
    size_t pos;
    unsigned line;
    size_t line_start;
};

static char peek(const struct lexer *l, size_t ahead)
{
    return l->pos + ahead < l->source.len ? l->source.ptr[l->pos + ahead] : '\0';
}

static bool at_end(const struct lexer *l)
{
    return l->pos >= l->source.len;
}

static unsigned column(const struct lexer *l)
{
    return (unsigned)(l->pos - l->line_start + 1);
}

static void advance(struct lexer *l)
{
    if (l->source.ptr[l->pos++] == '\n') {
        l->line++;
        l->line_start = l->pos;
    }
}

static bool parser_fail(const struct lexer *l, unsigned line, unsigned col, const char *what,
                        const char *hint)
{
    err_at(l->err, l->file, line, col, "%s", what);
    err_source(l->err, l->source);
    return err_hint(l->err, "%s", hint);
}

static bool skip_block_comment(struct lexer *l)
{
    const unsigned line = l->line;
    const unsigned col = column(l);
    advance(l);
    advance(l);
    while (!at_end(l) && !(peek(l, 0) == '*' && peek(l, 1) == '/'))
        advance(l);
    if (at_end(l))
        return parser_fail(l, line, col, "this comment does not end", "close it with */");
    advance(l);
    advance(l);
    return true;
}

static bool skip_blanks(struct lexer *l)
{
    while (!at_end(l)) {
        const char c = peek(l, 0);
        if (c == '/' && peek(l, 1) == '/') {
            while (!at_end(l) && peek(l, 0) != '\n')
                advance(l);
        } else if (c == '/' && peek(l, 1) == '*') {
            if (!skip_block_comment(l))
                return false;
        } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v') {
            advance(l);
        } else {
            return true;
        }
    }
    return true;
}

static size_t digits(struct lexer *l)
{
    size_t n = 0;
    for (; char_is_digit(peek(l, 0)); n++)
        advance(l);
    return n;
}

/*
 * `12`, `12L`, `.5`, `2.f`, `1e-3`: decimal only; the next character must not continue a number or
 * name.
 */
static bool lex_number(struct lexer *l, enum token_kind *kind)
{
    const unsigned col = column(l);
    const bool leading_zero =
        peek(l, 0) == '0' && char_in_name(peek(l, 1)) && strchr("eEfFuUlL", peek(l, 1)) == NULL;
    size_t n = digits(l);
    *kind = TOKEN_INTEGER;
    if (peek(l, 0) == '.') {
        *kind = TOKEN_REAL;
        advance(l);
        n += digits(l);
    }
    bool ok = n != 0;
    if (ok && (peek(l, 0) == 'e' || peek(l, 0) == 'E')) {
        *kind = TOKEN_REAL;
        advance(l);
        if (peek(l, 0) == '+' || peek(l, 0) == '-')
            advance(l);
        ok = digits(l) != 0;
    }
    const char *suffixes = *kind == TOKEN_REAL ? "fF" : "uUlL";
    for (int i = 0; i < (*kind == TOKEN_REAL ? 1 : 3); i++) {
        if (peek(l, 0) != '\0' && strchr(suffixes, peek(l, 0)) != NULL)
            advance(l);
    }
    if (ok && !char_in_name(peek(l, 0)) && peek(l, 0) != '.' &&
        !(leading_zero && *kind == TOKEN_INTEGER))
        return true;
    return parser_fail(l, l->line, col, "this number is not supported",
                       "write decimal numbers such as 2, 0.25, 1e-3 or 0.5f");
}

static void lex_punctuation(struct lexer *l)
{
    static const char *const pairs[] = {"++", "--", "+=", "-=", "*=", "/=", "%=", "<=", ">=",
                                        "==", "!=", "&&", "||", "<<", ">>", "->", "&=", "|="};
    const struct str rest = str_slice(l->source, l->pos, l->source.len);
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (str_starts_with(rest, str_of(pairs[i]))) {
            advance(l);
            break;
        }
    }
    advance(l);
}

/* `#pragma …` up to the end of its line; a backslash joins it with the next. */
static bool lex_pragma(struct lexer *l)
{
    const struct str line = str_slice(l->source, l->line_start, l->pos);
    advance(l);
    while (peek(l, 0) == ' ' || peek(l, 0) == '\t')
        advance(l);
    const struct str word = STR("pragma");
    const struct str rest = str_slice(l->source, l->pos, l->source.len);
    if (str_trim(line).len != 0 || !str_starts_with(rest, word) ||
        (rest.len > word.len && char_in_name(rest.ptr[word.len])))
        return false;
    while (!at_end(l) && peek(l, 0) != '\n') {
        const size_t joined = lex_joined(str_slice(l->source, l->pos, l->source.len));
        for (size_t i = 0; i < (joined == 0 ? 1 : joined); i++)
            advance(l);
    }
    return true;
}

static bool lex_one(struct lexer *l, struct token *out)
{
    const size_t start = l->pos;
    const char c = peek(l, 0);
    out->line = l->line;
    out->col = column(l);
    if (char_begins_name(c)) {
        out->kind = TOKEN_NAME;
        while (char_in_name(peek(l, 0)))
            advance(l);
    } else if (char_is_digit(c) || (c == '.' && char_is_digit(peek(l, 1)))) {
        if (!lex_number(l, &out->kind))
            return false;
    } else if (c != '\0' && strchr("+-*/%<>=!&|^~?:;,.(){}[]", c) != NULL) {
        out->kind = TOKEN_PUNCTUATION;
        lex_punctuation(l);
    } else if (c == '#') {
        out->kind = TOKEN_PRAGMA;
        if (!lex_pragma(l))
            return parser_fail(l, out->line, out->col, "preprocessor lines are not supported",
                               "remove the line; only #pragma is allowed, and sizes are symbols");
    } else {
        return parser_fail(l, out->line, out->col, "this character is not supported",
                           "a kernel is plain C: declarations, a loop nest and assignments");
    }
    out->text = str_slice(l->source, start, l->pos);
    return true;
}

size_t lex_joined(struct str rest)
{
    if (str_starts_with(rest, STR("\\\n")))
        return 2;
    return str_starts_with(rest, STR("\\\r\n")) ? 3 : 0;
}

bool lex_tokens(struct str source, const char *file, struct arena *arena, struct tokens *out,
                struct err *err)
{
    struct lexer l = {.source = source, .file = file, .err = err, .line = 1};
    struct token *items = NULL;
    struct token end = {0}; /* after the last token, where a missing one belongs */
    size_t count = 0;
    for (;;) {
        if (!skip_blanks(&l))
            return false;
        ARENA_GROW(arena, items, count);
        if (at_end(&l))
            break;
        if (!lex_one(&l, &items[count]))
            return false;
        end.line = items[count].line;
        end.col = items[count].col + (unsigned)items[count].text.len;
        count++;
    }
    if (count == 0)
        end = (struct token){.line = l.line, .col = column(&l)};
    end.kind = TOKEN_END;
    end.text = STR("end of file");
    items[count] = end;
    *out = (struct tokens){count + 1, items};
    return true;
}

bool token_is(const struct token *token, const char *text)
{
    return token->text.ptr[0] == text[0] && token->kind != TOKEN_END &&
           token->kind != TOKEN_STRING && token->kind != TOKEN_PRAGMA &&
           str_eq(token->text, str_of(text));
}
