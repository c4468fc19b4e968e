#include <string.h>

#include "collect/source/code_make.h"
#include "collect/source/containers.h"
#include "collect/source/cursor.h"

/* Statements and expressions out of libclang's cursors. */

/* --- extent --- */

static struct str file_text(struct source_unit *u, CXFile file, bool main_file)
{
    size_t size = 0;
    if (main_file)
        return u->text;
    if (file != NULL && file != u->header) {
        const char *const text = u->api.getFileContents(u->translation, file, &size);
        u->header = file;
        u->header_text = (struct str){text, text != NULL ? size : 0};
    }
    return u->header_text;
}

/* The name at this place of a file; empty for something else. */
static struct str name_at(struct str text, size_t at)
{
    size_t end = at;
    if (at >= text.len || !char_begins_name(text.ptr[at]))
        return (struct str){0};
    while (end < text.len && char_in_name(text.ptr[end]))
        end++;
    return str_slice(text, at, end);
}

/* Where it begins and ends, and the macro that all of it comes from. */
static void set_extent(struct source_unit *u, CXCursor cursor, struct code *c)
{
    CXFile file = NULL;
    unsigned offset = 0;
    unsigned end = 0;
    const CXSourceRange range = u->api.getCursorExtent(cursor);
    const CXSourceLocation first = u->api.getRangeStart(range);
    u->api.getFileLocation(first, &file, NULL, NULL, &offset);
    u->api.getFileLocation(u->api.getRangeEnd(range), NULL, &c->end_line, NULL, &end);
    /* What a macro wrote is where the macro is used. */
    c->in_main_file = cursor_is_main_file(u, file);
    if (c->in_main_file)
        c->end_line -= c->end_line > u->lines_before ? u->lines_before : c->end_line;
    c->offset = offset;
    const struct str all = file_text(u, file, c->in_main_file);
    const struct str name = name_at(all, offset);
    const bool call = offset + name.len < all.len && all.ptr[offset + name.len] == '(';
    if (name.len != 0 && !call && end <= offset + name.len)
        c->macro = str_copy(u->arena, name);
}

/* --- parts --- */

struct making {
    struct source_unit *unit;
    struct code code;
    const struct code **parts;
    int depth;
};

static void add_part(struct making *m, CXCursor cursor)
{
    *ARENA_ADD(m->unit->arena, m->parts, m->code.n_parts) =
        cursor_code(m->unit, cursor, m->depth + 1);
}

/* Children that are code: names of types and the like are left out. */
static bool is_code(struct source_unit *u, CXCursor cursor)
{
    const enum CXCursorKind kind = u->api.getCursorKind(cursor);
    return cursor_is_expression(kind) || u->api.isStatement(kind) || kind == CXCursor_VarDecl;
}

static void add_parts(struct making *m, CXCursor cursor, enum code_kind kind)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    m->code.kind = kind;
    for (size_t i = 0; i < list.count && m->code.n_parts < CODE_MAX_PARTS; i++) {
        if (is_code(m->unit, list.items[i]))
            add_part(m, list.items[i]);
    }
}

/* Statements with their fixed number of parts; one with another number is not understood. */
static void add_fixed(struct making *m, CXCursor cursor, enum code_kind kind, int min, int max)
{
    add_parts(m, cursor, kind);
    if (m->code.n_parts < min || m->code.n_parts > max)
        m->code.kind = CODE_UNKNOWN;
}

/* --- expressions --- */

static const char *operator_text(struct source_unit *u, CXString text)
{
    return str_cstr(u->arena, cursor_text(u, text));
}

static bool is_assignment(const char *op)
{
    const size_t n = strlen(op);
    return n > 0 && op[n - 1] == '=' && strcmp(op, "==") != 0 && strcmp(op, "!=") != 0 &&
           strcmp(op, "<=") != 0 && strcmp(op, ">=") != 0;
}

/* Of `a = b`, both structs. */
static void add_copied(struct making *m, CXCursor cursor)
{
    if (m->code.kind == CODE_ASSIGN && m->code.type->kind == TYPE_STRUCT &&
        strcmp(m->code.op, "=") == 0)
        cursor_copied(m->unit, m->unit->api.getCursorType(cursor), m->parts[0], m->parts[1],
                      &m->code);
}

static void make_binary(struct making *m, CXCursor cursor)
{
    m->code.op = operator_text(m->unit, m->unit->api.getBinaryOperatorKindSpelling(
                                            m->unit->api.getCursorBinaryOperatorKind(cursor)));
    add_fixed(m, cursor, is_assignment(m->code.op) ? CODE_ASSIGN : CODE_BINARY, 2, 2);
    add_copied(m, cursor);
}

