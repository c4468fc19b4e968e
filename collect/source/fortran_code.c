#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/source/fortran_scope.h"

/* Values out of flang's tree. */

/* --- code --- */

struct code *fortran_code(struct fmaker *m, enum code_kind kind, const struct fnode *at,
                          int n_parts, const struct code *const *parts)
{
    struct code *const c = arena_alloc(m->arena, 1, sizeof *c);
    *c = (struct code){.kind = kind,
                       .at = at->at,
                       .end_line = at->last_line,
                       .in_main_file = at->in_main_file,
                       .offset = at->offset,
                       .type = &fortran_unknown,
                       .op = "",
                       .n_parts = n_parts};
    if (n_parts > 0)
        c->parts = arena_copy(m->arena, parts, (size_t)n_parts, sizeof(const struct code *));
    return c;
}

const struct code *fortran_integer_code(struct fmaker *m, const struct fnode *at, int64_t value)
{
    struct code *const c = fortran_code(m, CODE_INTEGER, at, 0, NULL);
    c->integer = value;
    c->type = &fortran_integer;
    c->in_main_file = false; /* not written there */
    return c;
}

const struct code *fortran_name_code(struct fmaker *m, const struct fnode *at,
                                     const struct code_decl *decl)
{
    struct code *const c = fortran_code(m, CODE_NAME, at, 0, NULL);
    c->decl = decl;
    c->text = decl->name;
    c->type = decl->type;
    return c;
}

static const struct code_type *common_type(const struct code_type *a, const struct code_type *b)
{
    if (a->kind != TYPE_REAL || b->kind != TYPE_REAL)
        return a->kind == TYPE_REAL || b->kind == TYPE_UNKNOWN ? a : b;
    const enum elem_type both = elem_common(a->elem, b->elem);
    return fortran_real(both == ELEM_DOUBLE || both == ELEM_DOUBLE_COMPLEX, elem_is_complex(both));
}

const struct code *fortran_binary(struct fmaker *m, const struct fnode *at, const char *op,
                                  const struct code *left, const struct code *right)
{
    const struct code *const parts[] = {left, right};
    if (left->kind == CODE_INTEGER && right->kind == CODE_INTEGER && !left->in_main_file &&
        !right->in_main_file && (op[0] == '+' || op[0] == '-'))
        return fortran_integer_code(
            m, at, op[0] == '+' ? left->integer + right->integer : left->integer - right->integer);
    if ((op[0] == '+' || op[0] == '-') && right->kind == CODE_INTEGER && right->integer == 0)
        return left;
    struct code *const c = fortran_code(m, CODE_BINARY, at, 2, parts);
    c->op = op;
    c->type =
        strchr("<>=!&|", op[0]) != NULL ? &fortran_integer : common_type(left->type, right->type);
    return c;
}

static const struct code *unknown(struct fmaker *m, const struct fnode *n)
{
    return fortran_code(m, CODE_UNKNOWN, n, 0, NULL);
}

const struct code *fortran_call(struct fmaker *m, const struct fnode *n, const char *name,
                                int count, const struct code *const *parts,
                                const struct code_type *type)
{
    struct code *const c = fortran_code(m, CODE_CALL, n, count, parts);
    c->text = str_of(name);
    if (fnode_is(n, "FunctionReference"))
        c->shown = fnode_name(n);
    c->type = type;
    return c;
}

/* --- arguments and subscripts --- */

static const struct fnode *unwrapped(const struct fnode *n)
{
    while (
        n != NULL && n->n_parts > 0 &&
        (fnode_is(n, "ActualArgSpec") || fnode_is(n, "Logical") || fnode_is(n, "Initialization")))
        n = n->parts[n->n_parts - 1];
    return n;
}

static bool has_subscripts(const struct fnode *n)
{
    return fnode_is(n, "ArrayElement") || fnode_is(n, "FunctionReference");
}

