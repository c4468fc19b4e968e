#include "collect/source/fortran_scope.h"

#include <string.h>

const struct code_type fortran_unknown = {.kind = TYPE_UNKNOWN, .to = &fortran_unknown};
const struct code_type fortran_integer = {
    .kind = TYPE_INTEGER, .bytes = 4, .to = &fortran_unknown, .text = {"int", 3}};

const struct code_type *fortran_real(bool wide, bool complex)
{
    static const struct code_type types[] = {
        {.kind = TYPE_REAL, .elem = ELEM_FLOAT, .bytes = 4, .to = &fortran_unknown},
        {.kind = TYPE_REAL, .elem = ELEM_DOUBLE, .bytes = 8, .to = &fortran_unknown},
        {.kind = TYPE_REAL, .elem = ELEM_FLOAT_COMPLEX, .bytes = 8, .to = &fortran_unknown},
        {.kind = TYPE_REAL, .elem = ELEM_DOUBLE_COMPLEX, .bytes = 16, .to = &fortran_unknown}};
    return &types[(complex ? 2 : 0) + (wide ? 1 : 0)];
}

/* --- kinds --- */

/* Kinds by the names that Fortran and most programs give them. */
struct kind_name {
    const char *part; /* of the name, in lower case */
    int bytes;
};

static int kind_by_name(struct str name, const struct kind_name *rows, int otherwise)
{
    for (; rows->part != NULL; rows++) {
        if (str_contains(name, str_of(rows->part)))
            return rows->bytes;
    }
    return otherwise;
}

static int real_kind(struct str name)
{
    static const struct kind_name rows[] = {
        {"real16", 16}, {"128", 16},   {"quad", 16}, {"64", 8}, {"32", 4},
        {"float", 4},   {"single", 4}, {"four", 4},  {"4", 4},  {NULL, 0}};
    return str_eq(name, STR("sp")) || str_eq(name, STR("rsp")) ? 4
           : str_eq(name, STR("qp"))                           ? 16
                                                               : kind_by_name(name, rows, 8);
}

static int integer_kind(struct str name)
{
    static const struct kind_name rows[] = {
        {"eight", 8}, {"four", 4}, {"two", 2},  {"64", 8},    {"32", 4},     {"16", 2},
        {"int8", 1},  {"size", 8}, {"long", 8}, {"short", 2}, {"intptr", 8}, {"char", 1},
        {"byte", 1},  {"8", 8},    {"4", 4},    {"2", 2},     {"1", 1},      {NULL, 0}};
    return kind_by_name(name, rows, 4);
}

static int selected_kind(struct fmaker *m, const struct fscope *scope, const struct fnode *call)
{
    int64_t digits = 0;
    const struct fnode *const argument = fnode_at(call, 1);
    const size_t n_parts = argument != NULL ? argument->n_parts : 0;
    const struct fnode *const first = fnode_at(argument, n_parts - 1); /* after its keyword */
    const struct str name = fnode_name(call);
    if (str_eq(name, STR("kind"))) {
        if (fnode_is(first, "RealLiteralConstant"))
            return fortran_kind(m, scope, first, m->files->real_bytes);
        return 4;
    }
    if (!fnode_is(first, "IntLiteralConstant") || !str_to_i64(first->value, &digits))
        return 8;
    if (str_eq(name, STR("selected_int_kind")))
        return digits > 9 ? 8 : digits > 4 ? 4 : digits > 2 ? 2 : 1;
    return digits > 15 ? 16 : digits > 6 ? 8 : 4;
}

/* Recursive: constants that are set by each other are refused by flang. `by_name` is for those that
 * nothing declares. */
