#include "collect/source/loop_header.h"

/* What goes along with the index. */

static int count_sets(const struct code *c, const struct code_decl *d)
{
    const bool sets = (c->kind == CODE_ASSIGN || c->kind == CODE_STEP || c->kind == CODE_ADDRESS) &&
                      c->parts[0]->kind == CODE_NAME && c->parts[0]->decl == d;
    int n = (sets || (c->kind == CODE_DECLARE && c->decl == d)) ? 1 : 0;
    for (int i = 0; i < c->n_parts; i++)
        n += count_sets(c->parts[i], d);
    return n;
}

/* `p++`, `k += 2` in each iteration: by how much; false for anything else. */
static bool steps_by(struct reader *r, const struct code *c, int64_t *by)
{
    struct code_form value;
    if (c->kind == CODE_STEP) {
        *by = c->op[0] == '-' ? -1 : 1;
        return true;
    }
    if (c->kind != CODE_ASSIGN || (!code_is_op(c, "+=") && !code_is_op(c, "-=")) ||
        !try_integer(r, c->parts[1], &value) || !form_is_constant(&value, by) || *by > INT32_MAX ||
        *by < -INT32_MAX)
        return false;
    *by = code_is_op(c, "-=") ? -*by : *by;
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

/* Its value before the step: what it was before the loop, and a step for each iteration so far. */
static void bind_along(struct reader *r, const struct code *step,
                       const struct code_form *iterations)
{
    const struct code_decl *const d = code_changes(step);
    struct binding b = {.decl = d, .kind = BOUND_VARYING};
    const struct code *const name = step->parts[0];
    struct place p;
    int64_t by = 0;
    const bool steps = steps_by(r, step, &by);
    if (alternates(step, d) && try_integer(r, name, &b.form)) {
        b.kind = BOUND_INTEGER;
        reader_note(r, step->at, "'%.*s' takes two values in turn: the first is taken",
                    STR_ARG(d->name));
    } else if (steps && d->type->kind == TYPE_INTEGER && try_integer(r, name, &b.form) &&
               form_add(r->arena, &b.form, by, iterations, &b.form)) {
        b.kind = BOUND_INTEGER;
    } else if (steps && d->type->kind == TYPE_POINTER && try_pointer(r, name, &p) && p.n > 0 &&
               form_add(r->arena, &p.subscripts[p.n - 1], by, iterations, &p.subscripts[p.n - 1])) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
    }
    reader_bind(r, &b);
}

static void collect_steps(const struct code *c, const struct code *const *parts, int *n,
                          const struct code **out)
{
    const struct code_decl *const d = code_changes(c);
    if (d != NULL && *n < READER_MAX_CALLS &&
        count_sets(parts[LOOP_CONDITION], d) + count_sets(parts[LOOP_STEP], d) +
                count_sets(parts[LOOP_BODY], d) ==
            1 &&
        (d->type->kind == TYPE_INTEGER || d->type->kind == TYPE_POINTER))
        out[(*n)++] = c;
    const bool list = c->kind == CODE_BLOCK || (c->kind == CODE_BINARY && code_is_op(c, ","));
    for (int i = 0; list && i < c->n_parts; i++)
        collect_steps(c->parts[i], parts, n, out);
}

void loop_find_along(struct reader *r, const struct code *const *parts,
                     const struct code_decl *index, struct loop_along *out)
{
    int n = 0;
    const struct code *steps[READER_MAX_CALLS];
    collect_steps(parts[LOOP_STEP], parts, &n, steps);
    collect_steps(parts[LOOP_BODY], parts, &n, steps);
    for (int i = 0; i < n; i++) {
        const struct code_decl *const d = code_changes(steps[i]);
        const struct binding *const b = binding_of(r, d);
        if (d == index || (b != NULL && b->kind == BOUND_VARYING))
            continue;
        out->known[out->n] = b != NULL;
        if (b != NULL)
            out->before[out->n] = *b;
        out->steps[out->n++] = steps[i];
    }
}

void loop_bind_along(struct reader *r, const struct loop_along *along, const struct code_loop *loop,
                     int l)
{
    int64_t step = 0;
    struct code_form iterations = form_loop(r->arena, l);
    if (!form_is_constant(&loop->step, &step) || step != 1 || loop->facts.reversed ||
        !form_add(r->arena, &iterations, -1, &loop->start, &iterations))
        return;
    for (int i = 0; i < along->n; i++) {
        struct binding b = along->before[i];
        if (!along->known[i])
            b = (struct binding){.decl = code_changes(along->steps[i]), .kind = BOUND_UNKNOWN};
        reader_bind(r, &b);
        bind_along(r, along->steps[i], &iterations);
    }
}
