#ifndef COLLECT_IMPORT_IMPORT_PARTS_H
#define COLLECT_IMPORT_IMPORT_PARTS_H

#include "collect/import/import.h"
#include "collect/import/import_page.h"
#include "collect/import/import_tables.h"

/* Bytes per cache line of all published machines. */
enum { IMPORT_LINE_BYTES = 64 };

/* The contents of the files of one published configuration. */
struct imported_files {
    bool has_page;
    struct imported_page page;
    bool has[IMPORT_TABLES];
    struct imported_table results, scaling;
    size_t n_blocking;
    struct imported_blocking {
        const char *level; /* L2: whose layer condition gave the sizes */
        struct imported_table table;
    } * blocking;
};

/* Notes, owned by the arena. */
void import_missing(struct import_entry *e, struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void import_odd(struct import_entry *e, struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/*
 * Our analysis of the published loop, which is the code that ran. The published in-core times cover
 * only ports if the analyser did not consider dependency chains, and some are from a different
 * build.
 */
bool import_loop_analyse(const struct imported_page *page, const struct kernel *k,
                         const struct machine *m, struct arena *arena, struct incore *out,
                         struct err *err);

/*
 * The points of all tables with the published values; kernel and context must be set. `core`: the
 * core time for our predictions; NULL: the published in-core times.
 */
void import_points(const struct imported_files *files, struct configuration *c,
                   const struct core_time *core, struct import_entry *e, struct arena *arena);

/* `r1` for `1r`, as in older checkouts. */
struct str import_radius(struct str radius, struct arena *arena);

/* Converts a published transfer in results.csv to bytes per LUP. */
double import_bytes_per_lup(const struct kernel *k, double published);

/*
 * Notes contradictions within the files, between them, and with the kernel and the machine.
 * `clock_hz`: of the machine file, 0 if there is none.
 */
void import_check(const struct imported_files *files, const struct configuration *c,
                  struct import_entry *e, struct arena *arena);

/* The clock in Hz implied by measured rates and times: the median over the sizes; NaN: none. */
double import_clock_hz(const struct imported_files *files, const struct kernel *k,
                       struct arena *arena);

/*
 * The text of machinestate.json from the published listing of the system; empty if that is empty.
 * Sections that name hosts, users or their environment are left out, which is noted.
 */
struct str import_state_text(struct str listing, struct import_entry *e, struct arena *arena);

/* The text of review.yml from comments.yml; empty if there are no comments. */
bool import_review_text(struct str comments, const char *name, struct str grid,
                        struct import_entry *e, struct arena *arena, struct str *out,
                        struct err *err);

#endif
