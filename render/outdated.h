#ifndef RENDER_OUTDATED_H
#define RENDER_OUTDATED_H

#include "render/collection.h"
#include "render/site.h"

/*
 * Why collecting a configuration again would give a different result, one text per reason: its
 * kernel, its machine file, the models or this program differ from those in its config.yml. Values
 * missing in config.yml do not count. (A different compiler on the machine itself cannot be
 * detected here.) `kernel_now`: the hash that outdated_kernel gives.
 */
void outdated_find(const struct site *site, const struct collected *c, const struct identity *id,
                   const char *kernel_now, struct arena *arena, struct str_list *reasons);

/* The hash of a stencil's kernel as it would be collected now; empty if that cannot be determined.
 */
void outdated_kernel(const struct site *site, const struct identity *id, char hash[HASH_CHARS]);

#endif
