#include "collect/compare/transform.h"

#include "stempel/bench/depend.h"
#include "stempel/bench/write.h"
#include "stempel/kernel/poly.h"

/* ---- a changed kernel as text, and back ---- */

/* Of `k`, arrays marked in `dropped` (may be null) are left out; loops stand in the given order. */
static bool rewrite(const struct kernel *k, const bool *dropped, const int *loop_order,
                    struct arena *arena, struct kernel *out)
{
    struct sb text = {.arena = arena};
    const struct write w = {k, WRITE_KERNEL, &text};
    for (int a = 0; a < k->n_arrays; a++) {
        if (dropped != NULL && dropped[a])
            continue;
        sb_addf(&text, "%s %.*s", elem_name(k->arrays[a].type), STR_ARG(k->arrays[a].name));
        for (int d = 0; d < k->arrays[a].n_dims; d++) {
            sb_addc(&text, '[');
            write_poly(&w, &k->arrays[a].dims[d]);
            sb_addc(&text, ']');
        }
        sb_addz(&text, ";\n");
    }
    for (int s = 0; s < k->n_scalars; s++)
        sb_addf(&text, "%s %.*s;\n", elem_name(k->scalars[s].type), STR_ARG(k->scalars[s].name));
    for (int i = 0; i < k->n_loops; i++) {
        const int l = loop_order != NULL ? loop_order[i] : i;
        const struct str index = k->loops[l].index;
        sb_addf(&text, "for (long %.*s = ", STR_ARG(index));
        write_poly(&w, &k->loops[l].start);
        sb_addf(&text, "; %.*s < ", STR_ARG(index));
        write_poly(&w, &k->loops[l].end);
        sb_addf(&text, "; %.*s += %lld)\n", STR_ARG(index), (long long)k->loops[l].step);
    }
    sb_addz(&text, "{\n");
    for (int i = 0; i < k->n_statements; i++)
        write_statement(&w, &k->statements[i]);
    sb_addz(&text, "}\n");
    struct err ignored = {0};
    return kernel_parse(sb_str(&text), k->file, arena, out, &ignored);
}

/* ---- changed expressions ---- */

struct change {
    const struct kernel *kernel;
    struct arena *arena;
    /* What stands for an expression whose parts were changed already; `e` itself: no change. */
    const struct expr *(*apply)(const struct change *c, const struct expr *e);
    bool *changed;
    const int *scalar_of; /* [n_arrays] for temporaries */
    enum elem_type type;
};

static const struct expr *copy(const struct change *c, const struct expr *e)
{
    return arena_copy(c->arena, e, 1, sizeof *e);
}

static const struct expr *map(const struct change *c, const struct expr *e)
{
    if (e == NULL)
        return NULL;
    struct expr own = *e;
    own.left = map(c, e->left);
    own.right = map(c, e->right);
    return c->apply(c, own.left == e->left && own.right == e->right ? e : copy(c, &own));
}

static void map_statements(struct change *c, struct kernel *k)
{
    struct statement *statements =
        arena_copy(c->arena, k->statements, (size_t)k->n_statements, sizeof *statements);
    for (int i = 0; i < k->n_statements; i++) {
        statements[i].target = map(c, statements[i].target);
        statements[i].value = map(c, statements[i].value);
    }
    k->statements = statements;
}

/* ---- divisions ---- */

/* Depends on nothing that changes from one inner iteration to the next. */
static bool is_invariant(const struct kernel *k, const struct expr *e)
{
    if (e == NULL)
        return true;
    switch (e->kind) {
    case EXPR_ACCESS:
        return false;
    case EXPR_INDEX:
        return e->ref != k->n_loops - 1;
    case EXPR_SCALAR:
        return !k->scalars[e->ref].written;
    case EXPR_NUMBER:
    case EXPR_SIZE:
    case EXPR_NEG:
    case EXPR_BINARY:
    case EXPR_CAST:
    case EXPR_CALL:
    case EXPR_CHOICE:
    case EXPR_COMPARE:
    case EXPR_CHOICES:
        break;
    }
    return is_invariant(k, e->left) && is_invariant(k, e->right);
}

static const struct expr *as_product(const struct change *c, const struct expr *e)
{
    struct expr product = *e;
    product.op = '*';
    *c->changed = true;
    return copy(c, &product);
}

static bool is_division(const struct expr *e)
{
    return e->kind == EXPR_BINARY && e->op == '/' && !e->integer;
}

static const struct expr *hoisted(const struct change *c, const struct expr *e)
{
    const bool hoistable =
        is_division(e) && is_invariant(c->kernel, e->right) && !is_invariant(c->kernel, e->left);
    return hoistable ? as_product(c, e) : e;
}

