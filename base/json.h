#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <jansson.h>
#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

enum { JSON_MAX_BYTES = 64 << 20 };

/*
 * Parses a JSON object or array by jansson; `name` is the file's name for messages, which carry
 * line and column. More than JSON_MAX_BYTES, or more than 2048 levels (jansson's limit), is an
 * error. Returns a new reference, or null with `err` set.
 */
json_t *json_parse(struct str text, const char *name, struct err *err);

/* The value as indented text with a line end, keys in the order of insertion; owned by the arena.
 */
struct str json_text(const json_t *value, struct arena *arena);

/* The value on one line without a line end; owned by the arena. */
struct str json_line(const json_t *value, struct arena *arena);

json_t *json_of_str(struct str s);

/* The value's text, borrowed; empty if it is not a text. */
struct str json_str(const json_t *value);

/* Whether it is a list of texts, perhaps an empty one. */
bool json_is_text_list(const json_t *value);

/* A list of numbers; 0 stands for what is not finite. */
json_t *json_of_numbers(const double *values, size_t count);

/* Sets `key` to `value` rounded to 12 significant digits; does nothing if it is not finite. */
void json_set_number(json_t *object, const char *key, double value);

/* The number at `key` (integer or real), or NaN. */
double json_get_number(const json_t *object, const char *key);

#endif
