#include "cli/cache_dir.h"

#include "base/user_dir.h"

const char *cache_dir_choose(const char *wanted, struct arena *arena)
{
    if (wanted == NULL)
        return user_dir("XDG_CACHE_HOME", ".cache", arena);
    return wanted[0] != 0 ? wanted : NULL;
}
