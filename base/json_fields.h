#ifndef BASE_JSON_FIELDS_H
#define BASE_JSON_FIELDS_H

#include "base/json.h"

/* Members of a struct as keys of a JSON object, from one table for writing and reading. */

enum json_field_kind {
    FIELD_NUMBER,        /* double */
    FIELD_NUMBER_OR_NAN, /* double; NaN where it is missing or no number */
    FIELD_INT,           /* int from 0 */
    FIELD_UNSIGNED,      /* unsigned */
    FIELD_LONG,          /* long from 0 */
    FIELD_BOOL,          /* bool */
    FIELD_STR,           /* struct str */
    FIELD_TEXT,          /* const char * */
};

struct json_field {
    const char *name;
    enum json_field_kind kind;
    size_t offset;
    bool may_lack; /* an empty text is left out; what is missing stays as it is */
};

/* Tables end with {0}. Sets the keys in the table's order. */
void json_set_fields(json_t *object, const struct json_field *fields, const void *from);

/* Texts are owned by the arena. False if a value is missing or of another kind. */
bool json_get_fields(const json_t *object, const struct json_field *fields, struct arena *arena,
                     void *to);

#endif