/* Those of b(k)%u(i,j) are i, j, k. */
int fortran_subscripts(const struct fnode *n, const struct fnode **out)
{
    int count = 0;
    while (n != NULL) {
        for (size_t i = 1; has_subscripts(n) && i < n->n_parts && count < KERNEL_MAX_DIMS; i++)
            out[count++] = unwrapped(n->parts[i]);
        n = has_subscripts(n) || fnode_is(n, "StructureComponent") ? fnode_at(n, 0) : NULL;
    }
    return count;
}

/* Colons of the section's text in front of a bound: brackets around the bound itself do not count.
 */
static int colons_before(struct str text)
{
    int depth = 0;
    int colons = 0;
    for (size_t k = text.len; k-- > 0;) {
        const char c = text.ptr[k];
        const bool grouping = c == '(' && depth == 0 && k > 0 && !char_in_name(text.ptr[k - 1]);
        if (depth == 0 && (c == ',' || (c == '(' && !grouping)))
            break;
        depth += c == ')' ? 1 : c == '(' && !grouping ? -1 : 0;
        colons += depth == 0 && c == ':' ? 1 : 0;
    }
    return colons;
}

/* Where bounds are missing, the text in front of the others says which: `:n`, `n:`, `::2`. */
struct fsection fortran_section(const struct fnode *t)
{
    struct fsection s = {0};
    for (size_t i = 0; i < t->n_parts; i++) {
        const int colons = colons_before(t->parts[i]->before);
        *(colons == 0 ? &s.first : colons == 1 ? &s.last : &s.step) = t->parts[i];
    }
    return s;
}

/* --- arrays --- */

static const struct code *outside(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const int n_loops = m->n_loops;
    m->n_loops = 0;
    const struct code *const c = fortran_expr(m, scope, n);
    m->n_loops = n_loops;
    return c;
}

const struct code *fortran_bound(struct fmaker *m, const struct fnode *at, struct fentity *e, int d,
                                 bool upper)
{
    const struct fnode *const bound = upper ? e->upper[d] : e->lower[d];
    struct fscope *const scope = (struct fscope *)e->bounds_of;
    if (bound != NULL)
        return outside(m, scope, bound);
    /* Where nothing says how an array is allocated, it may begin at 0: halos often do. */
    const bool is_open = e->is_implicit || (e->is_deferred && e->is_allocated);
    if (!upper)
        return fortran_integer_code(m, at, is_open && e->upper[d] == NULL ? 0 : 1);
    if (e->extents[d] == NULL)
        e->extents[d] =
            fortran_variable(m, str_format(m->arena, "%.*s_size%d", STR_ARG(e->decl->name), d + 1),
                             &fortran_integer);
    const struct code *const extent = fortran_name_code(m, at, e->extents[d]);
    return e->lower[d] == NULL && !is_open
               ? extent
               : fortran_binary(
                     m, at, "-",
                     fortran_binary(m, at, "+", extent, fortran_bound(m, at, e, d, false)),
                     fortran_integer_code(m, at, 1));
}

/* The element at these places, which count from 0. */
static const struct code *element(struct fmaker *m, const struct fnode *n, const struct fentity *e,
                                  const struct code *const *places)
{
    const struct code *c = fortran_name_code(m, n, e->decl);
    for (int d = e->rank - 1; d >= 0; d--) {
        const struct code *const parts[] = {c, places[d]};
        struct code *const s = fortran_code(m, CODE_SUBSCRIPT, n, 2, parts);
        s->type = c->type->to != NULL ? c->type->to : &fortran_unknown;
        c = s;
    }
    return c;
}

static bool same_step(const struct fnode *a, const struct fnode *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->n_parts == 0 && str_eq(a->name, b->name) && str_eq(a->value, b->value);
}

