#include "render/overview.h"
#include "render/pages.h"

bool page_named(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "named.html", STR("Named kernels"),
                                   STR("Named kernels outside the classification"));
    struct map_list *rows = map_items(page, "rows");
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].identity.named)
            overview_row(list_add(rows), &site->summaries[i]);
    }
    return page_render(site, "named", page, out, err);
}
