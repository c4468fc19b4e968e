#ifndef RENDER_STAMP_H
#define RENDER_STAMP_H

#include "base/err.h"
#include "base/hash.h"
#include "render/site.h"

/*
 * A hash of everything that decides how the site looks: names, sizes and times of change of all
 * files that are read, the options and the program itself. Where it is that of the last run there
 * is nothing to do.
 */
bool stamp_inputs(const struct site *site, char stamp[HASH_CHARS], struct err *err);

#endif
