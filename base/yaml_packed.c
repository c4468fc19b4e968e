#include "base/yaml_packed.h"

#include <string.h>

/* Length of a node without text or children: `s0,0,0:`. */
enum { MIN_NODE_BYTES = 7 };
static const char kinds[] = {[YML_SCALAR] = 's', [YML_LIST] = 'l', [YML_MAP] = 'm'};

static void pack_head(enum yml_kind kind, unsigned line, unsigned col, size_t count, struct sb *out)
{
    sb_addf(out, "%c%u,%u,%zu:", kinds[kind], line, col, count);
}

static void pack_text(struct str text, unsigned line, unsigned col, struct sb *out)
{
    pack_head(YML_SCALAR, line, col, text.len, out);
    sb_add(out, text);
}

void yml_pack(const struct yml_node *node, struct sb *out)
{
    if (node->kind == YML_SCALAR) {
        pack_text(node->text, node->line, node->col, out);
        return;
    }
    pack_head(node->kind, node->line, node->col, node->count, out);
    for (size_t i = 0; i < node->count; i++) {
        if (node->kind == YML_MAP)
            pack_text(node->keys[i], node->key_lines[i], 1, out);
        yml_pack(node->children[i], out);
    }
}

struct unpacking {
    struct str rest;
    struct arena *arena;
    int depth;
    size_t nodes_left; /* the maximum that the text has room for: a limit for the counts in it */
};

/* A number and the character after it. */
static bool take_number(struct unpacking *u, char end, size_t *out)
{
    const struct str_cut cut = str_cut(u->rest, end);
    int64_t number;
    if (cut.head.len == u->rest.len || !str_to_i64(cut.head, &number) || number < 0)
        return false;
    *out = (size_t)number;
    u->rest = cut.tail;
    return true;
}

static bool take_head(struct unpacking *u, struct yml_node *node)
{
    const char *kind = u->rest.len > 0 ? memchr(kinds, u->rest.ptr[0], sizeof kinds) : NULL;
    size_t line, col;
    if (kind == NULL)
        return false;
    node->kind = (enum yml_kind)(kind - kinds);
    u->rest = str_slice(u->rest, 1, u->rest.len);
    if (!take_number(u, ',', &line) || !take_number(u, ',', &col) ||
        !take_number(u, ':', &node->count))
        return false;
    node->line = (unsigned)line;
    node->col = (unsigned)col;
    return true;
}

static bool take_scalar(struct unpacking *u, struct yml_node *node)
{
    if (node->count > u->rest.len)
        return false;
    const struct str text = str_slice(u->rest, 0, node->count);
    u->rest = str_slice(u->rest, node->count, u->rest.len);
    node->text = (struct str){str_cstr(u->arena, text), strnlen(text.ptr, text.len)};
    node->plain = true;
    node->count = 0;
    return true;
}

static bool take_node(struct unpacking *u, const struct yml_node **out);

static bool take_children(struct unpacking *u, struct yml_node *node)
{
    if (node->count > u->nodes_left)
        return false;
    u->nodes_left -= node->count;
    node->children = arena_alloc(u->arena, node->count, sizeof(struct yml_node *));
    if (node->kind == YML_MAP) {
        node->keys = arena_alloc(u->arena, node->count, sizeof *node->keys);
        node->key_lines = arena_alloc(u->arena, node->count, sizeof *node->key_lines);
    }
    for (size_t i = 0; i < node->count; i++) {
        if (node->kind == YML_MAP) {
            struct yml_node key = {0};
            if (!take_head(u, &key) || key.kind != YML_SCALAR || !take_scalar(u, &key))
                return false;
            node->keys[i] = key.text;
            node->key_lines[i] = key.line;
        }
        if (!take_node(u, &node->children[i]))
            return false;
    }
    return true;
}

static bool take_node(struct unpacking *u, const struct yml_node **out)
{
    struct yml_node *node = arena_alloc(u->arena, 1, sizeof *node);
    *out = node;
    if (u->depth == YML_MAX_DEPTH || !take_head(u, node))
        return false;
    if (node->kind == YML_SCALAR)
        return take_scalar(u, node);
    u->depth++;
    const bool taken = take_children(u, node);
    u->depth--;
    return taken;
}

bool yml_unpack(struct str text, struct arena *arena, const struct yml_node **out, struct err *err)
{
    struct unpacking u = {.rest = text, .arena = arena, .nodes_left = text.len / MIN_NODE_BYTES};
    if (take_node(&u, out) && u.rest.len == 0)
        return true;
    err_set(err, ERR_INPUT, "the packed tree is broken %zu bytes before its end", u.rest.len);
    return err_hint(err, "pack it as base/yaml_packed.h says, at most %d levels deep",
                    YML_MAX_DEPTH);
}