static const struct expr *dropped(const struct change *c, const struct expr *e)
{
    return is_division(e) && !is_invariant(c->kernel, e) ? as_product(c, e) : e;
}

static bool change_divisions(const struct kernel *k, bool all, struct arena *arena,
                             struct kernel *out)
{
    bool changed = false;
    struct kernel own = *k;
    struct change c = {
        .kernel = k, .arena = arena, .apply = all ? dropped : hoisted, .changed = &changed};
    map_statements(&c, &own);
    struct statement *statements =
        arena_copy(arena, own.statements, (size_t)own.n_statements, sizeof *statements);
    for (int i = 0; i < own.n_statements; i++) {
        if (statements[i].op != '/' || !(all || is_invariant(k, statements[i].value)))
            continue;
        statements[i].op = '*';
        changed = true;
    }
    own.statements = statements;
    return changed && rewrite(&own, NULL, NULL, arena, out);
}

bool transform_hoist_divisions(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    return change_divisions(k, false, arena, out);
}

bool transform_drop_divisions(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    return change_divisions(k, true, arena, out);
}

/* ---- types ---- */

static bool is_suffix(char c)
{
    return c == 'f' || c == 'F' || c == 'l' || c == 'L';
}

static const struct expr *retyped(const struct change *c, const struct expr *e)
{
    if (e->kind == EXPR_CAST && !e->integer && e->type != c->type && !e->left->integer) {
        *c->changed = true;
        return e->left;
    }
    if (e->kind == EXPR_CALL && e->type != c->type) {
        struct expr call = *e;
        call.type = c->type;
        call.text = str_format(c->arena, "%s%s", kernel_functions[e->ref].name,
                               c->type == ELEM_FLOAT ? "f" : "");
        *c->changed = true;
        return copy(c, &call);
    }
    if (e->kind != EXPR_NUMBER || e->integer || e->type == c->type || e->text.len == 0)
        return e;
    struct expr number = *e;
    struct str digits = e->text;
    if (is_suffix(digits.ptr[digits.len - 1]))
        digits = str_slice(digits, 0, digits.len - 1);
    number.type = c->type;
    number.text = str_format(c->arena, "%.*s%s", STR_ARG(digits), c->type == ELEM_FLOAT ? "f" : "");
    *c->changed = true;
    return copy(c, &number);
}

bool transform_one_type(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    for (int a = 0; a < k->n_arrays; a++) {
        if (k->arrays[a].type != k->arrays[0].type)
            return false;
    }
    if (k->n_arrays == 0 || (k->arrays[0].type != ELEM_FLOAT && k->arrays[0].type != ELEM_DOUBLE))
        return false;
    bool changed = false;
    struct kernel own = *k;
    struct change c = {.kernel = k,
                       .arena = arena,
                       .apply = retyped,
                       .changed = &changed,
                       .type = k->arrays[0].type};
    map_statements(&c, &own);
    struct kernel_scalar *scalars =
        arena_copy(arena, k->scalars, (size_t)k->n_scalars, sizeof *scalars);
    for (int s = 0; s < k->n_scalars; s++) {
        changed = changed || scalars[s].type != c.type;
        scalars[s].type = c.type;
    }
    own.scalars = scalars;
    return changed && rewrite(&own, NULL, NULL, arena, out);
}

/* ---- arrays ---- */

static bool same_place(const struct kernel *k, const struct kernel_access *a,
                       const struct kernel_access *b)
{
    bool same = poly_equal(&a->offset, &b->offset);
    for (int l = 0; l < k->n_loops && same; l++)
        same = poly_equal(&a->stride[l], &b->stride[l]);
    return same;
}

/* The first array that is written and read elsewhere, or -1. */
static int in_place_array(const struct kernel *k)
{
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *write = &k->accesses[i];
        for (int j = 0; write->write && j < k->n_accesses; j++) {
            const struct kernel_access *read = &k->accesses[j];
            if (!read->write && read->array == write->array && !same_place(k, read, write))
                return write->array;
        }
    }
    return -1;
}

bool transform_is_in_place(const struct kernel *k)
{
    return in_place_array(k) >= 0;
}

static bool name_used(const struct kernel *k, struct str name)
{
    bool used = false;
    for (int i = 0; i < k->n_arrays; i++)
        used = used || str_eq(k->arrays[i].name, name);
    for (int i = 0; i < k->n_scalars; i++)
        used = used || str_eq(k->scalars[i].name, name);
    for (int i = 0; i < k->n_symbols; i++)
        used = used || str_eq(k->symbols[i], name);
    for (int i = 0; i < k->n_loops; i++)
        used = used || str_eq(k->loops[i].index, name);
    return used;
}

