#include "render/template.h"

#include "render/escape.h"
#include "render/template_context.h"

enum op_kind { OP_LITERAL, OP_HOLE, OP_SECTION, OP_PRESENT, OP_INVERTED, OP_END, OP_PARTIAL };

/* One step of a template; `end` of a section is the index of its OP_END. */
struct op {
    enum op_kind kind;
    struct str text; /* literal or name */
    enum html_place place;
    size_t end;
    size_t offset; /* position in the text, for errors */
};

struct template
{
    struct template *next;
    struct str name;
    const char *path;
    struct str text;
    struct op *ops;
    size_t count;
};

/* Deeper nesting of sections and partials counts as a cycle. */
enum { MAX_DEPTH = 24 };

struct open_section {
    size_t op;
    struct template_context context;
};

struct template_compiler {
    struct arena *arena;
    struct template *template;
    struct template_context context;
    struct open_section open[MAX_DEPTH];
    size_t depth;
    struct err *err;
};

static bool fail_at(const struct template *t, size_t offset, struct err *err, const char *what,
                    struct str name)
{
    unsigned line = 1;
    unsigned col = 1;
    for (size_t i = 0; i < offset && i < t->text.len; i++) {
        col = t->text.ptr[i] == '\n' ? 1 : col + 1;
        line += t->text.ptr[i] == '\n';
    }
    err_at(err, t->path, line, col, "%s '%.*s'", what, STR_ARG(name));
    return err_source(err, t->text);
}

static struct op *add_op(struct template_compiler *c, enum op_kind kind, struct str text,
                         size_t offset)
{
    struct template *t = c->template;
    struct op *op = ARENA_ADD(c->arena, t->ops, t->count);
    *op = (struct op){.kind = kind, .text = text, .offset = offset};
    return op;
}

static void add_literal(struct template_compiler *c, size_t from, size_t to)
{
    const struct str text = str_slice(c->template->text, from, to);
    if (text.len == 0)
        return;
    template_context_feed(&c->context, text);
    add_op(c, OP_LITERAL, text, from);
}

static bool open_section(struct template_compiler *c, enum op_kind kind, struct str name,
                         size_t offset)
{
    if (c->depth == MAX_DEPTH)
        return fail_at(c->template, offset, c->err, "sections are nested too deeply at", name);
    c->open[c->depth++] = (struct open_section){c->template->count, c->context};
    add_op(c, kind, name, offset);
    return true;
}

static bool close_section(struct template_compiler *c, struct str name, size_t offset)
{
    struct template *t = c->template;
    if (c->depth == 0)
        return fail_at(t, offset, c->err, "no section is open to be closed by", name);
    const struct open_section *open = &c->open[--c->depth];
    if (!str_eq(t->ops[open->op].text, name))
        return fail_at(t, offset, c->err, "another section is open than", name);
    if (!template_context_same(&open->context, &c->context))
        return fail_at(t, offset, c->err, "a tag or attribute is left half open by section", name);
    t->ops[open->op].end = t->count;
    add_op(c, OP_END, name, offset);
    return true;
}

static bool add_hole(struct template_compiler *c, struct str name, size_t offset)
{
    const enum html_place place = template_context_place(&c->context);
    if (place == PLACE_FORBIDDEN)
        return fail_at(c->template, offset, c->err,
                       "only text and quoted attributes may hold a hole, so not here", name);
    add_op(c, OP_HOLE, name, offset)->place = place;
    return true;
}

static bool add_tag(struct template_compiler *c, struct str inside, size_t offset)
{
    const char mark = inside.len == 0 ? '\0' : inside.ptr[0];
    const struct str name = str_trim(str_slice(inside, 1, inside.len));
    switch (mark) {
    case '!':
        return true;
    case '#':
        return open_section(c, OP_SECTION, name, offset);
    case '?':
        return open_section(c, OP_PRESENT, name, offset);
    case '^':
        return open_section(c, OP_INVERTED, name, offset);
    case '/':
        return close_section(c, name, offset);
    case '>':
        if (c->context.state != HTML_TEXT)
            return fail_at(c->template, offset, c->err,
                           "a partial stands between tags only:", name);
        add_op(c, OP_PARTIAL, name, offset);
        return true;
    default:
        return add_hole(c, str_trim(inside), offset);
    }
}

static bool compile(struct template_compiler *c)
{
    const struct str text = c->template->text;
    size_t at = 0;
    while (at < text.len) {
        const size_t open = at + str_find_str(str_slice(text, at, text.len), STR("{{"));
        add_literal(c, at, open);
        if (open == text.len)
            break;
        const struct str rest = str_slice(text, open + 2, text.len);
        const size_t len = str_find_str(rest, STR("}}"));
        if (len == rest.len)
            return fail_at(c->template, open, c->err, "never closed:", STR("{{"));
        if (!add_tag(c, str_slice(rest, 0, len), open))
            return false;
        at = open + 2 + len + 2;
    }
    if (c->depth != 0)
        return fail_at(c->template, c->template->ops[c->open[c->depth - 1].op].offset, c->err,
                       "never closed: section", c->template->ops[c->open[c->depth - 1].op].text);
    if (c->context.state != HTML_TEXT)
        return fail_at(c->template, text.len, c->err, "ends within a tag: template",
                       c->template->name);
    return true;
}

