#include <string.h>

#include "collect/source/reader.h"

/*
 * Conditional statements: the branch taken in the interior; if the condition depends on data, both
 * branches as a conditional value (both_branches.c), or one of them.
 */

static const struct code *only_return(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts == 1)
        c = c->parts[0];
    return c->kind == CODE_RETURN && c->n_parts == 1 ? c->parts[0] : NULL;
}

static bool read_else(struct reader *r, const struct code *c)
{
    return c->n_parts < 3 || read_statement(r, c->parts[2]);
}

/* if (c) return x; in a function: its value where c holds. */
static bool read_early(struct reader *r, const struct code *c, const struct code *value,
                       const struct code_term *condition)
{
    const struct code_term *const t = read_term(r, value);
    if (t == NULL)
        return false;
    r->early[r->n_early++] = (struct early){condition, t};
    return read_else(r, c);
}

/* The first call in it that cannot be read; null for none. */
static const struct code *unknown_call(struct reader *r, const struct code *c)
{
    const struct code *found =
        (c->kind == CODE_CALL || c->kind == CODE_METHOD) && !call_is_known(r, c) ? c : NULL;
    for (int i = 0; found == NULL && i < c->n_parts; i++)
        found = unknown_call(r, c->parts[i]);
    return found;
}

/* Error reports, and code enabled by a flag, are under a condition. */
static bool takes_first(struct reader *r, const struct code *c)
{
    const struct code *const call = unknown_call(r, c->parts[1]);
    if (call != NULL && r->skipped == NULL)
        r->skipped = call;
    return call == NULL && !code_jumps(c->parts[1]) && code_first_is_larger(c);
}

static bool is_computed(struct reader *r, const struct code *branch)
{
    return unknown_call(r, branch) == NULL && !code_jumps(branch);
}

/* `kind == 1` excludes `kind == 3`, as long as the variable keeps its value. */
static bool is_excluded(struct reader *r, const struct code *c)
{
    const struct code *const held = r->held;
    if (held == NULL || !code_is_op(held, "==") || !code_is_op(c, "==") ||
        held->parts[0]->kind != CODE_NAME || c->parts[0]->kind != CODE_NAME ||
        held->parts[0]->decl != c->parts[0]->decl || held->parts[1]->kind != CODE_INTEGER ||
        c->parts[1]->kind != CODE_INTEGER || held->parts[1]->integer == c->parts[1]->integer)
        return false;
    const struct binding *const b = binding_of(r, c->parts[0]->decl);
    return b == NULL || b->time <= r->held_time;
}

/* A condition that depends on data: both branches, or the one with more work. */
static bool read_data_if(struct reader *r, const struct code *c, const struct code_term *condition)
{
    const bool has_else = c->n_parts == 3;
    const struct code *const value = only_return(c->parts[1]);
    if (r->calls > 0 && condition != NULL && value != NULL && r->n_early < READER_MAX_CALLS)
        return read_early(r, c, value, condition);
    if (reader_inside(r) && condition != NULL && is_computed(r, c->parts[1]) &&
        (!has_else || is_computed(r, c->parts[2])))
        return read_both_branches(r, c, condition);
    if (condition == NULL && condition_is_lost(r, c->parts[0])) {
        const struct code *const call = unknown_call(r, c->parts[1]);
        return (call != NULL ? call_refuse(r, call) : condition_refuse(r, c->parts[0])) != NULL;
    }
    const bool first = !is_excluded(r, c->parts[0]) && takes_first(r, c);
    r->took_branch = true;
    if (first) {
        r->held = c->parts[0];
        r->held_time = r->time;
    }
    reader_note_line(r, c->at, "the condition on data is taken to %s", first ? "hold" : "fail");
    if (!first || has_else)
        set_forget(r, c->parts[first ? 2 : 1], BOUND_UNKNOWN);
    return first ? read_statement(r, c->parts[1]) : read_else(r, c);
}