bool transform_out_of_place(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    const int array = in_place_array(k);
    if (array < 0)
        return false;
    struct kernel own = *k;
    struct kernel_array *arrays = arena_alloc(arena, (size_t)k->n_arrays + 1, sizeof *arrays);
    for (int a = 0; a < k->n_arrays; a++)
        arrays[a] = k->arrays[a];
    struct str name = str_format(arena, "%.*s_new", STR_ARG(k->arrays[array].name));
    while (name_used(k, name))
        name = str_format(arena, "%.*s_", STR_ARG(name));
    arrays[k->n_arrays] = k->arrays[array];
    arrays[k->n_arrays].name = name;
    own.arrays = arrays;
    own.n_arrays++;
    struct statement *statements =
        arena_copy(arena, k->statements, (size_t)k->n_statements, sizeof *statements);
    for (int i = 0; i < k->n_statements; i++) {
        if (statements[i].target->kind != EXPR_ACCESS || statements[i].target->ref != array)
            continue;
        struct expr target = *statements[i].target;
        target.ref = k->n_arrays;
        statements[i].target = arena_copy(arena, &target, 1, sizeof target);
    }
    own.statements = statements;
    return rewrite(&own, NULL, NULL, arena, out);
}

/* Written first, and all accesses at the one place: nothing goes from iteration to iteration. */
static bool is_temporary(const struct kernel *k, int array)
{
    const struct kernel_access *first = NULL;
    bool read = false;
    bool written = false;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        if (a->array != array)
            continue;
        if (first == NULL)
            first = a;
        if (!same_place(k, a, first))
            return false;
        read = read || !a->write;
        written = written || a->write;
    }
    return read && written && first->write;
}

static const struct expr *scalar_for(const struct change *c, const struct expr *e)
{
    if (e->kind != EXPR_ACCESS || c->scalar_of[e->ref] < 0)
        return e;
    const struct expr scalar = {
        .kind = EXPR_SCALAR, .type = e->type, .ref = c->scalar_of[e->ref], .text = e->text};
    *c->changed = true;
    return copy(c, &scalar);
}

bool transform_drop_temporaries(const struct kernel *k, struct arena *arena, struct kernel *out,
                                int *array)
{
    const size_t n = (size_t)k->n_arrays;
    bool *gone = arena_alloc(arena, n, sizeof *gone);
    int *scalar_of = arena_alloc(arena, n, sizeof *scalar_of);
    struct kernel own = *k;
    struct kernel_scalar *scalars = arena_alloc(arena, (size_t)k->n_scalars + n, sizeof *scalars);
    for (int s = 0; s < k->n_scalars; s++)
        scalars[s] = k->scalars[s];
    int kept_written = 0;
    int first = -1;
    for (int a = 0; a < k->n_arrays; a++) {
        scalar_of[a] = -1;
        gone[a] = is_temporary(k, a);
        kept_written += !gone[a] && k->arrays[a].written;
        if (!gone[a])
            continue;
        first = first < 0 ? a : first;
        scalar_of[a] = own.n_scalars;
        scalars[own.n_scalars++] =
            (struct kernel_scalar){.name = k->arrays[a].name, .type = k->arrays[a].type};
    }
    if (first < 0 || kept_written == 0)
        return false;
    bool changed = false;
    own.scalars = scalars;
    struct change c = {.kernel = k,
                       .arena = arena,
                       .apply = scalar_for,
                       .changed = &changed,
                       .scalar_of = scalar_of};
    map_statements(&c, &own);
    *array = first;
    return rewrite(&own, gone, NULL, arena, out);
}

/* ---- loops ---- */

/* True if loop `a` moves more arrays further than loop `b` does. */
static bool moves_further(const struct kernel *k, int a, int b)
{
    int balance = 0;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *access = &k->accesses[i];
        const int order = poly_compare_growth(&access->stride[a], &access->stride[b]);
        balance += (order > 0) - (order < 0);
    }
    return balance > 0;
}

bool transform_loop_order(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    int order[KERNEL_MAX_LOOPS] = {0};
    bool changed = false;
    for (int l = 0; l < k->n_loops; l++) {
        int at = l;
        while (at > 0 && moves_further(k, l, order[at - 1])) {
            order[at] = order[at - 1];
            at--;
            changed = true;
        }
        order[at] = l;
    }
    return changed && rewrite(k, NULL, order, arena, out);
}
