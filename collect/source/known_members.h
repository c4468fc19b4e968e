#ifndef COLLECT_SOURCE_KNOWN_MEMBERS_H
#define COLLECT_SOURCE_KNOWN_MEMBERS_H

#include "base/str.h"
#include "collect/source/translation_unit.h"

/*
 * Adds `extern float *name; ` for a name that is a member of a class of the headers, of numbers,
 * or of arrays of these: in a function that is read without its class
 * nothing else declares it. False if there is none, or if classes disagree on its type. Private to
 * translation_unit.c.
 */
bool known_member_declare(struct source_unit *u, struct str name, struct sb *out);

#endif
