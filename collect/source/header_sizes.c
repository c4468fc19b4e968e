#include <string.h>

#include "collect/source/loop_header.h"
#include "stempel/kernel/parser.h"

/* Bounds of loops that are not affine in the indices: sizes in their own right. */

/* Does the loop set this variable, or an element of it? */
static bool changes(const struct code *c, const struct code_decl *d)
{
    const struct code *target = c->kind == CODE_ASSIGN || c->kind == CODE_STEP ? c->parts[0] : NULL;
    while (target != NULL && target->kind != CODE_NAME && target->n_parts > 0)
        target = target->parts[0];
    if (target != NULL && target->kind == CODE_NAME && target->decl == d)
        return true;
    for (int i = 0; i < code_n_children(c); i++) {
        if (changes(code_child(c, i), d))
            return true;
    }
    return false;
}

/* Does the loop set this member of any struct? */
static bool changes_member(const struct code *c, const struct code_decl *member)
{
    const struct code *target = c->kind == CODE_ASSIGN || c->kind == CODE_STEP ? c->parts[0] : NULL;
    while (target != NULL && target->kind != CODE_MEMBER && target->n_parts > 0)
        target = target->parts[0];
    bool any = target != NULL && target->kind == CODE_MEMBER && target->decl == member;
    for (int i = 0; i < code_n_children(c) && !any; i++)
        any = changes_member(code_child(c, i), member);
    return any;
}

/* `of_member`: only one of its members is asked for, so that others may change. */
static bool keeps_its_value(const struct code *c, const struct code *loop, bool of_member)
{
    const bool member = c->kind == CODE_MEMBER && c->decl != NULL;
    if (c->kind == CODE_NAME &&
        (c->decl == NULL || (of_member ? code_sets : changes)(loop, c->decl)))
        return false;
    if (member && changes_member(loop, c->decl))
        return false;
    for (int i = 0; i < c->n_parts; i++) {
        const bool object = i == 0 && (member || (of_member && c->kind != CODE_BINARY));
        if (!keeps_its_value(c->parts[i], loop, object))
            return false;
    }
    return true;
}

/* `first[i + 1]` is called first_i_1. */
static struct str name_of(struct reader *r, const struct code *c)
{
    enum { LONGEST = 32 };
    const struct str text = str_slice(unit_text(r->unit), c->offset, c->offset + LONGEST);
    const char *const ends = c->kind == CODE_BINARY ? ";,<=&|?:\n" : ";,<=&|?:\n+-*/%";
    struct sb name = {.arena = r->arena};
    int depth = 0;
    for (size_t i = 0; c->in_main_file && i < text.len; i++) {
        const char at = text.ptr[i];
        const bool arrow = at == '-' && i + 1 < text.len && text.ptr[i + 1] == '>';
        depth += at == '(' || at == '[' ? 1 : at == ')' || at == ']' ? -1 : 0;
        if (depth < 0 || (depth == 0 && !arrow && strchr(ends, at) != NULL))
            break;
        if (at == '-' && !arrow)
            sb_addz(&name, name.len > 0 && name.ptr[name.len - 1] == '_' ? "minus" : "_minus");
        else if (char_in_name(at))
            sb_addc(&name, at);
        else if (name.len > 0 && name.ptr[name.len - 1] != '_')
            sb_addc(&name, '_');
        i += arrow ? 1 : 0;
    }
    struct str shown = sb_str(&name);
    while (shown.len > 0 && shown.ptr[shown.len - 1] == '_')
        shown.len--;
    return shown.len == 0 || char_is_digit(shown.ptr[0]) || parser_is_keyword(shown) ? STR("length")
                                                                                     : shown;
}

static bool same_place(const struct place *a, const struct place *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    bool same = a->variable == b->variable && a->n == b->n && a->in_struct == b->in_struct &&
                form_equal(&a->bytes, &b->bytes);
    for (int d = 0; same && d < a->n; d++)
        same = form_equal(&a->subscripts[d], &b->subscripts[d]);
    return same;
}

