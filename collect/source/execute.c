#include <string.h>

#include "collect/source/execution.h"
#include "collect/source/loop_header.h"

/* Statements: towards the nest, through its loops, and in its innermost one. */

enum {
    MIDDLE = 40, /* iterations before the one that is recorded: beyond any border */
    APART = 3,   /* of the middles of two loops: on the diagonal a[i][j] would be a[j][i] */
    LONG = 8     /* iterations of a short loop of which the middle has room around it */
};

/* --- forgetting --- */

static void forget(struct execution *x, const struct code *c)
{
    const struct code *target =
        c->kind == CODE_ASSIGN || c->kind == CODE_STEP || c->kind == CODE_ADDRESS ? c->parts[0]
                                                                                  : NULL;
    while (target != NULL && target->n_parts > 0 && target->type->kind != TYPE_REAL)
        target = target->parts[0];
    if (target != NULL && target->kind == CODE_NAME && target->decl != NULL)
        object_forget(x, object_of(x, target->decl));
    for (int i = 0; i < c->n_parts; i++)
        forget(x, c->parts[i]);
}

/* Before and after the nest: what cannot be executed is forgotten. */
static void execute_around(struct execution *x, const struct code *c)
{
    const char *const why = x->why;
    const enum exit before = x->exit;
    const struct iteration *const recording = x->recording;
    if (recording == NULL && (code_is_loop(c) || c->kind == CODE_CALL || c->kind == CODE_METHOD ||
                              !execute_code(x, c))) {
        forget(x, c);
        x->why = why;
    }
    x->exit = before;
}

/* --- both branches --- */

struct executed_branch {
    size_t n;
    int *cells;
    struct execution_value *after;
    bool *set;
    enum exit exit;
    struct execution_value returned;
};

static bool seen_before(const struct execution *x, size_t from, size_t i)
{
    bool seen = false;
    for (size_t k = from; k < i && !seen; k++)
        seen = x->changes[k].cell == x->changes[i].cell;
    return seen;
}

/* Executes a branch, notes what it has changed, and takes that back. */
static bool try_branch(struct execution *x, const struct code *c, struct executed_branch *out)
{
    const size_t from = x->n_changes;
    *out = (struct executed_branch){0};
    x->branches++;
    const bool ok = c == NULL || execute_code(x, c);
    x->branches--;
    if (!ok)
        return false;
    out->exit = x->exit;
    out->returned = x->returned;
    x->exit = EXIT_NOT;
    const size_t n = x->n_changes - from;
    out->cells = arena_alloc(x->arena, n, sizeof *out->cells);
    out->after = arena_alloc(x->arena, n, sizeof *out->after);
    for (size_t i = from; i < x->n_changes; i++) {
        if (seen_before(x, from, i))
            continue;
        out->cells[out->n] = x->changes[i].cell;
        out->after[out->n++] = x->cells[x->changes[i].cell].value;
    }
    for (; x->n_changes > from; x->n_changes--) {
        const struct cell_change *const change = &x->changes[x->n_changes - 1];
        x->cells[change->cell].set = change->set;
        x->cells[change->cell].value = change->before;
    }
    return true;
}

static const struct execution_value *after(const struct executed_branch *b, int cell)
{
    for (size_t i = 0; i < b->n; i++) {
        if (b->cells[i] == cell)
            return &b->after[i];
    }
    return NULL;
}

/* The value that one branch or the other has left; an element that only one sets keeps its own. */
static bool merge(struct execution *x, int cell, const struct execution_value *a,
                  const struct execution_value *b, uint64_t condition)
{
    struct cell *const to = &x->cells[cell];
    struct execution_value before = to->value;
    if (!to->set)
        before.id = execution_mix((uint64_t)to->object, (uint64_t)to->offset);
    if (a == NULL || b == NULL) {
        struct event *const e = event_add(x, EVENT_LOAD);
        if (e != NULL) {
            e->object = to->object;
            e->offset = to->offset;
        }
    }
    const struct execution_value *const first = a != NULL ? a : &before;
    const struct execution_value *const second = b != NULL ? b : &before;
    struct execution_value v = *first;
    if (first->id != second->id) {
        if (first->object > 0 && second->object > 0)
            return execution_stop(x, "a pointer that data choose");
        if (((first->from | second->from) & (FROM_INDEX | FROM_DATA)) == FROM_INDEX)
            return execution_stop(x, "a counter that data choose");
        v = (struct execution_value){
            .id = execution_mix(execution_mix(condition, first->id), second->id),
            .from = FROM_DATA};
        v.number = (int64_t)(v.id >> 1) % MIDDLE;
    }
    cell_set(x, to, &v);
    return true;
}

