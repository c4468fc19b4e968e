#include <string.h>

#include "collect/machine/tree.h"

/* A violation at a node. */
static void add(struct violations *list, const struct node *node, const char *path,
                const char *text)
{
    violations_add(list, path, "%s", text);
    list->items[list->count - 1].line = node->line;
    list->items[list->count - 1].col = node->col;
}

static const char *sub_path(struct violations *list, const char *path, const char *key)
{
    return path[0] == '\0' ? key : str_formatz(list->arena, "%s.%s", path, key);
}

static void conform(const struct node *node, const cyaml_schema_value_t *schema, const char *path,
                    struct violations *list);

static const cyaml_schema_field_t *find_field(const cyaml_schema_field_t *fields, struct str key)
{
    for (; fields->key != NULL; fields++) {
        if (str_eq(key, str_of(fields->key)))
            return fields;
    }
    return NULL;
}

static const char *keys_of(const cyaml_schema_field_t *fields, struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addz(&text, "is no key; accepted: ");
    for (const cyaml_schema_field_t *f = fields; f->key != NULL; f++)
        sb_addf(&text, "%s%s", f == fields ? "" : ", ", f->key);
    return sb_cstr(&text);
}

static void conform_map(const struct node *node, const cyaml_schema_field_t *fields,
                        const char *path, struct violations *list)
{
    if (node->kind != NODE_MAP) {
        add(list, node, path, "is no map; accepted: `key: value` lines");
        return;
    }
    for (size_t i = 0; i < node->count; i++) {
        const char *key = sub_path(list, path, str_cstr(list->arena, node->keys[i]));
        const cyaml_schema_field_t *field = find_field(fields, node->keys[i]);
        if (field == NULL)
            add(list, node->children[i], key, keys_of(fields, list->arena));
        else if (node_get(node, field->key) != node->children[i])
            add(list, node->children[i], key, "is there twice");
        else
            conform(node->children[i], &field->value, key, list);
    }
    for (const cyaml_schema_field_t *f = fields; f->key != NULL; f++) {
        if ((f->value.flags & CYAML_FLAG_OPTIONAL) == 0 && node_get(node, f->key) == NULL)
            add(list, node, sub_path(list, path, f->key), "is missing");
    }
}

static void conform_list(const struct node *node, const cyaml_schema_value_t *schema,
                         const char *path, struct violations *list)
{
    if (node->kind != NODE_LIST) {
        add(list, node, path, "is no list");
        return;
    }
    if (node->count > schema->sequence.max)
        add(list, node, path,
            str_formatz(list->arena, "has %zu entries; accepted: at most %u", node->count,
                        schema->sequence.max));
    for (size_t i = 0; i < node->count; i++)
        conform(node->children[i], schema->sequence.entry,
                str_formatz(list->arena, "%s[%zu]", path, i), list);
}

static void conform_word(const struct node *node, const cyaml_schema_value_t *schema,
                         const char *path, struct violations *list)
{
    struct sb text = {.arena = list->arena};
    sb_addf(&text, "is '%.*s'; accepted:", STR_ARG(node->text));
    for (uint32_t i = 0; i < schema->enumeration.count; i++) {
        const char *word = schema->enumeration.strings[i].str;
        if (str_eq(node->text, str_of(word)))
            return;
        sb_addf(&text, "%s %s", i > 0 ? "," : "", word);
    }
    add(list, node, path, sb_cstr(&text));
}

/* The words that libcyaml takes for false; everything else is true for it, for us an error. */
static bool is_truth(struct str text)
{
    static const char *const words[] = {"true", "false", "yes", "no", "on", "off"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (str_eq(text, str_of(words[i])))
            return true;
    }
    return false;
}

static void conform_scalar(const struct node *node, const cyaml_schema_value_t *schema,
                           const char *path, struct violations *list)
{
    if (node->kind != NODE_SCALAR) {
        add(list, node, path, "is no single value");
        return;
    }
    const struct str text = node->text;
    const char *quoted = str_formatz(list->arena, "is '%.*s'", STR_ARG(text));
    int64_t whole = 0;
    double real = 0;
    switch (schema->type) {
    case CYAML_INT:
    case CYAML_UINT:
        if (!str_to_i64(text, &whole) || (schema->type == CYAML_UINT && whole < 0) ||
            whole > INT32_MAX || whole < INT32_MIN)
            add(list, node, path,
                str_formatz(list->arena, "%s; accepted: a whole number%s", quoted,
                            schema->type == CYAML_UINT ? " that is not negative" : ""));
        break;
    case CYAML_FLOAT:
        if (!str_to_double(text, &real))
            add(list, node, path, str_formatz(list->arena, "%s; accepted: a number", quoted));
        break;
    case CYAML_BOOL:
        if (!is_truth(text))
            add(list, node, path, str_formatz(list->arena, "%s; accepted: true, false", quoted));
        break;
    case CYAML_STRING:
        if (text.len > schema->string.max)
            add(list, node, path,
                str_formatz(list->arena, "has %zu characters; accepted: at most %u", text.len,
                            schema->string.max));
        break;
    default:
        break;
    }
}

static void conform(const struct node *node, const cyaml_schema_value_t *schema, const char *path,
                    struct violations *list)
{
    switch (schema->type) {
    case CYAML_MAPPING:
        conform_map(node, schema->mapping.fields, path, list);
        break;
    case CYAML_SEQUENCE:
        conform_list(node, schema, path, list);
        break;
    case CYAML_ENUM:
        if (node->kind == NODE_SCALAR)
            conform_word(node, schema, path, list);
        else
            add(list, node, path, "is no single value");
        break;
    default:
        conform_scalar(node, schema, path, list);
        break;
    }
}

void tree_conform(const struct node *root, const cyaml_schema_value_t *schema,
                  struct violations *list)
{
    conform(root, schema, "", list);
}
