#include <string.h>

#include "base/yaml.h"
#include "collect/machinefile/form.h"

/* Length of a number as libcyaml writes it (`%.16e`) at the start of `text`, or 0. */
static size_t long_number(struct str text)
{
    static const char form[] = "d.dddddddddddddddde+dd";
    size_t at = text.len > 0 && text.ptr[0] == '-' ? 1 : 0;
    for (const char *f = form; *f != '\0'; f++, at++) {
        const char c = at < text.len ? text.ptr[at] : '\0';
        const bool digit = char_is_digit(c);
        if (*f == 'd' ? !digit : *f == '+' ? c != '+' && c != '-' : c != *f)
            return 0;
    }
    return at + (at < text.len && char_is_digit(text.ptr[at])); /* e-324 */
}

/* Whether a key of the schema holds a number, or a list of numbers. */
static bool is_number_key(const cyaml_schema_value_t *schema, struct str key)
{
    if (schema->type == CYAML_SEQUENCE)
        return is_number_key(schema->sequence.entry, key);
    if (schema->type != CYAML_MAPPING)
        return false;
    for (const cyaml_schema_field_t *f = schema->mapping.fields; f->key != NULL; f++) {
        const bool list = f->value.type == CYAML_SEQUENCE;
        const enum cyaml_type type = list ? f->value.sequence.entry->type : f->value.type;
        if (type == CYAML_FLOAT ? str_eq(key, str_of(f->key)) : is_number_key(&f->value, key))
            return true;
    }
    return false;
}

/* The last `key: ` in the text. */
static struct str last_key(struct str text)
{
    size_t end = text.len;
    while (end > 0 && (text.ptr[end - 1] != ':' || end == text.len || text.ptr[end] != ' '))
        end--;
    size_t begin = end > 0 ? end - 1 : 0;
    while (begin > 0 && char_in_name(text.ptr[begin - 1]))
        begin--;
    return str_slice(text, begin, end > 0 ? end - 1 : 0);
}

/*
 * People read and edit these files: writes 2.3 instead of 2.2999999999999998e+00, the same double.
 */
struct str machine_short_numbers(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len;) {
        const size_t len = long_number(str_slice(text, i, text.len));
        double value = 0;
        if (len == 0 || !is_number_key(&machine_schema, last_key(str_slice(text, 0, i))) ||
            !str_to_double(str_slice(text, i, i + len), &value)) {
            sb_addc(&out, text.ptr[i++]);
            continue;
        }
        sb_add(&out, str_from_double(arena, value));
        i += len;
    }
    return (struct str){sb_cstr(&out), out.len};
}
