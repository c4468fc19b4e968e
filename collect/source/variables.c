#include <string.h>

#include "base/plural.h"
#include "collect/source/reader.h"

/* What names and members refer to: arrays and scalars of the kernel. */

static bool name_is_taken(const struct reader *r, struct str name)
{
    for (size_t i = 0; i < r->n_variables; i++) {
        if (str_eq(r->variables[i]->name, name))
            return true;
    }
    return false;
}

/* Member names stay short where no other has them. */
static struct str new_name(struct reader *r, const struct code_decl *decl,
                           const struct variable *base)
{
    struct str name =
        str_slice(reader_kernel_name(r, decl->name.len != 0 ? decl->name : STR("unnamed")), 0,
                  KERNEL_MAX_NAME_BYTES / 2);
    if (base != NULL && name_is_taken(r, name))
        name = str_format(r->arena, "%.*s_%.*s",
                          STR_ARG(str_slice(base->name, 0, KERNEL_MAX_NAME_BYTES / 2 - 8)),
                          STR_ARG(name));
    const struct str stem = name;
    for (int i = 2; name_is_taken(r, name); i++)
        name = str_format(r->arena, "%.*s_%d", STR_ARG(stem), i);
    return name;
}

static enum nest_storage storage_of(const struct code_decl *decl, const struct variable *base)
{
    const struct code_type *t = decl->type;
    const struct code_type *row = t;
    while (row->kind == TYPE_ARRAY)
        row = row->to;
    if (row->kind == TYPE_POINTER || t->restricted)
        return row->restricted || t->restricted ? NEST_RESTRICT : NEST_POINTER;
    const bool reachable = decl->kind == DECL_PARAMETER || t->is_reference ||
                           (base != NULL && base->facts.storage != NEST_OBJECT);
    const bool own = t->kind == TYPE_ARRAY || t->kind == TYPE_STRUCT;
    return own && !reachable ? NEST_OBJECT : NEST_POINTER;
}

static const struct code_type *element_of(const struct code_type *t)
{
    while (t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY)
        t = t->to;
    return t;
}

struct variable *variable_of(struct reader *r, const struct code_decl *decl,
                             const struct variable *base)
{
    for (size_t i = 0; i < r->n_variables; i++) {
        if (r->variables[i]->decl == decl && r->variables[i]->base == base)
            return r->variables[i];
    }
    struct variable *v = arena_alloc(r->arena, 1, sizeof *v);
    v->decl = decl;
    v->base = base;
    v->name = new_name(r, decl, base);
    v->number = -1;
    v->type = decl->type;
    v->is_local = base != NULL
                      ? base->is_local && base->type->kind == TYPE_STRUCT
                      : reader_inside(r) && decl->kind == DECL_VARIABLE && !decl->is_global;
    v->facts.storage = storage_of(decl, base);
    v->facts.by_pointer = decl->type->kind == TYPE_POINTER;
    v->facts.is_const = element_of(decl->type)->is_const;
    v->facts.line = decl->at.line;
    for (size_t i = 0; i < r->n_variables && decl->type->kind == TYPE_ARRAY; i++) {
        if (r->variables[i] == base)
            v->facts.owner = (int)i + 1;
    }
    *ARENA_ADD(r->arena, r->variables, r->n_variables) = v;
    return v;
}

/* --- shapes --- */

/* The sizes of the declaration; pointers have none. */
static void declared_sizes(struct reader *r, struct variable *v)
{
    const struct code_decl *d = v->decl;
    int n_arrays = 0;
    int n = 0;
    for (const struct code_type *t = d->type; t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY;
         t = t->to)
        n_arrays += t->kind == TYPE_ARRAY ? 1 : 0;
    const int missing = n_arrays - d->n_sizes;
    int array = 0;
    for (const struct code_type *t = d->type;
         (t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY) && n < KERNEL_MAX_DIMS; t = t->to) {
        struct code_form size = {0};
        const int at = t->kind == TYPE_ARRAY ? array++ - missing : (missing < 0 && n == 0 ? 0 : -1);
        if (at >= 0 && at < d->n_sizes)
            v->known[n] = try_integer(r, d->sizes[at], &size) && form_is_poly(&size);
        if (!v->known[n] && t->kind == TYPE_ARRAY && t->count > 0) {
            size = form_constant(r->arena, t->count);
            v->known[n] = true;
        }
        if (v->known[n])
            v->dims[n] = size.constant;
        n++;
    }
}

static bool fit_integer(const struct code_type *t, enum elem_type *out)
{
    switch (t->bytes) {
    case 1:
        *out = t->is_unsigned ? ELEM_UCHAR : ELEM_CHAR;
        return true;
    case 2:
        *out = t->is_unsigned ? ELEM_USHORT : ELEM_SHORT;
        return true;
    case 4:
        *out = ELEM_INT;
        return true;
    case 8:
        *out = ELEM_LONG;
        return true;
    default:
        return false;
    }
}

