#include "render/pages.h"

bool page_not_found(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "404.html", STR("Not found"),
                                   STR("There is no page at this address"));
    const char *const base = site->options->base_url;
    map_text(page, "base", base == NULL ? STR("") : str_format(arena, "%s/", base));
    return page_render(site, "404", page, out, err);
}
