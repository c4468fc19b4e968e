#include "collect/source/reader.h"

/*
 * Conditional statements: the branch taken in the interior; if the condition depends on data, both
 * branches as a conditional value, or one of them.
 */

static int size_of_code(const struct code *c)
{
    int n = 1;
    for (int i = 0; i < c->n_parts; i++)
        n += size_of_code(c->parts[i]);
    return n;
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

/* --- both branches --- */

/* The assignments of a branch, in r->assignments. */
struct branch {
    const struct code *code; /* null: there is no else */
    size_t first, end;
};

/* A variable set by the branches, with its value after each; null if a branch does not set it. */
struct merge {
    const struct code_term *target;
    const struct assignment *sides[2];
};

struct merges {
    const struct code_term *condition;
    int n_scalars; /* of before the branches */
    struct assignment *assignments;
    struct branch branches[2];
    size_t n;
    struct merge *items;
};

/* Recursion is limited by the height of terms. */
static bool term_reads(const struct reader *r, const struct code_term *t,
                       const struct code_term *target)
{
    if (t == NULL)
        return false;
    if ((t->kind == TERM_SCALAR || t->kind == TERM_ACCESS) && same_target(target, t, r))
        return true;
    return term_reads(r, t->condition, target) || term_reads(r, t->left, target) ||
           term_reads(r, t->right, target);
}

static bool declares(const struct code *c, const struct code_decl *d)
{
    if (c->kind == CODE_DECLARE && c->decl == d)
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (declares(c->parts[i], d))
            return true;
    }
    return false;
}

/* A variable of the branch, of a function that it calls, or of ours. */
static bool is_own(const struct reader *r, const struct merges *m, const struct branch *b,
                   const struct code_term *target)
{
    if (target->kind != TERM_SCALAR || target->ref < m->n_scalars)
        return false;
    const struct code_decl *const d = r->scalars[target->ref]->decl;
    return !code_names(b->code, d) || declares(b->code, d);
}

static struct merge *merge_of(const struct reader *r, struct merges *m,
                              const struct code_term *target)
{
    for (size_t i = 0; i < m->n; i++) {
        if (same_target(m->items[i].target, target, r))
            return &m->items[i];
    }
    m->items[m->n].target = target;
    return &m->items[m->n++];
}

/* The value after a branch; of one that does not set it, as before. */
static const struct code_term *value_after(struct reader *r, const struct assignment *a,
                                           const struct code_term *target)
{
    if (a == NULL || a->op == '=')
        return a != NULL ? a->value : target;
    const struct code_term sum = {.kind = TERM_BINARY,
                                  .type = target->type,
                                  .op = a->op,
                                  .at = a->at,
                                  .left = target,
                                  .right = a->value};
    return term_new(r, &sum);
}

/* The value with what this branch has set so far in place of its variables. */
static const struct code_term *in_branch(struct reader *r, const struct merges *m, int side,
                                         const struct code_term *t)
{
    if (t == NULL || t->kind == TERM_ACCESS)
        return t;
    for (size_t i = 0; i < m->n && t->kind == TERM_SCALAR; i++) {
        const struct assignment *const a = m->items[i].sides[side];
        if (a != NULL && same_target(a->target, t, r))
            return a->value;
    }
    struct code_term now = *t;
    now.condition = in_branch(r, m, side, t->condition);
    now.left = in_branch(r, m, side, t->left);
    now.right = in_branch(r, m, side, t->right);
    const bool same = now.condition == t->condition && now.left == t->left && now.right == t->right;
    return same ? t : term_new(r, &now);
}

/* Is it used or set again in the branch; is something that its value contains set? */
static void look_later(const struct reader *r, const struct merges *m, int side, size_t number,
                       bool *used, bool *changed)
{
    const struct assignment *const a = &m->assignments[number];
    *used = false;
    *changed = false;
    for (size_t i = number + 1; i < m->branches[side].end; i++) {
        const struct assignment *const later = &m->assignments[i];
        *used = *used || term_reads(r, later->value, a->target) ||
                same_target(a->target, later->target, r);
        *changed = *changed || term_reads(r, a->value, later->target);
    }
}

/* What a branch sets is set at its end; what it uses before that is in a variable of its own. */
static bool collect_branch(struct reader *r, struct merges *m, int side)
{
    const struct branch *const b = &m->branches[side];
    for (size_t i = b->first; i < b->end; i++) {
        struct assignment *const a = &m->assignments[i];
        const struct code_term *const target = a->target;
        a->value = in_branch(r, m, side, a->value);
        if (a->value == NULL)
            return false;
        if (is_own(r, m, b, target))
            continue;
        bool used = false;
        bool changed = false;
        look_later(r, m, side, i, &used, &changed);
        struct assignment at_end = *a;
        if (used && target->kind != TERM_SCALAR)
            return false;
        if (used || changed || in_branch(r, m, side, target) != target) {
            a->value = value_after(r, a, in_branch(r, m, side, target));
            a->target = a->value != NULL ? term_variable(r, a->value) : NULL;
            if (a->target == NULL)
                return false;
            a->op = '=';
            at_end.op = '=';
            at_end.value = a->target;
        }
        merge_of(r, m, target)->sides[side] = arena_copy(r->arena, &at_end, 1, sizeof at_end);
    }
    return true;
}

