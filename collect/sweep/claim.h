#ifndef COLLECT_SWEEP_CLAIM_H
#define COLLECT_SWEEP_CLAIM_H

#include <stdbool.h>

#include "base/dir.h"

/*
 * The right to work on a folder, held by at most one process: an open file description lock (a
 * record lock of fcntl) on `<folder>/.claim`. No clock is involved. The process number in the file
 * is used only to wait, for some seconds, for the last children of a killed owner on this host:
 * they hold its lock until they have ended too.
 *
 * Who releases the claim of a dead owner:
 *  - local disk: the kernel, at once, however the owner died;
 *  - NFS v4: the client's kernel at once when the process dies; when its node dies, the server, as
 *    soon as the node's lease has run out (90 s as a rule);
 *  - NFS v3 with lockd: the client's kernel when the process dies; when its node dies, not before
 *    that node starts again. Until then the folder is "held"; removing `.claim` frees it, since a
 *    new file has new locks;
 *  - a file system without locks (NFS v3 `nolock`, some FUSE): there are no claims, every collector
 *    gets the folder.
 *
 * The folder is reopened once the lock is held, since an NFS client may have cached names from
 * before the last owner's writes. Its files are opened after that, and opening a file gets its
 * newest state from the server (close-to-open consistency; not with the mount option `nocto`).
 *
 * Claims save work; the results do not depend on them. Two collectors in one folder measure points
 * twice, but each record has its point's key, so the second replaces the first. Lines mixed up by
 * two appends over NFS are not JSON, and their points are measured again. All other files are
 * replaced whole from a temporary file of each process, config.yml last, and each collector writes
 * everything that it found in the journal or measured itself.
 */
struct claim {
    int fd; /* -1: not held */
};

/*
 * Tries to claim the folder, which must exist. If another process has it, `*busy` is true and the
 * claim is not held. On a file system without locks every process gets the claim. Returns false
 * only if the file cannot be opened or locking fails for another reason.
 */
bool claim_take(const struct dir *folder, struct claim *claim, bool *busy, struct err *err);

/* The holder of a busy folder, as it wrote itself: "process 4711 on node3"; owned by the arena. */
const char *claim_holder(const struct dir *folder, struct arena *arena);

void claim_release(struct claim *claim);

#endif
