#ifndef BASE_FILL_H
#define BASE_FILL_H

#include <stdbool.h>

#include "base/err.h"
#include "base/str.h"

/* A value for the holes `{{name}}` of a text. */
struct fill {
    const char *name;
    struct str value;
};

/*
 * Appends `text` with every hole `{{name}}` replaced by the value of that name, unchanged: the
 * caller, who knows the kind of text, must escape it. A hole without a value is an error with its
 * place; `path` is the text's name for messages.
 */
bool fill_text(struct str text, const char *path, const struct fill *values, size_t n_values,
               struct sb *out, struct err *err);

#endif
