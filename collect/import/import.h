#ifndef COLLECT_IMPORT_IMPORT_H
#define COLLECT_IMPORT_IMPORT_H

#include "base/json.h"
#include "collect/sweep/configuration.h"

/*
 * Reads a checkout of the published INSPECT collection (RRZE-HPC/INSPECT):
 * stencils/<path>/<machine>/ with results.csv, scaling.csv, blocking_*.csv, index.md and
 * comments.yml. Each becomes a configuration in our format (docs/formats.md): measurements and
 * counts, the published predictions as separate series, next to them our predictions with the
 * published in-core times, reviews, the state of the system, and the origin. Nothing is guessed:
 * missing values stay empty, and the report says so.
 */
struct import_request {
    const char *from;               /* the checkout */
    const char *collection;         /* that is written to */
    const char *version;            /* of this program */
    struct publication publication; /* commit NULL: that of the checkout, if it is one */
};

enum import_state { IMPORT_NEW, IMPORT_UNCHANGED, IMPORT_REFUSED, IMPORT_STATES };

/* The result for one published configuration. */
struct import_entry {
    const char *from;   /* its folder, below the checkout */
    const char *folder; /* our folder, below the collection; NULL: not known */
    enum import_state state;
    const char *why; /* why it was refused */
    size_t points[POINT_KINDS];
    struct str_list missing; /* missing data */
    struct str_list odd;     /* contradictions and data not read, with the reason */
};

struct import_report {
    size_t count;
    struct import_entry *entries; /* in the order of the folders */
    const char *commit;           /* of the publication; NULL: not known */
};

/* Fails only if nothing can be imported. Everything is owned by the arena. */
bool import_run(const struct import_request *options, struct arena *arena,
                struct import_report *report, struct err *err);

/* The report as text and as JSON (a new reference). */
void import_report_text(const struct import_report *report, struct sb *out);
json_t *import_report_json(const struct import_report *report);

#endif