static bool apply(struct execution *x, const struct executed_branch *b)
{
    for (size_t i = 0; i < b->n; i++)
        cell_set(x, &x->cells[b->cells[i]], &b->after[i]);
    return true;
}

static bool execute_both(struct execution *x, const struct code *c, uint64_t condition)
{
    struct executed_branch a, b;
    if (!try_branch(x, c->parts[1], &a) || !try_branch(x, c->n_parts > 2 ? c->parts[2] : NULL, &b))
        return false;
    if (a.exit == EXIT_LOOP || b.exit == EXIT_LOOP || a.exit == EXIT_ITERATION ||
        b.exit == EXIT_ITERATION)
        return execution_stop(x, "a loop or an iteration that data end");
    if (a.exit != EXIT_NOT && b.exit != EXIT_NOT)
        x->exit = a.exit;
    if (a.exit == EXIT_FUNCTION || b.exit == EXIT_FUNCTION)
        x->early = execution_mix(execution_mix(x->early, condition),
                                 a.exit == EXIT_FUNCTION ? a.returned.id : b.returned.id);
    if (b.exit != EXIT_NOT)
        return apply(x, &a);
    if (a.exit != EXIT_NOT)
        return apply(x, &b);
    for (size_t i = 0; i < a.n; i++) {
        if (!merge(x, a.cells[i], &a.after[i], after(&b, a.cells[i]), condition))
            return false;
    }
    for (size_t i = 0; i < b.n; i++) {
        if (after(&a, b.cells[i]) == NULL && !merge(x, b.cells[i], NULL, &b.after[i], condition))
            return false;
    }
    return true;
}

/* --- control --- */

static bool is_inside(const struct execution *x)
{
    return x->depth == x->nest->n_path;
}

static bool execute_if(struct execution *x, const struct code *c)
{
    const size_t first = execution_events(x);
    struct execution_value v;
    if (!value_of(x, c->parts[0], &v))
        return false;
    int branch = v.number != 0 || v.object > 0 ? 1 : 2;
    if ((v.from & FROM_DATA) != 0 && (is_inside(x) || x->calls > 0)) {
        const size_t end = execution_events(x);
        const bool ok = execute_both(x, c, v.id);
        count_once(x, first, end);
        return ok;
    }
    if (!is_inside(x) && (v.from & FROM_INDEX) == 0 && (v.from & (FROM_SIZE | FROM_DATA)) != 0) {
        forget(x, c);
        const bool leaves = code_jumps(c->parts[1]) || code_last(c->parts[1])->kind == CODE_CALL;
        branch = !leaves && code_first_is_larger(c) ? 1 : 2;
    }
    return branch >= c->n_parts || execute_code(x, c->parts[branch]);
}

static bool execute_list(struct execution *x, const struct code *c)
{
    for (int i = 0; i < c->n_parts && x->exit == EXIT_NOT; i++) {
        if (!execute_code(x, c->parts[i]))
            return false;
    }
    return true;
}

static bool execute_switch(struct execution *x, const struct code *c)
{
    const struct code *const body = c->parts[1];
    struct execution_value v, label;
    int first = -1;
    if (!value_of(x, c->parts[0], &v))
        return false;
    if ((v.from & (FROM_SIZE | FROM_DATA)) != 0)
        return execution_stop(x, "a switch on an unknown value");
    for (int i = 0; i < body->n_parts; i++) {
        const struct code *const part = body->parts[i];
        if (part->kind == CODE_DEFAULT && first < 0)
            first = i;
        if (part->kind != CODE_CASE)
            continue;
        if (!value_of(x, part->parts[0], &label))
            return false;
        if (label.number == v.number) {
            first = i;
            break;
        }
    }
    for (int i = first; i >= 0 && i < body->n_parts && x->exit == EXIT_NOT; i++) {
        if (!execute_code(x, body->parts[i]))
            return false;
    }
    if (x->exit == EXIT_LOOP)
        x->exit = EXIT_NOT;
    return true;
}

