#ifndef BASE_DIR_H
#define BASE_DIR_H

#include "base/file.h"

/*
 * An open folder of a tree that others may have filled, such as a collection. The root is named by
 * the user and may itself be a link. Below it no symbolic link is followed, so that no file outside
 * the tree is read, written or published, even if someone adds links while we work.
 */
struct dir {
    int fd;           /* -1: there is no such folder, and so no file in it */
    const char *path; /* for messages; owned by the arena */
};

/* Opens `below` (a/b/c, no `..`) under `root`. A missing folder is not an error. Free with
 * dir_close.
 */
bool dir_open(const char *root, const char *below, struct arena *arena, struct dir *out,
              struct err *err);

/* Like dir_open, but makes missing folders. */
bool dir_open_made(const char *root, const char *below, struct arena *arena, struct dir *out,
                   struct err *err);

void dir_close(struct dir *dir);

/* Whether an entry of this name exists. */
bool dir_has(const struct dir *dir, const char *name);

/* Size in bytes of a regular file; -1: there is no file; DIR_ODD_FILE: it is not a regular one. */
enum { DIR_ODD_FILE = -2 };
int64_t dir_file_size(const struct dir *dir, const char *name);

/* Opens a file with the flags of open(2); -1: `err` is set. */
int dir_file_open(const struct dir *dir, const char *name, int flags, struct err *err);

/* As file_read, file_write and file_append. */
bool dir_file_read(const struct dir *dir, const char *name, size_t max_bytes, struct arena *arena,
                   struct str *out, struct err *err);
/* Like dir_file_read, but a missing file is not an error: its text is empty, with a null pointer.
 */
bool dir_file_read_optional(const struct dir *dir, const char *name, size_t max_bytes,
                            struct arena *arena, struct str *out, struct err *err);
bool dir_file_write(const struct dir *dir, const char *name, struct str data, struct err *err);
bool dir_file_append(const struct dir *dir, const char *name, struct str data, struct err *err);

/* Removes a file; a missing one is not an error. */
bool dir_file_remove(const struct dir *dir, const char *name, struct err *err);

/*
 * Removes all entries of the open folder, `last` (if not null) after the others. Follows no links
 * and does not enter other file systems mounted there.
 */
bool dir_clear(const struct dir *dir, const char *last, struct err *err);

/* rm -r; the path itself may be anything but `/`, and a missing one is not an error. */
bool dir_remove(const char *path, struct err *err);

#endif
