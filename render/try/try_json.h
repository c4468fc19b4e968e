#ifndef RENDER_TRY_TRY_JSON_H
#define RENDER_TRY_TRY_JSON_H

#include <stdint.h>

#include "base/str.h"

/* Writes JSON piece by piece; the key is null for a list's item and for the outermost value. */
struct try_json {
    struct sb *out;
    bool next; /* a comma is due */
};

/* `opening` is '{' or '[', `closing` its other half. */
void try_json_open(struct try_json *j, const char *key, char opening);
void try_json_close(struct try_json *j, char closing);

void try_json_text(struct try_json *j, const char *key, struct str text);
/*
 * With 12 digits, like all JSON of the program. Values that are not finite are left out, or null in
 * a list.
 */
void try_json_number(struct try_json *j, const char *key, double value);
void try_json_whole(struct try_json *j, const char *key, int64_t value);
void try_json_flag(struct try_json *j, const char *key, bool value);
/* Inserts JSON text unchanged. */
void try_json_raw(struct try_json *j, const char *key, struct str json);

#endif
