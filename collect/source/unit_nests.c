#include "collect/source/unit_nests.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "collect/source/candidates.h"
#include "collect/source/execute_check.h"
#include "collect/source/first_touch.h"
#include "collect/source/loop_header.h"
#include "collect/source/nest_facts.h"
#include "collect/source/words.h"

enum { MAX_LISTED = 16, LARGE = 1000 };

/* --- one nest --- */

static bool updates_downwards(const struct nest *n)
{
    bool down = false;
    for (int l = 0; l < n->kernel.n_loops; l++)
        down = down || (n->loops[l].reversed && n->in_place);
    return down;
}

/* As in `while (n--) *q++ = *p++;`, whose pointers move upwards. */
static bool runs_backwards(const struct nest *n)
{
    bool any = false;
    for (int l = 0; l < n->kernel.n_loops; l++) {
        bool back = n->loops[l].reversed;
        for (int a = 0; a < n->kernel.n_accesses && back; a++) {
            const struct poly *const stride = &n->kernel.accesses[a].stride[l];
            back = stride->n_terms > 0 && poly_leading(stride)->coefficient < 0;
        }
        any = any || back;
    }
    return any;
}

/* Arrays whose declaration is missing have the types that their use suggests. */
static void note_guesses(struct reader *r)
{
    struct sb names = {.arena = r->arena};
    for (size_t a = 0; a < r->n_arrays; a++) {
        if (unit_is_guess(r->unit, r->arrays[a]->decl))
            sb_addf(&names, "%s'%.*s'", names.len == 0 ? "" : ", ", STR_ARG(r->arrays[a]->name));
    }
    if (names.len > 0)
        reader_note(r, r->path[r->n_repeats]->at,
                    "the element types of %.*s are guesses, and so are the bytes (pass the folder "
                    "of the header that declares them with -I)",
                    STR_ARG(sb_str(&names)));
}

/* The lines of a loop, from where it begins. */
static struct str text_of(const struct reader *r, const struct code *loop)
{
    const struct str text = unit_text(r->unit);
    size_t end = loop->offset;
    for (unsigned line = loop->at.line; line <= loop->end_line && end < text.len; line++)
        end += str_find(str_slice(text, end, text.len), '\n') + 1;
    return str_slice(text, loop->offset, end < text.len ? end : text.len);
}

/* What it uses without a declaration, or with types that another place gives. */
static void note_undeclared(struct reader *r, const struct candidate *c)
{
    if (unit_is_fragment(r->unit))
        reader_note(r, r->path[r->n_repeats]->at,
                    "the function is read without what nothing declares: names are taken as they "
                    "are used, values as double (pass the folder of its headers with -I)");
    note_guesses(r);
    if (c->function->called_line != 0)
        reader_note(r, r->path[r->n_repeats]->at,
                    "a template: its types are those of the call in line %u",
                    c->function->called_line);
    for (size_t i = 0; i < unit_n_types(r->unit); i++) {
        const char *as = "";
        const struct str name = unit_type(r->unit, i, &as);
        bool used = false;
        for (size_t v = 0; v < r->n_variables; v++)
            used = used || str_eq(r->variables[v]->decl->type->first, name);
        if (used)
            reader_note(r, r->path[r->n_repeats]->at,
                        "the type '%.*s' is not declared: it is taken as %s (pass its header's "
                        "folder with -I)",
                        STR_ARG(name), as);
    }
    const struct str_list *const macros = unit_macros(r->unit);
    for (size_t i = 0; i < macros->count; i++) {
        if (word_is_in(text_of(r, r->path[r->n_repeats]), macros->items[i]))
            reader_note(r, r->path[r->n_repeats]->at,
                        "'%.*s(…)' is not declared: it is taken as %s (pass its header's folder "
                        "with -I)",
                        STR_ARG(macros->items[i]), unit_macro_meaning(macros->items[i]));
    }
}

