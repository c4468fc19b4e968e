#include "collect/source/code_make.h"
#include "collect/source/cursor.h"

/* Copies of whole structs, as copies of their members. */

enum { MAX_COPIED = 32, MAX_NESTED = 8, LONGEST_WORD = 8 };

struct copying {
    struct source_unit *unit;
    const struct code *to, *from;
    int64_t bytes; /* of the struct */
    int n;
    struct code_copied *list;
    bool uniform; /* so far all members have the same size, and a type that elements can have */
    const struct code_type *real; /* of a member that is a floating-point number; null: none */
};

static bool add_scalar(struct copying *m, const struct code *to, const struct code *from)
{
    const struct code_type *const t = to->type;
    const bool plain = (t->kind == TYPE_REAL || t->kind == TYPE_INTEGER) && t->bytes > 0 &&
                       to->decl->offset_bytes >= 0 && !to->decl->in_union;
    m->uniform = m->uniform && plain && (m->n == 0 || m->list[0].to->type->bytes == t->bytes);
    if (t->kind == TYPE_REAL)
        m->real = t;
    if (m->n == MAX_COPIED || t->is_reference ||
        (t->kind != TYPE_REAL && t->kind != TYPE_INTEGER && t->kind != TYPE_POINTER))
        return false;
    *ARENA_ADD(m->unit->arena, m->list, m->n) = (struct code_copied){to, from};
    return true;
}

/* Recursive: limited by MAX_NESTED. False where a member is of a kind that is not copied. */
static bool add_members(struct copying *m, CXType type, const struct code *to,
                        const struct code *from, int depth)
{
    struct source_unit *const u = m->unit;
    const struct cursors fields = cursor_children(u, u->api.getTypeDeclaration(type));
    bool ok = depth < MAX_NESTED;
    for (size_t i = 0; i < fields.count && ok; i++) {
        const enum CXCursorKind kind = u->api.getCursorKind(fields.items[i]);
        const CXType own = u->api.getCanonicalType(u->api.getCursorType(fields.items[i]));
        ok = kind != CXCursor_CXXBaseSpecifier;
        if (kind != CXCursor_FieldDecl)
            continue;
        const struct code_decl *const decl = cursor_decl(u, fields.items[i]);
        const struct code *const left = code_make_member(m->unit->arena, to, to, decl);
        const struct code *const right = code_make_member(m->unit->arena, from, from, decl);
        if (decl->type->kind == TYPE_ARRAY)
            m->uniform = false;
        else
            ok = decl->type->kind == TYPE_STRUCT ? add_members(m, own, left, right, depth + 1)
                                                 : add_scalar(m, left, right);
    }
    return ok;
}

/* Members of different sizes, or of bits: the struct is as many words as it has. */
static bool add_words(struct copying *m)
{
    struct source_unit *const u = m->unit;
    int64_t word = LONGEST_WORD;
    while (m->bytes % word != 0)
        word /= 2;
    if (m->bytes / word > MAX_COPIED)
        return false;
    struct code_type *const type = arena_alloc(u->arena, 1, sizeof *type);
    *type = (struct code_type){
        .kind = TYPE_INTEGER, .bytes = word, .to = &cursor_no_type, .text = STR("word")};
    m->n = 0;
    m->list = NULL;
    for (int64_t at = 0; at < m->bytes; at += word) {
        struct code_decl *const decl = arena_alloc(u->arena, 1, sizeof *decl);
        *decl = (struct code_decl){
            .kind = DECL_MEMBER,
            .name = str_format(u->arena, "word%d", (int)(at / word)),
            .at = m->to->at,
            .type = m->real != NULL && m->real->bytes == word ? m->real : type,
            .offset_bytes = at,
        };
        *ARENA_ADD(u->arena, m->list, m->n) =
            (struct code_copied){code_make_member(u->arena, m->to, m->to, decl),
                                 code_make_member(u->arena, m->from, m->from, decl)};
    }
    return true;
}

static bool is_place(const struct code *c)
{
    return c->kind == CODE_NAME || c->kind == CODE_SUBSCRIPT || c->kind == CODE_DEREF ||
           c->kind == CODE_MEMBER;
}

