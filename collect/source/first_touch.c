#include "collect/source/first_touch.h"

#include <string.h>

#include "collect/source/pragma.h"

struct touch {
    struct reader *reader;
    struct nest *nest;
    struct nest_array *arrays;
    unsigned line; /* of the outermost loop */
    bool parallel;
};

/* What the subscripts follow; null if it has no name. */
static const struct code_decl *base_of(const struct code *c)
{
    while ((c->kind == CODE_SUBSCRIPT || c->kind == CODE_DEREF || c->kind == CODE_CAST ||
            c->kind == CODE_ELEMENT) &&
           c->n_parts > 0)
        c = c->parts[0];
    return c->kind == CODE_NAME || c->kind == CODE_MEMBER ? c->decl : NULL;
}

/* Whether other functions have its memory under another declaration. */
static bool is_passed(const struct touch *t, int a)
{
    const struct reader *const r = t->reader;
    bool passed = t->arrays[a].by_pointer;
    for (size_t v = 0; v < r->n_variables && !passed; v++) {
        const struct code_decl *const d = r->variables[v]->decl;
        passed = d->kind == DECL_PARAMETER && d->at.line == t->arrays[a].line &&
                 str_eq(d->name, t->nest->array_names[a]);
    }
    return passed;
}

/* An array is the same one if its declaration is; one of the same name in another function probably
 * is, if it is passed. What only this function has, it must have set before. */
static bool is_same(const struct touch *t, const struct code_decl *d, int a)
{
    const bool same = d->at.line == t->arrays[a].line;
    const bool is_local = !d->is_global && d->kind != DECL_MEMBER;
    return str_eq(t->nest->array_names[a], d->name) &&
           (same ? !is_local || t->line < t->nest->first_line : is_passed(t, a));
}

static void touch(struct touch *t, const struct code *target)
{
    const struct code_decl *const d = base_of(target);
    for (int a = 0; d != NULL && a < t->nest->kernel.n_arrays; a++) {
        if (t->arrays[a].first_touch != NEST_TOUCH_UNKNOWN || !is_same(t, d, a))
            continue;
        t->arrays[a].touch_by_name = d->at.line != t->arrays[a].line;
        t->arrays[a].first_touch = t->parallel ? NEST_TOUCH_PARALLEL : NEST_TOUCH_SERIAL;
        t->arrays[a].first_touch_line = t->line;
    }
}

static bool sets_element(const struct code *c)
{
    return c->kind == CODE_ASSIGN && strcmp(c->op, "=") == 0 &&
           (c->parts[0]->kind == CODE_SUBSCRIPT || c->parts[0]->kind == CODE_DEREF ||
            c->parts[0]->kind == CODE_ELEMENT) &&
           !code_reads_memory(c->parts[1]);
}

/* Recursive: limited by CODE_MAX_DEPTH. */
static void visit(struct touch *t, const struct code *c)
{
    const bool outermost = code_is_loop(c) && t->line == 0;
    if (outermost && c->at.line >= t->nest->first_line && c->at.line <= t->nest->last_line)
        return;
    const struct touch before = *t;
    if (outermost)
        t->line = c->at.line;
    if (code_is_loop(c))
        t->parallel = t->parallel || pragma_shares(t->reader, c);
    if (t->line != 0 && sets_element(c))
        touch(t, c->parts[0]);
    for (int i = 0; i < c->n_parts; i++)
        visit(t, c->parts[i]);
    t->line = before.line;
    t->parallel = before.parallel;
}

void first_touch_find(struct reader *r, struct nest *nest)
{
    struct nest_array *arrays =
        arena_copy(r->arena, nest->arrays, (size_t)nest->kernel.n_arrays, sizeof *arrays);
    for (size_t f = 0; f < unit_n_functions(r->unit); f++) {
        const struct code *const body = unit_body(r->unit, unit_function(r->unit, f));
        struct touch t = {.reader = r, .nest = nest, .arrays = arrays};
        if (body != NULL)
            visit(&t, body);
    }
    nest->arrays = arrays;
}
