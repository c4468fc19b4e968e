#include "base/json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/panic.h"

json_t *json_parse(struct str text, const char *name, struct err *err)
{
    if (text.len > JSON_MAX_BYTES) {
        err_at(err, name, 0, 0, "more than %d MiB of JSON", JSON_MAX_BYTES >> 20);
        err_hint(err, "no file that this program writes is that large");
        return NULL;
    }
    json_error_t cause;
    json_t *value =
        json_loadb(text.ptr != NULL ? text.ptr : "", text.len, JSON_REJECT_DUPLICATES, &cause);
    if (value != NULL)
        return value;
    err_at(err, name, cause.line > 0 ? (unsigned)cause.line : 0,
           cause.column > 0 ? (unsigned)cause.column : 0, "%s", cause.text);
    err_source(err, text);
    return NULL;
}

static int add_chunk(const char *chunk, size_t len, void *text)
{
    sb_add(text, (struct str){chunk, len});
    return 0;
}

static struct str dump(const json_t *value, size_t layout, const char *end, struct arena *arena)
{
    struct sb text = {.arena = arena};
    const size_t flags = layout | JSON_REAL_PRECISION(12) | JSON_ENCODE_ANY;
    if (json_dump_callback(value, add_chunk, &text, flags) != 0)
        panic("cannot encode JSON");
    sb_addz(&text, end);
    return (struct str){sb_cstr(&text), text.len};
}

struct str json_text(const json_t *value, struct arena *arena)
{
    return dump(value, JSON_INDENT(2), "\n", arena);
}

struct str json_line(const json_t *value, struct arena *arena)
{
    return dump(value, JSON_COMPACT, "", arena);
}

void json_set_number(json_t *object, const char *key, double value)
{
    if (!isfinite(value))
        return;
    if (value == floor(value) && fabs(value) < 1e12) { /* needs no rounding */
        json_object_set_new(object, key, json_integer((json_int_t)value));
        return;
    }
    char rounded[40];
    snprintf(rounded, sizeof rounded, "%.12g", value);
    const double number = strtod(rounded, NULL);
    const bool whole = number == floor(number) && fabs(number) < 9e15;
    json_object_set_new(object, key, whole ? json_integer((json_int_t)number) : json_real(number));
}

double json_get_number(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    return json_is_number(value) ? json_number_value(value) : NAN;
}

json_t *json_of_str(struct str s)
{
    return json_stringn(s.ptr == NULL ? "" : s.ptr, s.len);
}

struct str json_str(const json_t *value)
{
    return (struct str){json_string_value(value), json_string_length(value)};
}

bool json_is_text_list(const json_t *value)
{
    for (size_t i = 0; i < json_array_size(value); i++) {
        if (!json_is_string(json_array_get(value, i)))
            return false;
    }
    return json_is_array(value);
}

json_t *json_of_numbers(const double *values, size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_real(isfinite(values[i]) ? values[i] : 0));
    return list;
}