static int kind_of(struct fmaker *m, const struct fscope *scope, const struct fnode *n,
                   int otherwise, int (*by_name)(struct str name))
{
    int64_t value = otherwise;
    if (n == NULL)
        return otherwise;
    if (fnode_is(n, "IntLiteralConstant") || fnode_is(n, "uint64_t"))
        return str_to_i64(n->value, &value) ? (int)value : otherwise;
    if (fnode_is(n, "KindSelector") || fnode_is(n, "KindParam") || fnode_is(n, "StarSize"))
        return kind_of(m, scope, fnode_at(n, 0), otherwise, by_name);
    if (fnode_is(n, "RealLiteralConstant")) {
        const struct fnode *const digits = fnode_part(n, "Real");
        const struct fnode *const kind = fnode_part(n, "KindParam");
        const bool wide = digits != NULL && (str_find(digits->value, 'd') < digits->value.len ||
                                             str_find(digits->value, 'D') < digits->value.len);
        return kind != NULL ? kind_of(m, scope, kind, otherwise, by_name) : wide ? 8 : otherwise;
    }
    if (fnode_is(n, "FunctionReference"))
        return selected_kind(m, scope, n);
    if (fnode_is(n, "Name") && m->depth < CODE_MAX_DEPTH) {
        const struct fentity *const e = fortran_find(m, scope, n->value);
        const int named = by_name(n->value);
        m->depth++;
        const int bytes = e != NULL && e->initial != NULL
                              ? kind_of(m, e->scope, e->initial, named, by_name)
                              : named;
        m->depth--;
        return bytes;
    }
    return otherwise;
}

int fortran_kind(struct fmaker *m, const struct fscope *scope, const struct fnode *n, int otherwise)
{
    return kind_of(m, scope, n, otherwise, real_kind);
}

static const struct code_type *type_of(struct fmaker *m, const struct fscope *scope,
                                       const struct fnode *n)
{
    const bool is_real = fnode_is(n, "Real");
    const bool is_complex = fnode_is(n, "Complex");
    const struct fnode *const kind = fnode_part(n, "KindSelector");
    if (fnode_is(n, "DoublePrecision"))
        return fortran_real(true, false);
    if (fnode_is(n, "DoubleComplex"))
        return fortran_real(true, true);
    const bool star = fnode_part(kind, "StarSize") != NULL;
    const bool is_float = is_real || is_complex;
    const int bytes = kind_of(m, scope, kind, is_float ? m->files->real_bytes : 4,
                              is_float ? real_kind : integer_kind);
    if (is_complex) /* complex*16 is complex(8) */
        return fortran_real(bytes / (star ? 2 : 1) == 8, true);
    if (is_real && bytes <= 8)
        return fortran_real(bytes == 8, false);
    const bool is_integer = fnode_is(n, "IntegerTypeSpec") || fnode_is(n, "Logical");
    struct code_type *const out = arena_alloc(m->arena, 1, sizeof *out);
    *out = (struct code_type){.kind = is_integer ? TYPE_INTEGER : TYPE_OTHER,
                              .bytes = bytes,
                              .to = &fortran_unknown,
                              .text = !is_integer  ? n->name
                                      : bytes == 8 ? STR("long")
                                                   : STR("int")};
    if (fnode_is(n, "Type")) {
        int64_t none;
        out->kind = TYPE_STRUCT;
        out->bytes = fortran_layout(m, (struct fscope *)scope, n, (struct str){0}, &none);
    }
    return out;
}

/* --- what flang says of names --- */

/* The lines of a scope in the dump, which is walked once for all names that follow in it. */
static struct str scope_symbols(struct fmaker *m, int file, struct str scope)
{
    const struct str mark = STR(" scope: ");
    if (m->symbols.scope.len != 0 && m->symbols.file == file && str_eq(m->symbols.scope, scope))
        return m->symbols.lines;
    const struct str dump = m->files->items[file].symbols;
    const struct str open = str_format(m->arena, "%.*s%.*s ", STR_ARG(mark), STR_ARG(scope));
    size_t from = str_find_str(dump, open);
    if (from == dump.len && str_eq(scope, STR("main"))) /* a main program without a name */
        from = str_find_str(dump, STR("MainProgram scope:  "));
    const struct str rest = str_cut(str_slice(dump, from, dump.len), '\n').tail;
    m->symbols.file = file;
    m->symbols.scope = scope;
    m->symbols.lines = str_slice(rest, 0, str_find_str(rest, mark));
    return m->symbols.lines;
}

/* What flang found a name of a scope to be; empty where it says nothing. */
static struct str symbol_line(struct fmaker *m, int file, struct str scope, struct str name)
{
    for (struct str_cut cut = {.tail = scope_symbols(m, file, scope), .ok = true}; cut.ok;) {
        cut = str_cut(cut.tail, '\n');
        const struct str line = str_trim(cut.head);
        if (line.len > name.len && str_starts_with(line, name) && !char_in_name(line.ptr[name.len]))
            return line;
    }
    return (struct str){0};
}

