#include "collect/source/cursor.h"

/*
 * A template leaves open what T is. Where the file calls it, it is read as its first call
 * instantiates it: with the types that the compiler has found, and the same places.
 */

struct instance_search {
    struct source_unit *unit;
    size_t n_open; /* numbers of functions that no call has been found for yet */
    size_t *open;
    size_t n_bodies; /* instances whose bodies are to be searched, too */
    CXCursor *bodies;
};

/* Of a template, or a member of one. */
static bool is_open(struct source_unit *u, CXCursor function)
{
    if (u->api.getCursorKind(function) == CXCursor_FunctionTemplate)
        return true;
    CXCursor scope = u->api.getCursorSemanticParent(function);
    for (int depth = 0; depth < CODE_MAX_DEPTH && !u->api.Cursor_isNull(scope); depth++) {
        const enum CXCursorKind kind = u->api.getCursorKind(scope);
        if (kind == CXCursor_ClassTemplate || kind == CXCursor_ClassTemplatePartialSpecialization)
            return true;
        if (!cursor_opens_scope(kind))
            return false;
        scope = u->api.getCursorSemanticParent(scope);
    }
    return false;
}

/* The instance that the call calls, in place of its template. */
static void take_instance(struct instance_search *s, CXCursor call)
{
    struct source_unit *const u = s->unit;
    const CXCursor callee = u->api.getCursorReferenced(call);
    const CXCursor template = u->api.getSpecializedCursorTemplate(callee);
    if (u->api.Cursor_isNull(callee) || u->api.Cursor_isNull(template))
        return;
    const CXCursor canonical = u->api.getCanonicalCursor(template);
    for (size_t i = 0; i < s->n_open; i++) {
        int *const function = &u->functions[s->open[i]];
        if (!u->api.equalCursors(u->decls[*function].cursor, canonical))
            continue;
        const CXCursor body = u->api.getCursorDefinition(callee);
        if (u->api.Cursor_isNull(body) || !cursor_has_body(u, body))
            return;
        *function = cursor_decl(u, callee)->number;
        u->decls[*function].decl->called_line = cursor_place(u, call).line;
        *ARENA_ADD(u->arena, s->bodies, s->n_bodies) = body;
        s->open[i] = s->open[--s->n_open];
        return;
    }
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct instance_search *const s = data;
    const struct clang *const api = &s->unit->api;
    (void)parent;
    if (s->n_open == 0)
        return CXChildVisit_Break;
    if (!api->Location_isFromMainFile(api->getCursorLocation(cursor))) /* a header */
        return CXChildVisit_Continue;
    if (api->getCursorKind(cursor) == CXCursor_CallExpr)
        take_instance(s, cursor);
    return CXChildVisit_Recurse;
}

void instances_find(struct source_unit *u)
{
    struct instance_search s = {.unit = u};
    s.open = arena_alloc(u->arena, u->n_functions, sizeof *s.open);
    for (size_t i = 0; i < u->n_functions; i++) {
        if (is_open(u, u->decls[u->functions[i]].cursor))
            s.open[s.n_open++] = i;
    }
    if (s.n_open == 0)
        return;
    u->api.visitChildren(u->api.getTranslationUnitCursor(u->translation), visit, &s);
    for (size_t i = 0; i < s.n_bodies; i++)
        u->api.visitChildren(s.bodies[i], visit, &s);
}
