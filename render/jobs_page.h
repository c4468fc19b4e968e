#ifndef RENDER_JOBS_PAGE_H
#define RENDER_JOBS_PAGE_H

#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* Progress of a set's collection on one kind of nodes. Texts come from outside and are escaped. */
struct jobs_page_row {
    const char *host, *machine;
    size_t n_items, done, running, pending, left, failed;
    size_t n_points, points_done; /* points to measure in all of them */
    struct str time_left;         /* in words */
    struct str details;           /* a line per configuration that is not done, or empty */
};

struct jobs_page {
    const char *set;
    const char *when; /* UTC */
    const char *version;
    size_t n_rows;
    const struct jobs_page_row *rows;
};

/* The progress of a set on all its machines as one self-contained file, from `templates`/jobs.html;
 * owned by the arena. */
bool jobs_page_text(const struct jobs_page *page, const char *templates, struct arena *arena,
                    struct str *out, struct err *err);

#endif
