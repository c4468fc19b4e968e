#include <string.h>

#include "base/yaml.h"

/*
 * The position of a value, as the steps from the top; written as text only if something is wrong.
 */
struct value_place {
    const struct value_place *up; /* null: the top */
    struct str key;
    size_t index; /* of a list's item, which has no key */
};

static void add_place(struct sb *out, const struct value_place *at)
{
    if (at == NULL || at->up == NULL)
        return;
    add_place(out, at->up);
    if (at->key.len == 0)
        sb_addf(out, "[%zu]", at->index);
    else
        sb_addf(out, "%s%.*s", out->len > 0 ? "." : "", STR_ARG(at->key));
}

/* A violation at a node. */
static void add(struct violations *list, const struct yml_node *node, const struct value_place *at,
                const char *text)
{
    struct sb path = {.arena = list->arena};
    add_place(&path, at);
    violations_add(list, path.len == 0 ? "the file" : sb_cstr(&path), "%s", text);
    list->items[list->count - 1].line = node->line;
    list->items[list->count - 1].col = node->col;
}

/* Checks a value and, if it is valid, writes it to `data`, at the offset given by the schema. */
static void conform(const struct yml_node *node, const cyaml_schema_value_t *schema,
                    const struct value_place *at, void *data, struct violations *list);

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
    sb_addz(&text, "is not a key; accepted: ");
    for (const cyaml_schema_field_t *f = fields; f->key != NULL; f++)
        sb_addf(&text, "%s%s", f == fields ? "" : ", ", f->key);
    return sb_cstr(&text);
}

static bool is_pointer(const cyaml_schema_value_t *schema)
{
    return (schema->flags & CYAML_FLAG_POINTER) != 0;
}

/* Texts that are not optional are never null, so that readers need not check. */
static const struct str empty = {"", 0};

static void set_empty_texts(const cyaml_schema_field_t *fields, char *data)
{
    for (const cyaml_schema_field_t *f = fields; f->key != NULL; f++) {
        if (f->value.type == CYAML_STRING && (f->value.flags & CYAML_FLAG_OPTIONAL) == 0)
            memcpy(data + f->data_offset, &empty.ptr, sizeof empty.ptr);
    }
}

/* Entries beyond the maximum length of a list are not checked. */
static void set_count(const cyaml_schema_field_t *field, char *data, size_t count)
{
    if (field->value.type != CYAML_SEQUENCE)
        return;
    const unsigned max = field->value.sequence.max;
    const uint64_t n = count <= max ? count : max;
    memcpy(data + field->count_offset, &n, field->count_size);
}

static void conform_map(const struct yml_node *node, const cyaml_schema_field_t *fields,
                        const struct value_place *at, char *data, struct violations *list)
{
    set_empty_texts(fields, data);
    if (node->kind != YML_MAP) {
        add(list, node, at, "is not a map; accepted: `key: value` lines");
        return;
    }
    for (size_t i = 0; i < node->count; i++) {
        const struct yml_node *child = node->children[i];
        const struct value_place key = {at, node->keys[i], 0};
        const cyaml_schema_field_t *field = find_field(fields, node->keys[i]);
        if (field == NULL) {
            add(list, child, &key, keys_of(fields, list->arena));
        } else if (yml_get(node, field->key) != child) {
            add(list, child, &key, "is given twice");
        } else {
            conform(child, &field->value, &key, data + field->data_offset, list);
            set_count(field, data, child->kind == YML_LIST ? child->count : 0);
        }
    }
    for (const cyaml_schema_field_t *f = fields; f->key != NULL; f++) {
        const struct value_place key = {at, str_of(f->key), 0};
        if ((f->value.flags & CYAML_FLAG_OPTIONAL) == 0 && yml_get(node, f->key) == NULL)
            add(list, node, &key, "is missing");
    }
}

/* Checks the number of entries of a list, or of characters of a text. */
static bool check_count(const struct yml_node *node, const struct value_place *at, size_t n,
                        const char *what, uint32_t min, uint32_t max, struct violations *list)
{
    if (n < min || n > max)
        add(list, node, at,
            str_formatz(list->arena, "has %zu %s; accepted: at %s %u", n, what,
                        n < min ? "least" : "most", n < min ? min : max));
    return n >= min && n <= max;
}

static void conform_list(const struct yml_node *node, const cyaml_schema_value_t *schema,
                         const struct value_place *at, void *data, struct violations *list)
{
    if (node->kind != YML_LIST) {
        add(list, node, at, "is not a list; accepted: [a, b], or `- a` lines");
        return;
    }
    check_count(node, at, node->count, "entries", schema->sequence.min, schema->sequence.max, list);
    const size_t n = node->count <= schema->sequence.max ? node->count : schema->sequence.max;
    const cyaml_schema_value_t *entry = schema->sequence.entry;
    const size_t size = is_pointer(entry) ? sizeof(void *) : entry->data_size;
    char *items = arena_alloc(list->arena, n, size);
    memcpy(data, &items, sizeof items);
    for (size_t i = 0; i < n; i++) {
        const struct value_place item = {at, {0}, i};
        if (entry->type == CYAML_STRING)
            memcpy(items + i * size, &empty.ptr, sizeof empty.ptr);
        conform(node->children[i], entry, &item, items + i * size, list);
    }
}