/* The place in a section: as far from its first element as the target's index is from its own. */
static const struct code *place_in(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                   struct fentity *e, int d, const struct fsection *section, int at)
{
    const struct fsections *const s = m->sections;
    if (s == NULL || at >= s->n || !same_step(section->step, s->step[at]))
        return unknown(m, n);
    const struct code *first = fortran_integer_code(m, n, 0);
    if (section->first != NULL)
        first = fortran_binary(m, n, "-", outside(m, scope, section->first),
                               fortran_bound(m, n, e, d, false));
    return fortran_binary(m, n, "+", fortran_name_code(m, n, s->index[at]),
                          fortran_binary(m, n, "-", first, s->first[at]));
}

/* Does it name the index of one of the loops from this on? */
static bool names_index(const struct fmaker *m, const struct fnode *n, int from)
{
    for (int l = from; fnode_is(n, "Name") && l < m->n_loops; l++) {
        if (str_eq(m->loops[l].index->name, n->value))
            return true;
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        if (names_index(m, n->parts[i], from))
            return true;
    }
    return false;
}

/* Is this of another struct in each iteration? Their rows have places of their own. */
static bool runs_over_structs(const struct fmaker *m, const struct fnode *n)
{
    return m->n_loops > 0 && m->sections == NULL && names_index(m, n, m->n_loops - 1);
}

static struct fentity *named(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    if (fnode_is(n, "Name"))
        return fortran_entity(m, scope, n);
    if (fnode_is(n, "StructureComponent") && !runs_over_structs(m, n))
        return fortran_component(m, scope, n);
    return NULL;
}

enum intrinsic {
    AS_CALL,
    AS_MAX,
    AS_MIN,
    AS_REAL,
    AS_DOUBLE,
    AS_INTEGER,
    AS_MOD,
    AS_MERGE,
    AS_PART,
    AS_CONJUGATE,
    AS_COMPLEX,
    AS_SIZE,
    AS_LBOUND,
    AS_UBOUND,
    AS_UNKNOWN
};

