#include "base/yaml_tree.h"

#include <string.h>

#include "base/yaml_events.h"

struct tree_builder {
    struct yml_events events;
    const char *path;
    struct arena *arena;
    struct err *err;
};

static bool build(struct tree_builder *b, const yaml_event_t *event, const struct yml_node **out);

/* As a C string the text ends at its first NUL, so a NUL ends it everywhere. */
static struct str scalar_text(const yaml_event_t *event)
{
    const char *text = (const char *)event->data.scalar.value;
    return (struct str){text, strnlen(text, event->data.scalar.length)};
}

static void add_child(struct tree_builder *b, struct yml_node *node, struct str key, unsigned line,
                      const struct yml_node *child)
{
    if (node->kind == YML_MAP) {
        ARENA_GROW(b->arena, node->keys, node->count);
        ARENA_GROW(b->arena, node->key_lines, node->count);
        node->keys[node->count] = key;
        node->key_lines[node->count] = line;
    }
    *ARENA_ADD(b->arena, node->children, node->count) = child;
}

static bool build_children(struct tree_builder *b, struct yml_node *node)
{
    const yaml_event_type_t end =
        node->kind == YML_MAP ? YAML_MAPPING_END_EVENT : YAML_SEQUENCE_END_EVENT;
    for (;;) {
        yaml_event_t event;
        struct str key = {0};
        unsigned line = 0;
        if (!yml_events_next(&b->events, &event))
            return false;
        if (event.type == end) {
            yaml_event_delete(&event);
            return true;
        }
        if (node->kind == YML_MAP) {
            const struct yml_node *name = NULL;
            bool fits = build(b, &event, &name);
            yaml_event_delete(&event);
            if (fits && name->kind != YML_SCALAR)
                fits = err_at(b->err, b->path, name->line, name->col, "a key must be a word");
            if (!fits || !yml_events_next(&b->events, &event))
                return false;
            key = name->text;
            line = name->line;
        }
        const struct yml_node *child = NULL;
        const bool built = build(b, &event, &child);
        yaml_event_delete(&event);
        if (!built)
            return false;
        add_child(b, node, key, line, child);
    }
}

static bool build(struct tree_builder *b, const yaml_event_t *event, const struct yml_node **out)
{
    struct yml_node *node = arena_alloc(b->arena, 1, sizeof *node);
    node->line = (unsigned)event->start_mark.line + 1;
    node->col = (unsigned)event->start_mark.column + 1;
    *out = node;
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        node->text = str_copy(b->arena, scalar_text(event));
        node->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
        return true;
    case YAML_SEQUENCE_START_EVENT:
        node->kind = YML_LIST;
        return build_children(b, node);
    case YAML_MAPPING_START_EVENT:
        node->kind = YML_MAP;
        return build_children(b, node);
    default:
        return err_at(b->err, b->path, node->line, node->col, "a value is missing");
    }
}

/* yaml_events reports a second document as an error, since it would be ignored silently. */
static bool end_document(struct tree_builder *b)
{
    yaml_event_type_t type = YAML_DOCUMENT_END_EVENT;
    while (type != YAML_STREAM_END_EVENT) {
        yaml_event_t event;
        if (!yml_events_next(&b->events, &event))
            return false;
        type = event.type;
        yaml_event_delete(&event);
    }
    return true;
}

static bool build_document(struct tree_builder *b, const struct yml_node **out)
{
    for (;;) {
        yaml_event_t event;
        if (!yml_events_next(&b->events, &event))
            return false;
        const yaml_event_type_t type = event.type;
        const bool skipped = type == YAML_STREAM_START_EVENT || type == YAML_DOCUMENT_START_EVENT;
        const bool built = !skipped && type != YAML_STREAM_END_EVENT && build(b, &event, out);
        yaml_event_delete(&event);
        if (type == YAML_STREAM_END_EVENT)
            return err_at(b->err, b->path, 1, 1, "the file is empty") ||
                   err_hint(b->err, "write `key: value` lines");
        if (!skipped)
            return built && end_document(b);
    }
}

bool yml_parse(struct str text, const char *path, struct arena *arena, const struct yml_node **out,
               struct err *err)
{
    struct tree_builder b = {.path = path, .arena = arena, .err = err};
    *out = NULL;
    if (!yml_events_begin(&b.events, text, path, err))
        return false;
    const bool built = build_document(&b, out);
    yml_events_end(&b.events);
    if (!built)
        err_source(err, text);
    return built;
}
