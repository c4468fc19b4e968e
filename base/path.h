#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>

#include "base/str.h"

/*
 * True if `name` can be one component of a path made from outside data: 1 to 128 letters, digits,
 * `.`, `_`, `-`, `+`, not starting with a dot or dash.
 */
bool path_name_ok(struct str name);

/* True for one or more such names with slashes between them. */
bool path_names_ok(struct str path);

/* a/b, owned by the arena. */
char *path_join(struct arena *arena, const char *a, const char *b);

/* The part before the last slash, owned by the arena: `.` if there is none, `/` for the root. */
const char *path_folder(const char *path, struct arena *arena);

/* The part after the last slash; points into `path`. */
const char *path_last(const char *path);

#endif
