#include <stdlib.h>
#include <string.h>

#include "collect/source/reader.h"
#include "collect/source/restarts.h"

/* The nest that was read as a tree of the kernel language. */

struct emitter {
    struct reader *r;
    struct tree_maker maker;
    int number[FORM_MAX_LOOPS]; /* of a loop in the kernel, -1: dropped */
    bool written[KERNEL_MAX_VARIABLES];
    bool *is_target;               /* [n_accesses] */
    bool *has_access, *has_scalar; /* [n_accesses], [n_scalars]: in a statement of the kernel */
};

static struct tree_place place(struct code_place at)
{
    return (struct tree_place){at.line, at.col};
}

/* --- which loops are left --- */

static bool term_uses(const struct code_term *t, int l)
{
    return t != NULL &&
           ((t->kind == TERM_INTEGER && t->form.factor[l].n_terms != 0) ||
            term_uses(t->condition, l) || term_uses(t->left, l) || term_uses(t->right, l));
}

static bool loop_is_used(const struct reader *r, int l)
{
    bool used = false;
    for (size_t a = 0; !used && a < r->n_accesses; a++) {
        for (int d = 0; d < r->accesses[a].n; d++)
            used = used || r->accesses[a].subscripts[d].factor[l].n_terms != 0;
    }
    for (size_t s = 0; !used && s < r->n_assignments; s++)
        used = term_uses(r->assignments[s].value, l);
    return used;
}

/* Loops over tiles and time steps go; what they are called for elsewhere cannot be had. */
static bool number_loops(struct emitter *e)
{
    struct reader *const r = e->r;
    int n = 0;
    bool outermost = true;
    for (int l = 0; l < r->n_loops; l++) {
        struct code_loop *const loop = &r->loops[l];
        const bool used = loop_is_used(r, l);
        if (loop->dropped && used) {
            reader_fail(r, loop->at,
                        "the index '%.*s' of a loop over tiles or time steps is used inside it",
                        STR_ARG(loop->loop.index));
            (void)reader_hint(r, "choose the loops inside of it with --lines");
            return false;
        }
        if (outermost && !used && l + 1 < r->n_loops && !loop->dropped) {
            loop->dropped = true; /* it repeats the rest */
            r->n_repeats++;
        }
        outermost = outermost && loop->dropped;
        e->number[l] = loop->dropped ? -1 : n++;
    }
    if (n >= 1 && n <= KERNEL_MAX_LOOPS)
        return true;
    reader_fail(r, r->path[0]->at, "loops are nested too deeply");
    (void)reader_hint(r, "at most %d are supported", KERNEL_MAX_LOOPS);
    return false;
}

/* --- which arrays are left --- */

static void mark_written(struct emitter *e)
{
    const struct reader *const r = e->r;
    e->is_target = arena_alloc(r->arena, r->n_accesses, sizeof *e->is_target);
    for (size_t s = 0; s < r->n_assignments; s++) {
        const struct code_term *const target = r->assignments[s].target;
        if (target->kind != TERM_ACCESS)
            continue;
        e->is_target[target->ref] = r->assignments[s].op == '=';
        e->written[r->accesses[target->ref].variable->number] = true;
    }
}

/* The subscript in one time step. */
static struct code_form in_one_step(const struct reader *r, const struct code_form *f)
{
    struct code_form now = *f;
    for (int l = 0; l < r->n_loops; l++) {
        if (r->loops[l].dropped)
            now.factor[l].n_terms = 0;
    }
    return now;
}

static bool is_fixed(const struct reader *r, const struct variable *v)
{
    bool fixed = true;
    for (size_t a = 0; fixed && a < r->n_accesses; a++) {
        for (int d = 0; r->accesses[a].variable == v && d < r->accesses[a].n; d++) {
            const struct code_form now = in_one_step(r, &r->accesses[a].subscripts[d]);
            fixed = fixed && form_is_constant(&now, NULL);
        }
    }
    return fixed;
}

