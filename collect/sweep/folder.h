#ifndef COLLECT_SWEEP_FOLDER_H
#define COLLECT_SWEEP_FOLDER_H

#include "collect/sweep/configuration.h"

/*
 * Writes a configuration's folder from what is known: tables, kernel, listing, in-core analysis,
 * and finally config.yml, which lists the others. Every file is replaced whole; obsolete derived
 * files are removed. `complete` marks the folder as done; `work_s` is the time of all measurements
 * so far.
 */
bool folder_write(const struct configuration *c, const struct dir *folder, bool complete,
                  double work_s, struct arena *arena, struct err *err);

/* The files of a folder by their names, as folder_write would write them. */
enum { FOLDER_DERIVED = 9, FOLDER_TEXTS = 1 + FOLDER_DERIVED }; /* config.yml and config_derived */

struct folder_texts {
    size_t n;
    const char *names[FOLDER_TEXTS];
    struct str texts[FOLDER_TEXTS];
};

/* The same without a folder, for results whose in-core analysis is already known. */
bool folder_make_texts(const struct configuration *c, struct arena *arena, struct folder_texts *out,
                       struct err *err);

#endif
