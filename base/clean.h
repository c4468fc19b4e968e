#ifndef BASE_CLEAN_H
#define BASE_CLEAN_H

#include "base/str.h"

/*
 * Adds foreign text that is to be shown on a terminal: control characters (escapes, carriage
 * returns) but those in `allowed`, and bytes that are not UTF-8, become '?'.
 */
void clean_add(struct sb *out, const char *text, const char *allowed);

#endif
