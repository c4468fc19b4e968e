#ifndef RENDER_LICENCE_H
#define RENDER_LICENCE_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"

/* The licence of a collection's data: the first line of its file `LICENCE`; NULL if it has none. */
bool licence_of(const char *collection, struct arena *arena, const char **out, struct err *err);

#endif