static const struct {
    const char *name;
    enum intrinsic how;
    const char *c_name;
} intrinsics[] = {
    {"abs", AS_CALL, "abs"},     {"dabs", AS_CALL, "abs"},        {"sqrt", AS_CALL, "sqrt"},
    {"dsqrt", AS_CALL, "sqrt"},  {"exp", AS_CALL, "exp"},         {"dexp", AS_CALL, "exp"},
    {"log", AS_CALL, "log"},     {"dlog", AS_CALL, "log"},        {"alog", AS_CALL, "log"},
    {"log10", AS_CALL, "log10"}, {"sin", AS_CALL, "sin"},         {"dsin", AS_CALL, "sin"},
    {"cos", AS_CALL, "cos"},     {"dcos", AS_CALL, "cos"},        {"tan", AS_CALL, "tan"},
    {"tanh", AS_CALL, "tanh"},   {"atan", AS_CALL, "atan"},       {"atan2", AS_CALL, "atan2"},
    {"asin", AS_CALL, "asin"},   {"acos", AS_CALL, "acos"},       {"sinh", AS_CALL, "sinh"},
    {"cosh", AS_CALL, "cosh"},   {"sign", AS_CALL, "copysign"},   {"dsign", AS_CALL, "copysign"},
    {"max", AS_MAX, "max"},      {"amax1", AS_MAX, "max"},        {"dmax1", AS_MAX, "max"},
    {"max0", AS_MAX, "max"},     {"min", AS_MIN, "min"},          {"amin1", AS_MIN, "min"},
    {"dmin1", AS_MIN, "min"},    {"min0", AS_MIN, "min"},         {"real", AS_REAL, ""},
    {"float", AS_REAL, ""},      {"sngl", AS_REAL, ""},           {"dble", AS_DOUBLE, ""},
    {"dfloat", AS_DOUBLE, ""},   {"int", AS_INTEGER, ""},         {"nint", AS_INTEGER, ""},
    {"mod", AS_MOD, "fmod"},     {"modulo", AS_MOD, "fmod"},      {"merge", AS_MERGE, ""},
    {"size", AS_SIZE, ""},       {"lbound", AS_LBOUND, ""},       {"ubound", AS_UBOUND, ""},
    {"aimag", AS_PART, "cimag"}, {"dimag", AS_PART, "cimag"},     {"imag", AS_PART, "cimag"},
    {"dreal", AS_PART, "creal"}, {"conjg", AS_CONJUGATE, "conj"}, {"dconjg", AS_CONJUGATE, "conj"},
    {"cmplx", AS_COMPLEX, ""},   {"dcmplx", AS_COMPLEX, ""},      {"dtan", AS_CALL, "tan"},
    {"datan", AS_CALL, "atan"},  {"datan2", AS_CALL, "atan2"},    {"dasin", AS_CALL, "asin"},
    {"dacos", AS_CALL, "acos"},  {"dsinh", AS_CALL, "sinh"},      {"dcosh", AS_CALL, "cosh"},
    {"dtanh", AS_CALL, "tanh"},  {"dlog10", AS_CALL, "log10"},    {"alog10", AS_CALL, "log10"},
    {"hypot", AS_CALL, "hypot"}, {"floor", AS_INTEGER, ""},       {"ceiling", AS_INTEGER, ""},
    {"aint", AS_CALL, "trunc"},  {"anint", AS_CALL, "round"},     {"dint", AS_CALL, "trunc"},
    {"dnint", AS_CALL, "round"}, {"idint", AS_INTEGER, ""},       {"ifix", AS_INTEGER, ""},
    {"idnint", AS_INTEGER, ""},  {"amod", AS_MOD, "fmod"},        {"dmod", AS_MOD, "fmod"},
    {"erf", AS_CALL, "erf"},     {"iabs", AS_CALL, "abs"},        {"sum", AS_UNKNOWN, ""},
    {"maxval", AS_UNKNOWN, ""},  {"minval", AS_UNKNOWN, ""},      {"matmul", AS_UNKNOWN, ""},
    {"cshift", AS_UNKNOWN, ""},  {"eoshift", AS_UNKNOWN, ""},     {"transpose", AS_UNKNOWN, ""},
    {"reshape", AS_UNKNOWN, ""}, {"spread", AS_UNKNOWN, ""},      {"dot_product", AS_UNKNOWN, ""},
    {"present", AS_UNKNOWN, ""}, {"allocated", AS_UNKNOWN, ""},   {"associated", AS_UNKNOWN, ""},
    {"epsilon", AS_UNKNOWN, ""}, {"tiny", AS_UNKNOWN, ""},        {"huge", AS_UNKNOWN, ""},
    {"any", AS_UNKNOWN, ""},     {"all", AS_UNKNOWN, ""}};

/* Its row, or the number of rows. */
static size_t intrinsic_row(struct str name)
{
    size_t row = 0;
    while (row < sizeof intrinsics / sizeof *intrinsics &&
           !str_eq(name, str_of(intrinsics[row].name)))
        row++;
    return row;
}

static const struct code_decl *function_named(const struct fmaker *m, struct str name)
{
    for (size_t i = 0; i < m->out->n_functions; i++) {
        if (str_eq(m->out->functions[i]->name, name))
            return m->out->functions[i];
    }
    return NULL;
}

/* u(i, j) that nothing declares: an array of a module that was not found. */
static bool is_open_array(struct fmaker *m, const struct fscope *scope, struct str name)
{
    const struct fentity *const declared = fortran_find(m, scope, name);
    return (declared == NULL || (declared->is_implicit && declared->rank == 0)) &&
           function_named(m, name) == NULL &&
           intrinsic_row(name) == sizeof intrinsics / sizeof *intrinsics &&
           fortran_misses_module(m, scope);
}

struct fentity *fortran_array(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const bool is_element = has_subscripts(n);
    const struct fnode *const base = is_element ? fnode_at(n, 0) : n;
    if (base == NULL)
        return NULL;
    if (is_element && n->n_parts > 1 && fnode_is(base, "Name") &&
        is_open_array(m, scope, base->value)) {
        struct fentity *const e = fortran_entity(m, scope, base);
        if (e != NULL)
            fortran_set_rank(m, e, (int)n->n_parts - 1);
        return e;
    }
    if (fnode_is(base, "Name") && fnode_is(n, "FunctionReference") &&
        fortran_find(m, scope, base->value) == NULL)
        return NULL;
    struct fentity *const e = named(m, scope, base);
    return e != NULL && e->rank > 0 ? e : NULL;
}