static bool execute_return(struct execution *x, const struct code *c)
{
    struct execution_value v = value_integer(0, 0);
    struct spot s = {0};
    x->returns_spot = false;
    if (c->n_parts > 0) {
        const struct code *const what = c->parts[0];
        const bool place =
            what->kind == CODE_SUBSCRIPT || what->kind == CODE_DEREF ||
            what->kind == CODE_ELEMENT || what->kind == CODE_MEMBER ||
            (what->kind == CODE_NAME && what->decl != NULL && what->decl->type->is_reference);
        if (place ? !spot_of(x, what, &s) : !value_of(x, what, &v))
            return false;
        x->returns_spot = place;
    }
    if (x->early != 0) {
        v.id = execution_mix(v.id, x->early);
        v.from |= FROM_DATA;
    }
    x->returned = v;
    x->returned_spot = s;
    x->exit = EXIT_FUNCTION;
    return true;
}

/* --- loops --- */

/* The parts of a loop of any kind; missing ones are null. */
struct parts {
    const struct code *init, *condition, *step, *body;
};

static const struct code *present(const struct code *c)
{
    return c->kind == CODE_EMPTY ? NULL : c;
}

static struct parts parts_of(const struct code *c)
{
    if (c->kind == CODE_FOR)
        return (struct parts){present(c->parts[LOOP_INIT]), present(c->parts[LOOP_CONDITION]),
                              present(c->parts[LOOP_STEP]), code_loop_body(c)};
    const struct code *const condition = c->parts[c->kind == CODE_WHILE ? 0 : 1];
    return (struct parts){.condition = condition, .body = code_loop_body(c)};
}

/* A loop inside the innermost one is executed as it is. */
static bool execute_window(struct execution *x, const struct code *c)
{
    const struct parts p = parts_of(c);
    struct execution_value v;
    if (p.init != NULL && !execute_code(x, p.init))
        return false;
    for (int n = 0;; n++) {
        if (n == EXECUTION_MAX_ROUNDS)
            return execution_stop(x, "a long loop inside the innermost one");
        if (p.condition != NULL && (n > 0 || c->kind != CODE_DO)) {
            if (!value_of(x, p.condition, &v))
                return false;
            if ((v.from & (FROM_SIZE | FROM_DATA)) != 0)
                return execution_stop(x, "an inner loop of unknown length");
            if (v.number == 0 && v.object == 0)
                return true;
        }
        if (!execute_code(x, p.body))
            return false;
        if (x->exit == EXIT_FUNCTION)
            return true;
        const bool ended = x->exit == EXIT_LOOP;
        x->exit = EXIT_NOT;
        if (ended)
            return true;
        if (p.step != NULL && !execute_code(x, p.step))
            return false;
    }
}

static void mark_index(struct execution *x, const struct code *c)
{
    const struct code_decl *const index = loop_index(c);
    if (index == NULL || index->type->is_reference)
        return;
    struct cell *const cell = cell_of(x, object_of(x, index), 0);
    if (!cell->set)
        cell->value = value_size(x);
    cell->set = true;
    cell->value.from |= FROM_INDEX;
}

/* Whether another iteration follows; sizes that nothing determines are large enough for it. */
static bool goes_on(struct execution *x, const struct parts *p, bool *on)
{
    struct execution_value v;
    *on = true;
    if (p->condition == NULL)
        return true;
    if (!value_of(x, p->condition, &v))
        return false;
    *on = v.number != 0 || v.object > 0 || (v.from & (FROM_SIZE | FROM_DATA)) != 0;
    return true;
}

