#include "stempel/kernel/parser.h"

#include <stdio.h>
#include <string.h>

#include "stempel/kernel/type_words.h"

void fail_at(struct parser *p, const struct token *where, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    err_at(p->err, p->file, where->line, where->col, "%s", text);
    err_source(p->err, p->source);
}

void fail_hint(struct parser *p, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    err_hint(p->err, "%s", text);
}

/* The last token is not a name, so a name always has a successor. */
void hint_declaration(struct parser *p, const struct token *name)
{
    const struct str text = str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES);
    fail_hint(p, "declare it before the loops: `double %.*s%s;`", STR_ARG(text),
              str_eq(name[1].text, STR("[")) ? "[N]" : "");
}

const struct token *this_token(const struct parser *p)
{
    return &p->tokens.items[p->at];
}

const struct token *take_token(struct parser *p)
{
    const struct token *token = this_token(p);
    if (token->kind != TOKEN_END)
        p->at++;
    return token;
}

bool at_text(const struct parser *p, const char *text)
{
    return token_is(this_token(p), text);
}

bool accept_text(struct parser *p, const char *text)
{
    if (!at_text(p, text))
        return false;
    p->at++;
    return true;
}

bool expect_text(struct parser *p, const char *text, const char *where)
{
    if (accept_text(p, text))
        return true;
    const struct token *found = this_token(p);
    fail_at(p, found, "expected '%s' %s, found '%.*s'", text, where,
            STR_ARG(str_slice(found->text, 0, KERNEL_MAX_NAME_BYTES)));
    return false;
}

int find_loop(const struct parser *p, struct str name)
{
    for (int l = 0; l < p->n_loops; l++) {
        if (str_eq(p->loops[l].index, name))
            return l;
    }
    return -1;
}

int find_symbol(const struct parser *p, struct str name)
{
    for (int s = 0; s < p->n_symbols; s++) {
        if (str_eq(p->symbols[s], name))
            return s;
    }
    return -1;
}

int find_array(const struct parser *p, struct str name)
{
    for (int a = 0; a < p->n_arrays; a++) {
        if (str_eq(p->arrays[a].name, name))
            return a;
    }
    return -1;
}

int find_scalar(const struct parser *p, struct str name)
{
    for (int s = 0; s < p->n_scalars; s++) {
        if (str_eq(p->scalars[s].name, name))
            return s;
    }
    return -1;
}

const struct index_variable *find_index_variable(const struct parser *p, struct str name)
{
    for (int i = 0; i < p->n_index_variables; i++) {
        if (str_eq(p->index_variables[i].name, name))
            return &p->index_variables[i];
    }
    return NULL;
}

const char *loop_names(struct parser *p)
{
    struct sb b = {.arena = p->arena};
    for (int l = 0; l < p->n_loops; l++)
        sb_addf(&b, "%s'%.*s'", l == 0 ? "" : ", ", STR_ARG(p->loops[l].index));
    return sb_cstr(&b);
}

/* Words of C that can be no name; those that begin a type are in type_words.c too. */
static const char *const keywords[] = {
    "auto",     "break",  "case",   "char",     "const",    "continue", "default",  "do",
    "double",   "else",   "enum",   "extern",   "float",    "for",      "goto",     "if",
    "inline",   "int",    "long",   "register", "restrict", "return",   "short",    "signed",
    "sizeof",   "static", "struct", "switch",   "typedef",  "union",    "unsigned", "void",
    "volatile", "while",  "_Bool",  "_Complex", "complex",  "size_t",   "I"};

bool is_keyword(struct str name)
{
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
        if (str_eq(name, str_of(keywords[i])))
            return true;
    }
    return false;
}

bool check_new_name(struct parser *p, const struct token *name)
{
    if (name->kind != TOKEN_NAME || is_keyword(name->text)) {
        fail_at(p, name, "expected a name, found '%.*s'",
                STR_ARG(str_slice(name->text, 0, KERNEL_MAX_NAME_BYTES)));
        return false;
    }
    if (name->text.len > KERNEL_MAX_NAME_BYTES) {
        fail_at(p, name, "this name is too long");
        fail_hint(p, "use at most %d characters", KERNEL_MAX_NAME_BYTES);
        return false;
    }
    if (find_loop(p, name->text) >= 0 || find_symbol(p, name->text) >= 0 ||
        find_array(p, name->text) >= 0 || find_scalar(p, name->text) >= 0 ||
        find_index_variable(p, name->text) != NULL) {
        fail_at(p, name, "'%.*s' is already in use", STR_ARG(name->text));
        fail_hint(p, "every array, scalar, loop index and size needs its own name");
        return false;
    }
    return true;
}

bool at_type(const struct parser *p, size_t ahead)
{
    return p->at + ahead < p->tokens.count && type_word_of(&p->tokens.items[p->at + ahead]) != 0;
}

/* The run of words of a type; the words that say nothing of the value are left out of `text`. */
struct type_words {
    int seen; /* WORD_* */
    int n;    /* words in the text */
    int longs, shorts, signs, ints;
    struct sb text;
};

static void take_word(struct parser *p, struct type_words *w)
{
    const struct token *token = take_token(p);
    const int word = type_word_of(token) & ~(WORD_CONST | WORD_STATIC | WORD_RESTRICT);
    if (word == 0)
        return;
    sb_addz(&w->text, w->n++ == 0 ? "" : " ");
    sb_add(&w->text, token->text);
    w->seen |= word;
    w->longs += word == WORD_LONG;
    w->ints += word == WORD_INT;
    w->shorts += token_is(token, "short");
    w->signs += token_is(token, "signed") || token_is(token, "unsigned");
}

/* An integer type of C: one with its own name, or `unsigned long int` and the like. */
static bool is_integer(const struct type_words *w)
{
    if (w->seen == 0 || (w->seen & ~(WORD_INT | WORD_LONG | WORD_SIZE_T | WORD_INTEGER)) != 0)
        return false;
    return w->n == 1 || (w->longs + w->shorts + w->signs + w->ints == w->n && w->signs <= 1 &&
                         w->ints <= 1 && w->longs + 2 * w->shorts <= 2);
}

bool take_type(struct parser *p, struct type_name *out)
{
    static const struct {
        int words;
        int n;
        struct type_name type;
    } types[] = {
        {WORD_FLOAT, 1, {false, ELEM_FLOAT, {"float", 5}}},
        {WORD_DOUBLE, 1, {false, ELEM_DOUBLE, {"double", 6}}},
        {WORD_FLOAT | WORD_COMPLEX, 2, {false, ELEM_FLOAT_COMPLEX, {"float _Complex", 14}}},
        {WORD_DOUBLE | WORD_COMPLEX, 2, {false, ELEM_DOUBLE_COMPLEX, {"double _Complex", 15}}},
    };
    const struct token *first = this_token(p);
    struct type_words words = {.text = {.arena = p->arena}};
    while (at_type(p, 0))
        take_word(p, &words);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (types[i].words == words.seen && types[i].n == words.n) {
            *out = types[i].type;
            return true;
        }
    }
    *out = (struct type_name){true, ELEM_DOUBLE, sb_str(&words.text)};
    if (is_integer(&words))
        return true;
    fail_at(p, first, "this type is not supported");
    fail_hint(p, "write float, double, float _Complex or double _Complex for data; an integer type "
                 "such as int, unsigned or size_t for loop indices");
    return false;
}
