#ifndef COLLECT_SWEEP_CLAIM_H
#define COLLECT_SWEEP_CLAIM_H

#include <stdbool.h>

#include "base/err.h"

/*
 * The right to work on a folder, held by at most one process, on one machine or over NFS: a POSIX
 * record lock on `<folder>/.claim`. The kernel (or the NFS server) drops it when its owner dies,
 * however it dies, so a claim can never be stale.
 */
struct claim {
    int fd; /* -1: not held */
};

/*
 * Tries to claim the folder, which must exist. `*busy` is true, and the claim not held, where
 * another process has it. Returns false only where locking itself fails.
 */
bool claim_take(const char *folder, struct claim *claim, bool *busy, struct err *err);

void claim_release(struct claim *claim);

#endif
