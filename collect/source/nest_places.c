#include "collect/source/nest_parts.h"

/* Where statements and their array elements stand, in the order in which they are written. */

struct source_places {
    struct arena *arena;
    size_t count;
    size_t capacity;
    struct nest_place *items;
};

static void add(struct source_places *to, unsigned line, unsigned col)
{
    to->items = arena_grow(to->arena, to->items, to->count, &to->capacity, sizeof *to->items);
    to->items[to->count++] = (struct nest_place){line, col};
}

static struct nest_statement_place statement_place(const struct source_places *places,
                                                   struct nest_place at)
{
    return (struct nest_statement_place){
        .at = at, .n_accesses = places->count, .accesses = places->items};
}

/* Recursive: limited by the height of expressions. */
static void add_of_value(struct source_places *to, const struct nest_value *v)
{
    if (v == NULL)
        return;
    if (v->kind == VALUE_ACCESS)
        add(to, v->at->line, v->at->col);
    add_of_value(to, v->left);
    add_of_value(to, v->right);
}

struct nest_statement_place places_in_nest(const struct reader *r, const struct nest_statement *s)
{
    struct source_places places = {.arena = r->arena};
    add_of_value(&places, s->target);
    add_of_value(&places, s->value);
    return statement_place(&places, (struct nest_place){s->line, s->col});
}

/* Recursive: limited by KERNEL_MAX_DEPTH. */
static void add_of_expr(struct source_places *to, const struct kernel *k, const struct expr *e)
{
    if (e == NULL)
        return;
    if (e->kind == EXPR_ACCESS)
        add(to, k->accesses[e->access].line, k->accesses[e->access].col);
    add_of_expr(to, k, e->left);
    add_of_expr(to, k, e->right);
}

struct nest_statement_place places_in_kernel(struct arena *arena, const struct kernel *k,
                                             const struct statement *s)
{
    struct source_places places = {.arena = arena};
    add_of_expr(&places, k, s->target);
    add_of_expr(&places, k, s->value);
    return statement_place(&places, places.count > 0 ? places.items[0] : (struct nest_place){0});
}
