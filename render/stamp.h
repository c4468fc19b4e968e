#ifndef RENDER_STAMP_H
#define RENDER_STAMP_H

#include "base/err.h"
#include "base/hash.h"
#include "render/site.h"

/*
 * Hashes of everything that pages depend on: names, sizes and modification times of the files that
 * are read, the options and the program itself. Fills the stamps of all summaries and machines;
 * `stamp` is that of the whole site. If a stamp equals that of the last run, there is nothing to
 * do.
 */
bool stamp_inputs(struct site *site, char stamp[HASH_CHARS], struct err *err);

#endif
