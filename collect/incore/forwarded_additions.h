#ifndef COLLECT_INCORE_FORWARDED_ADDITIONS_H
#define COLLECT_INCORE_FORWARDED_ADDITIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/*
 * Which instructions of a loop (x86-64, AT&T syntax) are additions of floating-point numbers whose
 * result goes into further additions only: forwarded[i] for text[i]. Some cores have these ready
 * earlier. Pure.
 */
void forwarded_additions(const struct str *text, size_t n, bool *forwarded);

#endif
