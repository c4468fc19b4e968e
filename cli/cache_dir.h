#ifndef CLI_CACHE_DIR_H
#define CLI_CACHE_DIR_H

#include "base/arena.h"

/*
 * Where in-core results are kept: `wanted` (of --cache-dir; "" for nowhere), or where that is null
 * $XDG_CACHE_HOME/inspect or ~/.cache/inspect. Null for nowhere.
 */
const char *cache_dir_choose(const char *wanted, struct arena *arena);

#endif
