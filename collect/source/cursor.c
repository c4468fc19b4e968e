#include "collect/source/cursor.h"

#include <string.h>

/* Declarations and their types out of libclang's cursors. */

const struct code_type cursor_no_type = {.kind = TYPE_UNKNOWN};

/* --- text and places --- */

struct str cursor_text(struct source_unit *u, CXString text)
{
    const char *const c = u->api.getCString(text);
    const struct str copy = str_copy(u->arena, str_of(c != NULL ? c : ""));
    u->api.disposeString(text);
    return copy;
}

bool cursor_is_main_file(struct source_unit *u, CXFile file)
{
    return u->api.File_isEqual(file, u->api.getFile(u->translation, u->file)) != 0;
}

struct code_place cursor_place(struct source_unit *u, CXCursor cursor)
{
    unsigned line = 0;
    unsigned col = 0;
    const CXSourceLocation location = u->api.getCursorLocation(cursor);
    CXFile file = NULL; /* of what a macro wrote: where the macro is used */
    u->api.getFileLocation(location, &file, &line, &col, NULL);
    const bool main_file = cursor_is_main_file(u, file);
    if (main_file)
        line -= line > u->lines_before ? u->lines_before : line;
    return (struct code_place){line, col, !main_file};
}

/* --- lists --- */

static enum CXChildVisitResult add_child(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct cursors *list = data;
    (void)parent;
    *ARENA_ADD(list->unit->arena, list->items, list->count) = cursor;
    return CXChildVisit_Continue;
}

struct cursors cursor_children(struct source_unit *u, CXCursor of)
{
    struct cursors list = {.unit = u};
    u->api.visitChildren(of, add_child, &list);
    return list;
}

bool cursor_has_body(struct source_unit *u, CXCursor cursor)
{
    const struct cursors list = cursor_children(u, cursor);
    for (size_t i = 0; i < list.count; i++) {
        if (u->api.getCursorKind(list.items[i]) == CXCursor_CompoundStmt)
            return true;
    }
    return false;
}

/* --- types --- */

enum { MAX_ALIASES = 32 };

static void set_arithmetic(struct source_unit *u, CXType from, struct code_type *out)
{
    const enum CXTypeKind part =
        from.kind == CXType_Complex ? u->api.getElementType(from).kind : from.kind;
    const bool complex = from.kind == CXType_Complex;
    if (part == CXType_Float || part == CXType_Double) {
        out->kind = TYPE_REAL;
        out->elem = part == CXType_Float ? (complex ? ELEM_FLOAT_COMPLEX : ELEM_FLOAT)
                                         : (complex ? ELEM_DOUBLE_COMPLEX : ELEM_DOUBLE);
    } else if (from.kind == CXType_Enum ||
               (from.kind >= CXType_Bool && from.kind <= CXType_Int128)) {
        out->kind = TYPE_INTEGER;
        out->is_unsigned = from.kind >= CXType_Bool && from.kind <= CXType_UInt128;
    }
}

/* `std::complex<float>`; in a template also of T, which is taken as double, as it is alone. */
static void set_complex(struct source_unit *u, CXType from, struct code_type *out)
{
    static const char *const open[] = {"complex<", "const complex<", NULL};
    static const char *const names[] = {"std::complex<", "const std::complex<", NULL};
    const struct str name = cursor_text(u, u->api.getTypeSpelling(from));
    const bool known = str_starts_with_one_of(name, names);
    if (from.kind == CXType_Invalid ||
        (!known && (from.kind == CXType_Record || !str_starts_with_one_of(name, open))))
        return;
    if (known && !str_ends_with(name, STR("<float>")) && !str_ends_with(name, STR("<double>")))
        return;
    out->kind = TYPE_REAL;
    out->elem = str_ends_with(name, STR("<float>")) ? ELEM_FLOAT_COMPLEX : ELEM_DOUBLE_COMPLEX;
    out->bytes = (int64_t)elem_bytes(out->elem);
}

/* Iterators of containers whose elements lie one after the other, in the libraries of both
 * compilers: pointers that have a class of their own. */
static void set_iterator(struct source_unit *u, CXType from, int depth, struct code_type *out)
{
    static const char *const names[] = {"__gnu_cxx::__normal_iterator<", "std::__wrap_iter<",
                                        "const __gnu_cxx::__normal_iterator<",
                                        "const std::__wrap_iter<", NULL};
    if (!str_starts_with_one_of(cursor_text(u, u->api.getTypeSpelling(from)), names))
        return;
    const CXType pointer = u->api.Type_getTemplateArgumentAsType(from, 0);
    if (pointer.kind == CXType_Invalid)
        return;
    out->kind = TYPE_POINTER;
    out->to = cursor_type(u, u->api.getPointeeType(u->api.getCanonicalType(pointer)), depth + 1);
}

