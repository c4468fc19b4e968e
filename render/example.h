#ifndef RENDER_EXAMPLE_H
#define RENDER_EXAMPLE_H

#include "render/site.h"

/* The configuration that shows best what pages offer; null if there is none with predictions. */
const struct summary *example_of(const struct site *site);

#endif
