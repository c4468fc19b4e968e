#include "render/pages.h"

bool page_compare(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "compare.html", STR("Compare"),
                                   STR("Configurations and machines side by side"));
    page_live(page, STR(""));
    return page_render(site, "compare", page, out, err);
}
