#ifndef RENDER_STORY_WARNINGS_H
#define RENDER_STORY_WARNINGS_H

#include "render/facts.h"

/* Warnings for the reader, one sentence each. `outdated` are the reasons of outdated.h. */
void story_warnings(const struct collected *c, const struct facts *f,
                    const struct str_list *outdated, struct arena *arena,
                    struct str_list *warnings);

#endif
