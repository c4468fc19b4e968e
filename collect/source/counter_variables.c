#include "collect/source/counter_variables.h"

#include "collect/source/code_make.h"

enum { MAX_INDEX_ARRAYS = 8, MAX_INDEX_ELEMENTS = 9, MAX_MEMBERS = 16 };

/* An array, and the variables for its elements. */
struct index_array {
    const struct code_decl *decl;
    const struct code_decl *elements[MAX_INDEX_ELEMENTS];
};

/* A member of an object, or what a pointer points to, and the variable for it. */
struct counting_member {
    const struct code_decl *object; /* null: this */
    const struct code_decl *member; /* null: what the object points to */
    const struct code_decl *variable;
};

struct counters {
    struct arena *arena;
    int n;
    struct index_array items[MAX_INDEX_ARRAYS];
    int n_members;
    struct counting_member members[MAX_MEMBERS];
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

static struct index_array *known(struct counters *all, const struct code_decl *d)
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

static void add_array(struct counters *all, const struct code *body, const struct code *step)
{
    int64_t number = 0;
    const struct code_decl *const d = step->kind == CODE_STEP || step->kind == CODE_ASSIGN
                                          ? array_of(step->parts[0], &number)
                                          : NULL;
    if (d != NULL && known(all, d) == NULL && all->n < MAX_INDEX_ARRAYS && !has_others(body, d))
        all->items[all->n++].decl = d;
}

static void find_arrays(struct counters *all, const struct code *body, const struct code *c)
{
    if (c->kind == CODE_FOR)
        add_array(all, body, c->parts[LOOP_STEP]);
    for (int i = 0; i < c->n_parts; i++)
        find_arrays(all, body, c->parts[i]);
}

static const struct code_decl *variable_of_element(struct counters *all, struct index_array *array,
                                                   int64_t number)
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

/* --- members --- */

/* Of `s->n`, `s.n`, this->n and `*n`; false for anything else. */
static bool member_of(const struct code *c, struct counting_member *out)
{
    if (c->kind == CODE_DEREF && c->parts[0]->kind == CODE_NAME && c->parts[0]->decl != NULL) {
        *out = (struct counting_member){.object = c->parts[0]->decl};
        return true;
    }
    if (c->kind != CODE_MEMBER || c->n_parts != 1 || c->decl == NULL ||
        c->decl->kind != DECL_MEMBER)
        return false;
    const struct code *const object = c->parts[0];
    out->object = object->kind == CODE_NAME ? object->decl : NULL;
    out->member = c->decl;
    return object->kind == CODE_THIS || (object->kind == CODE_NAME && object->decl != NULL);
}

static struct counting_member *known_member(struct counters *all, const struct code *c)
{
    struct counting_member m;
    for (int i = 0; member_of(c, &m) && i < all->n_members; i++) {
        if (all->members[i].object == m.object && all->members[i].member == m.member)
            return &all->members[i];
    }
    return NULL;
}

/* `*n` and nothing else, so that what it points to is not an array. */
static bool is_only_followed(const struct code *c, const struct code_decl *pointer)
{
    struct counting_member m;
    if (member_of(c, &m) && m.member == NULL && m.object == pointer)
        return true;
    bool only = c->kind != CODE_NAME || c->decl != pointer;
    for (int i = 0; i < code_n_children(c) && only; i++)
        only = is_only_followed(code_child(c, i), pointer);
    return only;
}

/* Anywhere but where it is declared. */
static bool is_reset(const struct code *c, const struct code_decl *object)
{
    bool is = object != NULL && code_changes(c) == object;
    for (int i = 0; i < c->n_parts && !is; i++)
        is = is_reset(c->parts[i], object);
    return is;
}

static const struct code_decl *variable_of_member(const struct counters *all,
                                                  const struct counting_member *m,
                                                  const struct code_type *type)
{
    struct code_decl *const d =
        arena_copy(all->arena, m->member != NULL ? m->member : m->object, 1, sizeof *d);
    d->kind = DECL_VARIABLE;
    d->is_global = true;
    d->type = type;
    d->initial = NULL;
    if (m->member != NULL && m->object != NULL)
        d->name =
            str_format(all->arena, "%.*s_%.*s", STR_ARG(m->object->name), STR_ARG(m->member->name));
    return d;
}

static bool is_counted(const struct code *c)
{
    return c->kind == CODE_STEP ||
           (c->kind == CODE_ASSIGN && (code_is_op(c, "+=") || code_is_op(c, "-=")));
}

/* Sums of integers, `s->n += a[i]`, are data. */
static void find_members(struct counters *all, const struct code *body, const struct code *c,
                         bool in_loop)
{
    struct counting_member m;
    if (in_loop && is_counted(c) && member_of(c->parts[0], &m) &&
        (c->parts[0]->type->kind == TYPE_INTEGER || c->parts[0]->type->kind == TYPE_POINTER) &&
        !(c->kind == CODE_ASSIGN && code_reads_memory(c->parts[1])) && !is_reset(body, m.object) &&
        (m.member != NULL || is_only_followed(body, m.object)) &&
        known_member(all, c->parts[0]) == NULL && all->n_members < MAX_MEMBERS) {
        m.variable = variable_of_member(all, &m, c->parts[0]->type);
        all->members[all->n_members++] = m;
    }
    for (int i = 0; i < c->n_parts; i++)
        find_members(all, body, c->parts[i], in_loop || code_is_loop(c));
}

/* --- both --- */

static const struct code *with_variables(void *data, const struct code *c)
{
    struct counters *const all = data;
    int64_t number = 0;
    struct index_array *const array = known(all, array_of(c, &number));
    const struct counting_member *const member = known_member(all, c);
    if (array == NULL && member == NULL)
        return code_make_mapped(all->arena, c, with_variables, all);
    struct code *const out = arena_copy(all->arena, c, 1, sizeof *out);
    out->kind = CODE_NAME;
    out->decl = array != NULL ? variable_of_element(all, array, number) : member->variable;
    out->text = out->decl->name;
    out->n_parts = 0;
    return out;
}

const struct code *counter_variables_make(struct arena *arena, const struct code *body)
{
    struct counters all = {.arena = arena};
    find_arrays(&all, body, body);
    find_members(&all, body, body, false);
    return all.n + all.n_members > 0 ? with_variables(&all, body) : body;
}