/* An expression that the compiler cannot parse either is not what is written. */
static bool check_parsed(struct reader *r, const struct nest *out)
{
    unsigned line = 0;
    const struct str complaint = unit_complaint(r->unit, out->first_line, out->last_line, &line);
    if (!unit_is_fragment(r->unit) || complaint.len == 0)
        return true;
    reader_fail(r, r->path[r->n_repeats]->at, "the compiler says in line %u: %.*s", line,
                STR_ARG(complaint));
    return reader_hint(r, "pass its header's folder with -I");
}

/* Where the compiler does not know what an array is, it drops the expressions with its elements. */
static bool check_arrays(struct reader *r, const struct candidate *c, const struct nest *out)
{
    unsigned line = 0;
    const struct str complaint =
        unit_complaint(r->unit, c->function->at.line, out->last_line, &line);
    if (out->kernel.n_arrays > 0 || complaint.len == 0)
        return true;
    reader_fail(r, c->path[c->n_repeats]->at,
                "no array is left: the compiler says in line %u: %.*s", line, STR_ARG(complaint));
    return reader_hint(r, "pass its header's folder with -I");
}

/* Compared with the nest as executed: better no kernel than one with other elements. */
static bool check(struct reader *r, const struct candidate *c, struct nest *out)
{
    const struct execute_nest as_written = {c->body, c->path, c->n_path, c->n_repeats};
    const struct execute_doubts doubts = execute_check(r->arena, r->unit, &as_written, out);
    const struct code_place at = c->path[c->n_repeats]->at;
    if (doubts.elements.len > 0 && !r->took_branch) {
        reader_fail(r, at, "it is not certain which array elements this nest uses: %.*s",
                    STR_ARG(doubts.elements));
        return reader_hint(r, "write them with indices of the loops: a[j][i]");
    }
    if (doubts.elements.len > 0)
        reader_note(r, at, "not certain: %.*s", STR_ARG(doubts.elements));
    if (doubts.flops.len > 0)
        reader_note(r, at, "not certain: %.*s", STR_ARG(doubts.flops));
    out->n_notes = r->n_notes;
    out->notes = r->notes;
    return true;
}

static bool read_once(struct source_unit *u, const struct reader *from, const struct candidate *c,
                      bool mirrors, int n_left_out, struct err *err, struct nest *out)
{
    struct reader *r = arena_copy(from->arena, from, 1, sizeof *r);
    r->unit = u;
    r->err = err;
    r->path = c->path;
    r->n_path = c->n_path;
    r->n_repeats = c->n_repeats;
    r->n_left_out = n_left_out;
    r->mirrors = mirrors;
    *out = (struct nest){.function = c->function->name};
    const struct code *const outermost = c->path[c->n_repeats];
    out->first_line = outermost->at.line;
    out->last_line = outermost->end_line;
    if (unit_is_fortran(u))
        reader_note(r, outermost->at,
                    "Fortran: the nest is shown, analysed and run in C, with subscripts in reverse "
                    "order and from 0");
    if (!read_statement(r, c->body))
        return false;
    note_undeclared(r, c);
    if (!check_parsed(r, out) || !emit_nest(r, out) || !check_arrays(r, c, out))
        return false;
    first_touch_find(r, out);
    nest_facts(out);
    return check(r, c, out);
}

/* The direction of a loop matters where it updates in place, or pointers walk against it. */
static bool read_both_ways(struct source_unit *u, const struct reader *from,
                           const struct candidate *c, int n_left_out, struct err *err,
                           struct nest *out)
{
    return read_once(u, from, c, false, n_left_out, err, out) &&
           ((!updates_downwards(out) && !runs_backwards(out)) ||
            read_once(u, from, c, true, n_left_out, err, out));
}

