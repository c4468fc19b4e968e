#ifndef COLLECT_SWEEP_KEPT_MEASUREMENTS_H
#define COLLECT_SWEEP_KEPT_MEASUREMENTS_H

#include "collect/sweep/configuration.h"

/*
 * Measurements stay where a collection that measures nothing is written anew, also those that the
 * journal does not have under this plan's keys: another compiler made them, another version of this
 * program, or somebody took the journal away. Each point that has none gets the cells of its row in
 * the folder's table, where that is a table of the same kernel as it was written.
 */
void kept_find(struct configuration *c, const struct dir *folder, struct arena *arena);

#endif