static bool one_iteration(struct execution *x, const struct parts *p, bool inner)
{
    if (!execute_code(x, p->body))
        return false;
    if (x->exit == EXIT_ITERATION)
        x->exit = EXIT_NOT;
    if (x->exit != EXIT_NOT)
        return x->exit == EXIT_NEST || execution_stop(x, "a loop that ends early");
    if (p->step == NULL)
        return true;
    if (inner)
        return execute_code(x, p->step);
    execute_around(x, p->step);
    return true;
}

/* A loop of the nest, up to its middle; only once if one around it is not there. */
static bool execute_loop(struct execution *x, const struct code *c)
{
    const int depth = x->depth++;
    const bool repeats = depth < x->nest->n_repeats;
    const bool inner = is_inside(x);
    const bool around = x->in_middle;
    const struct parts p = parts_of(c);
    const int last = repeats || !around ? 0 : x->middle[depth] + (inner ? 1 : 0);
    bool on = true;
    int n = 0;
    if (p.init != NULL)
        execute_around(x, p.init);
    mark_index(x, c);
    for (; n <= last; n++) {
        x->recording = NULL;
        if (!repeats && (c->kind != CODE_DO || n > 0) && !goes_on(x, &p, &on))
            return false;
        if (!on)
            break;
        x->in_middle = around && (repeats || n == x->middle[depth]);
        x->recording =
            inner && around && n >= x->middle[depth] ? &x->two[n - x->middle[depth]] : NULL;
        if (!one_iteration(x, &p, inner))
            return false;
        if (x->exit == EXIT_NEST)
            return true;
    }
    x->recording = NULL;
    x->in_middle = around;
    x->depth = depth;
    if (around && n <= last) {
        x->ended_early = depth;
        x->middle[depth] = inner ? (n - 1) / 2 : n / 2 - (n < LONG ? 0 : 2 + depth % 2);
        return n < 2 ? execution_stop(x, "a loop with too few iterations")
                     : execution_stop(x, "a short loop");
    }
    if (around && inner)
        x->exit = EXIT_NEST;
    return true;
}

/* --- any --- */

static bool execute_towards(struct execution *x, const struct code *c, const struct code *loop)
{
    if (c == loop)
        return execute_loop(x, c);
    for (int i = 0; i < c->n_parts && x->exit == EXIT_NOT; i++) {
        const struct code *const part = c->parts[i];
        if (code_contains(part, loop)) {
            if (!execute_towards(x, part, loop))
                return false;
        } else if (c->kind == CODE_BLOCK || c->kind == CODE_UNKNOWN || c->kind == CODE_LIST) {
            execute_around(x, part);
        }
    }
    return true;
}

static bool execute_declaration(struct execution *x, const struct code *c)
{
    return c->decl != NULL ? execution_declare(x, c) : execute_list(x, c);
}

bool execute_code(struct execution *x, const struct code *c)
{
    struct execution_value v;
    if (++x->steps > EXECUTION_MAX_STEPS)
        return execution_stop(x, "it takes too long");
    if (!is_inside(x) && x->calls == 0 && code_contains(c, x->nest->path[x->depth]))
        return execute_towards(x, c, x->nest->path[x->depth]);
    switch (c->kind) {
    case CODE_BLOCK:
        return execute_list(x, c);
    case CODE_DECLARE:
        return execute_declaration(x, c);
    case CODE_IF:
        return execute_if(x, c);
    case CODE_SWITCH:
        return execute_switch(x, c);
    case CODE_CASE:
    case CODE_DEFAULT:
        return execute_code(x, c->parts[c->n_parts - 1]);
    case CODE_FOR:
    case CODE_WHILE:
    case CODE_DO:
        return execute_window(x, c);
    case CODE_RETURN:
        return execute_return(x, c);
    case CODE_BREAK:
        x->exit = EXIT_LOOP;
        return true;
    case CODE_CONTINUE:
        x->exit = EXIT_ITERATION;
        return true;
    case CODE_EMPTY:
        return true;
    case CODE_UNKNOWN:
        return c->n_parts == 0 || execution_stop(x, "a statement of this kind");
    default:
        return value_of(x, c, &v);
    }
}

/* --- facts --- */