const struct code *fortran_element(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                   struct fentity *e)
{
    static const struct fnode whole = {.name = {"SubscriptTriplet", 16}};
    const struct fnode *subscripts[KERNEL_MAX_DIMS];
    const struct code *places[KERNEL_MAX_DIMS];
    const bool is_element = has_subscripts(n);
    const int count = is_element ? fortran_subscripts(n, subscripts) : 0;
    int section = 0;
    if (!is_element && m->sections == NULL)
        return fortran_name_code(m, n, e->decl);
    if (is_element && count != e->rank)
        return unknown(m, n);
    for (int d = 0; d < e->rank; d++) {
        const struct fnode *const sub = is_element ? subscripts[d] : &whole;
        if (fnode_is(sub, "SubscriptTriplet")) {
            const struct fsection s = fortran_section(sub);
            places[d] = place_in(m, scope, n, e, d, &s, section++);
        } else {
            const struct fsections *const sections = m->sections;
            m->sections = NULL;
            const struct code *const at = fortran_expr(m, scope, sub);
            places[d] = at->type->kind == TYPE_ARRAY /* of indices: a gather */
                            ? unknown(m, n)
                            : fortran_binary(m, n, "-", at, fortran_bound(m, n, e, d, false));
            m->sections = sections;
        }
    }
    return element(m, n, e, places);
}

/* --- functions --- */

struct arguments {
    int n;
    const struct fnode *nodes[KERNEL_MAX_DIMS];
    const struct code *codes[KERNEL_MAX_DIMS];
};

static const struct code *extreme(struct fmaker *m, const struct fnode *n,
                                  const struct arguments *a, const char *name)
{
    const struct code *c = a->codes[0];
    for (int i = 1; i < a->n; i++) {
        const struct code *const parts[] = {c, a->codes[i]};
        c = fortran_call(m, n, name, 2, parts, common_type(c->type, a->codes[i]->type));
    }
    return c;
}

static const struct code *cast(struct fmaker *m, const struct fnode *n, const struct arguments *a,
                               const struct code_type *type)
{
    struct code *const c = fortran_code(m, CODE_CAST, n, 1, a->codes);
    c->type = type;
    return c;
}

/* size(a, 2), lbound(a, 1), ubound(a, 1) */
static const struct code *extent(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                 const struct arguments *a, char which)
{
    int64_t d = 0;
    struct fentity *const e = fortran_array(m, scope, a->nodes[0]);
    if (a->n < 2)
        d = e != NULL && e->rank == 1 ? 1 : 0;
    else if (fnode_is(a->nodes[1], "IntLiteralConstant"))
        (void)str_to_i64(a->nodes[1]->value, &d);
    if (e == NULL || d < 1 || d > e->rank)
        return unknown(m, n);
    const struct code *const lower = fortran_bound(m, n, e, (int)d - 1, false);
    const struct code *const upper = fortran_bound(m, n, e, (int)d - 1, true);
    if (which != 's')
        return which == 'l' ? lower : upper;
    return fortran_binary(m, n, "-", upper,
                          fortran_binary(m, n, "-", lower, fortran_integer_code(m, n, 1)));
}

static bool is_wide(const struct code_type *type)
{
    return type->kind == TYPE_REAL &&
           (type->elem == ELEM_DOUBLE || type->elem == ELEM_DOUBLE_COMPLEX);
}

