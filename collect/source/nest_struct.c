#include "collect/source/nest_parts.h"

/*
 * Members of structs, `g->u[i]`: pointers and arrays among them are arrays like any other, integers
 * are sizes.
 */

void declare_struct(struct reader *r, const struct token *name, struct str tag, bool pointer,
                    bool local)
{
    const struct c_file *f = r->file;
    struct struct_use *use = arena_alloc(r->arena, 1, sizeof *use);
    *use = (struct struct_use){.pointer = pointer, .local = local && !pointer};
    for (size_t i = 0; i < f->n_structs; i++) {
        if (str_eq(f->structs[i].tag, tag))
            use->type = &f->structs[i];
    }
    add_entity(r, name->text, ENTITY_STRUCT)->use = use;
}

/* Do all words `member` behind r->tokens[0] mean that of the struct `variable`? */
static bool is_unique(const struct reader *r, struct str variable, struct str member)
{
    const struct token *const t = r->tokens;
    for (size_t i = 0; t[i].kind != TOKEN_END; i++) {
        if (t[i].kind != TOKEN_NAME || !str_eq(t[i].text, member))
            continue;
        const bool behind = i > 1 && (token_is(&t[i - 1], "->") || token_is(&t[i - 1], "."));
        if (behind && str_eq(t[i - 2].text, variable))
            continue;
        /* `int n = g->n;`: from here on the name means the same. */
        return !behind && token_is(&t[i + 1], "=") && str_eq(t[i + 2].text, variable) &&
               t[i + 3].kind != TOKEN_END && str_eq(t[i + 4].text, member) &&
               token_is(&t[i + 5], ";");
    }
    return true;
}

/* Two of these may be the same struct. */
static bool has_twin(const struct reader *r, const struct struct_use *use)
{
    for (size_t i = 0; i < r->n_entities; i++) {
        const struct entity *const e = r->entities[i];
        if (e->kind == ENTITY_STRUCT && e->use != use && e->use->pointer &&
            e->use->type == use->type)
            return true;
    }
    return false;
}

static void read_members(struct reader *r, const struct entity *of)
{
    struct struct_use *const use = of->use;
    use->read = true;
    declare_apart(r, use->type->first, use->type->end, &use->members, &use->n_members);
    for (size_t i = 0; i < use->n_members; i++) {
        struct entity *const e = use->members[i];
        const struct str name = str_slice(e->name, 0, KERNEL_MAX_NAME_BYTES / 2);
        e->shown = is_unique(r, of->name, e->name)
                       ? name
                       : str_format(r->arena, "%.*s_%.*s",
                                    STR_ARG(str_slice(of->name, 0, KERNEL_MAX_NAME_BYTES / 4)),
                                    STR_ARG(name));
        /* What compilers make of `restrict` in a struct is nothing. */
        if (e->kind == ENTITY_ARRAY &&
            (e->array.facts.storage == NEST_RESTRICT || (use->pointer && has_twin(r, use))))
            e->array.facts.storage = NEST_POINTER;
    }
}

static struct entity *fail_member(struct reader *r, const struct c_expr *e, const char *what)
{
    source_fail(r->source, e->at, "the member '%.*s' %s", STR_ARG(e->at->text), what);
    source_hint(r->source, "load it before the loops: `double *%.*s = …;`", STR_ARG(e->at->text));
    return NULL;
}

/* A number in a struct may be changed by any store to an array of its type. */
static struct entity *check_scalar(struct reader *r, const struct c_expr *e,
                                   const struct struct_use *use, struct entity *member)
{
    if (member->kind != ENTITY_SCALAR || use->local)
        return member;
    source_fail(r->source, e->at, "the number '%.*s' in a struct is not supported",
                STR_ARG(e->at->text));
    source_hint(r->source,
                "any store may change it: take it out before the loops, `const %s "
                "%.*s = …;`",
                elem_name(member->type), STR_ARG(e->at->text));
    return NULL;
}

static struct entity *resolve_member(struct reader *r, const struct c_expr *e)
{
    const struct c_expr *base = e->left;
    if (base->kind == CX_UNARY && str_eq(base->op, STR("*")))
        base = base->left;
    if (base->kind == CX_INDEX) {
        source_fail(r->source, e->at, "an array of structs is not supported");
        source_hint(r->source, "give each member an array of its own: `double *%.*s`",
                    STR_ARG(e->at->text));
        return NULL;
    }
    if (base->kind != CX_NAME) {
        source_fail(r->source, e->at, "a member of a member is not supported");
        source_hint(r->source, "load it before the loops: `double *%.*s = …;`",
                    STR_ARG(e->at->text));
        return NULL;
    }
    const struct entity *of = resolve(r, base->at);
    if (r->source->err->kind != ERR_NONE)
        return NULL;
    if (of == NULL || of->kind != ENTITY_STRUCT || of->use->type == NULL)
        return fail_member(r, e, "is of a struct that is not defined in this file");
    if (!of->use->read)
        read_members(r, of);
    for (size_t i = 0; i < of->use->n_members; i++) {
        if (str_eq(of->use->members[i]->name, e->at->text))
            return check_scalar(r, e, of->use, of->use->members[i]);
    }
    return fail_member(r, e, "is not among the members read from its struct");
}

struct entity *resolve_named(struct reader *r, const struct c_expr *e)
{
    return e->kind == CX_MEMBER ? resolve_member(r, e) : resolve(r, e->at);
}
