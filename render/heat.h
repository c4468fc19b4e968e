#ifndef RENDER_HEAT_H
#define RENDER_HEAT_H

#include "render/site.h"

/*
 * `heat`: machines by shapes for the start page. A cell is the machine's performance relative to
 * the fastest machine, the geometric mean over all stencils of that shape, each at a grid that all
 * of its machines know: once for one core and once for all cores of a socket. `heat_shapes` are the
 * columns.
 */
void heat_add(struct map *page, const struct site *site);

/* One stencil of each shape of the collection, by dimensions, then by points; returns how many.
 * Named kernels have none. */
size_t heat_shapes(const struct site *site, struct arena *arena, const struct identity ***out);

#endif