static enum code_kind unary_kind(const char *op)
{
    static const struct {
        const char *op;
        enum code_kind kind;
    } rows[] = {{"++", CODE_STEP}, {"--", CODE_STEP}, {"*", CODE_DEREF}, {"&", CODE_ADDRESS},
                {"-", CODE_UNARY}, {"+", CODE_UNARY}, {"!", CODE_UNARY}, {"~", CODE_UNARY}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(op, rows[i].op) == 0)
            return rows[i].kind;
    }
    return CODE_UNKNOWN;
}

static void make_unary(struct making *m, CXCursor cursor)
{
    const enum CXUnaryOperatorKind kind = m->unit->api.getCursorUnaryOperatorKind(cursor);
    m->code.op = operator_text(m->unit, m->unit->api.getUnaryOperatorKindSpelling(kind));
    m->code.integer = kind == CXUnaryOperator_PostInc || kind == CXUnaryOperator_PostDec;
    add_fixed(m, cursor, unary_kind(m->code.op), 1, 1);
}

static void make_constant(struct making *m, CXCursor cursor)
{
    const struct clang *api = &m->unit->api;
    CXEvalResult value = api->Cursor_Evaluate(cursor);
    m->code.kind = CODE_UNKNOWN;
    if (value == NULL)
        return;
    if (api->EvalResult_getKind(value) == CXEval_Int) {
        m->code.kind = CODE_INTEGER;
        m->code.integer = api->EvalResult_getAsLongLong(value);
    } else if (api->EvalResult_getKind(value) == CXEval_Float) {
        m->code.kind = CODE_REAL;
        m->code.real = api->EvalResult_getAsDouble(value);
    }
    api->EvalResult_dispose(value);
}

/* A conversion that is not written: only one that cuts off a fraction, and one of C's `void *` to
 * what it points to, matter. */
static const struct code *through(struct making *m, CXCursor cursor)
{
    add_parts(m, cursor, CODE_UNKNOWN);
    if (m->code.n_parts == 1) {
        const struct code *part = m->parts[0];
        const bool cuts = m->code.type->kind == TYPE_INTEGER && part->type->kind == TYPE_REAL;
        const bool gives_type =
            m->code.type->kind == TYPE_POINTER && part->type->kind == TYPE_POINTER &&
            part->type->to->kind == TYPE_VOID && m->code.type->to->kind != TYPE_VOID;
        if (!cuts && !gives_type)
            return part;
        m->code.kind = CODE_CAST;
    }
    return NULL;
}

static void make_name(struct making *m, CXCursor cursor)
{
    m->code.kind = CODE_NAME;
    m->code.text = cursor_text(m->unit, m->unit->api.getCursorSpelling(cursor));
    m->code.decl = cursor_decl(m->unit, m->unit->api.getCursorReferenced(cursor));
}

static void add_this(struct making *m)
{
    static const struct code this_code = {
        .kind = CODE_THIS, .type = &cursor_no_type, .in_main_file = true};
    *ARENA_ADD(m->unit->arena, m->parts, m->code.n_parts) = &this_code;
}

/* The last name that the file has for it: a template does not say which member is meant. */
static struct str last_name(struct source_unit *u, CXCursor cursor)
{
    CXFile file = NULL;
    unsigned end = 0;
    const CXSourceRange range = u->api.getCursorExtent(cursor);
    u->api.getFileLocation(u->api.getRangeEnd(range), &file, NULL, NULL, &end);
    const struct str text = file_text(u, file, cursor_is_main_file(u, file));
    size_t first = end <= text.len ? end : 0;
    while (first > 0 && char_in_name(text.ptr[first - 1]))
        first--;
    return str_copy(u->arena, str_slice(text, first, end));
}

static void make_member(struct making *m, CXCursor cursor)
{
    make_name(m, cursor);
    if (m->code.text.len == 0)
        m->code.text = last_name(m->unit, cursor);
    const enum code_decl_kind kind = m->code.decl != NULL ? m->code.decl->kind : DECL_MEMBER;
    if (kind == DECL_VARIABLE || kind == DECL_ENUMERATOR) /* static */
        return;
    add_parts(m, cursor, CODE_MEMBER);
    if (m->code.n_parts == 0)
        add_this(m);
}

/* --- calls --- */

