#ifndef BASE_CLEAN_H
#define BASE_CLEAN_H

#include "base/str.h"

/*
 * Adds text from outside so that it is safe on a terminal: control characters (escapes, carriage
 * returns) except those in `allowed`, and bytes that are not UTF-8, become '?'.
 */
void clean_add(struct sb *out, const char *text, const char *allowed);

#endif