/* Little-endian: the low bytes are the number in any width. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "numbers are cut to the schema's size");

static void conform_word(const struct yml_node *node, const cyaml_schema_value_t *schema,
                         const struct value_place *at, void *data, struct violations *list)
{
    struct sb text = {.arena = list->arena};
    sb_addf(&text, "is '%.*s'; accepted:", STR_ARG(node->text));
    for (uint32_t i = 0; i < schema->enumeration.count; i++) {
        const cyaml_strval_t *word = &schema->enumeration.strings[i];
        if (str_eq(node->text, str_of(word->str))) {
            memcpy(data, &word->val, schema->data_size);
            return;
        }
        sb_addf(&text, "%s %s", i > 0 ? "," : "", word->str);
    }
    add(list, node, at, sb_cstr(&text));
}

/* Some readers of YAML take 010 as ten, others as eight (octal). */
static bool has_zeros_in_front(struct str text)
{
    const size_t sign = text.len != 0 && (text.ptr[0] == '-' || text.ptr[0] == '+');
    return text.len > sign + 1 && text.ptr[sign] == '0' && char_is_digit(text.ptr[sign + 1]);
}

static const char *plainly(const struct yml_node *node)
{
    return has_zeros_in_front(node->text) ? ", without leading zeros" : "";
}

static void conform_whole(const struct yml_node *node, const cyaml_schema_value_t *schema,
                          const struct value_place *at, void *data, struct violations *list)
{
    const bool negative_is_fine = schema->type == CYAML_INT;
    const int64_t max = INT64_MAX >> (64 - 8 * schema->data_size);
    int64_t value = 0;
    if (!has_zeros_in_front(node->text) && str_to_i64(node->text, &value) && value <= max &&
        value >= (negative_is_fine ? -max - 1 : 0)) {
        memcpy(data, &value, schema->data_size);
        return;
    }
    add(list, node, at,
        str_formatz(list->arena, "is '%.*s'; accepted: a whole number%s%s", STR_ARG(node->text),
                    negative_is_fine ? "" : " that is not negative", plainly(node)));
}

static void conform_real(const struct yml_node *node, const struct value_place *at, void *data,
                         struct violations *list)
{
    double value = 0;
    if (!has_zeros_in_front(node->text) && str_to_double(node->text, &value))
        memcpy(data, &value, sizeof value);
    else
        add(list, node, at,
            str_formatz(list->arena, "is '%.*s'; accepted: a number%s", STR_ARG(node->text),
                        plainly(node)));
}

static void conform_truth(const struct yml_node *node, const struct value_place *at, void *data,
                          struct violations *list)
{
    static const char *const words[] = {"false", "no", "off", "true", "yes", "on"};
    const int word = str_index_in(node->text, words, sizeof words / sizeof words[0]);
    if (word >= 0)
        memcpy(data, &(bool){word >= 3}, sizeof(bool));
    else
        add(list, node, at,
            str_formatz(list->arena, "is '%.*s'; accepted: true, false", STR_ARG(node->text)));
}

static void conform_text(const struct yml_node *node, const cyaml_schema_value_t *schema,
                         const struct value_place *at, void *data, struct violations *list)
{
    const char *text = node->text.ptr;
    if (check_count(node, at, node->text.len, "characters", schema->string.min, schema->string.max,
                    list))
        memcpy(data, &text, sizeof text);
}

static void conform_scalar(const struct yml_node *node, const cyaml_schema_value_t *schema,
                           const struct value_place *at, void *data, struct violations *list)
{
    if (node->kind != YML_SCALAR)
        add(list, node, at, "is not a single value; accepted: one word or number");
    else if (schema->type == CYAML_ENUM)
        conform_word(node, schema, at, data, list);
    else if (schema->type == CYAML_INT || schema->type == CYAML_UINT)
        conform_whole(node, schema, at, data, list);
    else if (schema->type == CYAML_FLOAT)
        conform_real(node, at, data, list);
    else if (schema->type == CYAML_BOOL)
        conform_truth(node, at, data, list);
    else if (schema->type == CYAML_STRING)
        conform_text(node, schema, at, data, list);
}

/* `key:` and `key: null`, without quotes, if the schema says that they omit the value. */
static bool is_left_out(const struct yml_node *node, const cyaml_schema_value_t *schema)
{
    static const char *const words[] = {"", "~", "null", "Null", "NULL", NULL};
    const cyaml_flag_e may_be_null = CYAML_FLAG_POINTER_NULL;
    return node->plain && str_is_one_of(node->text, words) &&
           (schema->flags & may_be_null) == may_be_null;
}

static void conform(const struct yml_node *node, const cyaml_schema_value_t *schema,
                    const struct value_place *at, void *data, struct violations *list)
{
    if (is_left_out(node, schema))
        return;
    /* For lists and texts the pointer itself is the value. */
    if (is_pointer(schema) && schema->type != CYAML_SEQUENCE && schema->type != CYAML_STRING) {
        void *target = arena_alloc(list->arena, 1, schema->data_size);
        memcpy(data, &target, sizeof target);
        data = target;
    }
    if (schema->type == CYAML_MAPPING)
        conform_map(node, schema->mapping.fields, at, data, list);
    else if (schema->type == CYAML_SEQUENCE)
        conform_list(node, schema, at, data, list);
    else
        conform_scalar(node, schema, at, data, list);
}

void *yml_conform(const struct yml_node *root, const cyaml_schema_value_t *schema,
                  struct violations *list)
{
    void *data = NULL;
    const struct value_place top = {0};
    conform(root, schema, &top, &data, list);
    return data;
}