/* operator[], operator() and the arithmetic ones as what they look like; operator-> is a method. */
static void make_operator(struct making *m, struct str op)
{
    m->code.op = str_cstr(m->unit->arena, op);
    const int n = m->code.n_parts;
    const bool steps = str_eq(op, STR("++")) || str_eq(op, STR("--"));
    if (steps && n == 2) { /* after it, which a second argument says */
        m->code.kind = CODE_STEP;
        m->code.integer = 1;
        m->code.n_parts = 1;
    } else if (str_eq(op, STR("[]")) && n == 2)
        m->code.kind = CODE_SUBSCRIPT;
    else if (str_eq(op, STR("()")) && n >= 2)
        m->code.kind = CODE_ELEMENT;
    else if (str_eq(op, STR("->")))
        m->code.kind = CODE_METHOD;
    else if (n == 1)
        m->code.kind = unary_kind(m->code.op);
    else if (n == 2)
        m->code.kind = is_assignment(m->code.op) ? CODE_ASSIGN : CODE_BINARY;
    else
        m->code.kind = CODE_UNKNOWN;
}

/* The object of a method's call: in front of the '.', else this. */
static void add_object(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    struct cursors inner = {0};
    if (list.count > 0 && m->unit->api.getCursorKind(list.items[0]) == CXCursor_MemberRefExpr)
        inner = cursor_children(m->unit, list.items[0]);
    for (size_t i = 0; i < inner.count; i++) {
        if (cursor_is_expression(m->unit->api.getCursorKind(inner.items[i]))) {
            add_part(m, inner.items[i]);
            m->parts[0] =
                cursor_kept(m->unit, m->unit->api.getCursorType(inner.items[i]), m->parts[0]);
            return;
        }
    }
    add_this(m);
}

static void add_arguments(struct making *m, CXCursor cursor)
{
    const int n = m->unit->api.Cursor_getNumArguments(cursor);
    for (int i = 0; i < n && i < CODE_MAX_PARTS; i++)
        add_part(m, m->unit->api.Cursor_getArgument(cursor, (unsigned)i));
}

/* Of a function that is followed: two of its calls do not share what it returns. */
static void keep_arguments(struct making *m, CXCursor cursor)
{
    const int n = m->unit->api.Cursor_getNumArguments(cursor);
    const int first = m->code.n_parts - n;
    for (int i = 0; i < n && first >= 0; i++) {
        const CXCursor argument = m->unit->api.Cursor_getArgument(cursor, (unsigned)i);
        const struct code **const part = &m->parts[first + i];
        if ((*part)->type->kind == TYPE_STRUCT)
            *part = cursor_kept(m->unit, m->unit->api.getCursorType(argument), *part);
    }
}

/* A variable that is called, `u(i, j)`, where templates leave open what it is. */
static bool calls_variable(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    if (m->code.decl == NULL || m->code.decl->kind == DECL_FUNCTION || list.count == 0 ||
        (m->code.decl->type->kind != TYPE_UNKNOWN && m->code.decl->type->kind != TYPE_STRUCT))
        return false;
    add_part(m, list.items[0]);
    add_arguments(m, cursor);
    m->code.kind = CODE_ELEMENT;
    return true;
}

/* `u.size()` of such a type: the object, and the arguments. */
static bool calls_open_method(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    if (list.count == 0 || m->unit->api.getCursorKind(list.items[0]) != CXCursor_MemberRefExpr)
        return false;
    m->code.kind = CODE_METHOD;
    m->code.text = last_name(m->unit, list.items[0]);
    add_object(m, cursor);
    for (size_t i = 1; i < list.count && m->code.n_parts < CODE_MAX_PARTS; i++) {
        if (is_code(m->unit, list.items[i]))
            add_part(m, list.items[i]);
    }
    return true;
}

/* The operator that a part of an open call is; empty: another part. One that headers overload has
 * no name of its own, but its part has. A call of one is a value: T(a * b). */
static struct str open_operator(struct source_unit *u, CXCursor part)
{
    struct str name = cursor_text(u, u->api.getCursorSpelling(part));
    const struct cursors inner = cursor_children(u, part);
    if (name.len == 0 && inner.count > 0 &&
        u->api.getCursorKind(inner.items[0]) == CXCursor_OverloadedDeclRef)
        name = cursor_text(u, u->api.getCursorSpelling(inner.items[0]));
    return u->api.getCursorKind(part) != CXCursor_CallExpr && str_starts_with(name, STR("operator"))
               ? str_slice(name, 8, name.len)
               : (struct str){0};
}

