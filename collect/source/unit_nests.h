#ifndef COLLECT_SOURCE_UNIT_NESTS_H
#define COLLECT_SOURCE_UNIT_NESTS_H

#include "collect/source/nest.h"
#include "collect/source/translation_unit.h"

/*
 * The nests of a file that the compiler has read, those that `o` chooses, in the order of
 * nest_list. `text` is the file as its user wrote it, for messages. All is in `arena`. False, with
 * what could be chosen instead, if there is none.
 */
bool unit_nests_list(struct source_unit *u, struct arena *arena, struct str text, const char *file,
                     const struct nest_options *o, struct nest_entries *out, struct err *err);

#endif
