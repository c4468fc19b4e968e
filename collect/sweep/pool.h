#ifndef COLLECT_SWEEP_POOL_H
#define COLLECT_SWEEP_POOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"

/*
 * Several processes that work on one list of items, each taking the next free one. They write their
 * results to shared memory. Our own process only waits. If one of them dies (out of memory, a
 * crash), it loses one item, which a new process then tries once more.
 */

/* Zeroed memory that the processes of a pool share with us; free with pool_unshare. */
bool pool_share(size_t bytes, void **out, struct err *err);
void pool_unshare(void *memory, size_t bytes);

/* Works on item number `item`; `context` is a copy of the caller's, except shared memory. */
typedef void pool_work(void *context, size_t item);

/* Reports in the caller's own process that two workers died while they worked on the item. */
typedef void pool_lost(void *context, size_t item);

/*
 * Runs `work` for 0 … n_items - 1 in `n_processes` processes and waits. Between stop_begin and
 * stop_end (collect/sweep/stop_signals.h) a signal ends it early: no process takes a new item, and
 * `work` may check for the signal too. Items that no process took do not count as lost.
 */
bool pool_run(size_t n_items, int n_processes, pool_work *work, pool_lost *lost, void *context,
              struct err *err);

#endif