/* `a[i] + b[i]` and `T(0.5)` of types that a template leaves open. */
static const struct code *make_open_call(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    struct str op = {0};
    for (size_t i = 0; i < list.count; i++) {
        const struct str name = open_operator(m->unit, list.items[i]);
        if (name.len > 0)
            op = name;
        else if (is_code(m->unit, list.items[i]))
            add_part(m, list.items[i]);
    }
    if (op.len > 0)
        make_operator(m, op);
    return op.len == 0 && m->code.n_parts == 1 ? m->parts[0] : NULL;
}

/* `p + q` of structs of numbers: the function says what is computed. */
static bool calls_operator(struct making *m, CXCursor cursor)
{
    struct source_unit *const u = m->unit;
    const bool computes =
        m->code.kind == CODE_BINARY || m->code.kind == CODE_UNARY || m->code.kind == CODE_ASSIGN;
    const CXCursor callee = u->api.getCursorDefinition(u->api.getCursorReferenced(cursor));
    const bool copies = m->code.kind == CODE_ASSIGN && strcmp(m->code.op, "=") == 0 &&
                        !cursor_has_assignment(u, u->api.getCursorType(cursor));
    bool numbers = false;
    for (int i = 0; i < m->code.n_parts && computes && !copies && !numbers; i++)
        numbers = m->parts[i]->type->kind == TYPE_STRUCT &&
                  cursor_is_of_numbers(
                      u, u->api.getCursorType(u->api.Cursor_getArgument(cursor, (unsigned)i)));
    return numbers && !u->api.Cursor_isNull(callee) && cursor_has_body(u, callee);
}

/* `i < n` of `!!(i < n)`, which is what macros make of it. */
static const struct code *without_double_not(const struct code *c)
{
    static const char *const truths[] = {"<", "<=", ">", ">=", "==", "!=", "&&", "||", NULL};
    const struct code *inner = code_without_casts(c);
    for (int i = 0; i < 2; i++) {
        if (inner->kind != CODE_UNARY || !code_is_op(inner, "!"))
            return c;
        inner = code_without_casts(inner->parts[0]);
    }
    return inner->kind == CODE_BINARY && str_is_one_of(str_of(inner->op), truths) ? inner : c;
}

/* `LIKELY(i < n)`: a hint for the compiler, and the value is the first argument. */
static bool is_hint(const struct making *m)
{
    static const char *const hints[] = {"__builtin_expect", "__builtin_expect_with_probability",
                                        NULL};
    return str_is_one_of(m->code.text, hints);
}

static const struct code *make_call(struct making *m, CXCursor cursor)
{
    const struct clang *api = &m->unit->api;
    const CXCursor callee = api->getCursorReferenced(cursor);
    const enum CXCursorKind kind = api->getCursorKind(callee);
    make_name(m, cursor);
    m->code.kind = CODE_CALL;
    if (m->code.text.len == 0 && calls_open_method(m, cursor))
        return NULL;
    if (m->code.text.len == 0)
        return make_open_call(m, cursor);
    if (is_hint(m)) {
        add_arguments(m, cursor);
        return m->code.n_parts > 0 ? without_double_not(m->parts[0]) : NULL;
    }
    if (str_starts_with(m->code.text, STR("operator")) &&
        !char_in_name(str_slice(m->code.text, 8, 9).len != 0 ? m->code.text.ptr[8] : 'x')) {
        add_arguments(m, cursor);
        make_operator(m, str_slice(m->code.text, 8, m->code.text.len));
        if (m->code.kind == CODE_METHOD && m->code.n_parts == 1 &&
            m->parts[0]->type->kind == TYPE_POINTER)
            return m->parts[0]; /* of an iterator: `i->x` */
        if (calls_operator(m, cursor)) {
            m->code.kind = kind == CXCursor_CXXMethod ? CODE_METHOD : CODE_CALL;
            keep_arguments(m, cursor);
        } else {
            add_copied(m, cursor);
        }
        return NULL;
    }
    if (kind == CXCursor_Constructor || kind == CXCursor_ConversionFunction) {
        m->code.kind = CODE_LIST;
        add_arguments(m, cursor);
        return m->code.n_parts == 1 ? m->parts[0] : NULL;
    }
    if (calls_variable(m, cursor))
        return NULL;
    if (kind == CXCursor_CXXMethod) {
        m->code.kind = CODE_METHOD;
        add_object(m, cursor);
    }
    add_arguments(m, cursor);
    if (m->unit->api.Location_isInSystemHeader(m->unit->api.getCursorLocation(callee)) != 0) {
        const struct code *const place =
            container_pointer(m->unit->arena, &m->code, m->parts, m->code.n_parts);
        if (place != NULL)
            return place;
    }
    keep_arguments(m, cursor);
    return NULL;
}

