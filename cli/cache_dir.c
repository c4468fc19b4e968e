#include "cli/cache_dir.h"

#include <stdlib.h>

#include "base/file.h"

const char *cache_dir_choose(const char *wanted, struct arena *arena)
{
    if (wanted != NULL)
        return wanted[0] != 0 ? wanted : NULL;
    const char *const base = getenv("XDG_CACHE_HOME");
    if (base != NULL && base[0] == '/')
        return path_join(arena, base, "inspect");
    const char *const home = getenv("HOME");
    return home != NULL && home[0] == '/' ? path_join(arena, home, ".cache/inspect") : NULL;
}
