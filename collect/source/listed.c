#include "collect/source/listed.h"

/* Lists of values as the assignments that they stand for. */

enum { MAX_ZEROS = 32 }; /* elements; a longer array is data, not a temporary */

static const struct code_type int_type = {.kind = TYPE_INTEGER, .bytes = 4, .to = &int_type};

struct listing {
    struct arena *arena;
    const struct code *from;
    int n;
    const struct code **assignments;
};

static struct code *made(const struct listing *l, enum code_kind kind, const struct code_type *type,
                         const struct code *left, const struct code *right)
{
    struct code *const out = arena_copy(l->arena, l->from, 1, sizeof *out);
    const struct code *const parts[] = {left, right};
    out->kind = kind;
    out->type = type;
    out->decl = NULL;
    out->op = "";
    out->n_parts = (left != NULL) + (right != NULL);
    out->parts = arena_copy(l->arena, parts, 2, sizeof(struct code *));
    return out;
}

static const struct code *integer(const struct listing *l, int64_t value)
{
    struct code *const out = made(l, CODE_INTEGER, &int_type, NULL, NULL);
    out->integer = value;
    return out;
}

static const struct code *element(const struct listing *l, const struct code *array, int number)
{
    return made(l, CODE_SUBSCRIPT, array->type->to, array, integer(l, number));
}

static const struct code *member(const struct listing *l, const struct code *object,
                                 const struct code_decl *decl)
{
    struct code *const out = made(l, CODE_MEMBER, decl->type, object, NULL);
    out->decl = decl;
    out->text = decl->name;
    return out;
}

static bool is_scalar(const struct code_type *t)
{
    return t->kind == TYPE_REAL || t->kind == TYPE_INTEGER || t->kind == TYPE_POINTER;
}

static void add(struct listing *l, const struct code *target, const struct code *value)
{
    struct code *const out = made(l, CODE_ASSIGN, target->type, target, value);
    out->op = "=";
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
        add(l, target, integer(l, 0));
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
            ok = set(l, member(l, target, value->members[i]), value->parts[i]);
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
    struct code *const name = made(&l, CODE_NAME, d->type, NULL, NULL);
    name->decl = d;
    name->text = d->name;
    if (!set(&l, name, d->initial))
        return NULL;
    struct code *const out = made(&l, CODE_BLOCK, declaration->type, NULL, NULL);
    out->n_parts = l.n;
    out->parts = l.assignments;
    return out;
}

const struct code *listed_construction(struct arena *arena, const struct code *declaration)
{
    const struct listing l = {.arena = arena, .from = declaration};
    const struct code *const list = declaration->decl->initial;
    if (list == NULL || list->kind != CODE_LIST || list->decl == NULL ||
        list->decl->kind != DECL_FUNCTION || list->n_parts == 0)
        return NULL;
    struct code *const name = made(&l, CODE_NAME, declaration->decl->type, NULL, NULL);
    struct code *const out = arena_copy(arena, list, 1, sizeof *out);
    const struct code **const parts =
        arena_alloc(arena, (size_t)list->n_parts + 1, sizeof(struct code *));
    name->decl = declaration->decl;
    name->text = declaration->decl->name;
    parts[0] = name;
    for (int i = 0; i < list->n_parts; i++)
        parts[i + 1] = list->parts[i];
    out->kind = CODE_METHOD;
    out->n_parts = list->n_parts + 1;
    out->parts = parts;
    return out;
}