/* --- lists --- */

/* `.x = 1` names its member, which is null for more than one name, `.x.y = 1`. */
static bool names_member(struct making *m, CXCursor part, const struct code_decl **out)
{
    const struct cursors list = cursor_children(m->unit, part);
    int n = 0;
    for (size_t i = 0; i < list.count && m->unit->api.getCursorKind(part) == CXCursor_UnexposedExpr;
         i++) {
        if (m->unit->api.getCursorKind(list.items[i]) != CXCursor_MemberRef)
            continue;
        *out =
            n++ == 0 ? cursor_decl(m->unit, m->unit->api.getCursorReferenced(list.items[i])) : NULL;
    }
    return n > 0;
}

/* The number of the member among those of its struct; -1: none. */
static int number_of(const struct code_decl *const *members, int n, const struct code_decl *member)
{
    int number = n - 1;
    while (number >= 0 && (member == NULL || members[number] != member))
        number--;
    return number;
}

/* What a struct's list sets, and what it leaves out, which is 0: its members in their order, from
 * one that is named on. */
static void add_members(struct making *m, CXCursor cursor)
{
    struct source_unit *const u = m->unit;
    const CXType type = u->api.getCanonicalType(u->api.getCursorType(cursor));
    const struct cursors fields = cursor_children(u, u->api.getTypeDeclaration(type));
    const struct cursors list = cursor_children(u, cursor);
    const struct code_decl **members =
        arena_alloc(u->arena, fields.count, sizeof(struct code_decl *));
    const struct code_decl **set =
        arena_alloc(u->arena, list.count + fields.count, sizeof(struct code_decl *));
    int n_members = 0;
    int next = 0;
    for (size_t i = 0; i < fields.count; i++) {
        if (u->api.getCursorKind(fields.items[i]) == CXCursor_CXXBaseSpecifier)
            return;
        if (u->api.getCursorKind(fields.items[i]) == CXCursor_FieldDecl)
            members[n_members++] = cursor_decl(u, fields.items[i]);
    }
    for (size_t i = 0; i < list.count; i++, next++) {
        const struct code_decl *named = NULL;
        if (names_member(m, list.items[i], &named))
            next = number_of(members, n_members, named);
        if (next < 0 || next >= n_members || (int)list.count != m->code.n_parts)
            return;
        set[i] = members[next];
    }
    for (int i = 0; i < n_members; i++) {
        if (members[i] != NULL && !members[i]->in_union &&
            number_of(set, m->code.n_parts, members[i]) < 0)
            set[m->code.n_parts + m->code.n_left_out++] = members[i];
    }
    m->code.members = set;
}

static void make_list(struct making *m, CXCursor cursor)
{
    add_parts(m, cursor, CODE_LIST);
    if (m->code.type->kind == TYPE_STRUCT && m->code.n_parts > 0)
        add_members(m, cursor);
}

/* --- statements --- */

static bool may_begin_loop(const struct code *c)
{
    return c->kind == CODE_DECLARE || (c->kind == CODE_ASSIGN && strcmp(c->op, "=") == 0) ||
           (c->kind == CODE_BINARY && strcmp(c->op, ",") == 0);
}

static bool may_step(const struct code *c)
{
    return c->kind == CODE_STEP || c->kind == CODE_ASSIGN ||
           (c->kind == CODE_BINARY && strcmp(c->op, ",") == 0);
}

/* `j--` of `for (j = n; j--;)`: a semicolon follows. */
static bool ends_condition(struct source_unit *u, const struct code *part)
{
    size_t at = part->offset;
    int depth = 0;
    while (part->in_main_file && at < u->text.len && u->text.ptr[at] != ';' && depth >= 0) {
        depth += u->text.ptr[at] == '(' ? 1 : u->text.ptr[at] == ')' ? -1 : 0;
        at++;
    }
    return part->in_main_file && at < u->text.len && depth >= 0;
}

