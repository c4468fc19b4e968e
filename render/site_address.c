#include "render/site_address.h"

struct str site_address(const char *base_url, const char *path, struct arena *arena)
{
    struct str base = str_of(base_url);
    if (base.len == 0)
        return base;
    while (str_ends_with(base, STR("/")))
        base = str_slice(base, 0, base.len - 1);
    return str_format(arena, "%.*s/%s", STR_ARG(base), path);
}
