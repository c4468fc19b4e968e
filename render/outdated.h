#ifndef RENDER_OUTDATED_H
#define RENDER_OUTDATED_H

#include "render/collection.h"
#include "render/site.h"

/*
 * Why collecting a configuration again would give something else than what is stored, one text a
 * reason: its kernel, its machine file or this program are not those of its config.yml any more.
 * What config.yml does not tell cannot be outdated. (That a compiler changed on the machine itself
 * cannot be seen from here.)
 */
void outdated_find(const struct site *site, const struct configuration *c,
                   const struct identity *id, struct arena *arena, struct str_list *reasons);

#endif
