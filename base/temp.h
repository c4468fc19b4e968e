#ifndef BASE_TEMP_H
#define BASE_TEMP_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/dir.h"
#include "base/err.h"

/*
 * Temporary folders that are always removed; nothing else ever is. Each is locked as long as its
 * owner lives, so a folder without a lock proves that its owner is dead, even on a host shared with
 * other containers or users. A file in the folder proves that we may remove it: it holds the
 * folder's name, inode and owner and the boot of the system during which it was made, so it is not
 * valid in any other folder, including a copy or a renamed one, nor on any other host. An owner
 * that is killed before it has written this file leaves an empty folder, which stays.
 */
struct temp {
    const char *path; /* absolute, owned by the arena */
    struct dir dir;   /* holds the lock, if the file system supports locks */
};

/* Name of that file. */
#define TEMP_MARK ".inspect-temporary"

/*
 * Makes a folder `inspect-XXXXXX` below $TMPDIR (or /tmp), readable by this user only, which
 * contains only TEMP_MARK. Before that, removes those left there by killed processes of this user.
 */
bool temp_make(struct arena *arena, struct temp *temp, struct err *err);

/* Removes the folder with all that is in it. */
bool temp_remove(struct temp *temp, struct err *err);

#endif
