#ifndef RENDER_CRUMBS_H
#define RENDER_CRUMBS_H

#include "render/identity.h"
#include "render/value.h"

/*
 * `crumbs`: dimension / radius / …, each a link to the matrix narrowed by it and by all before it;
 * the last one is the page of the stencil on all machines. Of a named kernel: named kernels.
 */
void crumbs_add(struct map *page, const struct identity *id);

#endif
