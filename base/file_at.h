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
};

/* As open(2), with the flags that this needs added; -1: `err` is set. */
int file_at_open(const struct file_at *at, int flags, struct err *err);

/* As file_read, file_write and file_append. */
bool file_at_read(const struct file_at *at, size_t max_bytes, struct arena *arena, struct str *out,
                  struct err *err);
bool file_at_write(const struct file_at *at, struct str data, struct err *err);
bool file_at_append(const struct file_at *at, struct str data, struct err *err);

/* The names in an open folder, as dir_list gives them. */
bool file_at_list(int folder, const char *path, struct arena *arena, struct str_list *names,
                  struct err *err);

#endif
