#include "collect/source/loop_header.h"

/* Variables that an iteration leaves to the next one: `for (i = n - 1, j = 0; j < n; i = j, j++)`.
 */

/* Whether nothing in it changes in the loop, but for the index. */
static bool depends_on_index(const struct code *body, const struct code *c,
                             const struct code_decl *index)
{
    const bool step = c->kind == CODE_STEP && code_changes(c) == index;
    if (c->kind == CODE_CALL || c->kind == CODE_METHOD || c->kind == CODE_ASSIGN ||
        (c->kind == CODE_STEP && !step) ||
        (c->kind == CODE_NAME && c->decl != NULL && c->decl != index && code_sets(body, c->decl)))
        return false;
    for (int i = 0; i < c->n_parts; i++) {
        if (!depends_on_index(body, c->parts[i], index))
            return false;
    }
    return true;
}

/* `d = v` that every iteration executes; `next`: after the index has been stepped. */
static void add(struct reader *r, const struct code *loop, const struct code *c,
                const struct code_decl *index, bool next, struct loop_previous *out)
{
    const struct code_decl *const d = code_changes(c);
    if (c->kind != CODE_ASSIGN || !code_is_op(c, "=") || d == index || !value_is_followed(d) ||
        d->type->is_reference || out->n == LOOP_MAX_PREVIOUS)
        return;
    const struct binding *const b = binding_of(r, d);
    const struct binding unknown = {.decl = d, .kind = BOUND_UNKNOWN};
    if (loop_count_sets(loop, d) != 1 || !depends_on_index(loop, c->parts[1], index) ||
        (b != NULL && b->kind == BOUND_VARYING))
        return;
    out->decls[out->n] = d;
    out->values[out->n] = c->parts[1];
    out->before[out->n] = b != NULL ? *b : unknown;
    out->next[out->n++] = next;
}

/* In the order of execution; whether the index has been stepped. */
static bool find_in_step(struct reader *r, const struct code *loop, const struct code *c,
                         const struct code_decl *index, bool next, struct loop_previous *out)
{
    if (c->kind == CODE_BINARY && code_is_op(c, ",")) {
        next = find_in_step(r, loop, c->parts[0], index, next, out);
        return find_in_step(r, loop, c->parts[1], index, next, out);
    }
    if (code_changes(c) != NULL && code_names(code_loop_body(loop), code_changes(c)))
        add(r, loop, c, index, next, out);
    return next || code_sets(c, index);
}

/* Whether the body uses what its statement sets, in one before it. */
static bool is_used_before(const struct code *body, int statement)
{
    const struct code_decl *const d = code_changes(body->parts[statement]);
    bool used = false;
    for (int i = 0; i < statement && d != NULL; i++)
        used = used || code_names(body->parts[i], d);
    return used;
}

void loop_find_previous(struct reader *r, const struct code *c, const struct code_decl *index,
                        struct loop_previous *out)
{
    const struct code *parts[LOOP_N_PARTS];
    if (!loop_parts(r->arena, c, parts))
        return;
    const struct code *const body = parts[LOOP_BODY];
    (void)find_in_step(r, c, parts[LOOP_STEP], index, false, out);
    for (int i = 0; body->kind == CODE_BLOCK && i < body->n_parts && !loop_has_continue(body);
         i++) {
        if (is_used_before(body, i))
            add(r, c, body->parts[i], index, false, out);
    }
}

/* Whether it is in the first iteration what it was before the loop. */
static bool is_begun(struct reader *r, const struct code_loop *loop, int l,
                     const struct binding *before, const struct code_form *value)
{
    struct code name = {.kind = CODE_NAME,
                        .decl = before->decl,
                        .type = before->decl->type,
                        .op = "",
                        .at = loop->at};
    struct code_form first = *value;
    struct code_form begins;
    int64_t factor = 0;
    const bool known = before->kind == BOUND_INTEGER || before->kind == BOUND_LATER;
    reader_bind(r, before);
    first.factor[l] = (struct poly){0};
    return known && !loop->facts.reversed && poly_is_constant(&value->factor[l], &factor) &&
           form_add(r->arena, &first, factor, &loop->start, &first) &&
           try_integer(r, &name, &begins) && form_equal(&first, &begins);
}

static void bind_previous(struct reader *r, const struct loop_previous *previous, int i,
                          struct code_loop *loop, int l)
{
    struct binding b = {.decl = previous->decls[i], .kind = BOUND_VARYING};
    const struct code_type *const type = b.decl->type;
    struct place p;
    if (type->kind == TYPE_INTEGER && try_integer(r, previous->values[i], &b.form)) {
        b.kind = BOUND_INTEGER;
    } else if (type->kind == TYPE_POINTER && try_pointer(r, previous->values[i], &p)) {
        b.kind = BOUND_PLACE;
        b.place = arena_copy(r->arena, &p, 1, sizeof p);
    }
    if (b.kind != BOUND_VARYING &&
        (b.kind == BOUND_PLACE || !is_begun(r, loop, l, &previous->before[i], &b.form))) {
        reader_note(r, loop->at,
                    "'%.*s' is what the previous iteration has set: the interior is taken",
                    STR_ARG(b.decl->name));
        border_of_first(r, loop);
    }
    reader_bind(r, &b);
}

void loop_bind_previous(struct reader *r, const struct loop_previous *previous,
                        struct code_loop *loop, int l)
{
    const struct code_form one = form_constant(r->arena, 1);
    const struct binding *const known = binding_of(r, loop->index);
    int64_t step = 0;
    int64_t factor = 0;
    if (previous->n == 0 || known == NULL || known->kind != BOUND_INTEGER || loop->counted ||
        !form_is_constant(&loop->step, &step) ||
        !poly_is_constant(&known->form.factor[l], &factor) || (factor != 1 && factor != -1))
        return;
    const struct binding own = *known;
    struct binding before = own;
    if (!form_add(r->arena, &own.form, loop->facts.reversed ? step : -step, &one, &before.form))
        return;
    for (int i = 0; i < previous->n; i++) {
        reader_bind(r, previous->next[i] ? &own : &before);
        bind_previous(r, previous, i, loop, l);
    }
    reader_bind(r, &own);
}
