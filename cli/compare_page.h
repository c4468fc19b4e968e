#ifndef CLI_COMPARE_PAGE_H
#define CLI_COMPARE_PAGE_H

#include "base/dir.h"
#include "collect/compare/comparison.h"
#include "render/own_page.h"

/*
 * The comparison as one self-contained page at `path`; `command` is what made it. The models are
 * evaluated over a range of sizes round those of the comparison, for the plots. It links to
 * try.html of `site`, unless that is null.
 */
bool compare_page_write(const struct comparison *c, const char *command, const char *path,
                        const char *site, struct arena *arena, struct err *err);

/* Keeps what the page is drawn from as a file of JSON in the folder, see render/own_store.h. */
bool compare_page_store(const struct comparison *c, const char *command, const struct dir *folder,
                        const char *name, struct arena *arena, struct err *err);

#endif