/* These declare no arrays of a program. */
static bool is_library(struct str module)
{
    static const char *const names[] = {
        "iso_fortran_env", "iso_c_binding", "ieee_arithmetic", "omp_lib",
        "openacc",         "mpi",           "mpi_f08",         NULL};
    return str_is_one_of(module, names);
}

/* Does it, or what is around it, use a module that was not found? */
bool fortran_misses_module(const struct fmaker *m, const struct fscope *scope)
{
    for (const struct fscope *s = scope; s != NULL; s = s->host) {
        for (size_t i = 0; i < s->uses.count; i++) {
            bool found = is_library(s->uses.items[i]);
            for (int k = 0; k < m->n_scopes; k++)
                found = found || str_eq(m->scopes[k]->name, s->uses.items[i]);
            if (!found)
                return true;
        }
    }
    return false;
}

/* The type of a name that no statement gives one; open where a module may give it. */
static const struct code_type *implicit_type(struct fmaker *m, const struct fscope *scope,
                                             struct str name)
{
    const struct str line = symbol_line(m, scope->file, scope->name, name);
    const struct {
        struct str text;
        const struct code_type *type;
    } rows[] = {{STR("type: REAL(8)"), fortran_real(true, false)},
                {STR("type: REAL(4)"), fortran_real(false, false)},
                {STR("type: INTEGER"), &fortran_integer},
                {STR("type: COMPLEX(8)"), fortran_real(true, true)}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows && !fortran_misses_module(m, scope); i++) {
        if (str_contains(line, rows[i].text))
            return rows[i].type;
    }
    return name.len > 0 && name.ptr[0] >= 'i' && name.ptr[0] <= 'n' ? &fortran_integer
                                                                    : &fortran_unknown;
}

/* `shape: :,:` of an array whose bounds come later: their number is not in the tree. */
static int deferred_rank(struct fmaker *m, int file, struct str scope, struct str name)
{
    const struct str line = symbol_line(m, file, scope, name);
    size_t at = str_find_str(line, STR(" shape: "));
    int rank = 1;
    for (; at < line.len; at++)
        rank += line.ptr[at] == ',' ? 1 : 0;
    return rank;
}

/* --- declarations --- */

struct code_decl *fortran_variable(struct fmaker *m, struct str name, const struct code_type *type)
{
    struct code_decl *const d = arena_alloc(m->arena, 1, sizeof *d);
    *d = (struct code_decl){.kind = DECL_VARIABLE,
                            .number = -1,
                            .name = name,
                            .type = type,
                            .is_global = true,
                            .offset_bytes = -1};
    return d;
}

static struct fentity *own(const struct fscope *scope, struct str name)
{
    for (size_t i = 0; i < scope->n_entities; i++) {
        if (str_eq(scope->entities[i]->key, name))
            return scope->entities[i];
    }
    return NULL;
}

static struct fentity *declare(struct fmaker *m, struct fscope *scope, struct str name,
                               const struct fnode *at)
{
    struct fentity *e = own(scope, name);
    if (e != NULL || name.len == 0)
        return e;
    e = arena_alloc(m->arena, 1, sizeof *e);
    e->key = name;
    e->decl = fortran_variable(m, name, &fortran_unknown);
    e->decl->at = at->at;
    e->scope = scope;
    e->bounds_of = scope;
    *ARENA_ADD(m->arena, scope->entities, scope->n_entities) = e;
    return e;
}

/* Bounds of ExplicitShapeSpec, AssumedShapeSpec and the like. */
static void set_shape(struct fentity *e, const struct fnode *spec)
{
    if (spec == NULL)
        return;
    e->rank = 0;
    for (size_t i = 0; i < spec->n_parts && e->rank < KERNEL_MAX_DIMS; i++) {
        const struct fnode *const part = spec->parts[i];
        const int d = e->rank;
        if (fnode_is(part, "DeferredShapeSpecList")) {
            e->is_deferred = true;
            return;
        }
        if (fnode_is(part, "AssumedSizeSpec") || fnode_is(part, "ImpliedShapeSpec")) {
            set_shape(e, part);
            return;
        }
        if (fnode_is(part, "ExplicitShapeSpec") || fnode_is(part, "AllocateShapeSpec")) {
            e->lower[d] = part->n_parts > 1 ? part->parts[0] : NULL;
            e->upper[d] = part->n_parts > 0 ? part->parts[part->n_parts - 1] : NULL;
            e->rank++;
        } else if (fnode_is(part, "AssumedShapeSpec") || fnode_is(part, "AssumedImpliedSpec")) {
            e->lower[d] = fnode_at(part, 0);
            e->rank++;
        }
    }
}

