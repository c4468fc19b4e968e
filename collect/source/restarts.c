#include "collect/source/restarts.h"

/* Whether a statement outside of the nested loop sets the variable without its former value. */
static bool begins_anew(const struct code *c, const struct code *nested,
                        const struct code_decl *decl)
{
    if (c == nested)
        return false;
    if (c->kind == CODE_DECLARE && c->decl == decl)
        return true;
    if (c->kind == CODE_ASSIGN && code_is_op(c, "=") && code_changes(c) == decl)
        return !code_names(c->parts[1], decl);
    for (int i = 0; i < c->n_parts; i++) {
        if (begins_anew(c->parts[i], nested, decl))
            return true;
    }
    return false;
}

static const struct code_decl *decl_named(const struct reader *r, struct str name)
{
    for (size_t s = 0; s < r->n_scalars; s++) {
        const struct variable *const v = r->scalars[s];
        if (v->base == NULL && str_eq(v->name, name))
            return v->decl;
    }
    return NULL;
}

void restarts_find(const struct reader *r, const int *number, struct nest *nest)
{
    const struct kernel *const k = &nest->kernel;
    struct nest_restart *const restarts =
        arena_alloc(r->arena, (size_t)k->n_scalars, sizeof *restarts);
    nest->restarts = restarts;
    for (int s = 0; s < k->n_scalars; s++) {
        const struct code_decl *const decl = decl_named(r, k->scalars[s].name);
        int l = r->n_path - 2;
        while (l >= 0 && !begins_anew(code_loop_body(r->path[l]), r->path[l + 1], decl))
            l--;
        if (decl != NULL && k->scalars[s].written && l >= 0 && number[l] >= 0)
            restarts[nest->n_restarts++] = (struct nest_restart){s, number[l]};
    }
}
