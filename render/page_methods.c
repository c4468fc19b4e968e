#include "render/pages.h"

bool page_methods(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "methods.html", STR("Methods"),
                                   STR("The models, how the measurements are taken, and what the "
                                       "numbers do not cover"));
    return page_render(site, "methods", page, out, err);
}
