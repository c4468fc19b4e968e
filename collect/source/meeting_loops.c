#include "collect/source/meeting_loops.h"

#include <string.h>

#include "collect/source/code_make.h"

/* All below are recursive: limited by CODE_MAX_DEPTH. */

/* What a loop adds to a variable in each iteration: a number, or one expression. */
struct advance {
    const struct code_decl *variable;
    bool known; /* nothing else sets it, and no condition decides about it */
    int64_t by;
    const struct code *expression; /* of `p += w` */
    bool down;                     /* `p -= w` */
};

static const struct code_type counter_type = {
    .kind = TYPE_INTEGER, .bytes = 8, .text = {"long", 4}, .to = &counter_type};

static void add_constant(struct advance *a, int64_t by)
{
    enum { MOST = 1 << 20 };
    a->known = a->known && a->expression == NULL && by > -MOST && by < MOST;
    a->by += a->known ? by : 0;
}

static void look_at_set(struct advance *a, const struct code *c)
{
    bool down = c->op[0] == '-';
    const struct code *const added = c->kind == CODE_STEP ? NULL : code_added(c, &down);
    const struct code *const value = added != NULL ? code_without_casts(added) : NULL;
    if (c->kind == CODE_STEP) {
        add_constant(a, down ? -1 : 1);
    } else if (value != NULL && value->kind == CODE_INTEGER) {
        add_constant(a, down ? -value->integer : value->integer);
    } else if (value != NULL && a->by == 0 && a->expression == NULL &&
               !code_names(value, a->variable)) {
        a->expression = value;
        a->down = down;
    } else {
        a->known = false;
    }
}

static void look(struct advance *a, const struct code *c)
{
    if (code_changes(c) == a->variable) {
        look_at_set(a, c);
        return;
    }
    const bool is_own =
        c->kind == CODE_ADDRESS || (c->kind == CODE_DECLARE && c->decl == a->variable);
    if (code_sets(c, a->variable) && (code_is_loop(c) || code_is_conditional(c) || is_own))
        a->known = false;
    for (int i = 0; i < code_n_children(c); i++)
        look(a, code_child(c, i));
}

/* Of `p < end` the side that the loop advances, and the one that it does not, or that moves too. */
struct meeting {
    const struct code *moving, *end;
    bool end_moves;
    bool below; /* < <= and != */
    bool above; /* > >= and != */
    bool inclusive;
    const struct code *also; /* a further condition; null: none */
};

/* What the loop's header begins with is before it. */
static bool moves(const struct code *side, const struct code *loop)
{
    const struct code *const c = code_without_casts(side);
    bool is_set = false;
    for (int i = loop->kind == CODE_FOR ? LOOP_CONDITION : 0;
         c->kind == CODE_NAME && c->decl != NULL && i < loop->n_parts; i++)
        is_set = is_set || code_sets(loop->parts[i], c->decl);
    return is_set && (c->decl->type->kind == TYPE_POINTER || c->decl->type->kind == TYPE_INTEGER);
}

static bool side_limit(const struct code *condition, const struct code *loop, struct meeting *out)
{
    static const char *const relations[] = {"<", "<=", ">", ">=", "!=", NULL};
    if (condition->kind != CODE_BINARY || condition->n_parts != 2 ||
        !str_is_one_of(str_of(condition->op), relations))
        return false;
    const bool left = moves(condition->parts[0], loop);
    const bool right = moves(condition->parts[1], loop);
    const char relation = condition->op[0];
    out->moving = condition->parts[left ? 0 : 1];
    out->end = condition->parts[left ? 1 : 0];
    out->below = relation == '!' || (relation == '<') == left;
    out->above = relation == '!' || !out->below;
    out->inclusive = relation != '!' && condition->op[1] == '=';
    out->end_moves = left && right;
    /* an index against a bound counts as it is */
    return (left || right) && code_without_casts(out->end)->kind != CODE_INTEGER &&
           (out->end_moves || code_without_casts(out->moving)->type->kind == TYPE_POINTER);
}

/* Of `p < end && q < last`, where both advance, that of the first. */
static bool limit_of(const struct code *condition, const struct code *loop, struct meeting *out)
{
    struct meeting other;
    *out = (struct meeting){0};
    if (condition->kind != CODE_BINARY || !code_is_op(condition, "&&"))
        return side_limit(condition, loop, out);
    const bool both =
        side_limit(condition->parts[0], loop, out) && side_limit(condition->parts[1], loop, &other);
    out->also = condition->parts[1];
    return both;
}

