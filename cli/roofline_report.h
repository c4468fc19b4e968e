#ifndef CLI_ROOFLINE_REPORT_H
#define CLI_ROOFLINE_REPORT_H

#include "cli/roofline_space.h"
#include "cli/roofline_store.h"

/* What `inspect roofline` measured, as text, tables and a diagram. */

struct roofline_point {
    int64_t values[SPACE_MAX_PARAMETERS]; /* of the parameters */
    enum own_caches caches;
    struct stored_point stored;
    bool kept; /* measured before, and taken from there */
    struct placement place;
};

struct roofline_report {
    const char *program;
    const struct machine *machine;
    int cores;
    bool single;
    const struct space *space;
    size_t n_points;
    const struct roofline_point *points;
};

/* One point at length, or a line per point. */
struct str roofline_text(const struct roofline_report *r, struct arena *arena);

/* A row for each point, with the conditions of its fastest run. */
struct str roofline_csv(const struct roofline_report *r, struct arena *arena);

/* A row for each run. */
struct str roofline_runs_csv(const struct roofline_report *r, struct arena *arena);

/* The Roofline diagram with a dot for each point. */
bool roofline_report_svg(const struct roofline_report *r, struct arena *arena, struct str *out,
                         struct err *err);

#endif
