#ifndef BASE_FILE_AT_H
#define BASE_FILE_AT_H

#include "base/file.h"

/*
 * Common part of base/file.h and base/dir.h: a file given by its name in an open folder. Only
 * regular files are accepted, since opening a pipe, a socket or a device may block. The check looks
 * at the open file, so nobody can replace it in between. With `follow` the streams of base/file.h
 * are accepted too.
 */
struct file_at {
    int dir; /* an open folder, or AT_FDCWD */
    const char *name;
    const char *path; /* for messages */
    bool follow;      /* symbolic links; else they are refused */
    bool optional;    /* a missing file is not an error for file_at_read, but a null text */
};

/* As open(2), with the flags that this needs added; -1: `err` is set. */
int file_at_open(const struct file_at *at, int flags, struct err *err);

/* As file_read, file_write, file_write_lazily and file_append. */
bool file_at_read(const struct file_at *at, size_t max_bytes, struct arena *arena, struct str *out,
                  struct err *err);
bool file_at_write(const struct file_at *at, struct str data, struct err *err);
bool file_at_write_lazily(const struct file_at *at, struct str data, struct err *err);
bool file_at_append(const struct file_at *at, struct str data, struct err *err);

/* Like file_at_write_lazily, with the content of the open file `from`, which is not held in memory.
 */
bool file_at_copy_lazily(int from, const char *from_path, const struct file_at *at,
                         struct err *err);

/* The names in an open folder, as dir_list gives them. */
bool file_at_list(int folder, const char *path, struct arena *arena, struct str_list *names,
                  struct err *err);

#endif