/* In the headers of the path's loops from this one on. */
static bool headers_name(const struct candidate *c, int from, const struct code_decl *index)
{
    enum { HEADER_PARTS = 3 };
    for (int l = from; l < c->n_path; l++) {
        for (int i = 0; c->path[l]->kind == CODE_FOR && i < HEADER_PARTS; i++) {
            if (code_names(c->path[l]->parts[i], index))
                return true;
        }
    }
    return false;
}

/* Does the code, except for `inner`, set an integer or pointer that the nest uses and leaves? */
static bool sets_for(const struct code *c, const struct code *inner, const struct code *nest)
{
    const struct code_decl *const d = code_changes(c);
    if (c == inner)
        return false;
    if (value_is_followed(d) && candidate_has_place(nest, d) && !code_sets(nest, d))
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (sets_for(c->parts[i], inner, nest))
            return true;
    }
    return false;
}

/*
 * The loop that was refused, or that sets what cannot be followed: its number in the path if there
 * are more inside of it, otherwise -1. The nest inside must not depend on it, neither its elements
 * nor its bounds.
 */
static int refused_loop(const struct candidate *c, const struct err *err)
{
    const struct code *const innermost = c->path[c->n_path - 1];
    int refused = -1;
    for (int l = c->n_repeats; l + 1 < c->n_path; l++) {
        const struct code *const loop = c->path[l];
        const struct code *const body = code_loop_body(loop);
        const bool sets = sets_for(loop, c->path[l + 1], innermost);
        if ((candidate_walks(loop, innermost) && !sets) ||
            (loop_index(loop) != NULL && (candidate_has_place(innermost, loop_index(loop)) ||
                                          headers_name(c, l + 1, loop_index(loop)))))
            return refused;
        if (err->line == loop->at.line || (body != NULL && err->line == body->at.line))
            return l;
        if (sets)
            refused = l;
    }
    return refused;
}

/* The last of the chosen lines. */
static unsigned last_line(const struct nest_options *o)
{
    return o->last_line < o->first_line ? o->first_line : o->last_line;
}

static bool begins_in(const struct code *loop, const struct nest_options *o)
{
    return loop->at.line >= o->first_line && loop->at.line <= last_line(o);
}

/* The outermost loop that begins in the chosen lines; the first of the nest where none does. */
static int chosen_of(const struct candidate *c, const struct nest_options *o)
{
    int l = c->n_repeats;
    while (o->first_line != 0 && l + 1 < c->n_path && !begins_in(c->path[l], o))
        l++;
    return begins_in(c->path[l], o) ? l : c->n_repeats;
}

/*
 * A loop that counts in an odd way may be around a nest that can be read, also one of whose index
 * the nest depends where the nest is chosen by its lines.
 */
static bool read_candidate(struct source_unit *u, const struct reader *from,
                           const struct candidate *c, const struct nest_options *o, struct err *err,
                           struct nest *out)
{
    if (read_both_ways(u, from, c, 0, err, out))
        return true;
    const int firsts[] = {refused_loop(c, err) + 1, chosen_of(c, o)};
    for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
        struct candidate inside = *c;
        struct err quiet = {0};
        inside.n_repeats = firsts[i];
        if (firsts[i] > c->n_repeats && read_both_ways(u, from, &inside, firsts[i], &quiet, out)) {
            *err = (struct err){0};
            return true;
        }
    }
    return false;
}

/* Whether it may follow from what is not declared. */
static bool lacks_declaration(const struct err *err)
{
    static const char *const words[] = {"declare",  "unknown", "not known",
                                        "no array", "type",    NULL};
    return str_contains_one_of(str_of(err->text), words);
}

