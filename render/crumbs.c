#include "render/crumbs.h"

#include "render/pages.h"

static void add(struct map_list *crumbs, struct str text, struct str link)
{
    struct map *crumb = list_add(crumbs);
    map_text(crumb, "text", text);
    map_text(crumb, "link", link);
}

void crumbs_add(struct map *page, const struct identity *id)
{
    struct arena *const arena = page->arena;
    struct map_list *crumbs = map_items(page, "crumbs");
    const struct str class_page = str_of(page_class_path(arena, id));
    if (id->named) {
        add(crumbs, STR("named"), STR("named.html"));
        add(crumbs, id->name, class_page);
        return;
    }
    struct sb narrowed = {.arena = arena};
    sb_addz(&narrowed, "matrix.html#");
    for (int i = 0; i < IDENTITY_PARAMETERS; i++) {
        sb_addf(&narrowed, "%s%s=%.*s", i == 0 ? "" : "&", identity_parameter_name(i),
                STR_ARG(id->parameters[i]));
        add(crumbs, id->parameters[i],
            i == 1                        ? str_of(page_shape_path(arena, id))
            : i + 1 < IDENTITY_PARAMETERS ? str_copy(arena, sb_str(&narrowed))
                                          : class_page);
    }
}
