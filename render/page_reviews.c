#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"

bool page_reviews(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "reviews.html", STR("Reviews"),
                                   STR("Reviews of the data: traffic lights for every reviewed "
                                       "configuration"));
    struct map_list *sections = map_items(page, "sections");
    for (size_t k = 0; k < REVIEW_SECTIONS; k++)
        map_textz(list_add(sections), "section", review_section_title(k));
    struct map_list *rows = map_items(page, "rows");
    size_t reviewed = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (!s->has_review)
            continue;
        reviewed++;
        struct map *row = list_add(rows);
        overview_row(row, s);
        map_flag(row, "outdated", s->review_outdated);
        struct map_list *lights = map_items(row, "lights");
        for (size_t k = 0; k < REVIEW_SECTIONS; k++) {
            struct map *light = list_add(lights);
            map_textz(light, "section", review_section_title(k));
            map_textz(light, "light", light_name(s->lights[k]));
            map_flag(light, "given", s->lights[k] != LIGHT_NONE);
        }
    }
    map_text(page, "n_reviewed", number_decimals(arena, (double)reviewed, 0));
    map_text(page, "n_all", number_decimals(arena, (double)site->n_summaries, 0));
    return page_render(site, "reviews", page, out, err);
}
