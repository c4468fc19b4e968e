#include "stempel/kernel/parser.h"

#include <stdio.h>
#include <string.h>

#include "stempel/kernel/kernel.h"
#include "stempel/kernel/type_words.h"

struct tree_place token_place(const struct token *token)
{
    return (struct tree_place){token->line, token->col};
}

bool parser_fail(struct parser *p, const struct token *where, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return tree_fail(&p->maker.tree, p->maker.err, token_place(where), "%s", text);
}

struct str token_text(const struct token *token)
{
    return str_slice(token->text, 0, KERNEL_MAX_NAME_BYTES);
}

const struct token *parser_token(const struct parser *p)
{
    return &p->tokens.items[p->at];
}

const struct token *parser_take(struct parser *p)
{
    const struct token *token = parser_token(p);
    if (token->kind != TOKEN_END)
        p->at++;
    return token;
}

bool parser_at(const struct parser *p, const char *text)
{
    return token_is(parser_token(p), text);
}

bool parser_accept(struct parser *p, const char *text)
{
    if (!parser_at(p, text))
        return false;
    p->at++;
    return true;
}

bool parser_expect(struct parser *p, const char *text, const char *where)
{
    if (parser_accept(p, text))
        return true;
    return parser_fail(p, parser_token(p), "expected '%s' %s, found '%.*s'", text, where,
                       STR_ARG(token_text(parser_token(p))));
}

/* Keywords of C, which cannot be names; those that begin a type are also in type_words.c. */
static const char *const keywords[] = {
    "auto",     "break",  "case",   "char",     "const",    "continue", "default",  "do",
    "double",   "else",   "enum",   "extern",   "float",    "for",      "goto",     "if",
    "inline",   "int",    "long",   "register", "restrict", "return",   "short",    "signed",
    "sizeof",   "static", "struct", "switch",   "typedef",  "union",    "unsigned", "void",
    "volatile", "while",  "_Bool",  "_Complex", "complex",  "size_t",   "I"};

bool parser_is_keyword(struct str name)
{
    bool is = false;
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        is = is ||
             (name.len > 0 && name.ptr[0] == keywords[i][0] && str_eq(name, str_of(keywords[i])));
    return is;
}

bool parser_take_name(struct parser *p, const struct token **out)
{
    const struct token *name = *out = parser_take(p);
    if (name->kind == TOKEN_NAME && !parser_is_keyword(name->text))
        return true;
    return parser_fail(p, name, "expected a name, found '%.*s'", STR_ARG(token_text(name)));
}

bool parser_at_type(const struct parser *p, size_t ahead)
{
    return p->at + ahead < p->tokens.count && type_word_of(&p->tokens.items[p->at + ahead]) != 0;
}

/* The words of a type; `text` omits those that do not affect the value. */
struct type_words {
    int seen; /* WORD_* */
    int n;    /* words in the text */
    int longs, shorts, signs, ints;
    struct sb text;
};

static void take_word(struct parser *p, struct type_words *w)
{
    const struct token *token = parser_take(p);
    const int word = type_word_of(token) & ~(WORD_CONST | WORD_STATIC | WORD_RESTRICT);
    if (word == 0)
        return;
    sb_addz(&w->text, w->n++ == 0 ? "" : " ");
    sb_add(&w->text, token->text);
    w->seen |= word;
    w->longs += word == WORD_LONG;
    w->ints += word == WORD_INT;
    w->shorts += token_is(token, "short") || token_is(token, "char");
    w->signs += token_is(token, "signed") || token_is(token, "unsigned");
}

/* An integer type of C: a named one, or `unsigned long int` and the like. */
static bool is_integer(const struct type_words *w)
{
    if (w->seen == 0 || (w->seen & ~(WORD_INT | WORD_LONG | WORD_SIZE_T | WORD_INTEGER)) != 0)
        return false;
    return w->n == 1 || (w->longs + w->shorts + w->signs + w->ints == w->n && w->signs <= 1 &&
                         w->ints <= 1 && w->longs + 2 * w->shorts <= 2);
}

bool parser_take_type(struct parser *p, struct tree_type *out)
{
    static const struct {
        int words;
        int n;
        struct tree_type type;
    } types[] = {
        {WORD_FLOAT, 1, {false, ELEM_FLOAT, {"float", 5}}},
        {WORD_DOUBLE, 1, {false, ELEM_DOUBLE, {"double", 6}}},
        {WORD_FLOAT | WORD_COMPLEX, 2, {false, ELEM_FLOAT_COMPLEX, {"float _Complex", 14}}},
        {WORD_DOUBLE | WORD_COMPLEX, 2, {false, ELEM_DOUBLE_COMPLEX, {"double _Complex", 15}}},
    };
    const struct token *first = parser_token(p);
    struct type_words words = {.text = {.arena = p->maker.arena}};
    while (parser_at_type(p, 0))
        take_word(p, &words);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (types[i].words == words.seen && types[i].n == words.n) {
            *out = types[i].type;
            return true;
        }
    }
    *out = (struct tree_type){true, elem_of_integer(sb_str(&words.text)), sb_str(&words.text)};
    if (is_integer(&words))
        return true;
    parser_fail(p, first, "this type is not supported");
    return err_hint(p->maker.err,
                    "write float, double, float _Complex, double _Complex or an integer type "
                    "for data; int, unsigned or size_t for loop indices");
}
