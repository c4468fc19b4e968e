#ifndef CLI_COMPARE_PAGE_H
#define CLI_COMPARE_PAGE_H

#include "base/dir.h"
#include "collect/compare/comparison.h"
#include "collect/compare/ranking.h"
#include "render/own_page.h"

/* What a page shows: the comparisons of the first nests of a file. */
struct compared {
    size_t n;
    const struct comparison *items;
    const struct ranking *ranking; /* all nests of the file; null: only this one */
    const char *command;           /* that made it */
};

/*
 * One self-contained page at `path`. The models are evaluated over a range of sizes round those of
 * the comparison, for the plots. It links to try.html of `site`, unless that is null.
 */
bool compare_page_write(const struct compared *c, const char *path, const char *site,
                        struct arena *arena, struct err *err);

/* Keeps what the page is drawn from as a file of JSON in the folder, see render/own_store.h. */
bool compare_page_store(const struct compared *c, const struct dir *folder, const char *name,
                        struct arena *arena, struct err *err);

#endif
