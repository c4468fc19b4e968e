#include "base/json_fields.h"

enum { LARGEST = 1 << 30 };

static void write_field(json_t *object, const struct json_field *f, const void *from)
{
    const void *at = (const char *)from + f->offset;
    switch (f->kind) {
    case FIELD_NUMBER_OR_NAN:
    case FIELD_NUMBER:
        json_set_number(object, f->name, *(const double *)at);
        break;
    case FIELD_INT:
        json_object_set_new(object, f->name, json_integer(*(const int *)at));
        break;
    case FIELD_UNSIGNED:
        json_object_set_new(object, f->name, json_integer(*(const unsigned *)at));
        break;
    case FIELD_LONG:
        json_object_set_new(object, f->name, json_integer(*(const long *)at));
        break;
    case FIELD_BOOL:
        json_object_set_new(object, f->name, json_boolean(*(const bool *)at));
        break;
    case FIELD_STR:
        if (!f->may_lack || ((const struct str *)at)->len != 0)
            json_object_set_new(object, f->name, json_of_str(*(const struct str *)at));
        break;
    case FIELD_TEXT:
        if (!f->may_lack || (*(const char *const *)at)[0] != '\0')
            json_object_set_new(object, f->name, json_string(*(const char *const *)at));
        break;
    }
}

static bool read_field(const json_t *object, const struct json_field *f, struct arena *arena,
                       void *to)
{
    void *at = (char *)to + f->offset;
    const json_t *value = json_object_get(object, f->name);
    const json_int_t integer = json_integer_value(value);
    const bool counts = json_is_integer(value) && integer >= 0 && integer <= LARGEST;
    if (value == NULL && f->kind != FIELD_NUMBER_OR_NAN)
        return f->may_lack;
    switch (f->kind) {
    case FIELD_NUMBER_OR_NAN:
        *(double *)at = json_get_number(object, f->name);
        return true;
    case FIELD_NUMBER:
        *(double *)at = json_number_value(value);
        return json_is_number(value);
    case FIELD_INT:
        *(int *)at = counts ? (int)integer : 0;
        return counts;
    case FIELD_UNSIGNED:
        *(unsigned *)at = counts ? (unsigned)integer : 0;
        return counts;
    case FIELD_LONG:
        *(long *)at = (long)integer;
        return json_is_integer(value) && integer >= 0;
    case FIELD_BOOL:
        *(bool *)at = json_is_true(value);
        return json_is_boolean(value);
    case FIELD_STR:
    case FIELD_TEXT: {
        if (!json_is_string(value))
            return false;
        const struct str text = json_str(value);
        if (f->kind == FIELD_STR)
            *(struct str *)at = str_copy(arena, text);
        else
            *(const char **)at = str_cstr(arena, text);
        return true;
    }
    }
    return false;
}

void json_set_fields(json_t *object, const struct json_field *fields, const void *from)
{
    for (const struct json_field *f = fields; f->name != NULL; f++)
        write_field(object, f, from);
}

bool json_get_fields(const json_t *object, const struct json_field *fields, struct arena *arena,
                     void *to)
{
    bool ok = true;
    for (const struct json_field *f = fields; f->name != NULL && ok; f++)
        ok = read_field(object, f, arena, to);
    return ok;
}
