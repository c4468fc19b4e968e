#ifndef COLLECT_SWEEP_HISTORY_H
#define COLLECT_SWEEP_HISTORY_H

#include "collect/sweep/configuration.h"

/*
 * `history.jsonl` of a configuration's folder: its earlier results, from before it was collected
 * again; one JSON object per line, oldest first. Lines are only added; the file is replaced whole.
 */
#define HISTORY_NAME "history.jsonl"

/*
 * Adds a line with the present results in the folder, which `c->before` describes, unless they are
 * incomplete or the same as in `grid` (the text of the grid.csv about to be written).
 */
bool history_note(const struct configuration *c, const struct dir *folder, struct str grid,
                  struct arena *arena, struct err *err);

#endif
