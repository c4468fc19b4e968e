#include "stempel/kernel/kernel.h"
#include "stempel/kernel/paste_parts.h"

/* The lines of a nest, and its own declarations. */

enum { MAX_DEPTH = 8, MAX_TYPE_TOKENS = 6 };

/* The end of the start value of `d`: a semicolon, or the comma before another variable. */
static size_t after_value(const struct paster *p, const struct declared *d)
{
    size_t i = d->at + 2;
    while (i < p->tokens.count - 1 && !token_is(paste_at(p, i), ";") &&
           !token_is(paste_at(p, i), ","))
        i = token_is(paste_at(p, i), "(") ? paste_after_bracket(p, i) : i + 1;
    return i;
}

/*
 * Where the declaration of `d` begins; the end if it does not declare exactly one variable with a
 * value.
 */
static size_t begin_of(const struct paster *p, const struct declared *d)
{
    const size_t none = p->tokens.count;
    size_t i = d->at;
    while (i > 0 &&
           (paste_is_type_word(paste_at(p, i - 1)) || paste_is_qualifier(paste_at(p, i - 1))))
        i--;
    const bool starts =
        i > 0 && (token_is(paste_at(p, i - 1), ";") || token_is(paste_at(p, i - 1), "{") ||
                  token_is(paste_at(p, i - 1), "}"));
    return starts && d->stars == 0 && d->dims == d->dims_end &&
                   token_is(paste_at(p, d->at + 1), "=") &&
                   token_is(paste_at(p, after_value(p, d)), ";")
               ? i
               : none;
}

/* The variable whose declaration begins at `i`; null if none does. */
static const struct declared *declared_at(const struct paster *p, size_t i)
{
    for (size_t n = 0; n < p->n_declared; n++) {
        if (p->declared[n].at >= i && p->declared[n].at < i + MAX_TYPE_TOKENS &&
            begin_of(p, &p->declared[n]) == i)
            return &p->declared[n];
    }
    return NULL;
}

/* The local index variable named by token `i`: an integer that the nest declared before. */
static const struct declared *place_named(const struct paster *p, size_t from, size_t i)
{
    const struct declared *found = NULL;
    for (size_t n = 0; n < p->n_declared && paste_at(p, i)->kind == TOKEN_NAME; n++) {
        const struct declared *d = &p->declared[n];
        if (d->type == NULL && d->at > from && d->at < i && begin_of(p, d) < p->tokens.count &&
            str_eq(d->name, paste_at(p, i)->text))
            found = d;
    }
    return found;
}

/* Adds the line ends and blanks between the tokens `i - 1` and `i`. */
static void add_gap(const struct paster *p, size_t i, struct sb *out)
{
    const struct str last = paste_at(p, i - 1)->text;
    const char *const end = last.ptr + last.len;
    sb_add(out, (struct str){end, (size_t)(paste_at(p, i)->text.ptr - end)});
}

/*
 * Adds the tokens unchanged, except that a local index variable (`int at = j * n + i;`) is replaced
 * by its value, and that a number declared in the nest is declared before it.
 */
static bool add_nest(const struct paster *p, size_t from, size_t to, size_t nest, int depth,
                     struct sb *out)
{
    if (depth > MAX_DEPTH)
        return false;
    for (size_t i = from; i < to && out->len < KERNEL_MAX_SOURCE_BYTES; i++) {
        if (i > from && depth == 0)
            add_gap(p, i, out);
        const struct declared *const d = depth == 0 ? declared_at(p, i) : NULL;
        const struct declared *const place = place_named(p, nest, i);
        if (d != NULL && d->type == NULL) {
            const size_t end = after_value(p, d);
            for (unsigned line = paste_at(p, i)->line; line < paste_at(p, end)->line; line++)
                sb_addc(out, '\n');
            i = end;
        } else if (d != NULL) {
            i = d->at - 1;
        } else if (place != NULL) {
            sb_addc(out, '(');
            if (!add_nest(p, place->at + 2, after_value(p, place), nest, depth + 1, out))
                return false;
            sb_addc(out, ')');
        } else {
            sb_add(out, paste_at(p, i)->text);
            if (depth > 0)
                sb_addc(out, ' ');
        }
    }
    return out->len < KERNEL_MAX_SOURCE_BYTES;
}

void paste_add_locals(const struct paster *p, size_t from, size_t to, struct sb *out)
{
    for (size_t n = 0; n < p->n_declared; n++) {
        const struct declared *d = &p->declared[n];
        if (d->type != NULL && d->at > from && d->at < to && begin_of(p, d) < p->tokens.count &&
            paste_place_of(p, from, to, d->name) == d->at)
            sb_addf(out, "%s %.*s;\n", d->type, STR_ARG(d->name));
    }
}

bool paste_add_nest(const struct paster *p, size_t from, size_t to, struct sb *out)
{
    return add_nest(p, from, to, from, 0, out);
}
