#ifndef BASE_USER_DIR_H
#define BASE_USER_DIR_H

#include "base/arena.h"

/*
 * This program's folder in the user's home, following the XDG base directory specification:
 * `inspect` below the absolute path in `variable` ("XDG_CACHE_HOME"), else below `below_home`
 * (".cache") of $HOME. Null if neither is set. Owned by the arena; the folder may not exist.
 */
const char *user_dir(const char *variable, const char *below_home, struct arena *arena);

#endif