static const struct code *without_last(struct reader *r, const struct code *c)
{
    struct code *out = arena_copy(r->arena, c, 1, sizeof *out);
    if (c->kind != CODE_BLOCK) {
        out->kind = CODE_BLOCK;
        out->n_parts = 0;
        return out;
    }
    out->n_parts--;
    return out;
}

static bool ends_iteration(const struct code *c)
{
    if (c->kind == CODE_BLOCK && c->n_parts > 0)
        c = c->parts[c->n_parts - 1];
    return c->kind == CODE_CONTINUE;
}

/* The rest of a loop's body is the else of `if (c) { …; continue; }`. */
const struct code *read_rest_as_else(struct reader *r, const struct code *body, int number)
{
    const struct code *const c = body->parts[number];
    if (c->kind != CODE_IF || c->n_parts != 2 || !ends_iteration(c->parts[1]))
        return NULL;
    struct code *const rest = arena_copy(r->arena, body, 1, sizeof *rest);
    struct code *const out = arena_copy(r->arena, c, 1, sizeof *out);
    const struct code **const parts = arena_alloc(r->arena, 3, sizeof(struct code *));
    rest->parts += number + 1;
    rest->n_parts -= number + 1;
    parts[0] = c->parts[0];
    parts[1] = without_last(r, c->parts[1]);
    parts[2] = rest;
    out->parts = parts;
    out->n_parts = 3;
    return out;
}

/* Ends the loop, not only its iteration. */
static bool ends_loop(const struct reader *r, const struct code *c)
{
    const enum code_kind last = code_last(c)->kind;
    return last == CODE_BREAK || (last == CODE_RETURN && r->calls == 0);
}

static int64_t left_out_before(const struct reader *r)
{
    int64_t iterations = 0;
    for (int l = 0; l < r->n_loops; l++)
        iterations += r->loops[l].border_before;
    return iterations;
}

bool read_if(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    const int64_t before = left_out_before(r);
    if (unknown_call(r, c->parts[1]) != NULL)
        return read_data_if(r, c, NULL);
    if (!statement_run_steps(r, c->parts[0], false))
        return false;
    r->guards = c->n_parts == 2 && !code_jumps(c->parts[1]);
    r->branch = c->parts[1];
    const enum decision d = read_condition(r, c->parts[0], &condition);
    r->guards = false;
    r->branch = NULL;
    if (d == DECIDE_ERROR || !statement_run_steps(r, c->parts[0], true))
        return false;
    if (d == DECIDE_DATA)
        return read_data_if(r, c, condition);
    if (d == DECIDE_TRUE)
        return read_statement(r, c->parts[1]);
    if (r->unmet == NULL && reader_inside(r))
        r->unmet = c;
    if (ends_loop(r, c->parts[1]) && left_out_before(r) > before)
        return reader_fail(r, c->at, "the loop ends here, before the iterations of its header") ||
               reader_hint(r, "write its end in the header of the loop");
    return read_else(r, c);
}

/* Is some name in it a loop index, or computed from one? */
static bool names_an_index(struct reader *r, const struct code *c)
{
    const struct binding *const b = c->decl != NULL ? binding_of(r, c->decl) : NULL;
    bool names = b != NULL && b->kind == BOUND_INTEGER && !form_is_poly(&b->form);
    for (int i = 0; i < c->n_parts && !names; i++)
        names = names_an_index(r, c->parts[i]);
    return names;
}

/* Is an integer or a pointer set to what is computed from a loop index? */
static bool sets_by_index(struct reader *r, const struct code *c)
{
    bool sets = c->kind == CODE_ASSIGN && value_is_followed(code_changes(c)) &&
                names_an_index(r, c->parts[1]);
    for (int i = 0; i < c->n_parts && !sets; i++)
        sets = sets_by_index(r, c->parts[i]);
    return sets;
}

/* What the reader has found out by a condition that is not used after all. */
struct before {
    size_t n_assignments, n_notes;
    int n_symbols;
    struct code_loop loops[FORM_MAX_LOOPS];
};

