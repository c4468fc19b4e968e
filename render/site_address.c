#include "render/site_address.h"

struct str site_address(const char *base_url, const char *path, struct arena *arena)
{
    return str_of(base_url).len == 0 ? STR("") : str_format(arena, "%s/%s", base_url, path);
}
