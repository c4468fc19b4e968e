#ifndef COLLECT_TRAFFIC_CACHESIM_LEVEL_H
#define COLLECT_TRAFFIC_CACHESIM_LEVEL_H

/* Internals of the cache simulator, for its own source files; others include cachesim.h. */
#include "collect/traffic/cachesim.h"

/*
 * A set is a block of words: its places (ways), their tags, its head.
 *
 * A place holds line << 1 | dirty. The places are a ring buffer: the head is the index of the
 * youngest line, the others follow by age, and empty places come last. So an incoming line takes
 * the place of the evicted one, and nothing else moves. With random replacement places are fixed
 * and the head stays 0.
 *
 * In a write-combining level, one word of marks per place follows the head, with one bit per block
 * that was stored to.
 *
 * Each place has a tag, eight bits of a hash of its line: the eight tags in a word are compared at
 * once, and the place itself only if a tag matches.
 */
#define PLACE_EMPTY UINT64_MAX
#define PLACE_DIRTY UINT64_C(1)

struct sim_level {
    uint64_t *words;    /* sets * set_words */
    uint32_t set_words; /* ways places, ways / 8 words of tags (rounded up), the head */
    uint32_t head_word;
    uint64_t sets;
    double per_set; /* 1.0 / sets */
    uint32_t ways;
    enum cache_policy policy;
    bool power_of_two; /* sets */
    bool write_allocate, write_back, exclusive, inclusive, combines;
    int load_from, store_to, victims_to; /* as in struct cache_level */
    bool plain_load; /* misses are loaded from load_from, a level that is not exclusive */
    bool duplicates; /* takes victims without looking: a line may be in a set twice */
    uint64_t n_empty;
    struct cachesim_counts counts;
    unsigned block_shift; /* of a combining level: bytes of a block */
    uint64_t all_marks;   /* of a line all of whose blocks were stored to */
};

struct cachesim {
    uint64_t line_bytes;
    unsigned line_shift;
    int n_levels;
    struct sim_level levels[HIERARCHY_MAX_LEVELS];
    struct cachesim_counts memory;
    uint64_t lost_above; /* lines invalidated in the first level by inclusive ones */
    bool store_renews, victims_merge;
    bool any_random;
    uint64_t seed, random_word;
    cachesim_random_fn *random;
    void *random_state;
    uint64_t *words; /* of all levels, one after the other */
    size_t n_words;
};

static inline void counter_add(struct cachesim_counter *c, uint64_t bytes)
{
    c->count++;
    c->bytes += bytes;
}

/*
 * line mod sets. The floating-point quotient has an error of at most one, since line numbers are
 * below 2^52.
 */
static inline uint64_t level_set(const struct sim_level *c, uint64_t line)
{
    if (c->power_of_two)
        return line & (c->sets - 1);
    const int64_t sets = (int64_t)c->sets;
    const int64_t rest = (int64_t)line - (int64_t)((double)(int64_t)line * c->per_set) * sets;
    return (uint64_t)(rest < 0 ? rest + sets : rest >= sets ? rest - sets : rest);
}

/*
 * Loads one line at level `l`, of which `bytes` are requested; the caller counts LOAD. Returns true
 * on a hit.
 */
bool sim_touch(struct cachesim *sim, int l, uint64_t line, uint64_t bytes);

/* The part of a store that lies in one line, `bytes` from `offset` on; STORE is counted by the
 * caller. Two words, so that it is passed in registers: a third of the time of a hit. */
struct line_store {
    uint64_t line;
    uint32_t bytes;
    uint16_t offset;
    bool complete; /* from a line all of whose blocks were combined: nothing is loaded for it */
};
_Static_assert(sizeof(struct line_store) == 16, "two registers");
enum { SIM_MAX_LINE_BYTES = 1 << 15 };

void sim_store_line(struct cachesim *sim, int l, struct line_store store);

#endif