static struct before keep(const struct reader *r)
{
    struct before b = {r->n_assignments, r->n_notes, r->n_symbols, {{0}}};
    memcpy(b.loops, r->loops, sizeof b.loops);
    return b;
}

static void take_back(struct reader *r, const struct before *b)
{
    r->n_assignments = b->n_assignments;
    r->n_notes = b->n_notes;
    r->n_symbols = b->n_symbols;
    memcpy(r->loops, b->loops, sizeof b->loops);
}

bool read_condition_around(struct reader *r, const struct code *c, bool holds)
{
    const struct code_term *condition = NULL;
    const struct before before = keep(r);
    struct err quiet = {0};
    struct err *const outer = r->err;
    if (r->depth <= r->n_repeats || !names_an_index(r, c->parts[0]))
        return true;
    r->err = &quiet;
    const enum decision d = read_condition(r, c->parts[0], &condition);
    r->err = outer;
    if (d != (holds ? DECIDE_TRUE : DECIDE_FALSE))
        take_back(r, &before);
    if (d == (holds ? DECIDE_FALSE : DECIDE_TRUE))
        reader_note_line(r, c->at,
                         "the condition around the loop fails in the interior: it is left out");
    return true;
}

/*
 * Between the loops: `if (next > n - 1) next -= n;` as in the interior. Where data or a flag decide
 * about indices, the larger branch is taken; what else they decide is not known.
 */
bool read_if_around(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    enum decision d = DECIDE_DATA;
    if (c->n_parts == 2 && ends_iteration(c->parts[1]) && value_set_in(c) == NULL)
        return read_condition_around(r, c, false);
    if (value_set_in(c) != NULL && names_an_index(r, c->parts[0])) {
        struct err quiet = {0};
        struct err *const outer = r->err;
        r->err = &quiet;
        d = read_condition(r, c->parts[0], &condition);
        r->err = outer;
    }
    if (d == DECIDE_TRUE)
        return read_statement(r, c->parts[1]);
    if (d == DECIDE_FALSE)
        return read_else(r, c);
    set_forget(r, c, BOUND_UNKNOWN);
    if (!sets_by_index(r, c))
        return true;
    const bool first = code_first_is_larger(c);
    reader_note_line(r, c->at, "the condition is taken to %s", first ? "hold" : "fail");
    return first ? read_statement(r, c->parts[1]) : read_else(r, c);
}

/* The case of the known value, else the case with the most work. */
bool read_switch(struct reader *r, const struct code *c)
{
    const struct code *const body = c->parts[1];
    struct code_form value;
    int64_t known = 0;
    const bool is_known = try_integer(r, c->parts[0], &value) && form_is_constant(&value, &known);
    int first = -1;
    int largest = 0;
    for (int i = 0; i < body->n_parts; i++) {
        const struct code *const part = body->parts[i];
        struct code_form label;
        int64_t at = 0;
        const int size = code_size(part);
        if (part->kind != CODE_CASE && part->kind != CODE_DEFAULT)
            continue;
        if (is_known && part->kind == CODE_CASE && try_integer(r, part->parts[0], &label) &&
            form_is_constant(&label, &at) && at == known) {
            first = i;
            break;
        }
        if (size > largest && (!is_known || part->kind == CODE_DEFAULT)) {
            largest = size;
            first = i;
        }
    }
    if (!is_known)
        reader_note_line(r, c->at, "the largest case is taken");
    for (int i = first; i >= 0 && i < body->n_parts && r->leaving == LEAVING_NOT; i++) {
        const struct code *part = body->parts[i];
        while (part->kind == CODE_CASE || part->kind == CODE_DEFAULT)
            part = part->parts[part->n_parts - 1];
        if (!read_statement(r, part))
            return false;
    }
    if (r->leaving == LEAVING_LOOP)
        r->leaving = LEAVING_NOT;
    return true;
}
