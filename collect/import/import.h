#ifndef COLLECT_IMPORT_IMPORT_H
#define COLLECT_IMPORT_IMPORT_H

#include "base/json.h"
#include "collect/sweep/configuration.h"

/*
 * Reads a checkout of the published INSPECT collection (RRZE-HPC/INSPECT):
 * stencils/<path>/<machine>/ with results.csv, scaling.csv, blocking_*.csv, index.md and
 * comments.yml. Each becomes a configuration of ours (docs/formats.md): what was measured and
 * counted, the published predictions as series of their own, ours next to them with the published
 * in-core times, reviews, the state of the system, and where it comes from. Nothing is guessed:
 * what a file does not say stays empty, and the report says so.
 */
struct import_request {
    const char *from;               /* the checkout */
    const char *collection;         /* that is written to */
    const char *version;            /* of this program */
    struct publication publication; /* commit NULL: that of the checkout, as far as it is one */
};

enum import_state { IMPORT_NEW, IMPORT_UNCHANGED, IMPORT_REFUSED, IMPORT_STATES };

/* What became of one published configuration. */
struct import_entry {
    const char *from;   /* its folder, below the checkout */
    const char *folder; /* ours, below the collection; NULL: not known */
    enum import_state state;
    const char *why; /* it was refused */
    size_t points[POINT_KINDS];
    struct str_list missing; /* what it does not have */
    struct str_list odd;     /* what contradicts itself, or is not read, and why */
};

struct import_report {
    size_t count;
    struct import_entry *entries; /* in the order of the folders */
    const char *commit;           /* of the publication; NULL: not known */
};

/* Fails where nothing can be imported at all. All is owned by the arena. */
bool import_run(const struct import_request *options, struct arena *arena,
                struct import_report *report, struct err *err);

/* The same report as text and as JSON; a new reference. */
void import_report_text(const struct import_report *report, struct sb *out);
json_t *import_report_json(const struct import_report *report);

#endif
