#ifndef BASE_USER_DIR_H
#define BASE_USER_DIR_H

#include "base/arena.h"

/*
 * This program's folder among the user's own, by the XDG base directory specification: `inspect`
 * below the absolute path in `variable` ("XDG_CACHE_HOME"), else below `below_home` (".cache") of
 * $HOME. Null where neither is set. Owned by the arena; the folder may not exist.
 */
const char *user_dir(const char *variable, const char *below_home, struct arena *arena);

#endif