/* Name of a loop-free subscript: `0`, `cur`, `1_cur`. */
static struct str part_name(const struct reader *r, const struct variable *v,
                            const struct code_form *f)
{
    const struct kernel symbols = {.n_symbols = r->n_symbols, .symbols = r->symbols};
    struct sb text = {.arena = r->arena};
    struct sb name = {.arena = r->arena};
    poly_print(&f->constant, &symbols, &text);
    sb_addf(&name, "%.*s_", STR_ARG(v->name));
    for (size_t i = 0; i < text.len; i++) {
        if (char_in_name(text.ptr[i]))
            sb_addc(&name, text.ptr[i]);
        else if (name.ptr[name.len - 1] != '_')
            sb_addc(&name, text.ptr[i] == '-' ? 'm' : '_');
    }
    return sb_str(&name);
}

/* The variable for one value of the first subscript. */
static struct variable *level_of(struct reader *r, struct variable *v, const struct code_form *f)
{
    const struct str name = part_name(r, v, f);
    for (size_t i = 0; i < r->n_arrays; i++) {
        if (r->arrays[i]->base == v && str_eq(r->arrays[i]->name, name))
            return r->arrays[i];
    }
    struct variable *level = arena_copy(r->arena, v, 1, sizeof *v);
    level->base = v;
    level->name = name;
    level->number = (int)r->n_arrays;
    level->n_dims--;
    memmove(level->dims, level->dims + 1, (size_t)level->n_dims * sizeof *level->dims);
    memmove(level->known, level->known + 1, (size_t)level->n_dims * sizeof *level->known);
    level->linear = level->n_dims == 1;
    *ARENA_ADD(r->arena, r->arrays, r->n_arrays) = level;
    return level;
}

/* u[t%2][…] and u[cur][…]: levels of one array, one of which is read only. */
static bool has_levels(const struct emitter *e, const struct variable *v)
{
    const struct reader *const r = e->r;
    bool reads_other = false;
    if (v->n_dims < 2 || !e->written[v->number])
        return false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        bool written = r->accesses[a].variable != v;
        if (!written && !form_is_poly(&r->accesses[a].subscripts[0]))
            return false;
        for (size_t s = 0; s < r->n_assignments && !written; s++) {
            const struct code_term *const t = r->assignments[s].target;
            written = t->kind == TERM_ACCESS && r->accesses[t->ref].variable == v &&
                      form_equal(&r->accesses[t->ref].subscripts[0], &r->accesses[a].subscripts[0]);
        }
        reads_other = reads_other || !written;
    }
    return reads_other;
}

static void split_levels(struct emitter *e)
{
    struct reader *const r = e->r;
    const size_t n = r->n_arrays;
    for (size_t i = 0; i < n; i++) {
        struct variable *const v = r->arrays[i];
        if (!has_levels(e, v))
            continue;
        for (size_t a = 0; a < r->n_accesses; a++) {
            struct access *const x = &r->accesses[a];
            if (x->variable != v)
                continue;
            x->variable = level_of(r, v, &x->subscripts[0]);
            x->n--;
            memmove(x->subscripts, x->subscripts + 1, (size_t)x->n * sizeof *x->subscripts);
        }
    }
}

/* --- expressions --- */

static const struct expr *integer(struct emitter *e, struct tree_place at, int64_t value)
{
    const bool negative = value < 0;
    const uint64_t size = negative ? -(uint64_t)value : (uint64_t)value;
    const struct expr *const number =
        tree_number(&e->maker, at, str_format(e->r->arena, "%llu", (unsigned long long)size));
    return negative ? tree_negative(&e->maker, at, number) : number;
}

/* Adds `coefficient * rest` (rest null: 1) to a sum that may be empty, null. */
static const struct expr *add_product(struct emitter *e, struct tree_place at,
                                      const struct expr *sum, int64_t coefficient,
                                      const struct expr *rest)
{
    const bool minus = sum != NULL && coefficient < 0 && coefficient != INT64_MIN;
    const int64_t c = minus ? -coefficient : coefficient;
    const struct expr *product = rest;
    if (rest == NULL)
        product = integer(e, at, c);
    else if (c == -1)
        product = tree_negative(&e->maker, at, rest);
    else if (c != 1)
        product = tree_binary(&e->maker, at, '*', integer(e, at, c), rest);
    return sum == NULL ? product : tree_binary(&e->maker, at, minus ? '-' : '+', sum, product);
}

