#include <string.h>

#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"

/* Pages that are only a list or a text. */

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

bool page_compare(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "compare.html", STR("Compare"),
                                   STR("Configurations and machines side by side"));
    page_live(page, STR(""));
    return page_render(site, "compare", page, out, err);
}

bool page_methods(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "methods.html", STR("Methods"),
                                   STR("The models, how the measurements are taken, and what the "
                                       "numbers do not cover"));
    return page_render(site, "methods", page, out, err);
}

/* A key with only letters and digits. */
static void add_key(struct sb *out, const char *text)
{
    for (; *text != '\0'; text++) {
        const char c = *text;
        if (c != '_' && char_in_name(c))
            sb_addc(out, c);
    }
}

/* The text with BibTeX's escapes. */
static void add_tex(struct sb *out, struct str text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (str_find(STR("_%&#$"), text.ptr[i]) < 5)
            sb_addc(out, '\\');
        sb_addc(out, text.ptr[i]);
    }
}

struct str page_origin_text(const struct site *site, const struct page_origin *origin,
                            struct arena *arena)
{
    struct sb text = {.arena = arena};
    sb_addf(&text, "inspect %s",
            origin->version != NULL ? origin->version : site->options->version);
    if (origin->commit != NULL && origin->commit[0] != '\0')
        sb_addf(&text, ", commit %.12s", origin->commit);
    if (site->options->program_url != NULL)
        sb_addf(&text, ", %s", site->options->program_url);
    return sb_str(&text);
}

const char *page_year(const struct site *site, const char *collected)
{
    return collected != NULL ? collected : site->repo.date;
}

void page_bibtex(struct map *page, const struct site *site, const char *folder, struct str title,
                 const struct page_origin *origin)
{
    struct sb text = {.arena = page->arena};
    const char *const year = page_year(site, origin->collected);
    sb_addz(&text, "@misc{inspect");
    add_key(&text, folder);
    sb_addz(&text, ",\n  title = {");
    add_tex(&text, title);
    sb_addz(&text, "},\n  author = {{INSPECT collection}},\n");
    if (year[0] != '\0')
        sb_addf(&text, "  year = {%.4s},\n", year);
    sb_addz(&text, "  note = {");
    add_tex(&text, page_origin_text(site, origin, page->arena));
    sb_addz(&text, "},\n");
    if (site->options->base_url != NULL)
        sb_addf(&text, "  url = {%s/%s%s},\n", site->options->base_url, folder,
                folder[0] != '\0' ? "/" : "");
    sb_addc(&text, '}');
    map_text(page, "bibtex", sb_str(&text));
}

/* When the latest of its results was collected; null: not known. */
static const char *last_collected(const struct site *site)
{
    const char *last = NULL;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const char *const collected = site->summaries[i].collected;
        if (collected != NULL && (last == NULL || strcmp(collected, last) > 0))
            last = collected;
    }
    return last;
}

bool page_about(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page =
        page_values(site, arena, "about.html", STR("About"),
                    STR("What this site is, and the versions of program and collection"));
    map_text(page, "commit",
             site->repo.found ? str_format(arena, "%.12s%s%s%s", site->repo.commit,
                                           site->repo.date[0] != '\0' ? " of " : "",
                                           site->repo.date, site->repo.modified ? ", modified" : "")
                              : STR("unknown: the collection is not in a repository"));
    map_text(page, "n_configurations", number_decimals(arena, (double)site->n_summaries, 0));
    map_text(page, "n_machines", number_decimals(arena, (double)site_machines_in_use(site), 0));
    page_bibtex(
        page, site, "", STR("INSPECT: a collection of measured and modelled stencil performance"),
        &(struct page_origin){.collected = site->repo.date[0] != '\0' ? NULL : last_collected(site),
                              .commit = site->repo.commit});
    return page_render(site, "about", page, out, err);
}

bool page_not_found(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(site, arena, "404.html", STR("Not found"),
                                   STR("There is no page at this address"));
    const char *const base = site->options->base_url;
    map_text(page, "base", base == NULL ? STR("") : str_format(arena, "%s/", base));
    return page_render(site, "404", page, out, err);
}
