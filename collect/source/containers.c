#include "collect/source/containers.h"

#include "collect/source/code_make.h"

static const struct code_type size_type = {
    .kind = TYPE_INTEGER, .bytes = 8, .is_unsigned = true, .text = {"size_t", 6}, .to = &size_type};

static const struct code *begin_of(struct arena *arena, const struct code *at,
                                   const struct code_type *pointer, const struct code *x)
{
    const struct code *const first =
        code_make(arena, at, CODE_SUBSCRIPT, pointer->to, x, code_make_integer(arena, at, 0));
    return code_make(arena, at, CODE_ADDRESS, pointer, first, NULL);
}

static const struct code *end_of(struct arena *arena, const struct code *at,
                                 const struct code_type *pointer, const struct code *x)
{
    struct code *size = NULL;
    if (x->type->kind == TYPE_ARRAY) {
        size = code_make_integer(arena, at, x->type->count);
    } else {
        size = code_make(arena, at, CODE_METHOD, &size_type, x, NULL);
        size->text = STR("size");
    }
    return code_make_operation(arena, at, CODE_BINARY, "+", pointer,
                               begin_of(arena, at, pointer, x), size);
}

/* Arrays of a length that is not a number have none here. */
static bool has_ends(const struct code *x)
{
    return x->type->kind == TYPE_STRUCT || (x->type->kind == TYPE_ARRAY && x->type->count >= 0);
}

const struct code *container_pointer(struct arena *arena, const struct code *call,
                                     const struct code *const *parts, int n_parts)
{
    static const char *const begins[] = {"begin", "cbegin", NULL};
    static const char *const ends[] = {"end", "cend", NULL};
    const struct code *x = n_parts == 1 ? parts[0] : NULL;
    if (x != NULL && x->type->kind == TYPE_POINTER) /* x->begin() */
        x = code_make(arena, x, CODE_DEREF, x->type->to, x, NULL);
    if (x == NULL || call->type->kind != TYPE_POINTER || !has_ends(x))
        return NULL;
    if (str_is_one_of(call->text, begins))
        return begin_of(arena, call, call->type, x);
    return str_is_one_of(call->text, ends) ? end_of(arena, call, call->type, x) : NULL;
}

const struct code *container_loop(struct arena *arena, const struct code *at,
                                  const struct code_decl *pointer, const struct code *x,
                                  const struct code *element, const struct code *body)
{
    const struct code_type *const type = pointer->type;
    if (type->kind != TYPE_POINTER || !has_ends(x))
        return NULL;
    const struct code *const p = code_make_name(arena, x, pointer);
    const struct code *const parts[LOOP_N_PARTS] = {
        code_make_assignment(arena, x, p, begin_of(arena, x, type, x)),
        code_make_operation(arena, x, CODE_BINARY, "!=", &size_type, p, end_of(arena, x, type, x)),
        code_make_operation(arena, x, CODE_STEP, "++", type, p, NULL),
        code_make(arena, body, CODE_BLOCK, body->type, element, body)};
    struct code *const out = arena_copy(arena, at, 1, sizeof *out);
    out->kind = CODE_FOR;
    out->n_parts = LOOP_N_PARTS;
    out->parts = arena_copy(arena, parts, LOOP_N_PARTS, sizeof(struct code *));
    return out;
}
