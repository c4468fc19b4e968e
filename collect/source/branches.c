#include "collect/source/reader.h"

/*
 * Conditional statements: the branch that is taken in the interior; where data decide, both as a
 * conditional value, or one of them.
 */

static int size_of_code(const struct code *c)
{
    int n = 1;
    for (int i = 0; i < c->n_parts; i++)
        n += size_of_code(c->parts[i]);
    return n;
}

/* A branch that sets one thing: its assignment, or an if of such branches; null for all else. */
static const struct code *only_assignment(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts == 1)
        c = c->parts[0];
    if (c->kind == CODE_IF)
        return only_assignment(c->parts[1]) != NULL &&
                       (c->n_parts < 3 || only_assignment(c->parts[2]) != NULL)
                   ? c
                   : NULL;
    return c->kind == CODE_ASSIGN && code_is_op(c, "=") ? c : NULL;
}

static const struct code *first_assignment(const struct code *c)
{
    const struct code *only = only_assignment(c);
    while (only != NULL && only->kind == CODE_IF)
        only = only_assignment(only->parts[1]);
    return only;
}

/* Whether it sets something whatever holds. */
static bool always_assigns(const struct code *c)
{
    const struct code *const only = only_assignment(c);
    return only != NULL &&
           (only->kind == CODE_ASSIGN || (only->n_parts == 3 && always_assigns(only->parts[1]) &&
                                          always_assigns(only->parts[2])));
}

static bool same_target(const struct code_term *a, const struct code_term *b,
                        const struct reader *r)
{
    if (a->kind == TERM_SCALAR)
        return b->kind == TERM_SCALAR && a->ref == b->ref;
    const struct access *const x = &r->accesses[a->ref];
    if (b->kind != TERM_ACCESS)
        return false;
    const struct access *const y = &r->accesses[b->ref];
    bool same = x->variable == y->variable && x->n == y->n;
    for (int d = 0; same && d < x->n; d++)
        same = form_equal(&x->subscripts[d], &y->subscripts[d]);
    return same;
}

/* Whether this iteration has set it already, so that its value costs no access. */
static bool is_set(const struct reader *r, const struct code_term *target)
{
    bool set = target->kind == TERM_SCALAR;
    for (size_t i = 0; i < r->n_assignments && !set; i++)
        set = same_target(r->assignments[i].target, target, r);
    return set;
}

/* What a branch sets; null without an error: an integer that is not data. */
static const struct code_term *choice_target(struct reader *r, const struct code *c)
{
    const bool followed = c->kind == CODE_NAME && value_is_followed(c->decl);
    return followed ? data_of_integer(r, c) : read_target(r, c);
}

static const struct code_term *chosen(struct reader *r, const struct code *c,
                                      const struct code_term *condition,
                                      const struct code_term *target);

/* The value of `target` after a branch; null: an error, or the branch sets something else. */
static const struct code_term *after_branch(struct reader *r, const struct code *branch,
                                            const struct code_term *target)
{
    const struct code *const c = only_assignment(branch);
    const struct code_term *condition = NULL;
    if (c->kind == CODE_IF)
        return read_condition(r, c->parts[0], &condition) == DECIDE_DATA && condition != NULL
                   ? chosen(r, c, condition, target)
                   : NULL;
    const size_t n_accesses = r->n_accesses;
    const struct code_term *const own = choice_target(r, c->parts[0]);
    const bool same = own != NULL && same_target(target, own, r);
    r->n_accesses = n_accesses;
    return same ? read_term(r, c->parts[1]) : NULL;
}

static const struct code_term *chosen(struct reader *r, const struct code *c,
                                      const struct code_term *condition,
                                      const struct code_term *target)
{
    const struct code_term *const u = after_branch(r, c->parts[1], target);
    const struct code_term *const v = u == NULL        ? NULL
                                      : c->n_parts < 3 ? target
                                                       : after_branch(r, c->parts[2], target);
    return v != NULL ? term_choice(r, c->at, condition, u, v) : NULL;
}

/*
 * if (c) x = u; else if (d) x = v; as x = c ? u : d ? v : x. *done is false where it is none of
 * these; where x may keep its value, only for what was set before, which costs no access.
 */
