#include "stempel/kernel/paste_parts.h"

/* Declarations in pasted code, among parameters and statements. */

enum { MAX_DECLARED = 256 }; /* against hostile input */

static bool is_one_of(const struct token *t, const char *const *words)
{
    bool found = false;
    for (size_t i = 0; words[i] != NULL; i++)
        found = found || token_is(t, words[i]);
    return found;
}

bool paste_is_qualifier(const struct token *t)
{
    static const char *const words[] = {"const",        "static",   "restrict", "__restrict",
                                        "__restrict__", "volatile", "inline",   "register",
                                        "extern",       NULL};
    return is_one_of(t, words);
}

static bool is_integer_word(const struct token *t)
{
    static const char *const words[] = {"int",     "long",     "short",    "unsigned",  "signed",
                                        "size_t",  "ssize_t",  "char",     "ptrdiff_t", "int32_t",
                                        "int64_t", "uint32_t", "uint64_t", NULL};
    return is_one_of(t, words);
}

bool paste_is_type_word(const struct token *t)
{
    static const char *const words[] = {"double", "float", "_Complex", "complex", NULL};
    return is_one_of(t, words) || is_integer_word(t);
}

const struct token *paste_at(const struct paster *p, size_t i)
{
    const size_t last = p->tokens.count - 1;
    return &p->tokens.items[i < last ? i : last];
}

/* After the bracket that closes the one at `i`; the end if none does. */
size_t paste_after_bracket(const struct paster *p, size_t i)
{
    static const char *const opening[] = {"(", "[", "{", NULL};
    static const char *const closing[] = {")", "]", "}", NULL};
    int depth = 0;
    for (; i < p->tokens.count - 1; i++) {
        depth += is_one_of(paste_at(p, i), opening);
        depth -= is_one_of(paste_at(p, i), closing);
        if (depth == 0)
            return i + 1;
    }
    return i;
}

/* After the token at `i`, or after the bracket that it opens. */
static size_t after_piece(const struct paster *p, size_t i)
{
    static const char *const opening[] = {"(", "[", "{", NULL};
    return is_one_of(paste_at(p, i), opening) ? paste_after_bracket(p, i) : i + 1;
}

/* After the statement at `i`. */
size_t paste_after_statement(const struct paster *p, size_t i)
{
    while (paste_at(p, i)->kind == TOKEN_PRAGMA ||
           (token_is(paste_at(p, i), "for") && token_is(paste_at(p, i + 1), "(")))
        i = paste_at(p, i)->kind == TOKEN_PRAGMA ? i + 1 : paste_after_bracket(p, i + 1);
    if (token_is(paste_at(p, i), "{"))
        return paste_after_bracket(p, i);
    while (i < p->tokens.count - 1 && !token_is(paste_at(p, i), ";"))
        i = after_piece(p, i);
    return i < p->tokens.count - 1 ? i + 1 : i;
}

static const char *data_type(bool is_double, bool is_complex)
{
    return is_double ? (is_complex ? "double _Complex" : "double")
                     : (is_complex ? "float _Complex" : "float");
}

/* Reads the type words at `*i` and moves past them; false if there are none. */
static bool read_type(const struct paster *p, size_t *i, const char **type)
{
    bool is_double = false, is_float = false, is_complex = false, any = false;
    for (; paste_is_type_word(paste_at(p, *i)) || paste_is_qualifier(paste_at(p, *i)); (*i)++) {
        any = any || paste_is_type_word(paste_at(p, *i));
        is_double = is_double || token_is(paste_at(p, *i), "double");
        is_float = is_float || token_is(paste_at(p, *i), "float");
        is_complex = is_complex || token_is(paste_at(p, *i), "_Complex") ||
                     token_is(paste_at(p, *i), "complex");
    }
    *type = is_double || is_float ? data_type(is_double, is_complex) : NULL;
    return any;
}

static void skip_stars(const struct paster *p, size_t *i, int *stars)
{
    for (; token_is(paste_at(p, *i), "*") || paste_is_qualifier(paste_at(p, *i)); (*i)++)
        *stars += token_is(paste_at(p, *i), "*");
}

/* A declarator such as `*a`, `a[M][N]`, `(*restrict a)[N]`; false if there is none. */
static bool read_declarator(struct paster *p, size_t *i, const char *type)
{
    struct declared d = {.type = type};
    skip_stars(p, i, &d.stars);
    const bool group = token_is(paste_at(p, *i), "(") && token_is(paste_at(p, *i + 1), "*");
    if (group) {
        int pointers = 0;
        (*i)++;
        skip_stars(p, i, &pointers);
        d.stars += pointers - 1;
        d.open = true;
    }
    if (paste_at(p, *i)->kind != TOKEN_NAME || paste_is_type_word(paste_at(p, *i)))
        return false;
    d.name = paste_at(p, *i)->text;
    d.at = (*i)++;
    if (group && !token_is(paste_at(p, (*i)++), ")"))
        return false;
    if (token_is(paste_at(p, *i), "("))
        return false; /* a function */
    d.dims = *i;
    if (token_is(paste_at(p, *i), "[") && token_is(paste_at(p, *i + 1), "]")) {
        d.open = true;
        d.dims = *i += 2;
    }
    while (token_is(paste_at(p, *i), "["))
        *i = paste_after_bracket(p, *i);
    d.dims_end = *i;
    if (p->n_declared == MAX_DECLARED)
        return false;
    *ARENA_ADD(p->arena, p->declared, p->n_declared) = d;
    return true;
}

static void skip_value(const struct paster *p, size_t *i)
{
    static const char *const ends[] = {",", ";", ")", "}", NULL};
    while (*i < p->tokens.count - 1 && !is_one_of(paste_at(p, *i), ends))
        *i = after_piece(p, *i);
}

static bool may_declare(const struct paster *p, size_t i)
{
    static const char *const before[] = {";", "{", "}", "(", ",", NULL};
    return (paste_is_type_word(paste_at(p, i)) || paste_is_qualifier(paste_at(p, i))) &&
           (i == 0 || paste_at(p, i - 1)->kind == TOKEN_PRAGMA ||
            is_one_of(paste_at(p, i - 1), before));
}

void paste_find_declared(struct paster *p)
{
    for (size_t i = 0; i < p->tokens.count - 1; i++) {
        const char *type = NULL;
        size_t k = i;
        if (!may_declare(p, i) || !read_type(p, &k, &type))
            continue;
        while (read_declarator(p, &k, type)) {
            if (token_is(paste_at(p, k), "="))
                skip_value(p, &k);
            const bool more = token_is(paste_at(p, k), ",") &&
                              !paste_is_type_word(paste_at(p, k + 1)) &&
                              !paste_is_qualifier(paste_at(p, k + 1));
            if (!more)
                break;
            k++;
        }
    }
}

size_t paste_place_of(const struct paster *p, size_t from, size_t to, struct str name)
{
    size_t i = from;
    while (i < to && !(paste_at(p, i)->kind == TOKEN_NAME && str_eq(paste_at(p, i)->text, name)))
        i++;
    return i;
}