/* Whether the code applies `*` to it. */
static bool is_dereferenced(const struct code *c, const struct code_decl *d)
{
    bool is = c->kind == CODE_DEREF && c->parts[0]->kind == CODE_NAME && c->parts[0]->decl == d;
    for (int i = 0; i < code_n_children(c) && !is; i++)
        is = is_dereferenced(code_child(c, i), d);
    return is;
}

/* A template's parameter; one that is dereferenced is an iterator, and nothing says how far apart
 * its elements are. */
static bool fit_unknown(struct reader *r, const struct variable *v, struct code_place at,
                        enum elem_type *out)
{
    if (v->decl->type->kind == TYPE_UNKNOWN && is_dereferenced(r->path[0], v->decl)) {
        reader_fail(r, at, "the type of '%.*s', to which '*' is applied, is unknown",
                    STR_ARG(v->name));
        return reader_hint(r, "of a template, take a file that calls it: its types are then known");
    }
    *out = ELEM_DOUBLE;
    reader_note(r, at, "the type of '%.*s' is unknown: taken as double", STR_ARG(v->name));
    return true;
}

static bool fit_element(struct reader *r, const struct variable *v, const struct code_type *t,
                        struct code_place at, enum elem_type *out)
{
    const int name = (int)v->name.len;
    unsigned line = v->decl->at.line;
    const struct str complaint = unit_complaint(r->unit, line, line, &line);
    if (t->kind == TYPE_INTEGER && str_starts_with(complaint, STR("unknown type name"))) {
        reader_fail(r, v->decl->at, "%.*s", STR_ARG(complaint));
        (void)reader_hint(r, "pass its header's folder with -I");
        return false;
    }
    switch (t->kind) {
    case TYPE_REAL:
        *out = t->elem;
        return true;
    case TYPE_INTEGER:
        if (!fit_integer(t, out))
            break;
        if (t->is_unsigned && t->bytes >= 4)
            reader_note(r, at, "'%.*s' is unsigned: taken as signed, which is converted faster",
                        name, v->name.ptr);
        return true;
    case TYPE_POINTER:
        reader_note(r, at, "the pointers in '%.*s' are taken as integers of 8 bytes", name,
                    v->name.ptr);
        *out = ELEM_LONG;
        return true;
    case TYPE_UNKNOWN:
        return fit_unknown(r, v, at, out);
    default:
        break;
    }
    reader_fail(r, at, "'%.*s' is of type '%.*s', which is not supported", name, v->name.ptr,
                STR_ARG(t->text));
    (void)reader_hint(r, "use float, double, their _Complex types, or integers of 1 to 8 bytes");
    return false;
}

static struct str struct_name(const struct code_type *t)
{
    const struct code_type *const element = element_of(t);
    struct str name = element->kind == TYPE_STRUCT ? element->text : (struct str){0};
    if (str_starts_with(name, STR("const ")))
        name = str_slice(name, 6, name.len);
    return name;
}

/* The type of the largest member of this struct that the code uses, if it is larger than `most`. */
static const struct code_type *largest_member(const struct code *c, struct str name,
                                              const struct code_type *most)
{
    const struct code_type *const t = element_of(c->type);
    const bool is_member = c->kind == CODE_MEMBER && c->n_parts == 1 && name.len > 0 &&
                           str_eq(struct_name(c->parts[0]->type), name);
    if (is_member && (t->kind == TYPE_REAL || t->kind == TYPE_INTEGER) && t->bytes > most->bytes)
        most = t;
    for (int i = 0; i < code_n_children(c); i++)
        most = largest_member(code_child(c, i), name, most);
    return most;
}

/* Passed to functions or returned whole, a struct is copied by its members, which are then alike.
 */
static bool passes_whole(const struct code *c, struct str name)
{
    const bool calls = c->kind == CODE_CALL || c->kind == CODE_METHOD;
    bool passes = calls && str_eq(struct_name(c->type), name);
    for (int i = 0; i < c->n_parts && calls; i++)
        passes = passes || (c->parts[i]->type->kind == TYPE_STRUCT &&
                            str_eq(struct_name(c->parts[i]->type), name));
    for (int i = 0; i < code_n_children(c) && !passes; i++)
        passes = passes_whole(code_child(c, i), name);
    return passes;
}