static const struct fnode *spec_of(const struct fnode *n)
{
    const struct fnode *const spec = fnode_part(n, "ArraySpec");
    if (fnode_part(n, "DeferredShapeSpecList") != NULL) /* POINTER :: p(:) */
        return n;
    return spec != NULL ? spec : fnode_part(n, "ComponentArraySpec");
}

struct attributes {
    const struct fnode *type, *spec;
    bool is_constant, is_pointer, is_external;
    bool is_allocated; /* elsewhere: its bounds are not in its declaration */
};

static void apply(struct fmaker *m, struct fentity *e, const struct attributes *a,
                  const struct fnode *decl)
{
    if (e == NULL)
        return;
    const struct fnode *const initial = fnode_part(decl, "Initialization");
    if (a->type != NULL)
        e->type = a->type;
    set_shape(e, spec_of(decl) != NULL ? spec_of(decl) : a->spec);
    if (e->is_deferred && e->rank == 0)
        e->rank = deferred_rank(m, e->scope->file, e->scope->name, e->key);
    e->is_constant = e->is_constant || a->is_constant;
    e->is_pointer = e->is_pointer || a->is_pointer;
    e->is_allocated = e->is_allocated || a->is_allocated || a->is_pointer;
    e->is_external = e->is_external || a->is_external;
    if (initial != NULL)
        e->initial = fnode_at(initial, 0);
}

/* `real, dimension(n) :: a, b(m)`; also of the components of a type. */
static void declare_typed(struct fmaker *m, struct fscope *scope, const struct fnode *stmt)
{
    struct attributes a = {.type = fnode_at(stmt, 0)};
    for (size_t i = 1; i < stmt->n_parts; i++) {
        const struct fnode *const part = stmt->parts[i];
        if (fnode_is(part, "AttrSpec") || fnode_is(part, "ComponentAttrSpec")) {
            a.spec = spec_of(part) != NULL ? spec_of(part) : a.spec;
            a.is_constant = a.is_constant || fnode_part(part, "Parameter") != NULL;
            a.is_pointer = a.is_pointer || fnode_part(part, "Pointer") != NULL;
            a.is_allocated = a.is_allocated || fnode_part(part, "Allocatable") != NULL;
            a.is_external = a.is_external || fnode_part(part, "External") != NULL;
        } else if (fnode_is(part, "EntityDecl") || fnode_is(part, "ComponentDecl")) {
            apply(m, declare(m, scope, fnode_name(part), part), &a, part);
        }
    }
}

/* DIMENSION a(n), COMMON /c/ a(n), POINTER :: p(:), PARAMETER (n = 4), EXTERNAL f */
static void declare_listed(struct fmaker *m, struct fscope *scope, const struct fnode *stmt)
{
    for (size_t i = 0; i < stmt->n_parts; i++) {
        const struct fnode *const part = stmt->parts[i];
        const struct attributes a = {.is_pointer = fnode_is(stmt, "PointerStmt"),
                                     .is_allocated = fnode_is(stmt, "AllocatableStmt"),
                                     .is_external = fnode_is(stmt, "ExternalStmt"),
                                     .is_constant = fnode_is(part, "NamedConstantDef")};
        if (fnode_is(part, "Block")) {
            declare_listed(m, scope, part);
            continue;
        }
        if (fnode_is(stmt, "Block") && fnode_is(part, "Name"))
            continue;
        const struct str name = fnode_is(part, "Name") ? part->value : fnode_name(part);
        struct fentity *const e = declare(m, scope, name, part);
        const struct fnode *const before = e != NULL ? e->type : NULL;
        const int rank = e != NULL ? e->rank : 0;
        if (spec_of(part) != NULL || rank == 0 || a.is_external || a.is_pointer || a.is_allocated)
            apply(m, e, &a, part);
        if (e != NULL && before != NULL)
            e->type = before;
        if (e != NULL && a.is_constant)
            e->initial = fnode_at(part, 1);
    }
}

