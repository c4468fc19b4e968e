#ifndef RENDER_OUTDATED_H
#define RENDER_OUTDATED_H

#include "render/collection.h"
#include "render/site.h"

/*
 * Why collecting a configuration again would give a different result, one text per reason: its
 * kernel, its machine file, the models or this program differ from those in its config.yml. Values
 * missing in config.yml do not count. (A different compiler on the machine itself cannot be
 * detected here.)
 */
void outdated_find(const struct site *site, const struct collected *c, const struct identity *id,
                   struct arena *arena, struct str_list *reasons);

#endif