static struct str first_name(struct source_unit *u, CXType type)
{
    struct str name = {0};
    for (int depth = 0; depth < MAX_ALIASES; depth++) {
        const CXCursor decl = u->api.getTypeDeclaration(type);
        if (u->api.getPointeeType(type).kind != CXType_Invalid) {
            type = u->api.getPointeeType(type);
        } else if (u->api.getArrayElementType(type).kind != CXType_Invalid) {
            type = u->api.getArrayElementType(type);
        } else if (u->api.getCursorKind(decl) == CXCursor_TypedefDecl ||
                   u->api.getCursorKind(decl) == CXCursor_TypeAliasDecl) {
            name = cursor_text(u, u->api.getCursorSpelling(decl));
            type = u->api.getTypedefDeclUnderlyingType(decl);
        } else {
            break;
        }
    }
    return name;
}

const struct code_type *cursor_type(struct source_unit *u, CXType given, int depth)
{
    const CXType from = u->api.getCanonicalType(given);
    struct code_type *out = arena_alloc(u->arena, 1, sizeof *out);
    /* Others have none, or one that the library cannot always compute. */
    const bool sized = from.kind == CXType_Record || from.kind == CXType_Enum ||
                       (from.kind >= CXType_Bool && from.kind <= CXType_LongDouble);
    const long long bytes = sized ? u->api.Type_getSizeOf(from) : 0;
    out->bytes = bytes > 0 ? bytes : 0;
    out->is_const = u->api.isConstQualifiedType(from) != 0;
    out->restricted = u->api.isRestrictQualifiedType(from) != 0;
    out->to = &cursor_no_type;
    if (depth > KERNEL_MAX_DIMS * 2)
        return out;
    switch (from.kind) {
    case CXType_Void:
        out->kind = TYPE_VOID;
        break;
    case CXType_Pointer:
        out->kind = TYPE_POINTER;
        out->to = cursor_type(u, u->api.getPointeeType(from), depth + 1);
        break;
    case CXType_LValueReference:
    case CXType_RValueReference:
        *out = *cursor_type(u, u->api.getPointeeType(from), depth + 1);
        out->is_reference = true;
        return out;
    case CXType_ConstantArray:
    case CXType_IncompleteArray:
    case CXType_VariableArray:
    case CXType_DependentSizedArray:
        out->kind = TYPE_ARRAY;
        out->count = from.kind == CXType_ConstantArray ? u->api.getArraySize(from) : -1;
        /* nothing else in the library says so of a parameter */
        static const char *const words[] = {"[restrict", NULL};
        out->restricted = str_contains_one_of(cursor_text(u, u->api.getTypeSpelling(given)), words);
        out->to = cursor_type(u, u->api.getArrayElementType(from), depth + 1);
        break;
    case CXType_Vector:
    case CXType_ExtVector:
        out->kind = TYPE_VECTOR;
        out->count = u->api.getNumElements(from);
        out->to = cursor_type(u, u->api.getElementType(from), depth + 1);
        out->bytes = out->count * out->to->bytes;
        break;
    case CXType_Record:
        out->kind = TYPE_STRUCT;
        set_complex(u, from, out);
        set_iterator(u, from, depth, out);
        break;
    case CXType_Unexposed:
    case CXType_Dependent:
    case CXType_Invalid:
        out->kind = TYPE_UNKNOWN;
        set_complex(u, from, out);
        break;
    default:
        out->kind = TYPE_OTHER;
        set_arithmetic(u, from, out);
    }
    out->text = cursor_text(u, u->api.getTypeSpelling(given));
    out->first = first_name(u, given);
    return out;
}

/* --- declarations --- */

/* The sizes of an array as its declaration has them: the compiler's list begins with the last. */
static void set_sizes(struct source_unit *u, const struct cursors *parts, CXCursor initial,
                      struct code_decl *out)
{
    const struct code **sizes = arena_alloc(u->arena, parts->count, sizeof(struct code *));
    for (size_t i = parts->count; i-- > 0;) {
        const CXCursor part = parts->items[i];
        if (cursor_is_expression(u->api.getCursorKind(part)) && !u->api.equalCursors(part, initial))
            sizes[out->n_sizes++] = cursor_code(u, part, 0);
    }
    out->sizes = sizes;
}

static bool holds_array(const struct code_type *type)
{
    while (type->kind == TYPE_POINTER)
        type = type->to;
    return type->kind == TYPE_ARRAY;
}

