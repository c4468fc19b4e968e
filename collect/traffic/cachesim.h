#ifndef COLLECT_TRAFFIC_CACHESIM_H
#define COLLECT_TRAFFIC_CACHESIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/hierarchy.h"

/*
 * A cache simulator: loads and stores of any length go through the levels of a struct hierarchy,
 * and counters report the lines and bytes that moved. It does not depend on kernels. The semantics
 * are those of pycachesim (Hammer, https://github.com/RRZE-HPC/pycachesim) except for its bugs:
 *
 * - line = address / line_bytes, set = line mod sets, for any number of sets.
 * - A load counts LOAD once, and HIT or MISS for each line that it touches. A miss asks the level
 * below (the victim cache first, if there is one) before it replaces a line here.
 * - A store counts STORE once. A store hit counts neither HIT nor MISS and does not make the line
 * more recent (options.store_renews changes that). If the level allocates on writes, a store miss
 * loads the line first, with its own LOAD and MISS.
 * - LRU replaces the least recently loaded line, FIFO the oldest, MRU the most recently loaded one,
 * random any. Empty ways are always filled first.
 *
 * It differs from pycachesim in MRU: there the replaced line stays (and is written back again at
 * each miss) while the new line overwrites another one, whose changes are lost. Here MRU replaces
 * the most recently loaded line, once, and writes it back if it is dirty. pycachesim has no
 * inclusive or exclusive levels.
 *
 * pycachesim accepts `swap_on_load` but ignores it. Here such a level is exclusive, as its
 * documentation says: a line found in it moves up, dirty or not, and leaves it; a line not found
 * there bypasses it; and lines from above are put into it without being loaded.
 *
 * A write-combining level does not load what is stored; it marks each block that a store touches. A
 * dirty line whose blocks are all marked goes down as a store that does not allocate: if it misses
 * there, it is put in without being loaded. Others go down as whole lines. This follows
 * pycachesim's documentation and its force_write_back; its replacement tests for the opposite,
 * looks at another line's marks, counts blocks as bytes, and writes out of bounds if a line is one
 * block, which is the default.
 *
 * An inclusive level that evicts a line also invalidates it in the levels above. If the line is
 * dirty only there, it is written back at once and counts as this level's evict, not theirs.
 */
struct cachesim;

/* Counts at one level, in events and bytes. Memory has only loads, hits and stores. */
struct cachesim_counter {
    uint64_t count;
    uint64_t bytes;
};

struct cachesim_counts {
    struct cachesim_counter load;  /* requested from above (L1: by the program) */
    struct cachesim_counter hit;   /* lines found */
    struct cachesim_counter miss;  /* lines not found */
    struct cachesim_counter store; /* received from above (L1: from the program) */
    struct cachesim_counter
        evict;        /* passed to the level below: dirty lines, victims, stores passed through */
    uint64_t dirtied; /* lines that became dirty here, less those that another level took: what the
                         level writes back in the long run. After clearing the counts it may be
                         negative, modulo 2^64 */
};

/* Chooses one of `ways` ways, 0 to ways - 1. */
typedef uint32_t cachesim_random_fn(void *state, uint32_t ways);

/* All zero is the default. */
struct cachesim_options {
    bool store_renews;  /* a store hit in the first level makes the line most recent, as a load does
                           (LRU, MRU) */
    bool victims_merge; /* a victim that its cache already holds makes that copy most recent (LRU,
                           MRU); else the cache holds it twice, as in pycachesim but in no real
                           cache */
    uint64_t seed;      /* random replacement: equal seeds give equal runs */
    cachesim_random_fn *random; /* random replacement: the caller's random source, which is called
                                   at every fill, even if there are empty ways */
    void *random_state;
};

/*
 * Creates an empty hierarchy, owned by the arena. Fails on sizes of zero, a line that is not a
 * power of two, levels that do not exist or refer upwards, write-through with write-allocate, and
 * capacities beyond 2^32 lines.
 */
bool cachesim_create(const struct hierarchy *h, const struct cachesim_options *options,
                     struct arena *arena, struct cachesim **out, struct err *err);

/* One access of `bytes` bytes (at least 1) at `address`. */
void cachesim_load(struct cachesim *sim, uint64_t address, uint64_t bytes);
void cachesim_store(struct cachesim *sim, uint64_t address, uint64_t bytes);

/* One access of a loop: in iteration i it touches `bytes` bytes at address + i * stride. */
struct cachesim_stream {
    uint64_t address;
    int64_t stride;
    uint32_t bytes;
    bool store;
};

/*
 * Runs `iterations` iterations over all streams, in their order: the state and the counts are
 * exactly those of single accesses. If the streams advance together and the first level is
 * write-back, it takes one look-up per new line instead of one per access (see cachesim_run.c).
 * `streams` is unchanged.
 */
void cachesim_run(struct cachesim *sim, const struct cachesim_stream *streams, size_t n_streams,
                  uint64_t iterations);

/* Writes all dirty lines back, from the first level downwards; they stay, clean. */
void cachesim_write_back(struct cachesim *sim);

/* Empties all levels and sets the counts to zero. */
void cachesim_reset(struct cachesim *sim);

/* Sets the counts to zero and keeps the lines. */
void cachesim_clear_counts(struct cachesim *sim);

/* The counts of `level`, 0 = L1; n_levels = memory. */
struct cachesim_counts cachesim_counts(const struct cachesim *sim, int level);

/* Number of empty ways in `level`, in constant time. */
uint64_t cachesim_empty(const struct cachesim *sim, int level);

/*
 * Number of lines that are dirty in a cache above `level` and not in it: those that it will
 * receive. Searches all lines.
 */
uint64_t cachesim_dirty_above(const struct cachesim *sim, int level);

/*
 * A copy of the lines for cachesim_equals, owned by the arena. cachesim_snapshot_update copies the
 * lines again into the same memory.
 */
struct cachesim_snapshot;
struct cachesim_snapshot *cachesim_snapshot(const struct cachesim *sim, struct arena *arena);
void cachesim_snapshot_update(const struct cachesim *sim, struct cachesim_snapshot *snapshot);

/*
 * True if all lines are those of the snapshot shifted by `lines` line numbers: the future then
 * repeats what followed the snapshot, with the same shift. Never true with random replacement,
 * whose future depends on more than the lines.
 */
bool cachesim_equals(const struct cachesim *sim, const struct cachesim_snapshot *snapshot,
                     int64_t lines);

#endif
