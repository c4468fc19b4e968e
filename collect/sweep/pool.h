#ifndef COLLECT_SWEEP_POOL_H
#define COLLECT_SWEEP_POOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"

/*
 * Several processes that take items off one list, each the next that nobody has. What they find
 * out goes into shared memory. A process that dies takes one item with it, which the caller's own
 * process then works on.
 */

/* Zeroed memory that the processes of a pool share with us; free with pool_unshare. */
bool pool_share(size_t bytes, void **out, struct err *err);
void pool_unshare(void *memory, size_t bytes);

/* Works on item number `item`; `context` is a copy of the caller's but for shared memory. */
typedef void pool_work(void *context, size_t item);

/* Runs `work` for 0 … n_items - 1 in `n_processes` (1: in this one alone) and waits. */
bool pool_run(size_t n_items, int n_processes, pool_work *work, void *context, struct err *err);

#endif
