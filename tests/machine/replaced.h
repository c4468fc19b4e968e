#ifndef TESTS_MACHINE_REPLACED_H
#define TESTS_MACHINE_REPLACED_H

#include <string.h>

#include "base/arena.h"
#include "base/str.h"

/* The text with the first `from` replaced by `to`. */
static inline const char *replaced(struct arena *arena, const char *text, const char *from,
                                   const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    return str_formatz(arena, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

#endif
