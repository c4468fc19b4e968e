#include "collect/kernel/nest_expr.h"

/* Words that types are made of. */
enum word {
    WORD_FLOAT = 1,
    WORD_DOUBLE = 2,
    WORD_COMPLEX = 4,
    WORD_INTEGER = 8,
    WORD_CONST = 16,
    WORD_STATIC = 32,
    WORD_IGNORED = 64,
    WORD_LONG = 128,
    WORD_OTHER = 256,
    WORD_TAG = 512
};

static const struct {
    const char *text;
    enum word word;
} words[] = {
    {"float", WORD_FLOAT},        {"double", WORD_DOUBLE},
    {"_Complex", WORD_COMPLEX},   {"complex", WORD_COMPLEX},
    {"int", WORD_INTEGER},        {"short", WORD_INTEGER},
    {"unsigned", WORD_INTEGER},   {"signed", WORD_INTEGER},
    {"long", WORD_LONG},          {"size_t", WORD_INTEGER},
    {"ssize_t", WORD_INTEGER},    {"ptrdiff_t", WORD_INTEGER},
    {"intptr_t", WORD_INTEGER},   {"uintptr_t", WORD_INTEGER},
    {"int16_t", WORD_INTEGER},    {"int32_t", WORD_INTEGER},
    {"int64_t", WORD_INTEGER},    {"uint16_t", WORD_INTEGER},
    {"uint32_t", WORD_INTEGER},   {"uint64_t", WORD_INTEGER},
    {"const", WORD_CONST},        {"constexpr", WORD_CONST},
    {"static", WORD_STATIC},      {"restrict", WORD_IGNORED},
    {"__restrict", WORD_IGNORED}, {"__restrict__", WORD_IGNORED},
    {"register", WORD_IGNORED},   {"inline", WORD_IGNORED},
    {"extern", WORD_IGNORED},     {"volatile", WORD_OTHER},
    {"void", WORD_OTHER},         {"char", WORD_OTHER},
    {"_Bool", WORD_OTHER},        {"bool", WORD_OTHER},
    {"auto", WORD_OTHER},         {"struct", WORD_TAG},
    {"union", WORD_TAG},          {"enum", WORD_TAG},
};

static int word_of(const struct token *t)
{
    for (size_t i = 0; t->kind == TOKEN_NAME && i < sizeof words / sizeof *words; i++) {
        if (str_eq(t->text, str_of(words[i].text)))
            return (int)words[i].word;
    }
    return 0;
}

static const struct c_typedef *find_typedef(const struct c_cursor *c, const struct token *t)
{
    for (size_t i = 0; t->kind == TOKEN_NAME && i < c->n_typedefs; i++) {
        if (str_eq(t->text, c->typedefs[i].name))
            return &c->typedefs[i];
    }
    return NULL;
}

bool c_type_at(const struct c_cursor *c, size_t ahead)
{
    const struct token *t = cursor_ahead(c, ahead);
    return word_of(t) != 0 || find_typedef(c, t) != NULL;
}

/* What a run of words means. */
static struct c_type type_of(int seen)
{
    struct c_type type = {.kind = TYPE_OTHER};
    const bool is_complex = (seen & WORD_COMPLEX) != 0;
    const int base =
        seen & (WORD_FLOAT | WORD_DOUBLE | WORD_INTEGER | WORD_LONG | WORD_OTHER | WORD_TAG);
    if (base == WORD_FLOAT || base == WORD_DOUBLE) {
        type.kind = TYPE_REAL;
        type.elem = base == WORD_FLOAT ? (is_complex ? ELEM_FLOAT_COMPLEX : ELEM_FLOAT)
                                       : (is_complex ? ELEM_DOUBLE_COMPLEX : ELEM_DOUBLE);
    } else if (!is_complex && base != 0 && (base & ~(WORD_INTEGER | WORD_LONG)) == 0) {
        type.kind = TYPE_INTEGER;
    }
    return type;
}

bool c_type_take(struct c_cursor *c, struct c_type *out)
{
    const struct token *first = cursor_token(c);
    const struct token *last = first;
    const struct c_typedef *named = NULL;
    int seen = 0;
    while (c_type_at(c, 0)) {
        const struct c_typedef *found = find_typedef(c, cursor_token(c));
        if (found != NULL &&
            (named != NULL || (seen & ~(WORD_CONST | WORD_STATIC | WORD_IGNORED)) != 0))
            break;
        named = found != NULL ? found : named;
        const struct token *word = cursor_take(c);
        const bool qualifies =
            (word_of(word) & (WORD_CONST | WORD_STATIC | WORD_IGNORED)) != 0 && found == NULL;
        seen |= word_of(word);
        if (qualifies && last == first) { /* the text is the type alone */
            first = last = cursor_token(c);
            continue;
        }
        last = word;
        if (word_of(last) == WORD_TAG && cursor_token(c)->kind == TOKEN_NAME)
            last = cursor_take(c);
    }
    *out = named != NULL ? named->type : type_of(seen);
    out->is_const = out->is_const || (seen & WORD_CONST) != 0;
    out->is_static = (seen & WORD_STATIC) != 0;
    if (named != NULL)
        return true;
    /* One run of source text where it is one; words from macros lie elsewhere. */
    const bool together = last->text.ptr >= first->text.ptr && last->line == first->line &&
                          (size_t)(last->text.ptr - first->text.ptr) < KERNEL_MAX_NAME_BYTES;
    const size_t bytes = (size_t)(last->text.ptr + last->text.len - first->text.ptr);
    out->text = together ? (struct str){first->text.ptr, bytes} : last->text;
    return true;
}