static bool shape(struct reader *r, struct variable *v, const struct place *p, struct code_place at)
{
    if (v->shaped)
        return true;
    const struct str name = struct_name(v->type);
    const struct code *const loop = r->n_path > 0 ? r->path[r->n_path - 1] : NULL;
    v->in_words =
        p->in_struct && loop != NULL && name.len > 0 && r->calls == 0 && !passes_whole(loop, name);
    const struct code_type *const element =
        v->in_words ? largest_member(loop, name, p->type) : p->type;
    if (!fit_element(r, v, element, at, &v->elem))
        return false;
    declared_sizes(r, v);
    v->n_dims = p->n;
    v->linear = p->n == 1;
    v->shaped = true;
    if (v->type->kind == TYPE_STRUCT && p->n > 0) /* a class with a pointer to its elements */
        v->facts.storage = NEST_POINTER;
    for (const struct code_type *t = v->type; t->kind == TYPE_POINTER || t->kind == TYPE_ARRAY;
         t = t->to) {
        if (t->to->kind == TYPE_POINTER && p->type->kind != TYPE_POINTER)
            reader_note(r, at, "the rows that '%.*s' points to are taken as one block of memory",
                        STR_ARG(v->name));
    }
    return true;
}

/* --- elements --- */

static bool refuse_count(struct reader *r, const struct variable *v, const struct place *p,
                         struct code_place at)
{
    reader_fail(r, at, "'%.*s' has %d subscript%s here and %d elsewhere", STR_ARG(v->name), p->n,
                PLURAL(p->n), v->n_dims);
    (void)reader_hint(r, "use the same number everywhere");
    return false;
}

/* Whether no other member that is used is in the same word: the words would be fewer than the
 * members. False, too, where there are too many to tell. */
static bool has_word_alone(struct variable *v, const struct place *p, int64_t word_bytes)
{
    int64_t offset = 0;
    bool known = false;
    if (!form_is_constant(&p->bytes, &offset))
        return true; /* an array of as large elements */
    for (int m = 0; m < v->n_members; m++) {
        if (v->members[m] / word_bytes == offset / word_bytes && v->members[m] != offset)
            return false;
        known = known || v->members[m] == offset;
    }
    if (known)
        return true;
    if (v->n_members == READER_MAX_MEMBERS)
        return false;
    v->members[v->n_members++] = offset;
    return true;
}

/* The member's place as a further subscript, or within the one there is: the word that it is, or
 * that it is a part of. */
static bool add_member(struct reader *r, struct variable *v, struct place *p, struct code_place at)
{
    const int64_t bytes = (int64_t)elem_bytes(v->elem);
    const int64_t own = p->type->bytes;
    struct code_form element = {0};
    struct poly rest;
    int64_t within = 0;
    const struct poly unit = poly_constant(r->arena, bytes);
    bool ok = own > 0 && (own == bytes || (own < bytes && v->in_words)) && v->per_struct > 0 &&
              p->struct_bytes % bytes == 0 && has_word_alone(v, p, bytes) &&
              poly_divide(r->arena, &p->bytes.constant, &unit, true, &element.constant, &rest) &&
              poly_is_constant(&rest, &within) && within >= 0 && within + own <= bytes;
    for (int l = 0; ok && l < FORM_MAX_LOOPS; l++)
        ok = poly_divide(r->arena, &p->bytes.factor[l], &unit, true, &element.factor[l], &rest) &&
             rest.n_terms == 0;
    if (!ok) {
        reader_fail(r, at, "the members of '%.*s' have different sizes", STR_ARG(v->name));
        (void)reader_hint(r, "give each member its own array");
        return false;
    }
    if (own < bytes)
        reader_note(
            r, at,
            "the members of '%.*s' have different sizes: smaller ones are taken as the words "
            "of %lld bytes that they are in",
            STR_ARG(v->name), (long long)bytes);
    if (v->linear) {
        const struct poly per = poly_constant(r->arena, v->per_struct);
        return form_scale(r->arena, &p->subscripts[0], &per, &p->subscripts[0]) &&
               form_add(r->arena, &p->subscripts[0], 1, &element, &p->subscripts[0]);
    }
    if (p->n == KERNEL_MAX_DIMS)
        return refuse_count(r, v, p, at);
    p->subscripts[p->n++] = element;
    return true;
}

static void set_struct(struct reader *r, struct variable *v, const struct place *p)
{
    const int64_t bytes = (int64_t)elem_bytes(v->elem);
    v->per_struct = p->struct_bytes / (bytes > 0 ? bytes : 1);
    const struct poly per = poly_constant(r->arena, v->per_struct);
    if (v->linear) {
        v->known[0] = v->known[0] && poly_mul(r->arena, &v->dims[0], &per, &v->dims[0]);
        return;
    }
    v->dims[p->n] = per;
    v->known[p->n] = true;
    v->n_dims = p->n + 1;
}

static const struct code_term *scalar_term(struct reader *r, struct variable *v,
                                           struct code_place at)
{
    if (v->number < 0) {
        v->is_scalar = true;
        v->number = (int)r->n_scalars;
        *ARENA_ADD(r->arena, r->scalars, r->n_scalars) = v;
    }
    const struct code_term t = {.kind = TERM_SCALAR, .type = v->elem, .ref = v->number, .at = at};
    return term_new(r, &t);
}