static bool as_choice(struct reader *r, const struct code *c, const struct code_term *condition,
                      bool *done)
{
    const struct code *const first = first_assignment(c);
    *done = false;
    if (condition == NULL || first == NULL)
        return true;
    const struct code_decl *const d =
        first->parts[0]->kind == CODE_NAME ? first->parts[0]->decl : NULL;
    if (d == NULL && !always_assigns(c) && r->n_assignments == 0)
        return true;
    const size_t n_accesses = r->n_accesses;
    const size_t n_assignments = r->n_assignments;
    const struct code_term *const target = choice_target(r, first->parts[0]);
    if (target == NULL)
        return r->err->kind == ERR_NONE;
    const struct code_term *const value =
        always_assigns(c) || is_set(r, target) ? chosen(r, c, condition, target) : NULL;
    if (value == NULL) {
        r->n_accesses = n_accesses;
        r->n_assignments = n_assignments;
        return r->err->kind == ERR_NONE;
    }
    *done = true;
    return statement_add(r, target, '=', value, c->at);
}

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
static bool as_early(struct reader *r, const struct code *c, const struct code_term *condition,
                     bool *done)
{
    const struct code *const value = only_return(c->parts[1]);
    *done = false;
    if (r->calls == 0 || condition == NULL || value == NULL || r->n_early == READER_MAX_CALLS)
        return true;
    const struct code_term *const t = read_term(r, value);
    if (t == NULL)
        return false;
    r->early[r->n_early++] = (struct early){condition, t};
    *done = true;
    return read_else(r, c);
}

static bool jumps(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts > 0)
        c = c->parts[c->n_parts - 1];
    return c->kind == CODE_CONTINUE || c->kind == CODE_BREAK || c->kind == CODE_RETURN;
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

/* What reports an error or is asked for by a flag stands under a condition. */
static bool takes_first(struct reader *r, const struct code *c)
{
    const struct code *const call = unknown_call(r, c->parts[1]);
    if (call != NULL && r->skipped == NULL)
        r->skipped = call;
    return call == NULL && !jumps(c->parts[1]) &&
           (c->n_parts < 3 || size_of_code(c->parts[1]) >= size_of_code(c->parts[2]));
}

/* Where data decide: a conditional, or the branch with more work. */
static bool read_data_if(struct reader *r, const struct code *c, const struct code_term *condition)
{
    bool done = false;
    if (reader_inside(r) && condition != NULL && (!as_choice(r, c, condition, &done) || done))
        return done && r->err->kind == ERR_NONE;
    if (!as_early(r, c, condition, &done) || done)
        return done && r->err->kind == ERR_NONE;
    const bool has_else = c->n_parts == 3;
    const bool first = takes_first(r, c);
    const bool kept = first && reader_inside(r) && condition != NULL;
    if (kept)
        reader_note(r, c->at,
                    "line %u: the branch is computed everywhere, and sets arrays where the "
                    "condition on data holds",
                    c->at.line);
    else
        reader_note(r, c->at, "line %u: the condition on data is taken to %s", c->at.line,
                    first ? "hold" : "fail");
    if (!first || has_else)
        set_forget(r, c->parts[first ? 2 : 1], BOUND_UNKNOWN);
    if (!first)
        return read_else(r, c);
    const struct code_term *const around = r->under;
    if (kept)
        r->under = around != NULL ? term_both(r, c, around, condition) : condition;
    const bool ok = read_statement(r, c->parts[1]);
    r->under = around;
    return ok;
}

bool read_if(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    if (unknown_call(r, c->parts[1]) != NULL)
        return read_data_if(r, c, NULL);
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_ERROR)
        return false;
    if (d == DECIDE_DATA)
        return read_data_if(r, c, condition);
    if (d == DECIDE_TRUE)
        return read_statement(r, c->parts[1]);
    return read_else(r, c);
}

/* Is some name in it a loop index, or computed from one? */
static bool names_an_index(struct reader *r, const struct code *c)
{
    const struct binding *const b =
        c->kind == CODE_NAME && c->decl != NULL ? binding_of(r, c->decl) : NULL;
    bool names = b != NULL && b->kind == BOUND_INTEGER && !form_is_poly(&b->form);
    for (int i = 0; i < c->n_parts && !names; i++)
        names = names_an_index(r, c->parts[i]);
    return names;
}

/* Between the loops: `if (next > n - 1) next -= n;` as in the interior; what data decide is not
 * known. */
bool read_if_around(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    enum decision d = DECIDE_DATA;
    if (values_are_set(c) && names_an_index(r, c->parts[0])) {
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
    return true;
}

/* The case of a known value, else the one with the most work. */
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
        const int size = size_of_code(part);
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
        reader_note(r, c->at, "line %u: the largest case is taken", c->at.line);
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
