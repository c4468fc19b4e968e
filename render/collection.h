#ifndef RENDER_COLLECTION_H
#define RENDER_COLLECTION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/sweep/config_file.h"
#include "collect/sweep/models_file.h"
#include "collect/sweep/review.h"
#include "render/changes.h"
#include "render/grid_points.h"
#include "render/incore_file.h"

/*
 * The reading side of the collection (docs/formats.md). A configuration is one kernel on one
 * machine: one folder with a config.yml.
 */
struct layer_condition {
    struct str level;
    double cache_bytes;
    struct str dims;
    struct str condition;
    double max_size; /* NaN: always or never */
    double hits, misses, evicts;
};

/* One fact of machinestate.json: the keys that lead to it, joined by blanks, and its value. */
struct state_fact {
    struct str group; /* the outermost key */
    struct str key;   /* the others */
    struct str value;
};

struct collected {
    const char *folder; /* below the collection; also the page's path */
    struct config file;
    struct points grid, scaling, blocking;
    struct points curve, socket; /* from curve.csv: one core, all cores of a socket */
    size_t n_conditions;
    const struct layer_condition *conditions;
    struct str kernel; /* kernel.c; empty if it is missing, like the following */
    struct str loop;   /* loop.s */
    bool has_incore;
    struct incore_file incore;
    size_t n_state;
    const struct state_fact *state; /* machinestate.json */
    bool state_cut;                 /* there are more facts than were read */
    struct history history;         /* history.jsonl */
    bool has_review;
    struct review review;
    bool review_outdated;      /* the data changed after the review */
    struct str_list damages;   /* one text per table that differs from config.yml */
    struct str_list files;     /* names of the folder's files that a reader may download */
    struct str_list texts;     /* and their content */
    struct str_list downloads; /* names of further files, for download only */
    struct str_list too_large; /* names of those too large to offer */
};

/*
 * All folders below `root` that hold a config.yml, as paths below it: depth first, the names of one
 * folder in byte order. Subfolders of such a folder are skipped; the outermost folders hold
 * stencils and are never one. Symbolic links and names that are not safe path components are not
 * followed.
 */
bool collection_list(const char *root, struct arena *arena, struct str_list *folders,
                     struct err *err);

/*
 * Reads one folder without following links. A missing file is empty; a broken one is an error. A
 * table left over from an older collection is not read.
 */
bool configuration_load(const char *root, struct str folder, struct arena *arena,
                        struct collected *out, struct err *err);

/* The same from its files' texts, such as compact_expand gives. */
bool configuration_load_texts(const struct folder_texts *texts, struct str folder,
                              struct arena *arena, struct collected *out, struct err *err);

/* The collection's files of model-only results (models_file.h), in byte order of the machines. */
bool collection_compact(const char *root, struct arena *arena, size_t *n,
                        struct compact_file **files, struct err *err);

/* The files of a configuration that its page depends on, null-terminated. */
extern const char *const configuration_files[];

#endif