static void define_type(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    ARENA_GROW(m->arena, scope->definitions, scope->types.count);
    scope->definitions[scope->types.count] = n;
    str_list_add(m->arena, &scope->types, fnode_name(fnode_part(n, "DerivedTypeStmt")));
}

/* ALLOCATE gives a shape to what is declared here, or in a module where its bounds are known. */
static void take_allocations(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    if (fnode_is(n, "Allocation") && fnode_is(fnode_at(n, 0), "Name")) {
        struct fentity *const e = fortran_find(m, scope, n->parts[0]->value);
        struct fnode shape = *n;
        if (e != NULL && e->rank == (int)n->n_parts - 1 && e->upper[0] == NULL) {
            shape.parts++;
            shape.n_parts--;
            set_shape(e, &shape);
            e->bounds_of = scope;
        }
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        if (!fnode_is(n->parts[i], "InternalSubprogramPart"))
            take_allocations(m, scope, n->parts[i]);
    }
}

static void declare_all(struct fmaker *m, struct fscope *scope, const struct fnode *unit)
{
    static const struct {
        const char *stmt;
        void (*take)(struct fmaker *m, struct fscope *scope, const struct fnode *stmt);
    } rows[] = {{"TypeDeclarationStmt", declare_typed}, {"DimensionStmt", declare_listed},
                {"CommonStmt", declare_listed},         {"AllocatableStmt", declare_listed},
                {"PointerStmt", declare_listed},        {"ParameterStmt", declare_listed},
                {"ExternalStmt", declare_listed},       {"DerivedTypeDef", define_type}};
    for (size_t i = 0; i < unit->n_parts; i++) {
        const struct fnode *const part = unit->parts[i];
        if (fnode_is(part, "UseStmt"))
            str_list_add(m->arena, &scope->uses, fnode_name(part));
        for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
            if (fnode_is(part, rows[row].stmt))
                rows[row].take(m, scope, part);
        }
    }
}

/* --- functions --- */

static bool is_unit(const struct fnode *n)
{
    return fnode_is(n, "MainProgram") || fnode_is(n, "Module") ||
           fnode_is(n, "SubroutineSubprogram") || fnode_is(n, "FunctionSubprogram");
}

static void add_function(struct fmaker *m, struct fscope *scope, const struct fnode *header)
{
    struct fortran_unit *const out = m->out;
    struct code_decl *const f = fortran_variable(m, scope->name, &fortran_unknown);
    const bool is_function = header != NULL && fnode_is(header, "FunctionStmt");
    struct str result = scope->name;
    size_t n = 0;
    const struct code_decl **list =
        arena_alloc(m->arena, header != NULL ? header->n_parts : 0, sizeof(struct code_decl *));
    f->kind = DECL_FUNCTION;
    f->number = (int)out->n_functions;
    if (header != NULL)
        f->at = header->at;
    for (size_t i = 0; header != NULL && i < header->n_parts; i++) {
        const struct fnode *const part = header->parts[i];
        const struct str name = fnode_is(part, "DummyArg") ? fnode_name(part) : part->value;
        struct fentity *const e =
            (fnode_is(part, "Name") || fnode_is(part, "DummyArg")) && !str_eq(name, scope->name)
                ? declare(m, scope, name, part)
                : NULL;
        if (e != NULL)
            list[n++] = e->decl;
        if (fnode_is(part, "Suffix") && fnode_name(part).len != 0)
            result = fnode_name(part);
        if (fnode_is(part, "PrefixSpec") && is_function && part->n_parts > 0)
            declare(m, scope, result, header)->type = part->parts[0];
    }
    f->n_parameters = (int)n;
    f->parameters = list;
    if (is_function)
        declare(m, scope, result, header);
    *ARENA_ADD(m->arena, out->functions, out->n_functions) = f;
}

