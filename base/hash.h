#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stdbool.h>

#include "base/err.h"
#include "base/str.h"

enum { HASH_CHARS = 41 }; /* 40 hexadecimal digits and a NUL */

/*
 * The git blob hash (SHA-1) of `data`, by libgit2: `git hash-object FILE` prints the same for a
 * file of these bytes. Identifies results by what determines them; no protection against an
 * attacker.
 */
bool hash_bytes(struct str data, char hex[HASH_CHARS], struct err *err);

#endif
