#ifndef BASE_HASH_H
#define BASE_HASH_H

#include "base/str.h"

enum { HASH_CHARS = 33 }; /* 32 hexadecimal digits and a NUL */

/*
 * The 128-bit XXH3 hash of `data` in its canonical form: `xxh128sum FILE` prints the same for a
 * file of these bytes. Used to identify results by their inputs; it does not protect against an
 * attacker.
 */
void hash_bytes(struct str data, char hex[HASH_CHARS]);

#endif