static void add_scope(struct fmaker *m, const struct fnode *unit, const struct fscope *host,
                      int file)
{
    static const char *const headers[] = {"ProgramStmt", "ModuleStmt", "SubroutineStmt",
                                          "FunctionStmt"};
    const struct fnode *header = NULL;
    for (size_t i = 0; i < sizeof headers / sizeof *headers && header == NULL; i++)
        header = fnode_part(unit, headers[i]);
    if (m->n_scopes == FORTRAN_MAX_SCOPES)
        return;
    struct fscope *const scope = arena_alloc(m->arena, 1, sizeof *scope);
    scope->name = header != NULL ? fnode_name(header) : STR("main");
    scope->host = host;
    scope->unit = unit;
    scope->file = file;
    m->scopes[m->n_scopes++] = scope;
    declare_all(m, scope, unit);
    if (file == 0 && !fnode_is(unit, "Module"))
        add_function(m, scope, header);
    for (size_t i = 0; i < unit->n_parts; i++) {
        const struct fnode *const part = unit->parts[i];
        for (size_t p = 0; p < part->n_parts; p++) {
            if (is_unit(part->parts[p]) && (fnode_is(part, "InternalSubprogramPart") ||
                                            fnode_is(part, "ModuleSubprogramPart")))
                add_scope(m, part->parts[p], scope, file);
        }
    }
    take_allocations(m, scope, unit);
}

static void find_units(struct fmaker *m, const struct fnode *n, int file)
{
    for (size_t i = 0; i < n->n_parts; i++) {
        if (is_unit(n->parts[i]))
            add_scope(m, n->parts[i], NULL, file);
        else if (fnode_is(n->parts[i], "Program"))
            find_units(m, n->parts[i], file);
    }
}

void fortran_scopes(struct fmaker *m, const struct fnode *root, int file)
{
    find_units(m, root, file);
}

/* --- names --- */

static const struct fscope *module_named(const struct fmaker *m, struct str name)
{
    for (int i = 0; i < m->n_scopes; i++) {
        if (fnode_is(m->scopes[i]->unit, "Module") && str_eq(m->scopes[i]->name, name))
            return m->scopes[i];
    }
    return NULL;
}

/* Recursive: modules do not use each other in circles; depth is limited anyway. */
static struct fentity *find(struct fmaker *m, const struct fscope *scope, struct str name,
                            int depth)
{
    struct fentity *e = own(scope, name);
    for (size_t i = 0; e == NULL && i < scope->uses.count && depth < FORTRAN_MAX_FILES; i++) {
        const struct fscope *const module = module_named(m, scope->uses.items[i]);
        if (module != NULL)
            e = find(m, module, name, depth + 1);
    }
    return e == NULL && scope->host != NULL && depth < FORTRAN_MAX_FILES
               ? find(m, scope->host, name, depth + 1)
               : e;
}

struct fentity *fortran_find(struct fmaker *m, const struct fscope *scope, struct str name)
{
    return find(m, scope, name, 0);
}

/* The array type of a rank, without sizes. */
static const struct code_type *array_type(struct fmaker *m, const struct code_type *element,
                                          int rank, bool is_pointer)
{
    const struct code_type *type = element;
    for (int d = 0; d < rank; d++) {
        struct code_type *const array = arena_alloc(m->arena, 1, sizeof *array);
        *array = (struct code_type){
            .kind = TYPE_ARRAY, .count = -1, .to = type, .is_reference = is_pointer};
        type = array;
    }
    return type;
}

/* Do the bounds mean the same wherever the array is used? */
static bool bounds_hold(struct fmaker *m, const struct fentity *e, const struct fnode *n)
{
    if (n == NULL)
        return true;
    if (fnode_is(n, "Name")) {
        const struct fentity *const named = fortran_find(m, e->bounds_of, n->value);
        return e->bounds_of == e->scope || (named != NULL && named->scope != e->bounds_of);
    }
    for (size_t i = 0; i < n->n_parts; i++) {
        if (!bounds_hold(m, e, n->parts[i]))
            return false;
    }
    return true;
}

/* Fortran's first dimension is C's last. */
static void set_sizes(struct fmaker *m, struct fentity *e)
{
    struct code_decl *const d = e->decl;
    const struct code **sizes = arena_alloc(m->arena, (size_t)e->rank, sizeof(struct code *));
    for (int i = 0; i < e->rank; i++) {
        const struct fnode *const upper = e->upper[i];
        const bool known =
            upper != NULL && bounds_hold(m, e, upper) && bounds_hold(m, e, e->lower[i]);
        struct code *const unknown = fortran_code(m, CODE_UNKNOWN, e->scope->unit, 0, NULL);
        const struct code *size = unknown;
        if (known && e->lower[i] == NULL)
            size = fortran_bound(m, upper, e, i, true);
        else if (known)
            size = fortran_binary(m, upper, "+",
                                  fortran_binary(m, upper, "-", fortran_bound(m, upper, e, i, true),
                                                 fortran_bound(m, upper, e, i, false)),
                                  fortran_integer_code(m, upper, 1));
        if (upper != NULL && !known)
            e->upper[i] = NULL;
        /* A last bound of 1 is how `*` was written before there was one. */
        if (i == e->rank - 1 && size->kind == CODE_INTEGER && size->integer == 1)
            size = unknown;
        sizes[e->rank - 1 - i] = size;
    }
    d->n_sizes = e->rank;
    d->sizes = sizes;
}