static const struct expr *term_of_poly(struct emitter *e, struct tree_place at,
                                       const struct poly_term *t)
{
    const struct expr *product = NULL;
    for (int s = 0; s < e->r->n_symbols; s++) {
        for (int i = 0; i < t->exponent[s]; i++) {
            const struct expr *const name = tree_name(&e->maker, at, e->r->symbols[s]);
            product = product == NULL ? name : tree_binary(&e->maker, at, '*', product, name);
        }
    }
    return product;
}

static const struct expr *add_poly(struct emitter *e, struct tree_place at, const struct expr *sum,
                                   const struct poly *p)
{
    for (size_t t = 0; t < p->n_terms; t++)
        sum = add_product(e, at, sum, p->terms[t].coefficient, term_of_poly(e, at, &p->terms[t]));
    return sum;
}

static const struct expr *poly_expr(struct emitter *e, struct tree_place at, const struct poly *p)
{
    return p->n_terms == 0 ? integer(e, at, 0) : add_poly(e, at, NULL, p);
}

static const struct expr *form_expr(struct emitter *e, struct tree_place at,
                                    const struct code_form *f)
{
    const struct expr *sum = NULL;
    for (int l = 0; l < e->r->n_loops; l++) {
        int64_t value = 0;
        if (f->factor[l].n_terms == 0)
            continue;
        const struct expr *const index = tree_name(&e->maker, at, e->r->loops[l].loop.index);
        if (poly_is_constant(&f->factor[l], &value)) {
            sum = add_product(e, at, sum, value, index);
        } else {
            const struct expr *const product =
                tree_binary(&e->maker, at, '*', poly_expr(e, at, &f->factor[l]), index);
            sum = add_product(e, at, sum, 1, product);
        }
    }
    sum = add_poly(e, at, sum, &f->constant);
    return sum != NULL ? sum : integer(e, at, 0);
}

static const struct expr *access_expr(struct emitter *e, const struct code_term *t)
{
    const struct access *const a = &e->r->accesses[t->ref];
    const struct expr *subscripts[KERNEL_MAX_DIMS];
    for (int d = 0; d < a->n; d++)
        subscripts[d] = form_expr(e, place(t->at), &a->subscripts[d]);
    if (a->variable->is_scalar) /* an element that is always the same */
        return tree_name(&e->maker, place(t->at), a->element);
    return tree_access(&e->maker, place(t->at), a->variable->name, a->n, subscripts,
                       (struct str){0});
}

/* Recursion is limited by the height of terms. */
static const struct expr *term_expr(struct emitter *e, const struct code_term *t)
{
    struct tree_maker *const m = &e->maker;
    const struct tree_place at = place(t->at);
    const struct tree_type type = {.type = t->type, .text = str_of(elem_name(t->type))};
    const struct expr *arguments[2] = {NULL, NULL};
    switch (t->kind) {
    case TERM_NUMBER:
        return tree_number(m, at, t->text);
    case TERM_INTEGER:
        return form_expr(e, at, &t->form);
    case TERM_SCALAR:
        return tree_name(m, at, e->r->scalars[t->ref]->name);
    case TERM_ACCESS:
        return access_expr(e, t);
    case TERM_NEG:
        return tree_negative(m, at, term_expr(e, t->left));
    case TERM_CAST:
        return tree_cast(m, at, &type, term_expr(e, t->left));
    case TERM_CHOICE:
        arguments[0] = term_expr(e, t->left);
        arguments[1] = term_expr(e, t->right);
        return tree_choice(m, at, term_expr(e, t->condition), arguments[0], arguments[1]);
    case TERM_BINARY:
    case TERM_COMPARE:
    case TERM_CALL:
        break;
    }
    arguments[0] = term_expr(e, t->left);
    arguments[1] = t->right != NULL ? term_expr(e, t->right) : NULL;
    if (t->kind == TERM_BINARY)
        return tree_binary(m, at, t->op, arguments[0], arguments[1]);
    if (t->kind == TERM_COMPARE)
        return tree_compare(m, at, t->text, arguments[0], arguments[1]);
    return tree_call(m, at, t->text, t->right != NULL ? 2 : 1, arguments);
}

