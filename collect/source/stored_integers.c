#include "collect/source/reader.h"

/* Integers in memory: of structs, of tables, and indices. */

/* `_l` for level[l], `_l_1` for level[l + 1]. */
static void add_poly_name(const struct reader *r, const struct poly *p, struct sb *name)
{
    const struct kernel symbols = {.n_symbols = r->n_symbols, .symbols = r->symbols};
    struct sb text = {.arena = r->arena};
    sb_addc(name, '_');
    poly_print(p, &symbols, &text);
    for (size_t i = 0; i < text.len; i++) {
        if (char_in_name(text.ptr[i]))
            sb_addc(name, text.ptr[i]);
        else if (name->ptr[name->len - 1] != '_')
            sb_addc(name, '_');
    }
}

static const struct code *unwrapped(const struct code *c)
{
    while (c->kind != CODE_LIST && c->n_parts == 1)
        c = c->parts[0];
    return c;
}

/* The element of a table that its declaration lists: `int ex[9] = {0, 1, …}`. */
static bool read_listed(struct reader *r, const struct place *p, struct code_form *out)
{
    const struct variable *v = p->variable;
    while (v->base != NULL) /* of a container */
        v = v->base;
    const struct code *list = v->decl->initial;
    while (list != NULL && p->n == 1 && list->n_parts > 0 && unwrapped(list)->n_parts > 0 &&
           unwrapped(unwrapped(list)->parts[0])->kind == CODE_LIST)
        list = unwrapped(list)->parts[0]; /* the arguments of a container's constructor */
    if (list != NULL && unwrapped(list)->kind == CODE_LIST && unwrapped(list)->text.len != 0)
        return false; /* the arguments of v(4, 7) are not its elements */
    for (int d = 0; d < p->n && list != NULL; d++) {
        int64_t at = 0;
        list = unwrapped(list);
        if (list->kind != CODE_LIST || !form_is_constant(&p->subscripts[d], &at) || at < 0 ||
            at >= list->n_parts)
            return false;
        list = list->parts[at];
    }
    return p->n > 0 && list != NULL && try_integer(r, list, out);
}

/* False at the limit of steps, since each search goes through the whole file. */
static bool find_offset(struct reader *r, const struct code *c, struct str array, bool *known,
                        int32_t *offset)
{
    const struct code_decl *from = NULL, *of = NULL;
    int64_t at = 0, value = 0;
    if (!reader_step(r, c))
        return false;
    const struct code *const to = c->kind == CODE_ASSIGN && code_is_op(c, "=") ? c->parts[0] : NULL;
    if (to != NULL && to->kind == CODE_SUBSCRIPT && to->parts[0]->kind == CODE_NAME &&
        to->parts[0]->decl != NULL && str_eq(to->parts[0]->decl->name, array) &&
        code_offset(to->parts[1], &from, &at) && code_offset(c->parts[1], &of, &value) &&
        from != NULL && from == of && !__builtin_sub_overflow(value, at, offset))
        *known = true;
    for (int i = 0; i < c->n_parts && !*known; i++) {
        if (!find_offset(r, c->parts[i], array, known, offset))
            return false;
    }
    return true;
}

/* What an index array holds: as the file sets it, `north[i] = i - 1`, else in order. */
static bool read_gathered(struct reader *r, const struct code *c, const struct place *p,
                          struct code_form *out)
{
    const struct str name = p->variable->name;
    const struct code_form one = form_constant(r->arena, 1);
    const int64_t first = unit_is_fortran(r->unit) ? 1 : 0; /* element, which C calls 0 */
    int32_t offset = 0;
    bool known = false;
    int last = p->n - 1;
    while (form_is_poly(&p->subscripts[last]))
        last--;
    for (size_t f = 0; !known && f < unit_n_functions(r->unit); f++) {
        const struct code *const body = unit_body(r->unit, unit_function(r->unit, f));
        if (body != NULL && !find_offset(r, body, p->variable->decl->name, &known, &offset))
            return false;
    }
    if (known)
        reader_note(
            r, c->at,
            "the index array '%.*s' is taken as the file sets it: i%+lld — write that: through "
            "an array the compiler does not see it",
            STR_ARG(name), (long long)(offset - first));
    else
        reader_note(r, c->at,
                    "the index array '%.*s' is taken to be in order: elements in another order "
                    "move more data",
                    STR_ARG(name));
    return form_add(r->arena, &p->subscripts[last], known ? offset : first, &one, out) ||
           integer_too_large(r, c);
}

/* Has this iteration set the member, an element of the array, or of one that stands for it? */
static bool is_set_here(const struct reader *r, const struct variable *v)
{
    bool set = union_last_set(r, v) != NULL;
    for (size_t i = 0; i < r->n_assignments && !set; i++) {
        const struct code_term *const t = r->assignments[i].target;
        set = t->kind == TERM_SCALAR ? r->scalars[t->ref]->base == v || r->scalars[t->ref] == v
                                     : r->accesses[t->ref].variable == v;
    }
    return set;
}

/* An integer in memory: of a struct, of a table, or an index. */
bool integer_stored(struct reader *r, const struct code *c, struct code_form *out)
{
    struct place p;
    if (!read_place(r, c, &p))
        return false;
    if (c->type->kind == TYPE_REAL)
        return integer_refuse(r, c, "a value that is not an integer");
    if (is_set_here(r, p.variable) ||
        (r->n_path > 0 && reader_inside(r) && code_sets_place(r->path[r->n_path - 1], c)))
        return integer_refuse(
            r, c, p.n > 0 ? "an element that the loop sets" : "a member that the loop sets");
    if (read_listed(r, &p, out))
        return true;
    struct sb name = {.arena = r->arena};
    sb_add(&name, p.variable->name);
    for (int d = 0; d < p.n; d++) {
        int64_t value = 0;
        if (!form_is_poly(&p.subscripts[d]) && !p.in_struct && r->gathers > 0)
            return read_gathered(r, c, &p, out);
        if (!form_is_poly(&p.subscripts[d]))
            return integer_refuse(r, c, "an array");
        if (!form_is_constant(&p.subscripts[d], &value))
            add_poly_name(r, &p.subscripts[d].constant, &name);
        else if (value != 0 || d + 1 < p.n || p.n > 1 || p.variable->type->kind == TYPE_ARRAY)
            sb_addf(&name, "_%lld", (long long)value);
    }
    if (p.in_struct)
        return integer_refuse(r, c, "a member of an array of structs");
    struct binding *const b = p.n == 0 ? binding_of(r, p.variable->decl) : NULL;
    if (b != NULL)
        return integer_binding(r, c, b, out);
    return symbol_of(r, c->at, sb_str(&name), p.variable->decl, 0, out);
}