/* Does the value use what one of the first n merges sets? */
static bool uses_set(const struct reader *r, const struct merges *m, size_t n,
                     const struct code_term *value)
{
    bool uses = false;
    for (size_t i = 0; i < n && !uses; i++)
        uses = term_reads(r, value, m->items[i].target);
    return uses;
}

/* A comparison of variables that keep their values. */
static const struct code_term *kept_condition(struct reader *r, const struct merges *m,
                                              const struct code_term *t)
{
    struct code_term now = *t;
    if (t->kind != TERM_COMPARE || !uses_set(r, m, m->n, t))
        return uses_set(r, m, m->n, t) ? term_named(r, t) : t;
    now.left = kept_condition(r, m, t->left);
    now.right = now.left != NULL ? kept_condition(r, m, t->right) : NULL;
    return now.right != NULL ? term_new(r, &now) : NULL;
}

/* What one merge sets does not change the next. */
static bool keep_values(struct reader *r, struct merges *m)
{
    for (size_t i = 1; i < m->n; i++) {
        for (int side = 0; side < 2; side++) {
            const struct assignment *const a = m->items[i].sides[side];
            if (a == NULL || !uses_set(r, m, i, a->value))
                continue;
            struct assignment kept = *a;
            kept.value = term_named(r, a->value);
            if (kept.value == NULL)
                return false;
            m->items[i].sides[side] = arena_copy(r->arena, &kept, 1, sizeof kept);
        }
    }
    if (m->n > 1 && uses_set(r, m, m->n - 1, m->condition))
        m->condition = kept_condition(r, m, m->condition);
    return m->condition != NULL;
}

/* Whether this iteration has set it already, so that reading it causes no additional access. */
static bool is_set(const struct reader *r, const struct code_term *target)
{
    bool set = target->kind == TERM_SCALAR;
    for (size_t i = 0; i < r->n_assignments && !set; i++)
        set = same_target(r->assignments[i].target, target, r);
    return set;
}

static const struct code_term *zero_term(struct reader *r, struct code_place at)
{
    const struct code_term zero = {
        .kind = TERM_INTEGER, .integer = true, .form = form_constant(r->arena, 0), .at = at};
    return term_new(r, &zero);
}

/* `x = c ? u : v`, and `s += c ? u : 0`, so that a sum stays one. */
static bool add_merge(struct reader *r, const struct merges *m, const struct merge *x,
                      struct code_place at)
{
    const struct code_term *const target = x->target;
    const struct code_term *values[2];
    const struct assignment *const u = x->sides[0];
    const struct assignment *const v = x->sides[1];
    const char op = (u != NULL ? u : v)->op;
    const bool sums = (op == '+' || op == '-') &&
                      (u != NULL && v != NULL ? u->op == v->op : target->kind == TERM_SCALAR);
    for (int side = 0; side < 2; side++) {
        const struct assignment *const a = x->sides[side];
        if (a == NULL && !is_set(r, target))
            reader_note_line(r, at,
                             "the branch is computed everywhere, and sets arrays where the "
                             "condition on data holds");
        values[side] = !sums ? value_after(r, a, target) : a != NULL ? a->value : zero_term(r, at);
    }
    return statement_add(r, target, sums ? op : '=',
                         term_choice(r, at, m->condition, values[0], values[1]), at);
}

static bool add_merges(struct reader *r, struct merges *m, struct code_place at)
{
    for (int side = 0; side < 2; side++) {
        const struct branch *const b = &m->branches[side];
        for (size_t i = b->first; i < b->end; i++) {
            const struct assignment *const a = &m->assignments[i];
            if (is_own(r, m, b, a->target) && !statement_add(r, a->target, a->op, a->value, a->at))
                return false;
        }
    }
    if (!keep_values(r, m))
        return false;
    for (size_t i = 0; i < m->n; i++) {
        if (!add_merge(r, m, &m->items[i], at))
            return false;
    }
    return true;
}

/*
 * Integers of before the branches that are not data keep the value that the first branch gives
 * them. Is there any?
 */
static bool settle(struct reader *r, const struct code *c, const struct binding *after_first,
                   size_t n_before)
{
    bool any = false;
    for (size_t i = 0; i < n_before; i++) {
        struct binding *const b = &r->bindings[i];
        const bool first = code_sets(c->parts[1], b->decl);
        if (b->kind == BOUND_TERM || (!first && !code_sets(c, b->decl)))
            continue;
        any = true;
        if (first)
            *b = after_first[i];
        else
            *b = (struct binding){.decl = b->decl, .time = b->time, .kind = BOUND_UNKNOWN};
    }
    return any;
}

