#include "collect/source/index_elements.h"

enum { MAX_INDEX_ARRAYS = 8, MAX_INDEX_ELEMENTS = 9 };

/* An array, and the variables for its elements. */
struct index_array {
    const struct code_decl *decl;
    const struct code_decl *elements[MAX_INDEX_ELEMENTS];
};

struct index_arrays {
    struct arena *arena;
    int n;
    struct index_array items[MAX_INDEX_ARRAYS];
};

/* The array in `a[2]`, and which of its elements; null for anything else. */
static const struct code_decl *array_of(const struct code *c, int64_t *number)
{
    if (c->kind != CODE_SUBSCRIPT || c->n_parts != 2 || c->parts[0]->kind != CODE_NAME ||
        c->parts[1]->kind != CODE_INTEGER)
        return NULL;
    const struct code_decl *const d = c->parts[0]->decl;
    *number = c->parts[1]->integer;
    return d != NULL && d->kind == DECL_VARIABLE && !d->is_global && d->initial == NULL &&
                   d->type->kind == TYPE_ARRAY && d->type->to->kind == TYPE_INTEGER &&
                   *number >= 0 && *number < MAX_INDEX_ELEMENTS
               ? d
               : NULL;
}

static struct index_array *known(struct index_arrays *all, const struct code_decl *d)
{
    for (int i = 0; i < all->n; i++) {
        if (all->items[i].decl == d)
            return &all->items[i];
    }
    return NULL;
}

/* All below are recursive: limited by CODE_MAX_DEPTH. */

/* Whether other elements are used than those with a number; arguments of calls may be all. */
static bool has_others(const struct code *c, const struct code_decl *d)
{
    int64_t number = 0;
    if (array_of(c, &number) == d)
        return false;
    if (c->kind == CODE_NAME && c->decl == d)
        return true;
    const bool calls = c->kind == CODE_CALL || c->kind == CODE_METHOD;
    for (int i = 0; i < c->n_parts; i++) {
        const bool whole = c->parts[i]->kind == CODE_NAME && c->parts[i]->decl == d;
        if (!(calls && whole) && has_others(c->parts[i], d))
            return true;
    }
    return false;
}

static void add_array(struct index_arrays *all, const struct code *body, const struct code *step)
{
    int64_t number = 0;
    const struct code_decl *const d = step->kind == CODE_STEP || step->kind == CODE_ASSIGN
                                          ? array_of(step->parts[0], &number)
                                          : NULL;
    if (d != NULL && known(all, d) == NULL && all->n < MAX_INDEX_ARRAYS && !has_others(body, d))
        all->items[all->n++].decl = d;
}

static void find_arrays(struct index_arrays *all, const struct code *body, const struct code *c)
{
    if (c->kind == CODE_FOR)
        add_array(all, body, c->parts[LOOP_STEP]);
    for (int i = 0; i < c->n_parts; i++)
        find_arrays(all, body, c->parts[i]);
}

static const struct code_decl *variable_of_element(struct index_arrays *all,
                                                   struct index_array *array, int64_t number)
{
    if (array->elements[number] == NULL) {
        struct code_decl *const d = arena_copy(all->arena, array->decl, 1, sizeof *d);
        d->name = str_format(all->arena, "%.*s_%d", STR_ARG(array->decl->name), (int)number);
        d->type = array->decl->type->to;
        d->n_sizes = 0;
        array->elements[number] = d;
    }
    return array->elements[number];
}

static const struct code *with_variables(struct index_arrays *all, const struct code *c)
{
    int64_t number = 0;
    struct index_array *const array = known(all, array_of(c, &number));
    struct code *const out = arena_copy(all->arena, c, 1, sizeof *out);
    if (array != NULL) {
        out->kind = CODE_NAME;
        out->decl = variable_of_element(all, array, number);
        out->text = out->decl->name;
        out->n_parts = 0;
        return out;
    }
    const struct code **const parts =
        arena_copy(all->arena, c->parts, (size_t)c->n_parts, sizeof(struct code *));
    bool same = true;
    for (int i = 0; i < c->n_parts; i++) {
        parts[i] = with_variables(all, c->parts[i]);
        same = same && parts[i] == c->parts[i];
    }
    out->parts = parts;
    return same ? c : out;
}

const struct code *index_elements_as_variables(struct arena *arena, const struct code *body)
{
    struct index_arrays all = {.arena = arena};
    find_arrays(&all, body, body);
    return all.n > 0 ? with_variables(&all, body) : body;
}