static bool same_place(const struct event *a, const struct event *b)
{
    return a->object == b->object && a->offset == b->offset;
}

static void add_element(struct execution *x, const struct event *e, size_t *n,
                        struct execute_element **list)
{
    size_t i = 0;
    while (i < *n && ((*list)[i].object != e->object || (*list)[i].offset != e->offset))
        i++;
    if (i == *n)
        *ARENA_ADD(x->arena, *list, *n) =
            (struct execute_element){.name = x->objects[x->objects[e->object].root].name,
                                     .object = e->object,
                                     .offset = e->offset};
    (*list)[i].is_read = (*list)[i].is_read || e->kind == EVENT_LOAD;
    (*list)[i].is_written = (*list)[i].is_written || e->kind == EVENT_STORE;
}

/* What differs between the two iterations. */
static bool take_facts(struct execution *x, struct execute_facts *out)
{
    const struct iteration *const a = &x->two[0];
    const struct iteration *const b = &x->two[1];
    struct execute_element *list = NULL;
    *out = (struct execute_facts){.is_complex = x->complex, .gathers = x->gathers};
    if (a->n_events != b->n_events)
        return execution_stop(x, "iterations that do different things");
    for (size_t i = 0; i < a->n_events; i++) {
        const struct event *const e = &a->events[i];
        if (e->kind != b->events[i].kind)
            return execution_stop(x, "iterations that do different things");
        if (e->kind == EVENT_LOAD || e->kind == EVENT_STORE) {
            if (!same_place(e, &b->events[i]))
                add_element(x, e, &out->n_elements, &list);
        } else if (e->id != b->events[i].id) {
            out->add += e->kind == EVENT_ADD ? 1 : 0;
            out->mul += e->kind == EVENT_MUL ? 1 : 0;
            out->div += e->kind == EVENT_DIV ? 1 : 0;
        }
    }
    out->elements = list;
    return true;
}

/* Inner loops have their middles before outer ones, so that a window reaches back from any index;
 * shorter loops still earlier, which is found by and by. */
static bool run(struct execution *x, struct arena *arena, struct source_unit *unit,
                const struct execute_nest *nest, bool falling)
{
    int middle[FORM_MAX_LOOPS];
    bool ok = false;
    for (int l = 0; l < FORM_MAX_LOOPS; l++)
        middle[l] = MIDDLE + APART * (l < nest->n_path ? nest->n_path - 1 - l : l);
    for (int round = 0; round <= nest->n_path; round++) {
        *x = (struct execution){.arena = arena,
                                .unit = unit,
                                .nest = nest,
                                .in_middle = true,
                                .falling = falling,
                                .ended_early = -1};
        memcpy(x->middle, middle, sizeof middle);
        (void)object_new(x, (struct str){0}, 0);
        x->self.object = object_new(x, STR("this"), 0);
        ok = execute_code(x, nest->body) && x->why == NULL;
        memcpy(middle, x->middle, sizeof middle);
        if (x->ended_early < 0 || x->steps > EXECUTION_MAX_STEPS)
            break;
    }
    return ok && (x->exit == EXIT_NEST || execution_stop(x, "the nest is not reached"));
}

static bool same_facts(const struct execute_facts *a, const struct execute_facts *b)
{
    bool same =
        a->n_elements == b->n_elements && a->add == b->add && a->mul == b->mul && a->div == b->div;
    for (size_t i = 0; same && i < a->n_elements; i++)
        same = a->elements[i].is_read == b->elements[i].is_read &&
               a->elements[i].is_written == b->elements[i].is_written;
    return same;
}

bool execute_nest(struct arena *arena, struct source_unit *unit, const struct execute_nest *nest,
                  struct execute_facts *out, const char **why)
{
    struct execution x = {0};
    struct execute_facts other;
    const bool ok = run(&x, arena, unit, nest, false) && take_facts(&x, out) &&
                    run(&x, arena, unit, nest, true) && take_facts(&x, &other) &&
                    (same_facts(out, &other) || execution_stop(&x, "sizes decide what it does"));
    *why = x.why != NULL ? x.why : "";
    return ok;
}
