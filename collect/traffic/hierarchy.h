#ifndef COLLECT_TRAFFIC_HIERARCHY_H
#define COLLECT_TRAFFIC_HIERARCHY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The caches that one core sees, as the traffic predictors need them. Index 0 is L1. */
enum { HIERARCHY_MAX_LEVELS = 4 }; /* caches; memory follows them */

enum cache_policy { CACHE_LRU, CACHE_FIFO, CACHE_MRU, CACHE_RANDOM };

struct cache_level {
    char name[8]; /* "L1" */
    uint64_t sets;
    uint32_t ways;
    enum cache_policy policy;
    bool write_allocate;
    bool write_back;
    int load_from;  /* level that misses are loaded from; n_levels: memory; -1: none (victim below)
                     */
    int store_to;   /* level that dirty lines go to; n_levels: memory */
    int victims_to; /* level that takes every victim, clean or dirty; -1: none */
    bool exclusive; /* a line found here moves up and leaves this level. No machine in machines/
                       uses it: with Skylake's L3 modelled like this, SIM is not closer to the
                       counters (L3-MEM error 22.2 instead of 22.1 %, every ninth published size),
                       and there are no published counts for Zen */
    bool inclusive; /* a line evicted here is also invalidated above */
    bool write_combining;    /* marks what is stored, by blocks; a line whose blocks are all marked
                                goes down without being loaded there */
    uint32_t subblock_bytes; /* size of such a block; 0: a line */
};

struct hierarchy {
    size_t line_bytes;
    int n_levels;
    struct cache_level levels[HIERARCHY_MAX_LEVELS];
};

/* Blocks of a line that a write-combining level distinguishes. */
enum { CACHE_MAX_SUBBLOCKS = 64 };

/* Capacity in bytes: sets * ways * line. */
static inline uint64_t cache_bytes(const struct hierarchy *h, int level)
{
    return h->levels[level].sets * h->levels[level].ways * h->line_bytes;
}

#endif