/* Parts that are missing are not listed: which ones is seen from those that are. */
static void make_for(struct making *m, CXCursor cursor)
{
    static const struct code empty = {.kind = CODE_EMPTY, .type = &cursor_no_type};
    const struct code *places[4] = {&empty, &empty, &empty, &empty};
    add_parts(m, cursor, CODE_FOR);
    const int n = m->code.n_parts;
    int at = 0;
    for (int i = 0; i + 1 < n && at < 3; i++) {
        const struct code *part = m->parts[i];
        if (n < 4 && at == 0 && !may_begin_loop(part))
            at = 1;
        if (n < 4 && at == 1 && may_step(part) && !ends_condition(m->unit, part))
            at = 2;
        places[at++] = part;
    }
    if (n > 0)
        places[3] = m->parts[n - 1];
    m->code.n_parts = 4;
    m->parts = arena_copy(m->unit->arena, places, 4, sizeof(const struct code *));
}

/* The pointer, or iterator, that `for (x : a)` advances: it is in the initial value of x. */
static const struct code_decl *advanced(struct source_unit *u, CXCursor value)
{
    const CXCursor of = u->api.getCursorReferenced(value);
    if (u->api.getCursorKind(value) == CXCursor_DeclRefExpr &&
        str_starts_with(cursor_text(u, u->api.getCursorSpelling(of)), STR("__begin")))
        return cursor_decl(u, of);
    const struct cursors list = cursor_children(u, value);
    const struct code_decl *found = NULL;
    for (size_t i = 0; i < list.count && found == NULL; i++)
        found = advanced(u, list.items[i]);
    return found;
}

/* `for (x : a) body`, over an array or elements that lie like those of one. */
static const struct code *make_range_loop(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    add_parts(m, cursor, CODE_UNKNOWN);
    if (m->code.n_parts != 3 || list.count != 3 || m->parts[0]->kind != CODE_DECLARE)
        return NULL;
    const CXCursor value = m->unit->api.Cursor_getVarDeclInitializer(list.items[0]);
    const struct code_decl *const pointer =
        m->unit->api.Cursor_isNull(value) ? NULL : advanced(m->unit, value);
    return pointer == NULL ? NULL
                           : container_loop(m->unit->arena, &m->code, pointer, m->parts[1],
                                            m->parts[0], m->parts[2]);
}

/* One declaration, or a block without braces of several. */
static const struct code *make_declarations(struct making *m, CXCursor cursor)
{
    add_parts(m, cursor, CODE_LIST);
    if (m->code.n_parts == 1)
        return m->parts[0];
    m->code.kind = CODE_DECLARE;
    return NULL;
}

static void make_declaration(struct making *m, CXCursor cursor)
{
    m->code.kind = CODE_DECLARE;
    m->code.decl = cursor_decl(m->unit, cursor);
    /* A variable in a template's or loop's body is read anew with it. */
    const struct code_decl *const d = m->code.decl;
    if (d->initial == NULL || d->type->kind != TYPE_STRUCT || d->type->is_reference ||
        d->initial->kind == CODE_LIST)
        return;
    cursor_copied(m->unit, m->unit->api.getCursorType(cursor),
                  code_make_name(m->unit->arena, &m->code, d), d->initial, &m->code);
}

/* What is made of its children alone, of at least and at most so many. */
static const struct {
    enum CXCursorKind cursor;
    enum code_kind kind;
    int min, max;
} fixed[] = {
    {CXCursor_ArraySubscriptExpr, CODE_SUBSCRIPT, 2, 2},
    {CXCursor_ConditionalOperator, CODE_CHOICE, 3, 3},
    {CXCursor_CStyleCastExpr, CODE_CAST, 1, 1},
    {CXCursor_CXXStaticCastExpr, CODE_CAST, 1, 1},
    {CXCursor_CXXReinterpretCastExpr, CODE_CAST, 1, 1},
    {CXCursor_CXXConstCastExpr, CODE_CAST, 1, 1},
    {CXCursor_CXXFunctionalCastExpr, CODE_CAST, 1, 1},
    {CXCursor_WhileStmt, CODE_WHILE, 2, 2},
    {CXCursor_IfStmt, CODE_IF, 2, 3},
    {CXCursor_SwitchStmt, CODE_SWITCH, 2, 2},
    {CXCursor_CaseStmt, CODE_CASE, 2, 2},
    {CXCursor_DefaultStmt, CODE_DEFAULT, 1, 1},
    {CXCursor_BreakStmt, CODE_BREAK, 0, 0},
    {CXCursor_ContinueStmt, CODE_CONTINUE, 0, 0},
    {CXCursor_NullStmt, CODE_EMPTY, 0, 0},
    {CXCursor_CXXNullPtrLiteralExpr, CODE_INTEGER, 0, 0},
    {CXCursor_GNUNullExpr, CODE_INTEGER, 0, 0},
};

