#include "collect/source/nest_expr.h"
#include "stempel/kernel/type_words.h"

enum {
    WORDS_INTEGER = WORD_INT | WORD_LONG | WORD_SIZE_T | WORD_INTEGER,
    WORDS_QUALIFYING = WORD_CONST | WORD_STATIC | WORD_RESTRICT | WORD_STORAGE
};

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
    return type_word_of(t) != 0 || find_typedef(c, t) != NULL;
}

/* What a run of words means. */
static struct c_type type_of(int seen)
{
    struct c_type type = {.kind = TYPE_OTHER};
    const bool is_complex = (seen & WORD_COMPLEX) != 0;
    const int base = seen & (WORD_FLOAT | WORD_DOUBLE | WORDS_INTEGER | WORD_OTHER | WORD_TAG);
    if (base == WORD_FLOAT || base == WORD_DOUBLE) {
        type.kind = TYPE_REAL;
        type.elem = base == WORD_FLOAT ? (is_complex ? ELEM_FLOAT_COMPLEX : ELEM_FLOAT)
                                       : (is_complex ? ELEM_DOUBLE_COMPLEX : ELEM_DOUBLE);
    } else if (!is_complex && base != 0 && (base & ~WORDS_INTEGER) == 0) {
        type.kind = TYPE_INTEGER;
    }
    return type;
}

bool c_type_take(struct c_cursor *c, struct c_type *out)
{
    const struct token *first = cursor_token(c);
    const struct token *last = first;
    const struct c_typedef *named = NULL;
    struct str tag = {0};
    int seen = 0;
    while (c_type_at(c, 0)) {
        const struct c_typedef *found = find_typedef(c, cursor_token(c));
        if (found != NULL && (named != NULL || (seen & ~WORDS_QUALIFYING) != 0))
            break;
        named = found != NULL ? found : named;
        const struct token *word = cursor_take(c);
        const bool qualifies = (type_word_of(word) & WORDS_QUALIFYING) != 0 && found == NULL;
        seen |= type_word_of(word);
        if (qualifies && last == first) { /* the text is the type alone */
            first = last = cursor_token(c);
            continue;
        }
        last = word;
        if (type_word_of(last) == WORD_TAG && cursor_token(c)->kind == TOKEN_NAME) {
            last = cursor_take(c);
            tag = token_is(word, "struct") ? last->text : tag;
        }
    }
    *out = named != NULL ? named->type : type_of(seen);
    out->tag = named != NULL ? named->type.tag : tag;
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
