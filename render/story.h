#ifndef RENDER_STORY_H
#define RENDER_STORY_H

#include "base/arena.h"
#include "base/str.h"
#include "render/facts.h"
#include "render/identity.h"

/*
 * The answer in one line, computed only from the data: the performance on one core and on all. It
 * says what is missing.
 */
struct str story_answer(const struct identity *id, const struct facts *f, struct arena *arena);

/* The bottleneck, and whether blocking helps. Empty if the data do not show them. */
struct str story_reasons(const struct facts *f, struct arena *arena);

/* Both in full: with the interval, the layer conditions and the scaling over cores. */
struct str story_in_full(const struct identity *id, const struct facts *f, struct arena *arena);

#endif
