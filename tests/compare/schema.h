#ifndef TESTS_COMPARE_SCHEMA_H
#define TESTS_COMPARE_SCHEMA_H

#include <jansson.h>
#include <stdbool.h>

/*
 * Does `value` follow a JSON schema? What our schemas use is understood: type, required,
 * properties, additionalProperties, items, enum, $ref to $defs. Prints the first fault with its
 * path.
 */
bool schema_holds(const json_t *schema, const json_t *value);

#endif