const struct code *cursor_made(struct source_unit *u, const struct code *value)
{
    const struct code_decl *const f = value->decl;
    const bool call = (value->kind == CODE_CALL || value->kind == CODE_METHOD) && f != NULL &&
                      f->kind == DECL_FUNCTION && !f->type->is_reference;
    if (!call && value->kind != CODE_LIST)
        return NULL;
    struct code_decl *const decl = arena_alloc(u->arena, 1, sizeof *decl);
    struct code *const out = arena_copy(u->arena, value, 1, sizeof *out);
    *decl = (struct code_decl){.kind = DECL_VARIABLE,
                               .name = STR("value"),
                               .at = value->at,
                               .type = value->type,
                               .offset_bytes = -1,
                               .initial = value};
    out->kind = CODE_DECLARE;
    out->decl = decl;
    out->n_parts = 0;
    return out;
}

/* An operator= that is written out. */
static bool is_assignment(struct source_unit *u, CXCursor part)
{
    return u->api.getCursorKind(part) == CXCursor_CXXMethod &&
           str_eq(cursor_text(u, u->api.getCursorSpelling(part)), STR("operator=")) &&
           u->api.CXXMethod_isDefaulted(part) == 0;
}

/* Whether a copy of the class is one of its members and nothing else. */
static bool copies_plainly(struct source_unit *u, CXType type, int depth)
{
    const struct cursors parts = cursor_children(u, u->api.getTypeDeclaration(type));
    bool plain = depth < MAX_NESTED;
    if (u->api.isPODType(type) != 0)
        return true;
    for (size_t i = 0; i < parts.count && plain; i++) {
        const CXCursor part = parts.items[i];
        const enum CXCursorKind kind = u->api.getCursorKind(part);
        const CXType own = u->api.getCanonicalType(u->api.getCursorType(part));
        const bool nests = kind == CXCursor_FieldDecl && own.kind == CXType_Record;
        plain = !is_assignment(u, part) && kind != CXCursor_Destructor &&
                kind != CXCursor_CXXBaseSpecifier && (!nests || copies_plainly(u, own, depth + 1));
    }
    return plain;
}

static bool is_full(const struct copying *m)
{
    return m->uniform && m->n > 0 && m->list[0].to->type->bytes * m->n == m->bytes;
}

bool cursor_has_assignment(struct source_unit *u, CXType given)
{
    const CXCursor declaration = u->api.getTypeDeclaration(u->api.getCanonicalType(given));
    const struct cursors parts = cursor_children(u, declaration);
    bool has = false;
    for (size_t i = 0; i < parts.count && !has; i++)
        has = is_assignment(u, parts.items[i]);
    return has;
}

const struct code *cursor_kept(struct source_unit *u, CXType type, const struct code *value)
{
    const struct code *const variable = cursor_made(u, value);
    if (variable == NULL || !cursor_is_of_numbers(u, type))
        return value;
    struct code_decl *const own = arena_copy(u->arena, variable->decl, 1, sizeof *own);
    own->initial = NULL;
    const struct code *const name = code_make_name(u->arena, variable, own);
    struct code *const assignment = code_make_assignment(u->arena, value, name, value);
    cursor_copied(u, type, name, value, assignment);
    return assignment->n_copied == 0
               ? value
               : code_make(u->arena, value, CODE_GROUP, value->type, assignment, name);
}

bool cursor_is_of_numbers(struct source_unit *u, CXType given)
{
    static const struct code object = {.op = ""};
    const CXType type = u->api.getCanonicalType(given);
    struct copying m = {.unit = u, .to = &object, .from = &object, .uniform = true};
    m.bytes = type.kind == CXType_Record ? u->api.Type_getSizeOf(type) : 0;
    return m.bytes > 0 && add_members(&m, type, &object, &object, 0) && is_full(&m);
}

void cursor_copied(struct source_unit *u, CXType given, const struct code *to,
                   const struct code *value, struct code *out)
{
    const struct code *const variable = cursor_made(u, value);
    const struct code *const from =
        variable != NULL ? code_make_name(u->arena, variable, variable->decl) : value;
    const CXType type = u->api.getCanonicalType(given);
    struct copying m = {.unit = u, .to = to, .from = from, .uniform = true};
    const bool whole = to->type->kind == TYPE_STRUCT && from->type->kind == TYPE_STRUCT &&
                       type.kind == CXType_Record && is_place(to) && is_place(from);
    m.bytes = whole && copies_plainly(u, type, 0) ? u->api.Type_getSizeOf(type) : 0;
    if (m.bytes <= 0 || !add_members(&m, type, to, from, 0) || (m.n == 0 && m.uniform))
        return;
    const bool full = is_full(&m);
    if (!full && !add_words(&m))
        return;
    out->n_copied = m.n;
    out->copied = m.list;
    out->in_words = !full;
    out->made = variable;
}