/* Integers that a branch adds to are data from before it on. */
static bool make_sums_data(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = code_changes(c);
    const struct binding *const b = d != NULL ? binding_of(r, d) : NULL;
    const bool sums = c->kind == CODE_STEP || (c->kind == CODE_ASSIGN && !code_is_op(c, "="));
    if (sums && b != NULL && b->kind == BOUND_INTEGER && d->type->kind == TYPE_INTEGER) {
        const struct code_term number = {
            .kind = TERM_INTEGER, .integer = true, .form = b->form, .at = c->at};
        if (set_data(r, c->parts[0], term_new(r, &number)) == NULL)
            return false;
    }
    for (int i = 0; i < c->n_parts; i++) {
        if (!make_sums_data(r, c->parts[i]))
            return false;
    }
    return true;
}

/*
 * Computes both branches and selects the values that they set: x = c ? u : v. If one of them uses
 * an element that it has set, or jumps, the branch with more work is taken.
 */
static bool as_choices(struct reader *r, const struct code *c, const struct code_term *condition)
{
    if (!make_sums_data(r, c))
        return false;
    struct merges m = {.condition = condition, .n_scalars = (int)r->n_scalars};
    const size_t before = r->n_assignments;
    const struct binding *after_first = NULL;
    const size_t n_bindings = r->n_bindings;
    bool whole = true;
    r->branches++;
    for (int side = 0; side < 2; side++) {
        struct branch *const b = &m.branches[side];
        b->first = r->n_assignments;
        b->code = side + 1 < c->n_parts ? c->parts[side + 1] : NULL;
        if (b->code != NULL && !read_statement(r, b->code)) {
            r->branches--;
            return false;
        }
        b->end = r->n_assignments;
        whole = whole && r->leaving == LEAVING_NOT;
        r->leaving = LEAVING_NOT;
        if (side == 0)
            after_first = arena_copy(r->arena, r->bindings, n_bindings, sizeof *r->bindings);
    }
    r->branches--;
    const bool sets_integers = settle(r, c, after_first, n_bindings);
    const struct assignment *const read =
        arena_copy(r->arena, r->assignments, r->n_assignments, sizeof *read);
    m.assignments = arena_copy(r->arena, read, r->n_assignments, sizeof *read);
    m.items = arena_alloc(r->arena, r->n_assignments - before + 1, sizeof *m.items);
    const bool any = r->n_assignments > before;
    const bool first = c->n_parts < 3 || size_of_code(c->parts[1]) >= size_of_code(c->parts[2]);
    const bool both = whole && collect_branch(r, &m, 0) && collect_branch(r, &m, 1);
    r->n_assignments = before;
    if (both && !add_merges(r, &m, c->at))
        return false;
    const struct branch *const taken = &m.branches[first ? 0 : 1];
    for (size_t i = taken->first; !both && i < taken->end; i++)
        r->assignments[r->n_assignments++] = read[i];
    if (!both || !any || sets_integers)
        reader_note_line(r, c->at, "the condition on data is taken to %s",
                         first || both ? "hold" : "fail");
    return true;
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

/* Or throws, or goes to a label. */
static bool jumps(const struct code *c)
{
    while (c->kind == CODE_BLOCK && c->n_parts > 0)
        c = c->parts[c->n_parts - 1];
    return c->kind == CODE_CONTINUE || c->kind == CODE_BREAK || c->kind == CODE_RETURN ||
           c->kind == CODE_UNKNOWN;
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
    return call == NULL && !jumps(c->parts[1]) &&
           (c->n_parts < 3 || size_of_code(c->parts[1]) >= size_of_code(c->parts[2]));
}

static bool is_computed(struct reader *r, const struct code *branch)
{
    return unknown_call(r, branch) == NULL && !jumps(branch);
}

/* A condition that depends on data: both branches, or the one with more work. */
static bool read_data_if(struct reader *r, const struct code *c, const struct code_term *condition)
{
    bool done = false;
    const bool has_else = c->n_parts == 3;
    if (!as_early(r, c, condition, &done) || done)
        return done && r->err->kind == ERR_NONE;
    if (reader_inside(r) && condition != NULL && is_computed(r, c->parts[1]) &&
        (!has_else || is_computed(r, c->parts[2])))
        return as_choices(r, c, condition);
    const bool first = takes_first(r, c);
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
    while (c->kind == CODE_BLOCK && c->n_parts > 0)
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

bool read_if(struct reader *r, const struct code *c)
{
    const struct code_term *condition = NULL;
    if (unknown_call(r, c->parts[1]) != NULL)
        return read_data_if(r, c, NULL);
    if (!run_steps(r, c->parts[0], false))
        return false;
    const enum decision d = read_condition(r, c->parts[0], &condition);
    if (d == DECIDE_ERROR || !run_steps(r, c->parts[0], true))
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
