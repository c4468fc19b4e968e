#include <string.h>

#include "collect/source/reader.h"

/*
 * Both branches of a conditional statement on data: each is read as if it were taken, and what they
 * set becomes conditional values.
 */

/* The assignments of a branch, in r->assignments. */
struct branch {
    const struct code *code; /* null: there is no else */
    size_t first, end;
};

/* What both branches set, one of them null where only one does. */
struct merge {
    const struct code_term *target;
    const struct assignment *sides[2];
};

struct merges {
    const struct code_term *condition;
    int n_scalars; /* of before the branches */
    size_t n_bindings;
    const struct binding *bindings;
    struct assignment *assignments;
    struct branch branches[2];
    size_t n;
    struct merge *items;
};

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

static const struct variable *whole_object(const struct variable *v)
{
    while (v->base != NULL)
        v = v->base;
    return v;
}

/* Does a pointer or reference of before the branches lead to it? */
static bool is_pointed_to(const struct merges *m, const struct variable *v)
{
    bool is = false;
    for (size_t i = 0; i < m->n_bindings && !is; i++)
        is =
            m->bindings[i].kind == BOUND_PLACE && whole_object(m->bindings[i].place->variable) == v;
    return is;
}

/* A variable of the branch, of a function that it calls, or of ours. */
static bool is_own(const struct reader *r, const struct merges *m, const struct branch *b,
                   const struct code_term *target)
{
    if (target->kind != TERM_SCALAR || target->ref < m->n_scalars)
        return false;
    const struct variable *const v = whole_object(r->scalars[target->ref]);
    if (v->decl->is_global || is_pointed_to(m, v))
        return false;
    return !code_names(b->code, v->decl) || declares(b->code, v->decl);
}