bool template_add(struct template_set *set, struct str name, struct str text, const char *path,
                  struct err *err)
{
    struct template *t = arena_alloc(set->arena, 1, sizeof *t);
    *t = (struct template){.next = set->first, .name = name, .path = path, .text = text};
    struct template_compiler compiler = {.arena = set->arena, .template = t, .err = err};
    if (!compile(&compiler))
        return false;
    set->first = t;
    return true;
}

/* The maps in which names are looked up, innermost first. */
struct scope {
    const struct map *map;
    const struct scope *outer;
};

struct renderer {
    const struct template_set *set;
    struct sb *out;
    struct err *err;
    int depth;
};

static const struct value *look_up(const struct scope *scope, struct str name)
{
    for (; scope != NULL; scope = scope->outer) {
        const struct value *value = map_find(scope->map, name);
        if (value != NULL)
            return value;
    }
    return NULL;
}

static const struct template *find_template(const struct template_set *set, struct str name)
{
    const struct template *t = set->first;
    while (t != NULL && !str_eq(t->name, name))
        t = t->next;
    return t;
}

static bool fill_hole(const struct renderer *r, const struct template *t, const struct op *op,
                      const struct scope *scope)
{
    const struct value *value = look_up(scope, op->text);
    const bool markup = value != NULL && value->kind == VALUE_MARKUP;
    if (value == NULL || (value->kind != VALUE_TEXT && !markup))
        return fail_at(t, op->offset, r->err, "no text is given for", op->text);
    if (markup && op->place != PLACE_TEXT)
        return fail_at(t, op->offset, r->err, "markup cannot stand in an attribute:", op->text);
    if (markup)
        sb_add(r->out, value->text);
    else if (op->place == PLACE_TEXT)
        text_html(r->out, value->text);
    else if (op->place == PLACE_URL)
        text_url(r->out, value->text);
    else
        text_attribute(r->out, value->text);
    return true;
}

static bool render_ops(struct renderer *r, const struct template *t, size_t from, size_t to,
                       const struct scope *scope);

static bool render_section(struct renderer *r, const struct template *t, size_t at,
                           const struct scope *scope)
{
    const struct op *op = &t->ops[at];
    const struct value *value = look_up(scope, op->text);
    if (!value_holds(value))
        return true;
    if (value->kind == VALUE_MAP) {
        const struct scope inner = {value->map, scope};
        return render_ops(r, t, at + 1, op->end, &inner);
    }
    if (value->kind != VALUE_LIST)
        return render_ops(r, t, at + 1, op->end, scope);
    for (size_t i = 0; i < value->list->count; i++) {
        const struct scope inner = {value->list->items[i], scope};
        if (!render_ops(r, t, at + 1, op->end, &inner))
            return false;
    }
    return true;
}

static bool render_partial(struct renderer *r, const struct template *t, const struct op *op,
                           const struct scope *scope)
{
    const struct template *partial = find_template(r->set, op->text);
    if (partial == NULL)
        return fail_at(t, op->offset, r->err, "there is no template", op->text);
    if (r->depth == MAX_DEPTH)
        return fail_at(t, op->offset, r->err, "templates include each other in a circle at",
                       op->text);
    r->depth++;
    const bool done = render_ops(r, partial, 0, partial->count, scope);
    r->depth--;
    return done;
}

static bool render_ops(struct renderer *r, const struct template *t, size_t from, size_t to,
                       const struct scope *scope)
{
    for (size_t i = from; i < to; i++) {
        const struct op *op = &t->ops[i];
        bool done = true;
        switch (op->kind) {
        case OP_LITERAL:
            sb_add(r->out, op->text);
            break;
        case OP_HOLE:
            done = fill_hole(r, t, op, scope);
            break;
        case OP_SECTION:
            done = render_section(r, t, i, scope);
            i = op->end;
            break;
        case OP_PRESENT:
        case OP_INVERTED:
            if (value_holds(look_up(scope, op->text)) != (op->kind == OP_PRESENT))
                i = op->end;
            break;
        case OP_PARTIAL:
            done = render_partial(r, t, op, scope);
            break;
        case OP_END:
            break;
        }
        if (!done)
            return false;
    }
    return true;
}

bool template_render(const struct template_set *set, struct str name, const struct map *values,
                     struct sb *out, struct err *err)
{
    const struct template *t = find_template(set, name);
    if (t == NULL)
        return err_set(err, ERR_INPUT, "there is no template '%.*s'", STR_ARG(name)) ||
               err_hint(err, "the folder of the templates must hold %.*s.html", STR_ARG(name));
    struct renderer r = {.set = set, .out = out, .err = err};
    const struct scope scope = {values, NULL};
    return render_ops(&r, t, 0, t->count, &scope);
}
