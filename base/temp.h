#ifndef BASE_TEMP_H
#define BASE_TEMP_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"

/*
 * Temporary folders that do not stay behind. Each is locked for as long as its owner lives, so that
 * a folder without a lock proves that its owner is dead, also on a host that we share with other
 * containers or users.
 */
struct temp {
    const char *path; /* absolute, owned by the arena */
    int lock;         /* of the folder; -1 where its file system cannot lock */
};

/*
 * Makes an empty folder `inspect-XXXXXX` below $TMPDIR (or /tmp), readable by this user only.
 * Removes this user's unlocked ones there first: those of processes that were killed.
 */
bool temp_make(struct arena *arena, struct temp *temp, struct err *err);

/* Removes the folder with all that is in it. */
bool temp_remove(struct temp *temp, struct err *err);

#endif