static void set_variable(struct source_unit *u, CXCursor cursor, struct code_decl *out)
{
    const CXCursor initial = u->api.Cursor_getVarDeclInitializer(cursor);
    if (holds_array(out->type) || out->type->kind == TYPE_POINTER) {
        const struct cursors parts = cursor_children(u, cursor);
        set_sizes(u, &parts, initial, out);
    }
    if (out->kind != DECL_MEMBER && !u->api.Cursor_isNull(initial))
        out->initial = cursor_code(u, initial, 0);
}

static void set_parameters(struct source_unit *u, CXCursor cursor, struct code_decl *out)
{
    const struct cursors parts = cursor_children(u, cursor);
    const struct code_decl **list = arena_alloc(u->arena, parts.count, sizeof(struct code_decl *));
    for (size_t i = 0; i < parts.count; i++) {
        if (u->api.getCursorKind(parts.items[i]) == CXCursor_ParmDecl)
            list[out->n_parameters++] = cursor_decl(u, parts.items[i]);
    }
    out->parameters = list;
}

static enum code_decl_kind decl_kind(enum CXCursorKind kind)
{
    switch (kind) {
    case CXCursor_VarDecl:
        return DECL_VARIABLE;
    case CXCursor_ParmDecl:
        return DECL_PARAMETER;
    case CXCursor_FieldDecl:
        return DECL_MEMBER;
    case CXCursor_FunctionDecl:
    case CXCursor_CXXMethod:
    case CXCursor_FunctionTemplate:
    case CXCursor_Constructor:
    case CXCursor_Destructor:
    case CXCursor_ConversionFunction:
        return DECL_FUNCTION;
    case CXCursor_EnumConstantDecl:
        return DECL_ENUMERATOR;
    default:
        return DECL_OTHER;
    }
}

static bool is_scope(enum CXCursorKind kind)
{
    return kind == CXCursor_TranslationUnit || kind == CXCursor_Namespace ||
           kind == CXCursor_LinkageSpec || kind == CXCursor_UnexposedDecl;
}

/* The pointer of `for (x : a)`, which the compiler calls `__begin1`. */
static struct str plain_name(struct str name)
{
    return str_starts_with(name, STR("__begin")) ? str_slice(name, 2, name.len) : name;
}

static void set_decl(struct source_unit *u, CXCursor cursor, struct code_decl *out)
{
    out->kind = decl_kind(u->api.getCursorKind(cursor));
    out->name = plain_name(cursor_text(u, u->api.getCursorSpelling(cursor)));
    out->at = cursor_place(u, cursor);
    out->is_global = is_scope(u->api.getCursorKind(u->api.getCursorSemanticParent(cursor)));
    out->type = cursor_type(u,
                            out->kind == DECL_FUNCTION ? u->api.getCursorResultType(cursor)
                                                       : u->api.getCursorType(cursor),
                            0);
    out->offset_bytes = -1;
    switch (out->kind) {
    case DECL_ENUMERATOR:
        out->value = u->api.getEnumConstantDeclValue(cursor);
        break;
    case DECL_MEMBER: {
        const long long bits = u->api.Cursor_getOffsetOfField(cursor);
        out->in_union =
            u->api.getCursorKind(u->api.getCursorSemanticParent(cursor)) == CXCursor_UnionDecl;
        out->offset_bytes = bits >= 0 && bits % 8 == 0 ? bits / 8 : -1;
        set_variable(u, cursor, out);
        break;
    }
    case DECL_VARIABLE:
    case DECL_PARAMETER:
        set_variable(u, cursor, out);
        break;
    case DECL_FUNCTION:
        set_parameters(u, cursor, out);
        break;
    case DECL_OTHER:
        break;
    }
}

const struct code_decl *cursor_decl(struct source_unit *u, CXCursor given)
{
    if (u->api.Cursor_isNull(given))
        return NULL;
    const CXCursor cursor = u->api.getCanonicalCursor(given);
    const unsigned bucket = u->api.hashCursor(cursor) % UNIT_BUCKETS;
    for (int i = u->buckets[bucket]; i >= 0; i = u->decls[i].next) {
        if (u->api.equalCursors(u->decls[i].cursor, cursor))
            return u->decls[i].decl;
    }
    struct code_decl *decl = arena_alloc(u->arena, 1, sizeof *decl);
    decl->number = (int)u->n_decls;
    *ARENA_ADD(u->arena, u->decls, u->n_decls) =
        (struct unit_decl){.cursor = cursor, .decl = decl, .next = u->buckets[bucket]};
    u->buckets[bucket] = decl->number;
    /* A function's parameters are those of its definition, which the body names. */
    const CXCursor definition = u->api.getCursorDefinition(cursor);
    set_decl(u, u->api.Cursor_isNull(definition) ? given : definition, decl);
    return decl;
}
