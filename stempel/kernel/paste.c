#include "stempel/kernel/paste.h"

#include "stempel/kernel/paste_parts.h"

/* Limits against hostile input, far above what real code has. */
enum { MAX_TRIES = 128, MAX_NEST_TOKENS = 2000, MAX_CONDITION_TOKENS = 32 };
enum { MARGIN = 8 }; /* elements beyond the loops, if an extent is not given */

/* ---- loops ---- */

/* The index of the loop at `i`. */
static struct str index_of(const struct paster *p, size_t i)
{
    size_t k = i + 2;
    while (paste_is_type_word(paste_at(p, k)) || paste_is_qualifier(paste_at(p, k)))
        k++;
    return paste_at(p, k)->text;
}

/* The next loop from `i` on; `to` if there is none. */
static size_t next_loop(const struct paster *p, size_t i, size_t to)
{
    while (i < to && !token_is(paste_at(p, i), "for"))
        i++;
    return i;
}

/* The loop with this index: then the name is not a size. */
static size_t loop_of(const struct paster *p, size_t from, size_t to, struct str name)
{
    size_t i = next_loop(p, from, to);
    while (i < to && !str_eq(index_of(p, i), name))
        i = next_loop(p, i + 1, to);
    return i;
}

/*
 * The first size in the condition of the loop at `i`, else the first number; empty if there is
 * neither.
 */
static struct str bound_of(const struct paster *p, size_t i, size_t from, size_t to)
{
    struct str number = {0};
    size_t k = i;
    while (k < to && !token_is(paste_at(p, k), ";"))
        k++;
    const size_t end = k + MAX_CONDITION_TOKENS < to ? k + MAX_CONDITION_TOKENS : to;
    for (k++; k < end && !token_is(paste_at(p, k), ";"); k++) {
        const struct token *t = paste_at(p, k);
        if (t->kind == TOKEN_NAME && loop_of(p, from, to, t->text) == to)
            return t->text;
        if (t->kind == TOKEN_INTEGER && number.len == 0)
            number = t->text;
    }
    return number;
}

static bool add_bound(const struct paster *p, size_t loop, size_t from, size_t to, struct sb *out)
{
    const struct str bound = bound_of(p, loop, from, to);
    sb_addf(out, "(%.*s + %d)", STR_ARG(bound), MARGIN);
    return bound.len != 0;
}

/* Extents that are not in the code: that of one loop, or the product of all. */
static bool add_bounds(const struct paster *p, size_t from, size_t to, bool all, struct sb *out)
{
    int loops = 0;
    for (size_t i = next_loop(p, from, to); i < to && (all || loops == 0);
         i = next_loop(p, i + 1, to)) {
        sb_addz(out, loops == 0 ? "" : " * ");
        if (loops++ == KERNEL_MAX_LOOPS || !add_bound(p, i, from, to, out))
            return false;
    }
    return loops != 0;
}

/* ---- what the code does not declare ---- */

/*
 * An extent for the subscript at `k`: that of the loop whose index is in it, or the product of all
 * if there are several.
 */
static bool add_extent(const struct paster *p, size_t k, size_t from, size_t to, struct sb *out)
{
    const size_t end = paste_after_bracket(p, k);
    size_t loop = to;
    bool several = false;
    sb_addc(out, '[');
    for (size_t i = k; i < end; i++) {
        const size_t found =
            paste_at(p, i)->kind == TOKEN_NAME ? loop_of(p, from, to, paste_at(p, i)->text) : to;
        several = several || (found < to && loop < to && found != loop);
        loop = found < to ? found : loop;
    }
    if (loop == to)
        sb_addf(out, "%d", MARGIN);
    const bool known = loop == to || (several ? add_bounds(p, from, to, true, out)
                                              : add_bound(p, loop, from, to, out));
    sb_addc(out, ']');
    return known;
}

/* Declares an array from its first access. */
static bool add_array(const struct paster *p, size_t access, const char *type, size_t from,
                      size_t to, struct sb *out)
{
    sb_addf(out, "%s %.*s", type, STR_ARG(paste_at(p, access)->text));
    size_t k = access + 1;
    for (; token_is(paste_at(p, k), "["); k = paste_after_bracket(p, k)) {
        if (!add_extent(p, k, from, to, out))
            return false;
    }
    sb_addz(out, ";\n");
    return k > access + 1;
}