bool header_size(struct reader *r, const struct code *c, struct code_form *out)
{
    struct err quiet = {0};
    struct err *const outer = r->err;
    struct place p;
    const struct code *const loop = r->header;
    const bool number = c->type->kind == TYPE_INTEGER || c->type->kind == TYPE_REAL;
    if (c->kind == CODE_REAL || c->kind == CODE_UNKNOWN || (!number && c->kind != CODE_METHOD) ||
        !keeps_its_value(c, loop, false))
        return false;
    r->header = NULL;
    r->err = &quiet;
    const bool stored = c->kind == CODE_SUBSCRIPT || c->kind == CODE_ELEMENT ||
                        c->kind == CODE_MEMBER || c->kind == CODE_DEREF;
    const struct place *const place =
        stored && read_place(r, c, &p) ? arena_copy(r->arena, &p, 1, sizeof p) : NULL;
    r->err = outer;
    r->header = loop;
    struct str name = name_of(r, c);
    for (int s = 0, again = 2; s < r->n_symbols; s++) {
        if (str_eq(r->symbols[s], name) && !same_place(r->symbol_places[s], place)) {
            name = str_format(r->arena, "%.*s_%d", STR_ARG(name_of(r, c)), again++);
            s = -1;
        }
    }
    const int before = r->n_symbols;
    if (!symbol_of(r, c->at, name, c->kind == CODE_NAME ? c->decl : NULL, 0, out))
        return false;
    if (r->n_symbols > before) {
        r->symbol_assumed[before] = true;
        r->symbol_places[before] = place;
    }
    return true;
}

/* The size that this is, and nothing else but a number; -1: something else. */
static int single_size(const struct reader *r, const struct code_form *f)
{
    int found = -1;
    for (int s = 0; s < r->n_symbols && form_is_poly(f); s++) {
        struct poly rest;
        const struct poly one = poly_symbol(r->arena, s);
        if (r->symbol_places[s] != NULL && poly_has_symbol(&f->constant, s) &&
            poly_add_scaled(r->arena, &f->constant, -1, &one, &rest) &&
            poly_is_constant(&rest, NULL))
            found = s;
    }
    return found;
}

/* The dimension in which the second element is the one after the first; -1: it is not. */
static int next_in(struct reader *r, const struct place *a, const struct place *b)
{
    int found = -1;
    if (a->variable != b->variable || a->n != b->n || a->in_struct || b->in_struct)
        return -1;
    for (int d = 0; d < a->n; d++) {
        struct code_form apart;
        int64_t by = 0;
        if (!form_add(r->arena, &b->subscripts[d], -1, &a->subscripts[d], &apart) ||
            !form_is_constant(&apart, &by) || by < 0 || by > 1 || (by == 1 && found >= 0))
            return -1;
        if (by == 1)
            found = d;
    }
    return found;
}

/* From `first` to `first + length` instead of from and to elements of an array. */
static bool set_row(struct reader *r, struct code_form *bound, int size,
                    const struct code_form *row, const struct poly *length)
{
    const struct code_form old = form_of_poly(poly_symbol(r->arena, size));
    const struct code_form first = form_constant(r->arena, unit_is_fortran(r->unit) ? 1 : 0);
    struct code_form at;
    return form_scale(r->arena, row, length, &at) && form_add(r->arena, &at, 1, &first, &at) &&
           form_add(r->arena, bound, -1, &old, bound) && form_add(r->arena, bound, 1, &at, bound);
}

/*
 * `for (j = first[i]; j < first[i + 1]; j++)`: rows after each other, as in compressed matrices,
 * here all of the same length.
 */
void header_rows(struct reader *r, const struct code *c, struct code_loop *loop, int first_symbol)
{
    const int from = single_size(r, &loop->start);
    const int to = single_size(r, &loop->end);
    const int d = from >= 0 && to >= 0 && from != to
                      ? next_in(r, r->symbol_places[from], r->symbol_places[to])
                      : -1;
    struct code_form start = loop->start;
    struct code_form end = loop->end;
    if (d >= 0) {
        const struct place *const a = r->symbol_places[from];
        const struct place *const b = r->symbol_places[to];
        const struct poly length = poly_symbol(r->arena, from);
        if (set_row(r, &start, from, &a->subscripts[d], &length) &&
            set_row(r, &end, to, &b->subscripts[d], &length)) {
            r->symbols[from] = str_format(r->arena, "%.*s_length", STR_ARG(r->symbols[from]));
            reader_note_line(r, c->at,
                             "the rows of '%.*s' are taken as equally long, with '%.*s' elements",
                             STR_ARG(a->variable->name), STR_ARG(r->symbols[from]));
            loop->start = start;
            loop->end = end;
            r->n_symbols -= to + 1 == r->n_symbols ? 1 : 0;
            return;
        }
    }
    for (int s = first_symbol; s < r->n_symbols; s++) {
        if (r->symbol_assumed[s] &&
            (poly_has_symbol(&loop->start.constant, s) || poly_has_symbol(&loop->end.constant, s)))
            reader_note_line(r, c->at, "'%.*s' is taken as a size, the same in all iterations",
                             STR_ARG(r->symbols[s]));
    }
}
