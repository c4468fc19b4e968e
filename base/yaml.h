#ifndef BASE_YAML_H
#define BASE_YAML_H

#include <cyaml/cyaml.h>

#include "base/yaml_tree.h"

/*
 * YAML files of ours: one struct member per key, described by a libcyaml schema whose top level is
 * a pointer to a map. libcyaml writes them. It does not read them, because it stops at the first
 * mistake, gives places only in its log, expands aliases and takes all words except three as true.
 *
 * Reads `text` (of file `path`, for messages) into a struct with all that it points to, owned by
 * the arena; optional keys that are missing are 0. Null if it does not fit the schema; the error is
 * the first mistake with its place.
 */
void *yml_load(struct str text, const char *path, const cyaml_schema_value_t *schema,
               struct arena *arena, struct err *err);

/*
 * Reads a tree, and adds everything that does not fit the schema, with its place: unknown and
 * missing keys, wrong kinds of values, words that an enumeration does not have. What does not fit
 * is 0 in the result (an empty text if it is not optional), so that the caller can check for
 * further mistakes. Owned by the list's arena, the texts by the tree's.
 */
void *yml_conform(const struct yml_node *root, const cyaml_schema_value_t *schema,
                  struct violations *list);

/* The data as YAML text, owned by the arena. */
bool yml_save(const void *data, const cyaml_schema_value_t *schema, struct arena *arena,
              struct str *text, struct err *err);

#endif