/* `return (struct point){x, y};` as a variable that is declared and returned. */
static const struct code *make_return(struct making *m, CXCursor cursor)
{
    add_fixed(m, cursor, CODE_RETURN, 0, 1);
    const struct code *const value = m->code.n_parts == 1 ? m->parts[0] : NULL;
    if (value == NULL || value->kind != CODE_LIST || value->type->kind != TYPE_STRUCT)
        return NULL;
    const struct code *const variable = cursor_made(m->unit, value);
    const struct code **const parts = arena_alloc(m->unit->arena, 2, sizeof(struct code *));
    struct code *const out = arena_copy(m->unit->arena, &m->code, 1, sizeof *out);
    m->parts[0] = code_make_name(m->unit->arena, variable, variable->decl);
    out->parts = m->parts;
    parts[0] = variable;
    parts[1] = out;
    m->code.kind = CODE_BLOCK;
    m->code.n_parts = 2;
    m->parts = parts;
    return NULL;
}

static bool may_leave(const struct code *c)
{
    bool may = c->kind == CODE_BREAK || c->kind == CODE_CONTINUE;
    for (int i = 0; i < c->n_parts && !may; i++)
        may = !code_is_loop(c->parts[i]) && may_leave(c->parts[i]);
    return may;
}

/* `do { … } while (0)`, as macros have it, is its body. */
static const struct code *make_do(struct making *m, CXCursor cursor)
{
    enum { BODY, CONDITION, N_PARTS };
    add_fixed(m, cursor, CODE_DO, N_PARTS, N_PARTS);
    if (m->code.kind != CODE_DO || may_leave(m->parts[BODY]))
        return NULL;
    return code_is_zero(m->parts[CONDITION]) ? m->parts[BODY] : NULL;
}

static bool is_label(const struct code *c)
{
    return c->kind == CODE_CASE || c->kind == CODE_DEFAULT;
}

/* The statements of a block; `case 1: case 2: …`, one label in another, as two in turn. */
static void make_block(struct making *m, CXCursor cursor)
{
    struct arena *const arena = m->unit->arena;
    const struct code **parts = NULL;
    int n = 0;
    add_parts(m, cursor, CODE_BLOCK);
    for (int i = 0; i < m->code.n_parts; i++) {
        const struct code *c = m->parts[i];
        for (; is_label(c) && is_label(c->parts[c->n_parts - 1]); c = c->parts[c->n_parts - 1]) {
            struct code *const label = arena_copy(arena, c, 1, sizeof *label);
            const struct code *const nothing = code_make(arena, c, CODE_EMPTY, c->type, NULL, NULL);
            const struct code *const own[] = {c->n_parts > 1 ? c->parts[0] : nothing, nothing};
            label->parts = arena_copy(arena, own, (size_t)c->n_parts, sizeof(const struct code *));
            *ARENA_ADD(arena, parts, n) = label;
        }
        *ARENA_ADD(arena, parts, n) = c;
    }
    m->code.n_parts = n;
    m->parts = parts;
}

/* The statements of `({ …; x; })`. */
static void make_group(struct making *m, CXCursor cursor)
{
    const struct cursors list = cursor_children(m->unit, cursor);
    for (size_t i = 0; i < list.count; i++) {
        if (m->unit->api.getCursorKind(list.items[i]) == CXCursor_CompoundStmt)
            add_parts(m, list.items[i], CODE_GROUP);
    }
}