struct fentity *fortran_complete(struct fmaker *m, struct fentity *e)
{
    if (e->complete || e->is_external)
        return e;
    e->complete = true;
    const int n_loops = m->n_loops;
    m->n_loops = 0;
    const struct code_type *element =
        e->type != NULL ? type_of(m, e->scope, e->type) : implicit_type(m, e->scope, e->decl->name);
    if (e->is_constant) {
        struct code_type *const constant = arena_copy(m->arena, element, 1, sizeof *constant);
        constant->is_const = true;
        element = constant;
    }
    e->decl->type = array_type(m, element, e->rank, e->is_pointer);
    if (e->rank > 0)
        set_sizes(m, e);
    if (e->initial != NULL && e->rank == 0)
        e->decl->initial = fortran_expr(m, (struct fscope *)e->scope, e->initial);
    m->n_loops = n_loops;
    return e;
}

struct fentity *fortran_entity(struct fmaker *m, struct fscope *scope, const struct fnode *name)
{
    struct fentity *e = fortran_find(m, scope, name->value);
    if (e == NULL) {
        e = declare(m, scope, name->value, name);
        if (e != NULL)
            e->is_implicit = true;
    }
    return e != NULL ? fortran_complete(m, e) : NULL;
}

void fortran_set_rank(struct fmaker *m, struct fentity *e, int rank)
{
    if (e->rank != 0 || rank > KERNEL_MAX_DIMS)
        return;
    e->rank = rank;
    e->complete = false;
    fortran_complete(m, e);
}

/* --- components --- */

static const struct fnode *definition(const struct fmaker *m, struct str type, int *file)
{
    for (int s = 0; s < m->n_scopes; s++) {
        for (size_t i = 0; i < m->scopes[s]->types.count; i++) {
            if (!str_eq(m->scopes[s]->types.items[i], type))
                continue;
            *file = m->scopes[s]->file;
            return m->scopes[s]->definitions[i];
        }
    }
    return NULL;
}

bool fortran_is_derived(const struct fentity *e)
{
    return e != NULL && fnode_is(e->type, "Type");
}

struct fscope *fortran_members(struct fmaker *m, struct fscope *scope, const struct fnode *type)
{
    struct fscope *const out = arena_alloc(m->arena, 1, sizeof *out);
    *out = (struct fscope){.unit = scope->unit, .host = scope};
    const struct fnode *const def =
        definition(m, fnode_name(fnode_part(type, "DerivedTypeSpec")), &out->file);
    out->name = fnode_name(fnode_part(def, "DerivedTypeStmt"));
    for (size_t i = 0; def != NULL && i < def->n_parts; i++) {
        if (fnode_is(def->parts[i], "DataComponentDefStmt"))
            declare_typed(m, out, def->parts[i]);
    }
    return def != NULL ? out : NULL;
}

/* The dimensions of an array of a derived type, whose components have rows of their own: after
 * those of the component. */
static void add_dimensions(struct fentity *e, const struct fentity *of)
{
    for (int d = 0; d < of->rank && e->rank < KERNEL_MAX_DIMS; d++, e->rank++) {
        e->lower[e->rank] = of->lower[d];
        e->upper[e->rank] = of->upper[d];
    }
    e->bounds_of = of->bounds_of;
}

/*
 * u of g%f%u(…): each path is a variable of the scope, made when it is first seen. Null for arrays
 * that are parts of the elements of another one.
 */