/* cmplx(x, y, kind) */
static const struct code *complex_of(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                     const struct arguments *a, bool wide)
{
    const int bytes = fortran_kind(m, scope, a->n > 2 ? a->nodes[2] : NULL, wide ? 8 : 4);
    const struct code_type *const type =
        fortran_real(bytes == 8 || m->files->real_bytes == 8, true);
    if (a->n < 2)
        return cast(m, n, a, type);
    struct code *const both = fortran_code(m, CODE_LIST, n, 2, a->codes);
    both->type = type;
    return both;
}

static const struct code *intrinsic(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                    size_t row, const struct arguments *a)
{
    const struct code *const first = a->codes[0];
    const struct code *const swapped[] = {a->codes[2], a->codes[0], a->codes[1]};
    switch (a->n > 0 ? intrinsics[row].how : AS_UNKNOWN) {
    case AS_CALL:
        return fortran_call(m, n, intrinsics[row].c_name, a->n, a->codes, first->type);
    case AS_MAX:
    case AS_MIN:
        return extreme(m, n, a, intrinsics[row].c_name);
    case AS_REAL: {
        const bool part_of_wide = elem_is_complex(first->type->elem) && is_wide(first->type);
        const int bytes =
            fortran_kind(m, scope, a->n > 1 ? a->nodes[1] : NULL, part_of_wide ? 8 : 4);
        return cast(m, n, a, fortran_real(bytes == 8 || m->files->real_bytes == 8, false));
    }
    case AS_DOUBLE:
        return cast(m, n, a, fortran_real(true, false));
    case AS_INTEGER:
        return cast(m, n, a, &fortran_integer);
    case AS_MOD:
        if (a->n < 2)
            break;
        return first->type->kind == TYPE_REAL
                   ? fortran_call(m, n, intrinsics[row].c_name, 2, a->codes, first->type)
                   : fortran_binary(m, n, "%", first, a->codes[1]);
    case AS_MERGE: {
        if (a->n < 3)
            break;
        struct code *const c = fortran_code(m, CODE_CHOICE, n, 3, swapped);
        c->type = common_type(first->type, a->codes[1]->type);
        return c;
    }
    case AS_PART:
        return fortran_call(m, n, intrinsics[row].c_name, 1, a->codes,
                            fortran_real(is_wide(first->type), false));
    case AS_CONJUGATE:
        return fortran_call(m, n, intrinsics[row].c_name, 1, a->codes, first->type);
    case AS_COMPLEX:
        return complex_of(m, scope, n, a, intrinsics[row].name[0] == 'd');
    case AS_SIZE:
        return extent(m, scope, n, a, 's');
    case AS_LBOUND:
        return extent(m, scope, n, a, 'l');
    case AS_UBOUND:
        return extent(m, scope, n, a, 'u');
    case AS_UNKNOWN:
        break;
    }
    struct code *const c = fortran_code(m, CODE_CALL, n, 0, NULL);
    c->text = fnode_name(n);
    return c;
}

/* transpose(b) in an array statement: the sections of the first two dimensions change places. */
static const struct code *transposed(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *arguments[KERNEL_MAX_DIMS];
    const struct fsections *const outer = m->sections;
    const int count = fortran_subscripts(n, arguments);
    if (outer->n != 2 || count != 1)
        return unknown(m, n);
    const struct fsections swapped = {.n = 2,
                                      .index = {outer->index[1], outer->index[0]},
                                      .first = {outer->first[1], outer->first[0]},
                                      .step = {outer->step[1], outer->step[0]}};
    m->sections = &swapped;
    const struct code *const c = fortran_expr(m, scope, arguments[0]);
    m->sections = outer;
    return c;
}

/* An argument of a function whose body is not known, which may set an integer, but not the index of
 * a loop. */
static const struct code *handed(struct fmaker *m, const struct fnode *n,
                                 const struct code *argument)
{
    bool may_be_set = argument->kind == CODE_NAME && argument->decl->type->kind == TYPE_INTEGER &&
                      !argument->decl->type->is_const;
    for (int l = 0; l < m->n_loops; l++)
        may_be_set = may_be_set && m->loops[l].index != argument->decl;
    return may_be_set ? fortran_code(m, CODE_ADDRESS, n, 1, &argument) : argument;
}

