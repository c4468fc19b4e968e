#include "collect/source/copies.h"

/* Declared copies of structs, and whether they stand for the original. */

bool copies_sets_member(const struct code *c, const struct code_decl *d)
{
    if ((c->kind == CODE_ASSIGN || c->kind == CODE_STEP) && c->parts[0]->kind != CODE_NAME &&
        code_names(c->parts[0], d))
        return true;
    for (int i = 0; i < c->n_parts; i++) {
        if (copies_sets_member(c->parts[i], d))
            return true;
    }
    return code_sets(c, d) && c->kind != CODE_BLOCK && c->kind != CODE_DECLARE;
}

/* The variable that it is in, or that points to it. */
static const struct code_decl *root_of(const struct code *c)
{
    while (c->kind != CODE_NAME && c->n_parts > 0)
        c = c->parts[0];
    return c->kind == CODE_NAME ? c->decl : NULL;
}

/* Whether the code uses the struct whole, not only one of its members. */
static bool uses_whole(const struct code *c, const struct code_decl *d)
{
    bool uses = c->kind == CODE_NAME && c->decl == d;
    if (c->kind == CODE_MEMBER && c->parts[0]->kind == CODE_NAME)
        return false;
    for (int i = 0; i < code_n_children(c) && !uses; i++)
        uses = uses_whole(code_child(c, i), d);
    return uses;
}

static bool uses_member(const struct code *c, const struct code_decl *d,
                        const struct code_decl *member)
{
    bool uses = c->kind == CODE_MEMBER && c->decl == member && root_of(c) == d;
    for (int i = 0; i < code_n_children(c) && !uses; i++)
        uses = uses_member(code_child(c, i), d, member);
    return uses;
}

int copies_declared(struct arena *arena, const struct code *declaration, const struct code *body,
                    const struct code_copied **out)
{
    const struct code_decl *const d = declaration->decl;
    const struct code_decl *const original = root_of(d->initial);
    struct code_copied *list = NULL;
    int n = 0;
    if (declaration->n_copied == 0 || body == NULL ||
        !(declaration->made != NULL || copies_sets_member(body, d) ||
          (original != NULL && copies_sets_member(body, original))))
        return 0;
    const bool whole = uses_whole(body, d);
    for (int i = 0; i < declaration->n_copied; i++) {
        const struct code_copied *const part = &declaration->copied[i];
        if (whole || uses_member(body, d, part->to->decl))
            *ARENA_ADD(arena, list, n) = *part;
    }
    *out = list;
    return n;
}
