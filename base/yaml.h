#ifndef BASE_YAML_H
#define BASE_YAML_H

#include <cyaml/cyaml.h>
#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * The prefix is yml_ because libyaml, below libcyaml, exports its own yaml_free.
 *
 * Loads `text` (of file `path`, for messages) by a libcyaml schema into `*data`, which libcyaml
 * allocates; give it back with yml_free and the same schema. Errors carry file, line and column
 * where libcyaml gives them. Unknown keys are errors, and so is what yml_check finds.
 */
bool yml_load(struct str text, const char *path, const cyaml_schema_value_t *schema, void **data,
              struct err *err);

/* The same for a text that yml_check or yaml_tree_parse has passed: it is not looked through again.
 */
bool yml_load_checked(struct str text, const char *path, const cyaml_schema_value_t *schema,
                      void **data, struct err *err);

/* The data as YAML text, owned by the arena. */
bool yml_save(const void *data, const cyaml_schema_value_t *schema, struct arena *arena,
              struct str *text, struct err *err);

/* Copies of what libcyaml loaded that stay after yml_free: a text (null stays null), and texts. */
const char *yml_own(struct arena *arena, const char *text);
const char *const *yml_own_all(struct arena *arena, const char *const *texts, unsigned count);

void yml_free(const cyaml_schema_value_t *schema, void *data);

#endif
