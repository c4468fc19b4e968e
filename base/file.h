#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/path.h"
#include "base/str.h"

/*
 * Files and folders at the edge of the program. Paths are NUL-terminated C strings. All errors name
 * the path and errno's text.
 *
 * Only regular files are accepted: pipes, sockets and devices are refused at once, since opening
 * one may block for ever. Only streams that the user named, such as /dev/stdin, /dev/fd/63 (the
 * shell's `<(…)`) and /dev/null, are read and written as they are. For folders that others may have
 * filled, base/dir.h also prevents leaving the folder.
 */

/* Enough for any file that is read whole, if its kind has no limit of its own. */
enum { FILE_MAX_BYTES = 64 << 20 };

/* The whole file, owned by the arena, with a NUL after it; more than `max_bytes` is an error. */
bool file_read(const char *path, size_t max_bytes, struct arena *arena, struct str *out,
               struct err *err);

/* Opens a file for reading; -1 on failure. */
int file_open(const char *path, struct err *err);

/* Closes it unless it is -1, which was not opened. */
void file_close(int fd);

/*
 * Replaces `path` by `data` in one step: a temporary file in the same folder, written, synced and
 * renamed. After a crash or on a full disk the old file is still there, whole. If the file already
 * holds the same bytes, nothing is written (time stamps stay).
 */
bool file_write(const char *path, struct str data, struct err *err);

/*
 * Like file_write, but does not wait for the disk: for many files that can all be made again.
 * Readers see the old file or the new one, but after a power failure either may be empty. A new
 * file is written in place, with the permissions that the umask leaves.
 */
bool file_write_lazily(const char *path, struct str data, struct err *err);

/* Appends `data` with one write and syncs it; creates the file if it is missing. */
bool file_append(const char *path, struct str data, struct err *err);

bool file_exists(const char *path);

/* Makes the folder if it is missing, and checks that files can be written into it. */
bool dir_make_writable(const char *path, struct err *err);

/* Whether the path exists and is not a folder. */
bool file_is_not_folder(const char *path);

/* Size in bytes, or -1 if there is no such file. */
int64_t file_size(const char *path);

/* Free space in bytes for files below `path`, which need not exist yet; -1: unknown. */
double file_free_bytes(const char *path);

/* Modification time in ns since 1970, or -1 if there is no such file. */
int64_t file_mtime_ns(const char *path);

/* mkdir -p. */
bool dir_make(const char *path, struct err *err);

/* The names in a folder without `.` and `..`, in byte order. */
bool dir_list(const char *path, struct arena *arena, struct str_list *names, struct err *err);

/* Only those of folders, without links to folders. */
bool dir_list_folders(const char *path, struct arena *arena, struct str_list *names,
                      struct err *err);

#endif