/* --- declarations --- */

/* Recursion is limited by the height of terms. */
static void mark_term(struct emitter *e, const struct code_term *t)
{
    if (t == NULL)
        return;
    if (t->kind == TERM_ACCESS)
        e->has_access[t->ref] = true;
    if (t->kind == TERM_SCALAR)
        e->has_scalar[t->ref] = true;
    mark_term(e, t->condition);
    mark_term(e, t->left);
    mark_term(e, t->right);
}

/* What was only looked at, as in conditions that are decided, is not part of the kernel. */
static void mark_used(struct emitter *e)
{
    struct reader *const r = e->r;
    e->has_access = arena_alloc(r->arena, r->n_accesses, sizeof *e->has_access);
    e->has_scalar = arena_alloc(r->arena, r->n_scalars, sizeof *e->has_scalar);
    for (size_t s = 0; s < r->n_assignments; s++) {
        mark_term(e, r->assignments[s].target);
        mark_term(e, r->assignments[s].value);
    }
}

static bool is_used(const struct emitter *e, const struct variable *v)
{
    for (size_t a = 0; a < e->r->n_accesses; a++) {
        if (e->has_access[a] && e->r->accesses[a].variable == v)
            return true;
    }
    return false;
}

static void declare(struct emitter *e, const struct variable *v, struct str name)
{
    const unsigned nest_line = e->r->path[e->r->n_path - 1]->at.line;
    const struct tree_place at = {v->decl->at.in_header ? nest_line : v->facts.line, 0};
    const struct expr **dims = arena_alloc(e->r->arena, KERNEL_MAX_DIMS, sizeof(struct expr *));
    struct tree_variable out = {.at = at,
                                .name = name,
                                .type = {.type = v->elem, .text = str_of(elem_name(v->elem))},
                                .n_dims = v->is_scalar ? 0 : v->n_dims,
                                .dims = dims};
    for (int d = 0; d < out.n_dims; d++)
        dims[d] = poly_expr(e, at, &v->dims[d]);
    tree_add_variable(&e->maker, &out);
}

static void declare_elements(struct emitter *e, const struct variable *v)
{
    struct str_list names = {0};
    for (size_t a = 0; a < e->r->n_accesses; a++) {
        if (e->r->accesses[a].variable != v || !e->has_access[a])
            continue;
        const struct str name = e->r->accesses[a].element;
        if (str_list_has(&names, name))
            continue;
        str_list_add(e->r->arena, &names, name);
        declare(e, v, name);
    }
}

/* Elements that are always the same, and only read, are scalars. */
static void flatten(struct emitter *e, struct variable *v)
{
    struct reader *const r = e->r;
    for (size_t i = 0; i < r->n_accesses; i++) {
        struct access *const a = &r->accesses[i];
        if (a->variable != v)
            continue;
        struct sb name = {.arena = r->arena};
        for (int d = 0; d < a->n; d++) {
            int64_t value = 0;
            a->subscripts[d] = in_one_step(r, &a->subscripts[d]);
            form_is_constant(&a->subscripts[d], &value);
            sb_addf(&name, "%s%s%lld", d == 0 ? "" : "_", value < 0 ? "m" : "",
                    (long long)llabs(value));
        }
        a->element = str_format(r->arena, "%.*s_%.*s", STR_ARG(v->name), STR_ARG(sb_str(&name)));
    }
    v->is_scalar = true;
}

