#ifndef COLLECT_SWEEP_KEPT_MEASUREMENTS_H
#define COLLECT_SWEEP_KEPT_MEASUREMENTS_H

#include "collect/sweep/configuration.h"

/*
 * Keeps measurements when a model-only collection is written again, including those that are not in
 * the journal under this plan's keys: they come from another compiler or another version of this
 * program, or the journal was removed. Each point without a measurement gets the cells of its row
 * in the folder's table, if that table is for the same kernel text.
 */
void kept_find(struct configuration *c, const struct dir *folder, struct arena *arena);

#endif