struct fentity *fortran_component(struct fmaker *m, struct fscope *scope, const struct fnode *n)
{
    const struct fnode *base = fnode_at(n, 0);
    const struct fnode *const last = fnode_at(n, 1);
    while (base != NULL && (fnode_is(base, "ArrayElement") || fnode_is(base, "FunctionReference")))
        base = fnode_at(base, 0);
    if (base == NULL || !fnode_is(last, "Name") || m->depth >= CODE_MAX_DEPTH)
        return NULL;
    m->depth++;
    struct fentity *const of = fnode_is(base, "StructureComponent")
                                   ? fortran_component(m, scope, base)
                                   : fortran_entity(m, scope, base);
    m->depth--;
    if (of == NULL)
        return NULL;
    const struct str path =
        str_format(m->arena, "%.*s%%%.*s", STR_ARG(of->key), STR_ARG(last->value));
    struct fentity *e = fortran_find(m, scope, path);
    if (e != NULL)
        return e;
    const struct fscope *const members = fortran_members(m, scope, of->type);
    const struct fentity *const member = members != NULL ? own(members, last->value) : NULL;
    if (member != NULL && member->rank > 0 && of->rank > 0 && !member->is_deferred)
        return NULL;
    e = declare(m, scope, path, last);
    if (member != NULL) {
        struct code_decl *const decl = e->decl;
        *e = *member;
        e->key = path;
        e->decl = decl;
        e->scope = scope;
        e->bounds_of = scope;
        if (member->rank > 0 && of->rank > 0)
            add_dimensions(e, of);
    }
    e->is_implicit = member == NULL;
    e->decl->name =
        str_format(m->arena, "%.*s_%.*s", STR_ARG(of->decl->name), STR_ARG(last->value));
    return fortran_complete(m, e);
}

/* --- the layout of derived types --- */

static int64_t constant_of(struct fmaker *m, const struct fscope *scope, const struct fnode *n)
{
    int64_t value = 0;
    const struct fentity *const e = fnode_is(n, "Name") ? fortran_find(m, scope, n->value) : NULL;
    if (e != NULL && e->is_constant && e->initial != NULL && m->depth < CODE_MAX_DEPTH) {
        m->depth++;
        value = constant_of(m, e->scope, e->initial);
        m->depth--;
    } else if (!fnode_is(n, "IntLiteralConstant") || !str_to_i64(n->value, &value)) {
        value = -1;
    }
    return value;
}

/* Bytes and alignment of a component as gfortran lays it out; 0 bytes: unknown. */
static int64_t member_bytes(struct fmaker *m, struct fscope *scope, const struct fentity *e,
                            int64_t *align)
{
    enum { POINTER_BYTES = 8, DESCRIPTOR_BYTES = 40, DIMENSION_BYTES = 24 };
    *align = POINTER_BYTES;
    if (e->is_allocated || e->is_pointer || e->is_deferred)
        return e->rank == 0 ? POINTER_BYTES : DESCRIPTOR_BYTES + DIMENSION_BYTES * e->rank;
    const struct code_type *const type = type_of(m, e->scope, e->type);
    int64_t bytes = type->bytes;
    if (type->kind == TYPE_OTHER)
        return 0;
    if (type->kind == TYPE_REAL)
        *align = elem_is_complex(type->elem) ? bytes / 2 : bytes;
    else if (type->kind == TYPE_INTEGER)
        *align = bytes;
    for (int d = 0; d < e->rank; d++) {
        const int64_t upper = constant_of(m, scope, e->upper[d]);
        const int64_t lower = e->lower[d] == NULL ? 1 : constant_of(m, scope, e->lower[d]);
        enum { MANY = 1 << 20 };
        if (upper < lower || lower < 0 || upper > MANY || bytes > MANY)
            return 0;
        bytes *= upper - lower + 1;
    }
    return bytes;
}

int64_t fortran_layout(struct fmaker *m, struct fscope *scope, const struct fnode *type,
                       struct str member, int64_t *offset)
{
    int64_t at = 0;
    int64_t widest = 1;
    *offset = -1;
    const struct fscope *const inner =
        m->depth < CODE_MAX_DEPTH ? fortran_members(m, scope, type) : NULL;
    if (inner == NULL)
        return 0;
    m->depth++;
    for (size_t i = 0; i < inner->n_entities && at >= 0; i++) {
        int64_t align;
        const int64_t bytes = member_bytes(m, scope, inner->entities[i], &align);
        at = (at + align - 1) / align * align;
        widest = align > widest ? align : widest;
        if (str_eq(inner->entities[i]->key, member) && bytes > 0)
            *offset = at;
        at = bytes > 0 ? at + bytes : -1;
    }
    m->depth--;
    return at < 0 ? 0 : (at + widest - 1) / widest * widest;
}