/* Recursion is limited by the height of terms. */
static bool term_has(const struct code_term *t, int symbol)
{
    if (t == NULL)
        return false;
    bool has = t->kind == TERM_INTEGER && poly_has_symbol(&t->form.constant, symbol);
    for (int l = 0; t->kind == TERM_INTEGER && l < FORM_MAX_LOOPS; l++)
        has = has || poly_has_symbol(&t->form.factor[l], symbol);
    return has || term_has(t->condition, symbol) || term_has(t->left, symbol) ||
           term_has(t->right, symbol);
}

static bool is_size(const struct emitter *e, int symbol)
{
    const struct reader *const r = e->r;
    bool is = false;
    for (int l = 0; l < r->n_loops; l++)
        is = is || (!r->loops[l].dropped && (poly_has_symbol(&r->loops[l].start.constant, symbol) ||
                                             poly_has_symbol(&r->loops[l].end.constant, symbol)));
    for (size_t a = 0; a < r->n_arrays; a++) {
        const struct variable *const v = r->arrays[a];
        for (int d = 0; d < v->n_dims && !v->is_scalar && is_used(e, v); d++)
            is = is || poly_has_symbol(&v->dims[d], symbol);
    }
    return is;
}

static bool is_value(const struct reader *r, int symbol)
{
    bool is = false;
    for (size_t i = 0; i < r->n_assignments && !is; i++)
        is = term_has(r->assignments[i].value, symbol);
    return is;
}

/* Integers that are values only: without a declaration they would be real numbers. */
static void declare_integers(struct emitter *e)
{
    const struct reader *const r = e->r;
    for (int symbol = 0; symbol < r->n_symbols; symbol++) {
        const struct code_decl *const d = r->symbol_decls[symbol];
        const enum elem_type type = d != NULL && d->type->bytes == 8 ? ELEM_LONG : ELEM_INT;
        const struct tree_variable out = {.name = r->symbols[symbol],
                                          .type = {.type = type, .text = str_of(elem_name(type))}};
        if (is_value(r, symbol) && !is_size(e, symbol))
            tree_add_variable(&e->maker, &out);
    }
}

static void declare_all(struct emitter *e)
{
    struct reader *const r = e->r;
    for (size_t a = 0; a < r->n_arrays; a++) {
        if (is_used(e, r->arrays[a]) && !r->arrays[a]->is_scalar)
            declare(e, r->arrays[a], r->arrays[a]->name);
    }
    for (size_t a = 0; a < r->n_arrays; a++) {
        if (is_used(e, r->arrays[a]) && r->arrays[a]->is_scalar)
            declare_elements(e, r->arrays[a]);
    }
    for (size_t s = 0; s < r->n_scalars; s++) {
        if (e->has_scalar[s])
            declare(e, r->scalars[s], r->scalars[s]->name);
    }
    declare_integers(e);
}

static bool has_variable(const struct reader *r, struct str name)
{
    for (size_t i = 0; i < r->n_variables; i++) {
        if (str_eq(r->variables[i]->name, name))
            return true;
    }
    for (int s = 0; s < r->n_symbols; s++) {
        if (str_eq(r->symbols[s], name))
            return true;
    }
    return false;
}

/* `double t` is a value, and in `i < t` a size; of `c[i] = c[0]` the latter is called c, too. */
static void name_variables(const struct emitter *e)
{
    struct reader *const r = e->r;
    for (size_t v = 0; v < r->n_variables; v++) {
        const struct str stem = r->variables[v]->name;
        bool is_both = false;
        for (int s = 0; s < r->n_symbols && !is_both; s++)
            is_both = str_eq(r->symbols[s], stem) && (is_size(e, s) || is_value(r, s));
        struct str name = stem;
        for (int i = 2; is_both && has_variable(r, name); i++)
            name = str_format(r->arena, "%.*s_%d", STR_ARG(stem), i);
        r->variables[v]->name = name;
    }
}

