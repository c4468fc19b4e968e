#include "stempel/kernel/paste.h"

#include "stempel/kernel/lexer.h"

/* Against hostile input: what real code has is far below. */
enum { MAX_DECLARED = 256, MAX_TRIES = 128, MAX_NEST_TOKENS = 20000, MAX_CONDITION_TOKENS = 32 };
enum { MARGIN = 8 }; /* elements beyond the loops, where an extent is not said */

/* A variable of the code, wherever it is declared. */
struct declared {
    struct str name;
    const char *type; /* of data; null: an integer */
    int stars;
    bool open;             /* its first extent is not said: `a[]`, `(*a)[N]` */
    size_t dims, dims_end; /* tokens of its brackets */
    size_t at;             /* token of the name */
};

struct paster {
    struct arena *arena;
    struct tokens tokens;
    struct declared *declared;
    size_t n_declared, capacity;
};

static bool is_one_of(const struct token *t, const char *const *words)
{
    bool found = false;
    for (size_t i = 0; words[i] != NULL; i++)
        found = found || token_is(t, words[i]);
    return found;
}

static bool is_qualifier(const struct token *t)
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

static bool is_type_word(const struct token *t)
{
    static const char *const words[] = {"double", "float", "_Complex", "complex", NULL};
    return is_one_of(t, words) || is_integer_word(t);
}

static const struct token *at(const struct paster *p, size_t i)
{
    const size_t last = p->tokens.count - 1;
    return &p->tokens.items[i < last ? i : last];
}

/* After the bracket that closes the one at `i`; the end where none does. */
static size_t after_bracket(const struct paster *p, size_t i)
{
    static const char *const opening[] = {"(", "[", "{", NULL};
    static const char *const closing[] = {")", "]", "}", NULL};
    int depth = 0;
    for (; i < p->tokens.count - 1; i++) {
        depth += is_one_of(at(p, i), opening);
        depth -= is_one_of(at(p, i), closing);
        if (depth == 0)
            return i + 1;
    }
    return i;
}

/* After the statement at `i`. */
static size_t after_statement(const struct paster *p, size_t i)
{
    while (at(p, i)->kind == TOKEN_PRAGMA ||
           (token_is(at(p, i), "for") && token_is(at(p, i + 1), "(")))
        i = at(p, i)->kind == TOKEN_PRAGMA ? i + 1 : after_bracket(p, i + 1);
    if (token_is(at(p, i), "{"))
        return after_bracket(p, i);
    while (i < p->tokens.count - 1 && !token_is(at(p, i), ";"))
        i = token_is(at(p, i), "(") || token_is(at(p, i), "[") || token_is(at(p, i), "{")
                ? after_bracket(p, i)
                : i + 1;
    return i < p->tokens.count - 1 ? i + 1 : i;
}

/* ---- declarations ---- */

static const char *data_type(bool is_double, bool is_complex)
{
    return is_double ? (is_complex ? "double _Complex" : "double")
                     : (is_complex ? "float _Complex" : "float");
}

/* The type words at `*i`, which moves past them; false where there are none. */
static bool read_type(const struct paster *p, size_t *i, const char **type)
{
    bool is_double = false, is_float = false, is_complex = false, any = false;
    for (; is_type_word(at(p, *i)) || is_qualifier(at(p, *i)); (*i)++) {
        any = any || is_type_word(at(p, *i));
        is_double = is_double || token_is(at(p, *i), "double");
        is_float = is_float || token_is(at(p, *i), "float");
        is_complex =
            is_complex || token_is(at(p, *i), "_Complex") || token_is(at(p, *i), "complex");
    }
    *type = is_double || is_float ? data_type(is_double, is_complex) : NULL;
    return any;
}

static void skip_stars(const struct paster *p, size_t *i, int *stars)
{
    for (; token_is(at(p, *i), "*") || is_qualifier(at(p, *i)); (*i)++)
        *stars += token_is(at(p, *i), "*");
}

/* `*a`, `a[M][N]`, `(*restrict a)[N]`; false where it is none. */
static bool read_declarator(struct paster *p, size_t *i, const char *type)
{
    struct declared d = {.type = type};
    skip_stars(p, i, &d.stars);
    const bool group = token_is(at(p, *i), "(") && token_is(at(p, *i + 1), "*");
    if (group) {
        int pointers = 0;
        (*i)++;
        skip_stars(p, i, &pointers);
        d.stars += pointers - 1;
        d.open = true;
    }
    if (at(p, *i)->kind != TOKEN_NAME || is_type_word(at(p, *i)))
        return false;
    d.name = at(p, *i)->text;
    d.at = (*i)++;
    if (group && !token_is(at(p, (*i)++), ")"))
        return false;
    if (token_is(at(p, *i), "("))
        return false; /* a function */
    d.dims = *i;
    if (token_is(at(p, *i), "[") && token_is(at(p, *i + 1), "]")) {
        d.open = true;
        d.dims = *i += 2;
    }
    while (token_is(at(p, *i), "["))
        *i = after_bracket(p, *i);
    d.dims_end = *i;
    if (p->n_declared == MAX_DECLARED)
        return false;
    p->declared =
        arena_grow(p->arena, p->declared, p->n_declared, &p->capacity, sizeof *p->declared);
    p->declared[p->n_declared++] = d;
    return true;
}

