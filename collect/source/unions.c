#include "collect/source/reader.h"

/* Members of unions: one sets the bits of the others. */

/* The union's member that it is, or that it is a part of. */
static const struct variable *member_of_union(const struct variable *v)
{
    while (v != NULL && !v->decl->in_union)
        v = v->base;
    return v;
}

static const struct variable *variable_set(const struct reader *r, const struct code_term *target)
{
    return target->kind == TERM_SCALAR ? r->scalars[target->ref]
                                       : r->accesses[target->ref].variable;
}

const struct code_term *union_last_set(const struct reader *r, const struct variable *v)
{
    const struct variable *const own = member_of_union(v);
    for (size_t i = r->n_assignments; own != NULL && i-- > 0;) {
        const struct code_term *const target = r->assignments[i].target;
        const struct variable *const other = member_of_union(variable_set(r, target));
        if (other != NULL && other->base == own->base)
            return other == own ? NULL : target;
    }
    return NULL;
}

static enum elem_type converted_type(const struct code_type *to)
{
    return to->kind == TYPE_REAL ? to->elem : to->bytes == 8 ? ELEM_LONG : ELEM_INT;
}

/* `u.f = x; … u.i & mask`: the value is converted instead, which takes as long. */
const struct code_term *union_bits(struct reader *r, struct code_place at, const struct place *p,
                                   const struct code_term *set)
{
    const struct variable *const other = variable_set(r, set);
    const bool whole = set->kind == TERM_SCALAR && other->decl->in_union &&
                       p->variable->decl->in_union && p->n == 0 &&
                       other->type->bytes == p->type->bytes;
    if (!whole || (p->type->kind != TYPE_REAL && p->type->kind != TYPE_INTEGER)) {
        reader_fail(r, at,
                    "bytes of '%.*s', which another member of its union has set, are not supported",
                    STR_ARG(p->variable->name));
        (void)reader_hint(r, "write what is computed with the number itself");
        return NULL;
    }
    reader_note_line(r, at, "the bits of '%.*s' are taken as converted to a number",
                     STR_ARG(other->name));
    const struct code_term t = {
        .kind = TERM_CAST, .type = converted_type(p->type), .at = at, .left = set};
    return term_new(r, &t);
}