static void name_loops(struct reader *r)
{
    for (int l = 0; l < r->n_loops; l++) {
        const struct str stem = reader_kernel_name(r, r->loops[l].loop.index);
        struct str name = stem;
        bool taken = true;
        for (int i = 2; taken; i++) {
            taken = has_variable(r, name);
            for (int k = 0; k < l; k++)
                taken = taken || (!r->loops[k].dropped && str_eq(r->loops[k].loop.index, name));
            if (taken)
                name = str_format(r->arena, "%.*s_%d", STR_ARG(stem), i);
        }
        r->loops[l].loop.index = name;
    }
}

/* int and size_t stay; the kernel language has long for all others. */
static struct str index_type(struct str type)
{
    return str_eq(type, STR("int")) || str_eq(type, STR("size_t")) ? type : STR("long");
}

static bool add_loops(struct emitter *e)
{
    for (int l = 0; l < e->r->n_loops; l++) {
        struct code_loop *const loop = &e->r->loops[l];
        const struct tree_place at = place(loop->at);
        int64_t step = 0;
        if (loop->dropped)
            continue;
        if (!form_is_constant(&loop->step, &step) || step < 1) {
            reader_fail(e->r, loop->at,
                        "a step that is not a constant of at least 1 is not supported");
            (void)reader_hint(e->r, "write `for (int i = 1; i < N - 1; i++)`");
            return false;
        }
        const struct tree_loop out = {.at = at,
                                      .index = loop->loop.index,
                                      .type = index_type(loop->facts.type),
                                      .start = poly_expr(e, at, &loop->start.constant),
                                      .end = poly_expr(e, at, &loop->end.constant),
                                      .step = step == 1 ? NULL : integer(e, at, step)};
        if (!tree_add_loop(&e->maker, &out))
            return false;
    }
    return true;
}

static bool add_statements(struct emitter *e)
{
    for (size_t s = 0; s < e->r->n_assignments; s++) {
        const struct assignment *const a = &e->r->assignments[s];
        if (!tree_add_statement(&e->maker, term_expr(e, a->target), a->op, term_expr(e, a->value)))
            return false;
    }
    return true;
}

/* --- facts --- */

struct places_list {
    size_t count;
    struct nest_place *items;
};

static void places_of(const struct emitter *e, const struct code_term *t, struct places_list *to)
{
    if (t == NULL)
        return;
    if (t->kind == TERM_ACCESS && !e->r->accesses[t->ref].variable->is_scalar)
        *ARENA_ADD(e->r->arena, to->items, to->count) = (struct nest_place){t->at.line, t->at.col};
    places_of(e, t->condition, to);
    places_of(e, t->left, to);
    places_of(e, t->right, to);
}

static const struct variable *variable_named(const struct emitter *e, struct str name)
{
    const struct reader *const r = e->r;
    for (size_t a = 0; a < r->n_arrays; a++) {
        if (str_eq(r->arrays[a]->name, name) && is_used(e, r->arrays[a]))
            return r->arrays[a];
    }
    return NULL;
}

static bool is_long(const struct code_decl *d)
{
    enum { SHORT_BYTES = 4 };
    return d != NULL && d->type->bytes > SHORT_BYTES;
}

/* In C a sum with an unsigned index wraps, unless it has 64 bits; the kernel's does not. */
static void mark_wrapping(const struct reader *r, struct nest_array *arrays, int n_arrays)
{
    bool wraps = false;
    for (int l = 0; l < r->n_loops; l++)
        wraps = wraps || (r->loops[l].index != NULL && r->loops[l].index->type->is_unsigned);
    for (int l = 0; l < r->n_loops; l++)
        wraps = wraps && !is_long(r->loops[l].index);
    for (int s = 0; s < r->n_symbols; s++)
        wraps = wraps && !is_long(r->symbol_decls[s]);
    for (int a = 0; a < n_arrays; a++)
        arrays[a].wraps = wraps && arrays[a].linearised;
}

