#include "base/user_dir.h"

#include <stdlib.h>

#include "base/str.h"

const char *user_dir(const char *variable, const char *below_home, struct arena *arena)
{
    const char *const base = getenv(variable);
    if (base != NULL && base[0] == '/')
        return str_formatz(arena, "%s/inspect", base);
    const char *const home = getenv("HOME");
    return home != NULL && home[0] == '/' ? str_formatz(arena, "%s/%s/inspect", home, below_home)
                                          : NULL;
}
