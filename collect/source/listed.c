#include "collect/source/listed.h"

#include "collect/source/code_make.h"

/* Lists of values as the assignments that they stand for. */

enum { MAX_ZEROS = 32 }; /* elements; a longer array is data, not a temporary */

struct listing {
    struct arena *arena;
    const struct code *from;
    int n;
    const struct code **assignments;
};

static const struct code *element(const struct listing *l, const struct code *array, int number)
{
    return code_make(l->arena, l->from, CODE_SUBSCRIPT, array->type->to, array,
                     code_make_integer(l->arena, l->from, number));
}

static bool is_scalar(const struct code_type *t)
{
    return t->kind == TYPE_REAL || t->kind == TYPE_INTEGER || t->kind == TYPE_POINTER;
}

static void add(struct listing *l, const struct code *target, const struct code *value)
{
    struct code *const out = code_make_assignment(l->arena, l->from, target, value);
    out->at = value->at;
    *ARENA_ADD(l->arena, l->assignments, l->n) = out;
}

/* What a list leaves out. */
static void set_zero(struct listing *l, const struct code *target)
{
    const struct code_type *const t = target->type;
    for (int i = 0; t->kind == TYPE_ARRAY && t->count <= MAX_ZEROS && i < t->count; i++)
        set_zero(l, element(l, target, i));
    if (t->kind == TYPE_REAL || t->kind == TYPE_INTEGER)
        add(l, target, code_make_integer(l->arena, l->from, 0));
}

/* Recursive: limited by CODE_MAX_DEPTH. */
static bool set(struct listing *l, const struct code *target, const struct code *value)
{
    const struct code_type *const t = target->type;
    const bool list = value->kind == CODE_LIST && value->text.len == 0;
    bool ok = true;
    if (list && t->kind == TYPE_ARRAY) {
        for (int i = 0; i < value->n_parts && ok; i++)
            ok = set(l, element(l, target, i), value->parts[i]);
        for (int i = value->n_parts; t->count <= MAX_ZEROS && i < t->count; i++)
            set_zero(l, element(l, target, i));
        return ok;
    }
    if (list && t->kind == TYPE_STRUCT && value->members != NULL) {
        for (int i = 0; i < value->n_parts && ok; i++)
            ok = set(l, code_make_member(l->arena, l->from, target, value->members[i]),
                     value->parts[i]);
        for (int i = value->n_parts; i < value->n_parts + value->n_left_out; i++)
            set_zero(l, code_make_member(l->arena, l->from, target, value->members[i]));
        return ok;
    }
    if (list && value->n_parts <= 1 && is_scalar(t)) {
        if (value->n_parts == 1)
            return set(l, target, value->parts[0]);
        set_zero(l, target);
        return true;
    }
    if (is_scalar(t))
        add(l, target, value);
    return is_scalar(t);
}

const struct code *listed_assignments(struct arena *arena, const struct code *declaration)
{
    struct listing l = {.arena = arena, .from = declaration};
    const struct code_decl *const d = declaration->decl;
    if (d->initial == NULL || d->initial->kind != CODE_LIST)
        return NULL;
    if (!set(&l, code_make_name(arena, declaration, d), d->initial))
        return NULL;
    struct code *const out =
        code_make(arena, declaration, CODE_BLOCK, declaration->type, NULL, NULL);
    out->n_parts = l.n;
    out->parts = l.assignments;
    return out;
}

const struct code *listed_construction(struct arena *arena, const struct code *declaration)
{
    const struct code *const list = declaration->decl->initial;
    if (list == NULL || list->kind != CODE_LIST || list->decl == NULL ||
        list->decl->kind != DECL_FUNCTION || list->n_parts == 0)
        return NULL;
    struct code *const out = arena_copy(arena, list, 1, sizeof *out);
    const struct code **const parts =
        arena_alloc(arena, (size_t)list->n_parts + 1, sizeof(struct code *));
    parts[0] = code_make_name(arena, declaration, declaration->decl);
    for (int i = 0; i < list->n_parts; i++)
        parts[i + 1] = list->parts[i];
    out->kind = CODE_METHOD;
    out->n_parts = list->n_parts + 1;
    out->parts = parts;
    return out;
}
