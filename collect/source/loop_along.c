#include "collect/source/loop_header.h"

/* Variables that advance with the index: counters and pointers. */

static bool only_adds(const struct code *c, const struct code_decl *d)
{
    bool down = false;
    bool walks = true;
    if (code_changes(c) == d)
        return c->kind == CODE_STEP ||
               (code_added(c, &down) != NULL && !code_names(code_added(c, &down), d));
    if ((c->kind == CODE_ADDRESS && c->parts[0]->kind == CODE_NAME && c->parts[0]->decl == d) ||
        (c->kind == CODE_DECLARE && c->decl == d))
        return false;
    for (int i = 0; i < code_n_children(c) && walks; i++)
        walks = only_adds(code_child(c, i), d);
    return walks;
}

/* What its header begins with is before it. */
bool loop_walks(const struct code *loop, const struct code_decl *d)
{
    bool walks = true;
    for (int i = loop->kind == CODE_FOR ? LOOP_CONDITION : 0; i < loop->n_parts && walks; i++)
        walks = only_adds(loop->parts[i], d);
    return walks;
}

/* Is no name in it set in the loop, but for these two? */
static bool is_fixed(const struct code *loop, const struct code *c, const struct code_decl *but,
                     const struct code_decl *and)
{
    if (c->kind == CODE_NAME && c->decl != NULL && c->decl != but &&
        c->decl != and&&code_sets(loop, c->decl))
        return false;
    for (int i = 0; i < code_n_children(c); i++) {
        if (!is_fixed(loop, code_child(c, i), but, and))
            return false;
    }
    return true;
}

/* Iterations of a loop inside of `loop`, the same number each time, or those of the first time, if
 * that is the longest: packed triangles, `a[k++]` for j > i, as rows of the same length. */
static bool trips_of(struct reader *r, const struct code *loop, const struct code *c,
                     const struct code *const *parts, struct code_form *out)
{
    const struct code_decl *const index = loop_index(c);
    const struct code_decl *const around = loop_index(loop);
    struct loop_range range;
    const struct code_form one = form_constant(r->arena, 1);
    int64_t by = 0;
    if (index == NULL || !is_fixed(loop, parts[LOOP_INIT], index, around) ||
        !is_fixed(loop, parts[LOOP_CONDITION], index, NULL) ||
        !loop_try_range(r, c, parts, index, &range) || !form_is_constant(&range.step, &by) ||
        (by != 1 && by != -1) || !form_add(r->arena, &range.bound.limit, -1, &range.first, out))
        return false;
    const struct code_form zero = {0};
    return form_add(r->arena, &zero, by, out, out) &&
           (!range.bound.inclusive || form_add(r->arena, out, 1, &one, out)) && form_is_poly(out);
}

/* `if (p) …`, `if (p != NULL) …`: what the code asks about is there, as in conditions.c. */
static bool asks_for_pointer(const struct code *c)
{
    const struct code *asked = c->kind == CODE_IF ? code_without_casts(c->parts[0]) : NULL;
    if (asked != NULL && asked->kind == CODE_BINARY && code_is_op(asked, "!=") &&
        code_is_zero(asked->parts[1]))
        asked = code_without_casts(asked->parts[0]);
    return asked != NULL && asked->kind == CODE_NAME && asked->type->kind == TYPE_POINTER;
}

/* Adds to *sum what one run of the code adds to d; false where that is not always the same. */
static bool add_steps(struct reader *r, const struct code *loop, const struct code *c,
                      const struct code_decl *d, struct code_form *sum)
{
    const struct code *parts[4];
    struct code_form by = form_constant(r->arena, 1);
    bool down = false;
    if (code_changes(c) == d) {
        const struct code *const value = code_added(c, &down);
        if (c->kind == CODE_STEP)
            down = c->op[0] == '-';
        else if (!is_fixed(loop, value, NULL, NULL) || !try_integer(r, value, &by) ||
                 !form_is_poly(&by))
            return false;
        return form_add(r->arena, sum, down ? -1 : 1, &by, sum);
    }
    if (!code_sets(c, d))
        return true;
    if (c->kind == CODE_IF && !code_sets(c->parts[1], d) &&
        (c->n_parts < 3 || !code_sets(c->parts[2], d)))
        return add_steps(r, loop, c->parts[0], d, sum);
    if (asks_for_pointer(c))
        return add_steps(r, loop, c->parts[1], d, sum);
    if (code_is_conditional(c) || c->kind == CODE_DO)
        return false;
    if (code_is_loop(c)) {
        struct code_form inside = {0};
        struct code_form trips;
        return loop_parts(r->arena, c, parts) && add_steps(r, loop, parts[LOOP_BODY], d, &inside) &&
               add_steps(r, loop, parts[LOOP_STEP], d, &inside) &&
               trips_of(r, loop, c, parts, &trips) &&
               form_mul(r->arena, &inside, &trips, &inside) &&
               form_add(r->arena, sum, 1, &inside, sum);
    }
    for (int i = 0; i < code_n_children(c); i++) {
        if (!add_steps(r, loop, code_child(c, i), d, sum))
            return false;
    }
    return true;
}

/* `s = 3 - s`: two values in turn. */
static bool alternates(const struct code *c, const struct code_decl *d)
{
    const struct code *const by = c->kind == CODE_ASSIGN && code_is_op(c, "=") ? c->parts[1] : NULL;
    return by != NULL && by->kind == CODE_BINARY && code_is_op(by, "-") &&
           by->parts[1]->kind == CODE_NAME && by->parts[1]->decl == d &&
           !code_names(by->parts[0], d);
}

