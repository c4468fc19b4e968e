#ifndef RENDER_STATE_WORDS_H
#define RENDER_STATE_WORDS_H

#include "render/collection.h"
#include "render/value.h"

/*
 * The machine state for readers: one sentence `state_said` of what decides about measurements, and
 * the groups `state` with names and units as people write them. What is unknown, and what the
 * machine's page shows, is left out; machinestate.json has everything.
 */
void state_fill(struct map *page, const struct collected *c);

#endif
