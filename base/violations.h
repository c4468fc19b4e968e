#ifndef BASE_VIOLATIONS_H
#define BASE_VIOLATIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

/* What is wrong with a file, and where: `path` as in `caches[1].ways` (keys of the file). */
struct violation {
    const char *path;
    const char *text; /* "is 0; accepted: 1 to 1024" */
    unsigned line;    /* in the file, from 1; 0: not known (yet) */
    unsigned col;
    bool missing; /* the file does not give the value, or says that it is not known */
};

struct violations {
    struct arena *arena; /* owns the texts and the list */
    struct violation *items;
    size_t count;
    struct violations *notes; /* receives harmless oddities; null: they are not collected */
};

/* Adds one; `path` is copied. */
void violations_add(struct violations *list, const char *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