static void skip_value(const struct paster *p, size_t *i)
{
    static const char *const ends[] = {",", ";", ")", "}", NULL};
    while (*i < p->tokens.count - 1 && !is_one_of(at(p, *i), ends))
        *i = token_is(at(p, *i), "(") || token_is(at(p, *i), "[") || token_is(at(p, *i), "{")
                 ? after_bracket(p, *i)
                 : *i + 1;
}

static bool may_declare(const struct paster *p, size_t i)
{
    static const char *const before[] = {";", "{", "}", "(", ",", NULL};
    return (is_type_word(at(p, i)) || is_qualifier(at(p, i))) &&
           (i == 0 || at(p, i - 1)->kind == TOKEN_PRAGMA || is_one_of(at(p, i - 1), before));
}

static void find_declared(struct paster *p)
{
    for (size_t i = 0; i < p->tokens.count - 1; i++) {
        const char *type = NULL;
        size_t k = i;
        if (!may_declare(p, i) || !read_type(p, &k, &type))
            continue;
        while (read_declarator(p, &k, type)) {
            if (token_is(at(p, k), "="))
                skip_value(p, &k);
            const bool more = token_is(at(p, k), ",") && !is_type_word(at(p, k + 1)) &&
                              !is_qualifier(at(p, k + 1));
            if (!more)
                break;
            k++;
        }
    }
}

/* ---- a nest in the kernel language ---- */

static bool uses(const struct paster *p, size_t from, size_t to, struct str name)
{
    bool found = false;
    for (size_t i = from; i < to && !found; i++)
        found = at(p, i)->kind == TOKEN_NAME && str_eq(at(p, i)->text, name);
    return found;
}

/* `for (name = …`: the index of a loop that is declared elsewhere. */
static bool is_index(const struct paster *p, size_t from, size_t to, struct str name)
{
    bool found = false;
    for (size_t i = from; i + 3 < to && !found; i++)
        found = token_is(at(p, i), "for") && str_eq(at(p, i + 2)->text, name) &&
                token_is(at(p, i + 3), "=");
    return found;
}

/* Whether the name is a loop's index anywhere in the nest: then it is no size. */
static bool is_any_index(const struct paster *p, size_t from, size_t to, struct str name)
{
    bool found = is_index(p, from, to, name);
    for (size_t i = from; i + 4 < to && !found; i++) {
        size_t k = i + 2;
        if (!token_is(at(p, i), "for"))
            continue;
        while (is_type_word(at(p, k)) || is_qualifier(at(p, k)))
            k++;
        found = str_eq(at(p, k)->text, name);
    }
    return found;
}

/* The first size in the condition of the loop at `i`; empty where it has none. */
static struct str bound_of(const struct paster *p, size_t i, size_t from, size_t to)
{
    size_t k = i;
    while (k < to && !token_is(at(p, k), ";"))
        k++;
    const size_t end = k + MAX_CONDITION_TOKENS < to ? k + MAX_CONDITION_TOKENS : to;
    for (k++; k < end && !token_is(at(p, k), ";"); k++) {
        const struct token *t = at(p, k);
        if (t->kind == TOKEN_NAME && !is_any_index(p, from, to, t->text))
            return t->text;
    }
    return (struct str){0};
}

/* The extents that the code does not say: of one loop, or the product of all. */
static bool add_bounds(const struct paster *p, size_t from, size_t to, bool all, struct sb *out)
{
    int loops = 0;
    for (size_t i = from; i < to && (all || loops == 0); i++) {
        if (!token_is(at(p, i), "for"))
            continue;
        const struct str bound = bound_of(p, i, from, to);
        if (bound.len == 0 || loops == KERNEL_MAX_LOOPS)
            return false;
        sb_addf(out, "%s(%.*s + %d)", loops++ == 0 ? "" : " * ", STR_ARG(bound), MARGIN);
    }
    return loops != 0;
}

static void add_tokens(const struct paster *p, size_t from, size_t to, struct sb *out)
{
    for (size_t i = from; i < to; i++) {
        if (is_qualifier(at(p, i)))
            continue;
        sb_add(out, at(p, i)->text);
        if (i + 1 < to && !token_is(at(p, i), "[") && !token_is(at(p, i + 1), "]") &&
            !token_is(at(p, i + 1), "["))
            sb_addc(out, ' ');
    }
}

static bool add_declaration(const struct paster *p, const struct declared *d, size_t from,
                            size_t to, struct sb *out)
{
    if (d->type == NULL) {
        if (is_index(p, from, to, d->name))
            sb_addf(out, "int %.*s;\n", STR_ARG(d->name));
        return d->stars == 0 && d->dims == d->dims_end; /* no subscripts from arrays */
    }
    const bool linear = d->stars == 1 && !d->open && d->dims == d->dims_end;
    if (d->stars > 0 && !linear)
        return false; /* pointers to pointers */
    sb_addf(out, "%s %.*s", d->type, STR_ARG(d->name));
    if (linear || d->open) {
        sb_addc(out, '[');
        if (!add_bounds(p, from, to, linear, out))
            return false;
        sb_addc(out, ']');
    }
    add_tokens(p, d->dims, d->dims_end, out);
    sb_addz(out, ";\n");
    return true;
}

