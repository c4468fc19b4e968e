#ifndef RENDER_CRUMBS_H
#define RENDER_CRUMBS_H

#include "render/identity.h"
#include "render/value.h"

/*
 * `crumbs`: dimension / radius / …, each a link to the matrix restricted by it and by those before
 * it; the last links to the page of the stencil on all machines. For a named kernel: a link to the
 * named kernels.
 */
void crumbs_add(struct map *page, const struct identity *id);

#endif
