#ifndef COLLECT_SOURCE_USAGE_H
#define COLLECT_SOURCE_USAGE_H

#include "base/str.h"

/*
 * Declarations of names that nothing declares, from how a text uses them: `force->x[i][j]` makes
 * force a pointer to a struct with the rows x. What is used as a bound or a subscript is an int,
 * other values are double. `original` is the whole file, both as of fragment_plain.
 */
void usage_declare(struct arena *arena, struct str plain, struct str original,
                   const struct str_list *names, bool is_cpp, struct sb *out);

/* Whether the name is only used as a type: `(T)0.5`, `T x`, `static_cast<T>(y)`. */
bool usage_is_type(struct str plain, struct str name);

#endif
