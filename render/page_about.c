#include <string.h>

#include "render/citation.h"
#include "render/pages.h"
#include "render/text.h"

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
    citation_bibtex(page, site, "",
                    STR("INSPECT: a collection of measured and modelled stencil performance"),
                    &(struct citation_origin){
                        .collected = site->repo.date[0] != '\0' ? NULL : last_collected(site),
                        .commit = site->repo.commit});
    return page_render(site, "about", page, out, err);
}
