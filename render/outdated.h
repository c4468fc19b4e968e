#ifndef RENDER_OUTDATED_H
#define RENDER_OUTDATED_H

#include "render/collection.h"
#include "render/site.h"

/*
 * Why collecting a configuration again would give a different result, one text per
 * reason: its kernel, its machine file, the models or this program are no longer those of its
 * config.yml. What config.yml does not record cannot be outdated. (That a compiler changed on the
 * machine itself cannot be seen from here.)
 */
void outdated_find(const struct site *site, const struct collected *c, const struct identity *id,
                   struct arena *arena, struct str_list *reasons);

#endif
