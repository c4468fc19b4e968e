#ifndef RENDER_HEAT_H
#define RENDER_HEAT_H

#include "render/site.h"

/*
 * `heat`: shapes by machines for the start page. A cell is the machine's performance relative to
 * the fastest machine, as the geometric mean over all stencils of that shape, for one core and for
 * all cores of the machine's largest run; `heat_machines` are the columns. Performance that was not
 * measured is that of the ECM model.
 */
void heat_add(struct map *page, const struct site *site);

/* One stencil of each shape of the collection, by dimensions, then by points; returns how many.
 * Named kernels have none. */
size_t heat_shapes(const struct site *site, struct arena *arena, const struct identity ***out);

#endif