static int count_sets(const struct code *c, const struct code_decl *d)
{
    const bool sets = (c->kind == CODE_ASSIGN || c->kind == CODE_STEP || c->kind == CODE_ADDRESS) &&
                      c->parts[0]->kind == CODE_NAME && c->parts[0]->decl == d;
    int n = (sets || (c->kind == CODE_DECLARE && c->decl == d)) ? 1 : 0;
    for (int i = 0; i < code_n_children(c); i++)
        n += count_sets(code_child(c, i), d);
    return n;
}

int loop_count_sets(const struct code *loop, const struct code_decl *d)
{
    int n = 0;
    for (int i = loop->kind == CODE_FOR ? LOOP_CONDITION : 0; i < loop->n_parts; i++)
        n += count_sets(loop->parts[i], d);
    return n;
}

bool loop_has_continue(const struct code *c)
{
    bool has = c->kind == CODE_CONTINUE;
    for (int i = 0; i < c->n_parts && !has; i++)
        has = loop_has_continue(c->parts[i]);
    return has;
}

static void find_along(struct reader *r, const struct code *loop, const struct code *c,
                       const struct code_decl *index, struct loop_along *out)
{
    const struct code_decl *const d = code_changes(c);
    bool is_new = d != NULL && d != index && out->n < READER_MAX_CALLS &&
                  (d->type->kind == TYPE_INTEGER || d->type->kind == TYPE_POINTER) &&
                  !d->type->is_reference;
    for (int i = 0; i < out->n && is_new; i++)
        is_new = out->decls[i] != d;
    const struct binding *const b = is_new ? binding_of(r, d) : NULL;
    if (is_new && (b == NULL || b->kind != BOUND_VARYING)) {
        const int n = out->n;
        const struct binding unknown = {.decl = d, .kind = BOUND_UNKNOWN};
        const struct code *parts[4];
        out->decls[n] = d;
        out->by[n] = (struct code_form){0};
        out->before[n] = b != NULL ? *b : unknown;
        out->alternates[n] = alternates(c, d) && loop_count_sets(loop, d) == 1;
        const bool walks =
            loop_walks(loop, d) && loop_parts(r->arena, loop, parts) &&
            add_steps(r, loop, parts[LOOP_BODY], d, &out->by[n]) &&
            (!loop_has_continue(parts[LOOP_BODY]) || !code_sets(parts[LOOP_BODY], d)) &&
            add_steps(r, loop, parts[LOOP_STEP], d, &out->by[n]);
        out->n += walks || out->alternates[n] ? 1 : 0;
    }
    for (int i = 0; i < code_n_children(c); i++)
        find_along(r, loop, code_child(c, i), index, out);
}

void loop_find_along(struct reader *r, const struct code *c, const struct code_decl *index,
                     struct loop_along *out)
{
    find_along(r, c, c, index, out);
}

/* Its value at the beginning of an iteration: that before the loop, and a step for each so far. */
static void bind_along(struct reader *r, const struct loop_along *along, int i,
                       const struct code *loop, const struct code_form *iterations)
{
    const struct code_decl *const d = along->decls[i];
    struct binding b = {.decl = d, .kind = BOUND_VARYING};
    struct code name = *loop;
    struct code_form by;
    struct place p;
    name.kind = CODE_NAME;
    name.decl = d;
    name.type = d->type;
    name.n_parts = 0;
    name.macro = (struct str){0};
    reader_bind(r, &along->before[i]);
    const bool walks = form_mul(r->arena, &along->by[i], iterations, &by);
    if (along->alternates[i] && try_integer(r, &name, &b.form)) {
        b.kind = BOUND_INTEGER;
        reader_note(r, loop->at, "'%.*s' takes two values in turn: the first is taken",
                    STR_ARG(d->name));
    } else if (walks && d->type->kind == TYPE_INTEGER && try_integer(r, &name, &b.form) &&
               form_add(r->arena, &b.form, 1, &by, &b.form)) {
        b.kind = BOUND_INTEGER;
    } else if (walks && d->type->kind == TYPE_POINTER && try_pointer(r, &name, &p) && p.n > 0 &&
               form_add(r->arena, &p.subscripts[p.n - 1], 1, &by, &p.subscripts[p.n - 1])) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
    }
    reader_bind(r, &b);
}

/* The iterations so far, in terms of the loops. */
static bool iterations_of(struct reader *r, const struct code_loop *loop, int l,
                          struct code_form *out)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct code_form zero = {0};
    const struct binding *const index = binding_of(r, loop->index);
    int64_t step = 0;
    *out = form_loop(r->arena, l);
    if (!form_is_constant(&loop->step, &step) || step != 1)
        return false;
    if (!loop->facts.reversed)
        return form_add(r->arena, out, -1, &loop->start, out);
    return index != NULL && form_add(r->arena, &index->form, -1, &loop->end, out) &&
           form_add(r->arena, out, 1, &one, out) && form_add(r->arena, &zero, -1, out, out);
}

void loop_bind_along(struct reader *r, const struct loop_along *along, const struct code *c,
                     const struct code_loop *loop, int l)
{
    struct code_form iterations;
    if (!iterations_of(r, loop, l, &iterations))
        return;
    for (int i = 0; i < along->n; i++)
        bind_along(r, along, i, c, &iterations);
}