static const struct code *reference(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    struct arguments a = {0};
    const struct fnode *const base = fnode_at(n, 0);
    if (!fnode_is(base, "Name"))
        return unknown(m, n);
    const struct code_decl *const function = function_named(m, base->value);
    const size_t row = intrinsic_row(base->value);
    const bool is_intrinsic = row < sizeof intrinsics / sizeof *intrinsics;
    if (m->sections != NULL && function == NULL && str_eq(base->value, STR("transpose")))
        return transposed(m, scope, n);
    a.n = fortran_subscripts(n, a.nodes);
    for (int i = 0; i < a.n; i++)
        a.codes[i] = fortran_expr(m, scope, a.nodes[i]);
    if (is_intrinsic && function == NULL)
        return intrinsic(m, scope, n, row, &a);
    for (int i = 0; i < a.n && function == NULL; i++)
        a.codes[i] = handed(m, a.nodes[i], a.codes[i]);
    struct code *const c = fortran_code(m, CODE_CALL, n, a.n, a.codes);
    c->text = base->value;
    c->decl = function;
    return c;
}

/* --- operators --- */

static const char *operator_of(struct str name)
{
    static const struct {
        const char *name, *op;
    } rows[] = {{"Add", "+"},  {"Subtract", "-"}, {"Multiply", "*"}, {"Divide", "/"}, {"LT", "<"},
                {"LE", "<="},  {"EQ", "=="},      {"NE", "!="},      {"GE", ">="},    {"GT", ">"},
                {"AND", "&&"}, {"OR", "||"},      {"EQV", "=="},     {"NEQV", "!="}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (str_eq(name, str_of(rows[i].name)))
            return rows[i].op;
    }
    return NULL;
}

static const struct code *unary(struct fmaker *m, const struct fnode *n, const char *op,
                                const struct code *operand)
{
    struct code *const c = fortran_code(m, CODE_UNARY, n, 1, &operand);
    c->op = op;
    c->type = operand->type;
    return c;
}

/* The whole number that a value is raised to, if the compiler multiplies it out; otherwise 0. */
static int64_t multiplied(const struct code *exponent)
{
    const bool down = exponent->kind == CODE_UNARY && exponent->op[0] == '-';
    const struct code *const number = down ? exponent->parts[0] : exponent;
    const bool whole = number->kind == CODE_INTEGER && number->integer >= 1 &&
                       number->integer <= CODE_MULTIPLIED_POWER;
    return !whole ? 0 : down ? -number->integer : number->integer;
}

static const struct code *power(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct code *const base = fortran_expr(m, scope, fnode_at(n, 0));
    const struct code *const exponent = fortran_expr(m, scope, fnode_at(n, 1));
    const int64_t by = multiplied(exponent);
    const struct code *parts[] = {base, exponent};
    if (exponent->kind == CODE_REAL && exponent->real == 0.5)
        return fortran_call(m, n, "sqrt", 1, parts, base->type);
    if (by == 2 && base->type->kind == TYPE_INTEGER)
        return fortran_binary(m, n, "*", base, base);
    if (by == 0)
        return fortran_call(m, n, "pow", 2, parts, base->type);
    if (by > 0)
        return fortran_call(m, n, "__builtin_powi", 2, parts, base->type);
    parts[1] = fortran_integer_code(m, n, -by);
    return fortran_binary(m, n, "/", fortran_integer_code(m, n, 1),
                          fortran_call(m, n, "__builtin_powi", 2, parts, base->type));
}

static const struct code *real_literal(struct fmaker *m, struct fscope *scope,
                                       const struct fnode *n)
{
    const struct fnode *const digits = fnode_part(n, "Real");
    struct code *const c = fortran_code(m, CODE_REAL, n, 0, NULL);
    char *const text = str_cstr(m->arena, digits != NULL ? digits->value : STR("0"));
    char *const exponent = strpbrk(text, "dD");
    char *end;
    if (exponent != NULL)
        *exponent = 'e';
    c->real = strtod(text, &end);
    if (*end != '\0' || !isfinite(c->real))
        return unknown(m, n);
    c->type = fortran_real(fortran_kind(m, scope, n, m->files->real_bytes) == 8, false);
    return c;
}

