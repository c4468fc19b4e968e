#ifndef COLLECT_SWEEP_HISTORY_H
#define COLLECT_SWEEP_HISTORY_H

#include "collect/sweep/configuration.h"

/*
 * `history.jsonl` of a configuration's folder: what it said before it was collected again, one JSON
 * object per line, oldest first. Lines are only ever added; the file is replaced whole.
 */
#define HISTORY_NAME "history.jsonl"

/*
 * Adds a line with the results in the folder, of what `c->before` describes, unless `grid` (the
 * text of the grid.csv about to be written) says the same or what is there is not complete.
 */
bool history_note(const struct configuration *c, const struct dir *folder, struct str grid,
                  struct arena *arena, struct err *err);

#endif
