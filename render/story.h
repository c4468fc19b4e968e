#ifndef RENDER_STORY_H
#define RENDER_STORY_H

#include "base/arena.h"
#include "base/str.h"
#include "render/facts.h"
#include "render/identity.h"

/*
 * The answer in plain words, computed only from the data: the performance on one core and on all.
 * It says what is missing.
 */
struct str story_answer(const struct identity *id, const struct facts *f, struct arena *arena);

/*
 * The reasons and possible improvements: the bottleneck, layer conditions, blocking. Empty if the
 * data do not show them.
 */
struct str story_reasons(const struct facts *f, struct arena *arena);

/* Warnings for the reader, one sentence each. `outdated` are the reasons of outdated.h.
 */
void story_warnings(const struct collected *c, const struct facts *f,
                    const struct str_list *outdated, struct arena *arena,
                    struct str_list *warnings);

#endif
