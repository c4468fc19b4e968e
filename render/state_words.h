#ifndef RENDER_STATE_WORDS_H
#define RENDER_STATE_WORDS_H

#include "render/collection.h"
#include "render/value.h"

/*
 * The machine state for readers: one sentence `state_said` on what affects measurements, and the
 * groups `state` with readable names and units. Unknown values, and those on the machine's page,
 * are left out; machinestate.json has everything.
 */
void state_fill(struct map *page, const struct collected *c);

#endif