static const struct code_decl *variable(struct arena *arena, const struct code_decl *like,
                                        const char *ending)
{
    struct code_decl *const d = arena_alloc(arena, 1, sizeof *d);
    *d = (struct code_decl){.kind = DECL_VARIABLE,
                            .number = like->number,
                            .name = str_format(arena, "%.*s_%s", STR_ARG(like->name), ending),
                            .at = like->at,
                            .type = &counter_type,
                            .is_length = strcmp(ending, "n") == 0,
                            .offset_bytes = -1};
    return d;
}

/* `for (init, n = end - p, i = 0; i < n; step, i += by) body` */
static const struct code *counted(struct arena *arena, const struct code *loop,
                                  const struct meeting *l, const struct advance *a)
{
    const struct code *const pointer = code_without_casts(l->moving);
    const struct code_decl *const length = variable(arena, a->variable, "n");
    const struct code_decl *const counter = variable(arena, a->variable, "i");
    const struct code *const i = code_make_name(arena, pointer, counter);
    const struct code *const n = code_make_name(arena, l->end, length);
    const bool is_for = loop->kind == CODE_FOR;
    const bool down = a->expression != NULL ? a->down : a->by < 0;
    const struct code *const span =
        code_make_operation(arena, l->end, CODE_BINARY, "-", &counter_type, down ? pointer : l->end,
                            down ? l->end : pointer);
    const struct code *const by = a->expression != NULL
                                      ? a->expression
                                      : code_make_integer(arena, loop, down ? -a->by : a->by);
    const struct code *const count =
        a->expression == NULL && (a->by == 1 || a->by == -1)
            ? code_make_operation(arena, pointer, CODE_STEP, "++", &counter_type, i, NULL)
            : code_make_operation(arena, pointer, CODE_ASSIGN, "+=", &counter_type, i, by);
    const struct code *const begin = code_make_binary(
        arena, pointer, ",", code_make_assignment(arena, l->end, n, span),
        code_make_assignment(arena, pointer, i, code_make_integer(arena, pointer, 0)));
    const struct code *const bound =
        code_make_binary(arena, pointer, l->inclusive ? "<=" : "<", i, n);
    const struct code *const init = is_for ? loop->parts[LOOP_INIT] : NULL;
    const struct code *const step = is_for ? loop->parts[LOOP_STEP] : NULL;
    const struct code *const parts[LOOP_N_PARTS] = {
        init == NULL || init->kind == CODE_EMPTY ? begin
                                                 : code_make_binary(arena, init, ",", init, begin),
        l->also != NULL ? code_make_binary(arena, pointer, "&&", bound, l->also) : bound,
        step == NULL || step->kind == CODE_EMPTY ? count
                                                 : code_make_binary(arena, step, ",", step, count),
        code_loop_body(loop)};
    struct code *const out = arena_copy(arena, loop, 1, sizeof *out);
    out->kind = CODE_FOR;
    out->n_parts = LOOP_N_PARTS;
    out->parts = arena_copy(arena, parts, LOOP_N_PARTS, sizeof(struct code *));
    return out;
}

static struct advance advance_of(const struct code *loop, const struct code *side)
{
    struct advance a = {.variable = code_without_casts(side)->decl, .known = true};
    if (loop->kind == CODE_FOR)
        look(&a, loop->parts[LOOP_STEP]);
    look(&a, code_loop_body(loop));
    return a;
}

static const struct code *counted_loop(struct arena *arena, const struct code *loop)
{
    struct meeting l;
    if ((loop->kind != CODE_FOR && loop->kind != CODE_WHILE) ||
        !limit_of(loop->parts[loop->kind == CODE_FOR ? LOOP_CONDITION : 0], loop, &l))
        return loop;
    struct advance a = advance_of(loop, l.moving);
    if (l.end_moves) { /* they approach each other by the sum of both */
        const struct advance end = advance_of(loop, l.end);
        a.known = a.known && end.known && a.expression == NULL && end.expression == NULL;
        a.by -= end.by;
    }
    const bool up = a.expression != NULL ? !a.down : a.by > 0;
    const bool down = a.expression != NULL ? a.down : a.by < 0;
    return a.known && ((up && l.below) || (down && l.above)) ? counted(arena, loop, &l, &a) : loop;
}

static const struct code *with_counted(void *arena, const struct code *c)
{
    return counted_loop(arena, code_make_mapped(arena, c, with_counted, arena));
}

const struct code *meeting_loops_counted(struct arena *arena, const struct code *body)
{
    return with_counted(arena, body);
}