static const struct code *name_value(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    struct fentity *const e = named(m, scope, n);
    if (e == NULL || (e->rank == 0 && fnode_is(n, "StructureComponent") && names_index(m, n, 0)))
        return unknown(m, n);
    if (e->rank > 0)
        return fortran_element(m, scope, n, e);
    const struct code *const name = fortran_name_code(m, n, e->decl);
    for (int l = m->n_loops; l-- > 0;) {
        if (m->loops[l].index == e->decl && m->loops[l].shift != NULL)
            return fortran_binary(m, n, "+", name, m->loops[l].shift);
    }
    return name;
}

static const struct code *literal(struct fmaker *m, const struct fnode *n)
{
    int64_t value = 0;
    struct code *const c = fortran_code(m, CODE_INTEGER, n, 0, NULL);
    if (!str_to_i64(n->value, &value))
        return unknown(m, n);
    c->integer = value;
    c->type = &fortran_integer;
    return c;
}

/* The array that is indexed, or a component that its subscripts show to be one; null: none. */
static struct fentity *indexed(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *const base = fnode_at(n, 0);
    struct fentity *e = fortran_array(m, scope, n);
    if (e == NULL && fnode_is(base, "StructureComponent")) {
        const struct fnode *subscripts[KERNEL_MAX_DIMS];
        e = named(m, scope, base);
        if (e != NULL)
            fortran_set_rank(m, e, fortran_subscripts(n, subscripts));
    }
    return e;
}

/* Recursive: limited by CODE_MAX_DEPTH. */
static const struct code *value(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const char *const op = operator_of(n->name);
    if (op != NULL && n->n_parts == 2)
        return fortran_binary(m, n, op, fortran_expr(m, scope, n->parts[0]),
                              fortran_expr(m, scope, n->parts[1]));
    if (n->n_parts == 1 &&
        (fnode_is(n, "Negate") || fnode_is(n, "UnaryPlus") || fnode_is(n, "NOT")))
        return unary(m, n,
                     fnode_is(n, "Negate") ? "-"
                     : fnode_is(n, "NOT")  ? "!"
                                           : "+",
                     fortran_expr(m, scope, n->parts[0]));
    if (fnode_is(n, "Power") && n->n_parts == 2)
        return power(m, scope, n);
    if (fnode_is(n, "IntLiteralConstant"))
        return literal(m, n);
    if (fnode_is(n, "RealLiteralConstant"))
        return real_literal(m, scope, n);
    const bool in_element =
        fnode_is(n, "StructureComponent") && (m->sections != NULL || names_index(m, n, 0));
    const struct code *const member =
        in_element || (has_subscripts(n) && fnode_is(n->parts[0], "StructureComponent"))
            ? fortran_member(m, scope, n)
            : NULL;
    if (member != NULL)
        return member;
    if (fnode_is(n, "Name") || fnode_is(n, "StructureComponent"))
        return name_value(m, scope, n);
    if (fnode_is(n, "ArrayElement") || fnode_is(n, "FunctionReference")) {
        struct fentity *const e = indexed(m, scope, n);
        if (e != NULL)
            return fortran_element(m, scope, n, e);
    }
    return fnode_is(n, "FunctionReference") ? reference(m, scope, n) : unknown(m, n);
}

const struct code *fortran_expr(struct fmaker *m, struct fscope *scope, const struct fnode *given)
{
    const struct fnode *const n = unwrapped(given);
    if (n == NULL || m->depth >= CODE_MAX_DEPTH)
        return unknown(m, scope->unit);
    if (n == m->reduced.call)
        return m->reduced.value;
    m->depth++;
    const struct code *const c = value(m, scope, n);
    m->depth--;
    return c;
}
