#ifndef COLLECT_IMPORT_IMPORT_PARTS_H
#define COLLECT_IMPORT_IMPORT_PARTS_H

#include "collect/import/import.h"
#include "collect/import/import_page.h"
#include "collect/import/import_tables.h"

/* All published machines have lines of so many bytes. */
enum { IMPORT_LINE_BYTES = 64 };

/* What the files of one published configuration hold. */
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
 * Our analysis of the published loop, which is the code that ran: the published in-core times are
 * of ports alone where their analyser knew no chains, and partly of another build.
 */
bool import_loop_analyse(const struct imported_page *page, const struct kernel *k,
                         const struct machine *m, struct arena *arena, struct incore *out,
                         struct err *err);

/* The points of all tables with what was published of them; kernel and context are set. `core`:
 * what our predictions take; NULL: the published in-core times. */
void import_points(const struct imported_files *files, struct configuration *c,
                   const struct core_time *core, struct import_entry *e, struct arena *arena);

/* `r1` for `1r`, as older checkouts have it. */
struct str import_radius(struct str radius, struct arena *arena);

/* Bytes per LUP of a published transfer of results.csv. */
double import_bytes_per_lup(const struct kernel *k, double published);

/* What the files say against themselves, each other, the kernel and the machine. `clock_hz`: of the
 * machine file, 0 where there is none. */
void import_check(const struct imported_files *files, const struct configuration *c,
                  struct import_entry *e, struct arena *arena);

/* The clock that measured rates and times imply, in Hz: the median over the sizes; NaN: none. */
double import_clock_hz(const struct imported_files *files, const struct kernel *k,
                       struct arena *arena);

/* The text of machinestate.json from the published listing of the system; empty where that is.
 * Sections that name hosts, users or their surroundings are left out, which is noted. */
struct str import_state_text(struct str listing, struct import_entry *e, struct arena *arena);

/* The text of review.yml from comments.yml; empty where there is nothing in it. */
bool import_review_text(struct str comments, const char *name, struct str grid,
                        struct import_entry *e, struct arena *arena, struct str *out,
                        struct err *err);

#endif
