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
 * counters report what moved. It does not depend on kernels. The semantics are those of pycachesim
 * (Hammer, https://github.com/RRZE-HPC/pycachesim) where that is right:
 *
 * - line = address / line_bytes, set = line mod sets, for any number of sets.
 * - A load counts LOAD once and HIT or MISS for each line that it touches. A miss asks the level
 *   below (the victim cache first, where there is one) before it drops a line here.
 * - A store counts STORE once. A store hit counts neither HIT nor MISS and does not make the line
 *   younger (options.store_renews changes that). Where the level allocates on writes, a store miss
 *   loads the line first, with its own LOAD and MISS.
 * - LRU drops the line that was not loaded for longest, FIFO the oldest, MRU the one that was
 *   loaded last, random any one. Empty places are always filled first.
 *
 * It differs from pycachesim in MRU: there the dropped line stays (and is written back again at
 * each miss) while the new line overwrites another one, whose changes are lost. Here MRU drops the
 * most recently loaded line, once, and writes it back if it is dirty. Inclusive and exclusive
 * levels are not known there.
 *
 * pycachesim takes `swap_on_load` and does nothing with it. Here such a level is exclusive, as its
 * documentation says: a line that is found in it moves up, dirty or not, and leaves it; one that is
 * not there passes it by; and what comes from above is put into it without being loaded.
 *
 * A write-combining level does not load what is stored; it marks each block that a store touches.
 * A dirty line whose blocks are all marked goes down as a store that does not allocate: where it
 * is missing there, it is put in without being loaded. Others go down as whole lines. So
 * pycachesim's documentation and its force_write_back; its replacement asks for the opposite, of
 * another line's marks, counts blocks as bytes, and writes beyond its field where a line is one
 * block, which is the default.
 *
 * An inclusive level that drops a line takes it from the levels above. Lines that were changed only
 * there go on with it at once and count as its evicts, not as theirs.
 */
struct cachesim;

/* What happened at one level, in events and bytes. The memory has loads, hits and stores only. */
struct cachesim_counter {
    uint64_t count;
    uint64_t bytes;
};

struct cachesim_counts {
    struct cachesim_counter load;  /* asked from above (L1: by the program) */
    struct cachesim_counter hit;   /* lines found */
    struct cachesim_counter miss;  /* lines not found */
    struct cachesim_counter store; /* given from above (L1: by the program) */
    struct cachesim_counter evict; /* given to the level below: dirty lines, victims, stores passed
                                      through */
    uint64_t dirtied; /* lines that became dirty here, less those that another level took: what the
                         level writes back in the long run; since the counts were cleared it may be
                         negative, modulo 2^64 */
};

/* Chooses one of `ways` places, 0 to ways - 1. */
typedef uint32_t cachesim_random_fn(void *state, uint32_t ways);

/* All zero is the default. */
struct cachesim_options {
    bool
        store_renews; /* a store hit in the first level renews the line as a load does (LRU, MRU) */
    bool victims_merge; /* a victim that its cache holds already renews that copy (LRU, MRU); else
                           the cache holds it twice, as pycachesim's do and no real one */
    uint64_t seed;      /* random replacement: equal seeds give equal runs */
    cachesim_random_fn *random; /* random replacement: a source of the caller's instead, which is
                                   asked at every fill, empty places or not */
    void *random_state;
};

/*
 * An empty hierarchy; everything is owned by the arena. Fails on sizes of zero, a line that is
 * not a power of two, levels that do not exist or refer upwards, write-through with write-allocate,
 * and capacities beyond 2^32 lines.
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
 * `iterations` iterations over all streams, in their order: the state and the counts are exactly
 * those of the single accesses one by one. Where the streams advance together and the first level
 * is write-back it costs a look-up for each new line instead of one for each access (see
 * cachesim_run.c). `streams` is unchanged.
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

/* Places of `level` that hold no line; costs no search. */
uint64_t cachesim_empty(const struct cachesim *sim, int level);

/* Lines that are dirty in a cache above `level` and not in it: what it will get. Looks at all of
 * them. */
uint64_t cachesim_dirty_above(const struct cachesim *sim, int level);

/*
 * A copy of the lines for cachesim_equals, owned by the arena. It can be taken again into the same
 * memory by cachesim_snapshot_update.
 */
struct cachesim_snapshot;
struct cachesim_snapshot *cachesim_snapshot(const struct cachesim *sim, struct arena *arena);
void cachesim_snapshot_update(const struct cachesim *sim, struct cachesim_snapshot *snapshot);

/*
 * True if all lines lie as in the snapshot, moved by `lines` line numbers: what follows then
 * behaves as what followed the snapshot, moved by as much. Never true with random replacement,
 * whose future depends on more than the lines.
 */
bool cachesim_equals(const struct cachesim *sim, const struct cachesim_snapshot *snapshot,
                     int64_t lines);

#endif