/* A missing header is a better explanation than the errors that follow from it. */
static void explain(struct source_unit *u, const struct candidate *c, struct err *err)
{
    unsigned line = 0;
    struct str complaint = unit_complaint(u, c->function->at.line, err->line, &line);
    if (complaint.len == 0 && lacks_declaration(err))
        complaint = unit_complaint(u, 0, err->line, &line);
    if (complaint.len == 0 ||
        str_starts_with(complaint, STR("call to undeclared library function")))
        return;
    struct err more = *err;
    *err = (struct err){0};
    err_at(err, more.file, more.line, more.col, "%s (line %u: %.*s)", more.text, line,
           STR_ARG(complaint));
    memcpy(err->source, more.source, sizeof err->source);
    err_hint(err, "%s",
             str_ends_with(complaint, STR("file not found")) ? "pass its header's folder with -I"
                                                             : more.hint);
}

/* --- the order --- */

static bool reads_an_array(const struct kernel *k)
{
    bool any = false;
    for (int a = 0; a < k->n_arrays; a++)
        any = any || k->arrays[a].read;
    return any;
}

/* For large sizes; what only sets values comes after all that computes. */
static double work_of(const struct nest *n)
{
    const struct kernel *const k = &n->kernel;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t iterations = 0;
    struct err quiet = {0};
    for (int s = 0; s < k->n_symbols; s++)
        sizes[s] = n->size_values[s] > 0 ? n->size_values[s] : LARGE;
    double work = k->n_accesses + k->flops.add + k->flops.mul + 8.0 * k->flops.div;
    if (kernel_iterations(k, sizes, &iterations, &quiet))
        work *= (double)iterations;
    return reads_an_array(k) ? work : work * 1e-12;
}

static int by_work(const void *a, const void *b)
{
    const struct nest_entry *const x = a;
    const struct nest_entry *const y = b;
    if (x->work != y->work)
        return x->work > y->work ? -1 : 1;
    return x->line < y->line ? -1 : x->line > y->line;
}

/* --- the choice --- */

static bool is_in_function(const struct candidate *c, const struct nest_options *o)
{
    return o->function == NULL || str_eq(c->function->name, str_of(o->function));
}

static bool fits(const struct candidate *c, const struct nest_options *o)
{
    if (!is_in_function(c, o))
        return false;
    if (o->first_line == 0)
        return true;
    for (int l = 0; l < c->n_path; l++) {
        if (begins_in(c->path[l], o))
            return true;
    }
    return false;
}

/* Whether the chosen loop, over a few points or components, is a part of its iteration. */
static bool is_around(const struct candidate *c, const struct nest_options *o,
                      const struct code *loop)
{
    return loop != NULL && is_in_function(c, o) && code_contains(c->path[c->n_path - 1], loop);
}

/* The first loop that begins in these lines; null for none. */
static const struct code *loop_in(const struct code *c, unsigned first, unsigned last)
{
    const struct code *loop =
        code_is_loop(c) && c->at.line >= first && c->at.line <= last ? c : NULL;
    for (int i = 0; i < c->n_parts && loop == NULL; i++)
        loop = loop_in(c->parts[i], first, last);
    return loop;
}

static const struct code *chosen_loop(struct source_unit *u, const struct nest_options *o)
{
    const struct code *loop = NULL;
    for (size_t f = 0; o->first_line != 0 && loop == NULL && f < unit_n_functions(u); f++) {
        const struct code *const body = unit_body(u, unit_function(u, f));
        loop = body != NULL ? loop_in(body, o->first_line, last_line(o)) : NULL;
    }
    return loop;
}

/* Whether `for (` stands in these lines, though the compiler has no loop there. */
static bool has_lost_loop(const struct source_unit *u, const struct nest_options *o)
{
    static const char *const loops[] = {"for (", "for(", NULL};
    const unsigned before = unit_lines_before(u);
    struct str_cut cut = {.tail = unit_text(u), .ok = true};
    bool lost = false;
    for (unsigned line = 1; cut.ok && line <= before + last_line(o) && !lost; line++) {
        cut = str_cut(cut.tail, '\n');
        lost = o->first_line != 0 && line >= before + o->first_line &&
               str_contains_one_of(cut.head, loops);
    }
    return lost;
}

