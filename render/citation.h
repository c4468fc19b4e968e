#ifndef RENDER_CITATION_H
#define RENDER_CITATION_H

#include "render/pages.h"

/* How to cite a configuration, in words and in BibTeX, and under which licence. */
void citation_add(struct map *page, const struct page_source *source);

/* Where a result comes from, for its citation; null: not known. */
struct citation_origin {
    const char *collected, *version, *commit;
};

/* How to cite a configuration in BibTeX, or with an empty folder the collection. */
void citation_bibtex(struct map *page, const struct site *site, const char *folder,
                     struct str title, const struct citation_origin *origin);

/* Who published these results. */
struct str citation_publication(const struct config *file, struct arena *arena);

/* A text that begins with the year in which it was collected, or else with that of the collection's
 * commit; or an empty one. */
const char *citation_year(const struct site *site, const char *collected);

#endif
