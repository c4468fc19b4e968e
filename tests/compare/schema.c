#include "schema.h"

#include <stdio.h>
#include <string.h>

struct check {
    const json_t *root;
    char path[512];
};

static bool fault(const struct check *c, const char *what)
{
    printf("%s: %s\n", c->path, what);
    return false;
}

static bool has_type(const json_t *value, const char *type)
{
    return strcmp(type, "object") == 0    ? json_is_object(value)
           : strcmp(type, "array") == 0   ? json_is_array(value)
           : strcmp(type, "string") == 0  ? json_is_string(value)
           : strcmp(type, "boolean") == 0 ? json_is_boolean(value)
           : strcmp(type, "integer") == 0 ? json_is_integer(value)
           : strcmp(type, "number") == 0  ? json_is_number(value)
                                          : false;
}

static bool listed(const json_t *values, const json_t *value)
{
    bool any = false;
    for (size_t i = 0; i < json_array_size(values); i++)
        any = any || json_equal(json_array_get(values, i), value) != 0;
    return any;
}

static bool holds(struct check *c, const json_t *schema, const json_t *value);

static bool part_holds(struct check *c, const char *name, const json_t *schema, const json_t *value)
{
    const size_t before = strlen(c->path);
    snprintf(c->path + before, sizeof c->path - before, "/%s", name);
    const bool ok = holds(c, schema, value);
    c->path[before] = '\0';
    return ok;
}

static bool members_hold(struct check *c, const json_t *schema, const json_t *value)
{
    const json_t *const required = json_object_get(schema, "required");
    const json_t *const properties = json_object_get(schema, "properties");
    const json_t *const others = json_object_get(schema, "additionalProperties");
    const char *key;
    json_t *member;
    for (size_t i = 0; i < json_array_size(required); i++) {
        if (json_object_get(value, json_string_value(json_array_get(required, i))) == NULL)
            return fault(c, json_string_value(json_array_get(required, i)));
    }
    json_object_foreach((json_t *)value, key, member)
    {
        const json_t *own = json_object_get(properties, key);
        if (own == NULL && json_is_false(others))
            return fault(c, key);
        own = own != NULL ? own : others;
        if (json_is_object(own) && !part_holds(c, key, own, member))
            return false;
    }
    return true;
}

static bool holds(struct check *c, const json_t *schema, const json_t *value)
{
    static const char defs[] = "#/$defs/";
    const char *const reference = json_string_value(json_object_get(schema, "$ref"));
    if (reference != NULL)
        return holds(
            c, json_object_get(json_object_get(c->root, "$defs"), reference + strlen(defs)), value);
    const char *const type = json_string_value(json_object_get(schema, "type"));
    const json_t *const values = json_object_get(schema, "enum");
    const json_t *const items = json_object_get(schema, "items");
    if (schema == NULL || (type != NULL && !has_type(value, type)))
        return fault(c, "has another type");
    if (values != NULL && !listed(values, value))
        return fault(c, "has another value");
    for (size_t i = 0; items != NULL && i < json_array_size(value); i++) {
        if (!part_holds(c, "items", items, json_array_get(value, i)))
            return false;
    }
    return !json_is_object(value) || members_hold(c, schema, value);
}

bool schema_holds(const json_t *schema, const json_t *value)
{
    struct check c = {.root = schema, .path = ""};
    return holds(&c, schema, value);
}
