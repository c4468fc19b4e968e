#include "collect/source/known_members.h"

#include "collect/source/cursor.h"

enum { MAX_SCOPES = 16 };

struct member_search {
    struct source_unit *unit;
    struct str name;
    struct str found; /* its declaration; empty: none so far */
    bool disagree;
};

/* `float *name[3]` of this type; empty for what is not made of numbers. */
static struct str declaration(struct source_unit *u, struct str name, CXType given)
{
    CXType type = u->api.getCanonicalType(given);
    struct sb sizes = {.arena = u->arena};
    struct sb stars = {.arena = u->arena};
    for (; type.kind == CXType_ConstantArray; type = u->api.getArrayElementType(type))
        sb_addf(&sizes, "[%lld]", u->api.getArraySize(type));
    for (; type.kind == CXType_Pointer; type = u->api.getPointeeType(type))
        sb_addc(&stars, '*');
    const enum code_type_kind kind = cursor_type(u, type, 0)->kind;
    if (kind != TYPE_INTEGER && kind != TYPE_REAL)
        return (struct str){0};
    return str_format(u->arena, "%.*s %.*s%.*s%.*s",
                      STR_ARG(cursor_text(u, u->api.getTypeSpelling(type))),
                      STR_ARG(sb_str(&stars)), STR_ARG(name), STR_ARG(sb_str(&sizes)));
}

static void take_member(struct member_search *s, CXCursor cursor)
{
    struct source_unit *const u = s->unit;
    if (!str_eq(cursor_text(u, u->api.getCursorSpelling(cursor)), s->name))
        return;
    const struct str text = declaration(u, s->name, u->api.getCursorType(cursor));
    s->disagree = s->disagree || text.len == 0 || (s->found.len > 0 && !str_eq(text, s->found));
    s->found = text;
}

/* Recursive: limited by MAX_SCOPES. */
static void search_scope(struct member_search *s, CXCursor scope, int depth)
{
    struct source_unit *const u = s->unit;
    const struct cursors list = cursor_children(u, scope);
    for (size_t i = 0; i < list.count; i++) {
        const CXCursor cursor = list.items[i];
        const enum CXCursorKind kind = u->api.getCursorKind(cursor);
        if (u->api.Location_isInSystemHeader(u->api.getCursorLocation(cursor)))
            continue;
        if (kind == CXCursor_FieldDecl)
            take_member(s, cursor);
        else if (cursor_opens_scope(kind) && depth < MAX_SCOPES)
            search_scope(s, cursor, depth + 1);
    }
}

bool known_member_declare(struct source_unit *u, struct str name, struct sb *out)
{
    struct member_search s = {.unit = u, .name = name};
    search_scope(&s, u->api.getTranslationUnitCursor(u->translation), 0);
    if (s.found.len == 0 || s.disagree)
        return false;
    sb_addf(out, "extern %.*s; ", STR_ARG(s.found));
    return true;
}
