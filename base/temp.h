#ifndef BASE_TEMP_H
#define BASE_TEMP_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/dir.h"
#include "base/err.h"

/*
 * Temporary folders that are always removed, and nothing but them. Each is locked for as
 * long as its owner lives, so that a folder without a lock proves that its owner is dead, also on a
 * host that we share with other containers or users. That the folder is ours to remove, a file in
 * it proves: it names the folder's own name, inode and owner and the start of the system at which
 * it was made, and so is worth nothing in any other folder, a copy or a renamed one included, and
 * to any other host. An owner that is killed before it wrote this file leaves an empty folder for
 * good.
 */
struct temp {
    const char *path; /* absolute, owned by the arena */
    struct dir dir;   /* holds the lock, where the file system knows locks */
};

/* The file that proves it. */
#define TEMP_MARK ".inspect-temporary"

/*
 * Makes a folder `inspect-XXXXXX` below $TMPDIR (or /tmp), readable by this user only, with nothing
 * but TEMP_MARK in it. Removes those there first that processes of this user left when they were
 * killed.
 */
bool temp_make(struct arena *arena, struct temp *temp, struct err *err);

/* Removes the folder with all that is in it. */
bool temp_remove(struct temp *temp, struct err *err);

#endif