/* Null where *m has the code. */
static const struct code *make(struct making *m, CXCursor cursor, enum CXCursorKind kind)
{
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) {
        if (fixed[i].cursor != kind)
            continue;
        add_fixed(m, cursor, fixed[i].kind, fixed[i].min, fixed[i].max);
        return NULL;
    }
    switch (kind) {
    case CXCursor_IntegerLiteral:
    case CXCursor_FloatingLiteral:
    case CXCursor_CharacterLiteral:
    case CXCursor_CXXBoolLiteralExpr:
    case CXCursor_UnaryExpr: /* sizeof */
        make_constant(m, cursor);
        return NULL;
    case CXCursor_DeclRefExpr:
        make_name(m, cursor);
        if (m->code.text.len == 0) /* a template's parameter, where its value is known */
            make_constant(m, cursor);
        return NULL;
    case CXCursor_CXXThisExpr:
        m->code.kind = CODE_THIS;
        return NULL;
    case CXCursor_MemberRefExpr:
        make_member(m, cursor);
        return NULL;
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        make_binary(m, cursor);
        return NULL;
    case CXCursor_UnaryOperator:
        make_unary(m, cursor);
        return NULL;
    case CXCursor_CallExpr:
        return make_call(m, cursor);
    case CXCursor_InitListExpr:
        make_list(m, cursor);
        return NULL;
    case CXCursor_CompoundLiteralExpr:
    case CXCursor_ParenExpr:
    case CXCursor_UnexposedExpr:
        return through(m, cursor);
    case CXCursor_CompoundStmt:
        make_block(m, cursor);
        return NULL;
    case CXCursor_ReturnStmt:
        return make_return(m, cursor);
    case CXCursor_DoStmt:
        return make_do(m, cursor);
    case CXCursor_StmtExpr:
        make_group(m, cursor);
        return NULL;
    case CXCursor_DeclStmt:
        return make_declarations(m, cursor);
    case CXCursor_VarDecl:
        make_declaration(m, cursor);
        return NULL;
    case CXCursor_ForStmt:
        make_for(m, cursor);
        return NULL;
    case CXCursor_CXXForRangeStmt:
        return make_range_loop(m, cursor);
    default:
        add_parts(m, cursor, CODE_UNKNOWN);
        return NULL;
    }
}

/* Recursive: limited by CODE_MAX_DEPTH. */
const struct code *cursor_code(struct source_unit *u, CXCursor cursor, int depth)
{
    struct making m = {.unit = u, .depth = depth};
    m.code.kind = CODE_UNKNOWN;
    m.code.type = cursor_type(u, u->api.getCursorType(cursor), 0);
    m.code.at = cursor_place(u, cursor);
    m.code.op = "";
    set_extent(u, cursor, &m.code);
    const struct code *other =
        depth < CODE_MAX_DEPTH ? make(&m, cursor, u->api.getCursorKind(cursor)) : NULL;
    if (other != NULL)
        return other;
    m.code.parts = m.parts;
    return arena_copy(u->arena, &m.code, 1, sizeof m.code);
}

/* `point(double a): x(a) { … }` as `{ x = a; { … } }`; null where it sets up anything but members.
 */
static const struct code *constructor_body(struct source_unit *u, const struct cursors *list,
                                           const struct code *body)
{
    static const struct code this_code = {
        .kind = CODE_THIS, .type = &cursor_no_type, .op = "", .in_main_file = true};
    struct code *const out = arena_copy(u->arena, body, 1, sizeof *out);
    const struct code **parts = NULL;
    int n = 0;
    for (size_t i = 0; i < list->count; i++) {
        const enum CXCursorKind kind = u->api.getCursorKind(list->items[i]);
        if ((kind != CXCursor_MemberRef && kind != CXCursor_TypeRef) || i + 1 == list->count ||
            !cursor_is_expression(u->api.getCursorKind(list->items[i + 1])))
            continue;
        const struct code *const value = cursor_code(u, list->items[i + 1], 0);
        if (kind == CXCursor_TypeRef) {
            *ARENA_ADD(u->arena, parts, n) =
                code_make(u->arena, value, CODE_UNKNOWN, value->type, value, NULL);
            continue;
        }
        const struct code *const member =
            code_make_member(u->arena, value, &this_code,
                             cursor_decl(u, u->api.getCursorReferenced(list->items[i])));
        *ARENA_ADD(u->arena, parts, n) = code_make_assignment(u->arena, value, member, value);
    }
    *ARENA_ADD(u->arena, parts, n) = body;
    out->kind = CODE_BLOCK;
    out->n_parts = n;
    out->parts = parts;
    return out;
}

const struct code *cursor_body(struct source_unit *u, CXCursor function)
{
    CXCursor candidates[] = {u->api.getCursorDefinition(function),
                             u->api.getSpecializedCursorTemplate(function)};
    for (size_t c = 0; c < sizeof candidates / sizeof *candidates; c++) {
        if (u->api.Cursor_isNull(candidates[c]))
            continue;
        const struct cursors list = cursor_children(u, candidates[c]);
        for (size_t i = list.count; i-- > 0;) {
            if (u->api.getCursorKind(list.items[i]) != CXCursor_CompoundStmt)
                continue;
            const struct code *const body = cursor_code(u, list.items[i], 0);
            return u->api.getCursorKind(candidates[c]) == CXCursor_Constructor
                       ? constructor_body(u, &list, body)
                       : body;
        }
    }
    return NULL;
}
