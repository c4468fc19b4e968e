#include "collect/source/reader.h"

#include <stdio.h>
#include <string.h>

#include "stempel/kernel/parser.h"

/* Of code in a header the place is the nest that uses it. */
bool reader_fail(struct reader *r, struct code_place at, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if ((at.line == 0 || at.in_header) && r->n_path > 0) /* a default argument, a text in Fortran */
        at = (struct code_place){.line = r->path[r->n_path - 1]->at.line,
                                 .col = r->path[r->n_path - 1]->at.col,
                                 .in_header = at.in_header};
    err_at(r->err, r->file, at.line, at.col, "%s%s", at.in_header ? "in a header: " : "", text);
    return err_source(r->err, r->text);
}

/* Code in hints is C; of Fortran it says the same in Fortran. */
static const char *in_language(struct reader *r, const char *text)
{
    static const struct {
        const char *c, *fortran;
    } rows[] = {
        {"for (int i = 1; i < N - 1; i++)", "do i = 2, n - 1"},
        {"a[j][i]", "a(i,j)"},
        {"a[i]", "a(i)"},
        {"b[i] = …;", "b(i) = …"},
        {"pass its header's folder with -I", "put the file with its module next to this one"}};
    struct str rest = str_of(text);
    for (size_t i = 0; unit_is_fortran(r->unit) && i < sizeof rows / sizeof *rows; i++) {
        const struct str c = str_of(rows[i].c);
        const size_t at = str_find_str(rest, c);
        if (at < rest.len)
            rest = str_format(r->arena, "%.*s%s%.*s", STR_ARG(str_slice(rest, 0, at)),
                              rows[i].fortran, STR_ARG(str_slice(rest, at + c.len, rest.len)));
    }
    return str_cstr(r->arena, rest);
}

bool reader_hint(struct reader *r, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    (void)err_hint(r->err, "%s", in_language(r, text));
    return false;
}

__attribute__((format(printf, 4, 0))) static void add_note(struct reader *r, struct code_place at,
                                                           const char *where, const char *format,
                                                           va_list args)
{
    char what[256];
    vsnprintf(what, sizeof what, format, args);
    const struct str text = str_format(r->arena, "%s%s", where, what);
    for (size_t n = 0; n < r->n_notes; n++) {
        if (str_eq(r->notes[n].text, text))
            return;
    }
    if (r->n_notes == READER_MAX_NOTES)
        return;
    const struct nest_place place = {at.in_header ? 0 : at.line, at.in_header ? 0 : at.col};
    *ARENA_ADD(r->arena, r->notes, r->n_notes) = (struct nest_note){place, text};
}

void reader_note(struct reader *r, struct code_place at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_note(r, at, "", format, args);
    va_end(args);
}

void reader_note_line(struct reader *r, struct code_place at, const char *format, ...)
{
    const char *const where = at.in_header   ? "in a header: "
                              : at.line == 0 ? ""
                                             : str_formatz(r->arena, "line %u: ", at.line);
    va_list args;
    va_start(args, format);
    add_note(r, at, where, format, args);
    va_end(args);
}

bool reader_step(struct reader *r, const struct code *c)
{
    if (++r->steps <= READER_MAX_STEPS)
        return true;
    reader_fail(r, c->at, "this is too long once functions are inlined and loops unrolled");
    (void)reader_hint(r, "pass only the loop nest, without calls");
    return false;
}

bool reader_inside(const struct reader *r)
{
    return r->depth == r->n_path && !r->done;
}

/* --- names --- */

struct binding *binding_of(struct reader *r, const struct code_decl *decl)
{
    for (size_t i = r->n_bindings; i-- > 0;) {
        if (r->bindings[i].decl == decl)
            return &r->bindings[i];
    }
    return NULL;
}

void reader_bind(struct reader *r, const struct binding *binding)
{
    struct binding *known = binding_of(r, binding->decl);
    r->time++;
    if (known == NULL)
        known = ARENA_ADD(r->arena, r->bindings, r->n_bindings);
    *known = *binding;
    known->time = r->time;
}

struct str reader_kernel_name(struct reader *r, struct str name)
{
    enum { ROOM = 8 }; /* for a number that makes it another one */
    struct sb out = {.arena = r->arena};
    for (size_t i = 0; i < name.len; i++) {
        if (char_in_name(name.ptr[i]))
            sb_addc(&out, name.ptr[i]);
        else
            sb_addf(&out, "x%02x", (unsigned)(unsigned char)name.ptr[i]);
    }
    if (parser_is_keyword(name)) /* in Fortran it may be a name */
        sb_addc(&out, '_');
    return str_slice(sb_str(&out), 0, KERNEL_MAX_NAME_BYTES - ROOM);
}

static int symbol_named(const struct reader *r, struct str name)
{
    for (int s = 0; s < r->n_symbols; s++) {
        if (str_eq(r->symbols[s], name))
            return s;
    }
    return -1;
}

/* The size of the same member of another struct; -1: none. */
static int same_member(const struct reader *r, const struct code_decl *decl)
{
    for (int s = 0; s < r->n_symbols && decl != NULL && decl->kind == DECL_MEMBER; s++) {
        if (r->symbol_decls[s] == decl)
            return s;
    }
    return -1;
}

/* Names of macros and of variables are apart: `n` of two functions are two sizes. */
bool symbol_of(struct reader *r, struct code_place at, struct str name,
               const struct code_decl *decl, int64_t value, struct code_form *out)
{
    const struct str stem = reader_kernel_name(r, name);
    struct str shown = stem;
    int s = symbol_named(r, shown);
    for (int i = 2; s >= 0 && r->symbol_decls[s] != decl; i++) {
        shown = str_format(r->arena, "%.*s_%d", STR_ARG(stem), i);
        s = symbol_named(r, shown);
    }
    if (s < 0 && r->n_symbols == KERNEL_MAX_SYMBOLS) {
        s = same_member(r, decl);
        if (s >= 0)
            reader_note(r, at, "'%.*s' is taken to equal '%.*s': there are more than %d sizes",
                        STR_ARG(name), STR_ARG(r->symbols[s]), KERNEL_MAX_SYMBOLS);
    }
    if (s < 0 && r->n_symbols == KERNEL_MAX_SYMBOLS) {
        reader_fail(r, at, "too many sizes: '%.*s' would be the %dth", STR_ARG(name),
                    KERNEL_MAX_SYMBOLS + 1);
        (void)reader_hint(r, "give some of them values in front of the loops, or with -D of the "
                             "compiler flags where they are macros");
        return false;
    }
    if (s < 0) {
        s = r->n_symbols++;
        r->symbols[s] = shown;
        r->symbol_decls[s] = decl;
        r->symbol_assumed[s] = false;
        r->symbol_places[s] = NULL;
        r->size_values[s] = value;
    }
    *out = form_of_poly(poly_symbol(r->arena, s));
    return true;
}