static const struct code_term *access_term(struct reader *r, struct variable *v,
                                           const struct place *p, struct code_place at)
{
    if (v->number < 0) {
        v->number = (int)r->n_arrays;
        *ARENA_ADD(r->arena, r->arrays, r->n_arrays) = v;
    }
    struct access a = {.variable = v, .n = p->n, .at = at};
    memcpy(a.subscripts, p->subscripts, (size_t)p->n * sizeof *a.subscripts);
    const struct code_term t = {
        .kind = TERM_ACCESS, .type = v->elem, .ref = (int)r->n_accesses, .at = at};
    *ARENA_ADD(r->arena, r->accesses, r->n_accesses) = a;
    if (r->n_accesses <= KERNEL_MAX_ACCESSES)
        return term_new(r, &t);
    reader_fail(r, at, "too many array elements in one iteration");
    reader_hint(r, "at most %d are supported", KERNEL_MAX_ACCESSES);
    return NULL;
}

/* C90 and Fortran declare what an iteration works with before the nest. */
static bool is_small(struct reader *r, const struct variable *v, int n)
{
    struct variable sizes = {.decl = v->decl};
    int64_t count = 1;
    if (v->decl->kind != DECL_VARIABLE || v->decl->type->kind != TYPE_ARRAY || v->number >= 0)
        return false;
    declared_sizes(r, &sizes);
    for (int d = 0; d < n; d++) {
        int64_t size = 0;
        if (!sizes.known[d] || !poly_is_constant(&sizes.dims[d], &size) ||
            __builtin_mul_overflow(count, size, &count) || count > READER_MAX_WINDOW)
            return false;
    }
    return true;
}

/* The element of a small array is a scalar where its number is known. */
static struct variable *local_element(struct reader *r, struct variable *v, const struct place *p)
{
    struct sb name = {.arena = r->arena};
    sb_add(&name, v->decl->name);
    for (int d = 0; d < p->n; d++) {
        int64_t value = 0;
        if (!form_is_constant(&p->subscripts[d], &value))
            return NULL;
        sb_addf(&name, "_%lld", (long long)value);
    }
    for (size_t i = 0; i < r->n_variables; i++) {
        if (r->variables[i]->base == v && str_eq(r->variables[i]->decl->name, sb_str(&name)))
            return r->variables[i];
    }
    struct code_decl *part = arena_copy(r->arena, v->decl, 1, sizeof *part);
    part->name = sb_str(&name);
    part->type = p->type;
    return variable_of(r, part, v);
}

/* From a vector to the element that is read. */
static bool add_lane(struct reader *r, struct place *p, struct code_place at)
{
    const struct code_form lane =
        form_constant(r->arena, p->in_struct ? r->lane * p->type->to->bytes : r->lane);
    p->type = p->type->to;
    if (p->in_struct)
        return form_add(r->arena, &p->bytes, 1, &lane, &p->bytes);
    if (p->n == KERNEL_MAX_DIMS)
        return refuse_count(r, p->variable, p, at);
    p->subscripts[p->n++] = lane;
    return true;
}

const struct code_term *variable_term(struct reader *r, const struct place *given,
                                      struct code_place at)
{
    struct place p = *given;
    if (p.type->kind == TYPE_VECTOR && !add_lane(r, &p, at))
        return NULL;
    struct variable *v = p.variable;
    if (p.n > 0 && !p.in_struct && (v->is_local || is_small(r, v, p.n))) {
        struct variable *const element = local_element(r, v, &p);
        if (element != NULL) {
            v = element;
            p.n = 0;
        }
    }
    const bool in_struct = p.in_struct;
    if (!shape(r, v, &p, at))
        return NULL;
    if (in_struct && v->per_struct == 0)
        set_struct(r, v, &p);
    if (in_struct && !add_member(r, v, &p, at))
        return NULL;
    if (p.n == 0)
        return scalar_term(r, v, at);
    if (p.n != v->n_dims) {
        refuse_count(r, v, &p, at);
        return NULL;
    }
    return access_term(r, v, &p, at);
}

const struct code_term *variable_value(struct reader *r, const struct place *p,
                                       struct code_place at)
{
    enum elem_type own = ELEM_DOUBLE;
    const struct code_term *const value = variable_term(r, p, at);
    const bool known = p->type->kind == TYPE_REAL || p->type->kind == TYPE_INTEGER;
    if (value == NULL || !p->in_struct || !known)
        return value;
    own = p->type->elem;
    const bool fits = p->type->kind == TYPE_REAL || fit_integer(p->type, &own);
    return fits && elem_is_integer(own) != elem_is_integer(value->type)
               ? term_cast(r, at, own, value)
               : value;
}
