#ifndef RENDER_SITE_ADDRESS_H
#define RENDER_SITE_ADDRESS_H

#include "base/arena.h"
#include "base/str.h"

/*
 * The address of `path`, which is relative to the root, in the published site at `base_url`. Empty
 * if that is null or empty: the site's address is not known.
 */
struct str site_address(const char *base_url, const char *path, struct arena *arena);

#endif
