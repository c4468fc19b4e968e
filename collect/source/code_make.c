#include "collect/source/code_make.h"

struct code *code_make(struct arena *arena, const struct code *at, enum code_kind kind,
                       const struct code_type *type, const struct code *left,
                       const struct code *right)
{
    const struct code *const parts[] = {left, right};
    const struct code out = {.kind = kind,
                             .at = at->at,
                             .end_line = at->end_line,
                             .in_main_file = at->in_main_file,
                             .offset = at->offset,
                             .type = type,
                             .op = "",
                             .n_parts = (left != NULL) + (right != NULL),
                             .parts = arena_copy(arena, parts, 2, sizeof(struct code *))};
    return arena_copy(arena, &out, 1, sizeof out);
}

struct code *code_make_integer(struct arena *arena, const struct code *at, int64_t value)
{
    static const struct code_type type = {.kind = TYPE_INTEGER, .bytes = 4, .to = &type};
    struct code *const out = code_make(arena, at, CODE_INTEGER, &type, NULL, NULL);
    out->integer = value;
    return out;
}

struct code *code_make_operation(struct arena *arena, const struct code *at, enum code_kind kind,
                                 const char *op, const struct code_type *type,
                                 const struct code *left, const struct code *right)
{
    struct code *const out = code_make(arena, at, kind, type, left, right);
    out->op = op;
    return out;
}

struct code *code_make_binary(struct arena *arena, const struct code *at, const char *op,
                              const struct code *left, const struct code *right)
{
    return code_make_operation(arena, at, CODE_BINARY, op, at->type, left, right);
}

struct code *code_make_assignment(struct arena *arena, const struct code *at,
                                  const struct code *left, const struct code *right)
{
    return code_make_operation(arena, at, CODE_ASSIGN, "=", left->type, left, right);
}

/* What is named by a declaration. */
static struct code *declared(struct code *out, const struct code_decl *decl)
{
    out->decl = decl;
    out->text = decl->name;
    return out;
}

struct code *code_make_name(struct arena *arena, const struct code *at,
                            const struct code_decl *decl)
{
    return declared(code_make(arena, at, CODE_NAME, decl->type, NULL, NULL), decl);
}

struct code *code_make_member(struct arena *arena, const struct code *at, const struct code *object,
                              const struct code_decl *decl)
{
    return declared(code_make(arena, at, CODE_MEMBER, decl->type, object, NULL), decl);
}

const struct code *code_make_mapped(struct arena *arena, const struct code *c,
                                    const struct code *(*map)(void *data, const struct code *part),
                                    void *data)
{
    const struct code **parts = NULL;
    for (int i = 0; i < c->n_parts; i++) {
        const struct code *const part = map(data, c->parts[i]);
        if (part != c->parts[i] && parts == NULL)
            parts = arena_copy(arena, c->parts, (size_t)c->n_parts, sizeof(struct code *));
        if (parts != NULL)
            parts[i] = part;
    }
    if (parts == NULL)
        return c;
    struct code *const out = arena_copy(arena, c, 1, sizeof *out);
    out->parts = parts;
    return out;
}