static bool is_declared(const struct paster *p, size_t to, struct str name)
{
    bool found = false;
    for (size_t i = 0; i < p->n_declared; i++)
        found = found || (p->declared[i].at < to && str_eq(p->declared[i].name, name));
    return found;
}

/* Whether the name is only used as a value: never in a subscript or a loop header. */
static bool is_value(const struct paster *p, size_t from, size_t to, struct str name)
{
    for (size_t i = from; i < to;) {
        const struct token *t = paste_at(p, i);
        const bool header = token_is(t, "for");
        if (!header && !token_is(t, "[")) {
            i++;
            continue;
        }
        const size_t end = paste_after_bracket(p, header ? i + 1 : i);
        if (paste_place_of(p, i, end, name) < end)
            return false;
        i = end;
    }
    return true;
}

/*
 * Declares the arrays and numbers that the nest uses and the code does not declare, as in a nest
 * cut out of its file.
 */
static bool add_undeclared(const struct paster *p, size_t from, size_t to, struct sb *out)
{
    static const char *const words[] = {"for", "if", "else", "return", "while", "sizeof"};
    for (size_t i = from; i < to; i++) {
        const struct token *t = paste_at(p, i);
        bool skip = t->kind != TOKEN_NAME || paste_is_type_word(t) || paste_is_qualifier(t) ||
                    token_is(paste_at(p, i + 1), "(") || paste_place_of(p, from, to, t->text) < i ||
                    is_declared(p, to, t->text) || loop_of(p, from, to, t->text) < to;
        for (size_t w = 0; w < sizeof words / sizeof words[0]; w++)
            skip = skip || token_is(t, words[w]);
        if (skip)
            continue;
        if (token_is(paste_at(p, i + 1), "[")) {
            if (!add_array(p, i, p->type, from, to, out))
                return false;
        } else if (is_value(p, from, to, t->text)) {
            sb_addf(out, "%s %.*s;\n", p->type, STR_ARG(t->text));
        }
    }
    return true;
}

/* ---- what it declares ---- */

static void add_tokens(const struct paster *p, size_t from, size_t to, struct sb *out)
{
    for (size_t i = from; i < to; i++) {
        if (paste_is_qualifier(paste_at(p, i)))
            continue;
        sb_add(out, paste_at(p, i)->text);
        if (i + 1 < to && !token_is(paste_at(p, i), "[") && !token_is(paste_at(p, i + 1), "]") &&
            !token_is(paste_at(p, i + 1), "["))
            sb_addc(out, ' ');
    }
}

static bool refuse(const struct paster *p, const struct declared *d, size_t from, size_t to,
                   const char *what, const char *hint, struct err *err)
{
    const struct token *t = paste_at(p, paste_place_of(p, from, to, d->name));
    err_at(err, "kernel.c", t->line, t->col, "'%.*s' %s", STR_ARG(d->name), what);
    return err_hint(err, "%s", hint);
}

static bool add_declaration(const struct paster *p, const struct declared *d, size_t from,
                            size_t to, struct sb *out, struct err *err)
{
    if (d->type == NULL) {
        const size_t loop = loop_of(p, from, to, d->name);
        if (loop < to && str_eq(paste_at(p, loop + 2)->text, d->name)) /* not declared there */
            sb_addf(out, "int %.*s;\n", STR_ARG(d->name));
        return (d->stars == 0 && d->dims == d->dims_end) ||
               refuse(p, d, from, to, "is an array of integers",
                      "subscripts and values from integer arrays are not supported", err);
    }
    const bool linear = d->stars == 1 && !d->open && d->dims == d->dims_end;
    if (d->stars > 0 && !linear) /* pointers to rows, treated as one array */
        return add_array(p, paste_place_of(p, from, to, d->name), d->type, from, to, out) ||
               refuse(p, d, from, to, "is accessed without subscripts", "cut the statement", err);
    sb_addf(out, "%s %.*s", d->type, STR_ARG(d->name));
    if (linear || d->open) {
        sb_addc(out, '[');
        if (!add_bounds(p, from, to, linear, out))
            return refuse(p, d, from, to, "has no extent, and the loops have no bound",
                          "declare it with its extents", err);
        sb_addc(out, ']');
    }
    add_tokens(p, d->dims, d->dims_end, out);
    sb_addz(out, ";\n");
    return true;
}

