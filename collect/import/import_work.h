#ifndef COLLECT_IMPORT_IMPORT_WORK_H
#define COLLECT_IMPORT_IMPORT_WORK_H

#include "base/dir.h"
#include "collect/import/import_parts.h"

/* State of one run over a checkout. */
struct importer {
    const struct import_request *options;
    struct publication publication;
    struct arena *arena; /* of the report */
};

/* One configuration while it is imported. */
struct import_work {
    const struct importer *importer;
    const struct dir *from;
    struct import_entry *entry;
    struct arena *arena;
    struct imported_files files;
    struct str page, system, comments, stencil;
    struct str state; /* machinestate.json */
    struct sb inputs; /* hashes of all files read */
    struct machine machine;
    bool machine_known;
    bool machine_imported; /* from the checkout's own machine file */
    bool loop_analysed;    /* c.incore is our analysis of the published loop */
    struct set set;
    struct sweep_context context;
    struct sweep_item item;
    struct configuration c;
};

enum { IMPORT_TABLE_BYTES = 16 << 20, IMPORT_PAGE_BYTES = 4 << 20 };

/*
 * Reads the files of the folder; missing, odd and unread data is noted. Fails if there are no
 * tables.
 */
bool import_read_files(struct import_work *w, struct err *err);

/* The folder's path for messages. */
const char *import_place(const struct import_work *w, const char *name);

/*
 * Sets the in-core analysis of the published loop, ours or theirs, as far as it can be read, and
 * compiler and flags.
 */
void import_incore(struct import_work *w);

/*
 * Predicts and writes the configuration's folder, whose claim is held, unless it is already up to
 * date.
 */
bool import_write(struct import_work *w, const struct dir *folder, struct err *err);

#endif