static struct merge *merge_of(const struct reader *r, struct merges *m,
                              const struct code_term *target)
{
    for (size_t i = 0; i < m->n; i++) {
        if (term_equal(r, m->items[i].target, target))
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

static int count_names(const struct code *c, const struct code_decl *d)
{
    int n = c->kind == CODE_NAME && c->decl == d ? 1 : 0;
    for (int i = 0; i < code_n_children(c); i++)
        n += count_names(code_child(c, i), d);
    return n;
}

/* `if (c) { t = …; b[i] = t * t; }`: is nothing of it used after the branch, or kept for the next
 * iteration? */
static bool is_temporary(const struct reader *r, const struct merges *m, int side,
                         const struct code_term *target)
{
    const struct branch *const b = &m->branches[side];
    if (target->kind != TERM_SCALAR || b->code == NULL)
        return false;
    const struct code_decl *const d = r->scalars[target->ref]->decl;
    const int names = count_names(b->code, d);
    bool is = names > 1 && names == count_names(r->path[r->n_path - 1], d);
    for (size_t i = b->first; i < b->end && is; i++) {
        const struct assignment *const a = &m->assignments[i];
        is =
            !term_reads(r, a->value, target) && (a->op == '=' || !term_equal(r, a->target, target));
    }
    return is;
}

/* The value with what this branch has set so far in place of its variables. */
static const struct code_term *in_branch(struct reader *r, const struct merges *m, int side,
                                         const struct code_term *t)
{
    if (t == NULL || t->kind == TERM_ACCESS)
        return t;
    for (size_t i = 0; i < m->n && t->kind == TERM_SCALAR; i++) {
        const struct assignment *const a = m->items[i].sides[side];
        if (a != NULL && term_equal(r, a->target, t))
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
                term_equal(r, a->target, later->target);
        *changed = *changed || term_reads(r, a->value, later->target);
    }
}

/* What a branch sets is set at its end; what it uses before that is in a separate variable. */
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

/* Whether this iteration has set it already, so that its value costs no access. */
static bool is_set(const struct reader *r, const struct code_term *target)
{
    bool set = target->kind == TERM_SCALAR;
    for (size_t i = 0; i < r->n_assignments && !set; i++)
        set = term_equal(r, r->assignments[i].target, target);
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
        const struct merge *const x = &m->items[i];
        const bool one = x->sides[0] == NULL || x->sides[1] == NULL;
        if (!(one && is_temporary(r, m, x->sides[0] == NULL ? 1 : 0, x->target)) &&
            !add_merge(r, m, x, at))
            return false;
    }
    return true;
}

/*
 * Integers of before the branches that are not data keep the value that the first branch gives
 * them. Is there any? One that it counts, `if (c) k++;`, is data from there on.
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
        const bool counts = first && after_first[i].kind == BOUND_TERM &&
                            (c->n_parts < 3 || !code_sets(c->parts[2], b->decl));
        any = any || !counts;
        if (first)
            *b = after_first[i];
        else
            *b = (struct binding){.decl = b->decl, .time = b->time, .kind = BOUND_UNKNOWN};
    }
    return any;
}

/* Integers that a branch adds to, or sets as flags, are data from before it on. */
static bool make_sums_data(struct reader *r, const struct code *c)
{
    const struct code_decl *const d = code_changes(c);
    const struct binding *const b = d != NULL ? binding_of(r, d) : NULL;
    const bool sums = c->kind == CODE_STEP || (c->kind == CODE_ASSIGN && !code_is_op(c, "="));
    const bool flags = d != NULL && reader_inside(r) && d->type->kind == TYPE_INTEGER &&
                       code_only_flags(r->path[r->n_path - 1], d);
    if ((sums || flags) && b != NULL && b->kind == BOUND_INTEGER && d->type->kind == TYPE_INTEGER) {
        const struct code_term number = {
            .kind = TERM_INTEGER, .integer = true, .form = b->form, .at = c->at};
        if (set_data(r, d, c->parts[0]->at, term_new(r, &number)) == NULL)
            return false;
    } else if (flags && (b == NULL || b->kind != BOUND_TERM)) {
        if (data_bind(r, d, c->at) == NULL)
            return false;
    }
    for (int i = 0; i < c->n_parts; i++) {
        if (!make_sums_data(r, c->parts[i]))
            return false;
    }
    return true;
}

bool read_both_branches(struct reader *r, const struct code *c, const struct code_term *condition)
{
    if (!make_sums_data(r, c))
        return false;
    const size_t before = r->n_assignments;
    const size_t n_bindings = r->n_bindings;
    const struct binding *const at_first =
        arena_copy(r->arena, r->bindings, n_bindings, sizeof *at_first);
    struct merges m = {.condition = condition,
                       .n_scalars = (int)r->n_scalars,
                       .n_bindings = n_bindings,
                       .bindings = at_first};
    const struct binding *after_first = NULL;
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
        if (side == 1)
            break;
        after_first = arena_copy(r->arena, r->bindings, n_bindings, sizeof *after_first);
        memcpy(r->bindings, at_first, n_bindings * sizeof *at_first);
    }
    r->branches--;
    const bool sets_integers = settle(r, c, after_first, n_bindings);
    const struct assignment *const read =
        arena_copy(r->arena, r->assignments, r->n_assignments, sizeof *read);
    m.assignments = arena_copy(r->arena, read, r->n_assignments, sizeof *read);
    m.items = arena_alloc(r->arena, r->n_assignments - before + 1, sizeof *m.items);
    const bool any = r->n_assignments > before;
    const bool first = code_first_is_larger(c);
    const bool both = whole && collect_branch(r, &m, 0) && collect_branch(r, &m, 1);
    r->n_assignments = before;
    if (both && !add_merges(r, &m, c->at))
        return false;
    const struct branch *const taken = &m.branches[first ? 0 : 1];
    for (size_t i = taken->first; !both && i < taken->end; i++)
        r->assignments[r->n_assignments++] = read[i];
    if (!both || !any || sets_integers) {
        r->took_branch = true;
        reader_note_line(r, c->at, "the condition on data is taken to %s",
                         first || both ? "hold" : "fail");
    }
    return true;
}