/* The declaration in effect at the nest: the last one before it. */
static bool is_hidden(const struct paster *p, size_t number, size_t from)
{
    bool hidden = p->declared[number].at >= from;
    for (size_t i = number + 1; i < p->n_declared; i++)
        hidden = hidden || (p->declared[i].at < from &&
                            str_eq(p->declared[i].name, p->declared[number].name));
    return hidden;
}

/* A nest in a function, or on its own, may use what is declared elsewhere. */
static bool is_cut_out(const struct paster *p, size_t from)
{
    bool alone = true;
    for (size_t i = 0; i < from; i++) {
        if (token_is(paste_at(p, i), "{"))
            return true;
        alone = alone && paste_at(p, i)->kind == TOKEN_PRAGMA;
    }
    return alone;
}

/* `*before` is the number of lines before the nest's own. */
static bool write_nest(const struct paster *p, size_t from, size_t to, struct str *text,
                       unsigned *before, struct err *err)
{
    struct sb out = {.arena = p->arena};
    for (size_t i = 0; i < p->n_declared; i++) {
        const struct declared *d = &p->declared[i];
        if (!is_hidden(p, i, from) && paste_place_of(p, from, to, d->name) < to &&
            !add_declaration(p, d, from, to, &out, err))
            return false;
    }
    if (is_cut_out(p, from) && !add_undeclared(p, from, to, &out))
        return err_at(err, "kernel.c", paste_at(p, from)->line, paste_at(p, from)->col,
                      "the extents of an array cannot be determined from the loops");
    paste_add_locals(p, from, to, &out);
    sb_addc(&out, '\n');
    for (size_t i = 0; i < out.len; i++)
        *before += out.ptr[i] == '\n';
    if (!paste_add_nest(p, from, to, &out))
        return err_at(err, "kernel.c", paste_at(p, from)->line, 1, "this loop nest is too long");
    sb_addc(&out, '\n');
    *text = (struct str){sb_cstr(&out), out.len};
    return true;
}

/* Parses one nest as a kernel; `err` gets its place in the source. */
static bool read_nest(const struct paster *p, size_t from, size_t to, struct str *text,
                      struct err *err)
{
    const unsigned line = paste_at(p, from)->line;
    unsigned before = 0;
    struct kernel kernel;
    if (!write_nest(p, from, to, text, &before, err))
        return false;
    if (!kernel_parse(*text, "kernel.c", p->arena, &kernel, err)) {
        err->line = err->line > before ? err->line - before + line - 1 : line;
        return false;
    }
    return kernel_work_array(&kernel) >= 0 ||
           err_at(err, "kernel.c", line, 1, "this loop nest does not access an array");
}

/* The data type of arrays that the code does not declare. */
static const char *usual_type(const struct paster *p)
{
    const size_t last = p->tokens.count - 1;
    return paste_place_of(p, 0, last, STR("double")) == last &&
                   paste_place_of(p, 0, last, STR("float")) < last
               ? "float"
               : "double";
}

static bool has_subscript(const struct paster *p, size_t from, size_t to)
{
    while (from < to && !token_is(paste_at(p, from), "["))
        from++;
    return from < to;
}

bool paste_read(struct str source, struct arena *arena, struct pasted *out, struct err *err)
{
    struct paster p = {.arena = arena};
    int tries = 0;
    *out = (struct pasted){0};
    if (source.len > KERNEL_MAX_SOURCE_BYTES)
        return err_set(err, ERR_INPUT, "the code is too long");
    if (!lex_tokens(paste_only_code(source, arena), "kernel.c", arena, &p.tokens, err))
        return false;
    paste_find_declared(&p);
    p.type = usual_type(&p);
    out->nests = arena_alloc(arena, PASTE_MAX_NESTS, sizeof *out->nests);
    for (size_t i = 0; i < p.tokens.count - 1; i++) {
        struct err refusal = {0};
        struct str text = {0};
        if (!token_is(paste_at(&p, i), "for") || tries++ == MAX_TRIES ||
            out->count == PASTE_MAX_NESTS)
            continue;
        const size_t end = paste_after_statement(&p, i);
        if (end - i > MAX_NEST_TOKENS)
            continue;
        if (!read_nest(&p, i, end, &text, &refusal)) {
            if (out->refusal.kind == ERR_NONE && has_subscript(&p, i, end))
                out->refusal = refusal;
            continue;
        }
        out->nests[out->count++] = (struct pasted_nest){paste_at(&p, i)->line, text};
        i = end - 1;
    }
    return true;
}