static void publish(struct emitter *e, struct nest *out)
{
    struct reader *const r = e->r;
    const struct kernel *const k = &out->kernel;
    struct nest_array *arrays = arena_alloc(r->arena, (size_t)k->n_arrays, sizeof *arrays);
    struct nest_loop *loops = arena_alloc(r->arena, (size_t)k->n_loops, sizeof *loops);
    struct nest_statement_place *places =
        arena_alloc(r->arena, (size_t)k->n_statements, sizeof *places);
    int64_t *values = arena_alloc(r->arena, (size_t)k->n_symbols, sizeof *values);
    struct str *originals = arena_alloc(r->arena, (size_t)k->n_arrays, sizeof *originals);
    for (int a = 0; a < k->n_arrays; a++) {
        const struct variable *v = variable_named(e, k->arrays[a].name);
        if (v != NULL) {
            arrays[a] = v->facts;
            originals[a] = v->decl->name;
        }
    }
    for (int l = 0; l < r->n_loops; l++) {
        if (e->number[l] >= 0)
            loops[e->number[l]] = r->loops[l].facts;
    }
    for (size_t s = 0; s < r->n_assignments && s < (size_t)k->n_statements; s++) {
        const struct assignment *const a = &r->assignments[s];
        struct places_list list = {0};
        places_of(e, a->target, &list);
        places_of(e, a->value, &list);
        places[s] = (struct nest_statement_place){
            .at = {a->at.line, a->at.col}, .n_accesses = list.count, .accesses = list.items};
    }
    for (int s = 0; s < r->n_symbols; s++) {
        const int symbol = kernel_symbol(k, r->symbols[s]);
        if (symbol >= 0)
            values[symbol] = r->size_values[s];
    }
    mark_wrapping(r, arrays, k->n_arrays);
    out->arrays = arrays;
    out->array_names = originals;
    out->loops = loops;
    out->statements = places;
    out->size_values = values;
    out->parallel = r->parallel;
    if (out->parallel.present)
        out->parallel.loop = e->number[r->parallel.loop] >= 0 ? e->number[r->parallel.loop] : 0;
    out->n_notes = r->n_notes;
    out->notes = r->notes;
    restarts_find(r, e->number, out);
}

bool emit_nest(struct reader *r, struct nest *out)
{
    struct emitter *e = arena_alloc(r->arena, 1, sizeof *e);
    e->r = r;
    if (r->n_assignments == 0 && r->skipped != NULL) {
        (void)call_refuse(r, r->skipped);
        return false;
    }
    if (r->n_assignments == 0 && r->unmet != NULL) {
        reader_fail(r, r->unmet->at,
                    "this condition is taken to fail, as in the interior and for large sizes, and "
                    "the loop computes nothing else");
        (void)reader_hint(r, "choose the loop over the interior, or write the indices for which it "
                             "holds as the bounds of a loop");
        return false;
    }
    if (r->n_assignments == 0 && r->unread != NULL) {
        *r->err = *r->unread;
        return false;
    }
    if (r->n_assignments == 0) {
        reader_fail(r, r->path[r->n_path - 1]->at, "the innermost loop computes nothing");
        (void)reader_hint(r, "it needs an assignment: `b[i] = …;`");
        return false;
    }
    if (r->n_arrays > KERNEL_MAX_VARIABLES / 2)
        return reader_fail(r, r->path[0]->at, "too many arrays");
    mark_used(e);
    mark_written(e);
    for (size_t a = 0; a < r->n_arrays; a++) {
        if (!e->written[a] && is_fixed(r, r->arrays[a]))
            flatten(e, r->arrays[a]);
    }
    split_levels(e);
    if (!borders_leave_out(r) || !layout_find(r) || !number_loops(e))
        return false;
    name_variables(e);
    name_loops(r);
    tree_begin(&e->maker, r->file, r->text, r->arena, r->err);
    declare_all(e);
    if (!add_loops(e) || !add_statements(e) ||
        !kernel_build(&e->maker.tree, r->arena, &out->kernel, r->err))
        return false;
    struct sb text = {.arena = r->arena};
    tree_print(&e->maker.tree, &text);
    out->source = sb_str(&text);
    publish(e, out);
    return true;
}
