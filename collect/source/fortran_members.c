#include "collect/source/fortran_scope.h"

/* Arrays of derived types: p(i)%x is a member of a struct, as in C. */

struct member_object {
    const struct code *code;      /* null: none */
    const struct fnode *type;     /* as declared */
    const struct fentity *member; /* an array that has no subscripts yet; null: none */
};

static bool is_element(const struct fnode *n)
{
    return fnode_is(n, "ArrayElement") || fnode_is(n, "FunctionReference");
}

static struct member_object object_of(struct fmaker *m, struct fscope *scope,
                                      const struct fnode *n);

/* An element of an array that is a member: its last dimension is C's first. */
static struct member_object element_of(struct fmaker *m, struct fscope *scope,
                                       const struct fnode *n, const struct member_object *array)
{
    struct fentity *const e = (struct fentity *)array->member;
    struct member_object out = {array->code, array->type, NULL};
    if (e == NULL || (int)n->n_parts - 1 != e->rank)
        return (struct member_object){0};
    for (int d = e->rank - 1; d >= 0; d--) {
        const struct fnode *const sub = n->parts[d + 1];
        const struct fnode *const value = fnode_is(sub, "ActualArgSpec") ? fnode_at(sub, 0) : sub;
        if (fnode_is(value, "SubscriptTriplet"))
            return (struct member_object){0};
        const struct code *const parts[] = {out.code,
                                            fortran_binary(m, n, "-", fortran_expr(m, scope, value),
                                                           fortran_bound(m, n, e, d, false))};
        struct code *const c = fortran_code(m, CODE_SUBSCRIPT, n, 2, parts);
        c->type = out.code->type->to;
        out.code = c;
    }
    return out;
}

static struct fentity *member_named(struct fmaker *m, struct fscope *scope,
                                    const struct fnode *type, struct str name)
{
    const struct fscope *const members = fortran_members(m, scope, type);
    for (size_t i = 0; members != NULL && i < members->n_entities; i++) {
        if (str_eq(members->entities[i]->key, name))
            return members->entities[i];
    }
    return NULL;
}

static struct member_object component_of(struct fmaker *m, struct fscope *scope,
                                         const struct fnode *n)
{
    const struct member_object of = object_of(m, scope, fnode_at(n, 0));
    const struct fnode *const name = fnode_at(n, 1);
    struct fentity *const e = of.code != NULL && of.member == NULL && fnode_is(name, "Name")
                                  ? member_named(m, scope, of.type, name->value)
                                  : NULL;
    if (e == NULL || e->is_deferred || e->is_allocated)
        return (struct member_object){0};
    struct code_decl *const decl = fortran_variable(m, name->value, &fortran_unknown);
    fortran_complete(m, e);
    *decl = *e->decl;
    decl->kind = DECL_MEMBER;
    (void)fortran_layout(m, scope, of.type, name->value, &decl->offset_bytes);
    struct code *const c = fortran_code(m, CODE_MEMBER, n, 1, &of.code);
    c->decl = decl;
    c->text = decl->name;
    c->type = decl->type;
    return (struct member_object){c, e->type, e->rank > 0 ? e : NULL};
}

/* Recursive: limited by CODE_MAX_DEPTH. */
static struct member_object object_of(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    struct member_object out = {0};
    if (n == NULL || m->depth >= CODE_MAX_DEPTH)
        return out;
    m->depth++;
    if (fnode_is(n, "StructureComponent")) {
        out = component_of(m, scope, n);
    } else if (is_element(n)) {
        const struct member_object array =
            fnode_is(fnode_at(n, 0), "StructureComponent") ? object_of(m, scope, n->parts[0]) : out;
        struct fentity *const e = array.code == NULL ? fortran_array(m, scope, n) : NULL;
        if (array.code != NULL)
            out = element_of(m, scope, n, &array);
        else if (fortran_is_derived(e))
            out = (struct member_object){fortran_element(m, scope, n, e), e->type, NULL};
    }
    m->depth--;
    return out;
}

const struct code *fortran_member(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct member_object found = object_of(m, scope, n);
    return found.member == NULL && !fnode_is(found.type, "Type") ? found.code : NULL;
}