/* Those next to the chosen lines. */
static struct str choices(const struct candidates *all, const struct nest_options *o,
                          struct arena *arena)
{
    struct sb list = {.arena = arena};
    size_t first = 0;
    while (first + MAX_LISTED < all->count &&
           candidate_own_line(all, first + MAX_LISTED / 2) < o->first_line)
        first++;
    for (size_t i = first; i < all->count && i < first + MAX_LISTED; i++)
        sb_addf(&list, "%sline %u in %.*s", i == first ? "" : ", ", candidate_own_line(all, i),
                STR_ARG(all->items[i].function->name));
    return sb_str(&list);
}

static bool none(struct source_unit *u, const struct candidates *all, const char *file,
                 const struct nest_options *o, struct arena *arena, struct err *err)
{
    const struct str list = choices(all, o, arena);
    const struct code *const loop = chosen_loop(u, o);
    const bool lost = loop == NULL && has_lost_loop(u, o);
    unsigned line = 0;
    struct str complaint = {0};
    if (loop != NULL)
        complaint = unit_complaint(u, loop->at.line, loop->end_line, &line);
    if (complaint.len == 0)
        complaint = unit_complaint(u, 0, UINT_MAX, &line);
    if (loop != NULL)
        err_at(err, file, loop->at.line, loop->at.col, "%s",
               complaint.len != 0
                   ? "the compiler does not know what this loop computes"
                   : "this loop sets no array element and neither sums up nor compares any");
    else if (lost)
        err_at(err, file, o->first_line, 0,
               "the compiler has no loop in these lines: a condition of the preprocessor leaves "
               "them out, or an error stands before them");
    else
        err_at(err, file, o->first_line, 0, "there is no loop nest %s",
               o->first_line != 0    ? "in these lines"
               : o->function != NULL ? "in a function of that name"
                                     : "here");
    if (lost && complaint.len == 0)
        return err_hint(err, "pass the -D that its build passes");
    if ((list.len == 0 || loop != NULL) && complaint.len != 0)
        return err_hint(err, "the compiler says in line %u: %.*s", line, STR_ARG(complaint));
    return list.len == 0 ? err_hint(err, "a loop nest begins with `%s` and sets array elements",
                                    unit_is_fortran(u) ? "do" : "for (")
                         : err_hint(err, "choose one of: %.*s", STR_ARG(list));
}

bool unit_nests_list(struct source_unit *u, struct arena *arena, struct str text, const char *file,
                     const struct nest_options *o, struct nest_entries *out, struct err *err)
{
    struct candidates all = {0};
    struct err quiet = {0};
    const struct reader fresh = {.unit = u,
                                 .arena = arena,
                                 .err = &quiet,
                                 .file = str_cstr(arena, str_of(file)),
                                 .text = text};
    struct reader *const search = arena_copy(arena, &fresh, 1, sizeof fresh);
    struct reader *const from = arena_copy(arena, &fresh, 1, sizeof fresh);
    candidates_find(search, &all);
    struct nest_entry *list = arena_alloc(arena, all.count, sizeof *list);
    *out = (struct nest_entries){.items = list};
    bool any = false;
    for (size_t i = 0; i < all.count; i++)
        any = any || fits(&all.items[i], o);
    const struct code *const within = any ? NULL : chosen_loop(u, o);
    for (size_t i = 0; i < all.count; i++) {
        const struct candidate *const c = &all.items[i];
        struct nest_entry *const e = &list[out->count];
        if (any ? !fits(c, o) : !is_around(c, o, within))
            continue;
        e->function = c->function->name;
        e->line = candidate_own_line(&all, i);
        e->read = read_candidate(u, from, c, o, &e->err, &e->nest);
        e->work = e->read ? work_of(&e->nest) : 0;
        if (!e->read)
            explain(u, c, &e->err);
        out->count++;
    }
    qsort(list, out->count, sizeof *list, by_work);
    return out->count > 0 || none(u, &all, file, o, arena, err);
}
