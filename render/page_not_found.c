#include "render/pages.h"
#include "render/site_address.h"

bool page_not_found(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "404.html", STR("Not found"),
                                   STR("There is no page at this address"));
    map_text(page, "base", site_address(site->options->base_url, "", arena));
    return page_render(site, "404", page, out, err);
}