/* The declaration that holds at the nest: the last one before it. */
static bool is_hidden(const struct paster *p, size_t number, size_t from)
{
    bool hidden = p->declared[number].at >= from;
    for (size_t i = number + 1; i < p->n_declared; i++)
        hidden = hidden || (p->declared[i].at < from &&
                            str_eq(p->declared[i].name, p->declared[number].name));
    return hidden;
}

static bool write_nest(const struct paster *p, size_t from, size_t to, struct str *text)
{
    struct sb out = {.arena = p->arena};
    for (size_t i = 0; i < p->n_declared; i++) {
        const struct declared *d = &p->declared[i];
        if (!is_hidden(p, i, from) && uses(p, from, to, d->name) &&
            !add_declaration(p, d, from, to, &out))
            return false;
    }
    sb_addc(&out, '\n');
    const char *const begin = at(p, from)->text.ptr;
    const struct str last = at(p, to - 1)->text;
    sb_add(&out, (struct str){begin, (size_t)(last.ptr + last.len - begin)});
    sb_addc(&out, '\n');
    *text = (struct str){sb_cstr(&out), out.len};
    return true;
}

/* Where a piece of source ends that begins at `i`: a comment, a text in quotes, a preprocessor
 * line; `i` where none of them begins. */
static size_t after_comment(struct str s, size_t i)
{
    const struct str rest = str_slice(s, i, s.len);
    if (str_starts_with(rest, STR("//")))
        return i + str_find(rest, '\n');
    if (!str_starts_with(rest, STR("/*")))
        return i;
    const size_t end = str_find_str(str_slice(rest, 2, rest.len), STR("*/"));
    return end + 4 <= rest.len ? i + end + 4 : s.len;
}

static size_t after_quote(struct str s, size_t i)
{
    const char quote = s.ptr[i];
    if (quote != '"' && quote != '\'')
        return i;
    for (i++; i < s.len && s.ptr[i] != quote && s.ptr[i] != '\n'; i++)
        i += s.ptr[i] == '\\' && i + 1 < s.len && s.ptr[i + 1] != '\n';
    return i < s.len && s.ptr[i] == quote ? i + 1 : i;
}

static size_t after_directive(struct str s, size_t i)
{
    const struct str rest = str_slice(s, i, s.len);
    if (s.ptr[i] != '#' || str_starts_with(str_trim(str_slice(rest, 1, rest.len)), STR("pragma")))
        return i;
    while (i < s.len && s.ptr[i] != '\n') {
        const size_t joined = lex_joined(str_slice(s, i, s.len));
        i += joined == 0 ? 1 : joined;
    }
    return i;
}

/* Texts in quotes, preprocessor lines except pragmas, and characters that no kernel has become
 * blanks, so that places stay. */
static struct str only_code(struct str source, struct arena *arena)
{
    char *text = str_cstr(arena, source);
    for (size_t i = 0; i < source.len; i++) {
        const size_t comment = after_comment(source, i);
        size_t end = after_quote(source, i);
        end = end > i ? end : after_directive(source, i);
        if (comment > i) {
            i = comment - 1;
            continue;
        }
        if (end == i && (source.ptr[i] == '\\' || source.ptr[i] == '@' || source.ptr[i] == '$' ||
                         source.ptr[i] == '`' || (unsigned char)source.ptr[i] >= 0x7f))
            end = i + 1;
        for (size_t k = i; k < end; k++)
            text[k] = text[k] == '\n' ? '\n' : ' ';
        i = end > i ? end - 1 : i;
    }
    return (struct str){text, source.len};
}

bool paste_read(struct str source, struct arena *arena, struct pasted *out, struct err *err)
{
    struct paster p = {.arena = arena};
    int tries = 0;
    *out = (struct pasted){0};
    if (source.len > KERNEL_MAX_SOURCE_BYTES)
        return err_set(err, ERR_INPUT, "the code is too long");
    if (!lex(only_code(source, arena), "kernel.c", arena, &p.tokens, err))
        return false;
    find_declared(&p);
    out->nests = arena_alloc(arena, PASTE_MAX_NESTS, sizeof *out->nests);
    for (size_t i = 0; i < p.tokens.count - 1; i++) {
        struct kernel kernel;
        struct err ignored = {0};
        struct str text;
        if (!token_is(at(&p, i), "for") || tries++ == MAX_TRIES || out->count == PASTE_MAX_NESTS)
            continue;
        const size_t end = after_statement(&p, i);
        if (end - i > MAX_NEST_TOKENS || !write_nest(&p, i, end, &text) ||
            !kernel_parse(text, "kernel.c", arena, &kernel, &ignored) ||
            kernel_work_array(&kernel) < 0)
            continue;
        out->nests[out->count++] = (struct pasted_nest){at(&p, i)->line, text};
        i = end - 1;
    }
    return true;
}
