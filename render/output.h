#ifndef RENDER_OUTPUT_H
#define RENDER_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* The names of files in one folder below the root; that of the root is empty. */
struct output_folder {
    struct str path;
    struct str_list names;
    int64_t changed_ns; /* ctime of the folder when all names were found there; 0: not known */
};

/*
 * Most folders hold many files, so whole folders are listed, checked and compared, not single
 * files.
 */
struct output_list {
    struct output_folder *items;
    size_t count;
};

/*
 * The folder that a site is written to. A file whose content did not change is not touched. Files
 * that an earlier run wrote and this one did not are removed; other files stay. The list of our
 * files is kept in `.inspect-files` there, one folder with its files per line, after a line with
 * the stamp of the inputs.
 */
struct site_output {
    const char *root;
    struct arena *arena;
    struct str stamp_before;   /* of the last run */
    struct output_list before; /* its files; folders and names in byte order */
    struct output_list files;  /* of this run, in the order in which they were written */
    int64_t now_ns;            /* when the run started, see settled.h */
    size_t n_pages;
    size_t n_written;
    int folder; /* the folder written to last, open; -1: none */
    struct str folder_path;
};

bool output_begin(struct site_output *out, struct err *err);

/* Whether a site was written to this folder. */
bool output_is_in(const char *folder);

/*
 * Called before the first file is written: invalidates the stamp, so that no later run takes a
 * half-written site for a complete one.
 */
bool output_invalidate(struct site_output *out, struct err *err);

/* Writes `path` (below the root; copied). */
bool output_write(struct site_output *out, const char *path, struct str data, struct err *err);

/* Keeps these files of the last run unchanged. */
void output_keep(struct site_output *out, const struct output_folder *files);

/* Whether all these files exist and were written by the last run. */
bool output_has(struct site_output *out, const struct output_folder *files);

/*
 * The names of the files written to `folder` if it is the folder that this run wrote to last, else
 * none.
 */
struct str_list output_written(const struct site_output *out, struct str folder);

/* Copies the file `from`, whatever its size. */
bool output_copy(struct site_output *out, const char *from, const char *path, struct err *err);

/* The same with an open file; `from` is its name for messages. */
bool output_copy_open(struct site_output *out, int fd, const char *from, const char *path,
                      struct err *err);

/* Whether the last run had this stamp and all its files are still there. */
bool output_current(struct site_output *out, const char *stamp);

/* Removes leftover files and writes the list. */
bool output_end(struct site_output *out, const char *stamp, struct err *err);

/*
 * Called instead of output_end after a failure: records the files of this run and of the last one,
 * if that can be written, so that a later run can remove obsolete files.
 */
void output_abandon(struct site_output *out);

#endif
